# どのゲームにも共通の、ターミナルでのプレイ。

terminal-person = { $player }：このキーボード
terminal-bot = { $player }：ボット（{ $bot }）
# $share: a whole number of percent.
terminal-thinking = { $player }が考えています：{ $share }%
terminal-prompt = { "> " }
terminal-commands = b 戻る · u 取り消す · h ヘルプ · l ログ · s 得点 · t テーブル · i カード · q 終了
terminal-how = 1から{ $count }までの数を入力してください。hでヘルプを表示します。
terminal-what = 「{ $typed }」はここでは選べません。1から{ $count }までの数を入力してください。hでヘルプを表示します。
terminal-confirm = Enterで実行、bで戻る：{ " " }
terminal-confirm-how = 実行するにはEnterを、戻るにはbとEnterを押してください。
terminal-no-undo = 取り消せるものがありません。その後にほかのプレイヤーが行動したか、隠れていたものが公開されました。
terminal-no-back = これより前には戻れません。
terminal-undone = 取り消しました。
terminal-more-log = …ほかに{ $count }行。lですべて表示します。
terminal-hand-over = { $player }さんの番です。ほかの人が見ていないときにEnterを押してください。{ " " }
terminal-left = ゲームは保存されています。続けるには：{ $command } play { $game } --resume
terminal-final = 最終得点
# 得点のないゲームの終わりの見出し。
terminal-verdict = 結末
terminal-record = シード { $seed }。このゲームの記録：
