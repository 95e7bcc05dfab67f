# イワリ：起きたこと。1つの出来事に1つの文。テーブルの全員が読みます。
# $player は名前。$who は、文が読み手自身のことなら you。$territory と、バイオームである $card、$cards は
# NAMES が言葉にします。

## 手番

# $pieces は tent、totem、tents（2つ）、totems（2つ）、both（1つずつ）。
iwari-build = { $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に{ $pieces ->
    [tent] テントを1つ
    [totem] トーテムを1つ
    [tents] テントを2つ
    [totems] トーテムを2つ
   *[both] テントとトーテムを1つずつ
}建てました。
iwari-build-third = { $who ->
    [you] あなた
   *[other] { $player }
}は第三の部族として{ NAMES($territory) }に{ $pieces ->
    [tent] テントを1つ
    [totem] トーテムを1つ
    [tents] テントを2つ
    [totems] トーテムを2つ
   *[both] テントとトーテムを1つずつ
}建てました。
iwari-pay = { $who ->
    [you] あなた
   *[other] { $player }
}はカードを{ $count }枚支払いました：{ NAMES($cards) }。
iwari-swap = { $who ->
    [you] あなた
   *[other] { $player }
}はカードを交換しました：{ NAMES($card) }。
iwari-discard = 第三の部族は何も建設できないため、{ $who ->
    [you] あなた
   *[other] { $player }
}はカードを捨て札にしました：{ NAMES($card) }。
iwari-pass = { $who ->
    [you] あなた
   *[other] { $player }
}は手札がないため、パスしました。
iwari-draw = { $who ->
    [you] あなた
   *[other] { $player }
}はディスプレイからカードを取りました：{ NAMES($card) }。
iwari-draw-deck = { $who ->
    [you] あなた
   *[other] { $player }
}は山札からカードを1枚引きました。
iwari-shuffle = { $count ->
    [1] 山札が尽きました。1枚だけの捨て札が新しい山札になりました。
   *[other] 山札が尽きました。捨て札{ $count }枚を混ぜて、新しい山札を作りました。
}

## マップ

iwari-explored = { NAMES($territory) }が踏破されました。
iwari-filled = { NAMES($territory) }のテントスペースがすべて埋まりました。
iwari-settlement = { $who ->
    [you] あなた
   *[other] { $player }
}はテント{ $count }個の集落を作りました。
iwari-settlement-third = 第三の部族にテント{ $count }個の集落ができました。

## 偉業：$factor は、これから得点が何倍になるか

iwari-earn-union = 団結：{ $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に駒を置きました。ここのテントの得点は{ $factor }倍になります。
iwari-earn-discovery = 発見：{ $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に駒を置きました。ここのテントの得点は{ $factor }倍になります。
iwari-earn-honour = 名誉：{ $who ->
    [you] あなた
   *[other] { $player }
}は接続{ $connection }の両端で最多になりました。この接続の得点は{ $factor }倍になります。
iwari-earn-respect = 尊敬：{ $who ->
    [you] あなた
   *[other] { $player }
}は接続{ $connection }の両端で最多になりました。この接続の得点は{ $factor }倍になります。

## 得点計算とゲームの終了

iwari-mid = テントの1回目の得点計算を行います。
iwari-mid-points = { $who ->
    [you] あなた
   *[other] { $player }
}はテントで{ $points }点を得ました。
iwari-mid-points-third = 第三の部族はテントで{ $points }点を得ました。
iwari-last-round-deck = 山札が最後まで尽きました。これが最終ラウンドです。
iwari-last-round-tents = { $who ->
    [you] あなた
   *[other] { $player }
}は最後のテントを置きました。これが最終ラウンドです。
iwari-over = ゲーム終了です。
iwari-wins = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $points }点で勝利しました。
iwari-wins-tie = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $points }点で勝利しました（同点のため、残っている駒の数で決着）。
iwari-shares = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $points }点で勝利を分かち合いました。
iwari-third-wins = 第三の部族が{ $points }点で両プレイヤーを上回りました。2人とも負けです。
