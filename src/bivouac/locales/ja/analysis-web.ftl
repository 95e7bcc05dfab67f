# 終わったゲームの価値：勝率の曲線、重要な場面、決定、運。

analysis-web-title = 分析
analysis-web-about = このゲームのすべての場面から最後まで何度も遊んで数え、誰にどれだけ勝つ見込みがあったか、それぞれの決定で何を失ったか、運が何をもたらしたかを調べます。
analysis-web-offer = このゲームを決めたのは何でしょうか。分析には1分ほどかかります。
analysis-web-begin = このゲームを分析
analysis-web-again = もう一度試す
analysis-web-waiting = ほかの分析が終わりしだい始まります。
analysis-web-running = ゲームを分析しています…
analysis-web-stop = 中止
analysis-web-stopped = 分析を中止しました。
analysis-web-failed = 分析に失敗しました。
analysis-web-off = このサーバーでは分析を行いません。
analysis-web-untrusted = この設定のゲームでは、予測した勝率が当たることがまだ確かめられていません。そのため勝率は示さず、どの手の結果がよかったかだけを示します。
analysis-web-what = 「{ $name }」とは？

## 数値

analysis-web-percent = { $percent }%
analysis-web-percent-under = { $percent }%未満
analysis-web-percent-over = { $percent }%超
analysis-web-points = { $points }点
analysis-web-chance = 勝率

## 曲線と重要な場面

analysis-web-graph = ラウンドごとの勝率
analysis-web-graph-void = 持ちこたえる確率（ラウンドごと）
analysis-web-start = 開始
analysis-web-round = ラウンド
analysis-web-before-rounds = 開始時
analysis-web-seen-from = { $player }の側から見る
analysis-web-moment = 重要な場面{ $letter }
analysis-web-moments = 重要な場面
analysis-web-moment-before = 前の重要な場面へ
analysis-web-moment-after = 次の重要な場面へ
analysis-web-no-moments = 特に目立つ場面はありません。勝率は少しずつ変わりました。
analysis-web-change-line = 勝率の変化（ポイント）
analysis-web-change-of = { $player }の勝率（ポイント）：
analysis-web-cause-luck = 運によるものです（めくられたもの）。
analysis-web-cause-good = { $player }の決定。確実によりよい手はありませんでした。
analysis-web-cause-cost = { $player }の決定。最善の手は約{ $points }ポイント上でした。
analysis-web-cause-behind = { $player }の決定。確実によりよい手がありました。
analysis-web-more = すべての決定、運、評価

## 決定

analysis-web-side = マップの横
analysis-web-side-game = ゲーム
analysis-web-decision = { $when }：{ $player }の決定
analysis-web-at-start = ゲームの始まりです。1つずつ進むか、重要な場面へ移ってください。
analysis-web-chance-decided = これは誰の決定でもなく、偶然です。
analysis-web-forced = 選べることは1つだけでした。
analysis-web-regret = 決定で失ったもの
analysis-web-behind = 確実によりよい手がありました。差は勝率で約{ $regret }ポイント（{ $low }～{ $high }）です。
analysis-web-behind-plain = 確実によりよい手がありました。
analysis-web-same = 分析でも同じ手を選びます。
analysis-web-not-apart = 最善の手と区別できません。差は勝率で{ $low }～{ $high }ポイントです。
analysis-web-not-apart-plain = 最善の手と区別できません。
analysis-web-played = 実際の手
analysis-web-best = 最善
analysis-web-compared = そのとき知っていたことをもとに、{ $plans }通りの手を比べました。
analysis-web-reason = { $player }にとって：{ $reason }
analysis-web-luck-good = 運：めくられたものにより、{ $player }の勝率は約{ $points }ポイント上がりました（±{ $margin }）。
analysis-web-luck-bad = 運：めくられたものにより、{ $player }の勝率は約{ $points }ポイント下がりました（±{ $margin }）。
analysis-web-luck-none = 運：めくられたものは、{ $player }にほとんど影響しませんでした（勝率で約{ $margin }ポイント以内）。
analysis-web-costly = { $count ->
    [0] { $free }回の決定のうち、最善の手に確実に劣るものはありません
   *[other] { $free }回の決定のうち、{ $count }回は最善の手に確実に劣ります
}

## ゲーム全体

analysis-web-parts = 結果の内訳
analysis-web-part-start = 開始時
analysis-web-part-luck = 運
analysis-web-part-own = 自分の決定
analysis-web-part-others = ほかの人の決定
analysis-web-part-noise = 不明な分
analysis-web-part-result = 結果
analysis-web-part-stopped = 終了時点
analysis-web-part-adjusted = 運を除く
analysis-web-grades = 評価
analysis-web-grade-own = 実際
analysis-web-grade-level = ボット{ $level }
analysis-web-grades-line = 決定1回あたりに失った勝率のポイント（平均）。右は、同じ決定でレベル1～5のボットが失ったはずの分です。
analysis-web-made = 測定器{ $version }。{ $games }回のゲームを最後まで遊びました。

## ヘルプ

analysis-web-help-graph = 手札をすべて公開したときの、それぞれの勝率です。各場面から速いボットが何度も最後まで遊びました。淡い帯は、100回中95回まで本当の値を含みます。誰が優勢だったかを示すもので、誰が上手だったかではありません。
analysis-web-help-graph-void = 虚無に対して持ちこたえる確率です。各場面から速いボットが何度も最後まで遊びました。淡い帯は、100回中95回まで本当の値を含みます。
analysis-web-help-regret = そのとき知っていたことをもとに、最善の手なら勝率がどれだけ高くなったかです。100回中95回確かなものだけを劣る手とします。運の悪さは責めません。
analysis-web-help-chance = この手のあと速いボットが続けたとき、その側が勝つ割合です。そのとき知っていたことをもとにしています。±のあとは、誤差の幅です。
analysis-web-help-parts = 開始時、運、すべての決定を足すと結果になります（勝率のポイント）。±のあとは、誤差の幅です。
analysis-web-help-start = 最初の決定の前の勝率です。カード、場所、手番順で決まります。
analysis-web-help-luck = めくられたものを、ありえたものの平均と比べた差です。多くのゲームを通せばゼロに近づきます。
analysis-web-help-own = 自分の決定で勝率がどう変わったかです。速いボットが続けた場合と比べています。
analysis-web-help-others = ほかの人の決定で勝率がどう変わったかです。相手のミスはここでは得になります。
analysis-web-help-noise = 残りの分です。四捨五入と、運と決定に分けられないものです。
analysis-web-help-adjusted = 運を除いた結果です。0を下回ることも100を超えることもあります。1回のゲームでは、プレイヤーの腕前はわかりません。
analysis-web-help-grades = 選べるときに、決定が平均でどれだけ失ったかです。ボットの考える時間はテーブルより短くしています。1回のゲームでは、腕前はあまりわかりません。
