# Dewan：練習問題。種類ごとに名前、問い、正解の理由。

drills-dewan-paying = どのカードで支払える？
drills-dewan-stories = どの物語が満たされている？
drills-dewan-camps = いちばん得な野営地は？
drills-dewan-scoring = 何点になる？

drills-dewan-paying-asks = この経路で{ $to }に野営地を設営します。支払えるカードを選んでください。
drills-dewan-paying-land = { $space }（{ NAMES($terrain) }）：その地形のカード1枚。
drills-dewan-paying-land-given = { $space }（{ NAMES($terrain) }）：その地形のカード1枚。野営地を通過するので、{ $player }に渡します。
drills-dewan-paying-start = { $space }は自分の初期野営地：好きなカード1枚。
drills-dewan-paying-start-given = { $space }は{ $player }の初期野営地：好きなカード1枚を渡します。
drills-dewan-paying-water = 同じ水域ゾーンを続けて{ $count }スペース：水域カード1枚で通過できます。
drills-dewan-paying-water-given = 同じ水域ゾーンを続けて{ $count }スペース：水域カード1枚。村があるので{ $player }に渡します。

drills-dewan-stories-asks = 今の野営地と差し込んだカードで、条件を満たしている物語はどれですか。
drills-dewan-stories-met = { NAMES($needs) }：すべてそろっています。
drills-dewan-stories-unmet = { NAMES($needs) }：{ NAMES($symbol) }が{ $need }必要ですが、{ $have }しかありません。

drills-dewan-camps-asks = どのスペースにも野営地を設営できます。直後にゲームが終わるとして、最も点が増えるのはどこですか。
drills-dewan-camps-worth = { $space }：{ $points }点増えます（{ NAMES($sources) }）。
drills-dewan-camps-nothing = { $space }：まだ何も増えません。
drills-dewan-space = { $space }
drills-dewan-player = { $player }

drills-dewan-scoring-groups-asks = { $whose ->
    [team] { $who ->
        [you] あなたと{ $partner }は合わせて
       *[other] { $player }と{ $partner }は合わせて
    }野営地のグループで何点を得ますか。
   *[player] { $who ->
        [you] あなたは
       *[other] { $player }は
    }野営地のグループで何点を得ますか。
}
drills-dewan-scoring-zones-asks = { $who ->
    [you] あなたは
   *[other] { $player }は
}森林と山岳のゾーンで何点を得ますか。
drills-dewan-scoring-water-asks = { $who ->
    [you] あなたは
   *[other] { $player }は
}水域ゾーンで何点を得ますか。
drills-dewan-scoring-rivals-asks = { $who ->
    [you] あなたは
   *[other] { $player }は
}他プレイヤーの初期野営地のまわりの野営地で何点を得ますか。
drills-dewan-scoring-majorities-asks = { $who ->
    [you] あなたは
   *[other] { $player }は
}水域ゾーンの最多で何点を得ますか。
drills-dewan-scoring-group = つながった野営地{ $count }つ：{ $worth }点のグループです。
drills-dewan-scoring-no-group = { $why ->
    [pair] 1人だけの野営地：0点です。
   *[size] 離れた野営地1つ：0点です。
}
drills-dewan-scoring-zone = { NAMES($terrain) }：野営地が{ $count }つあるゾーン。1回だけ数えます。
drills-dewan-scoring-water = 野営地が{ $count }つ隣接する水域ゾーン。1回だけ数えます。
drills-dewan-scoring-rivals = { $player }の初期野営地のまわりに野営地{ $count }つ。
drills-dewan-scoring-lake = { $place ->
    [most] この水域ゾーンで最多の{ $count }つ：{ $points }点です。
    [tied] この水域ゾーンに{ $count }つで、ほかと同数：{ $points }点ずつです。
   *[fewer] この水域ゾーンに{ $count }つ、ほかに{ $most }つ：0点です。
}
