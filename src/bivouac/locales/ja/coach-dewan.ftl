# デワンのコーチ：決める前に一言、決めたあとに一言。何のことかは、印で示します。
# $player は名前です。ものの名前は NAMES で言います。

## 手番：いちばん大事なこと

coach-dewan-last-turn = これが最後の手番です。すぐ得点になるものだけが、まだ意味を持ちます。
coach-dewan-last-turn-scores = これが最後の手番です。ここの野営地のように、すぐ得点になるものだけが、まだ意味を持ちます。
coach-dewan-last-turn-cards = これが最後の手番で、もう野営地では得点が増えません。手札は同点のときだけ役に立ちます。
coach-dewan-story-now = ここに野営地を置くと、この物語を達成します。誰にも奪われない{ $points }点です。
coach-dewan-last-camp = 次が最後の野営地で、置くとこのラウンドでゲームが終わります。{ $standing ->
    [ahead] 今は{ $points }点勝っています。
    [behind] 今は{ $points }点負けています。
   *[level] 今は同点の首位です。
}
coach-dewan-others-last-camp = { $player }の野営地は、残り1つです。置かれると、そのラウンドの終わりでゲームが終わります。
coach-dewan-tuck-ahead = ここに野営地を置くとカードを差し込めます。このカードで物語を達成できるので、支払いに使わないでください。
coach-dewan-row-story = この2枚があれば、ここの野営地に支払えて、この物語を達成できます。{ $points }点です。
coach-dewan-takes = ここに野営地を置くと、{ $player }が{ $points }点を失います。
coach-dewan-gain-groups = 隣り合う野営地は得点になります。ここに置けば、グループで{ $points }点です。
coach-dewan-gain-berries = ベリーに手が届きます。ここに野営地を置けば、ベリーで{ $points }点です。
coach-dewan-gain-fire = ここに野営地を置くと炎が増え、{ $points }点です。
coach-dewan-gain-most-fire = ここに野営地を置くと、炎であなたを上回る人はいなくなり、{ $points }点です。
coach-dewan-gain-majorities = ここに野営地を置くと、岸で{ $points }点です。湖に隣接する野営地の多さを比べます。
coach-dewan-gain-zones = ここはまだ野営地のないゾーンです。最初の1つで{ $points }点になります。
coach-dewan-gain-water = ここに野営地を置くと、新しい水域の隣になります。{ $points }点です。
coach-dewan-gain-rivals = ここは、ほかの人の初期野営地のすぐ隣です。野営地を置くと{ $points }点です。
coach-dewan-gain-pairs = ここに野営地を置くと、ベリーと資源のペアができます。{ $points }点です。

## 手番：急がないこと

coach-dewan-lacks-land = 物語に足りないのはあと1つ、まだ野営地のないゾーンです：{ NAMES($symbol) }。
coach-dewan-lacks-water = 物語に足りないのはあと1つ、野営地の隣の別の湖です：{ NAMES($symbol) }。
coach-dewan-lacks-resource = 物語に足りないのはあと1つです。新しい野営地の隣か、差し込んだカードで手に入ります：{ NAMES($symbol) }。
coach-dewan-nearer = ここに野営地を置くと物語が進み、条件{ $need }個のうち{ $have }個を満たします。
coach-dewan-others-lack = { $player }は{ $points }点の物語まであと1つで、それがディスプレイにあります：{ NAMES($symbol) }。
coach-dewan-event-rain = 今カードを2枚得ると山が尽き、雨が降ります。水域マーカーを置くのはあなたです。
coach-dewan-event-lava = 今カードを2枚得ると山が尽き、火山が噴火します。溶岩マーカーを置くのはあなたです。
coach-dewan-event-fish = 今カードを2枚得ると山が尽き、あなたの村で魚が捕れます。
coach-dewan-tuck-soon = 次の野営地で、カードを差し込めます。そのときだけです。物語に足りないものがあるカードを、1枚残しましょう。
coach-dewan-tuck-nothing = 次の野営地でカードを差し込めますが、経路で手札がなくなります。あと1枚あれば差し込めます。
coach-dewan-story-soon = 次の野営地で物語タイルを得ます。これなら、条件{ $need }個のうち{ $have }個をもう満たしています。
coach-dewan-gift = ここまでの経路は{ $player }のところを通り、そこで支払うカードはその手札に入ります。
coach-dewan-berry = このゾーンのベリーは、残り1つです。あなたでもほかの人でも、次に野営地を置いた人が得ます。
coach-dewan-joins = ここには注意しましょう。野営地を置くと自分のグループが1つになり、{ $points }点を失います。
coach-dewan-large-hand = 手札が{ $count }枚あります。使わないままだと、最後に同点のときしか役に立ちません。

## 物語、カードの側、マーカー、魚

coach-dewan-story-met = この物語の条件は、もうすべて満たしています。今得れば、手番の終わりに達成して{ $points }点です。
coach-dewan-story-shared = この物語に足りないものは、持っている物語にも足りません。1つの野営地を、いくつもの物語に使えます。
coach-dewan-story-have = この物語は、条件{ $need }個のうち{ $have }個をもう満たしています。
coach-dewan-story-home = この物語の条件{ $need }個のうち{ $have }個は、初期野営地の周りにあります。
coach-dewan-tuck-story = この側を見せると物語を達成して、{ $points }点です：{ NAMES($half) }。
coach-dewan-tuck-points = 手札に、すぐ{ $points }点になる側があります：{ NAMES($half) }。
coach-dewan-tuck-nearer = 手札に、物語を条件{ $need }個のうち{ $have }個まで進める側があります：{ NAMES($half) }。
coach-dewan-tuck-none = 今、物語の役に立つ側は手札にありません。ただし、空けたスロットは最後まで空いたままです。
coach-dewan-marker-gain = マーカーはあなたの役に立ちます。ここなら{ $points }点です。
coach-dewan-marker-splits = ここに置くと1つのゾーンが2つになります。物語に足りないのはこの地形です：{ NAMES($symbol) }。
coach-dewan-marker-berries = このスペースだけで1つのゾーンです。マーカーを置くと、ベリーは誰のものにもならずになくなります。
coach-dewan-fish = どのカードでも1枚で、魚トークン{ $count }枚、{ $points }点です。

## 決めたことの結果

coach-dewan-brought-last-round = 最後の野営地を置きました。ほかの人がラウンドを終えると、得点計算です。
coach-dewan-brought-story = { $count ->
    [1] 物語を達成しました。{ $points }点が確定です。
   *[other] 物語を{ $count }つ達成しました。{ $points }点が確定です。
}
coach-dewan-brought-groups = つながった野営地の新しいグループで、{ $points }点です。
coach-dewan-brought-berries = ベリーで{ $points }点です。
coach-dewan-brought-fire = 炎で{ $points }点です。
coach-dewan-brought-most-fire = 今、炎であなたを上回る人はいません。このままなら{ $points }点です。
coach-dewan-brought-majorities = 岸で{ $points }点増えます。そこで誰にも抜かれなければ、です。
coach-dewan-brought-zones = 新しいゾーンで、{ $points }点です。
coach-dewan-brought-water = 野営地が新しい水域の隣になり、{ $points }点です。
coach-dewan-brought-rivals = ほかの人の初期野営地のすぐ隣の野営地で、{ $points }点です。
coach-dewan-brought-pairs = ベリーのペアができて、{ $points }点です。
coach-dewan-brought-joined = 自分のグループが1つになり、{ $points }点を失いました。
coach-dewan-brought-nearer = この物語は今、条件{ $need }個のうち{ $have }個を満たしています。
coach-dewan-brought-berry-pair = ベリーを得ました。ペアがそろうと得点になります：{ NAMES($resource) }。
coach-dewan-brought-berry-team = ベリーを得ました。チームメイトにも1つあれば、ペアで得点になります。
coach-dewan-brought-no-tuck = 差し込むカードが残っていなかったので、このスロットは最後まで空いたままです。
coach-dewan-brought-empty-slot = 何も差し込みませんでした。このスロットは最後まで空いたままです。
coach-dewan-brought-gift = 途中で支払ったカードは、{ $player }の手札に入りました。
coach-dewan-brought-fish = カード1枚で魚トークン{ $count }枚、{ $points }点です。
