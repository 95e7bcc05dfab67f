# ターミナルのデワン：テーブル、選択肢、ヘルプ。

dewan-title = デワン · { $scenario } · { $players }人
dewan-status = 第{ $round }ラウンド
dewan-status-last = 第{ $round }ラウンド（最後）
dewan-status-draft = 最初の物語タイル
dewan-status-over = ゲーム終了

## テーブル

dewan-row = ディスプレイ
dewan-stock = カードの山 { $pile } · 物語の山 { $stack } · 捨て札 { $discards }
dewan-stock-event = イベントまで { $pile } · サプライ { $supply } · 物語の山 { $stack } · 捨て札 { $discards }
dewan-stories = 物語タイル
dewan-price = { $price }点
dewan-at-turn = （手番）
dewan-first = （最初）
dewan-partner = （チームメイト）
dewan-tally = { $points }点 · 野営地 残り{ $camps } · 手札 { $hand } · ベリー { $berries } · 炎 { $fire }
dewan-tally-fish = { $points }点 · 野営地 残り{ $camps } · 手札 { $hand } · ベリー { $berries } · 炎 { $fire } · 魚 { $fish }
dewan-label-stories = 物語
dewan-label-tucked = 差し込み
dewan-label-holds = 判明しているカード
dewan-unknown = ほか{ $count }枚
dewan-told-mark = 達成
dewan-hand = 手札
dewan-legend-marker = マーカー
dewan-legend-cost = カード3枚

## 選択肢

dewan-ask-draft = 最初の物語タイルを選んでください。
dewan-ask-story = どの物語タイルを得ますか？
dewan-head-asks = 条件
dewan-head-worth = 得点
dewan-head-so-far = 現在の達成度
dewan-choose-stack = 山の一番上（見ずに得る）
dewan-ask-turn = あなたの手番です。何をしますか？
dewan-ask-pass = カードを得ることも野営地を置くこともできません。
dewan-choose-pass = パスする
dewan-choose-take = ディスプレイのカードを得る
dewan-choose-place = { $camp }個目の野営地を置く：届くスペース{ $count }か所
dewan-choose-journey = 経路と支払いを1歩ずつ選んで野営地を置く
dewan-ask-take = 隣り合うどのカードを得ますか？
dewan-ask-take-only = この手札では野営地を置けません。どのカードを得ますか？
dewan-slots = { $slots }
dewan-ask-place = { $effect ->
    [story] { $camp }個目の野営地をどこに置きますか？ 置いたあと、物語タイルを得ます。
    [tuck] { $camp }個目の野営地をどこに置きますか？ 置いたあと、カードを1枚差し込めます。
    [fire] { $camp }個目の野営地をどこに置きますか？ 1炎を得て、最終ラウンドになります。
   *[none] { $camp }個目の野営地をどこに置きますか？
} 番号かスペースの名前を入力してください。
dewan-head-to = 目的地
dewan-head-terrain = 地形
dewan-head-cards = 枚数
dewan-head-pay = 支払い
dewan-head-gives = 渡す
dewan-head-gains = 得るもの
dewan-ask-origin = どの野営地から出発しますか？
dewan-ask-route = 現在地は{ $space }、手札は{ $hand }枚です。どこへ進みますか？ ここで止まりますか？
dewan-choose-stop = ここで止まり、野営地を置く
dewan-any-card = 任意のカード
dewan-one-card = 必要なカード
dewan-ask-pay = { $space }（{ NAMES($terrain) }）にはどのカードを使いますか？
dewan-ask-tuck = 部族ボードの下にカードを1枚差し込めます。どちらの側を見せますか？
dewan-choose-no-tuck = 差し込まない（スロットは最後まで空いたまま）
dewan-head-show = 見せる側
dewan-head-card = 元のカード
dewan-ask-rain = 豪雨です。どのスペースが水域になりますか？
dewan-ask-lava = 火山が噴火します。どのスペースを溶岩が覆いますか？
dewan-head-space = スペース
dewan-head-zone = そのゾーン
dewan-head-swing = 得点
dewan-zone = { $spaces }スペース、ベリー{ $berries }枚
dewan-ask-fishing = 魚が捕れます。どのカードを捨て札にしますか？
dewan-choose-no-fish = 手札を残し、魚を捕らない
dewan-catch = 魚{ $count }枚
dewan-preview = { $camp }個目の野営地を{ $space }へ、カード{ $count }枚：
dewan-same-water = 同じ水域を通過
dewan-goes-to = { $player }へ
dewan-discarded = 捨て札
dewan-brings = 得るもの：
dewan-points-change = { $change }点
dewan-then-story = 次に物語タイル
dewan-then-tuck = 次に差し込み
dewan-completes = { $price }の物語を達成

## ヘルプ

dewan-help-story = 物語タイルは地形と資源を条件とします。「F2/3」は、必要な森林ゾーン3つのうち2つ、という意味です。見えている5枚のうち1枚か、山の一番上を見ずに得ます。
dewan-help-turn = 手番にすることは1つだけです。ディスプレイで隣り合うカードを2枚得るか、野営地を1つ置きます。
dewan-help-take = 2枚は隣り合っていなければなりません。手札の上限はありません。
dewan-help-place = 届くスペースごとに、カードが最も少ない道のりを示しています。番号か名前を入力してください。実行する前に道のりを確かめられます。別の経路やカードを使うには、戻って1歩ずつ選んでください。
dewan-help-route = スペースからスペースへ進みます。目的地まで進んで支払える1歩だけを示しています。uで1歩戻ります。
dewan-help-pay = スペースごとに順にカードを選びます。残りも支払えるカードだけを示しています。
dewan-help-tuck = 見えている側は以後ずっと数えます。地形はゾーン1つ、シンボルはそのシンボル1つと見なします。このスロットに差し込めるのは今だけです。
dewan-help-marker = マーカーはゲーム終了まで地形を変えます。ゾーンが2つに分かれると、ベリーは大きい側に残ります。
dewan-help-fishing = どのカードでも1枚で、魚トークンを、自分の湖上の村の数だけ得ます。
dewan-help = あなたは部族を率いて各地に野営地を置き、物語を達成します。

    野営地を置く：自分のどの野営地からでも出発し、野営地のないスペースまで1スペースずつ進みます。最初と最後を含め、通る各スペースにつき、その地形のカードを1枚支払います。2種類の地形のカードは、どちらか一方に使えます。水域カード1枚で1つの水域ゾーン全体を通過できますが、水域には野営地を置けません。自分の初期野営地には任意のカードを使えます。ほかの人の野営地を通るときは、そのカードを持ち主に渡します。

    新しい野営地は、そのゾーンにベリーが残っていれば1枚得ます。2、4、6個目では物語タイルを得ます。3、5、7個目のあとは、カードを1枚部族ボードの下に差し込めます。8個目は1炎となり、そのラウンドが最後になります。

    物語が数えるのは野営地ではなくゾーンです。森林2つとは、別々の森林ゾーン2つに野営地があることです。水域の場合は、野営地がゾーンに隣接していなければなりません。資源はスペースの境目にあり、どちら側の野営地からも使えます。手番の終わりに条件を満たしている物語は達成となり、カードを1枚引きます。
dewan-help-classic = 得点計算：物語。炎1つごとに1点、最多ならさらに4点。自分の野営地が2つ以上つながったグループごとに4点。ベリー1つごとに2点。
dewan-help-team = チーム全体の得点計算：物語。炎1つごとに1点、最多ならさらに4点。2人の野営地を両方含むグループごとに4点。2人のベリー1つずつのペアごとに4点。
dewan-help-downpour = カードの山が尽きると豪雨になり、手番プレイヤーが水域の隣のスペースを水域に変えます。得点計算：物語。炎1つごとに1点、最多ならさらに4点。自分の野営地がある森林ゾーンか山岳ゾーンごとに3点。ベリーと水晶のペアごとに4点。
dewan-help-volcano = カードの山が尽きると火山が噴火し、手番プレイヤーが火山か溶岩の隣のスペースを溶岩で覆います。溶岩は誰も通過できません。得点計算：物語。炎1つごとに1点（火山の隣の野営地で1炎）、最多ならさらに4点。自分の野営地が隣接する水域ゾーンごとに2点。ほかの人の初期タイルの中央のすぐ隣にある野営地ごとに2点。ベリーと遺物のペアごとに3点。
dewan-help-lake = 水域にも野営地を置けます。湖上の村は水域ゾーンごとに1つだけで、そのゾーンを通過する人は水域カードを持ち主に渡します。カードの山が尽きると、村は魚を捕れます。得点計算：物語。炎1つごとに1点、最多ならさらに4点。水域ゾーンごとに、隣接する野営地が最多なら6点、同数なら3点ずつ。ベリーと顔料のペアごとに3点。魚1枚ごとに3点。
