# イワリのレッスンの言葉と返事。

lesson-iwari-path-first = はじめの一歩
lesson-iwari-path-extensions = 加えられる要素
lesson-iwari-path-maps = 独自ルールのマップ

## カードとテント

lesson-iwari-building = カードとテント
lesson-iwari-building-hand = あなたの部族が新しい土地に住み始めます。手札にはそれぞれバイオームが示されていて、その領域に建設できます。
lesson-iwari-building-tent = 印のある森林にテントを置きましょう。空いているスペースをどれか選び、決定してください。森林のカードで支払います。
lesson-iwari-building-tent-swap = カードの交換は、使える手札がないときのものです。森林のカードが使えます。印のある森林にテントを置きましょう。
lesson-iwari-building-tent-otherwise = それも建設できますが、今はまだです。今回は森林のカードで、印のある森林にテントを1つ置きましょう。
lesson-iwari-building-draw = テント1つにカード1枚でした。手番の終わりには手札を3枚に戻します。ディスプレイから1枚取るか、山札の一番上を見ずに引きましょう。
lesson-iwari-building-joker = 印のある氷河のカードは手札にありません。同じカード2枚は、ほかのどのカードの代わりにもなります。砂漠のカード2枚で、そこにテントを置きましょう。
lesson-iwari-building-joker-swap = 交換はいりません。同じカード2枚で、どのバイオームにも支払えます。印のある氷河にテントを置きましょう。
lesson-iwari-building-joker-otherwise = そこもよい場所ですが、今は同じカード2枚を試しましょう。印のある氷河にテントを1つ置いてください。
lesson-iwari-building-end = これが手番です。建設してから、手札を3枚に戻します。駒1つは、そのバイオームのカード1枚か、ほかの同じカード2枚で置けます。

## テントの数くらべ

lesson-iwari-tents = テントの数くらべ
lesson-iwari-tents-points = テントは領域ごとに得点になります。ここはUllaが2つ、あなたが1つ。1位のUllaは、あなたの分も含めてテント1つごとに1点です。
lesson-iwari-tents-tie = Ullaに追いつきましょう。印のある海岸の空いているスペースに、テントを1つ置いてください。
lesson-iwari-tents-tie-totem = トーテムは別のレッスンで学びます。ここで数えるのはテントです。印のある海岸にテントを置きましょう。
lesson-iwari-tents-tie-cards = 場所は合っていますが、砂漠のカード2枚では高くつきます。海岸のカード1枚で支払いましょう。
lesson-iwari-tents-tie-otherwise = それではここはUllaが上のままです。海岸のカードで、印のある海岸にテントを1つ置きましょう。
lesson-iwari-tents-tied = 2つずつで、どちらも1位です。同数なら全員が満額を得るので、それぞれ4点になります。
lesson-iwari-tents-draw = 好きなカードを1枚引きましょう。そのあとUllaとTarekの手番です。
lesson-iwari-tents-two = 印のある砂漠でも、Ullaが2対1で上です。建設では駒を2つまで置けます。砂漠のカード2枚で、ここにテントを2つ同時に置きましょう。
lesson-iwari-tents-two-single = 1つでは同数になるだけです。決定する前に、空いているスペースをもう1つ選びましょう。もう1枚の砂漠のカードで支払います。
lesson-iwari-tents-two-otherwise = それでは砂漠はUllaが上のままです。砂漠のカード1枚につき1つ、テントを2つ置きましょう。
lesson-iwari-tents-ranks = これであなたが1位です。テント6つで6点。2位のUllaはあなたのテントの数の3点、3位のTarekはUllaのテントの数の2点を得ます。
lesson-iwari-tents-end = テントの得点がわかりました。最も多い人が最も多く得点し、ほかの人にも得点があります。建設は駒1つか2つ、まだテントのない領域ではテント1つだけです。

## トーテムと接続

lesson-iwari-totems = トーテムと接続
lesson-iwari-totems-connection = この番号は接続で、砂漠と海岸を結んでいます。両方の領域でトーテムが最も多ければ、最後に得点になります。
lesson-iwari-totems-coast = まず海岸から始めましょう。トーテムスペースを選び、トーテムを置きます。テントと同じく、そのバイオームのカード1枚を支払います。
lesson-iwari-totems-coast-desert = 砂漠は次です。まず、Ullaのほうが強い海岸から始めましょう。
lesson-iwari-totems-coast-otherwise = 今回はトーテムを置きましょう。印のある海岸のトーテムスペースを選んでください。
lesson-iwari-totems-cap = トーテムは、ここでテントが最も多い部族のテントの数まで置けます。Ullaのテントが2つなので、誰のものでもあと1つ置けます。
lesson-iwari-totems-draw = 好きなカードを1枚引いて、Ullaの手番を見てみましょう。
lesson-iwari-totems-desert = Ullaが最後の1つを置き、同数になりました。同数でも十分です。次は接続のもう一方、砂漠にトーテムを置きましょう。
lesson-iwari-totems-desert-otherwise = 接続は、両端で最多でなければ得点になりません。砂漠のトーテムスペースにトーテムを置きましょう。
lesson-iwari-totems-points = 砂漠ではあなたが最多、海岸では同数です。接続の両端のトーテム1つごとに1点で、あなたは3点、Ullaは0点です。
lesson-iwari-totems-end = トーテムは、接続の両端で最多のときに得点になります。いくつ置けるかは、そこのテントの数で決まります。

## 集落と得点計算のとき

lesson-iwari-scoring = 集落と得点計算のとき
lesson-iwari-scoring-deck = ゲームはかなり進んでいます。山札は残り1枚。それが取られると、1回目のテントの得点計算です。
lesson-iwari-scoring-tent = 氷河にあるあなたの3つのテントは道でつながっています。印のあるスペースに4つ目を置きましょう。境を越えて道でつながります。
lesson-iwari-scoring-tent-road = 領域は合っていますが、そのスペースと3つのテントを直接つなぐ道がありません。印のあるスペースを選びましょう。
lesson-iwari-scoring-tent-swap = 交換はいりません。ツンドラのカードで、印のあるスペースにテントを置けます。
lesson-iwari-scoring-tent-otherwise = そこでも得点できますが、今は4つのテントをつなげましょう。ツンドラのカードで、印のあるスペースに置いてください。
lesson-iwari-scoring-settlement = つながった4つのテントは集落です。ゲームの終わりに、テント1つごとに1点になります。
lesson-iwari-scoring-draw = 好きなカードを1枚引きましょう。山札の最後の1枚は手札かディスプレイに入り、山札が尽きます。
lesson-iwari-scoring-mid = すべての領域のテントが得点になり、あなたは15点でした。氷河にはテントが5つあり、あなたが最多です。ここだけで5点です。
lesson-iwari-scoring-again = これまでに出されたカードが新しい山札になりました。これも尽きると最終ラウンドになり、テントがもう一度得点になります。
lesson-iwari-scoring-end = テントは途中と最後の2回、トーテムと集落は最後だけ得点になります。

## 偉業とその駒

lesson-iwari-deeds = 偉業とその駒
lesson-iwari-deeds-group = あなたの3つのテントは道でつながっています。4つ以上つながると集落になり、最後にテント1つごとに1点です。
lesson-iwari-deeds-fourth = 集落は領域の境を越えてもかまいません。道でつながっている、海岸の印のあるスペースにテントを置きましょう。
lesson-iwari-deeds-fourth-road = 海岸は合っていますが、そこからほかのテントへ続く道がありません。印のあるスペースを選びましょう。
lesson-iwari-deeds-fourth-otherwise = それでは集落になりません。海岸のカードで、海岸の印のあるスペースにテントを置きましょう。
lesson-iwari-deeds-earned = このゲームで最初の集落です！偉業「団結」を使っているので、駒を1つ得ます。
lesson-iwari-deeds-pawn = 偉業駒があると、最後にその領域のテントの得点が全員について2倍になります。あなたが最多の砂漠に置きましょう。
lesson-iwari-deeds-pawn-otherwise = 海岸ではUllaが最多で、あなたよりもUllaの得になります。砂漠に置きましょう。
lesson-iwari-deeds-doubled = 今のテントのままなら、砂漠の得点はあなたが4点から8点に、Ullaが3点から6点になります。
lesson-iwari-deeds-end = ほとんどの偉業は早い者勝ちです。条件を最初に達成した人が、テントやトーテムの得点のために駒を置きます。倍率は全員にかかります。

## 最終ラウンド

lesson-iwari-ending = 最終ラウンド
lesson-iwari-ending-deck = 山札は1度尽きて、また残り2枚になりました。これからTarekがテントを2つ置き、カードを2枚引きます。
lesson-iwari-ending-totem = 山札がまた尽きたので、これが最終ラウンドで、最後があなたの手番です。印のあるツンドラにトーテムを置きましょう。接続9には、そこで同数になれば十分です。
lesson-iwari-ending-totem-swap = もう次の手番はなく、よいカードを引いても使えません。ツンドラのカードで、印のあるツンドラにトーテムを置きましょう。
lesson-iwari-ending-totem-otherwise = それは接続9より得点が少なくなります。印のあるツンドラのトーテムスペースにトーテムを置きましょう。
lesson-iwari-ending-draw = 一方で最多、もう一方で同数なので、両端のトーテム5つで5点です。好きなカードを1枚引くと、あなたの手番もゲームも終わります。
lesson-iwari-ending-points = 61点対57点と51点で、あなたの勝ちです。1回目の得点計算で14点、最後にテントで29点、トーテムで9点、集落で9点でした。
lesson-iwari-ending-end = 山札が2回目に尽きるか、誰かが最後のテントを置くと、そのラウンドの最後まで行って、すべての得点計算をします。これで初めてのゲームを遊べます。

## 2人と第三の部族

lesson-iwari-third-tribe = 2人と第三の部族
lesson-iwari-third-tribe-who = 2人のときは第三の部族が加わり、2人ともそのために建設します。テントやトーテムを比べるときには第三の部族も数えます。ここではUllaと同数です。
lesson-iwari-third-tribe-own = まず、いつもどおり自分のために建設します。印のある森林にテントを置きましょう。次に必要なので、使うカードは1枚だけにします。
lesson-iwari-third-tribe-own-otherwise = それは後にしましょう。森林のカードで、印のある森林に自分のテントを1つ置いてください。
lesson-iwari-third-tribe-third = 補充の前に、残ったカードで第三の部族のために建設します。Ullaを追い越させましょう。印のある砂漠に、第三の部族のテントを置いてください。
lesson-iwari-third-tribe-third-otherwise = それもできますが、Ullaの得点は減りません。砂漠に第三の部族のテントを置きましょう。
lesson-iwari-third-tribe-gain = Ullaはここで並んで1位で、4点でした。今は2位で3点です。
lesson-iwari-third-tribe-end = 手番ごとに、自分と第三の部族のために建設します。助けすぎないように。最後に第三の部族だけが1位なら、2人とも負けです。

## 遠征

lesson-iwari-expeditions = 遠征
lesson-iwari-expeditions-card = 遠征は3つ公開されていて、それぞれに条件があります。これは海岸の領域にテント4つ。あなたは3つです。
lesson-iwari-expeditions-fourth = 同じ領域でなくてもかまいません。もう一方の海岸にテントを置きましょう。
lesson-iwari-expeditions-fourth-same = それでも達成できますが、印のある海岸にしましょう。新しい土地でも同じように数えます。
lesson-iwari-expeditions-fourth-otherwise = それではどの遠征も達成できません。海岸のカードで、印のある海岸にテントを置きましょう。
lesson-iwari-expeditions-reward = 最初に達成したので、すぐに4点です。2番目に達成した人は2点を得て、そのカードはゲームから除かれます。
lesson-iwari-expeditions-end = 遠征は達成するとすぐに得点になります。公開されている遠征と、誰が近いかに気を配りましょう。

## 嵐

lesson-iwari-storms = 嵐
lesson-iwari-storms-storm = 接続9には嵐があり、そこにある間は得点になりません。あなたは両端でトーテムが最多なので、もったいないですね。
lesson-iwari-storms-fill = ツンドラはもう埋まっています。森林の最後の空きスペースにテントを置くと、両方の領域が埋まります。
lesson-iwari-storms-fill-otherwise = それでは嵐はそのままです。森林のカードで、森林の印のあるスペースにテントを置きましょう。
lesson-iwari-storms-move = 両方が埋まり、合わせたテントはあなたが最多です。嵐をどうするか、あなたが決めます。接続10へ動かしましょう。
lesson-iwari-storms-move-otherwise = 残すと、最後に接続9が得点になりません。嵐を動かしましょう。
lesson-iwari-storms-end = 接続9がまた得点になります。2つの領域が埋まると、テントが最多の人が嵐を動かすか残すかを決め、同数なら嵐は動きます。

## 歩くトーテム

lesson-iwari-walking = 歩くトーテム
lesson-iwari-walking-walker = 歩くトーテムが、海岸と森林を結ぶ接続1にいます。一方の海岸では、あなたのトーテムが最多です。
lesson-iwari-walking-totem = もう一方でも最多になりましょう。印のある森林にトーテムを置いてください。
lesson-iwari-walking-totem-otherwise = それでは歩くトーテムは動きません。印のある森林のトーテムスペースにトーテムを置きましょう。
lesson-iwari-walking-walk = そばにトーテムを置いたので、接続1を今すぐ全部族について得点計算できます。両端で最多なのはあなただけです。得点計算しましょう。
lesson-iwari-walking-walk-otherwise = 後にすると、ほかの人に追い越されて得点されるかもしれません。今、接続1を得点計算しましょう。
lesson-iwari-walking-end = トーテム2つで2点です。歩くトーテムは接続2へ進み、接続1は二度と得点計算をしません。

## 砦

lesson-iwari-fortifications = 砦
lesson-iwari-fortifications-fort = 誰でも砦を1つ持っています。テントスペースに置くと、その上にテントがある部族の得点が2倍になります。
lesson-iwari-fortifications-build = 費用はテントと同じです。下の「砦」を選んでから、砂漠の印のあるスペースを選びます。同じスペースをもう一度選び、上にテントを置きましょう。
lesson-iwari-fortifications-build-alone = 砦は誰のものでもありません。空けておくと、Ullaがテントを置くかもしれません。決定する前に自分のテントも置きましょう。
lesson-iwari-fortifications-build-tent = 先に砦、その上にテントです。このスペースにまず砦を選び、それからテントを選びましょう。
lesson-iwari-fortifications-build-otherwise = 今回は印のあるスペースに両方置きます。まず砦、次にその上にテントです。
lesson-iwari-fortifications-double = ここのテント5つのうち3つがあなたのもので5点、最後に2倍の10点です。砦の上にテントがないUllaとTarekは、いつもどおりの得点です。
lesson-iwari-fortifications-end = 最終得点計算では、砦のある領域の自分のテントの得点と、砦の上にテントがある集落の得点が2倍になります。置けるのは1度だけなので、よく選びましょう。

## 発見物

lesson-iwari-discoveries = 発見物
lesson-iwari-discoveries-tokens = この森林には発見物トークンが2枚、裏向きに置かれています。誰かが探索する、つまり最初のテントを置くときに表になります。
lesson-iwari-discoveries-explore = 印のある森林を探索して、トークンを表にしましょう。次に、必ずここにテントを置きます。
lesson-iwari-discoveries-explore-otherwise = そこにも発見があるかもしれませんが、まず印のある森林を探索しましょう。
lesson-iwari-discoveries-take = 黄と赤でした。トークンの上にテントを置くと、それを得ます。赤の上に置きましょう。
lesson-iwari-discoveries-take-yellow = 黄でも同じですが、今回は赤を取りましょう。
lesson-iwari-discoveries-take-otherwise = トークンのないスペースでは何も得られません。赤いトークンの上にテントを置きましょう。
lesson-iwari-discoveries-end = 赤いトークンはあなたのものです。最後に、色ごとにトークンが最多の人が6点を得ます（同数でもよい）。

## 浮遊する大地：接続は道

lesson-iwari-floating-lands = 浮遊する大地：接続は道
lesson-iwari-floating-lands-roads = このマップの接続は2つのテントスペースを結び、その間の道にもなります。集落のテントをつなぎます。
lesson-iwari-floating-lands-join = 森林のあなたの3つのテントは、接続6に届いています。その反対の端、砂漠に4つ目を置きましょう。
lesson-iwari-floating-lands-join-otherwise = それではテントがつながりません。砂漠のカードで、砂漠の印のあるスペースに置きましょう。
lesson-iwari-floating-lands-settlement = 4つのテントがつながり、空をまたぐ集落になりました。接続の上に山があっても、集落は途切れません。
lesson-iwari-floating-lands-end = 「浮遊する大地」では、接続が集落をつなぎます。もう1つ、ツンドラにトーテムは置けません。

## 忘れられた島：遺跡

lesson-iwari-forgotten-island = 忘れられた島：遺跡
lesson-iwari-forgotten-island-ruin = 紫のスペースにはどれも遺跡があります。この遺跡は接続4を閉ざしていて、ある間は得点にならず、道にもなりません。
lesson-iwari-forgotten-island-replace = テントに置き換えましょう。森林にありますが、そこに示されたバイオームである砂漠のカードを2枚支払います。
lesson-iwari-forgotten-island-replace-beside = となりにテントを置いても、接続は閉じたままです。遺跡のある紫のスペースを選びましょう。
lesson-iwari-forgotten-island-replace-otherwise = それでは遺跡が残ります。遺跡のスペースを選び、砂漠のカード2枚で支払いましょう。
lesson-iwari-forgotten-island-open = 遺跡はあなたのもので、最後に1点です。開いた接続4では、両端で最多の人が、トーテムの数にかかわらず1点だけを得ます。
lesson-iwari-forgotten-island-end = 遺跡は1つにつき1点で、集落の道も開きます。このマップでは、開いた接続はすべて道にもなります。

## 氷河の山塊：2つの接続を同時に

lesson-iwari-glacier-massif = 氷河の山塊：2つの接続を同時に
lesson-iwari-glacier-massif-two = このマップでは、接続1と接続11が同じ2つの領域を、陸路と海路で結びます。一方の海岸では、あなたのトーテムが最多です。
lesson-iwari-glacier-massif-totem = もう一方の大きな氷河にトーテムを置きましょう。両方の接続に効きます。
lesson-iwari-glacier-massif-totem-otherwise = それではどちらの接続にも効きません。大きな氷河のトーテムスペースにトーテムを置きましょう。
lesson-iwari-glacier-massif-end = 2つの接続にトーテムが2つで、最後にそれぞれ2点、合わせて4点です。ここのトーテムは2度数えるので、ほかの人の動きにも気をつけましょう。

## 未踏の道：虚無トーテム

lesson-iwari-unexplored-paths = 未踏の道：虚無トーテム
lesson-iwari-unexplored-paths-centre = このマップの中央には虚無トーテムが5つあります。あなたは接続1の両端で、トーテム1つずつで最多です。今は2点です。
lesson-iwari-unexplored-paths-move = 1つを印のある森林へ動かしましょう。下の「虚無トーテムを動かす」を選び、次にそのトーテムスペースを選びます。森林のカードが2枚必要で、ほかのカードで代えることはできません。
lesson-iwari-unexplored-paths-move-own = 自分のトーテムなら1枚で同じ効果がありますが、今回は虚無トーテムを試しましょう。自分のトーテムは手元に残ります。
lesson-iwari-unexplored-paths-move-otherwise = それはまた今度にしましょう。印のある森林のトーテムスペースと、そこに置く中央の虚無トーテムを選んでください。
lesson-iwari-unexplored-paths-counts = 虚無トーテムもほかと同じように数えるので、接続1は3点になりました。森林では虚無と同数ですが、あなたはそれで十分です。
lesson-iwari-unexplored-paths-end = 虚無も1つの部族として数えます。虚無だけが最多の場所では誰も得点しないので、ほかの人の接続を妨げることもできます。

## 遥かな道：紫の道

lesson-iwari-long-road = 遥かな道：紫の道
lesson-iwari-long-road-road = このマップには紫の道が通っています。最後に、道のテントをまとめて、道が1つの領域であるかのようにもう一度得点計算します。
lesson-iwari-long-road-second = 今は全員が1つずつです。氷河の印のある紫のスペースにテントを置いて、最多になりましょう。
lesson-iwari-long-road-second-beside = 氷河は合っていますが、そのスペースは紫の道の上ではありません。印のあるスペースを選びましょう。
lesson-iwari-long-road-second-otherwise = 今回は氷河のカードで、氷河の紫のスペースに置きましょう。
lesson-iwari-long-road-lead = 道ではあなたが最多になり、テント4つで4点です。UllaとTarekはどちらも2位で、あなたのテントの数の2点ずつです。
lesson-iwari-long-road-end = 紫の道のテントは、最後に2度得点になります。その領域の分と、道の分です。

## 虚無：係争トークン

lesson-iwari-the-void = 虚無：係争トークン
lesson-iwari-the-void-token = この2つの領域の間に係争トークンがあります。一方に置くと、そこにテントつきのスペースが1つ増え、もう一方の区域は空のままです。
lesson-iwari-the-void-take = 森林に置きましょう。印のある区域を選んでください。森林のカードを2枚支払います。ほかのカードで代えることはできません。
lesson-iwari-the-void-take-swap = 森林のカード2枚がちょうど必要です。森林の印のある区域を選びましょう。
lesson-iwari-the-void-take-otherwise = それではトークンは間に残ります。森林の印のある区域を選びましょう。
lesson-iwari-the-void-there = トークンとテントで、森林を探索しました。このテントはほかのテントと同じように数えます。
lesson-iwari-the-void-end = 係争トークンは、同じカード2枚で得られます。3枚目の手札のとおり、このマップでは虚無も、カードと領域を持つバイオームです。

## Against the void

lesson-iwari-path-void = 虚無との対決

# 虚無との対決の手番
lesson-iwari-void-turn = 虚無との対決の手番
lesson-iwari-void-turn-alone = ひとりで虚無に耐え抜くゲームです。虚無は自分のカードを持ちません。手番ごとに、まず自分の行動をし、そのあと残った手札で虚無の行動をします。
lesson-iwari-void-turn-own = 自分の行動はいつもどおり、建設か交換です。日輪盆地の印のあるスペースにテントを置きましょう。
lesson-iwari-void-turn-own-swap = 交換だけで自分の行動が終わり、マップには何も置けません。代わりに日輪盆地にテントを置きましょう。
lesson-iwari-void-turn-own-elsewhere = そこにも建設できますが、まずは印のあるスペースから始めましょう。日輪盆地はスペースが最も多く、道がほかの領域へ続いています。
lesson-iwari-void-turn-void = 手札が2枚残ったので、1枚以上を虚無のために使います。氷片島に遺跡を建てましょう。この島からはどこへも道が出ていないので、遺跡が広がりません。
lesson-iwari-void-turn-void-elsewhere = そこからは道が続いていて、遺跡は道に沿って大きな集落になります。島である氷片島に遺跡を建てましょう。
lesson-iwari-void-turn-draw = ここで初めて、手札を3枚まで補充します。印のあるツンドラのカードを取りましょう。
lesson-iwari-void-turn-draw-other = それもできますが、先を考えましょう。ツンドラのカード2枚は、ほかのバイオームのカード1枚の代わりになります。印のあるカードを取ってください。
lesson-iwari-void-turn-draw-again = 次に、日輪盆地のために印のある砂漠のカードを取りましょう。
lesson-iwari-void-turn-draw-again-other = 次は日輪盆地に建設するので、砂漠のカードが要ります。印のあるカードを取ってください。
lesson-iwari-void-turn-all = 次の手番です。今度は手札を3枚とも使いましょう。日輪盆地のテントとトーテムに、一方は砂漠のカード、もう一方はツンドラのカード2枚で支払います。
lesson-iwari-void-turn-all-swap = それでは手札が2枚残り、虚無のために使うことになります。3枚とも使って、日輪盆地にテントとトーテムを置きましょう。
lesson-iwari-void-turn-all-tents = それでも3枚とも使えますが、テントとトーテムを1つずつ置きましょう。最後に誰が日輪盆地を領有するかは、トーテムで決まります。
lesson-iwari-void-turn-all-kept = 残した手札は虚無のために使うことになります。3枚とも使って、日輪盆地にテントとトーテムを置きましょう。
lesson-iwari-void-turn-empty = 手札がなくなったので、この手番に虚無は何もしません。あとは手札を補充するだけです。
lesson-iwari-void-turn-end = これが虚無との対決の手番です。自分の行動をし、残った手札で虚無の行動をし、手札を補充します。手札を使い切れば、虚無は何も得られません。

# 感染と腐敗
lesson-iwari-void-infection = 感染と腐敗
lesson-iwari-void-infection-pawn = ディスプレイに虚無のカードがめくられました。虚無駒は接続3にあるので、その2つの領域、貝の入江と日輪盆地に感染が来ます。
lesson-iwari-void-infection-order = 虚無はそれぞれの領域に、トーテムの上限に余裕があればトーテムを、なければ遺跡を置きます。先に置く領域を選んでください。今回はどちらでもかまいません。
lesson-iwari-void-infection-placed = 貝の入江には虚無トーテムを置く余裕がありました。日輪盆地にはなかったので、道に沿って別の遺跡に最も近いスペースに遺跡が置かれ、そのあと虚無駒は接続4へ進みました。
lesson-iwari-void-infection-three = 虚無のカードが3枚公開中で、手札にも1枚あります。4枚目が出ると腐敗になります。感染と同じように始まり、最後に両方の領域を判定します。
lesson-iwari-void-infection-build = まもなく白牙と貝の入江が判定されます。その前に白牙を固め、テントとトーテムを1つずつ置きましょう。
lesson-iwari-void-infection-build-swap = 交換では白牙に何も増えず、すぐに判定されてしまいます。白牙にテントとトーテムを置きましょう。
lesson-iwari-void-infection-build-other = それだけでは、判定で白牙を領有できません。氷河のカード2枚で、白牙にテントとトーテムを1つずつ置きましょう。
lesson-iwari-void-infection-void = 虚無の行動に使えるのは虚無のカードだけなので、必ず出さなければなりません。これが4枚目です。
lesson-iwari-void-infection-corrupt = 腐敗は感染と同じように始まります。先に置く領域を選んでください。今回もどちらでもかまいません。
lesson-iwari-void-infection-ruin = 貝の入江にはもうトーテムを置けず、遺跡を置けるスペースが同じ距離に2つあります。日輪盆地の遺跡とつながらない、印のあるスペースを選びましょう。
lesson-iwari-void-infection-ruin-joins = そこからは日輪盆地の遺跡へ道が通じていて、つながった遺跡はやがて集落になります。印のあるスペースを選んでください。
lesson-iwari-void-infection-judged = 埋まっているかどうかにかかわらず、両方の領域が判定され、白牙はあなたの、貝の入江は虚無のものになりました。虚無のカードは1枚が脇に置かれ、残りは山札に戻りました。
lesson-iwari-void-infection-end = これが感染と腐敗です。虚無駒を見れば虚無が次に来る場所が、公開中の虚無のカードを見れば領域の判定が近いかどうかがわかります。

# 判定、勝ちと負け
lesson-iwari-void-judging = 判定：誰が領有するか
lesson-iwari-void-judging-full = 最後のテントスペースが埋まると、領域はすぐに判定されます。どちらかの側が領有し、領域は閉じます。氷片島の空きはあと1つです。
lesson-iwari-void-judging-close = 氷片島では、テント2つに遺跡1つですが、虚無にはトーテムが1つあり、あなたにはありません。先にトーテムを、次に最後のスペースにテントを置きましょう。
lesson-iwari-void-judging-close-tie = テントが多いので仮想トーテムを得ますが、それではトーテムが1対1で、同数なら虚無のものです。先にトーテムを、次にテントを置きましょう。
lesson-iwari-void-judging-close-open = それは前半です。同じ建設で最後のスペースにもテントを置き、氷片島が今判定されるようにしましょう。
lesson-iwari-void-judging-close-swap = 氷片島に置くトーテムとテントのために、氷河のカードが2枚とも要ります。
lesson-iwari-void-judging-close-elsewhere = 虚無が最後のスペースを取る前に、まず氷片島です。氷河のカード2枚で、トーテム、テントの順に置きましょう。
lesson-iwari-void-judging-claimed = テント3つに遺跡1つなので、仮想トーテムはあなたのものです。それを含めてトーテムは2対1となり、氷片島はあなたが領有します。
lesson-iwari-void-judging-void = 次は、最後の手札で虚無の行動をします。貝の入江ではテントもトーテムもあなたが多いので、最後のスペースに遺跡を置かせましょう。
lesson-iwari-void-judging-void-totem = 虚無トーテムを置くと差が縮まり、貝の入江は開いたままです。代わりに最後のスペースに遺跡を建てましょう。
lesson-iwari-void-judging-void-elsewhere = そこでは虚無が広がるだけです。貝の入江の最後のスペースに遺跡を建てれば、あなたが優勢なうちに判定されます。
lesson-iwari-void-judging-ruin = テント3つに遺跡2つ、トーテムは2対0です。虚無の遺跡のおかげで、貝の入江はあなたのものになりました。
lesson-iwari-void-judging-lose = ひとりのときは、虚無が3つ目の領域を領有すると虚無の勝ちです。遺跡10個がつながって1つの集落になったときも、虚無の勝ちです。
lesson-iwari-void-judging-win = 脇に置いた虚無のカードが3枚になったときも、ゲームは終わります。まだ開いている領域がすべて判定され、それでも虚無の勝ちにならなければ、あなたの勝ちです。
lesson-iwari-void-judging-end = これが判定です。テントが多い側が仮想トーテムを得て、トーテムが多い側が領域を領有します。同数なら虚無のものです。

# 集落
lesson-iwari-void-settling = あなたの集落と虚無の集落
lesson-iwari-void-settling-fourth = 日輪盆地では、あなたのテントが3つ道でつながっていて、4つになれば集落です。印のある空きスペースに4つ目を置きましょう。
lesson-iwari-void-settling-fourth-other = そこも道でつながっています。でも印のあるスペースなら、虚無の遺跡があるシダの谷からの道もふさげます。
lesson-iwari-void-settling-fourth-swap = 交換ではテントが増えません。砂漠のカードで、印のあるスペースに4つ目のテントを置きましょう。
lesson-iwari-void-settling-fourth-totem = トーテムは集落に数えません。印のあるスペースに4つ目のテントを置きましょう。
lesson-iwari-void-settling-fourth-apart = そのスペースは、3つのテントと道でつながっていません。印のあるスペースに4つ目を置きましょう。
lesson-iwari-void-settling-free = 新しい集落ができました。そのテントがある開いた領域に、駒を1つ無料で置けます。日輪盆地の判定で数えられるトーテムを選びましょう。
lesson-iwari-void-settling-free-none = 置かないこともできますが、無料です。日輪盆地にトーテムを置きましょう。
lesson-iwari-void-settling-voids = 虚無の行動のための手札は、虚無のカード2枚です。同時に何枚出しても感染は1回なので、2枚とも出しましょう。
lesson-iwari-void-settling-voids-one = もう1枚は手札に残り、支払いにも使えず、あとで別の感染を起こします。2枚同時に出しましょう。
lesson-iwari-void-settling-order = シダの谷と貝の入江に感染が来ます。好きなほうから始めてください。
lesson-iwari-void-settling-ruin = つながった4つの遺跡も集落で、できると虚無がすぐにもう一度行動します。シダの谷で3つつながっているので、そこから離れた、印のあるスペースを選びましょう。
lesson-iwari-void-settling-ruin-joins = そこからはシダの谷の3つの遺跡へ道が通じています。4つになると虚無の集落ができ、虚無がもう一度行動します。印のあるスペースを選んでください。
lesson-iwari-void-settling-apart = 3つの遺跡は3つのままで、虚無の集落はできませんでした。集落の遺跡が10個になると虚無の勝ちなので、大きくしてはいけません。
lesson-iwari-void-settling-end = これが集落です。つながったテント4つで無料の駒が1つ手に入り、つながった遺跡4つで虚無がもう一度行動します。テントはつなげ、遺跡は離しておきましょう。

# ふたりで協力
lesson-iwari-void-coop = ふたりで虚無と対決
lesson-iwari-void-coop-two = Ullaさんとふたりで協力します。色も手札も別々です。今はUllaさんの手番で、建設のあとに虚無の行動をします。
lesson-iwari-void-coop-ulla = Ullaさんは貝の入江にテント2つとトーテム1つを持ちました。虚無のためには、遠く離れた砂塵の果てを選びました。虚無についての選択は、手番プレイヤーがします。
lesson-iwari-void-coop-join = 貝の入江の空きはあと1つです。そこにテントを置きましょう。判定では、ふたりのテントもトーテムも合わせて数えます。
lesson-iwari-void-coop-join-swap = 交換では、貝の入江の最後のスペースを虚無に取られかねません。そこにテントを置きましょう。
lesson-iwari-void-coop-join-lost = 氷片島がテント2つと遺跡2つで埋まります。同数なら虚無のもので、1か所でも領有されれば虚無の勝ちです。テントは貝の入江に置きましょう。
lesson-iwari-void-coop-join-elsewhere = それは後でもできますが、貝の入江の最後のスペースは虚無に取られるかもしれません。そこにテントを置きましょう。
lesson-iwari-void-coop-together = テント4つに遺跡1つ、トーテムはUllaさんの1つと仮想トーテムで2対1です。この領域は、ふたりのものになりました。
lesson-iwari-void-coop-alone = トーテムの上限では、色ごとに数えます。ふたりのテントは合わせて3つでしたが、Ullaさんのテント2つで、上限は2個でした。集落も1つの色だけで作ります。
lesson-iwari-void-coop-void = 虚無の行動は慎重に選びましょう。ふたりの場合、虚無が領域を1か所でも領有すると負けです。氷片島以外なら、どこに建設してもかまいません。
lesson-iwari-void-coop-void-lost = その遺跡は最後のスペースを埋めるので、虚無が氷片島を領有し、ふたりとも負けてしまいます。ほかの場所に建設しましょう。
lesson-iwari-void-coop-void-totem = 2つ目の虚無トーテムが置かれると、氷片島を守るのがとても難しくなります。ほかの場所に建設しましょう。
lesson-iwari-void-coop-talk = 何を話し合ってもかまいませんが、手札を見せたり、何であるかを言ったりしてはいけません。ほかの人と遊ぶときは、テーブルのボタンから「危険です：氷片島」のような言葉を選べます。
lesson-iwari-void-coop-end = これがふたりでの遊び方です。判定ではふたりの駒を合わせて数えます。虚無には、領域を1か所も領有させてはいけません。

## More lessons

lesson-iwari-path-deeds = 基本ゲームをもっと
lesson-iwari-path-void-maps = 虚無との対決：バイオームとマップ

# Swapping cards
lesson-iwari-swapping = カードの交換
lesson-iwari-swapping-hand = 老松の森ではUllaが2対1で多く、テントを2つ置きたいところですが、森林のカードは1枚だけです。
lesson-iwari-swapping-swap = 建設の代わりに、カードを1枚交換できます。今は役に立たない、ツンドラか氷河のカードを交換しましょう。
lesson-iwari-swapping-swap-forest = それこそ必要なカードです。ツンドラか氷河のカードを交換しましょう。
lesson-iwari-swapping-swap-otherwise = 今建設しても、森林のカードが足りないままです。今回はツンドラか氷河のカードを交換しましょう。
lesson-iwari-swapping-draw = 交換だけで行動は終わりです。手札を補充しましょう。ディスプレイの森林のカードを取ってください。
lesson-iwari-swapping-draw-otherwise = それでは交換した意味がありません。印のある森林のカードを取りましょう。
lesson-iwari-swapping-two = 1ラウンド後です。森林のカード2枚で、老松の森にテントを2つ置きましょう。
lesson-iwari-swapping-two-single = それでは同数になるだけです。決定する前に、もう1つの空きスペースも選びましょう。
lesson-iwari-swapping-two-otherwise = 目標は老松の森です。森林のカード1枚につき1つ、テントを2つ置きましょう。
lesson-iwari-swapping-end = 交換には1手番かかるので、そのカードにそれだけの価値があるときにしましょう。同じカード2枚で間に合うことも多くあります。

# Honour and Respect
lesson-iwari-honour = 名誉と尊敬：接続
lesson-iwari-honour-ways = 接続1は陸路、接続4は海路です。それぞれの一方の端、森林と氷河では、あなたのトーテムが最多です。
lesson-iwari-honour-totem = どちらもその反対の端は海岸です。そこにトーテムを置きましょう。
lesson-iwari-honour-totem-otherwise = それでは偉業になりません。海岸のカードで、印のある海岸にトーテムを置きましょう。
lesson-iwari-honour-earned = どちらの接続でも両端で最多になりました。陸路でも海路でも最初なので、名誉と尊敬の両方を得ます。
lesson-iwari-honour-honour = 同時に2つのときは、順番を選べます。名誉から始め、その駒を接続1に置きましょう。
lesson-iwari-honour-honour-otherwise = 尊敬はすぐあとです。先に名誉の駒を接続1に置きましょう。
lesson-iwari-honour-respect = 尊敬は海路の場合です。その駒を接続4に置きましょう。
lesson-iwari-honour-end = 駒は、その接続で最後に最多の人の得点を2倍にします。トーテムの数で先頭を保ちましょう。

# Discovery and Courage
lesson-iwari-courage = 発見と勇気：埋まった土地、新しい土地
lesson-iwari-courage-pawn = Ullaが最初に領域を埋めて、発見の駒を得ました。駒は日輪盆地にあり、最後にそこのテントの得点が2倍になります。
lesson-iwari-courage-fill = この駒は2つあります。もう1つを取りましょう。この森林の最後の空きスペースにテントを置いてください。
lesson-iwari-courage-fill-otherwise = それではどの領域も埋まりません。森林のカードで、印のあるスペースにテントを置きましょう。
lesson-iwari-courage-place = 駒は、ほかのどの領域にも置けます。印のある海岸では、テント4つのうち3つがあなたのものです。そこに置きましょう。
lesson-iwari-courage-place-otherwise = そこでは得が少ないか、ほかの人の得になります。印のある海岸に置きましょう。
lesson-iwari-courage-draw = 好きなカードを1枚引きましょう。そのあとUllaとTarekの手番です。
lesson-iwari-courage-explore = 未探索の領域はあと1つです。この砂漠にテントを置きましょう。最後の1つを探索した人が勇気の駒を得ます。
lesson-iwari-courage-explore-otherwise = ほかの人に探索されるかもしれません。砂漠のカードで、印のある砂漠にテントを置きましょう。
lesson-iwari-courage-courage = 勇気は逆に働きます。ほかの駒のそばに置くと、その倍率を1つ下げます。日輪盆地のUllaの駒のそばに置きましょう。
lesson-iwari-courage-courage-decline = それでは駒がゲームから除かれ、Ullaの領域は2倍のままです。日輪盆地に置きましょう。
lesson-iwari-courage-courage-otherwise = そこではあなた自身の得点が半分になります。日輪盆地のUllaの駒のそばに置きましょう。
lesson-iwari-courage-taken = 日輪盆地は1倍に戻り、Ullaの得点は6点から3点になりました。あなたの海岸は2倍のままで、8点です。
lesson-iwari-courage-veneration = 残る偉業は崇拝です。最後に、このような道が1本だけの行き止まりのスペースにテントが最も多い人が得て、好きな領域を2倍にします。
lesson-iwari-courage-end = どの領域が埋まりそうか、最後の未探索はどこか、ほかの人の駒はどこかに気を配りましょう。

# The determination token
lesson-iwari-determination = 虚無：決意トークン
lesson-iwari-determination-token = このマップでは、1人が決意トークンを持ちます。最初に持つのは手番が最後の人で、ここではあなたです。
lesson-iwari-determination-two = 未探索の領域に置けるのはテント1つだけですが、このトークンがあれば2つ目の駒も置けます。森林のカード2枚で、印のある森林に駒を2つ置きましょう。
lesson-iwari-determination-two-single = それならトークンは要りません。決定する前に、森林でもう1か所選びましょう。
lesson-iwari-determination-two-otherwise = 今回はトークンを使いましょう。印のある森林に、カード1枚ずつで駒を2つ置いてください。
lesson-iwari-determination-passed = 使うと、トークンは手番とは逆に右隣へ移ります。今はTarekが持っています。
lesson-iwari-determination-end = 持っている人は、新しい土地で一気に広がれます。2つ目の駒はそのバイオームのカード1枚で支払います。ほかのカード2枚では代えられません。

# Complete biomes
lesson-iwari-void-biomes = 完成したバイオーム
lesson-iwari-void-biomes-complete = 氷河は2つとも埋まって判定され、このバイオームは完成です。そのカードで建設はできませんが、ほかに2つの使い道があります。
lesson-iwari-void-biomes-first = 1つ目：氷河のカードで、そこの自分のテントを、ほかのバイオームの開いた領域へ移せます。
lesson-iwari-void-biomes-move = 下の「駒を移す」を選び、次に白牙のテント、それから貝の入江の空きスペースを選びましょう。
lesson-iwari-void-biomes-move-swap = 交換ではもったいないカードです。白牙のテントを貝の入江へ動かしましょう。
lesson-iwari-void-biomes-move-cards = もう1枚の氷河のカードはすぐあとで使います。氷河のカード1枚で、テントを1つだけ動かしましょう。
lesson-iwari-void-biomes-move-elsewhere = それも移動ですが、貝の入江が心配です。遺跡があるのに、あなたのテントはありません。
lesson-iwari-void-biomes-move-otherwise = それも建設できますが、今回は移動を試しましょう。氷河のカード1枚で、白牙のテントを貝の入江へ動かします。
lesson-iwari-void-biomes-moved = 白牙はあなたのもののままです。一度判定した領域は、二度と判定しません。
lesson-iwari-void-biomes-skip = 2つ目：虚無の行動のとき、代わりにそのカードを1枚捨てることができます。もう1枚の氷河のカードを捨てれば、虚無は何も得られません。
lesson-iwari-void-biomes-skip-otherwise = それでは虚無に駒を与えてしまいます。代わりに氷河のカードを捨てましょう。
lesson-iwari-void-biomes-end = 1つのバイオームの領域をすべて埋めると得です。それからは、そのカードで自分の駒を動かし、虚無を抑えられます。

# Floating Lands against the void
lesson-iwari-void-floating-lands = 浮遊する大地：ツンドラのカード
lesson-iwari-void-floating-lands-tundra = このマップの虚無との対決では、ツンドラのカードは危険です。1手番に初めて出すたびに、ツンドラに遺跡が1つ置かれます。
lesson-iwari-void-floating-lands-pay = 試してみましょう。印のある砂漠にテントを置き、ツンドラのカード2枚で支払ってください。
lesson-iwari-void-floating-lands-pay-swap = 交換は出すことに数えないので、遺跡は置かれません。今回だけはツンドラのカード2枚を出して、印のある砂漠にテントを置きましょう。
lesson-iwari-void-floating-lands-pay-otherwise = 本当はそのほうがよいのですが、それでは何も起きません。ツンドラのカード2枚で、印のある砂漠にテントを置きましょう。
lesson-iwari-void-floating-lands-ruin = 遺跡が来ました。置く場所はあなたが選びます。ツンドラの遺跡はすべて隣り合うものとして数えるので、どこでも同じです。
lesson-iwari-void-floating-lands-end = ここでは、1つの集落の遺跡が8個になると虚無の勝ちです。ツンドラのカードは交換するか、1手番にまとめて出しましょう。

# Forgotten Island against the void
lesson-iwari-void-forgotten-island = 忘れられた島：紫のスペース
lesson-iwari-void-forgotten-island-violet = 虚無との対決では、はじめは遺跡がありません。けれども虚無は紫のスペースを狙います。最後にそこで遺跡がテントより多ければ、虚無の勝ちです。
lesson-iwari-void-forgotten-island-tent = 先に取りましょう。森林の紫のスペースにテントを置いてください。ほかと同じく、森林のカード1枚です。
lesson-iwari-void-forgotten-island-tent-beside = 森林は合っていますが、紫のスペースではありません。印のあるスペースを選びましょう。
lesson-iwari-void-forgotten-island-tent-otherwise = それでは紫のスペースを虚無に取られかねません。森林のカードで、そこにテントを置きましょう。
lesson-iwari-void-forgotten-island-void = 虚無のために建てる遺跡は、その領域に空いた紫のスペースがあれば、必ずそこに置きます。このツンドラには1つもないので、ここに建てましょう。
lesson-iwari-void-forgotten-island-void-otherwise = そこでは紫のスペースを取られるか、もっと困ることになります。印のあるツンドラに建てましょう。
lesson-iwari-void-forgotten-island-end = 紫のスペースは自分で取り、虚無のためには紫の空きがない領域に建てましょう。

# Long Road against the void
lesson-iwari-void-long-road = 遥かな道：紫の道の虚無
lesson-iwari-void-long-road-road = 虚無との対決では、紫の道は得点になりませんが、勝敗を左右します。最後に道の遺跡がテントより多ければ、虚無の勝ちです。
lesson-iwari-void-long-road-tent = 印のある氷河の、紫の道のスペースにテントを置きましょう。
lesson-iwari-void-long-road-tent-beside = 氷河は合っていますが、そのスペースは道の上ではありません。印のあるスペースを選びましょう。
lesson-iwari-void-long-road-tent-otherwise = それでは道の役に立ちません。氷河のカードで、印のあるスペースにテントを置きましょう。
lesson-iwari-void-long-road-void = 虚無のために建てる遺跡は、その領域の道のスペースが空いていれば、必ずそこに置きます。道はこの森林を通らないので、ここに建てましょう。
lesson-iwari-void-long-road-void-otherwise = そこでは遺跡が紫の道に置かれます。道の通らない、印のある森林に建てましょう。
lesson-iwari-void-long-road-end = 道では先に立ち、虚無のためには道から離れたところに建てましょう。

# The opening hand
lesson-iwari-draft = 最初の手札
lesson-iwari-draft-who = 初期ドラフトでは手札は配られず、公開されているカードから3枚を自分で選びます。最後に手番が来る人が最初に選びます。今回はあなたです。
lesson-iwari-draft-pair = 森林のカードが2枚公開されています。同じカード2枚は、どのバイオームにも支払えます。印のある1枚を取りましょう。
lesson-iwari-draft-pair-deck = それでは何が来るかわかりません。今のうちに、印のある森林のカードを取りましょう。
lesson-iwari-draft-pair-other = それは次に取ります。まず印のある森林のカードを取りましょう。
lesson-iwari-draft-pair-otherwise = それもよいカードですが、森林は2枚そろえましょう。印のあるカードを取ってください。
lesson-iwari-draft-second = もう1枚も取りましょう。
lesson-iwari-draft-second-otherwise = それでは2枚そろいません。もう1枚の森林のカードを取りましょう。
lesson-iwari-draft-third = 3枚目は自由に選びましょう。公開されているカードでも、山札の一番上を見ずに引いてもかまいません。
lesson-iwari-draft-next = ここで初めて、次の人のためにディスプレイが補充されます。手番とは逆の順に、1人ずつ選んでいきます。
lesson-iwari-draft-end = 最後に手番が来る人ほど、先にカードを選べます。このあとはいつもと同じです。

# Longest paths
lesson-iwari-paths = 最長の道のり
lesson-iwari-paths-line = このゲームでは、集落は最長の道のりだけが得点になります。道に沿った、枝分かれのない1列です。あなたの4つのテントは1列なので4点です。
lesson-iwari-paths-star = Ullaもテントが4つつながっていますが、枝分かれしています。最長の道のりは3つなので、3点です。
lesson-iwari-paths-tent = 列を伸ばしましょう。端にある、印のあるスペースにテントを置いてください。
lesson-iwari-paths-tent-branch = そこでは枝分かれになり、テントは5つでも道のりは4つのままです。列の端の、印のあるスペースを選びましょう。
lesson-iwari-paths-tent-dear = そこでも伸びますが、カードが2枚必要です。印のあるスペースなら1枚で済みます。
lesson-iwari-paths-tent-otherwise = それでは列が伸びません。森林のカード1枚で、印のあるスペースにテントを置きましょう。
lesson-iwari-paths-five = 5つの列になり、最後に5点です。列の横に置いたテントでは、得点は増えません。
lesson-iwari-paths-end = 列は端から伸ばしましょう。ほかの人に端をふさがれないよう、気を配ってください。

# Veneration
lesson-iwari-veneration = 崇拝：最後に置く駒
lesson-iwari-veneration-deed = 偉業「崇拝」を使っています。その駒は、ゲームの最後に、このような道が1本だけの行き止まりのスペースにテントが単独で最も多い人のものになります。
lesson-iwari-veneration-tent = 今はTarekとあなたが3つずつで、これがゲームの最後の手番です。印のある行き止まりにテントを置きましょう。
lesson-iwari-veneration-tent-cards = 行き止まりですが、カードが2枚かかります。印のある行き止まりなら、森林のカード1枚で足ります。
lesson-iwari-veneration-tent-roads = 森林は合っていますが、そのスペースには道が2本以上あります。印のあるスペースを選びましょう。
lesson-iwari-veneration-tent-otherwise = それではTarekと同数のままで、誰も駒を得られません。森林のカードで、印のある行き止まりにテントを置きましょう。
lesson-iwari-veneration-draw = あなたは4つ、Tarekは3つになりました。好きなカードを1枚引くと、あなたの手番もゲームも終わります。
lesson-iwari-veneration-pawn = 駒はあなたのものです。好きな領域のテントの得点を、全員について2倍にします。5つともあなたのテントがある老松の森に置きましょう。
lesson-iwari-veneration-pawn-decline = それではUllaの勝ちです。老松の森に駒を置きましょう。
lesson-iwari-veneration-pawn-otherwise = そこでは得が少ないか、Ullaの得にもなり、追い越せません。老松の森に置きましょう。
lesson-iwari-veneration-won = 78点対76点と64点で、あなたの勝ちです。駒がなければ、Ullaの勝ちでした。
lesson-iwari-veneration-end = 崇拝カードはほかにもあり、係争トークンの上のテントや、金トークンのそばのトーテムを数えます。金トークンの場合、駒は接続に置きます。どれを使うかは卓に示されています。

# Unexplored Paths against the void
lesson-iwari-void-unexplored-paths = 未踏の道：中央の虚無
lesson-iwari-void-unexplored-paths-centre = このマップでは、感染の虚無トーテムは紫の中央に集まります。5つ目が置かれると虚無の勝ちで、もう4つあります。
lesson-iwari-void-unexplored-paths-card = 手札に虚無のカードがあります。出すと虚無駒のところに感染が来ます。灯火の林にはトーテムを置く余裕があり、それが5つ目になってしまいます。
lesson-iwari-void-unexplored-paths-move = 今のうちに減らしましょう。下の「虚無トーテムを動かす」を選び、次に幻の氷瀑のトーテムスペースを選びます。氷河のカードが2枚必要で、ほかのカードで代えることはできません。
lesson-iwari-void-unexplored-paths-move-swap = 交換しても、中央のトーテムは4つのままです。1つを幻の氷瀑へ動かしましょう。
lesson-iwari-void-unexplored-paths-move-own = よい手です。灯火の林に余裕がなくなり、遺跡が来ます。でも今回は別の方法を試して、虚無トーテムを幻の氷瀑へ動かしましょう。
lesson-iwari-void-unexplored-paths-move-otherwise = 中央のトーテムは4つのままで、次の1つで負けてしまいます。1つを幻の氷瀑へ動かしましょう。
lesson-iwari-void-unexplored-paths-void = 中央は3つになりました。虚無の行動で、虚無のカードを出しましょう。
lesson-iwari-void-unexplored-paths-four = トーテムが来てまた4つになりましたが、ゲームは続きます。幻の氷瀑に動かした1つは、その領域の判定で虚無のものとして数えます。
lesson-iwari-void-unexplored-paths-end = 中央に気を配りましょう。早めにトーテムを動かすか、虚無駒のある領域にトーテムを置く余裕を残さないことです。
