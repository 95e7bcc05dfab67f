# ロビーでのイワリ：どんなゲームか、マップ、そのほかの選択、3つの絵。

iwari-lobby-size = 2～5人、約50分
iwari-lobby-pitch = 新しい土地にテントとトーテムを建て、要所で最多となり、道でテントをつなぎましょう。2つのマップと4つの偉業。

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
iwari-lobby-text-new-horizons = 湾が陸地を分け、沖には島があります。道は長く、部族が出会うのは遅く、水を隔てて向かい合うトーテムもあります。
iwari-lobby-text-vast-lands = 湖を囲む引き締まった大陸に、道が1つの網のように広がります。境は近く、集落は境を越えて育ち、領域を独り占めすることはできません。

## そのほかの選択

iwari-choice-draft = ドラフト
iwari-choice-line-draft = 最初の手札をディスプレイから選びます。
iwari-choice-deeds = 偉業
iwari-choice-line-deeds = 領域や接続の得点を増やす駒です。
iwari-choice-settlements = 道のりの集落
iwari-choice-line-settlements = 集落のうち最長のつながりだけが得点になります。
iwari-deed-line-union = 集落を作った最初の2人が、集落のある領域の得点を増やします。
iwari-deed-line-discovery = 領域を埋めた最初の2人が、ほかの領域の得点を増やします。
iwari-deed-line-honour = 陸路の接続の両端でトーテムが最多になった最初の1人が、その得点を増やします。
iwari-deed-line-respect = 海路の接続の両端でトーテムが最多になった最初の1人が、その得点を増やします。

## 席

iwari-lobby-two = 2人のときは、誰のものでもない第三の部族が加わります。それぞれ自分の行動のあとに、第三の部族の行動をします。
iwari-lobby-third = 第三の部族
