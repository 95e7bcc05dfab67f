# Dewan, la première minute : comment on gagne, quand la partie finit, et les beaux moments.

dewan-goal-wins = La tribu qui a le plus de points l’emporte.
dewan-goal-wins-team = L’équipe qui a le plus de points l’emporte.
dewan-goal-ends = Dès que quelqu’un a placé son huitième camp, on termine le tour de jeu.
dewan-highlight-story = { $who ->
    [you] Vous validez une histoire
   *[other] { $player } valide une histoire
}
dewan-highlight-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
