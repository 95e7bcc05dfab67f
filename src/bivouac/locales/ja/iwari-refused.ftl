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
iwari-refused-due-refill = { $who ->
    [you] 先に手札を補充してください。
   *[other] { $player }が手札を補充しています。
}
iwari-refused-impossible = 今はできません。
iwari-refused-possible = 今はできます。禁じるルールはありません。
iwari-refused-tribe = 今建設するのは別の部族です。
iwari-refused-pass = パスできるのは手札がないときだけです。建設するか、カードを交換してください。
iwari-refused-discard = カードを捨て札にするのは、第三の部族が何も建設できないときだけです。今は建設できます。

## 駒

iwari-refused-two-pieces = 1回の建設で置く駒は1つか2つです。{ $count }個は置けません。
iwari-refused-one-territory = 1回の建設の駒はすべて同じ領域に置きます。最初の駒は{ NAMES($territory) }に置きます。
iwari-refused-unexplored = { NAMES($territory) }（{ NAMES($biome) }）は未踏です。置けるのはテント1つだけです。
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

## カード

iwari-refused-not-in-hand = { $who ->
    [you] このカードはあなたの手札にありません：{ NAMES($card) }。
   *[other] このカードは{ $player }の手札にありません：{ NAMES($card) }。
}
iwari-refused-no-such-card = { $name }というカードはありません。
iwari-refused-no-cards = 支払える手札が残っていません。
iwari-refused-unaffordable = { NAMES($territory) }の駒には、カード1枚（{ NAMES($biome) }）か、ほかの同じバイオームのカード2枚が必要です。手札にはどちらもありません。
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
iwari-refused-not-leading = あなたは接続{ $connection }の両端でトーテムが最多ではありません。
