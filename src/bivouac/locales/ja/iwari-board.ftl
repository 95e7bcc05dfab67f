# ブラウザーのイワリのマップ：読み上げ用の場所の名前、操作、駒。
# $name は領域、$biome はそのバイオーム、$player と $players は名前、$who は you、other、many、nobody のどれか。

iwari-board-map = マップ
iwari-board-map-keys = 矢印キーで領域から領域へ移動、Enterで領域に入って場所を選択、Escapeで外へ戻り、＋と－で拡大縮小、0で全体を表示します。
iwari-board-third = 第三の部族
iwari-board-void = 虚無

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
iwari-board-bare = トーテムを置けません
iwari-board-totems-of = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $count }個
iwari-board-pawns = 偉業{ $deeds }、得点{ $factor }倍
iwari-board-places = 建設できる場所{ $count }か所
iwari-board-spot = { $name }のテントスペース{ $number }
iwari-board-spot-violet = { $name }の紫のテントスペース{ $number }
iwari-board-spot-free = 空き
# 係争トークンの置き場。$now は open、taken、left（トークンはもう一方の区域にある）。
iwari-board-area = { $name }の未知の区域{ $number }
iwari-board-area-now = { $now ->
    [taken] 係争トークンがここにあります
    [left] 係争トークンはもう一方にあります
   *[open] 係争トークンを待っています
}
iwari-board-ruin = 遺跡
iwari-board-ruin-price = カード2枚（{ NAMES($biome) }）でテントに置き換えられます
iwari-board-ruin-guards = 接続{ $number }を閉ざしています
iwari-board-fortification = 砦
# $colour は red、green、yellow、hidden（裏向き）。
iwari-board-discovery = { $colour ->
    [red] 赤の発見物トークン
    [green] 緑の発見物トークン
    [yellow] 黄の発見物トークン
   *[hidden] 裏向きの発見物トークン
}
iwari-board-tent = { $who ->
    [you] あなた
   *[other] { $player }
}のテント
iwari-board-settlement = { $count }個の集落の一部
iwari-board-veiled = 発見物トークンは裏向きです
iwari-board-explore = 踏破できます
iwari-board-gold = 黄金トークン
iwari-board-source = ここの虚無トーテムを動かせます
iwari-board-totem-place = { $name }のトーテムスペース
iwari-board-connection = { $kind ->
    [sea] 海路
   *[land] 陸路
}の接続{ $number }、{ $one }から{ $other }
# $by は mountain、storm、ruin。
iwari-board-covered = { $by ->
    [storm] 嵐に覆われ、その間は得点になりません
    [ruin] 遺跡に閉ざされ、テントに置き換えるまで得点になりません
   *[mountain] 山に覆われ、得点になりません
}
iwari-board-connection-road = 道にもなります
iwari-board-walker = 歩くトーテムがここにあります
iwari-board-left = 歩くトーテムが離れ、もう得点計算をしません
iwari-board-connection-totems = { $count ->
    [0] トーテムなし
   *[other] トーテム{ $count }個
}
iwari-board-holders = { $who ->
    [nobody] 両端で最多の部族はありません
    [you] あなたが両端で最多、{ $points }点
   *[other] { $players }が両端で最多、{ $points }点
}
iwari-board-token = { $one }と{ $other }の間の係争トークン
iwari-board-token-in = { $name }にある係争トークン
iwari-board-centre = 紫の中央、{ $count ->
    [0] 虚無トーテムなし
   *[other] 虚無トーテム{ $count }個
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

# 遠征。$first と $second は、1人目と2人目の達成者の得点。
iwari-board-mission = { $number ->
    [1] ツンドラにテント4つ
    [2] 森林にテント4つ
    [3] 氷河にテント4つ
    [4] 海岸にテント4つ
    [5] 砂漠にテント4つ
    [6] 5つのバイオームすべてにテント
    [7] 3つの領域でテント最多
    [8] ツンドラにトーテム2つ
    [9] 森林にトーテム2つ
    [10] 氷河にトーテム2つ
    [11] 海岸にトーテム2つ
    [12] 砂漠にトーテム2つ
    [13] 5つのバイオームすべてにトーテム
    [14] 3つの領域でトーテム最多
    [15] テント5つの集落
   *[16] 交差点にテント3つ
}
iwari-board-expedition = 遠征：{ $mission }。1人目は{ $first }点、2人目は{ $second }点

# 偉業駒の1文字。
iwari-board-deed-letter = { $deed ->
    [union] 団
    [discovery] 発
    [honour] 名
    [respect] 尊
    [courage] 勇
    [veneration] 崇
   *[other] ·
}

# 立っているトーテムの数と、その上限。
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## 得点トラック（読み上げ用）

iwari-board-track = 得点トラック
iwari-board-score = { $player } { $points }点
