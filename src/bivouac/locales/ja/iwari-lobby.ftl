# ロビーでのイワリ：どんなゲームか、マップ、そのほかの選択、3つの絵。

iwari-lobby-size = 1～6人、約50分
iwari-lobby-pitch = 新しい土地にテントとトーテムを建て、要所で最多となり、道でテントをつなぎましょう。8つのマップ、6つの偉業、5つの拡張に加え、ひとりでもふたりでも虚無と対決できます。
iwari-lobby-credits = Iwari：ゲームデザイン Michael Schacht、発行 ThunderGryph Games（フランス語のルールには Board Game Circus の名がある）。

## 3つの絵

iwari-lobby-first-build = カードを出して駒を置く
iwari-lobby-first-build-line = 領域のバイオームのカード1枚で、テントかトーテムを1つ置きます。ほかの同じバイオーム2枚でも置けます。
iwari-lobby-first-lead = 土地で最多になる
iwari-lobby-first-lead-line = テントが最多なら領域が、両端でトーテムが最多なら接続が得点になります。
iwari-lobby-first-settle = テントをつなぐ
iwari-lobby-first-settle-line = 道に沿って4つ以上つながったテントは集落になります。

## 遊び方とその説明

iwari-lobby-mode = モード
iwari-lobby-mode-versus = 対戦
iwari-lobby-mode-line-versus = 部族どうしの対戦。最も得点の高い部族の勝ち。
iwari-lobby-mode-solo = ひとりで虚無と対決
iwari-lobby-mode-line-solo = あなたのカードで虚無も動きます。耐え抜くか、敗れるかです。
iwari-lobby-mode-coop = ふたりで虚無と対決
iwari-lobby-mode-line-coop = 手札は秘密、勝敗は共に。ふたりで耐え抜くか、敗れるかです。

## 虚無との対決の難易度：$limit は、虚無が勝つのに必要な領域の数

iwari-choice-void_limit = 難易度
iwari-choice-line-void_limit = 虚無が勝つのに必要な領域の数。
iwari-level-easy = 易しい
iwari-level-normal = 普通
iwari-level-hard = 難しい
iwari-level-line = { $limit ->
    [1] 虚無は最初の1か所を領有すると勝ちです。
   *[other] 虚無は領域を{ $limit }か所領有すると、すぐに勝ちです。
}
# 「使用：」のあとの一覧で。
iwari-extra-limit = { $limit ->
    [1] 領域1か所で勝つ虚無
   *[other] 領域{ $limit }か所で勝つ虚無
}

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
iwari-lobby-text-long-road = 紫の道がマップを横切ります。最後に、道沿いのすべてのテントを、道が1つの領域であるかのようにもう一度得点計算します。
iwari-lobby-text-the-void = 虚無は、専用のカードを持つ6つ目のバイオームです。係争トークンは2つの領域の間にテントスペースを加え、決意トークンの持ち主は未探索の領域に駒を2つ置けます。

## 虚無との対決でルールが変わるマップ

iwari-lobby-void-line-floating-lands = ツンドラのカードが遺跡を呼ぶ
iwari-lobby-void-line-forgotten-island = 守るべき紫のスペース
iwari-lobby-void-line-glacier-massif = 1周に2度訪れる虚無
iwari-lobby-void-line-unexplored-paths = 中央に集まる虚無トーテム
iwari-lobby-void-line-long-road = 守るべき紫の道
iwari-lobby-void-text-floating-lands = すべての接続が道にもなり、集落は島から島へ伸びます。虚無の集落も同じで、遺跡8つで虚無の勝ちです。ツンドラのカードを支払うとツンドラに遺跡が現れ、そこの遺跡はすべてつながっているとみなします。
iwari-lobby-void-text-forgotten-island = 行く手を閉ざす遺跡はありませんが、虚無は紫のスペースを狙います。虚無のために建てる遺跡はまずそこに置き、終了時に紫のスペースで遺跡がテントより多ければ虚無の勝ちです。
iwari-lobby-void-text-glacier-massif = 氷の中の同じ2つの領域を、2つの接続が結びます。虚無駒はどちらにも来るため、この土地は2倍感染します。
iwari-lobby-void-text-unexplored-paths = 感染で置くはずの虚無トーテムは、代わりに中央に集まります。5つ目で虚無の勝ちです。あるバイオームのカード2枚で、手遅れになる前に1つずつ動かしましょう。
iwari-lobby-void-text-long-road = 虚無のために建てる遺跡は、まず紫の道に置きます。終了時に紫の道で遺跡がテントより多ければ虚無の勝ちです。

## そのほかの選択

iwari-group-base = 基本ゲーム
iwari-group-more = さらなる冒険

iwari-choice-draft = ドラフト
iwari-choice-line-draft = 最初の手札をディスプレイから選びます。
iwari-choice-deeds = 偉業
iwari-choice-line-deeds = 領域や接続の得点を増やす駒です。
iwari-choice-settlements = 最長の道のり
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
iwari-deed-line-courage = 最後の未探索の領域を探索した人が、ほかの偉業駒の効果を弱めます。
iwari-deed-line-veneration = 最後に、1人が領域か接続の得点を増やします。

## 同時に使えないもの

iwari-block-expeditions-map = このマップに遠征はありません。
iwari-block-storms-map = このマップには、嵐に置き換わる山がありません。
iwari-block-veneration-map = このマップに係争トークンはありません。
iwari-block-draft-void = 虚無との対決では、最初の手札は配られます。
iwari-block-deeds-void = 偉業は得点を増やすもので、虚無との対決に得点はありません。
iwari-block-expeditions-void = 遠征は得点を競うもので、虚無との対決に得点はありません。
iwari-block-storms-void = 虚無との対決に、山と嵐はありません。
iwari-block-walking-totem-void = 歩くトーテムは得点計算をするもので、虚無との対決に得点はありません。
iwari-block-fortifications-void = 砦は得点を2倍にするもので、虚無との対決に得点はありません。
iwari-block-discoveries-void = 発見物は得点になるもので、虚無との対決に得点はありません。
iwari-block-settlements-void = 虚無との対決では、つながったグループ全体が常に集落です。
iwari-block-void-map = このマップの虚無はバイオームの1つで、対決する相手ではありません。

## 席

iwari-lobby-two = 2人のときは、誰のものでもない第三の部族が加わります。それぞれ自分の行動のあとに、第三の部族の行動をします。
iwari-lobby-six = 6つ目の部族は、遺跡をテントとして、虚無トーテムをトーテムとして使います。
iwari-lobby-third = 第三の部族
iwari-lobby-void-solo = 虚無の席はありません。自分の行動のあとに、残った手札で虚無の行動をします。
iwari-lobby-void-coop = 虚無の席はありません。それぞれ自分の行動のあとに、残った手札で虚無の行動をします。
iwari-lobby-partner = いっしょに遊びます

## 虚無との対決の結果。「虚無に敗北」のあとは、ゲームが終わった理由

iwari-lobby-held-out = 虚無に耐え抜いて勝利
iwari-lobby-lost = 虚無に敗北
iwari-lobby-lost-settlement = 虚無に敗北：虚無の集落が大きくなりすぎた
iwari-lobby-lost-limit = 虚無に敗北：{ $limit ->
    [1] 領域を領有された
   *[other] 領域を{ $limit }か所領有された
}
iwari-lobby-lost-centre = 虚無に敗北：中央が虚無トーテムで埋まった
iwari-lobby-lost-all-judged = 虚無に敗北：紫のスペースで上回られた
iwari-lobby-lost-piece = 虚無に敗北：必要な駒が尽きた
iwari-lobby-lost-stock = 虚無に敗北：テントもトーテムも残っていなかった
iwari-lobby-lost-third-card = 虚無に敗北：虚無のカードの3枚目が脇に置かれた
