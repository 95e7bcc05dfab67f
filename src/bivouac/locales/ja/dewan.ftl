# デワン：起きたこと。1つの出来事に1つの文。テーブルの全員が読みます。
# $player は名前。$who は、文が読み手自身のことなら you。

dewan-story-row = { $who ->
    [you] あなた
   *[other] { $player }
}は物語タイルを得ました：{ NAMES($needs) }（{ $points }点{ $fire ->
    [0] ）。
   *[other] 、{ $fire }炎）。
}
dewan-story-unseen = { $who ->
    [you] あなた
   *[other] { $player }
}は山の一番上の物語タイルを見ずに得ます。
dewan-story-stack = { $who ->
    [you] あなた
   *[other] { $player }
}は山の一番上の物語タイルを公開して得ました：{ NAMES($needs) }（{ $points }点{ $fire ->
    [0] ）。
   *[other] 、{ $fire }炎）。
}
dewan-take = { $who ->
    [you] あなた
   *[other] { $player }
}はディスプレイからカードを得ました：{ NAMES($cards) }。
dewan-place = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $camp }個目の野営地を{ $space }（{ NAMES($terrain) }）に置きました。経路：{ $route }。
dewan-village = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $camp }個目の野営地を{ $space }に置き、湖上の村としました。経路：{ $route }。
dewan-pay = { $who ->
    [you] あなた
   *[other] { $player }
}はカードを{ $count }枚支払いました：{ NAMES($cards) }。
dewan-receive = { $who ->
    [you] あなた
   *[other] { $player }
}は通行料としてカードを受け取りました：{ NAMES($cards) }。
dewan-berry = { $who ->
    [you] あなた
   *[other] { $player }
}はゾーンのベリーを1枚得ました。
dewan-tuck = { $who ->
    [you] あなた
   *[other] { $player }
}は部族ボードの下にカードを差し込みました：{ NAMES($card) }（見えている側：{ NAMES($half) }）。
dewan-tuck-none = { $who ->
    [you] あなた
   *[other] { $player }
}はカードを差し込みませんでした。スロットは空いたままです。
dewan-marker-water = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $space }（元の地形：{ NAMES($terrain) }）に水域マーカーを置きました。
dewan-marker-lava = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $space }（元の地形：{ NAMES($terrain) }）に溶岩マーカーを置きました。
dewan-berries-lost = 覆われたゾーンのベリーは失われました。
dewan-berries-move = 分断されたゾーンのベリーのうち{ $count }枚は、{ $space }を含む側に移ります。
dewan-berry-odd = 余ったベリーは、ランダムに{ $space }を含む側に置かれました。
dewan-fish = { $who ->
    [you] あなた
   *[other] { $player }
}はカード（{ NAMES($card) }）を捨て札にして、魚トークンを{ $count }枚得ました。
dewan-fish-none = { $who ->
    [you] あなた
   *[other] { $player }
}は魚を捕りませんでした。
dewan-pass = { $who ->
    [you] あなた
   *[other] { $player }
}はカードを得ることも野営地を置くこともできず、パスしました。
dewan-shuffle-pile = { $count ->
    [1] 1枚だけの捨て札が新しい山になりました。
   *[other] 捨て札{ $count }枚を混ぜて、新しい山を作りました。
}
dewan-shuffle-supply = { $count ->
    [1] 1枚だけの捨て札が新しいサプライになりました。
   *[other] 捨て札{ $count }枚を混ぜて、新しいサプライを作りました。
}
dewan-told = { $who ->
    [you] あなた
   *[other] { $player }
}は物語を達成しました：{ NAMES($needs) }（{ $points }点{ $fire ->
    [0] ）。
   *[other] 、{ $fire }炎）。
}
dewan-reward = { $who ->
    [you] あなた
   *[other] { $player }
}は達成の利益としてカードを{ $count }枚引きました。
dewan-last-round = 誰かが自分の最後の野営地を置きました。これが最終ラウンドです。
dewan-event-rain = カードの山が尽きました。豪雨です。
dewan-event-lava = カードの山が尽きました。火山が噴火します。
dewan-event-fish = カードの山が尽きました。魚が捕れます。
dewan-over = ゲーム終了です。
dewan-wins = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $points }点で勝利しました。
dewan-wins-tie = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $points }点で勝利しました（同点のため、手札の枚数で決着）。
dewan-shares = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $points }点で勝利を分かち合いました。
