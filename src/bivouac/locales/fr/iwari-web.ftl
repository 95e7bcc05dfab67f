# La table d'Iwari dans le navigateur. $player et $players sont des noms, $place est le nom d'un territoire ou d'une
# connexion, $biome et $cards sont des codes dits par NAMES.

## Tribus

iwari-web-third = Troisième tribu
iwari-web-third-line = neutre, jouée par les deux
iwari-web-tribe = Tribu de { $player }
iwari-web-tribe-word = Tribu
iwari-web-tribes = Tribus
iwari-web-tribe-count = { $player } { $count }
iwari-web-points-word = { $count ->
    [one] point
   *[other] points
}
iwari-web-left = { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} et { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} à poser
iwari-web-tents-left = Huttes à poser { $count }
iwari-web-totems-left = Totems à poser { $count }
iwari-web-leads = Majorités
iwari-web-longest = Groupe
iwari-web-hand-of = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}{ $known ->
    [0] { "" }
   *[other] , dont on connaît : { NAMES($cards) }
}
iwari-web-chip = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Points

iwari-web-score-now = À ce stade
iwari-web-source = { $source ->
    [tents_mid] Acq.
    [tents] Hut.
    [totems] Totem
   *[settlements] Col.
}
iwari-web-category = { $source ->
    [tents_mid] Huttes, mi-parcours
    [tents] Huttes, fin
    [totems] Totems
   *[settlements] Colonies
}
iwari-web-sum = Total
iwari-web-plus = +{ $points }
iwari-web-tie = Reste à poser
iwari-web-tie-line = Égalité de points : les huttes et les totems restants décident.
iwari-web-won-tie = { $count ->
    [one] { $players } gagne aux constructions restantes
   *[other] { $players } gagnent aux constructions restantes
}
iwari-web-both-lose = La troisième tribu gagne : les deux joueurs perdent

## Modules

iwari-web-deeds = Modules
iwari-web-deed = { $deed ->
    [union] Union
    [discovery] Découverte
    [honour] Honneur
   *[respect] Respect
}
iwari-web-deed-taken = gagné par { $player } ({ $place })
iwari-web-deed-open = pas encore gagné
iwari-web-pawn-line = { $deed ->
    [union] Union
    [discovery] Découverte
    [honour] Honneur
   *[respect] Respect
} : points ×{ $factor } à la fin

## Rivière, pioche et main

iwari-web-display = Rivière
iwari-web-display-empty = { $asked ->
    [yes] remplie à la fin
   *[no] vide
}
iwari-web-take = Prendre { NAMES($biome) }
iwari-web-take-deck = Tirer de la pioche sans voir, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
iwari-web-deck-until = { $until ->
    [scoring] { $count ->
        [one] { $count } carte avant le décompte des huttes
       *[other] { $count } cartes avant le décompte des huttes
    }
    [last] { $count ->
        [one] { $count } carte avant le dernier tour
       *[other] { $count } cartes avant le dernier tour
    }
   *[over] Le dernier tour de table
}
iwari-web-hand = Votre main
iwari-web-hand-count = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
iwari-web-hand-pays = { $pieces ->
    [one] Pour la construction : { NAMES($one) }
   *[other] Pour la première : { NAMES($one) } ; pour la seconde : { NAMES($two) }
}
iwari-web-hand-one = Choisissez une carte
iwari-web-hand-pick = { $count ->
    [0] Choisissez des cartes pour voir ce qu’elles construisent, ou un endroit du plateau
   *[other] Seul s’éclaire ce que ces cartes peuvent construire
}
iwari-web-card = { $state ->
    [pays] Carte : { NAMES($biome) }. Paie la construction { $piece }.
    [picked] Carte : { NAMES($biome) }. Choisie.
    [fresh] Carte : { NAMES($biome) }. Nouvelle.
   *[plain] Carte : { NAMES($biome) }
}
iwari-web-slot = { $place ->
    [1] 1re carte
    [2] 2e carte
   *[3] 3e carte
}
iwari-web-tap = touchez une carte
iwari-web-or-deck = Ou de la pioche, sans voir
iwari-web-where = Où construire ({ NAMES($biome) })

## Territoires et connexions

iwari-web-close = Fermer
iwari-web-territory-line = { $explored ->
    [yes] { NAMES($biome) }, { $taken } emplacements pris sur { $spots }
   *[no] { NAMES($biome) }, inexploré, { $spots } emplacements
}
iwari-web-tents = Huttes
iwari-web-if-now = points à ce stade
iwari-web-unexplored = Inexploré : on y pose d’abord une seule hutte.
iwari-web-totems = Totems
iwari-web-cap = { $count } sur { $cap }
iwari-web-cap-line = { $room ->
    [0] complet ; il faudrait une hutte de plus à la tribu majoritaire
    [one] place pour un de plus
   *[other] place pour { $room } de plus
}
iwari-web-no-totems = aucun totem
iwari-web-connections = Connexions
iwari-web-connection = Connexion { $number }
iwari-web-connection-kind = Connexion { $kind ->
    [sea] maritime
   *[land] terrestre
} { $number }
iwari-web-connection-line = { $covered ->
    [yes] { $kind ->
        [sea] maritime, sous une montagne
       *[land] terrestre, sous une montagne
    }
   *[no] { $kind ->
        [sea] maritime
       *[land] terrestre
    }
}
iwari-web-connection-totems = { $factor ->
    [1] { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }
   *[other] { $count ->
        [one] { $count } totem, ×{ $factor }
       *[other] { $count } totems, ×{ $factor }
    }
}
iwari-web-covered = sous une montagne
iwari-web-covered-line = Sous une montagne : elle ne rapporte jamais rien.
iwari-web-nobody-leads = personne n’a les deux
iwari-web-nobody-line = { $count ->
    [0] Personne n’a encore la majorité des deux côtés.
   *[other] Personne n’a la majorité des deux côtés. Elle rapporterait { $count } maintenant.
}
iwari-web-leaders = { $players } : { $count }
iwari-web-holds = { $count ->
    [one] { $players } a la majorité des deux côtés : { $points }
   *[other] { $players } ont la majorité des deux côtés : { $points } par tribu
}
iwari-web-tents-count = { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
}
iwari-web-land-line = { $explored ->
    [yes] { $free ->
        [0] complet
        [one] { $free } emplacement libre
       *[other] { $free } emplacements libres
    }, totems { $totems } sur { $cap }
   *[no] inexploré
}

## Ce qui est demandé

iwari-web-stage-draft = Premières cartes
iwari-web-ask-turn = { $ask ->
    [pass] Aucune carte : vous passez
    [swap] Échange : quelle carte part ?
    [swapped] Échanger cette carte ?
    [place] { $last ->
        [yes] Dernier tour : construire à { $place }
       *[no] À vous : construire à { $place }
    }
    [held] Où construire avec ces cartes ?
   *[turn] { $last ->
        [yes] Dernier tour : construire ou échanger une carte
       *[no] À vous : construire ou échanger une carte
    }
}
iwari-web-ask-third = { $ask ->
    [discard] La troisième tribu ne peut pas construire : défaussez une carte
    [place] La troisième tribu construit à { $place }
   *[build] Construisez pour la troisième tribu
}
iwari-web-ask-deed = { $deed ->
    [union] Union gagnée : où va le pion ?
    [discovery] Découverte gagnée : où va le pion ?
    [honour] Honneur gagné : où va le pion ?
   *[respect] Respect gagné : où va le pion ?
}
iwari-web-ask-draw = { $phase ->
    [draft] Choisissez vos cartes : { $taken } sur { $of }
   *[refill] Reconstituez votre main : carte { $taken } sur { $of }
}
iwari-web-waiting = { $phase ->
    [draft] { $player } choisit ses premières cartes
    [third] { $player } joue la troisième tribu
    [deed] { $player } pose un pion Module
    [refill] { $player } reconstitue sa main
   *[other] { $player } réfléchit
}
iwari-web-step = { $step ->
    [cards] Cartes
    [territory] Territoire
    [pieces] Poses
    [swap] Échange
    [own] Votre action
    [third] Troisième tribu
   *[refill] Main
}

## La tablette

iwari-web-tray = { $what ->
    [swap] Échanger une carte
    [discard] La troisième tribu ne peut pas construire
    [deed] Un module est gagné
    [refill] Reconstituer la main
    [draft] Vos premières cartes
    [place] { $tribe ->
        [third] Troisième tribu : construire à { $place }
       *[own] Construire à { $place }
    }
    [third] Construire pour la troisième tribu
   *[turn] À vous
}
iwari-web-turn-ask = { $tribe ->
    [third] Posez une ou deux de ses constructions dans un même territoire avec les cartes qui vous restent.
   *[own] Choisissez un endroit lumineux pour y construire, ou des cartes pour voir ce qu’elles permettent.
}
iwari-web-no-build = Ces cartes ne peuvent rien construire.
iwari-web-pass-only = Vous n’avez pas de carte : vous passez.
iwari-web-held-ask = Où construire avec ces cartes ({ NAMES($cards) }) :
iwari-web-held-nothing = Ces cartes seules ne construisent rien.
iwari-web-lands-open = Territoires où construire
iwari-web-land-open = { $totem ->
    [yes] { $tents ->
        [0] un totem
        [one] { $tents } emplacement de hutte et un totem
       *[other] { $tents } emplacements de hutte et un totem
    }
   *[no] { $tents ->
        [one] { $tents } emplacement de hutte
       *[other] { $tents } emplacements de hutte
    }
}, { $cost ->
    [one] { $cost } carte par construction
   *[other] { $cost } cartes par construction
}
iwari-web-do-swap = Plutôt échanger
iwari-web-do-build = Plutôt construire
iwari-web-do-pass = Passer
iwari-web-asking = Un instant.
iwari-web-pick = Cliquez pour le choisir.
iwari-web-piece = { $piece ->
    [totem] Totem
   *[tent] Hutte
}
iwari-web-piece-tent = { $does ->
    [explores] explore le territoire
    [fills] prend le dernier emplacement
    [settles] colonie de { $count }
   *[plain] sur un emplacement libre
}
iwari-web-piece-totem = { $standing } sur { $cap } possibles
iwari-web-second = Une deuxième construction peut suivre : { $count ->
    [one] un endroit s’éclaire
   *[other] { $count } endroits s’éclairent
}
iwari-web-pay-other = Payé avec { NAMES($cards) }. Payer autrement, { $count } façons en tout
iwari-web-pay-other-short = Payer autrement
iwari-web-confirm-build = { $count ->
    [one] Construire : { $count } carte
   *[other] Construire : { $count } cartes
}
iwari-web-gains = Ce que cela apporte
iwari-web-gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
iwari-web-gain-points-of = { $count ->
    [one] { $player } : { $change } point
   *[other] { $player } : { $change } points
}
iwari-web-gain-rank = { $before ->
    [0] Rang { $after }
   *[other] Rang { $before } → { $after }
}
iwari-web-gain-lead = { $lead ->
    [won] Majorité de totems
   *[lost] Majorité de totems perdue
}
iwari-web-gain-settlement = Colonie de { $count }
iwari-web-gain-deed = { $deed ->
    [union] Gagne Union
    [discovery] Gagne Découverte
    [honour] Gagne Honneur
   *[respect] Gagne Respect
}
iwari-web-card-ask = { $what ->
    [discard] { $chosen ->
        [yes] Carte défaussée : { NAMES($biome) }.
       *[no] Vos cartes ne permettent pas de construire pour elle : choisissez-en une à défausser.
    }
   *[swap] { $chosen ->
        [yes] Carte défaussée : { NAMES($biome) }. Puis vous reconstituez votre main.
       *[no] Choisissez la carte dont vous ne voulez pas. Puis vous reconstituez votre main.
    }
}
iwari-web-card-confirm = { $what ->
    [discard] Défausser { NAMES($biome) }
   *[swap] Échanger { NAMES($biome) }
}
iwari-web-draw-ask = Prenez une carte visible, ou la première de la pioche sans la voir.
iwari-web-draw-unseen = Vous la verrez une fois en main. Elle ne peut pas être rendue.
iwari-web-draw-where = { $count ->
    [0] Aucun territoire de ce biome ({ NAMES($biome) }) n’a d’emplacement libre.
    [one] Un territoire de ce biome ({ NAMES($biome) }) a des emplacements libres.
   *[other] { $count } territoires de ce biome ({ NAMES($biome) }) ont des emplacements libres.
}
iwari-web-draw-card = Prendre { NAMES($biome) }
iwari-web-draw-deck = Tirer sans voir
iwari-web-show-display = Voir les cartes
iwari-web-deed-ask = Choisissez où va le pion : il y double les points pour tout le monde. { $count ->
    [one] Un endroit s’éclaire.
   *[other] { $count } endroits s’éclairent.
}
iwari-web-deed-confirm = Poser le pion
iwari-web-target = { $points ->
    [0] le pion peut aller ici
    [one] le pion peut aller ici, { $points } point pour vous
   *[other] le pion peut aller ici, { $points } points pour vous
}
iwari-web-not-hand = Vos cartes ne servent pas maintenant.
iwari-web-one-way = Il n’y a pas d’autre façon de payer.

## Le téléphone

iwari-web-tab = { $tab ->
    [map] Plateau
    [cards] Cartes
    [lands] Terres
    [players] Joueurs
   *[log] Journal
}

## Un décompte, pas à pas

iwari-web-scoring = Décompte
iwari-web-scoring-steps = Étapes du décompte
iwari-web-scoring-title = { $step ->
    [territory] { $scoring ->
        [mid] Décompte à mi-parcours : huttes à { $place }
       *[final] Décompte final : huttes à { $place }
    }
    [connection] Décompte final : totems de la connexion { $number }
   *[settlement] Décompte final : colonie de { $player }
}
iwari-web-scoring-part = { $part ->
    [territory] Huttes
    [connection] Totems
   *[settlement] Colonies
}
iwari-web-scoring-list = { $part ->
    [territory] Territoires
    [connection] Connexions
   *[settlement] Colonies
}
iwari-web-of = { $count } sur { $of }
iwari-web-settlement-of = Colonie de { $player }
iwari-web-scoring-land = { NAMES($biome) }, { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} sur { $spots } emplacements
iwari-web-scoring-ends = { $one } et { $other }
iwari-web-scoring-reason = { $rank ->
    [1] toutes les huttes d’ici
    [2] les huttes de la première
    [3] les huttes de la deuxième
    [4] les huttes de la troisième
   *[other] les huttes de la précédente
}
iwari-web-scoring-times = { $base } × { $factor }
iwari-web-scoring-no-tent = pas de hutte, 0 point
iwari-web-scoring-both = majorité des deux côtés : tous les totems
iwari-web-scoring-only = majorité seulement à { $place }
iwari-web-scoring-neither = majorité d’aucun côté
iwari-web-scoring-settlement = { $rest ->
    [0] toutes ses huttes ({ $lands })
   *[other] son plus long chemin ({ $lands }) ; { $rest } à côté
}
iwari-web-scoring-no-settlement = aucune
iwari-web-scoring-pawns = { $count ->
    [one] Pion { $deed ->
        [union] Union
        [discovery] Découverte
        [honour] Honneur
       *[respect] Respect
    } : points ×{ $factor }
   *[other] { $count } pions : points ×{ $factor }
}
iwari-web-scoring-next = ensuite
iwari-web-scoring-then = Ensuite
iwari-web-how = Comment on compte
iwari-web-how-counts = { $kind ->
    [territory] Le plus de huttes compte un point pour chaque hutte du territoire. Chaque rang suivant compte les huttes du rang précédent. Les tribus à égalité marquent toutes la totalité.
    [connection] Qui a le plus de totems dans les deux territoires, égalités comprises, compte un point pour chaque totem des deux. La majorité d’un seul côté ne rapporte rien.
    [path] Au moins quatre huttes d’une tribu qui se tiennent le long des sentiers sont une colonie. Son plus long chemin rapporte un point par hutte.
   *[group] Au moins quatre huttes d’une tribu qui se tiennent le long des sentiers sont une colonie. Elle rapporte un point par hutte.
}
iwari-web-score-so-far = Points jusqu’ici
iwari-web-before = Avant
iwari-web-strip = { $player } { $points }, +{ $gain }.
iwari-web-scoring-slider = Étape du décompte
iwari-web-scoring-back = Un pas en arrière
iwari-web-scoring-pause = Pause
iwari-web-scoring-play = Lecture
iwari-web-scoring-speed = Vitesse { $speed } ; appuyez pour la changer
iwari-web-scoring-skip = { $scoring ->
    [mid] Passer à la partie
   *[final] Passer au résultat
}
iwari-web-scoring-skip-short = Passer
iwari-web-scoring-on = Suite : { $place }
iwari-web-scoring-end = { $scoring ->
    [mid] Retour à la partie
   *[final] Vers le résultat
}

## Touches

iwari-web-key-cards = Choisir ou reposer une carte de votre main
iwari-web-key-build = Construire : vers le plateau
iwari-web-key-swap = Échanger une carte
iwari-web-key-display = Vers la rivière
iwari-web-key-arrows = De territoire en territoire et, dans l’un d’eux, d’un emplacement à l’autre
iwari-web-key-ways = Autres paiements

## Première partie

iwari-web-explain-turn = Jouez d’une à trois cartes pour poser une ou deux constructions dans un même territoire, ou échangez une carte. Chaque construction coûte une carte du biome du territoire, ou deux cartes pareilles d’un autre. Les endroits que vous pouvez payer s’éclairent.
iwari-web-explain-build = Les nombres sur vos cartes disent quelle construction elles paient. Choisissez une autre carte pour payer autrement, ou un autre endroit lumineux pour une deuxième construction. Rien n’est envoyé avant que vous confirmiez.
iwari-web-explain-swap = Un échange défausse une carte et termine votre action ; ensuite, vous complétez votre main à trois.
iwari-web-explain-third = À deux, il y a une troisième tribu. Avec les cartes qui vous restent, vous devez maintenant construire pour elle, selon les mêmes règles. Si elle gagne, vous perdez tous les deux.
iwari-web-explain-deed = Au décompte final, un pion multiplie les points de l’endroit où il est, pour tout le monde. Montrez un endroit pour voir qui y gagnerait.
iwari-web-explain-refill = Complétez votre main à trois, une carte après l’autre : cliquez sur une carte visible ou sur la pioche, puis encore une fois pour la prendre. Quand la pioche s’épuise pour la première fois, les huttes sont décomptées.
iwari-web-explain-draft = Choisissez trois cartes pour commencer, visibles ou tirées de la pioche sans les voir.
