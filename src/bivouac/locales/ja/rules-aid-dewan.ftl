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
aid-dewan-brings-berry = どの野営地でも：そのゾーンに残っていればベリー1枚。
aid-dewan-camps = 野営地{ $camps }：
aid-dewan-brings-story = 公開中の物語か、山のいちばん上の物語を取ります。
aid-dewan-brings-tuck = 手札1枚を差し込めます。その片側が数えられます。
aid-dewan-brings-fire = 炎1つ。そして最終ラウンドになります。

## The points of a scenario that is not packaged

aid-dewan-each = { $points }点
aid-dewan-points-stories = { $points ->
    [1] 達成した物語タイルの得点です。
   *[other] 達成した物語タイルの得点の{ $points }倍です。
}
aid-dewan-points-fire = 炎1つごとに{ $worth }：達成した物語、差し込んだカード、炎をもたらす野営地。{ $volcano ->
    [0] { "" }
   *[other] 火山の隣の野営地は炎{ $volcano }つに数えます。
}
aid-dewan-points-most_fire = 炎が最多なら{ $worth }。同数なら全員が得ます。
aid-dewan-points-groups = 野営地が2つ以上つながったグループごとに{ $worth }。{ $team ->
    [yes] チームの2人の野営地が両方必要です。
   *[no] { "" }
}
aid-dewan-points-berries = { $team ->
    [yes] 2人のベリー1つずつのペアごとに{ $worth }（差し込みも含む）。
   *[no] ベリー1つごとに{ $worth }（差し込みも含む）。
}
aid-dewan-points-zones = 自分の野営地があるゾーンごとに{ $worth }：{ NAMES($terrains) }。
aid-dewan-points-water = 自分の野営地が隣接する水域ゾーンごとに{ $worth }。
aid-dewan-points-rivals = ほかの人の初期タイルの中央のすぐ隣にある野営地ごとに{ $worth }。
aid-dewan-points-pairs = ベリーと資源のペアごとに{ $worth }：{ NAMES($resource) }。
aid-dewan-points-majorities = 水域ゾーンに隣接する野営地が最多なら{ $worth }、同数なら{ $tied }点ずつ。
aid-dewan-points-fish = 魚1枚ごとに{ $worth }。
