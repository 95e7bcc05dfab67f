# イワリのコーチ：決める前に、今大切なことを一文で。決めた後に、それが何をもたらしたかを一文で。
# $by は third（第三の部族）か player（名前は $player）。$territory と $territories は領域、$card と $colour は物、
# $connections は接続の番号（$number か所）で、NAMES が言葉にします。$piece は tent か totem です。
# 得点は、今ゲームが終わったとして数えます。

## 手番の前：建設で得られるもの

# テント $count 個。
coach-iwari-lead = テント{ $count ->
    [1] 1つ
   *[other] 2つ
}で{ NAMES($territory) }の1位になれます。今のままなら{ $points }点増えます。
coach-iwari-present = { NAMES($territory) }にあなたのテントはありません。{ $count ->
    [1] 1つ
   *[other] 2つ
}置けば、1位でなくても{ $points }点になります。
coach-iwari-connection = { NAMES($territory) }にトーテムを置くと、接続{ NAMES($connections) }が得点になります：{ $points }点。
coach-iwari-void-totem = { NAMES($territory) }に虚無トーテムがあれば、接続{ NAMES($connections) }が得点になります：{ $points }点。
coach-iwari-room = { NAMES($territory) }にはまだトーテムを置けません。先にテントを置けば、接続{ NAMES($connections) }を得られるトーテムの場所ができます。
# テント $count 個の集落。
coach-iwari-settlement = ここにテントを置くと{ $count }個の集落になり、最後に{ $points }点増えます。
coach-iwari-expedition = あと1回の建設で遠征「{ NAMES($expedition) }」を達成でき、すぐに{ $points }点になります。
# $deed の駒は残り $left 個。
coach-iwari-deed = この手番で偉業（{ NAMES($deed) }）に手が届きます。その駒は残り{ $left }個です。
coach-iwari-walking = 歩くトーテムが近くにいます。{ NAMES($territory) }にトーテムを置けば、接続{ $connection }をすぐに得点計算できます：{ $points }点。
coach-iwari-token = このスペースにトークンがあります（{ NAMES($colour) }）。取ればその色で最多になり、{ $points }点です。
coach-iwari-fortification = 砦は自分のテントの得点を2倍にします。ここに砦と自分のテントを置けば{ $points }点増えます。
coach-iwari-road = この紫のスペースのテントは、紫の道だけで{ $points }点になります。
coach-iwari-ruin = 手札でこの遺跡を取り除けます。遺跡は1点になり、接続{ $connection }が開きます。

## 手番の前：ほかの部族にできること

coach-iwari-overtaken = { $by ->
    [third] 第三の部族
   *[player] { $player }
}は{ NAMES($territory) }であなたと同数です。あと1つテントを置かれると、{ $points }点失います。
coach-iwari-broken = { NAMES($territory) }にあと1つトーテムを置かれると、{ $by ->
    [third] 第三の部族
   *[player] { $player }
}に接続{ NAMES($connections) }を奪われ、{ $points }点失います。
coach-iwari-last-spot = { NAMES($territory) }の空きは1つです。テントを置けば{ $by ->
    [third] 第三の部族
   *[player] { $player }
}より上になり、置かれれば{ $loss }点失います。

## 手番の前：残りの時間と、新しい土地

coach-iwari-last-turn = これがあなたの最後の手番です。大切なのは、まだ得点にできるものだけです。
# 残り $count 枚。
coach-iwari-deck-first = 山札は残りわずか（{ $count }枚）。もうすぐテントの1回目の得点計算なので、今の順位が大切です。
coach-iwari-deck-last = 山札は残りわずか（{ $count }枚）。尽きると最終ラウンドです。
coach-iwari-tents-own = あなたのテントは残り{ $count }個です。最後の1つを置くと最終ラウンドになります。
coach-iwari-tents-left = { $player }のテントは残り{ $count }個です。最後の1つが置かれると最終ラウンドになります。
coach-iwari-unexplored = { NAMES($territory) }にはまだテントがありません。最初のテントが1位になりますが、置けるのは1つだけです。
coach-iwari-veiled = { NAMES($territory) }には裏向きのトークンがあります。探索する人が最初に見て、1枚取れます。

## カードを引く前

coach-iwari-runs-first = この手番で山札が尽き、テントの1回目の得点計算になります。
coach-iwari-runs-last = この手番で山札が最後まで尽きます。あとはこのラウンドを終えるだけです。
coach-iwari-card-needed = 手札にないカードが表になっています（{ NAMES($card) }）。{ NAMES($territory) }に{ $piece ->
    [totem] トーテム
   *[tent] テント
}を置けば{ $points }点です。
coach-iwari-card-helps = このカードはほかの人にも見えます（{ NAMES($card) }）。{ NAMES($territory) }に{ $piece ->
    [totem] トーテム
   *[tent] テント
}を置かれると、{ $by ->
    [third] 第三の部族
   *[player] { $player }
}に{ $points }点奪われます。
coach-iwari-card-pair = 手札と同じカードが表になっています（{ NAMES($card) }）。同じ2枚は、どのカードの代わりにもなります。

## 何かを選ぶとき

coach-iwari-pawn = 偉業駒は、置いた場所のすべての部族の得点を増やします。ほかに誰がそこで得点するかを見ましょう。
coach-iwari-pawn-courage = この駒は、置いた場所のすべての部族の得点を減らします。ほかの人のほうが得をしている場所を探しましょう。
coach-iwari-pawn-trap = 偉業駒は全員に働きます。{ NAMES($territory) }ではあなたに{ $points }点、でも{ $by ->
    [third] 第三の部族
   *[player] { $player }
}に{ $theirs }点です。
coach-iwari-pawn-trap-connection = 偉業駒は全員に働きます。接続{ $connection }ではあなたに{ $points }点、でも{ $by ->
    [third] 第三の部族
   *[player] { $player }
}に{ $theirs }点です。
# $way は、嵐が動いたときの gain か loss。
coach-iwari-storm = 嵐が接続{ $connection }から{ $to }へ動くと、{ $points }点{ $way ->
    [gain] 得
   *[loss] 失い
}ます。
coach-iwari-walk = 接続{ $connection }の得点計算は今か最後の一度だけです。今ならあなたに{ $points }点、ほかは0点です。
coach-iwari-walk-others = 接続{ $connection }の得点計算は今か最後の一度だけです。今ならあなたに{ $points }点、{ $by ->
    [third] 第三の部族
   *[player] { $player }
}に{ $theirs }点です。
coach-iwari-third-hurts = { NAMES($territory) }に第三の部族の{ $piece ->
    [totem] トーテム
   *[tent] テント
}を置くと、{ $player }は{ $points }点失います。
coach-iwari-third-leads = 第三の部族が2人より{ $points }点上です。このままでは2人とも負けなので、助けないようにしましょう。

## 虚無との対決：手番の前

# $count か所の領域。
coach-iwari-corruption = 虚無のカードがあと1枚で腐敗になります。今のままなら、虚無が領有するのは{ NAMES($territories) }です。
coach-iwari-corruption-near = 虚無のカードがあと1枚で腐敗になります。{ NAMES($territories) }に虚無の駒が置かれ、判定されます。
# 空きは $free か所。
coach-iwari-last-land = 虚無はあと1つの領域で勝ちます。今判定すると{ NAMES($territory) }は虚無のもので、空きは{ $free }か所です。
coach-iwari-last-corruption = 次の腐敗でゲームが終わります。今判定すると虚無の領域は{ $held }つ、{ $limit }つで虚無の勝ちです。
coach-iwari-ten-ruins = 虚無の最大の集まりは遺跡{ $count }個です。{ $limit }個で虚無がすぐに勝つので、道をふさぎましょう。
coach-iwari-few-ruins = { $count ->
    [0] 遺跡はもう残っていません
   *[other] 遺跡は残り{ $count }個です
}。必要なときに足りないとゲームが終わり、すべてが判定されます。
coach-iwari-centre = 中央に虚無トーテムが{ $count }個あります。あと1つで虚無の勝ちです。
coach-iwari-violet = 紫のスペースは遺跡{ $ruins }個、テント{ $tents }個です。最後にこのままなら負けになります。
coach-iwari-haunted = このバイオームのカード（{ NAMES($card) }）を使うと、{ NAMES($territory) }に遺跡が1つ置かれます。
coach-iwari-turn-land = 今判定すると{ NAMES($territory) }は虚無のものです。あと1つの{ $piece ->
    [totem] トーテム
   *[tent] テント
}で逆転できます。
coach-iwari-claim = { NAMES($territory) }の最後のスペースが埋まると、すぐに判定されます。あなたのテントなら守れます。
coach-iwari-claim-lost = { NAMES($territory) }の最後のスペースに注意しましょう。すぐに判定され、虚無のものになります。
# テント $count 個の集落。
coach-iwari-free-piece = このスペースのテントで{ $count }個の集落ができ、無料の駒を置けます。
coach-iwari-spare = 完成したバイオームのカード（{ NAMES($card) }）を残しましょう。捨てれば虚無の行動を避けられます。
coach-iwari-weakest = 今判定すると{ NAMES($territory) }は虚無のもので、空きは{ $free }か所です。
# 手札は $count 枚。
coach-iwari-empty-hand = この手番で手札{ $count }枚を使い切れます。そうすれば虚無は何もしません。

## 虚無との対決：虚無のために決めるとき、カードを引くとき

coach-iwari-void-wins = ここはいけません。この駒で虚無がすぐに勝ってしまいます。
coach-iwari-turn-away = { NAMES($territory) }に気をつけましょう。{ $piece ->
    [totem] 虚無トーテム
   *[tent] 遺跡
}があと1つで、判定すると虚無のものになります。
coach-iwari-void-card = 建設の代わりに虚無のカードを出すと、{ NAMES($territories) }で感染が起きます。
# 公開される虚無のカードは $count 枚。
coach-iwari-void-card-corrupts = あなたの虚無のカードは{ $count }枚目です。腐敗になり、{ NAMES($territories) }が判定されます。
coach-iwari-skip = 手札に完成したバイオームのカードがあります（{ NAMES($card) }）。捨てれば虚無は何もしません。
coach-iwari-near-settlement = この{ $count }個の遺跡はつながっています。隣にあと1つで集落になり、虚無がすぐに行動します。
# つながる遺跡は $count 個。
coach-iwari-joins = { $spots ->
    [1] このスペース
   *[other] これら{ $spots }か所のスペース
}では遺跡が合わせて{ $count }個つながります。ほかではもっと少なくなります。
coach-iwari-target = { NAMES($territory) }に駒が置かれると、判定では虚無のものになります。
coach-iwari-free-turns = 今判定すると{ NAMES($territory) }は虚無のものです。無料の{ $piece ->
    [totem] トーテム
   *[tent] テント
}で逆転できます。
# 公開中の虚無のカードは $count 枚。
coach-iwari-void-shown = 虚無のカードが{ $count }枚公開されています。ディスプレイから1枚取らないと、次の1枚で腐敗になります。
coach-iwari-card-turns = 手札にないカードが表になっています（{ NAMES($card) }）。{ $piece ->
    [totem] トーテム
   *[tent] テント
}で、今は虚無のものになる{ NAMES($territory) }を逆転できます。

## 決めたことがもたらしたもの

coach-iwari-brought-mid = 1回目の得点計算です。あなたのテントは{ $points }点、ほかの最高は{ $best }点です。
coach-iwari-brought-expedition = 遠征「{ NAMES($expedition) }」を達成しました。{ $points }点はもう失われません。
# $count 個の偉業。
coach-iwari-brought-deed = 偉業（{ NAMES($deeds) }）を成しとげました。駒の置き場所をよく選びましょう。
coach-iwari-brought-settlement = あなたの集落はテント{ $count }個になり、最後に{ $points }点増えます。
coach-iwari-brought-connections = 接続{ NAMES($connections) }の両端で最多になりました。追い越されなければ{ $points }点です。
coach-iwari-brought-lead = { NAMES($territory) }で1位になりました。今のままなら{ $points }点増えます。
coach-iwari-brought-cost = これで{ $by ->
    [third] 第三の部族
   *[player] { $player }
}は{ $points }点失いました。
coach-iwari-brought-helped = いちばん得をしたのは{ $by ->
    [third] 第三の部族
   *[player] { $player }
}で{ $theirs }点、あなたは{ $points }点です。
coach-iwari-brought-pawn = 今のままなら、駒はあなたに{ $points }点、ほかには0点です。
coach-iwari-brought-courage = 駒は{ $by ->
    [third] 第三の部族
   *[player] { $player }
}から{ $theirs }点、あなたから{ $points }点を減らします。
coach-iwari-brought-pawn-others = 今のままなら、駒はあなたに{ $points }点、{ $by ->
    [third] 第三の部族
   *[player] { $player }
}に{ $theirs }点です。
coach-iwari-brought-walk = 歩くトーテムで{ $points }点。もう失われません。
coach-iwari-brought-forgone = 手札を残さなかったので、この手番では第三の部族は何も建てません。
coach-iwari-brought-points = 今のままなら、これで{ $points }点増えました。
coach-iwari-brought-filled = { NAMES($territory) }は埋まりました。もう順位は変わりません。
coach-iwari-brought-lost = 虚無が{ NAMES($territory) }を領有しました。必要な{ $limit }つのうち{ $held }つ目です。
coach-iwari-brought-claimed = { NAMES($territory) }は判定され、守られました。もう虚無の駒は入れません。
coach-iwari-brought-free = 新しい集落です。いちばん役に立つ場所に無料の駒を置きましょう。
coach-iwari-brought-ruins = 虚無の最大の集まりは遺跡{ $count }個になりました。{ $limit }個で虚無の勝ちです。
coach-iwari-brought-endangered = 今判定すると{ NAMES($territory) }は虚無のものです。
coach-iwari-brought-saved = 今判定すると{ NAMES($territory) }はあなたのものです。
coach-iwari-brought-skip = カード1枚で、この手番の虚無は何もしませんでした。
coach-iwari-brought-rest = 手札を残さなかったので、この手番の虚無は何もしません。
