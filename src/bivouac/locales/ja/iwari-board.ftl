# ブラウザーのイワリのマップ：読み上げ用の場所の名前、操作、駒。
# $name は領域、$biome はそのバイオーム、$player と $players は名前、$who は you、other、many、nobody のどれか。

iwari-board-map = マップ
iwari-board-map-keys = 矢印キーで領域から領域へ移動、Enterで領域に入って場所を選択、Escapeで外へ戻り、＋と－で拡大縮小、0で全体を表示します。
iwari-board-third = 第三の部族

## 場所

iwari-board-territory = { $name }、{ NAMES($biome) }
iwari-board-spots = { $explored ->
    [true] { $spots }スペース中{ $free }つが空き
   *[other] 未踏、{ $spots }スペース
}
iwari-board-leads = { $who ->
    [you] あなた
   *[other] { $players }
}が最多、テント{ $who ->
    [many] 各{ $tents }個で各{ $points }点
   *[other] { $tents }個で{ $points }点
}
iwari-board-next = 次は{ $who ->
    [you] あなた
   *[other] { $players }
}、テント{ $tents }個で{ $points }点
iwari-board-totems = トーテム{ $count }個、上限{ $cap }個
iwari-board-totems-of = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $count }個
iwari-board-pawns = 偉業{ $deeds }、得点{ $factor }倍
iwari-board-places = 建設できる場所{ $count }か所
iwari-board-spot = { $name }のテントスペース{ $number }
iwari-board-spot-free = 空き
iwari-board-tent = { $who ->
    [you] あなた
   *[other] { $player }
}のテント
iwari-board-settlement = { $count }個の集落の一部
iwari-board-totem-place = { $name }のトーテムスペース
iwari-board-connection = { $kind ->
    [sea] 海路
   *[land] 陸路
}の接続{ $number }、{ $one }から{ $other }
iwari-board-covered = 山に覆われ、得点になりません
iwari-board-connection-totems = { $count ->
    [0] トーテムなし
   *[other] トーテム{ $count }個
}
iwari-board-holders = { $who ->
    [nobody] 両端で最多の部族はありません
    [you] あなたが両端で最多、{ $points }点
   *[other] { $players }が両端で最多、{ $points }点
}
iwari-board-chosen = 選択中
iwari-board-open = 選べます
iwari-board-cost = カード{ $count }枚

## 駒とカード

iwari-board-biome = { NAMES($biome) }
iwari-board-card = { NAMES($biome) }のカード
iwari-board-back = 裏向きのカード
iwari-board-deck = 山札、{ $count }枚
iwari-board-tent-piece = { $tribe ->
    [madder] 茜色
    [indigo] 藍色
    [saffron] サフラン色
    [ivory] 象牙色
    [obsidian] 黒曜石色
   *[violet] 菫色
}のテント
iwari-board-totem-piece = { $tribe ->
    [madder] 茜色
    [indigo] 藍色
    [saffron] サフラン色
    [ivory] 象牙色
    [obsidian] 黒曜石色
   *[violet] 菫色
}のトーテム

# 偉業駒の1文字。
iwari-board-deed-letter = { $deed ->
    [union] 団
    [discovery] 発
    [honour] 名
    [respect] 尊
   *[other] ·
}

# 立っているトーテムの数と、その上限。
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## 得点トラック（読み上げ用）

iwari-board-track = 得点トラック
iwari-board-score = { $player } { $points }点
