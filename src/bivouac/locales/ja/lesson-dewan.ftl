# デワンのレッスンの言葉と返事。

lesson-dewan-path-first = はじめの一歩
lesson-dewan-path-scenarios = ほかのシナリオ

## 経路と支払い

lesson-dewan-ways = 経路と支払い
lesson-dewan-ways-home = 旅はここから始まります。これがあなたの初期野営地です。ここから1つずつ野営地を広げていきます。
lesson-dewan-ways-place = 隣の砂漠に野営地を置きましょう。マップでスペースを選び、決定してください。
lesson-dewan-ways-place-take = 砂漠に置くカードはもう手札にあります。カードを得るのは後にして、まず野営地を置きましょう。
lesson-dewan-ways-place-elsewhere = それもできますが、今はまだです。最初の野営地は印のある砂漠に置いてください。
lesson-dewan-ways-paid = カードを2枚支払いました。初期野営地の分はどのカードでもよく、もう1枚は砂漠のカードです。経路は、出発するスペースも含めて1スペースにつき1枚かかります。
lesson-dewan-ways-take = 手札がなくなりました。印のある2枚を得ましょう。いつも、ディスプレイで隣り合う2枚を得ます。
lesson-dewan-ways-take-others = 隣り合う2枚ですが、別のカードです。次の経路に必要なのは、印のある2枚です。
lesson-dewan-ways-take-place = まだ早いです。もう少し遠くを目指しましょう。まず印のある2枚を得てください。
lesson-dewan-ways-again = 湖を越えて、向こうの山岳を目指します。山岳と水域のカードはあります。出発に必要な砂漠のカードがここにあります。
lesson-dewan-ways-lake = では、砂漠の野営地から出発しましょう。2つの水域のスペースを通って、山岳まで進みます。
lesson-dewan-ways-lake-take = 必要なカードはそろっています。砂漠、水域、山岳です。野営地を置きましょう。
lesson-dewan-ways-lake-far = 初期野営地からだと、カードが1枚多く必要です。砂漠の野営地から出発しましょう。自分の野営地ならどこからでも出発できます。
lesson-dewan-ways-lake-elsewhere = そこにも行けますが、今回は湖を越えて、印のある山岳に置いてください。
lesson-dewan-ways-crossed = 4つのスペースをカード3枚で通りました。水域カード1枚で、湖がどんなに広くても渡れます。
lesson-dewan-ways-story = 2つ目の野営地で、物語タイルを得ます。好きなものを選んでください。達成のしかたはこのあと学びます。
lesson-dewan-ways-end = これで手番のすべてです。野営地を置いて経路の分を支払うか、カードを2枚得るか、どちらかです。

## ゾーンとベリーと2つ目の野営地

lesson-dewan-camps = ゾーンとベリーと2つ目の野営地
lesson-dewan-camps-zone = つながっている同じ地形のスペースが、1つのゾーンです。この3つの砂漠は1つのゾーンで、ベリーが2枚あります。
lesson-dewan-camps-place = ベリーはゾーン全体のものです。ですから、いちばん近いスペース、初期野営地の隣に野営地を置きましょう。
lesson-dewan-camps-place-take = 支払うカードはあります。任意のカードと砂漠のカードです。ほかの人もベリーを狙っているので、野営地を置きましょう。
lesson-dewan-camps-place-elsewhere = そのゾーンにはベリーがありません。印のある砂漠に野営地を置いてください。
lesson-dewan-camps-berry = ベリーを1枚得ました。最後に2点になります。残りの1枚は、このゾーンに次に野営地を置いた人のものです。
lesson-dewan-camps-take = 次は2つ目の野営地です。この2枚を得ましょう。初期野営地の隣の山岳に支払えます。
lesson-dewan-camps-take-others = それでは山岳に置けないかもしれません。印のある2枚を得てください。
lesson-dewan-camps-second = 2つ目の野営地を山岳に置きましょう。
lesson-dewan-camps-second-take = 山岳のための2枚はもうあります。野営地を置きましょう。よいことがありますよ。
lesson-dewan-camps-second-elsewhere = そこもよい場所ですが、今は印のある山岳に置いてください。
lesson-dewan-camps-story = 2つ目の野営地で、物語タイルを得ます。これを選びましょう。砂漠2つと遺物1つのうち、砂漠1つと遺物はもう満たしています。
lesson-dewan-camps-story-others = 今の野営地で満たせている条件はいくつありますか？印のある物語のほうが進んでいます。そちらを選んでください。
lesson-dewan-camps-story-stack = 山からだと、見ずに得ることになります。印のある物語なら、今の野営地に合っています。
lesson-dewan-camps-board = 野営地ごとの効果は部族ボードに示されています。2、4、6個目では物語タイルを得ます。ほかの効果はこのあと学びます。
lesson-dewan-camps-end = これで、場所の価値がわかりました。ゾーンのベリー、野営地の効果、そして物語の条件です。

## 物語タイル

lesson-dewan-stories = 物語タイル
lesson-dewan-stories-choose = はじめに、全員が物語タイルを1枚得ます。これを選びましょう。条件は森林2つと顔料1つで、5点になります。
lesson-dewan-stories-choose-others = 初期野営地のすぐ隣に、森林が2つと顔料があります。いちばん合っているのは、印のある物語です。
lesson-dewan-stories-choose-stack = それでは中身がわかりません。印のある物語は、あなたの場所に合っています。
lesson-dewan-stories-place = 最初の野営地を、この森林に置きましょう。
lesson-dewan-stories-place-take = 森林のカードも、出発のためのカードももうあります。野営地を置きましょう。
lesson-dewan-stories-place-elsewhere = まず、印のある森林に置きましょう。もう1つの森林は次です。悪地は物語の条件にありません。
lesson-dewan-stories-half = 2つの森林のうち1つを満たしました。物語タイルで進み具合がわかります。初期野営地は条件に数えません。
lesson-dewan-stories-take = 2つ目の森林のために、この2枚を得ましょう。どちらにも森林があります。
lesson-dewan-stories-take-others = 今は森林が必要です。印のある2枚には、どちらにも森林があります。
lesson-dewan-stories-zones = 森林2つとは、つながっていない2つのゾーンのことです。ここに置きましょう。顔料にも隣接しています。
lesson-dewan-stories-zones-same = その森林は、野営地のある森林とつながっています。合わせて1つのゾーンで、1つと数えます。印のあるほうを選んでください。
lesson-dewan-stories-zones-take = 必要なカードはあります。印のある森林に野営地を置きましょう。
lesson-dewan-stories-zones-elsewhere = 物語に足りないのは森林です。印のある森林に置いてください。
lesson-dewan-stories-next = 2つ目の野営地で新しい物語タイルを得ます。これを選びましょう。条件のうち、森林1つと遺物1つはもう満たしています。
lesson-dewan-stories-next-others = 1つの野営地を、いくつの物語に使ってもかまいません。今あるものをいちばん生かせるのは、印のある物語です。
lesson-dewan-stories-next-stack = 見ずに得ると、合わないかもしれません。印のある物語は、もう半分満たしています。
lesson-dewan-stories-told = 手番の終わりに条件がすべてそろい、物語を達成しました。5点が確定し、カードを1枚引きました。
lesson-dewan-stories-end = 物語の条件は、別々のゾーンと、野営地に隣接する資源です。どの野営地も、すべての物語に同時に使えます。

## カードの差し込みとグループ

lesson-dewan-tucks = カードの差し込みとグループ
lesson-dewan-tucks-again = この物語の条件は、森林1つ、山岳1つ、遺物2つです。森林と遺物1つは満たしています。
lesson-dewan-tucks-place = 3つ目の野営地を山岳に置きましょう。ただし、遺物のあるカードは支払わないでください。このあと必要です。
lesson-dewan-tucks-place-keep = 場所は正しいのですが、それでは遺物のカードを使ってしまいます。初期野営地から出発し、ほかの2枚で支払ってください。
lesson-dewan-tucks-place-take = カードはもうあります。山岳に野営地を置きましょう。
lesson-dewan-tucks-place-elsewhere = 物語に足りないのは山岳です。印のある山岳に置いてください。
lesson-dewan-tucks-tuck = 3つ目の野営地のあと、手札1枚を部族ボードの下に差し込み、片側を見せることができます。このカードを、遺物の側が見えるように差し込みましょう。
lesson-dewan-tucks-tuck-half = その側は森林ですが、森林はもう足りています。遺物のある側を選んでください。
lesson-dewan-tucks-tuck-none = それでは、このスロットは最後まで空いたままです。カードを差し込みましょう。その遺物で物語を達成できます。
lesson-dewan-tucks-told = 差し込んだ遺物が2つ目と数えられ、物語を達成しました。見えている側は、その地形のゾーン1つとも数えます。
lesson-dewan-tucks-groups = ゲーム終了時には、つながった野営地も得点になります。2つ以上のグループごとに4点です。今は初期野営地も含めて1グループです。
lesson-dewan-tucks-end = 差し込んだ側は、自分だけのゾーンとシンボルになります。そして、大きなグループ1つより、小さなグループ2つのほうが得点になります。

## ゲームの終わり

lesson-dewan-ending = ゲームの終わり
lesson-dewan-ending-seven = ゲームの終盤です。あなたの野営地は7つで、誰かが8つ目を置くと、そのラウンドが最後になります。今は少し負けています。
lesson-dewan-ending-take = 8つ目の野営地に最もよい場所はここですが、経路のカードが1枚足りません。この2枚を得ましょう。
lesson-dewan-ending-take-place = そこに置くと、2つのグループが1つになってしまいます。グループごとに4点です。1手番待って、印のある2枚を得てください。
lesson-dewan-ending-take-others = ほかのカードでもよいかもしれませんが、森林と水域を通る経路には、印のある2枚がどちらも役立ちます。そちらを得てください。
lesson-dewan-ending-eighth = では、8つ目の野営地をここに置きましょう。離れた野営地と合わせてグループになり、ベリーも1枚残っています。
lesson-dewan-ending-eighth-take = 待っていると、Ullaが8つ目を置いて、あなたが置く前にゲームが終わるかもしれません。
lesson-dewan-ending-eighth-joins = そこに置くと2つのグループが1つになり、4点を失います。離れた野営地の隣に置いてください。
lesson-dewan-ending-eighth-elsewhere = そこではグループもベリーも増えません。印のあるスペースに置いてください。
lesson-dewan-ending-fire = 8つ目の野営地で1炎を得ました。炎は1つごとに1点で、最も多い人はさらに4点を得ます。今は4炎のあなたが最多です。
lesson-dewan-ending-gift = ここで、Ullaの野営地を通りました。このスペースに支払ったカードは、Ullaの手札に入りました。
lesson-dewan-ending-last = ラウンドは最後まで行うので、Ullaにもう1回手番がありました。8つ目の野営地で4炎ずつの同数になり、2人とも4点を得ます。
lesson-dewan-ending-score = 物語はUllaが21点、あなたが14点。でもグループは12点対8点、ベリーは8点対4点。42点対41点で、あなたの勝ちです。
lesson-dewan-ending-end = これで終わり方がわかりました。8つ目の野営地で最後のラウンドになり、物語、炎、グループ、ベリーを数えます。

## 豪雨

lesson-dewan-downpour = 豪雨
lesson-dewan-downpour-pile = 豪雨では、カードの山が少ししかありません。最後の1枚が取られるたびに雨が降り、新しい山が作られます。
lesson-dewan-downpour-take = 山はあと2枚です。ディスプレイで隣り合う2枚をどれでも得て、何が起きるか見てみましょう。
lesson-dewan-downpour-take-place = 野営地は後にしましょう。今回はカードを2枚得て、自分の手番に雨を降らせます。
lesson-dewan-downpour-pour = あなたの手番なので、あなたが選びます。水域の隣で、野営地のない陸のスペースです。この森林の真ん中を水域にしましょう。
lesson-dewan-downpour-pour-elsewhere = そこでもかまいませんが、印のある森林を水域にしましょう。よいことがあります。
lesson-dewan-downpour-zones = 1つの森林ゾーンが2つになりました。自分の野営地がある森林か山岳のゾーンごとに3点です。1つにはもうあり、もう1つもすぐ近くです。
lesson-dewan-downpour-end = 水域はゾーンを分け、経路を短くします。ベリーと水晶のペアは4点です。グループやベリーだけでは、ここでは得点になりません。

## 火山

lesson-dewan-volcano = 火山
lesson-dewan-volcano-fire = 中央に火山があります。ゲーム終了時に隣に野営地があれば、炎が1つ増えます。
lesson-dewan-volcano-take = 少ない山の最後の1枚が取られると、火山が噴火します。あと2枚です。ディスプレイで隣り合う2枚を、どれでも得ましょう。
lesson-dewan-volcano-lava = 溶岩を置くのはあなたです。火山か溶岩の隣の、空いている陸のスペースに置けます。Ullaがもうすぐ来そうな、このスペースを覆いましょう。
lesson-dewan-volcano-lava-own = そこはあなたの側です。あとで自分で野営地を置きたくなるかもしれません。印のあるスペースを選んでください。
lesson-dewan-volcano-lava-elsewhere = そこはUllaにとって行きにくい場所です。Ullaの野営地に近い、印のあるスペースを選んでください。
lesson-dewan-volcano-way = 溶岩には野営地を置けず、通過もできません。どのゾーンにも属しません。その奥の森林にも、行きにくくなりました。
lesson-dewan-volcano-end = 物語と炎は通常どおりです。さらに、野営地の隣の水域ゾーンごとに2点、ほかの人の初期野営地の周りの野営地ごとに2点、ベリーと遺物のペアごとに3点です。

## 湖上の村

lesson-dewan-lake = 湖上の村
lesson-dewan-lake-village = ここでは、水域にも野営地を置けます。その場合、最後に水域カードを支払います。この湖に村を作りましょう。
lesson-dewan-lake-village-take = 水域カードも、出発のためのカードもあります。まず村を作りましょう。
lesson-dewan-lake-village-elsewhere = 陸にはもう慣れていますね。今回は、印のある水域に置いてください。
lesson-dewan-lake-toll = 湖上の村ができました。1つの湖に村は1つだけです。ほかの人がこの水域を通過すると、水域カードがあなたに渡ります。
lesson-dewan-lake-take = この2枚を得ましょう。少ない山が、もうすぐ尽きます。
lesson-dewan-lake-take-others = どれでもかまわないのですが、今は印のある2枚を得てください。
lesson-dewan-lake-fish = Inesが山の最後の1枚を取り、魚が捕れます。手札をどれでも1枚捨て札にすると、自分の村1つにつき魚トークンを1枚得ます。
lesson-dewan-lake-fish-none = 魚は3点です。カード1枚に見合います。1枚捨て札にしましょう。
lesson-dewan-lake-lakes = 湖も得点になります。隣接する野営地が最も多い人が6点、同数なら3点ずつです。村は、自分のある湖には隣接していません。
lesson-dewan-lake-end = 村は魚とカードをもたらし、岸の野営地は湖の得点になります。ベリーと顔料のペアは3点で、グループは得点になりません。

## チームプレイ

lesson-dewan-team = チームプレイ
lesson-dewan-team-partner = 向かいに座るBoが、あなたのチームメイトです。2人の物語と炎の得点は合計されます。カードは分け合いません。
lesson-dewan-team-place = グループは、2人の野営地が両方あるときだけ得点になります。Boの野営地の隣のここに置き、砂漠のあるカードは残しておきましょう。
lesson-dewan-team-place-keep = 場所は正しいです。ただし、水域にはもう1枚の水域カードを使ってください。砂漠はすぐに必要になります。
lesson-dewan-team-place-take = Boのところまでのカードはあります。山岳、水域、山岳です。野営地を置きましょう。
lesson-dewan-team-place-elsewhere = その場所や経路では、チームの得が少なくなります。山岳の野営地から湖を越えて、Boの野営地の隣の、印のあるスペースに置いてください。
lesson-dewan-team-group = あなたとBoの野営地が、チームのグループになりました。4点です。1人だけの野営地のグループは得点になりません。
lesson-dewan-team-tuck = では、砂漠の側が見えるようにカードを差し込みましょう。物語が達成となり、その得点はチームのものです。
lesson-dewan-team-tuck-half = 物語に水域は必要ありません。砂漠のある側を選んでください。
lesson-dewan-team-tuck-none = それではスロットが最後まで空いたままで、物語の砂漠が足りません。カードを差し込みましょう。
lesson-dewan-team-berries = ベリーは、あなたのものとBoのもので1つのペアになり、ペアごとに4点です。2人とも1枚ずつあるので、ペアが1つです。
lesson-dewan-team-end = 2人のために遊びましょう。Boの隣に野営地を置き、ベリーを均等に集めます。Boの野営地を通ると、カードがBoに渡ることも忘れずに。
