# イワリ：なぜできないか。理由1つに1文。試した人が読みます。
# $territory、$biome、$card（カードのバイオーム）、$deed は NAMES が言葉にします。

## 先にすることがある

iwari-refused-over = ゲームは終了しています。
iwari-refused-shuffle = 先に捨て札を混ぜます。
iwari-refused-due-draft = { $who ->
    [you] 先に、最初の手札にするカードを選んでください。
   *[other] { $player }が最初の手札を選んでいます。
}
iwari-refused-due-turn = { $who ->
    [you] あなたの手番です。建設するか、カードを交換してください。
   *[other] { $player }の手番です。
}
iwari-refused-due-third = { $who ->
    [you] 先に第三の部族の行動をしてください。
   *[other] { $player }が第三の部族の行動をしています。
}
iwari-refused-due-deed = { $who ->
    [you] 先に偉業駒を置いてください。
   *[other] { $player }が偉業駒を置いています。
}
iwari-refused-due-veneration = { $who ->
    [you] 先に崇拝の駒を置くか、置かないことを決めてください。
   *[other] { $player }が崇拝の駒を置く場所を決めています。
}
iwari-refused-due-explored = { $who ->
    [you] 領域のトークンを表にしました。そこにテントを置いてください。
   *[other] { $player }は領域のトークンを表にし、そこにテントを置きます。
}
iwari-refused-due-storm = { $who ->
    [you] 先に嵐を動かすか、残すかを決めてください。
   *[other] { $player }が嵐について決めています。
}
iwari-refused-due-walk = { $who ->
    [you] 先に歩くトーテムについて決めてください。得点計算をして進むか、残るかです。
   *[other] { $player }が歩くトーテムについて決めています。
}
iwari-refused-due-refill = { $who ->
    [you] 先に手札を補充してください。
   *[other] { $player }が手札を補充しています。
}
iwari-refused-impossible = 今はできません。
iwari-refused-possible = 今はできます。
iwari-refused-tribe = 今建設するのは別の部族です。
iwari-refused-pass = パスできるのは手札がないときだけです。建設するか、カードを交換してください。
iwari-refused-discard = カードを捨て札にするのは、第三の部族が何も建設できないときだけです。今は建設できます。

## 駒

iwari-refused-two-pieces = 1回の建設で置く駒は1つか2つです。{ $count }個は置けません。
iwari-refused-one-territory = 1回の建設の駒はすべて同じ領域に置きます。最初の駒は{ NAMES($territory) }に置きます。
iwari-refused-unexplored = { NAMES($territory) }（{ NAMES($biome) }）は未探索です。置けるのはテント1つだけです。
iwari-refused-spot = { $who ->
    [you] このスペースにはもうあなたのテントがあります。
   *[other] このスペースにはもう{ $player }のテントがあります。
}
iwari-refused-spot-third = このスペースにはもう第三の部族のテントがあります。
iwari-refused-spot-chosen = このスペースには、この建設の1つ目のテントを置きます。
iwari-refused-cap = { NAMES($territory) }に置けるトーテムは{ $count }個までです。そこで最も多い部族のテントが{ $count }個だからです。
iwari-refused-no-tents = あなたのテントはすべて置かれています。
iwari-refused-no-totems = あなたのトーテムはすべて置かれています。
iwari-refused-no-tents-third = 第三の部族のテントはすべて置かれています。
iwari-refused-no-totems-third = 第三の部族のトーテムはすべて置かれています。
iwari-refused-no-such-spot = { $name }というテントスペースはありません。
iwari-refused-no-such-territory = { $name }という領域はありません。
iwari-refused-bare = { NAMES($territory) }（{ NAMES($biome) }）にトーテムは置けません。

## 砦

iwari-refused-no-forts-in-play = このゲームでは砦を使いません。
iwari-refused-no-forts = あなたの砦はもう置かれています。
iwari-refused-fort-third = 第三の部族に砦はありません。
iwari-refused-fort-unexplored = { NAMES($territory) }（{ NAMES($biome) }）は未探索です。砦はテントのある領域に置きます。
iwari-refused-fort-special = 砦は空いているテントスペースに置きます。ここは違います。
iwari-refused-fort-there = このスペースにはもう砦があります。

## 発見物

iwari-refused-no-discoveries = このゲームでは発見物トークンを使いません。
iwari-refused-veiled = { NAMES($territory) }のトークンは裏向きです。先に探索してからテントを置いてください。
iwari-refused-not-veiled = { NAMES($territory) }に裏向きのトークンはありません。
iwari-refused-explored-elsewhere = { NAMES($territory) }のトークンを表にしました。テントはそこに置きます。
iwari-refused-explore-unaffordable = { NAMES($territory) }（{ NAMES($biome) }）のテントに支払えないため、トークンを表にできません。

## 遺跡

iwari-refused-ruin-said = テントで置き換えられるのは、遺跡のあるスペースだけです。
iwari-refused-ruin-price = この遺跡をテントに置き換えるには、示されたバイオーム（{ NAMES($biome) }）のカード2枚が必要です。ほかのカードは使えません。

## 虚無トーテム

iwari-refused-no-void-totems = このマップに虚無トーテムはありません。
iwari-refused-move-third = 虚無トーテムを動かせるのは自分の行動だけです。第三の部族の行動では動かせません。
iwari-refused-two-moves = 1回の建設で動かせる虚無トーテムは1つだけです。
iwari-refused-centre-empty = 中央に虚無トーテムは残っていません。
iwari-refused-no-void-totem = { NAMES($territory) }に虚無トーテムはありません。
iwari-refused-same-biome = { NAMES($territory) }の虚無トーテムは、別のバイオームへ動かします（{ NAMES($biome) }以外）。
iwari-refused-centre-price = 中央の虚無トーテムを動かすには、行き先のバイオーム（{ NAMES($biome) }）のカード2枚が必要です。ほかのカードは使えません。
iwari-refused-move-price = この虚無トーテムを動かすには、2つのバイオーム（{ NAMES($other) }、{ NAMES($biome) }）のカードが1枚ずつ必要です。ほかのカードは使えません。

## 係争トークンと決意トークン

iwari-refused-no-such-token = { $name }という係争トークンはありません。
iwari-refused-token-elsewhere = この係争トークンはその領域に置けません。
iwari-refused-token-placed = この係争トークンはもう{ NAMES($territory) }にあります。
iwari-refused-token-third = 第三の部族は係争トークンを置けません。
iwari-refused-token-price = この係争トークンには、領域のバイオーム（{ NAMES($biome) }）のカード2枚が必要です。ほかのカードは使えません。
iwari-refused-unknown-area = ここは未知の区域です。テントは係争トークンと一緒にだけ置けます。
iwari-refused-determined-token = 決意トークンで加えられるのはテントかトーテムです。係争トークンは置けません。
iwari-refused-determined-price = 未探索の領域の2つ目の駒には、そのバイオーム（{ NAMES($biome) }）のカード1枚が必要です。ほかのカードは使えません。

## カード

iwari-refused-not-in-hand = { $who ->
    [you] このカードはあなたの手札にありません：{ NAMES($card) }。
   *[other] このカードは{ $player }の手札にありません：{ NAMES($card) }。
}
iwari-refused-no-such-card = { $name }というカードはありません。
iwari-refused-no-cards = 支払える手札が残っていません。
iwari-refused-unaffordable = { NAMES($territory) }の駒には、カード1枚（{ NAMES($biome) }）か、ほかの同じバイオームのカード2枚が必要です。手札にはどちらもありません。
iwari-refused-fixed-unaffordable = { NAMES($territory) }のこの駒に使えるのは次のカードだけで、手札にありません：{ NAMES($cards) }。
iwari-refused-second-unaffordable = 残りの手札では、{ NAMES($territory) }（{ NAMES($biome) }）に2つ目の駒を置けません。
iwari-refused-three-cards = 1回の建設に使えるカードは3枚までです。{ $count }枚は使えません。
iwari-refused-payment = 駒1つには、領域のバイオームのカード1枚か、ほかの同じバイオームのカード2枚を支払います。
iwari-refused-biome = { NAMES($territory) }の駒には、カード1枚（{ NAMES($biome) }）か、ほかの同じバイオームのカード2枚が必要です。これは1枚だけです：{ NAMES($card) }。
iwari-refused-pair = { NAMES($biome) }の代わりに2枚を使えるのは、2枚とも同じバイオームのときだけです。
iwari-refused-pair-own = { NAMES($territory) }の駒にはカード1枚（{ NAMES($biome) }）で足ります。2枚は支払えません。
iwari-refused-pays-twice = 1枚のカードは1度しか使えません：{ NAMES($card) }。
iwari-refused-pay-rest = これらのカードを1つの駒に使うと、{ NAMES($territory) }のもう1つの駒に支払えません。

## 補充

iwari-refused-deck-empty = 山札は空です。
iwari-refused-no-place = { $count ->
    [0] ディスプレイは空です。
   *[other] ディスプレイのカードは{ $count }枚だけです。
}
iwari-refused-other-card = そこにあるのは別のカードです。

## 偉業

iwari-refused-not-earned = 今は{ NAMES($deed) }の駒を置くときではありません。
iwari-refused-no-such-deed = { $name }という偉業はありません。
iwari-refused-no-such-connection = { $name }という接続はありません。
iwari-refused-decline = 得た偉業駒は必ず置きます。
iwari-refused-deed-target = { $deed ->
    [union] 団結の駒は、接続ではなく領域に置きます。
    [discovery] 発見の駒は、接続ではなく領域に置きます。
    [honour] 名誉の駒は、領域ではなく接続に置きます。
   *[respect] 尊敬の駒は、領域ではなく接続に置きます。
}
iwari-refused-union = 団結の駒は、自分の集落が及ぶ領域に置きます。{ NAMES($territory) }には及んでいません。
iwari-refused-discovery = 発見の駒は、今埋めた{ NAMES($territory) }とは別の領域に置きます。
iwari-refused-honour = 名誉の駒は陸路の接続に置きます。接続{ $connection }は海路です。
iwari-refused-respect = 尊敬の駒は海路の接続に置きます。接続{ $connection }は陸路です。
iwari-refused-covered = 接続{ $connection }は山に覆われているため、駒を置けません。
iwari-refused-covered-storm = 接続{ $connection }は嵐に覆われているため、駒を置けません。
iwari-refused-covered-ruin = 接続{ $connection }は遺跡に閉ざされているため、駒を置けません。
iwari-refused-left = 接続{ $connection }は歩くトーテムが離れたため、駒を置けません。
iwari-refused-not-leading = あなたは接続{ $connection }の両端でトーテムが最多ではありません。
iwari-refused-courage = 勇気の駒はほかの偉業駒の隣に置きます。{ NAMES($territory) }に駒はありません。
iwari-refused-courage-connection = 勇気の駒はほかの偉業駒の隣に置きます。接続{ $connection }に駒はありません。
iwari-refused-veneration = 崇拝の駒は、係争トークンの上に自分のテントがある領域に置きます。{ NAMES($territory) }にはありません。
iwari-refused-veneration-territory = 崇拝の駒は、接続ではなく領域に置きます。
iwari-refused-veneration-connection = 崇拝の駒は、領域ではなく接続に置きます。

## 嵐

iwari-refused-other-storm = 先に接続{ $connection }の嵐について決めます。

## 虚無との対決：先にすることがある

iwari-refused-shuffle-void = 先に、公開中の虚無のカードを山札に混ぜます。
iwari-refused-due-void = { $who ->
    [you] 先に虚無の行動をしてください。
   *[other] { $player }が虚無の行動をしています。
}
iwari-refused-due-voids = { $who ->
    [you] 先に手札を補充してください。その前に、まだ虚無のカードを出せます。
   *[other] { $player }が手札を補充するか、その前に虚無のカードを出します。
}
iwari-refused-due-pass = { $who ->
    [you] 手札が虚無のカードだけなので、自分の行動は飛ばします。
   *[other] { $player }は手札が虚無のカードだけなので、自分の行動を飛ばします。
}
iwari-refused-due-order = { $who ->
    [you] 先に、虚無がどちらの領域から行動するかを選んでください。
   *[other] { $player }が、虚無がどちらの領域から行動するかを選んでいます。
}
iwari-refused-due-ruin = { $who ->
    [you] 先に遺跡を置くスペースを選んでください。
   *[other] { $player }が遺跡を置くスペースを選んでいます。
}
iwari-refused-due-haunted = { $who ->
    [you] 先に、支払ったカードによって現れる遺跡のスペースを選んでください。
   *[other] { $player }が、支払ったカードによって現れる遺跡のスペースを選んでいます。
}
iwari-refused-due-target = { $who ->
    [you] 先に、虚無が新しい集落のどの領域で行動するかを選んでください。
   *[other] { $player }が、虚無が新しい集落のどの領域で行動するかを選んでいます。
}
iwari-refused-due-free = { $who ->
    [you] 先に、集落による無料の駒を置くか、置かないことを決めてください。
   *[other] { $player }が、集落による無料の駒を置いています。
}

## 虚無との対決：カード

iwari-refused-void-card = 虚無のカードは支払いにも交換にも使えません。手札から出せるのは、虚無の行動だけです。
iwari-refused-pass-void = 自分の行動を飛ばせるのは、手札が虚無のカードだけのときです。建設するか、カードを交換してください。
iwari-refused-discard-void = カードを捨て札にするのは、虚無の行動がほかに何もできないときだけです。今はできます。
iwari-refused-no-void-card = これは虚無のカードではありません：{ NAMES($card) }。
iwari-refused-voids-none = 虚無のカードを1枚以上出してください。
iwari-refused-voids-twice = 1枚の虚無のカードは1度しか出せません。
iwari-refused-skip = 虚無の行動を飛ばせるのは、完成したバイオームのカードだけです。このバイオームには、まだ埋まったことのない領域があります：{ NAMES($card) }。

## 虚無との対決：駒

iwari-refused-tribe-void = 今建設するのは虚無です。
iwari-refused-tribe-own = 今建設するのは自分の部族です。
iwari-refused-closed = { NAMES($territory) }（{ NAMES($biome) }）は判定済みです。もう駒は置けません。
iwari-refused-last-spot = このテントで{ NAMES($territory) }の最後の空きスペースが埋まり、すぐに判定されます。2つ目の駒は置けません。
iwari-refused-last-spot-void = この遺跡で{ NAMES($territory) }の最後の空きスペースが埋まり、すぐに判定されます。2つ目の駒は置けません。
iwari-refused-spot-ruin = このスペースにはもう遺跡があります。
iwari-refused-no-tents-void = 遺跡はすべて置かれています。
iwari-refused-no-totems-void = 虚無トーテムはすべて置かれています。
iwari-refused-violet = { NAMES($territory) }にはまだ紫のスペースが空いています。遺跡は紫のスペースに置きます。
iwari-refused-token-void = 虚無との対決では、係争トークンを置きません。
iwari-refused-no-centre = このマップでは、虚無トーテムを動かせません。
iwari-refused-move-void = 虚無トーテムを動かせるのは自分の行動だけです。虚無の行動では動かせません。
iwari-refused-move-centre = 虚無トーテムは、中央からだけ動かせます。

## 虚無との対決：自分の駒を移す

iwari-refused-lift-versus = テントとトーテムを移せるのは、虚無との対決だけです。
iwari-refused-lift-void = 駒を移せるのは自分の行動だけです。虚無の行動では移せません。
iwari-refused-lift-no-tent = そのスペースに、移せる自分のテントはありません。
iwari-refused-lift-twice = このテントは、この建設ですでに移します。
iwari-refused-lift-no-totem = { NAMES($territory) }に、移せる自分のトーテムは残っていません。
iwari-refused-lift-under = { NAMES($territory) }の自分のトーテムは虚無トーテムの下にあるため、移せません。
iwari-refused-lift-incomplete = { NAMES($territory) }の駒を移せるのは、そのバイオーム（{ NAMES($biome) }）のすべての領域が1度埋まってからです。
iwari-refused-move-unaffordable = { NAMES($territory) }から駒を移すには、カード1枚（{ NAMES($biome) }）か、ほかの同じバイオームのカード2枚が必要です。手札にはどちらもありません。
iwari-refused-move-second = 残りの手札では、{ NAMES($territory) }（{ NAMES($biome) }）から駒を移せません。
iwari-refused-biome-moved = { NAMES($territory) }から駒を移すには、カード1枚（{ NAMES($biome) }）か、ほかの同じバイオームのカード2枚が必要です。これは1枚だけです：{ NAMES($card) }。
iwari-refused-pair-own-moved = カード1枚（{ NAMES($biome) }）で、{ NAMES($territory) }から駒を移せます。2枚は支払えません。

## 虚無との対決：選択

iwari-refused-order = 順番には、今虚無が行動する2つの領域を1度ずつ入れます。
iwari-refused-ruin-elsewhere = 虚無は{ NAMES($territory) }で行動します。遺跡はそこに置きます。
iwari-refused-ruin-haunted = この遺跡は、このバイオームの空きスペースに置きます：{ NAMES($biome) }。
iwari-refused-ruin-far = { NAMES($territory) }には、道を数えて遺跡にもっと近い空きスペースがあります。
iwari-refused-target = 集落の遺跡が最も多い領域は、{ NAMES($territory) }ではありません。
iwari-refused-free-kind = 無料の駒は、まだ置いていない自分のテントかトーテムです。
iwari-refused-free-elsewhere = あなたの集落は{ NAMES($territory) }に及んでいません。
