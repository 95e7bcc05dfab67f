# ものの名前と、その組み合わせ方（core/language.py を参照）。

name-seat = 席{ $number }
# 2人のとき、誰のものでもなく得点する部族。
name-neutral = 第三の部族
name-with = { $one }（{ $other }）
name-either = { $one }／{ $other }
name-many = { $one }×{ $count }
list-none = なし
list-two = { $one }と{ $other }
list-more = { $one }、{ $other }

## ボット。level5 が最も強い

name-random = ランダム
name-greedy = よくばり
name-level1 = 見習い
name-level2 = 採集者
name-level3 = 斥候
name-level4 = 先導者
name-level5 = 長老
## テーブルのボット：それぞれに名前がある（tables/bot_names.py）

name-bot-fenn = フェン
name-bot-orla = オーラ
name-bot-bruno = ブルーノ
name-bot-hazel = ヘーゼル
name-bot-lumi = ルミ
name-bot-otto = オットー
name-bot-ravi = ラヴィ
name-bot-dax = ダックス
name-bot-vela = ヴェラ
name-bot-sika = シーカ
name-bot-miko = ミコ
name-bot-pim = ピム

## デワン：地形と、そのほかのスペース

name-badlands = 悪地
name-mountain = 山岳
name-desert = 砂漠
name-forest = 森林
name-water = 水域
name-start = 初期野営地
name-volcano = 火山
name-lava = 溶岩

## デワン：シンボル

name-artifact = 遺物
name-pigment = 顔料
name-crystal = 水晶
name-berry = ベリー
name-fire = 炎
