# Dewan : exercices. Pour chaque sorte son nom, sa question, et pourquoi une réponse est juste.

drills-dewan-paying = Quelles cartes paient ?
drills-dewan-stories = Quelles histoires sont remplies ?
drills-dewan-camps = Quel camp rapporte le plus ?
drills-dewan-scoring = Combien de points ?

drills-dewan-paying-asks = Vous voulez vous installer en { $to }, par cet itinéraire. Choisissez les cartes qui le paient.
drills-dewan-paying-land = { $space } ({ NAMES($terrain) }) : une carte qui le montre.
drills-dewan-paying-land-given = { $space } ({ NAMES($terrain) }) : une carte qui le montre. { $who ->
    [you] Elle vous revient
   *[other] Elle va à { $player }
}, car un camp y est traversé.
drills-dewan-paying-start = { $space } est votre propre camp de départ : une carte au choix.
drills-dewan-paying-start-given = { $space } est { $who ->
    [you] votre camp de départ
   *[other] le camp de départ de { $player }
} : une carte au choix, qui y va.
drills-dewan-paying-water = { $count } cases de suite d’une même zone d’eau : une seule carte Eau vous porte.
drills-dewan-paying-water-given = { $count } cases de suite d’une même zone d’eau : une seule carte Eau, { $who ->
    [you] que vous gardez
   *[other] qui va à { $player } pour le village
}.

drills-dewan-stories-asks = Lesquelles de ces histoires vos camps et vos cartes glissées remplissent-ils à présent ?
drills-dewan-stories-met = { NAMES($needs) } : tout y est.
drills-dewan-stories-unmet = { NAMES($needs) } : il en faut { $need } ({ NAMES($symbol) }), vous en avez { $have }.

drills-dewan-camps-asks = Vous pouvez vous installer sur chacune de ces cases. Où le nouveau camp vous rapporte-t-il le plus de points, comptés comme si la partie s’arrêtait juste après ?
drills-dewan-camps-worth = { $space } : { $points } de plus ({ NAMES($sources) }).
drills-dewan-camps-nothing = { $space } : rien encore.
drills-dewan-space = { $space }
drills-dewan-player = { $player }

drills-dewan-scoring-groups-asks = { $whose ->
    [team] { $who ->
        [you] Combien de points marquez-vous ensemble avec { $partner }
       *[other] Combien de points marquent ensemble { $player } et { $partner }
    } pour les groupes de camps ?
   *[player] { $who ->
        [you] Combien de points marquez-vous
       *[other] Combien de points marque { $player }
    } pour les groupes de camps ?
}
drills-dewan-scoring-zones-asks = { $who ->
    [you] Combien de points marquez-vous
   *[other] Combien de points marque { $player }
} pour les zones de forêt et de montagne ?
drills-dewan-scoring-water-asks = { $who ->
    [you] Combien de points marquez-vous
   *[other] Combien de points marque { $player }
} pour les zones d’eau ?
drills-dewan-scoring-rivals-asks = { $who ->
    [you] Combien de points marquez-vous
   *[other] Combien de points marque { $player }
} pour des camps autour des camps de départ adverses ?
drills-dewan-scoring-majorities-asks = { $who ->
    [you] Combien de points marquez-vous
   *[other] Combien de points marque { $player }
} pour le plus de camps au bord des zones d’eau ?
drills-dewan-scoring-group = { $count } camps qui se touchent : un groupe qui rapporte { $worth }.
drills-dewan-scoring-no-group = { $why ->
    [pair] Des camps d’un seul membre : rien.
   *[size] Un camp isolé : rien.
}
drills-dewan-scoring-zone = { NAMES($terrain) } : une zone avec { $count ->
    [one] un camp
   *[other] { $count } camps, qui compte une fois
}.
drills-dewan-scoring-water = Une zone d’eau avec { $count ->
    [one] un camp
   *[other] { $count } camps
} à côté, qui compte une fois.
drills-dewan-scoring-rivals = { $count ->
    [one] Un camp
   *[other] { $count } camps
} autour du camp de départ { $who ->
    [you] à vous
   *[other] de { $player }
}.
drills-dewan-scoring-lake = { $place ->
    [most] Le plus de camps au bord de cette zone d’eau, { $count } : { $points } points.
    [tied] { $count } au bord de cette zone d’eau, et autant chez d’autres : { $points } points chacun.
   *[fewer] { $count } au bord de cette zone d’eau, { $most } chez d’autres : rien.
}
