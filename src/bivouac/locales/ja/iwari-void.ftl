# 虚無との対決：起きたことと、その理由。1つの出来事に1つのメッセージ。テーブルの全員が読みます。
# $player は名前。$who は、文が読み手自身のことなら you。$territory、$source、$one、$other、$territories、$choices
# （領域）、バイオームである $card と $biome、接続の番号である $passed は NAMES が言葉にします。「虚無」は対決の相手で、
# そのテントが遺跡です。自身のトーテムと駒を持ちます。

## プレイヤーが決めること

# $pieces は tent（遺跡）、totem（虚無トーテム）、tents（2つ）、totems（2つ）、both（1つずつ）。
iwari-build-void = { $who ->
    [you] あなた
   *[other] { $player }
}は虚無のために{ NAMES($territory) }に{ $pieces ->
    [tent] 遺跡を1つ
    [totem] 虚無トーテムを1つ
    [tents] 遺跡を2つ
    [totems] 虚無トーテムを2つ
   *[both] 遺跡と虚無トーテムを1つずつ
}建てました。
# $piece は tent か totem。
iwari-build-moved = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $piece ->
    [totem] トーテム
   *[tent] テント
}を{ NAMES($source) }から{ NAMES($territory) }へ移しました。
iwari-void-pass = { $who ->
    [you] あなた
   *[other] { $player }
}は手札が虚無のカードだけなので、自分の行動を飛ばしました。
# $count 枚を出し、ディスプレイとその上段に $showing 枚の虚無のカードが公開されています。
iwari-void-cards = { $who ->
    [you] あなた
   *[other] { $player }
}は虚無のカードを{ $count }枚出しました。公開中の虚無のカードは{ $showing }枚です。
iwari-void-skip = { $who ->
    [you] あなた
   *[other] { $player }
}は完成したバイオームのカードを捨て札にし（{ NAMES($card) }）、虚無の行動を飛ばしました。
iwari-void-discard = 虚無の行動が何もできないため、{ $who ->
    [you] あなた
   *[other] { $player }
}はカードを捨て札にしました：{ NAMES($card) }。
iwari-void-order = { $who ->
    [you] あなた
   *[other] { $player }
}は虚無が来る順番を、{ NAMES($one) }、次に{ NAMES($other) }と決めました。
iwari-void-chosen = { $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }で遺跡を置くスペースを選びました。
iwari-void-target = { $who ->
    [you] あなた
   *[other] { $player }
}は虚無が行動する領域に{ NAMES($territory) }を選びました。
# $piece は tent か totem。
iwari-free = { $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に無料の{ $piece ->
    [totem] トーテム
   *[tent] テント
}を置きました。
iwari-free-none = { $who ->
    [you] あなた
   *[other] { $player }
}は無料の駒を置きませんでした。

## 感染と腐敗

iwari-void-idle = { $who ->
    [you] あなた
   *[other] { $player }
}の手札がないため、虚無は行動しませんでした。
iwari-void-revealed = ディスプレイに虚無のカードがめくられました。公開中の虚無のカードは{ $count }枚です。
iwari-void-infection = 接続{ $connection }の{ NAMES($one) }と{ NAMES($other) }で感染が始まりました。
# $count 枚の虚無のカードが公開されています。
iwari-void-corruption = 公開中の虚無のカードが{ $count }枚のため、感染ではなく腐敗になります。接続{ $connection }の{ NAMES($one) }と{ NAMES($other) }で腐敗が始まりました。
iwari-void-passed = { NAMES($territory) }は閉じているため、何も起きませんでした。
iwari-void-order-asked = { NAMES($one) }と{ NAMES($other) }はどちらも開いているため、どちらが先かを{ $who ->
    [you] あなた
   *[other] { $player }
}が選びます。
# そこにトーテムが $count 個あり、$cap 個まで置けます。
iwari-void-totem = { NAMES($territory) }のトーテムは上限{ $cap }個のうち{ $count }個だったため、虚無トーテムが置かれました。
# 中央の虚無トーテムは $centre 個。$limit 個で虚無の勝ちです。
iwari-void-totem-centre = { NAMES($territory) }のトーテムは上限{ $cap }個のうち{ $count }個で、もう1つ置けるため、虚無トーテムが中央に置かれました。中央は{ $limit }個のうち{ $centre }個になりました。
# $why は cap（上限に達している）、unexplored（テントがない）、bare（この土地にはトーテムを置けない）、
# stock（虚無トーテムが残っていない）。$steps は最も近い遺跡までの距離。
iwari-void-ruin = { $why ->
    [cap] { NAMES($territory) }のトーテムは上限の{ $cap }個に達している
    [unexplored] { NAMES($territory) }は未探索でトーテムを置けない
    [bare] { NAMES($territory) }にはトーテムを置けない
   *[stock] { NAMES($territory) }に置く虚無トーテムが残っていない
}ため、遺跡に最も近い空きスペース（{ $steps }歩）に遺跡が置かれました。
iwari-void-ruin-tie = { $why ->
    [cap] { NAMES($territory) }のトーテムは上限の{ $cap }個に達している
    [unexplored] { NAMES($territory) }は未探索でトーテムを置けない
    [bare] { NAMES($territory) }にはトーテムを置けない
   *[stock] { NAMES($territory) }に置く虚無トーテムが残っていない
}ため、遺跡を置きます。遺跡に最も近い空きスペース（{ $steps }歩）が{ $count }か所あり、{ $who ->
    [you] あなた
   *[other] { $player }
}が選びます。
iwari-void-ruin-first = { $why ->
    [cap] { NAMES($territory) }のトーテムは上限の{ $cap }個に達している
    [unexplored] { NAMES($territory) }は未探索でトーテムを置けない
    [bare] { NAMES($territory) }にはトーテムを置けない
   *[stock] { NAMES($territory) }に置く虚無トーテムが残っていない
}ため、遺跡を置きます。マップにまだ遺跡がないため、空きスペース{ $count }か所から{ $who ->
    [you] あなた
   *[other] { $player }
}が選びます。
iwari-void-ruin-unreachable = { $why ->
    [cap] { NAMES($territory) }のトーテムは上限の{ $cap }個に達している
    [unexplored] { NAMES($territory) }は未探索でトーテムを置けない
    [bare] { NAMES($territory) }にはトーテムを置けない
   *[stock] { NAMES($territory) }に置く虚無トーテムが残っていない
}ため、遺跡を置きます。そこから遺跡へ通じる道がない（接続は数えない）ため、空きスペース{ $count }か所から{ $who ->
    [you] あなた
   *[other] { $player }
}が選びます。
iwari-void-haunts = { NAMES($biome) }のカードを支払ったため、{ NAMES($territory) }に遺跡が現れます。スペースは{ $who ->
    [you] あなた
   *[other] { $player }
}が選びます。
iwari-void-haunts-not = { NAMES($biome) }のカードを支払いましたが、{ NAMES($territory) }は閉じているため、遺跡は現れませんでした。
# 脇に置いた虚無のカードは $limit 枚のうち $number 枚。$count 枚が山札に戻りました。
iwari-void-aside = 虚無のカードを1枚脇に置き（{ $limit }枚のうち{ $number }枚目）、残りの{ $count }枚を山札に混ぜました。

## 虚無駒

iwari-void-pawn = 虚無駒は接続{ $connection }へ進みました。
# $passed は飛ばした $count か所の接続。
iwari-void-pawn-past = 虚無駒は接続{ $connection }へ進みました。両方の領域が閉じているため、次の接続は飛ばしました：{ NAMES($passed) }。
iwari-void-pawn-stays = ほかの接続はすべて閉じた領域どうしを結ぶため、虚無駒は接続{ $connection }に戻りました。

## 駒がもたらすもの

# $why は closed（領域が判定された）、taken（スペースに何かある）、cap、stock。
iwari-void-lost = { $why ->
    [closed] { NAMES($territory) }が閉じた
    [taken] { NAMES($territory) }のスペースが埋まった
    [cap] { NAMES($territory) }にはもうトーテムを置けない
   *[stock] { NAMES($territory) }に置く駒が残っていない
}ため、2つ目の駒は{ $fate ->
    [stays] 元の場所に残り
   *[lost] 失われ
}、支払ったカードは戻りません。
# $cause は filled、corruption、end。$virtual と $by は player（ひとり）、players（ふたり）、void、tie（同数で虚無）。
# $totems はプレイヤー、$others は虚無の、仮想トーテムを含むトーテムの数。
iwari-void-judged = { $cause ->
    [filled] { NAMES($territory) }の最後のスペースが埋まり、判定しました
    [corruption] 腐敗により、{ NAMES($territory) }を判定しました
   *[end] 終了時に、{ NAMES($territory) }を判定しました
}。テント{ $tents }個 対 遺跡{ $ruins }個で、仮想トーテムは{ $virtual ->
    [player] プレイヤーの
    [players] プレイヤーたちの
    [tie] 同数のため虚無の
   *[void] 虚無の
}ものです。それを含めてトーテムは{ $totems }対{ $others }で、{ $by ->
    [player] プレイヤーが
    [players] プレイヤーたちが
    [tie] 同数のため虚無が
   *[void] 虚無が
}領有しました。
# $follows は free（無料の駒を置ける）か none（置けない）。
iwari-void-settlement = { $who ->
    [you] あなた
   *[other] { $player }
}はテント{ $count }個の新しい集落を作りました。{ $follows ->
    [free] 集落が及ぶ開いた領域に、無料の駒を置けます
   *[none] 無料の駒を置ける場所はありません
}。
iwari-void-settles = 虚無に遺跡{ $count }個の新しい集落ができました。その遺跡が最も多い{ NAMES($territories) }で、虚無がすぐに行動します。
# $territories は遺跡が同数の領域。$choices はそのうち開いているもの、$open はその数。
iwari-void-settles-tie = 虚無に遺跡{ $count }個の新しい集落ができました。その遺跡が最も多い領域は、同数の{ NAMES($territories) }です。虚無が行動する領域は、{ $who ->
    [you] あなた
   *[other] { $player }
}が{ $open ->
    [1] 選びますが、開いているのは{ NAMES($choices) }だけです
   *[other] 次から選びます：{ NAMES($choices) }
}。
iwari-void-settles-closed = 虚無に遺跡{ $count }個の新しい集落ができましたが、その遺跡が最も多い{ NAMES($territories) }は閉じているため、虚無は行動しません。

## 終了

iwari-void-end-settlement = 虚無に遺跡{ $count }個の集落ができました。
# 虚無の領域は $held か所。$limit か所で虚無の勝ちです。
iwari-void-end-limit = 虚無は領域を{ $held }か所領有し、必要な{ $limit }か所に達しました。
iwari-void-end-centre = 中央の虚無トーテムが{ $count }個になりました。
iwari-void-end-judged = すべての領域を判定したため、ゲームは終了しました。
iwari-void-end-ruin = 虚無は遺跡を置かなければなりませんが、残っていないため、ゲームは終了しました。
iwari-void-end-piece = 虚無は建設しなければなりませんが、そのための駒が残っていないため、ゲームは終了しました。
iwari-void-end-stock = 行動の始めに{ $who ->
    [you] あなた
   *[other] { $player }
}のテントもトーテムも残っていないため、ゲームは終了しました。
iwari-void-end-third = 脇に置いた虚無のカードが{ $count }枚になったため、ゲームは終了しました。
iwari-void-held = 虚無が領有した領域は、必要な{ $limit }か所のうち{ $held }か所です。
iwari-void-violet-lost = 紫のスペースでは遺跡がテントより多く、{ $ruins }対{ $tents }です。
iwari-void-violet-held = 紫のスペースでは遺跡はテントより多くなく、{ $ruins }対{ $tents }です。
iwari-void-wins = 虚無の勝ちです。
iwari-void-beaten = { $who ->
    [you] あなた
   *[other] { $player }
}は虚無に勝ちました。
iwari-void-beaten-together = プレイヤーたちは力を合わせて虚無に勝ちました。
