# デワン：準備、仲間どうしの言葉、選ぶと失うもの、野営地を置けない理由。
# $cards と $terrains は NAMES が言う記号、$player は名前です。

## 準備

dewan-opening-map = 初期タイル{ $start }枚と中立タイル{ $neutral }枚でマップができています。それぞれの初期タイルの中央に初期野営地があります。
dewan-opening-event-tile = { $event ->
    [water] 豪雨領域タイルも加わります。
    [lava] 火山領域タイルも加わります。
   *[fish] 特別な領域タイルも加わります。
}
dewan-opening-berries = マップのゾーンにベリーが{ $count }枚あります。
dewan-opening-cards = 全員にカードが{ $hand }枚ずつ配られました。ディスプレイに{ $row }枚、山に{ $pile }枚あります。
dewan-opening-cards-event = 全員にカードが{ $hand }枚ずつ配られました。ディスプレイに{ $row }枚、山に{ $pile }枚、サプライに{ $supply }枚あります。
dewan-opening-hand = あなたの手札：{ NAMES($cards) }。
dewan-opening-stories = 物語タイルが{ $count }枚公開され、山に{ $stack }枚あります。これから全員が1枚目を選びます。最初のプレイヤーは最後に選びます。
dewan-opening-first = { $who ->
    [you] あなたが最初のプレイヤーです。
   *[other] { $player }が最初のプレイヤーです。
}
dewan-opening-team = 仲間は向かい合って座り、チームが交互に手番を行います。

## 仲間どうしの言葉

dewan-says-join = 野営地をつなげましょう。
dewan-says-berries = ふたりともベリーが必要です。
dewan-says-fire = 炎を最も多く集めましょう。
dewan-says-end = そろそろ終わらせたいです。
dewan-says-longer = もう少し続けましょう。

## 選ぶと失うもの

dewan-forgone = { $what ->
    [tuck] 差し込むカードが残りません
    [story] 得られる物語タイルがありません
    [reward] 達成しても得られるカードがありません
    [fish] 魚はあと{ $count }枚だけです
   *[row] { $count }か所が空いたままです
}

## 得点の理由

dewan-gain-why = { $source }{ $change }

## 野営地を置けない理由

dewan-stuck-few = どの道のりにもカードが{ $cheapest }枚以上必要ですが、手札は{ $cards }枚です。
dewan-stuck-other = 今の手札で支払える道のりがありません。最短の道のりに必要なもの：{ NAMES($terrains) }。
dewan-stuck-nowhere = あなたの野営地から行ける空きスペースがありません。
dewan-stuck-camps = 野営地はもうすべてマップに置かれています。
