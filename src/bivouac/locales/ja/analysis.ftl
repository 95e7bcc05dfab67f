# 終わったゲームの価値：勝率の曲線、重要な場面、決定、運。

analysis-title = 分析
analysis-about = このゲームのすべての場面から最後まで何度も遊んで数え、だれにどれだけ勝つ見込みがあったか、それぞれの決定で何を失ったか、運が何をもたらしたかを調べます。
analysis-offer = このゲームを決めたのは何でしょうか。分析には1分ほどかかります。
analysis-begin = このゲームを分析
analysis-again = もう一度試す
analysis-waiting = ほかの分析が終わりしだい始まります。
analysis-running = ゲームを分析しています…
analysis-stop = 中止
analysis-stopped = 分析を中止しました。
analysis-failed = 分析に失敗しました。
analysis-off = このサーバーでは分析を行いません。
analysis-untrusted = この設定のゲームでは、予測した勝率が当たることがまだ確かめられていません。そのため勝率は示さず、どの手の結果がよかったかだけを示します。
analysis-what = 「{ $name }」とは？

## 数値

analysis-percent = { $percent }%
analysis-percent-under = { $percent }%未満
analysis-percent-over = { $percent }%超
analysis-margin = { $figure } ±{ $margin }
analysis-margin-alone = ±{ $margin }
analysis-points = { $points }点
analysis-chance = 勝率

## 曲線と重要な場面

analysis-graph = ラウンドごとの勝率
analysis-graph-void = 持ちこたえる確率（ラウンドごと）
analysis-start = 開始
analysis-round = ラウンド
analysis-before-rounds = 開始時
analysis-seen-from = { $player }の側から見る
analysis-moment = 重要な場面{ $letter }
analysis-moments = 重要な場面
analysis-moment-before = 前の重要な場面へ
analysis-moment-after = 次の重要な場面へ
analysis-no-moments = 特に目立つ場面はありません。勝率は少しずつ変わりました。
analysis-change-line = 勝率の変化（ポイント）
analysis-change-of = { $player }の勝率（ポイント）：
analysis-cause-luck = 運によるものです（めくられたもの）。
analysis-cause-good = { $player }の決定。確実によりよい手はありませんでした。
analysis-cause-cost = { $player }の決定。最善の手は約{ $points }ポイント上でした。
analysis-cause-behind = { $player }の決定。確実によりよい手がありました。
analysis-more = すべての決定、運、評価

## 決定

analysis-side = マップの横
analysis-side-game = ゲーム
analysis-decision = { $when }：{ $player }の決定
analysis-at-start = ゲームの始まりです。1つずつ進むか、重要な場面へ移ってください。
analysis-chance-decided = これはだれの決定でもなく、偶然です。
analysis-forced = 選べることは1つだけでした。
analysis-regret = 決定で失ったもの
analysis-behind = 確実によりよい手がありました。差は勝率で約{ $regret }ポイント（{ $low }～{ $high }）です。
analysis-behind-plain = 確実によりよい手がありました。
analysis-same = 分析でも同じ手を選びます。
analysis-not-apart = 最善の手と区別できません。差は勝率で{ $low }～{ $high }ポイントです。
analysis-not-apart-plain = 最善の手と区別できません。
analysis-played = 実際の手
analysis-best = 最善
analysis-compared = そのとき知っていたことをもとに、{ $plans }通りの手を比べました。
analysis-reason = { $player }にとって：{ $reason }
analysis-luck-good = 運：めくられたものにより、{ $player }の勝率は約{ $points }ポイント上がりました（±{ $margin }）。
analysis-luck-bad = 運：めくられたものにより、{ $player }の勝率は約{ $points }ポイント下がりました（±{ $margin }）。
analysis-luck-none = 運：めくられたものは、{ $player }にほとんど影響しませんでした（勝率で約{ $margin }ポイント以内）。
analysis-costly = { $count ->
    [0] { $free }回の決定のうち、最善の手に確実に劣るものはありません
   *[other] { $free }回の決定のうち、{ $count }回は最善の手に確実に劣ります
}
analysis-cost-short = −{ $points }

## ゲーム全体

analysis-parts = 結果の内訳
analysis-part-start = 開始時
analysis-part-luck = 運
analysis-part-own = 自分の決定
analysis-part-others = ほかの人の決定
analysis-part-noise = 不明な分
analysis-part-result = 結果
analysis-part-stopped = 終了時点
analysis-part-adjusted = 運を除く
analysis-grades = 評価
analysis-grade-own = 実際
analysis-grade-level = ボット{ $level }
analysis-grades-line = 決定1回あたりに失った勝率のポイント（平均）。右は、同じ決定でレベル1～5のボットが失ったはずの分です。
analysis-made = 測定器{ $version }。{ $games }回のゲームを最後まで遊びました。

## ヘルプ

analysis-help-graph = 手札をすべて公開したときの、それぞれの勝率です。各場面から速いボットが何度も最後まで遊びました。淡い帯は、100回中95回まで本当の値を含みます。だれが優勢だったかを示すもので、だれが上手だったかではありません。
analysis-help-graph-void = 虚無に対して持ちこたえる確率です。各場面から速いボットが何度も最後まで遊びました。淡い帯は、100回中95回まで本当の値を含みます。
analysis-help-regret = そのとき知っていたことをもとに、最善の手なら勝率がどれだけ高くなったかです。100回中95回確かなものだけを劣る手とします。運の悪さは責めません。
analysis-help-chance = この手のあと速いボットが続けたとき、その側が勝つ割合です。そのとき知っていたことをもとにしています。±のあとは、誤差の幅です。
analysis-help-parts = 開始時、運、すべての決定を足すと結果になります（勝率のポイント）。±のあとは、誤差の幅です。
analysis-help-start = 最初の決定の前の勝率です。カード、場所、手番順で決まります。
analysis-help-luck = めくられたものを、ありえたものの平均と比べた差です。多くのゲームを通せばゼロに近づきます。
analysis-help-own = 自分の決定で勝率がどう変わったかです。速いボットが続けた場合と比べています。
analysis-help-others = ほかの人の決定で勝率がどう変わったかです。相手のミスはここでは得になります。
analysis-help-noise = 残りの分です。四捨五入と、運と決定に分けられないものです。
analysis-help-adjusted = 運を除いた結果です。0を下回ることも100を超えることもあります。1回のゲームでは、プレイヤーの腕前はわかりません。
analysis-help-grades = 選べるときに、決定が平均でどれだけ失ったかです。ボットの考える時間はテーブルより短くしています。1回のゲームでは、腕前はあまりわかりません。
