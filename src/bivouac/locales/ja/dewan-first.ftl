# デワン、最初の1分：勝ち方、終わり方、心に残る瞬間。

dewan-goal-wins = 最も得点の高い人の勝ちです。
dewan-goal-wins-team = 最も得点の高いチームの勝ちです。
dewan-goal-ends = 誰かが8個目の野営地を置いたら、そのラウンドの終わりまで遊んで終了です。
dewan-highlight-story = { $who ->
    [you] 物語を達成しました
   *[other] { $player }が物語を達成しました
}
dewan-highlight-worth = { $points }点
