# Dewan, the first minute: how one wins, when it ends, and highlights.

dewan-goal-wins = Whoever has the most points wins.
dewan-goal-wins-team = The team with the most points wins.
dewan-goal-ends = Once somebody has placed their eighth camp, the round is played to its end.
dewan-highlight-story = { $who ->
    [you] You complete a story
   *[other] { $player } completes a story
}
dewan-highlight-worth = { $points ->
    [one] one point
   *[other] { $points } points
}
