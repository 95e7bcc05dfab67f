# ロビーでのデワン：どんなゲームか、シナリオ、3つの絵。

dewan-lobby-size = 2～4人、約40分
dewan-lobby-pitch = カードを支払って旅をし、8つの野営地を置き、物語を達成しましょう。穏やかな土地から噴火する火山まで、5つのシナリオ。
dewan-lobby-credits = Dewan：ゲームデザイン Johannes Goupy、Yoann Levet、発行 Space Cowboys。

## 3つの絵

dewan-lobby-first-take = カードを2枚得る
dewan-lobby-first-take-line = ディスプレイで隣り合う2枚です。カードには1種類か2種類の地形があります。
dewan-lobby-first-travel = または、旅をして野営する
dewan-lobby-first-travel-line = 通るスペースごとにカードを1枚支払い、野営地を置きます。
dewan-lobby-first-tell = 物語を達成する
dewan-lobby-first-tell-line = 条件の場所に野営地がそろうと、物語の得点になります。

## シナリオ

dewan-lobby-scenario = シナリオ
dewan-lobby-line-classic = グループ、ベリー、炎、物語
dewan-lobby-text-classic = 最初におすすめのゲームです。カードを集め、野営地から旅をして、物語の条件に合う場所に8つの野営地を置きます。
dewan-lobby-score-classic = 得点：物語、炎、野営地のグループ、ベリー。
dewan-lobby-line-team = 向かい合う2人の得点を合計
dewan-lobby-text-team = 2人対2人。分け合うのは得点だけで、カードではありません。旅の途中で手放すカードを、チームメイトが必要としているかもしれません。
dewan-lobby-score-team = 得点：2人の物語と炎、2人の野営地を含むグループ、ベリーのペア。
dewan-lobby-line-downpour = 水域が広がり土地を分ける
dewan-lobby-text-downpour = カードの山が尽きると、手番プレイヤーが水域の隣にある、水域以外のスペースを水域に変えます。ゾーンは小さくなり、分かれ、沈みます。
dewan-lobby-score-downpour = 得点：物語、炎、森林と山岳のゾーン、ベリーと水晶のペア。
dewan-lobby-line-volcano = 溶岩が道をふさぐ
dewan-lobby-text-volcano = カードの山が尽きると、手番プレイヤーが火山か溶岩の隣に溶岩マーカーを置きます。溶岩は通過も設営もできません。
dewan-lobby-score-volcano = 得点：物語、炎、野営地の隣の水域ゾーン、他プレイヤーの初期タイルの野営地、ベリーと遺物のペア。
dewan-lobby-line-lake = 水上の野営地が魚を捕る
dewan-lobby-text-lake = 野営地を水域に置いて湖上の村にできます。ほかの人がそこを通過すると持ち主にカードが渡り、カードの山が尽きると村で魚を捕れます。
dewan-lobby-score-lake = 得点：物語、炎、水域ゾーンごとの最多の野営地、魚、ベリーと顔料のペア。

## チームプレイ

dewan-lobby-partner = チームメイト
dewan-lobby-rival = 相手チーム
