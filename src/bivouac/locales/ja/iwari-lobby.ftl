# ロビーでのイワリ：どんなゲームか、マップ、そのほかの選択、3つの絵。

iwari-lobby-size = 2～6人、約50分
iwari-lobby-pitch = 新しい土地にテントとトーテムを建て、要所で最多となり、道でテントをつなぎましょう。8つのマップ、6つの偉業、5つの拡張。

## 3つの絵

iwari-lobby-first-build = カードを出して駒を置く
iwari-lobby-first-build-line = 領域のバイオームのカード1枚で、テントかトーテムを1つ置きます。ほかの同じバイオーム2枚でも置けます。
iwari-lobby-first-lead = 土地で最多になる
iwari-lobby-first-lead-line = テントが最多なら領域が、両端でトーテムが最多なら接続が得点になります。
iwari-lobby-first-settle = テントをつなぐ
iwari-lobby-first-settle-line = 道に沿って4つ以上つながったテントは集落になります。

## マップ

iwari-lobby-map = マップ
iwari-lobby-line-new-horizons = 島と湾、海を渡る道
iwari-lobby-line-vast-lands = 湖を囲む1つの大陸
iwari-lobby-line-floating-lands = 島々、接続は道にもなる
iwari-lobby-line-forgotten-island = 行く手を閉ざす遺跡
iwari-lobby-line-glacier-massif = 2度得点になる境
iwari-lobby-line-unexplored-paths = 動かせる虚無トーテム
iwari-lobby-line-long-road = 得点になる紫の道
iwari-lobby-line-the-void = 6つ目のバイオーム、6人まで
iwari-lobby-text-new-horizons = 湾が陸地を分け、沖には島があります。道は長く、部族が出会うのは遅く、水を隔てて向かい合うトーテムもあります。
iwari-lobby-text-vast-lands = 湖を囲む引き締まった大陸に、道が1つの網のように広がります。境は近く、集落は境を越えて育ち、領域を独り占めすることはできません。
iwari-lobby-text-floating-lands = 空に浮かぶ島々。すべての接続が道にもなり、集落は島から島へ伸びます。ツンドラは1つだけで、そこにトーテムは置けません。
iwari-lobby-text-forgotten-island = 紫のスペースには遺跡があり、接続を閉ざしています。決まったバイオームのカード2枚で遺跡をテントに置き換えると、接続が開き、遺跡は1点になります。
iwari-lobby-text-glacier-massif = マップの中央は氷です。2つの接続が同じ2つの領域を結び、どちらも得点になります。争う価値のある境です。
iwari-lobby-text-unexplored-paths = 5つの虚無トーテムが中央で待っています。自分に有利な場所へ動かしましょう。接続の得点を増やしますが、虚無だけが最多の場所では誰も得点できません。
iwari-lobby-text-long-road = 紫の道がマップを横切ります。最後に、道沿いのすべてのテントを、道が1つの領域であるかのようにもう1度得点計算します。
iwari-lobby-text-the-void = 虚無は、専用のカードを持つ6つ目のバイオームです。係争トークンは2つの領域の間にテントスペースを加え、決意トークンの持ち主は未踏の領域に駒を2つ置けます。

## そのほかの選択

iwari-group-base = 基本ゲーム
iwari-group-more = さらなる冒険

iwari-choice-draft = ドラフト
iwari-choice-line-draft = 最初の手札をディスプレイから選びます。
iwari-choice-deeds = 偉業
iwari-choice-line-deeds = 領域や接続の得点を増やす駒です。
iwari-choice-settlements = 道のりの集落
iwari-choice-line-settlements = 集落のうち最長のつながりだけが得点になります。
iwari-choice-expeditions = 遠征
iwari-choice-line-expeditions = 公開された3つの課題。達成した1人目と2人目が得点します。
iwari-choice-walking_totem = 歩くトーテム
iwari-choice-line-walking_totem = 終了前に接続を得点計算し、次の接続へ進みます。
iwari-choice-storms = 嵐
iwari-choice-line-storms = 山の代わりに置かれ、動くことがあります。
iwari-choice-fortifications = 砦
iwari-choice-line-fortifications = 1人1つ。砦にテントがある部族の得点を2倍にします。
iwari-choice-discoveries = 発見物
iwari-choice-line-discoveries = テントスペースの裏向きのトークン。各色の最多は6点です。
iwari-choice-veneration = 崇拝カード
iwari-choice-line-veneration = 最後に比べるもの。最多の人が駒を置きます。
iwari-veneration-named = 崇拝：{ $card }
iwari-veneration-a = 行き止まり
iwari-veneration-line-a = 道が1本だけのスペースにあるテント。
iwari-veneration-b = 係争トークン
iwari-veneration-line-b = 係争トークンの上のテント。
iwari-veneration-c = 黄金トークン
iwari-veneration-line-c = 黄金トークンのある5つの領域のトーテム。
iwari-deed-line-union = 集落を作った最初の2人が、集落のある領域の得点を増やします。
iwari-deed-line-discovery = 領域を埋めた最初の2人が、ほかの領域の得点を増やします。
iwari-deed-line-honour = 陸路の接続の両端でトーテムが最多になった最初の1人が、その得点を増やします。
iwari-deed-line-respect = 海路の接続の両端でトーテムが最多になった最初の1人が、その得点を増やします。
iwari-deed-line-courage = 最後の未踏の領域を踏破した人が、ほかの偉業駒の効果を弱めます。
iwari-deed-line-veneration = 最後に、1人が領域か接続の得点を増やします。

## 同時に使えないもの

iwari-block-expeditions-map = このマップに遠征はありません。
iwari-block-storms-map = このマップには、嵐に置き換わる山がありません。
iwari-block-veneration-map = このマップに係争トークンはありません。

## 席

iwari-lobby-two = 2人のときは、誰のものでもない第三の部族が加わります。それぞれ自分の行動のあとに、第三の部族の行動をします。
iwari-lobby-six = 6つ目の部族は、遺跡をテントとして、虚無トーテムをトーテムとして使います。
iwari-lobby-third = 第三の部族
