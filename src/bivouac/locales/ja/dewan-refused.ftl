# デワン：なぜできないか。理由1つに1文。試した人が読みます。
# $space はスペースの名前、$terrain はその地形、$card はカードに示されているもの。

## 先にすることがある

dewan-refused-over = ゲームは終了しています。
dewan-refused-odd-berry = 先に、余ったベリーを置く側をランダムに決めます。
dewan-refused-shuffle = 先に捨て札を混ぜます。
dewan-refused-due-turn = { $who ->
    [you] あなたの手番です。カードを得るか、野営地を置いてください。
   *[other] { $player }の手番です。
}
dewan-refused-due-story = { $who ->
    [you] 先に物語タイルを選んでください。
   *[other] { $player }が物語タイルを選んでいます。
}
dewan-refused-due-tuck = { $who ->
    [you] 先に、カードを差し込むかどうかを決めてください。
   *[other] { $player }がカードを差し込むかどうかを決めています。
}
dewan-refused-due-water = { $who ->
    [you] 先に水域マーカーを置いてください。
   *[other] { $player }が水域マーカーを置いています。
}
dewan-refused-due-lava = { $who ->
    [you] 先に溶岩マーカーを置いてください。
   *[other] { $player }が溶岩マーカーを置いています。
}
dewan-refused-due-fishing = { $who ->
    [you] 先に、魚を捕るためにカードを捨て札にするかどうかを決めてください。
   *[other] { $player }が魚を捕るかどうかを決めています。
}
dewan-refused-impossible = 今はできません。
dewan-refused-possible = 今はできます。
dewan-refused-pass-take = パスできるのは、ほかに何もできないときだけです。得られるカードがあります。
dewan-refused-pass-place = パスできるのは、ほかに何もできないときだけです。野営地を置けます。

## ディスプレイのカード

dewan-refused-slot-empty = ディスプレイの{ $slot }番目は空いています。
dewan-refused-no-slot = ディスプレイは{ $slots }枚分しかありません。
dewan-refused-two-cards = ディスプレイから得るカードは、ちょうど2枚です。
dewan-refused-not-neighbours = ディスプレイの{ $first }番目と{ $second }番目は隣り合っていません。
dewan-refused-one-card = 1枚だけ得られるのは、隣り合う2枚がないときだけです。{ $first }番目と{ $second }番目が隣り合っています。
dewan-refused-not-in-hand = { $who ->
    [you] このカードはあなたの手札にありません：{ NAMES($card) }。
   *[other] このカードは{ $player }の手札にありません：{ NAMES($card) }。
}
dewan-refused-no-half = このカードにその側はありません：{ NAMES($card) }。
dewan-refused-no-such-card = { $name }というカードはありません。

## 物語

dewan-refused-story-slot-empty = 物語タイルの{ $slot }番目は空いています。
dewan-refused-no-story-slot = 並んでいる物語タイルは{ $slots }枚分しかありません。
dewan-refused-stack-empty = 物語タイルの山は空です。並んでいるタイルから選んでください。

## 道のり

dewan-refused-no-such-space = { $name }というスペースはありません。
dewan-refused-no-route = 自分の野営地から出発し、別のスペースへ進みます。
dewan-refused-origin = 出発地点は自分の野営地です。{ $space }（{ NAMES($terrain) }）にはありません。
dewan-refused-origin-stuck = 今の手札では、{ $space }（{ NAMES($terrain) }）からはどこにも行けません。
dewan-refused-stays = 目的地は、出発した{ $space }とは別のスペースです。
dewan-refused-not-adjacent = { $other }と{ $space }は隣接していません。
dewan-refused-twice = 同じスペースに2度入ることはできません。{ $space }はもう経路に入っています。
dewan-refused-blocked = { $space }（{ NAMES($terrain) }）は、通過することも野営地を置くこともできません。
dewan-refused-camp = { $space }にはもう野営地があります。
dewan-refused-no-camp = { $space }に野営地は置けません。
dewan-refused-village = { $space }の水域ゾーンにはもう湖上の村があります。村は1つのゾーンに1つだけです。
dewan-refused-water = { $space }は水域です。水域には置けません。
dewan-refused-unaffordable = 今の手札では、{ $space }（{ NAMES($terrain) }）まで支払える経路がありません。
dewan-refused-enter-unpaid = 残りの手札では{ $space }（{ NAMES($terrain) }）に支払えません。
dewan-refused-dead-end = 残りの手札では、{ $space }（{ NAMES($terrain) }）の先に野営地を置けません。
dewan-refused-cost = この経路に必要なカードは{ $count }枚です。{ $paid }枚ではありません。
dewan-refused-terrain = このカードには{ $space }の地形（{ NAMES($terrain) }）がありません：{ NAMES($card) }。
dewan-refused-pays-twice = 1枚のカードは1度しか使えません：{ NAMES($card) }。
dewan-refused-pay-rest = このカードを{ $space }に使うと、残りの経路に支払えません：{ NAMES($card) }。

## マーカー

dewan-refused-marker-blocked = マーカーは空いているスペースに置きます。{ $space }（{ NAMES($terrain) }）には置けません。
dewan-refused-marker-water = 水域にマーカーは置けません。{ $space }は水域です。
dewan-refused-marker-camp = マーカーは空いているスペースに置きます。{ $space }には野営地があります。
dewan-refused-marker-far-water = 水域マーカーは水域の隣に置きます。{ $space }（{ NAMES($terrain) }）は隣接していません。
dewan-refused-marker-far-lava = 溶岩マーカーは火山か溶岩の隣に置きます。{ $space }（{ NAMES($terrain) }）は隣接していません。
