# イワリ：ターミナルとブラウザーに共通の言葉。バイオーム、駒、偉業は NAMES が言葉にします（core/language.py）。
# 森林と砂漠は names.ftl にあります。

## バイオーム

name-tundra = ツンドラ
name-glacier = 氷河
name-coast = 海岸

## 駒

name-tent = テント
name-totem = トーテム

## 偉業

name-union = 団結
name-discovery = 発見
name-honour = 名誉
name-respect = 尊敬

## マップ

iwari-map-new-horizons = 新たな地平
iwari-map-vast-lands = 広大な大地

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

## 1人だけが知ること

iwari-drawn = 引いたカード：{ NAMES($cards) }。
