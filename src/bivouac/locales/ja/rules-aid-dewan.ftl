# Dewan: the player aid, and the course of a turn before the rules.

aid-dewan-one-of-two = 次の2つから1つを行います。
aid-dewan-take = ディスプレイで隣り合う2枚です。空いたところは山から補充されます。
aid-dewan-camp = 野営地を設営する
aid-dewan-place = 自分の野営地のどれかから、水域でない空きスペースまで進みます。1スペースごとにカードで支払い、いちばん左の野営地をそこに置きます。
aid-dewan-place-lake = 自分の野営地のどれかから空きスペースまで進みます。1スペースごとにカードで支払い、いちばん左の野営地をそこに置きます。水域に置くと湖上の村になります。
aid-dewan-after = そのあと
aid-dewan-check = 条件を満たした物語を上にずらします。1つにつきカードを1枚得ます。
aid-dewan-cost-land = 出発地点と目的地も含め、スペースごとに、その地形のカード1枚。
aid-dewan-cost-water = ひと続きに渡る水域ゾーンは、全体で水域カード1枚。
aid-dewan-cost-start = 自分の初期野営地：好きなカード1枚。
aid-dewan-cost-other = ほかのプレイヤーの野営地：支払ったカードは持ち主のものになります。初期野営地なら、どのカードでもかまいません。
aid-dewan-brings-berry = どの野営地でも：そのゾーンに残っていればベリー1つ。
aid-dewan-camps = 野営地{ $camps }：
aid-dewan-brings-story = 公開中の物語か、山のいちばん上の物語を取ります。
aid-dewan-brings-tuck = 手札1枚を差し込めます。その片側が数えられます。
aid-dewan-brings-fire = 炎1つ。そして最終ラウンドになります。
