# イワリのレッスンの言葉と返事。

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
lesson-iwari-void-infection-order-either = 印のある2つの領域のどちらかを選んでください。
lesson-iwari-void-infection-placed = 貝の入江には虚無トーテムを置く余裕がありました。日輪盆地にはなかったので、道に沿って別の遺跡に最も近いスペースに遺跡が置かれ、そのあと虚無駒は接続4へ進みました。
lesson-iwari-void-infection-three = 虚無のカードが3枚公開中で、手札にも1枚あります。4枚目が出ると腐敗になります。感染と同じように始まり、最後に両方の領域を判定します。
lesson-iwari-void-infection-build = まもなく白牙と貝の入江が判定されます。その前に白牙を固め、テントとトーテムを1つずつ置きましょう。
lesson-iwari-void-infection-build-swap = 交換では白牙に何も増えず、すぐに判定されてしまいます。白牙にテントとトーテムを置きましょう。
lesson-iwari-void-infection-build-other = それだけでは、判定で白牙を領有できません。氷河のカード2枚で、白牙にテントとトーテムを1つずつ置きましょう。
lesson-iwari-void-infection-void = 虚無の行動に使えるのは虚無のカードだけなので、必ず出さなければなりません。これが4枚目です。
lesson-iwari-void-infection-void-only = ほかの手札はありません。虚無のカードを出してください。
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
lesson-iwari-void-settling-order-either = 印のある2つの領域のどちらかを選んでください。
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
