# Dewan dans le navigateur : noms des choses pour les lecteurs d'écran, étiquettes du plateau et de ses panneaux.
# $player est un nom. Les codes des choses ($card, $needs, ...) sont dits par NAMES.

## Pièces et cartes

dewan-web-terrain = { NAMES($terrain) }
dewan-web-symbol = { $symbol ->
    [fish] poisson
    [artifact] { NAMES($symbol) }
    [pigment] { NAMES($symbol) }
    [crystal] { NAMES($symbol) }
    [berry] { NAMES($symbol) }
   *[fire] { NAMES($symbol) }
}
dewan-web-card = Carte : { NAMES($card) }
dewan-web-card-step = Carte : { NAMES($card) }. Paie le pas { $step }.
dewan-web-card-fresh = Carte : { NAMES($card) }. Nouvelle.
dewan-web-card-back = Une carte face cachée
dewan-web-story = Histoire à { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }et 1 feu
   *[other] { " " }et { $fire } feux
}. Conditions : { NAMES($needs) }.
dewan-web-story-progress = Histoire à { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }et 1 feu
   *[other] { " " }et { $fire } feux
}. Conditions : { NAMES($needs) }. Remplies : { $have } sur { $of } ; il manque : { NAMES($missing) }.
dewan-web-story-met = Histoire à { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }et 1 feu
   *[other] { " " }et { $fire } feux
}. Conditions : { NAMES($needs) }. Toutes remplies.
dewan-web-story-told = Histoire validée, { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }et 1 feu
   *[other] { " " }et { $fire } feux
} : { NAMES($needs) }.
dewan-web-told = Validée
dewan-web-met = Remplie

## La carte

dewan-web-map = Territoire
dewan-web-map-keys = Les flèches vont de case en case, Entrée choisit, plus et moins zooment, 0 montre tout le Territoire.
dewan-web-space = { NAMES($terrain) } { $space }
dewan-web-space-zone = zone de { $count } cases
dewan-web-space-berries = { $count ->
    [one] { $count } baie
   *[other] { $count } baies
} dans sa zone
dewan-web-space-near = à côté : { NAMES($icons) }
dewan-web-space-flooded = sous un jeton Eau
dewan-web-space-camp = { $who ->
    [you] { $kind ->
        [start] votre camp de départ
        [village] votre village lacustre
       *[camp] votre camp
    }
   *[other] { $kind ->
        [start] camp de départ de { $player }
        [village] village lacustre de { $player }
       *[camp] camp de { $player }
    }
}
dewan-web-space-origin = un trajet peut partir d’ici
dewan-web-space-step = pas { $step } de l’itinéraire
dewan-web-space-cost = coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dewan-web-space-open = peut être choisie

## Rangée, histoires, main

dewan-web-row = Cartes Terrain
dewan-web-row-hint = prenez deux voisines
dewan-web-pile = Pile, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
dewan-web-pile-short = pile { $count }
dewan-web-slot-empty = vide
dewan-web-take = Prendre { NAMES($cards) }
dewan-web-stories = Histoires
dewan-web-stories-hint = prenez-en une
dewan-web-stack = Pile, { $count ->
    [0] vide
    [one] { $count } histoire
   *[other] { $count } histoires
}
dewan-web-stack-short = pile { $count }
dewan-web-take-stack = Prendre la première de la pile, sans la voir. { $count ->
    [one] Il reste { $count } histoire.
   *[other] Il reste { $count } histoires.
}

## Plateaux

dewan-web-board = Plateau Tribu de { $player }
dewan-web-tribe = Tribu de { $player }
dewan-web-camps = Camps
dewan-web-camps-left = { $count } à placer
dewan-web-effect = { $effect ->
    [story] Histoire
    [tuck] Glisser
    [fire] Dernier
   *[none] Rien
}
dewan-web-camp-space = Camp { $camp } : { $effect ->
    [story] apporte une histoire
    [tuck] permet de glisser une carte
    [fire] apporte un feu et le dernier tour de jeu
   *[none] n’apporte rien
}, { $state ->
    [placed] placé
    [now] en train d’être placé
   *[left] pas encore placé
}
dewan-web-tucked = Cartes glissées
dewan-web-tucked-short = Glissées
dewan-web-tuck = Glissée : { NAMES($half) }
dewan-web-slot-first = 1re histoire
dewan-web-slot-camp = Camp { $camp }
dewan-web-slot-now = Ici : camp { $camp }
dewan-web-slot-closed = Resté vide
dewan-web-tally = { $symbol ->
    [card] { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
    [berry] { $count ->
        [one] { $count } baie
       *[other] { $count } baies
    }
    [fish] { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
   *[fire] { $count ->
        [one] { $count } feu
       *[other] { $count } feux
    }
}
dewan-web-count = { $symbol ->
    [berry] { $count ->
        [one] baie
       *[other] baies
    }
    [fish] { $count ->
        [one] poisson
       *[other] poissons
    }
   *[fire] { $count ->
        [one] feu
       *[other] feux
    }
}
dewan-web-count-cards = { $count ->
    [one] carte
   *[other] cartes
}
dewan-web-known = Cartes connues de { $player } : { $count }
dewan-web-unknown = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}

## Points

dewan-web-score-now = À ce stade
dewan-web-side = Tribu
dewan-web-total = Total
dewan-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dewan-web-most-fire = avec le plus de feu
dewan-web-source = { $source ->
    [stories] Histoires
    [fire] Feu
    [groups] Groupes
    [berries] Baies
    [zones] Zones
    [water] Eau
    [rivals] Rivaux
    [pairs] Paires
    [majorities] Rives
   *[fish] Poissons
}

## Événements

dewan-web-event = { $event ->
    [lava] Avant l’éruption
    [fish] Avant la pêche
   *[water] Avant le déluge
}
dewan-web-event-count = { $pile } sur { $size }
dewan-web-event-next = Réserve pour les piles
dewan-web-event-supply = { $supply ->
    [one] { $supply } carte
   *[other] { $supply } cartes
}
dewan-web-event-left = { $event ->
    [lava] Jetons Lave restants
    [fish] Poissons restants
   *[water] Jetons Eau restants
}
