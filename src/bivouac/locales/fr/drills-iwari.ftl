# Iwari : exercices. Pour chaque sorte son nom, sa question, et pourquoi une réponse est juste.

drills-iwari-paying = Quelles cartes paient ?
drills-iwari-building = Où pouvez-vous construire ?
drills-iwari-tents = Que rapportent ces huttes ?
drills-iwari-totems = Où rapportent les totems ?
drills-iwari-settlements = Que rapportent les colonies ?
drills-iwari-claims = À qui est ce territoire ?
drills-iwari-infections = Où va le néant ?

drills-iwari-land = { NAMES($land) }
drills-iwari-connection = Connexion { $number }
drills-iwari-place = { $place ->
    [0] Emplacement de totem
   *[other] Emplacement de hutte { $place }
}

drills-iwari-paying-asks = Vous voulez poser { $what ->
    [tent] une hutte
    [totem] un totem
    [tents] deux huttes
    [both] une hutte et un totem
   *[totems] deux totems
} ici : { NAMES($land) } ({ NAMES($biome) }). Choisissez des cartes qui paient exactement cela.
drills-iwari-paying-price = Pour chaque pièce : une carte du biome ({ NAMES($biome) }), ou deux semblables d’un autre.
drills-iwari-paying-way = Ceci paie : { NAMES($cards) }.

drills-iwari-building-asks = Dans lesquels de ces territoires votre main permet-elle de poser { $what ->
    [totem] un totem
   *[tents] deux huttes
} ?
drills-iwari-building-yes = { NAMES($land) } : oui, les emplacements et vos cartes le permettent.
drills-iwari-building-cap = { NAMES($land) } : non. Totems déjà présents : { $totems } ; huttes de la plus grande tribu : { $tents }.
drills-iwari-building-unexplored = { NAMES($land) } : non. Personne ne l’a exploré, une seule hutte peut donc y aller.
drills-iwari-building-full = { NAMES($land) } : non. Emplacements de hutte libres : { $free }.
drills-iwari-building-cards = { NAMES($land) } : non. Votre main ne peut pas le payer ({ NAMES($biome) }).

drills-iwari-tents-asks = À la fin de la partie, combien de points rapporteraient { $who ->
    [you] vos huttes
   *[other] les huttes de { $player }
} telles qu’elles sont, ici : { NAMES($land) } ?
drills-iwari-tents-rank = { $rank ->
    [1] { $who ->
        [you] Vous en avez
       *[other] { $player } en a
    } le plus, { $tents } : un point par hutte présente, { $points } en tout.
   *[other] { $who ->
        [you] Vous suivez
       *[other] { $player } suit
    } avec { $tents } : autant de points que le rang précédent a de huttes, { $points }.
}
drills-iwari-tents-tied = { $rank ->
    [1] { $count } tribus mènent ensemble avec { $tents } : un point par hutte présente, { $points } chacune.
   *[other] { $count } tribus suivent ensemble avec { $tents } : autant de points que le rang précédent a de huttes, { $points } chacune.
}
drills-iwari-tents-third = { $rank ->
    [1] La troisième tribu en a le plus, { $tents } : { $points } points.
   *[other] La troisième tribu suit avec { $tents } : { $points } points.
}
drills-iwari-tents-pawns = Des pions d’exploit multiplient cela par { $factor } : { $points }.

drills-iwari-totems-asks = À laquelle de ces connexions { $who ->
    [you] vos totems rapportent-ils
   *[other] les totems de { $player } rapportent-ils
} des points ?
drills-iwari-totems-scores = Connexion { $number } : { $who ->
    [you] vous menez
   *[other] { $player } mène
} des deux côtés, à égalité peut-être. Cela rapporte { $points }.
drills-iwari-totems-covered = Connexion { $number } : elle est couverte, personne n’y marque.
drills-iwari-totems-behind = { $most ->
    [0] Connexion { $number } : aucun totem d’un côté ({ NAMES($land) }), personne n’y mène.
   *[other] Connexion { $number } : pas en tête d’un côté ({ NAMES($land) }), { $own } contre { $most }.
}

drills-iwari-settlements-asks = Combien de points rapportent les colonies de { $who ->
    [you] votre tribu
   *[other] { $player }
} ? { $counts ->
    [path] Seul le plus long chemin de chacune compte.
   *[group] Toutes leurs huttes comptent.
}
drills-iwari-settlements-counts = { $count } huttes reliées par des sentiers : { $points } points.
drills-iwari-settlements-path = { $count } huttes reliées par des sentiers ; le plus long chemin rapporte { $points }.
drills-iwari-settlements-small = { $count } huttes reliées par des sentiers : moins de { $least }, donc rien.

drills-iwari-claims-asks = Si tous étaient décomptés maintenant, lesquels le néant revendiquerait-il ?
drills-iwari-claims-reason = { NAMES($land) } : huttes { $tents }, ruines { $ruins }. Le totem virtuel va { $virtual ->
    [players] aux joueurs
   *[void] au néant
}, ce qui fait { $own } totems à { $void } : { $by ->
    [players] pas au néant
   *[void] au néant
}.

drills-iwari-infections-asks = Une infection arrive ici : { NAMES($land) }. Où le néant pose-t-il sa pièce ?
drills-iwari-infections-room = La plus grande tribu y a { $tents } huttes, et il y a { $totems } totems : il reste de la place, un totem du néant arrive.
drills-iwari-infections-full = La plus grande tribu y a { $tents } huttes, et il y a { $totems } totems : plus de place, une ruine arrive.
drills-iwari-infections-near = { $count ->
    [one] Elle va sur l’emplacement libre le plus proche d’une ruine par les sentiers, à { $steps }.
   *[other] Elle va sur un emplacement libre parmi les plus proches d’une ruine : { $count } sont à { $steps }, et le joueur choisit.
}
