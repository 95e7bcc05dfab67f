# `bivouac analyse` が表示する文。

analysis-working = 決定を評価中
analysis-searching = パズルを探しています
analysis-puzzles = { $games }ゲームからパズル{ $puzzles }問
analysis-measured = 最後まで続けた{ $playouts }ゲームで測定（品質：{ $quality }、測定器：{ $version }）。±の後は、誤差100回のうち95回が収まる幅です。
analysis-uncalibrated = この設定では測定器の較正が済んでいません。勝率はおおよその目安です。
analysis-not-over = このゲームは最後まで行われていません。結果は、その時点での見込みです。
analysis-chances = 勝率（％）
analysis-chances-void = 持ちこたえる確率（％）
analysis-player = プレイヤー
analysis-start = 開始時
analysis-luck = 運
analysis-own = 自分の決定
analysis-others = ほかの人の決定
analysis-noise = 残り
analysis-result = 結果
analysis-adjusted = 運を除く
analysis-grades = 決定1回あたりの平均損失（勝率のポイント）。右は、同じ場面で各レベルが選んだ場合の損失
analysis-decisions = 決定
analysis-cost = 損失
analysis-moments = 勝率が最も動いた場面
analysis-by-luck = 運によって：{ $changes }
analysis-by-decision = 決定によって：{ $changes }
analysis-behind = 最善より確実に劣っていた決定
analysis-none-behind = 最善より確実に劣っていた決定はありません。
analysis-played = 勝率{ $chance }、最善より{ $regret }ポイント低い（{ $low }～{ $high }）
analysis-better = よりよい手、{ $chance }：
