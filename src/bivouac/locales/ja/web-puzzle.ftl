# The puzzle of the day, as the lobby and the rules offer it.

web-puzzle = 今日のパズル
web-puzzle-line = ひとつの局面、最善の決定はひとつ。どれでしょうか？
web-puzzle-state = { $game }：{ $state ->
    [right] 正解
    [wrong] 不正解
   *[new] 今日の新しい問題
}
web-puzzle-all = これまでのパズル
