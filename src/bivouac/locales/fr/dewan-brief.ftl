# Dewan : les coups en peu de mots, pour le journal et les légendes du navigateur : ce que fait quelqu’un, sans dire qui.
# Les choses de SIGNS sont dessinées ; la phrase entière est le message sans -brief. $times : tant de fois de suite.

dewan-story-row-brief = { $who ->
    [you] prenez
   *[other] prend
} une histoire ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
dewan-story-stack-brief = { $who ->
    [you] piochez
   *[other] pioche
} une histoire ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
dewan-story-chosen-brief = { $who ->
    [you] prenez
   *[other] prend
} { SIGNS($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
})
dewan-story-unseen-brief = { $who ->
    [you] prenez
   *[other] prend
} une histoire de la pile, sans la voir
dewan-take-brief = { $who ->
    [you] prenez
   *[other] prend
} { SIGNS($cards) }
dewan-place-brief = { $who ->
    [you] placez
   *[other] place
} le camp { $camp } sur { SIGNS($terrain) }
dewan-village-brief = { $who ->
    [you] placez
   *[other] place
} le camp { $camp }, un village lacustre
dewan-receive-brief = { $who ->
    [you] recevez
   *[other] reçoit
} { SIGNS($cards) }
dewan-berry-brief = { $who ->
    [you] cueillez
   *[other] cueille
} { SIGNS("berry") }
dewan-tuck-brief = { $who ->
    [you] glissez
   *[other] glisse
} { SIGNS($half) }
dewan-tuck-none-brief = { $who ->
    [you] ne glissez rien
   *[other] ne glisse rien
}
dewan-marker-water-brief = { $who ->
    [you] posez
   *[other] pose
} { SIGNS("water") } sur { SIGNS($terrain) }
dewan-marker-lava-brief = { $who ->
    [you] posez
   *[other] pose
} { SIGNS("lava") } sur { SIGNS($terrain) }
dewan-fish-brief = { $who ->
    [you] pêchez
   *[other] pêche
} { $count } { SIGNS("fish") } contre { SIGNS($card) }
dewan-fish-none-brief = { $who ->
    [you] ne pêchez pas
   *[other] ne pêche pas
}
dewan-pass-brief = { $who ->
    [you] passez
   *[other] passe
}
dewan-shuffle-pile-brief = une nouvelle pile ({ $count })
dewan-shuffle-supply-brief = une nouvelle réserve ({ $count })
dewan-told-brief = { $who ->
    [you] validez
   *[other] valide
} une histoire ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
dewan-reward-brief = { $who ->
    [you] piochez
   *[other] pioche
} { SIGNS("back", $count) }
dewan-drawn-brief = { SIGNS($cards) }
dewan-last-round-brief = c’est le dernier tour de jeu
dewan-event-rain-brief = c’est le déluge
dewan-event-lava-brief = le volcan entre en éruption
dewan-event-fish-brief = le poisson mord
dewan-over-brief = la partie est terminée
dewan-wins-brief = { $who ->
    [you] gagnez
   *[other] gagne
} avec { $points } points
dewan-wins-tie-brief = { $who ->
    [you] gagnez
   *[other] gagne
} au départage avec { $points } points
dewan-shares-brief = { $who ->
    [you] partagez
   *[other] partage
} la victoire ({ $points } points)
