# イワリのレッスンの言葉と返事。

## Against the void

lesson-iwari-path-void = 虚無との対決

# 虚無との対決の手番
lesson-iwari-void-turn = 虚無との対決の手番
lesson-iwari-void-turn-alone = ひとりで虚無に耐え抜くゲームです。虚無は自分のカードを持ちません。手番ごとに、まず自分の行動をし、そのあと残った手札で虚無の行動をします。
lesson-iwari-void-turn-own = 自分の行動はいつもどおり、建設か交換です。日輪盆地の印のあるスペースにテントを置きましょう。
lesson-iwari-void-turn-own-swap = 交換だけで自分の行動が終わり、マップには何も置けません。代わりに日輪盆地にテントを置きましょう。
lesson-iwari-void-turn-own-elsewhere = そこにも建設できますが、まずは日輪盆地から始めましょう。スペースが最も多く、道がほかの領域へ続いています。印のあるスペースを選んでください。
lesson-iwari-void-turn-void = 手札が2枚残ったので、1枚以上を虚無のために使います。氷片島に遺跡を建てましょう。この島からはどこへも道が出ていないので、遺跡が広がりません。
lesson-iwari-void-turn-void-elsewhere = そこからは道が続いていて、遺跡は道に沿って大きな集落になります。島である氷片島に遺跡を建てましょう。
lesson-iwari-void-turn-draw = ここで初めて、手札を3枚まで補充します。印のあるツンドラのカードを取りましょう。
lesson-iwari-void-turn-draw-other = それもできますが、先を考えましょう。ツンドラのカード2枚は、ほかのバイオームのカード1枚の代わりになります。印のあるカードを取ってください。
lesson-iwari-void-turn-draw-again = 次に、日輪盆地のために印のある砂漠のカードを取りましょう。
lesson-iwari-void-turn-draw-again-other = 次は日輪盆地に建設するので、砂漠のカードが要ります。印のあるカードを取ってください。
lesson-iwari-void-turn-all = 次の手番です。今度は手札を3枚とも使いましょう。日輪盆地のテントとトーテムに、一方は砂漠のカード、もう一方はツンドラのカード2枚で支払います。
lesson-iwari-void-turn-all-swap = それでは手札が2枚残り、虚無のために使うことになります。3枚とも使って、日輪盆地にテントとトーテムを置きましょう。
lesson-iwari-void-turn-all-kept = 残した手札は虚無のために使うことになります。3枚とも使って、日輪盆地にテントとトーテムを置きましょう。
lesson-iwari-void-turn-empty = 手札がなくなったので、この手番に虚無は何もしません。あとは手札を補充するだけです。
lesson-iwari-void-turn-end = これが虚無との対決の手番です。自分の行動をし、残った手札で虚無の行動をし、手札を補充します。手札を使い切れば、虚無は何も得られません。
