# simulate、arena、bench、check、showが人に見せるもの。

lab-playing = 対戦中
lab-wins = { $bot }の勝率 { $rate }
lab-seat = 席
lab-bot = ボット
lab-won = 勝ち
lab-win-rate = 勝率
lab-interval = 95%区間
lab-mean-score = 平均得点
lab-pace = 1手番のms
lab-longest = 最長
lab-from-to = { $low }～{ $high }
lab-ended-by = 終わり方：{ $endings }
lab-games = { $games }ゲーム、{ $seconds }秒（毎秒{ $rate }）、1ゲーム{ $turns }手番（{ $low }～{ $high }）
lab-whole-rounds = { $asked }ではなく{ $games }ゲーム：公平なのは全席を1巡したときだけです
lab-stopped-kept = { $games }ゲーム中{ $finished }で止めました。{ $path }に残っています。同じコマンドに--resumeを付けると続けられます
lab-stopped = { $games }ゲーム中{ $finished }で止めました。続けられるようにするには、--csv OUT.csvで残してください
lab-and = と
lab-arena-difference = Aの勝ちは{ $more }多い（{ $interval }）
lab-arena-chance = 偶然なら{ $chance }。席ごとのA：{ $seats }
lab-arena-neither = ゲームの{ $share }ではどちらも勝っていません
lab-bench-title = { $game }：一様ランダムなゲーム、1コア
lab-bench-setting = 設定
lab-bench-players = 人数
lab-bench-games = ゲーム/秒
lab-bench-steps = ステップ/秒
lab-bench-ns = ns/ステップ
lab-bench-bytes = バイト
lab-bench-python = Pythonから動かした場合：毎秒{ $rate }ステップ。局面のコピーは{ $copy } ns
lab-bench-search = 探索の中、{ $players }人：最初から最後まで毎秒{ $rate }回の一様なプレイアウト

## 記録

record-unfinished = 未終了
record-scores = 得点 { $scores }
record-verdict = { $key } { $word }
record-ended-by = 終わり方：{ $ending }
record-won = 勝者 { $winners }
record-no-winner = 勝者なし
record-fair = 偶然は検証済み
record-winners = 勝者：{ $winners }
record-events = { $count }イベント
record-all = { $records }記録、{ $events }イベント、終了したゲーム{ $finished }

## 対戦の配り方

lab-arena-alone = { $deals }通りの配り方を両方が1回ずつ、{ $seconds }秒
lab-arena-games = { $games }ゲーム、Aが全席に座る{ $deals }通りの配り方、{ $seconds }秒
lab-forfeits = { $bot }は{ $count }ゲームを棄権し、{ $by }が続けました：{ $why }（最初はゲーム{ $game }、席{ $seat }、{ $event }個のイベントの後）
lab-forfeits-said = { $bot }がstderrに書いた最後の行：{ $said }
