# Dewan, die erste Minute: wie man gewinnt, wann es endet, und schöne Augenblicke.

dewan-goal-wins = Wer die meisten Punkte hat, gewinnt.
dewan-goal-wins-team = Das Team mit den meisten Punkten gewinnt.
dewan-goal-ends = Sobald jemand das achte Lager platziert hat, wird die Runde zu Ende gespielt.
dewan-highlight-story = { $who ->
    [you] Du erfüllst ein Ziel
   *[other] { $player } erfüllt ein Ziel
}
dewan-highlight-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
