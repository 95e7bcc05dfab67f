# イワリの記録、またはコマンドラインでの指定の誤り。

## オプション

iwari-fault-no-map = 不明なマップ'{ $name }'。使えるもの：{ $known }
iwari-fault-word = { $name }は{ $known }のどれかです。'{ $chosen }'は使えません
iwari-fault-no-deed = 不明な偉業'{ $name }'。使えるもの：{ $known }、またはnone
iwari-fault-deed-typed-twice = 偉業'{ $name }'が2回あります
iwari-fault-deed-twice = 同じ偉業が2回あります
iwari-fault-players = iwariは{ $allowed }人用です。{ $players }では遊べません
iwari-fault-players-alone = iwariは{ $allowed }人用です。{ $players }では遊べません。ひとりならmode=soloを使います
iwari-fault-players-map = { $map }のiwariは{ $allowed }人用です。{ $players }では遊べません。その人数で遊べるマップ：{ $maps }
iwari-fault-map-players = { $map }は{ $most }人までです。{ $players }では遊べません
iwari-fault-modes = soloとcoop
iwari-fault-limit-typed = void_limitは領域の数です。'{ $word }'は使えません（IV10）
iwari-fault-limit = { $map }のvoid_limitは1～{ $most }です。{ $value }は使えません
iwari-fault-limit-null = nullか、1～{ $most }の領域の数です。{ $value }は使えません
iwari-fault-limit-mode = void_limit={ $limit }はmode={ $modes }用です。{ $mode }では使えません
iwari-fault-mode-map = mode={ $mode }は、虚無がバイオームである{ $map }では遊べません
iwari-fault-no-expeditions = 遠征は、虚無がバイオームである{ $map }では使いません
iwari-fault-no-storms = 嵐は、山のシンボルがない{ $map }では使いません
iwari-fault-needs-deed = veneration={ $card }にはdeedsに偉業venerationが必要です
iwari-fault-needs-card = 偉業venerationにはカードが必要です：venerationは{ $cards }のどれかです
iwari-fault-no-contested = veneration=bは、係争トークンがない{ $map }では使いません
iwari-fault-void-draft = 初期ドラフトは虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-deeds = 偉業は虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-veneration = 崇拝は虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-expeditions = 遠征は虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-storms = 嵐は虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-walking = 歩くトーテムは虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-fortifications = 砦は虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-discoveries = 発見物は虚無との対決（mode={ $mode }）では使いません
iwari-fault-void-settlements = settlements={ $settlements }は虚無との対決（mode={ $mode }）では使いません

## 記録

iwari-fault-aside = 見えている虚無のカードを1枚だけ脇に置きます。{ $count }枚ではありません
iwari-fault-not-of-deck = カード{ $card }は、山札のカードでも見えている虚無のカードでもないのに混ぜています
iwari-fault-left-in-deck = カード{ $card }は山札にあるのに混ぜていません
iwari-fault-token-count = { $colour }のトークンは{ $right }枚です。{ $count }枚ではありません
iwari-fault-no-mountains = []でなければなりません：虚無との対決にはありません
iwari-fault-no-symbol = 接続{ $number }には、{ $what }を置くシンボルがありません
iwari-fault-symbol-covered = シンボル{ $symbol }の接続は1つだけ覆います。{ $count }ではありません
iwari-fault-expedition-count = 遠征は{ $right }枚です。{ $count }枚ではありません
iwari-fault-not-described = 遠征{ $number }がcomponents.expeditionsにありません
iwari-fault-gold = { $biome }の領域のうち{ $right }か所に黄金トークンを置きます。{ $count }か所ではありません
iwari-fault-no-token = { $spot }にトークンはありません
iwari-fault-tokens-in = { $territory }のトークンは{ $right }枚です。{ $count }枚ではありません
iwari-fault-token-lands = トークンは{ $right }の領域に置きます。{ $count }ではありません
iwari-fault-contested = 係争トークンは{ $most }枚までです。{ $count }枚ではありません
iwari-fault-no-spot = 領域{ $territory }にテントスペースがありません
iwari-fault-far = 0～{ $most }の数でなければなりません。{ $value }は使えません
iwari-fault-void-early = 虚無のカード{ $card }は、まだ手札にもディスプレイにもありません
iwari-fault-pack = 上から{ $number }番目の束（{ $size }枚）の虚無のカードは{ $count }枚です。正しくは{ $right }枚です
iwari-fault-cards-void = 虚無との対決では{ $biome }のカードは{ $right }枚です。{ $count }枚ではありません
iwari-fault-cards-map = { $map }では{ $biome }のカードは{ $right }枚です。{ $count }枚ではありません
iwari-fault-cards-players = { $players }人では{ $biome }のカードは{ $right }枚です。{ $count }枚ではありません
iwari-fault-hand-limit = 手札は{ $hand }枚まで、ディスプレイは{ $display }枚までです
iwari-fault-no-pieces = 'pieces'は空にできません
iwari-fault-cards-entries = 'cards'の要素は{ $right }個です。{ $count }個ではありません
iwari-fault-centre = centreは、虚無トーテムが中央から始まるなら点、そうでなければnullです
iwari-fault-shore = shoreは海路なら2つの点、陸路ならnullです。{ $value }は使えません
kind-pieces = 駒のリスト
kind-payments = カードのリストのリスト
kind-territories = 領域のリスト
kind-tribe = 部族の番号
kind-tribe-or-void = 部族の番号か'void'
kind-piece = 'tent'、'totem'、'fortification'、'void_totem'、'contested'のどれか
kind-ruin = テントが遺跡と替わるならtrue、そうでなければ省略
kind-display-or-deck = 'display'か'deck'
kind-display-place = ディスプレイの位置
thing-a-fortification = 砦
thing-a-contested-token = 係争トークン
thing-a-tent = テント
thing-a-totem = トーテム
thing-a-void-totem = 虚無トーテム

## 人数

iwari-fault-mode-players = mode={ $mode }は{ $right }人用です。{ $players }では遊べません
iwari-fault-players-mode = モード{ $mode }は{ $right }人用です。{ $players }では遊べません
iwari-fault-rewards-twice = 遠征{ $number }はcomponents.piecesでは{ $rewards }です
