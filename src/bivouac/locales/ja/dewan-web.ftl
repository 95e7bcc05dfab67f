# ブラウザーのデワン：読み上げ用の名前と、ボードやパネルのラベル。
# $player は名前。記号（$card、$needs など）は NAMES が言葉にします。

## コマとカード

dewan-web-terrain = { NAMES($terrain) }
dewan-web-symbol = { $symbol ->
    [fish] 魚
    [artifact] { NAMES($symbol) }
    [pigment] { NAMES($symbol) }
    [crystal] { NAMES($symbol) }
    [berry] { NAMES($symbol) }
   *[fire] { NAMES($symbol) }
}
dewan-web-card = カード：{ NAMES($card) }
dewan-web-card-step = カード：{ NAMES($card) }。{ $step }歩目の支払い。
dewan-web-card-fresh = カード：{ NAMES($card) }。新しいカード。
dewan-web-card-back = 裏向きのカード
dewan-web-story = { $points }点{ $fire ->
    [0] { "" }
   *[other] と{ $fire }炎
}の物語タイル。条件：{ NAMES($needs) }。
dewan-web-story-progress = { $points }点{ $fire ->
    [0] { "" }
   *[other] と{ $fire }炎
}の物語タイル。条件：{ NAMES($needs) }。{ $of }個中{ $have }個達成、不足：{ NAMES($missing) }。
dewan-web-story-met = { $points }点{ $fire ->
    [0] { "" }
   *[other] と{ $fire }炎
}の物語タイル。条件：{ NAMES($needs) }。すべて満たしています。
dewan-web-story-told = 達成した物語、{ $points }点{ $fire ->
    [0] { "" }
   *[other] と{ $fire }炎
}：{ NAMES($needs) }。
dewan-web-told = 達成
dewan-web-met = 条件達成

## マップ

dewan-web-map = マップ
dewan-web-map-keys = 矢印キーで移動、Enterで選択、＋と－で拡大縮小、0で全体を表示します。
dewan-web-space = { NAMES($terrain) } { $space }
dewan-web-space-zone = { $count }スペースのゾーン
dewan-web-space-berries = ゾーンにベリー{ $count }枚
dewan-web-space-near = 隣接：{ NAMES($icons) }
dewan-web-space-flooded = 水域マーカーあり
dewan-web-space-camp = { $who ->
    [you] { $kind ->
        [start] あなたの初期野営地
        [village] あなたの湖上の村
       *[camp] あなたの野営地
    }
   *[other] { $kind ->
        [start] { $player }の初期野営地
        [village] { $player }の湖上の村
       *[camp] { $player }の野営地
    }
}
dewan-web-space-origin = ここから出発できます
dewan-web-space-step = 経路の{ $step }歩目
dewan-web-space-cost = カード{ $count }枚
dewan-web-space-open = 選べます

## ディスプレイ、物語、手札

dewan-web-row = 地形カードのディスプレイ
dewan-web-row-hint = 隣り合う2枚を得る
dewan-web-pile = カードの山、{ $count }枚
dewan-web-pile-short = 山 { $count }
dewan-web-slot-empty = 空き
dewan-web-take = { NAMES($cards) }を得る
dewan-web-stories = 物語タイル
dewan-web-stories-hint = 1枚得る
dewan-web-stack = 物語タイルの山、{ $count }枚
dewan-web-stack-short = 山 { $count }
dewan-web-take-stack = 山の一番上を見ずに得る。残り{ $count }枚。

## ボード

dewan-web-board = { $player }の部族ボード
dewan-web-tribe = { $player }の部族
dewan-web-camps = 野営地
dewan-web-camps-left = 残り{ $count }
dewan-web-effect = { $effect ->
    [story] 物語
    [tuck] 差込
    [fire] 最後
   *[none] なし
}
dewan-web-camp-space = { $camp }個目の野営地：{ $effect ->
    [story] 物語タイルを得る
    [tuck] カードを差し込める
    [fire] 1炎、最終ラウンド
   *[none] 効果なし
}、{ $state ->
    [placed] 設置済み
    [now] 設置中
   *[left] 未設置
}
dewan-web-tucked = 差し込んだカード
dewan-web-tucked-short = 差し込み
dewan-web-tuck = 差し込み：{ NAMES($half) }
dewan-web-slot-first = 最初の物語
dewan-web-slot-camp = { $camp }個目
dewan-web-slot-now = 今：{ $camp }個目
dewan-web-slot-closed = 空きのまま
dewan-web-tally = { $symbol ->
    [card] 手札{ $count }枚
    [berry] ベリー{ $count }枚
    [fish] 魚{ $count }枚
   *[fire] { $count }炎
}
dewan-web-count = { $symbol ->
    [berry] ベリー
    [fish] 魚
   *[fire] 炎
}
dewan-web-count-cards = 枚
dewan-web-known = { $player }の判明しているカード：{ $count }枚
dewan-web-unknown = ほか{ $count }枚

## 得点

dewan-web-score-now = 今終われば
dewan-web-side = 部族
dewan-web-total = 合計
dewan-web-points = { $points }点
dewan-web-most-fire = 炎が最多
dewan-web-source = { $source ->
    [stories] 物語
    [fire] 炎
    [groups] グループ
    [berries] ベリー
    [zones] ゾーン
    [water] 水域
    [rivals] 他の初期タイル
    [pairs] ペア
    [majorities] 水辺
   *[fish] 魚
}

## イベント

dewan-web-event = { $event ->
    [lava] 噴火まで
    [fish] 漁まで
   *[water] 豪雨まで
}
dewan-web-event-count = { $size }枚中残り{ $pile }枚
dewan-web-event-next = 次の山はサプライから
dewan-web-event-supply = { $supply }枚
dewan-web-event-left = { $event ->
    [lava] 残りの溶岩マーカー
    [fish] 残りの魚
   *[water] 残りの水域マーカー
}
