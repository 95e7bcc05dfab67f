# イワリ：ターミナルとブラウザーに共通の言葉。バイオーム、駒、偉業は NAMES が言葉にします（core/language.py）。
# 森林と砂漠は names.ftl にあります。

## バイオーム

name-tundra = ツンドラ
name-glacier = 氷河
name-coast = 海岸
name-void = 虚無

## 駒

name-tent = テント
name-totem = トーテム

## 発見物トークンの色

name-red = 赤
name-green = 緑
name-yellow = 黄

## 偉業

name-union = 団結
name-discovery = 発見
name-honour = 名誉
name-respect = 尊敬
name-courage = 勇気
name-veneration = 崇拝

## 遠征：名前と、それぞれの条件

iwari-expedition-1 = ツンドラの野営
iwari-expedition-2 = 森林の野営
iwari-expedition-3 = 氷河の野営
iwari-expedition-4 = 海岸の野営
iwari-expedition-5 = 砂漠の野営
iwari-expedition-6 = 全バイオームのテント
iwari-expedition-7 = 三つの地の長
iwari-expedition-8 = ツンドラのトーテム
iwari-expedition-9 = 森林のトーテム
iwari-expedition-10 = 氷河のトーテム
iwari-expedition-11 = 海岸のトーテム
iwari-expedition-12 = 砂漠のトーテム
iwari-expedition-13 = 全バイオームのトーテム
iwari-expedition-14 = 三つの地の守り手
iwari-expedition-15 = 大集落
iwari-expedition-16 = 交差点にて

iwari-expedition-line-1 = ツンドラの領域に自分のテントが4つ以上ある。
iwari-expedition-line-2 = 森林の領域に自分のテントが4つ以上ある。
iwari-expedition-line-3 = 氷河の領域に自分のテントが4つ以上ある。
iwari-expedition-line-4 = 海岸の領域に自分のテントが4つ以上ある。
iwari-expedition-line-5 = 砂漠の領域に自分のテントが4つ以上ある。
iwari-expedition-line-6 = 5つのバイオームすべてに自分のテントがある。
iwari-expedition-line-7 = 3つの領域でテントが最多（同数も含む）である。
iwari-expedition-line-8 = ツンドラの領域に自分のトーテムが2つ以上ある。
iwari-expedition-line-9 = 森林の領域に自分のトーテムが2つ以上ある。
iwari-expedition-line-10 = 氷河の領域に自分のトーテムが2つ以上ある。
iwari-expedition-line-11 = 海岸の領域に自分のトーテムが2つ以上ある。
iwari-expedition-line-12 = 砂漠の領域に自分のトーテムが2つ以上ある。
iwari-expedition-line-13 = 5つのバイオームすべてに自分のトーテムがある。
iwari-expedition-line-14 = 3つの領域でトーテムが最多（同数も含む）である。
iwari-expedition-line-15 = テント5つの集落がある。
iwari-expedition-line-16 = 道が3本以上集まるスペース（交差点）に自分のテントが3つある。

## マップ

iwari-map-new-horizons = 新たな地平
iwari-map-vast-lands = 広大な大地
iwari-map-floating-lands = 浮遊する大地
iwari-map-forgotten-island = 忘れられた島
iwari-map-glacier-massif = 氷河の山塊
iwari-map-unexplored-paths = 未踏の道
iwari-map-long-road = 遥かな道
iwari-map-the-void = 虚無

## 遊び方。マップの名前のあとで：「広大な大地、ひとりで虚無と対決」

iwari-mode-solo = ひとりで虚無と対決
iwari-mode-coop = ふたりで虚無と対決

## 「新たな地平」の領域

iwari-territory-whitefang = 白牙
iwari-territory-lichen-moor = 地衣の野
iwari-territory-old-pines = 老松の森
iwari-territory-shardholm = 氷片島
iwari-territory-shellbight = 貝の入江
iwari-territory-sunbowl = 日輪盆地
iwari-territory-antler-heath = 枝角ヶ原
iwari-territory-deepwood = 奥深の森
iwari-territory-fernhollow = シダの谷
iwari-territory-mistshore = 霧の浜
iwari-territory-dustreach = 砂塵の果て

## 「広大な大地」の領域

iwari-territory-gannet-rocks = カツオドリ岩
iwari-territory-reindeer-flat = トナカイ平
iwari-territory-hoarcrown = 霜の冠
iwari-territory-larchmere = カラマツ湖畔
iwari-territory-birchwater = 白樺の水辺
iwari-territory-amber-basin = 琥珀盆地
iwari-territory-heron-strand = サギの浜
iwari-territory-windmoss = 風苔の原
iwari-territory-cloudberry-fen = 黄苺の湿原
iwari-territory-frostgate = 氷霜の門
iwari-territory-elderwood = 太古の森
iwari-territory-copper-dunes = 赤銅砂丘

## 「浮遊する大地」の領域

iwari-territory-cloudroot = 雲根の森
iwari-territory-mistfall = 霧落ちの岸
iwari-territory-kitewood = 鳶の森
iwari-territory-skyshard = 天の氷片
iwari-territory-hailspire = 雹の尖塔
iwari-territory-sunraft = 日の筏
iwari-territory-brimshore = 天縁の浜
iwari-territory-rainledge = 雨の岩棚
iwari-territory-hangmoss = 垂れ苔の森
iwari-territory-driftmoor = 漂う荒野
iwari-territory-highsand = 天上の砂原

## 「忘れられた島」の領域

iwari-territory-templegrove = 神殿の杜
iwari-territory-stonewake = 石守りの野
iwari-territory-pale-stair = 蒼白の階
iwari-territory-wreck-cove = 難破船の入江
iwari-territory-buried-court = 埋もれた宮
iwari-territory-idol-moor = 偶像の荒野
iwari-territory-coldcairn = 凍える塚
iwari-territory-tide-steps = 潮の石段
iwari-territory-vinegate = 蔦の門
iwari-territory-sunken-dial = 沈んだ日時計
iwari-territory-mossvault = 苔むす円蓋

## 「氷河の山塊」の領域

iwari-territory-sealstair = アザラシの磯
iwari-territory-stonepine = ハイマツの森
iwari-territory-ptarmigan-step = 雷鳥の段丘
iwari-territory-scour-valley = 風削りの谷
iwari-territory-skyshelf = 天空の棚
iwari-territory-rimeheart = 霧氷の芯
iwari-territory-bluecleft = 青い裂け目
iwari-territory-calving-bay = 氷崩れの湾
iwari-territory-scree-meadow = ガレ場の草地
iwari-territory-moraine-waste = 氷堆石の荒地
iwari-territory-dwarf-birches = ヒメカンバの林
iwari-territory-marmot-downs = マーモットの丘

## 「未踏の道」の領域

iwari-territory-whisper-heath = ささやきの原
iwari-territory-veilwood = 帳の森
iwari-territory-lost-sands = 迷いの砂原
iwari-territory-murmur-bay = さざめきの湾
iwari-territory-pale-tongue = 蒼白の氷舌
iwari-territory-lantern-grove = 灯火の林
iwari-territory-faint-shore = かすみの岸
iwari-territory-ghostfall = 幻の氷瀑
iwari-territory-echo-sound = こだまの瀬戸
iwari-territory-gloam-thicket = 宵闇の藪
iwari-territory-wander-moss = さすらい苔
iwari-territory-hollow-flats = うつろ平

## 「遥かな道」の領域

iwari-territory-larkgrass = ヒバリの草原
iwari-territory-sedge-haven = スゲの港
iwari-territory-icewell = 氷の泉
iwari-territory-salt-crossing = 塩越え
iwari-territory-willowbend = 柳の曲がり
iwari-territory-rust-dunes = 赤錆砂丘
iwari-territory-great-pasture = 大牧野
iwari-territory-ferrymere = 渡し舟の浦
iwari-territory-last-snow = 名残雪
iwari-territory-milestone-wood = 一里塚の森
iwari-territory-saddle-downs = 鞍の丘

## 「虚無」の領域

iwari-territory-duskwood = 黄昏の森
iwari-territory-emberheath = 熾火ヶ原
iwari-territory-starglass = 星硝子
iwari-territory-ashwaste = 灰の荒地
iwari-territory-black-strand = 黒い浜
iwari-territory-the-maw = 奈落の口
iwari-territory-gloamgrove = 薄明の杜
iwari-territory-last-deep = 最果ての淵
iwari-territory-mooncleft = 月の裂け目
iwari-territory-cinder-flat = 燃え殻平
iwari-territory-ebbside = 引き潮の岸
iwari-territory-greymoss = 灰苔の原

## 1人だけが知ること

iwari-drawn = 引いたカード：{ NAMES($cards) }。
