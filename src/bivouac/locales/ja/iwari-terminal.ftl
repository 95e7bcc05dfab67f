# ターミナルのイワリ：テーブル、選択肢、得点計算、ヘルプ。列は狭いので、見出しとラベルは短くします。
# $territory、$one、$other、$place は名前、$deed は NAMES が言葉にします。

iwari-terminal-title = イワリ · { $map } · { $players }人
iwari-terminal-status = 第{ $round }ラウンド
iwari-terminal-status-last = 第{ $round }ラウンド（最終）
iwari-terminal-status-draft = 最初の手札
iwari-terminal-status-over = ゲーム終了
iwari-terminal-third = 第三の部族

## テーブル

iwari-terminal-head-territory = 領域
iwari-terminal-head-biome = バイオーム
iwari-terminal-head-tents = テント：現在の得点
iwari-terminal-head-totems = トーテム
iwari-terminal-head-free = 空き
iwari-terminal-unexplored = 未探索
iwari-terminal-connections = 接続：現在の得点と、両端で最多の部族
# 得点にならない接続。$by は覆っているもの、left は歩くトーテムが離れた接続。
iwari-terminal-covered = { $by ->
    [mountain] 山
    [storm] 嵐
    [ruin] 遺跡
   *[left] 計算済み
}
iwari-terminal-gold = 黄金
iwari-terminal-settlement = 集落、{ $points }点：
# 駒はあと $count 個獲得できます。続いて、ほかの駒がある場所。
iwari-terminal-deed = { NAMES($deed) }、{ $count ->
    [0] すべて獲得済み：
   *[other] 残り{ $count }個
}
iwari-terminal-display = ディスプレイ
# $until は、山札が尽きると何が起きるか。
iwari-terminal-stock = 山札 { $deck }（{ $until ->
    [scoring] 尽きるとテントの得点計算
    [last] 尽きると最終ラウンド
   *[over] 最終ラウンド
}）· 捨て札 { $discards }
iwari-terminal-at-turn = （手番）
iwari-terminal-first = （最初）
iwari-terminal-tally = { $points }点 · 残り テント{ $tents }、トーテム{ $totems }
iwari-terminal-source = { $source ->
    [tents_mid] 中間 { $points }
    [tents] テント { $points }
    [totems] トーテム { $points }
    [settlements] 集落 { $points }
    [expeditions] 遠征 { $points }
    [walking] 歩くトーテム { $points }
    [discoveries] 発見物 { $points }
    [ruins] 遺跡 { $points }
   *[road] 紫の道 { $points }
}
# 遠征カードの名前のあと：番号と2つの報酬。
iwari-terminal-expedition = （{ $number }：{ $first }点、次は{ $second }点）
# 続いて、第1報酬を得た人。
iwari-terminal-first-taken = 第1報酬：
iwari-terminal-road = 紫の道
iwari-terminal-centre = 中央に虚無トーテム{ $count }個
# 続いて、持ち主。
iwari-terminal-determination = 決意トークン：
iwari-terminal-fortifications = { $count ->
    [0] 砦は配置済み
   *[other] 砦あり
}
iwari-terminal-ruins = 遺跡{ $count }
iwari-terminal-fulfilled = 達成した遠征：{ $numbers }
iwari-terminal-holds = 手札{ $count }枚
# 続いて、誰かの手札のカード。
iwari-terminal-known = うち判明：
iwari-terminal-hand = 手札
iwari-terminal-legend-land = 領域
iwari-terminal-legend-spot = 空きスペース
iwari-terminal-legend-tent = テント
iwari-terminal-legend-totems = トーテム2個
iwari-terminal-legend-connection = 接続
iwari-terminal-legend-sea = 海路
iwari-terminal-legend-covered = 山に覆われた接続
iwari-terminal-legend-storm = 嵐に覆われた接続
iwari-terminal-legend-walker = 歩くトーテム
iwari-terminal-legend-fortification = 砦
iwari-terminal-legend-token = 発見物トークン
iwari-terminal-legend-ruin = 遺跡
iwari-terminal-legend-closed = 遺跡に閉ざされた接続
iwari-terminal-legend-area = 未知の区域
iwari-terminal-legend-void = 虚無トーテム2個

## 選択肢

iwari-terminal-ask-turn = あなたの手番です。何をしますか？
iwari-terminal-choose-build = 1つの領域に駒を1つか2つ建設する
iwari-terminal-choose-swap = カードを1枚交換する
iwari-terminal-choose-pass = パスする（手札がありません）
iwari-terminal-ask-where = どこに建設しますか？ 番号か領域の文字を入力してください。
iwari-terminal-ask-third = 第三の部族の行動です。どこに建設しますか？ 番号か領域の文字を入力してください。
iwari-terminal-head-cost = 支払い
iwari-terminal-cards = カード{ $count }枚
iwari-terminal-ask-piece = { $territory }に何を置きますか？ 番号か、マップにあるような名前を入力してください。
iwari-terminal-head-piece = 駒
iwari-terminal-head-roads = 道の先
iwari-terminal-head-pay = 支払い
iwari-terminal-head-gains = 得るもの
iwari-terminal-piece = { $piece ->
    [tent] テント
    [totem] トーテム
    [fortification] 砦
    [void_totem] 虚無トーテムを動かす
    [ruin] 遺跡に代わるテント
   *[contested] 係争トークンの上のテント
}
iwari-terminal-several = { $count }通り
iwari-terminal-ask-pay = { $place }にはどのカードを支払いますか？
iwari-terminal-ask-second = { $place }の支払いが決まりました。{ $territory }にもう1つ駒を置きますか？
iwari-terminal-choose-done = いいえ、これで終わり
iwari-terminal-ask-swap = どのカードを手放しますか？
iwari-terminal-ask-discard = 第三の部族は何も建設できません。どのカードを捨て札にしますか？
iwari-terminal-ask-draw = 手札の{ $number }枚目：どれを取りますか？
iwari-terminal-ask-draft = 最初の手札の{ $number }枚目：どれを取りますか？
iwari-terminal-choose-deck = 山札の一番上を見ずに引く（残り{ $count }枚）
iwari-terminal-choose-explore = トークンを表にする
iwari-terminal-choose-nowhere = 置かない
iwari-terminal-ask-storm = 接続{ $number }の両方の領域が埋まりました。嵐を残しますか？
iwari-terminal-choose-stay = 残す
iwari-terminal-choose-move = 動かす先：
iwari-terminal-ask-walk = 歩くトーテムの接続にトーテムを置きました。接続{ $number }を今得点計算しますか？
iwari-terminal-choose-wait = いいえ、歩くトーテムは残る
iwari-terminal-choose-walk = はい、全員について計算し、歩くトーテムは先へ進む
iwari-terminal-ask-deed = 偉業を達成しました。駒をどこに置きますか？
iwari-terminal-head-deed = 偉業
iwari-terminal-head-target = 駒の行き先
iwari-terminal-head-swing = 現在の得点
iwari-terminal-explores = 探索
iwari-terminal-rank = テント{ $rank }位
iwari-terminal-leads = トーテム最多
iwari-terminal-fills = 最後のスペース
iwari-terminal-settles = { $count }個の集落
iwari-terminal-earns = { NAMES($deed) }を獲得
iwari-terminal-fulfils = 遠征{ $number }を達成
iwari-terminal-takes = トークンを得る：{ NAMES($colour) }
iwari-terminal-determined = 決意トークンを使用
iwari-terminal-forgone = { $who ->
    [void] 手札が残らず虚無の行動なし
   *[third] 手札が残らず第三の部族の行動なし
}
# $tribe：own は自分、third は第三の部族、void は虚無。
iwari-terminal-preview = { $tribe ->
    [own] { $territory }に建設、カード{ $count }枚：
    [void] 虚無が{ $territory }に建設、カード{ $count }枚：
   *[third] 第三の部族が{ $territory }に建設、カード{ $count }枚：
}
iwari-terminal-brings = 得るもの：

## 得点計算

iwari-terminal-scoring = { $kind ->
    [mid] 山札が1回目に尽きました。テントの得点計算です
   *[final] 最終得点計算
}
iwari-terminal-before = 計算前の得点
iwari-terminal-after = 計算後の得点
iwari-terminal-part = { $part ->
    [territory] テント：順位ごと
    [connection] トーテム：両端で最多の部族
    [settlement] 集落：テント1つごとに1点
    [road] 紫の道：領域と同じ
    [discoveries] 発見物：各色の最多
   *[ruins] 遺跡：1つにつき1点
}
iwari-terminal-ranked = テント{ $tents }個 +{ $points }
# $first と $second は、2つの領域のトーテムの数。
iwari-terminal-totems = { $one } { $first }、{ $other } { $second }
iwari-terminal-score = { $source ->
    [tents_mid] テント（中間）
    [tents] テント（最終）
    [totems] トーテム
    [settlements] 集落
    [expeditions] 遠征
    [walking] 歩くトーテム
    [discoveries] 発見物
    [ruins] 遺跡
   *[road] 紫の道
}
iwari-terminal-total = 合計
iwari-terminal-tie = 残りの駒（同点の場合）
iwari-terminal-winners = { $count ->
    [1] { $players }の勝ちです。
   *[other] { $players }が勝利を分かち合いました。
}
iwari-terminal-both-lose = 第三の部族の勝ちです。2人とも負けです。

## ヘルプ

iwari-terminal-help-turn = 手番にすることは1つだけです。1つの領域に駒を1つか2つ建設するか、カードを1枚交換します。そのあと手札を3枚に補充します。
iwari-terminal-help-build = 今の手札で何か建設できる領域だけを示しています。未探索の領域では、最初の建設はテント1つだけです。
iwari-terminal-help-piece = 駒ごとに、支払うカードと、今計算した場合に得るもの（得点、順位、集落、偉業）を示しています。実行する前に、建設全体を確かめられます。
iwari-terminal-help-pay = 駒1つには、領域のバイオームのカード1枚か、ほかの同じバイオームのカード2枚を支払います。1回の建設に使えるカードは3枚までです。
iwari-terminal-help-second = 2つ目の駒は同じ領域に置きます。示しているのは、2つの駒を合わせた結果です。uで1つ目の駒を戻します。
iwari-terminal-help-swap = そのカードは捨て札になり、ディスプレイか山札から新しいカードを得ます。
iwari-terminal-help-discard = この手札では第三の部族の駒を何も建設できないため、1枚を捨て札にします。
iwari-terminal-help-draw = ディスプレイから取ったカードは全員に見えます。山札のカードは自分だけの秘密ですが、戻すことはできません。ディスプレイは手札がそろってから補充します。
iwari-terminal-help-deed = 駒は最後までその場所に残ります。最終得点計算で、領域のテントか接続のトーテムの得点を2倍に、2つ目の駒があれば3倍にします。
iwari-terminal-help-storm = 嵐に覆われた接続は得点になりません。残せば、嵐が再び動くまでそのままです。動かせば、次の覆われていない接続を覆います。
iwari-terminal-help-walk = 今得点計算をすると、この接続は両端で最多の全員の得点になり、二度と計算しません。そのあと歩くトーテムは次の番号へ進みます。
iwari-terminal-help = あなたは新しい土地にテントとトーテムを建てます。得点は領域ごと、接続ごと、道ごとに数えます。

    建設：領域のバイオームのカード1枚か、ほかの同じバイオームのカード2枚で、空いているスペースにテントを1つ、またはトーテムを1つ置きます。1つの領域に駒2つまで、カードは3枚までです。トーテムは全部族を合わせて、そこでテントが最も多い部族のテントの数までです。

    テント：領域ごとに、最多の部族はそこのテント1つごとに1点、次の部族は1位のテントの数だけ得点し、以下も同じです。同数の部族は満額を得ます。山札が1回目に尽きたときと、最後に計算します。

    トーテム（最後に計算）：接続は2つの領域を結びます。両方の領域で最多の部族（同数も含む）は、2つの領域のトーテム1つごとに1点を得ます。山に覆われた接続は得点になりません。

    集落（最後に計算）：道でつながった自分の4つ以上のテントは、1つごとに1点です。

    山札が2回目に尽きるか、誰かが最後のテントを置くと、そのラウンドでゲームは終了します。同点なら、残っている駒の多い人の勝ちです。
iwari-terminal-help-third = 2人のときは第三の部族が加わります。自分の行動のあと、残った手札で第三の部族の駒を建設します。第三の部族もほかの部族と同じように得点し、最後に1位なら2人とも負けです。
iwari-terminal-help-path = このテーブルでは、集落のうち枝分かれのない最長のつながりだけが得点になります。
iwari-terminal-help-union = 団結：集落を作った最初の2人が、集落のある領域に駒を置きます。
iwari-terminal-help-discovery = 発見：領域の最後のテントスペースを埋めた最初の2人が、ほかの好きな領域に駒を置きます。
iwari-terminal-help-honour = 名誉：陸路の接続の両端でトーテムが最多になった最初の1人が、そこに駒を置きます。
iwari-terminal-help-respect = 尊敬：海路の接続の両端でトーテムが最多になった最初の1人が、そこに駒を置きます。
iwari-terminal-help-courage = 勇気：最後の未探索の領域を探索した人が、ほかの駒の隣に置けます。そこの倍率が1段階下がります。
# 続いて、カードが数えるもの。
iwari-terminal-help-veneration = 崇拝：最後に、次のものが単独で最多の人が、駒を1つ置けます：
iwari-terminal-help-expeditions = 遠征：3枚のカードを公開します。最初に達成したプレイヤーはすぐに第1報酬を、2番目のプレイヤーは第2報酬を得て、カードは除かれます。
iwari-terminal-help-storms = 嵐：山と同じように接続を覆います。その両方の領域が埋まると、両方を合わせたテントが最多のプレイヤーが、嵐を残すか動かすかを決めます。
iwari-terminal-help-walking_totem = 歩くトーテム：その接続の領域にトーテムを置いた人は、その接続をすぐに全員について得点計算できます。歩くトーテムは先へ進み、その接続はもう得点計算をしません。
iwari-terminal-help-fortifications = 砦：1人1つ、テントと同じように探索済みの領域に置きます。最終得点計算で、砦の上にテントがある部族は、その領域のテントの得点と、そのテントを含む集落の得点が2倍になります。
iwari-terminal-help-discoveries = 発見物：領域に最初のテントを置く前に、2枚のトークンを表にします。トークンの上にテントを置くと、それを得ます。最後に各色のトークンの最多が6点を得ます。
iwari-terminal-help-floating-lands = 浮遊する大地：ツンドラにトーテムは置けません。接続は、集落では道にもなります。
iwari-terminal-help-forgotten-island = 忘れられた島：遺跡は、テントに置き換えるまで接続を閉ざします。置き換えるには、示されたバイオームのカード2枚が必要です。得た遺跡は1点です。開いた接続の得点は1点です。接続は、集落では道にもなります。
iwari-terminal-help-glacier-massif = 氷河の山塊：接続1と接続11は同じ2つの領域を結びます。
iwari-terminal-help-unexplored-paths = 未踏の道：駒の1つとして虚無トーテムを動かせます。中央からは行き先のバイオームのカード2枚、領域から別のバイオームへはそれぞれのカード1枚ずつです。虚無だけが最多の場所では、誰も得点しません。
iwari-terminal-help-long-road = 遥かな道：最後に、紫の道のテントを、道が1つの領域であるかのように得点計算します。
iwari-terminal-help-the-void = 虚無：領域のバイオームのカード2枚で、自分のテントを載せた係争トークンを、2つの領域のどちらかに置けます。決意トークンの持ち主は、未探索の領域に2つ目の駒を置くことができ、そのあとトークンを渡します。

## 虚無との対決：テーブル。「自分側」は、ふたりで遊ぶときは両プレイヤーを合わせたもの。

# $way：ひとりで、またはふたりで虚無と対決。
iwari-terminal-title-way = イワリ · { $map } · { $way }
iwari-terminal-void = 虚無
iwari-terminal-head-only-tents = テント
# 領域を領有した側。括弧の中は、今判定した場合。
iwari-terminal-head-claim = 領有（現在）
iwari-terminal-claim = { $by ->
    [void] 虚無
   *[players] 自分側
}
iwari-terminal-joined = 接続と虚無駒の位置
iwari-terminal-settled = 集落：
iwari-terminal-left = 残り テント{ $tents }、トーテム{ $totems }
# 続いて、虚無駒のある場所。
iwari-terminal-void-left = 残り 遺跡{ $ruins }、トーテム{ $totems } · 虚無駒
# 現在の数と、虚無が勝つ数（held、group、centre）、腐敗になる数（showing）、ゲームが終わる数（aside）。
iwari-terminal-threat = { $threat ->
    [held] 領域 { $count }/{ $most }
    [group] つながった遺跡 { $count }/{ $most }
    [showing] 公開中の虚無のカード { $count }/{ $most }
    [aside] 脇に置いたカード { $count }/{ $most }
   *[centre] 中央のトーテム { $count }/{ $most }
}
iwari-terminal-violet = 紫のスペースに遺跡{ $ruins }、テント{ $tents }
iwari-terminal-complete = 完成したバイオーム：{ $biomes }
# $above：ディスプレイの上段の虚無のカード。
iwari-terminal-void-stock = 山札 { $deck } · 捨て札 { $discards } · ディスプレイの上段に虚無のカード{ $above ->
    [0] なし
   *[other] { $above }枚
}
iwari-terminal-legend-void-ruin = 遺跡
iwari-terminal-legend-pawn = 虚無駒
iwari-terminal-legend-yours = 自分側が領有
iwari-terminal-legend-lost = 虚無が領有

## 虚無との対決：選択肢

iwari-terminal-ask-void = 虚無の行動です。何をしますか？
iwari-terminal-choose-void-build = 虚無のために建設する
iwari-terminal-ask-void-where = 虚無はどこに建設しますか？ 番号か領域の文字を入力してください。
# $brings：infection、または公開中の虚無のカードが足りれば corruption。$one と $other の領域に来ます。
iwari-terminal-choose-voids = 虚無のカードを{ $count }枚出す：{ $brings ->
    [infection] 接続{ $number }（{ $one }と{ $other }）に感染
   *[corruption] 接続{ $number }（{ $one }と{ $other }）に腐敗
}
# 続いて、カード。
iwari-terminal-choose-skip = 完成したバイオームのカードで、虚無の行動を飛ばす：
iwari-terminal-choose-void-discard = 何もできないため捨て札にする：
iwari-terminal-choose-void-pass = 飛ばす（手札は虚無のカードだけです）
iwari-terminal-void-piece = { $piece ->
    [tent] 遺跡
   *[totem] 虚無トーテム
}
# $place：移す駒の今の場所。マップにあるように D2 や D。
iwari-terminal-moved = { $piece ->
    [tent] { $place }のテント
   *[totem] { $place }のトーテム
}
iwari-terminal-ask-landing = { $place }のテントをどこに移しますか？
# $kind：infection か corruption。
iwari-terminal-ask-order = { $kind ->
    [infection] 接続{ $number }に感染：どちらの領域が先ですか？
   *[corruption] 接続{ $number }に腐敗：どちらの領域が先ですか？
}
iwari-terminal-choose-order = 次に{ $other }
iwari-terminal-ask-ruin = { $territory }のどこに遺跡を置きますか？
iwari-terminal-head-spot = スペース
iwari-terminal-ask-target = 虚無の新しい集落です。どの領域で行動しますか？
iwari-terminal-ask-free = あなたの新しい集落です。無料の駒を1つ置けます。どこに置きますか？
iwari-terminal-choose-no-piece = 置かない
# そのあと領域にある数：テント対遺跡、トーテム対虚無トーテム。
iwari-terminal-stand = テント { $tents }:{ $ruins }、トーテム { $totems }:{ $void }
iwari-terminal-claims = { $by ->
    [void] 虚無が{ $territory }を領有
   *[players] 自分側が{ $territory }を領有
}
iwari-terminal-joins = つながった遺跡 { $before } → { $after }
iwari-terminal-follows = { $what ->
    [free] 無料の駒1つ
    [acts] 虚無がすぐに行動
    [haunts] そのあとツンドラに遺跡
   *[lost] 2つ目の駒は失われる
}
iwari-terminal-moves-on = 虚無駒は接続{ $number }へ
iwari-terminal-ends = ゲーム終了

## 虚無との対決：結末

iwari-terminal-head-claimed = 領有
iwari-terminal-head-ruins = テント : 遺跡
iwari-terminal-head-virtual = トーテム（仮想+1）
iwari-terminal-head-cause = 判定
iwari-terminal-cause = { $cause ->
    [filled] 埋まったとき
    [corruption] 腐敗
   *[end] 終了時
}
iwari-terminal-ended = { $reason ->
    [settlement] 虚無の集落が大きくなりすぎました。
    [limit] 虚無が必要な数の領域を領有しました。
    [centre] 中央の虚無トーテムが多くなりすぎました。
    [all-judged] すべての領域を判定しました。
    [piece] 置かなければならない駒が尽きました。
    [stock] テントもトーテムも残っていませんでした。
   *[third-card] 最後の虚無のカードが脇に置かれました。
}
iwari-terminal-held-out = あなたは虚無に耐え抜きました。
iwari-terminal-void-won = 虚無の勝ちです。

## 虚無との対決：ヘルプ

iwari-terminal-help-move = 完成したバイオームの領域から、自分の駒を移します。そのバイオームのカード1枚か、ほかの同じバイオームのカード2枚を支払います。
iwari-terminal-help-void-action = 残った手札のうち1枚以上を虚無のために使います。建設のルールは自分のときと同じです。虚無のカードを出すと、虚無駒のある接続に感染が起き、公開中の枚数が足りれば腐敗になります。完成したバイオームのカードなら、虚無の行動を飛ばせます。
iwari-terminal-help-order = 虚無は2つの領域に順に駒を置きます。1つ目の結果が2つ目に影響することがあります。
iwari-terminal-help-ruin = この遺跡を置くスペースは、ルールによりあなたが選びます。道でつながる遺跡の数を示しています。
iwari-terminal-help-target = 虚無は、新しい集落の遺跡が最も多い領域で行動します。同数の領域があるため、あなたが選びます。
iwari-terminal-help-free = 新しい集落が及ぶ開いた領域に、テントかトーテムを1つ、建設のルールに従って無料で置けます。1つの集落につき1度だけです。
iwari-terminal-help-against = 虚無に耐え抜くか、敗れるかです。得点はありません。

    手番：いつものように建設するかカードを交換します。虚無のカードは支払いに使えません。次に、残った手札のうち1枚以上を虚無のために使います。虚無の遺跡とトーテムを建設するか、虚無のカードを出します。そのあと手札を3枚に補充し、ディスプレイを補充します。

    虚無のカードを出すか、ディスプレイにめくられると、感染が起きます。虚無駒のある接続の両方の領域に、トーテムの上限に余裕があればトーテムを、なければ遺跡に最も近い空きスペースに遺跡を置きます。そのあと虚無駒は先へ進みます。虚無のカードが4枚公開されていれば腐敗になり、両方の領域の判定も行って、1枚を脇に置きます。

    判定：領域は、最後のスペースが埋まったとき、腐敗のとき、または終了時に判定します。テントか遺跡の多い側が仮想トーテムを得て、そのうえでトーテムの多い側が領域を領有します。同数なら虚無のものです。判定した領域は閉じます。

    集落：4つ以上のテントの新しいグループは無料の駒を、4つ以上の遺跡の新しいグループは虚無の行動をもたらします。

    すべての領域が1度埋まったバイオームは完成です。そのカードで、そこにある自分の駒を移すか、虚無の行動を飛ばせます。

    道でつながった遺跡が10個（浮遊する大地では8個）になるか、領有した領域が多くなりすぎると、虚無の勝ちです。ほかに、すべての領域を判定したとき、必要な駒が尽きたとき、自分のテントもトーテムも残っていないとき、脇に置いたカードが3枚になったときもゲームは終わります。そのときは開いている領域をすべて判定し、それで虚無が勝たなければあなたの勝ちです。
iwari-terminal-help-together = ふたりで協力します。領域の判定では、ふたりのテントもトーテムも合わせて数えます。トーテムの上限と集落では、それぞれ別に数えます。互いの手札を教えてはいけません。
iwari-terminal-help-limit = { $limit ->
    [1] このテーブルでは、虚無は最初の1か所を領有すると勝ちです。
   *[other] このテーブルでは、虚無は領域を{ $limit }か所領有すると勝ちです。
}
iwari-terminal-help-against-floating-lands = 浮遊する大地：手番で最初にツンドラのカードを支払うと、そのあとツンドラに遺跡が1つ現れます。そこの遺跡はすべてつながっているとみなします。つながった遺跡8個で虚無の勝ちです。接続は道にもなり、ツンドラにトーテムは置けません。
iwari-terminal-help-against-forgotten-island = 忘れられた島：虚無のために建てる遺跡は、領域の紫のスペースが空いていればそこに置きます。終了時に紫のスペースで遺跡がテントより多ければ、虚無の勝ちです。接続は道にもなります。
iwari-terminal-help-against-unexplored-paths = 未踏の道：感染、腐敗、集落による虚無トーテムは中央に置かれます。そこに5つ目が置かれると虚無の勝ちです。あるバイオームのカード2枚で、中央からそのバイオームの領域へ1つ動かせます。
iwari-terminal-help-against-long-road = 遥かな道：虚無のために建てる遺跡は、領域に紫の道の空きスペースがあればそこに置きます。終了時に紫の道で遺跡がテントより多ければ、虚無の勝ちです。
