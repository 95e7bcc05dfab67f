# Puzzles: a position of a recorded game, and which decision is best.

puzzles-tab = パズル · Bivouac
puzzles-tab-game = { $game }：今日のパズル · Bivouac
puzzles-title = パズル
puzzles-line = 記録されたゲームの局面を、毎日ひとつ、全員に同じものを出題します。最善の決定はどれでしょうか。見えるのは、そのプレイヤーが知っていたことだけです。答えたあとで、それぞれの決定の価値がわかります。
puzzles-none = このサーバーにパズルはありません。
puzzles-today = 今日のパズル
puzzles-of-day = { $day }のパズル
puzzles-all = すべてのパズル
puzzles-solved = 最初の答えで正解：{ $of }問中{ $right }問
puzzles-state = { $state ->
    [right] 正解
    [wrong] 不正解
   *[new] 未回答
}
# $levels：最善の手を見つけるボットのレベルの数。
puzzles-hard = { $levels ->
    [0] 見つけるボットなし
   *[other] { $levels }つのレベルのボットが見つける
}
puzzles-asks = どれに決めますか？
puzzles-plans = 選べる決定
puzzles-where = { $said }（{ $where }）
puzzles-check = 答える
puzzles-right = これが最善の決定です。
puzzles-wrong = もっとよい決定があります。
puzzles-best = 最善
puzzles-yours = あなたの答え
puzzles-nearest = 目先の手
puzzles-points = 終了時に約{ $points }点
puzzles-behind = 勝率で最善より{ $behind }ポイント低い（{ $low }～{ $high }）
puzzles-figures = 勝率は、そのプレイヤーが知っていたことをもとに、ここから最後まで何度もプレイして求めました。±の範囲（斜線部分）は100回中95回当てはまります。
puzzles-preparing = ルールの準備ができしだい、パズルが表示されます。
puzzles-loading = 局面を並べています…
