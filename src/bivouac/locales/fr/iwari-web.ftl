# La table d'Iwari dans le navigateur. $player et $players sont des noms, $place est le nom d'un territoire ou d'une
# connexion, $biome et $cards sont des codes dits par NAMES.

## Tribus

iwari-web-third = Troisième tribu
iwari-web-third-line = neutre, jouée par les deux
iwari-web-void = Le néant
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
iwari-web-determination = détient le jeton Détermination
iwari-web-fort-left = { $count ->
    [0] fortification posée
   *[other] fortification à poser
}
iwari-web-tokens-of = jetons Découverte : rouge { $red }, vert { $green }, jaune { $yellow }
iwari-web-ruins-kept = { $count ->
    [one] { $count } ruine gardée
   *[other] { $count } ruines gardées
}
iwari-web-expeditions-done = expéditions : { $names }
iwari-web-chip = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Points

iwari-web-score-now = À ce stade
iwari-web-source = { $source ->
    [have] Acq.
    [tents_mid] Acq.
    [tents] Hut.
    [totems] Totem
    [expeditions] Expé.
    [walking] Amb.
    [discoveries] Déc.
    [ruins] Ruine
    [road] Route
    [more] Autre
   *[settlements] Col.
}
iwari-web-category = { $source ->
    [tents_mid] Huttes, mi-parcours
    [tents] Huttes, fin
    [totems] Totems
    [expeditions] Expéditions
    [walking] Totem ambulant
    [discoveries] Découvertes
    [ruins] Ruines
    [road] Route violette
   *[settlements] Colonies
}
iwari-web-category-short = { $source ->
    [tents_mid] Huttes, mi.
    [tents] Huttes, fin
    [totems] Totem
    [expeditions] Expé.
    [walking] Amb.
    [discoveries] Déc.
    [ruins] Ruine
    [road] Route
   *[settlements] Col.
}
iwari-web-part = { $part } : { $points }
iwari-web-sum = Total
iwari-web-plus = +{ $points }
iwari-web-tie = Reste à poser
iwari-web-tie-line = Égalité de points : les huttes et les totems restants décident.
iwari-web-won-tie = { $count ->
    [one] { $players } gagne grâce à ses constructions restantes
   *[other] { $players } gagnent grâce à leurs constructions restantes
}
iwari-web-both-lose = La troisième tribu gagne : les deux joueurs perdent

## Modules

iwari-web-deeds = Modules
iwari-web-deed = { $deed ->
    [union] Union
    [discovery] Découverte
    [honour] Honneur
    [courage] Courage
    [veneration] Vénération
   *[respect] Respect
}
iwari-web-deed-taken = gagné par { $player } ({ $place })
iwari-web-deed-open = pas encore gagné
iwari-web-deed-gone = hors du jeu
iwari-web-pawn-line = { $deed ->
    [union] Union
    [discovery] Découverte
    [honour] Honneur
    [courage] Courage
    [veneration] Vénération
   *[respect] Respect
} : points ×{ $factor } à la fin

## Expéditions

iwari-web-expeditions = Expéditions
iwari-web-expeditions-none = toutes réussies
iwari-web-rewards = { $taken ->
    [yes] première récompense : { $player } ; deuxième récompense { $second }
   *[no] première récompense { $first }, deuxième récompense { $second }
}
iwari-web-progress-of = sur { $of }
iwari-web-progress = { $state ->
    [had] { $player } : réussie
   *[open] { $player } : { $done } sur { $of }
}

## Ce qui va ou attend sur le plateau

iwari-web-walker-at = Sur la { $number }
iwari-web-walker-gone = Hors du plateau
iwari-web-walker-here = Le totem ambulant est ici
iwari-web-storms = Tempêtes sur les connexions
iwari-web-centre = { $count ->
    [one] { $count } au centre
   *[other] { $count } au centre
}
iwari-web-road = Route violette
iwari-web-road-line = emplacements pris : { $taken } sur { $spots } ; comptée une fois, à la fin
iwari-web-road-empty = Aucune hutte ne s’y trouve encore.

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
        [one] { $count } carte avant le dernier tour de table
       *[other] { $count } cartes avant le dernier tour de table
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
    [0] Choisissez des cartes pour voir ce qu’elles construisent
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
    [yes] { NAMES($biome) }, emplacements pris : { $taken } sur { $spots }
   *[no] { NAMES($biome) }, inexploré, { $spots } emplacements
}
iwari-web-tents = Huttes
iwari-web-if-now = points à ce stade
iwari-web-doubled = doublé par une fortification
iwari-web-unexplored = { $veiled ->
    [yes] Inexploré : ses jetons sont face cachée. Le joueur qui pose la première hutte les retourne d’abord.
   *[no] Inexploré : on y pose d’abord une seule hutte.
}
iwari-web-land-tokens = { $veiled ->
    [yes] { $count ->
        [one] { $count } jeton, face cachée
       *[other] { $count } jetons, face cachée
    }
   *[no] { $count ->
        [one] { $count } jeton, pour une hutte posée dessus
       *[other] { $count } jetons, pour des huttes posées dessus
    }
}
iwari-web-land-ruin = Une ruine : deux cartes ({ NAMES($biome) }) ouvrent la connexion { $number }
iwari-web-land-forts = { $count ->
    [one] { $count } fortification
   *[other] { $count } fortifications
}
iwari-web-land-contested = { $count ->
    [one] un jeton contesté peut venir ici
   *[other] { $count } jetons contestés peuvent venir ici
}
iwari-web-land-gold = jeton d’or : ses totems comptent pour Vénération
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
iwari-web-connection-line = { $kind ->
    [sea] { $road ->
        [yes] maritime, aussi un sentier pour les colonies
       *[no] maritime
    }
   *[land] { $road ->
        [yes] terrestre, aussi un sentier pour les colonies
       *[no] terrestre
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
iwari-web-covered = { $by ->
    [storm] sous une tempête
    [ruin] fermée par une ruine
    [left] décomptée par le totem ambulant
   *[mountain] sous une montagne
}
iwari-web-covered-line = { $by ->
    [storm] Sous une tempête : elle ne rapporte rien tant que la tempête est là.
    [ruin] Fermée par une ruine : elle rapportera quand une hutte aura remplacé la ruine.
    [left] Le totem ambulant l’a quittée : elle ne sera plus décomptée.
   *[mountain] Sous une montagne : elle ne rapporte jamais rien.
}
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
    [veiled] inexploré, jetons face cachée
   *[no] inexploré
}

## Ce qui est demandé

iwari-web-stage-draft = Premières cartes
iwari-web-ask-turn = { $ask ->
    [pass] Aucune carte : vous passez
    [swap] Échange : quelle carte part ?
    [swapped] Échanger cette carte ?
    [explore] Explorer { $place } ?
    [explored] Jetons retournés à { $place } : posez votre hutte
    [fortification] Où va votre fortification ?
    [source] Quel totem du néant déplacer ?
    [void_totem] Où va le totem du néant ?
    [place] { $last ->
        [yes] Votre dernier tour : construire à { $place }
       *[no] À vous : construire à { $place }
    }
    [held] Où construire avec ces cartes ?
   *[turn] { $last ->
        [yes] Votre dernier tour : construire ou échanger une carte
       *[no] À vous : construire ou échanger une carte
    }
}
iwari-web-ask-third = { $ask ->
    [discard] La troisième tribu ne peut pas construire : défaussez une carte
    [explore] La troisième tribu explore { $place } ?
    [explored] Jetons retournés à { $place } : posez la hutte de la troisième tribu
    [place] La troisième tribu construit à { $place }
   *[build] Construisez pour la troisième tribu
}
iwari-web-ask-deed = { $deed ->
    [union] Union gagnée : où va le pion ?
    [discovery] Découverte gagnée : où va le pion ?
    [honour] Honneur gagné : où va le pion ?
    [courage] Courage gagné : le poser à côté d’un pion ?
    [veneration] Vénération est à vous : où va le pion ?
   *[respect] Respect gagné : où va le pion ?
}
iwari-web-ask-storm = La tempête de la connexion { $number } : la déplacer ?
iwari-web-ask-walk = Totem ambulant : décompter la connexion { $number } ?
iwari-web-ask-draw = { $phase ->
    [draft] Choisissez vos cartes : { $taken } sur { $of }
   *[refill] Reconstituez votre main : carte { $taken } sur { $of }
}
iwari-web-waiting = { $phase ->
    [draft] { $player } choisit ses premières cartes
    [third] { $player } joue la troisième tribu
    [exploring] { $player } a exploré et pose une hutte
    [deed] { $player } pose un pion Module
    [veneration] { $player } pose le pion Vénération
    [storm] { $player } décide pour la tempête de la connexion { $number }
    [walk] { $player } décide si la connexion { $number } est décomptée maintenant
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
    [deed] Un pion à poser
    [storm] La tempête de la connexion { $number }
    [walk] Le totem ambulant de la connexion { $number }
    [refill] Reconstituer la main
    [draft] Vos premières cartes
    [explore] Explorer { $place }
    [explored] { $tribe ->
        [third] La hutte de la troisième tribu à { $place }
       *[own] Votre hutte à { $place }
    }
    [place] { $tribe ->
        [third] Troisième tribu : construire à { $place }
       *[own] Construire à { $place }
    }
    [third] Construire pour la troisième tribu
   *[turn] À vous
}
iwari-web-aim = { $aim ->
    [void_totem] Déplacer un totem du néant
   *[fortification] Fortification (reste { $count })
}
iwari-web-contested-ask = Choisissez l’une de ses deux zones : deux cartes de ce biome y amènent le jeton, avec la hutte dessus.
iwari-web-fortification-ask = Choisissez un emplacement libre pour votre fortification. Elle coûte autant qu’une hutte, et tout le monde peut y construire.
iwari-web-void-totem-ask = { $from ->
    [none] Choisissez le totem du néant à déplacer : au centre ou dans un territoire.
    [centre] Depuis le centre, pour deux cartes du biome où il va. Choisissez où il va.
   *[land] Depuis { $place }, pour une carte de son biome et une du biome où il va. Choisissez où il va.
}
iwari-web-explore-ask = { $tribe ->
    [third] { $count ->
        [one] Son jeton est retourné à la vue de tous. Puis la hutte de la troisième tribu doit y aller. C’est définitif.
       *[other] Ses { $count } jetons sont retournés à la vue de tous. Puis la hutte de la troisième tribu doit y aller. C’est définitif.
    }
   *[own] { $count ->
        [one] Son jeton est retourné à la vue de tous. Puis votre hutte doit y aller. C’est définitif.
       *[other] Ses { $count } jetons sont retournés à la vue de tous. Puis votre hutte doit y aller. C’est définitif.
    }
}
iwari-web-explore-confirm = Retourner les jetons
iwari-web-explored-ask = { $tokens ->
    [0] Choisissez l’emplacement de la hutte.
   *[other] Choisissez l’emplacement de la hutte : posée sur un jeton, elle le prend.
}
iwari-web-explore-here = peut être exploré
iwari-web-source-here = un totem du néant peut partir d’ici
iwari-web-token-here = ce jeton peut aller dans l’une de ses deux zones
iwari-web-turn-ask = { $tribe ->
    [third] Posez une ou deux de ses constructions dans un même territoire avec les cartes qui vous restent.
   *[own] Choisissez un endroit lumineux pour y construire, ou des cartes pour voir ce qu’elles permettent.
}
iwari-web-no-build = Ces cartes ne peuvent rien construire.
iwari-web-pass-only = Vous n’avez pas de carte : vous passez.
iwari-web-held-ask = Où construire avec ces cartes ({ NAMES($cards) }) :
iwari-web-held-nothing = Ces cartes seules ne construisent rien.
iwari-web-lands-open = Territoires où construire
iwari-web-land-open = { $piece ->
    [fortification] { $tents ->
        [one] { $tents } emplacement pour la fortification
       *[other] { $tents } emplacements pour la fortification
    }
    [void_totem] le totem du néant peut aller ici
   *[piece] { $totem ->
        [yes] { $tents ->
            [0] un totem
            [one] { $tents } emplacement de hutte et un totem
           *[other] { $tents } emplacements de hutte et un totem
        }
       *[no] { $tents ->
            [one] { $tents } emplacement de hutte
           *[other] { $tents } emplacements de hutte
        }
    }
}, { $cost ->
    [one] { $cost } carte par construction
   *[other] { $cost } cartes par construction
}
iwari-web-do-swap = Échanger une carte
iwari-web-do-build = Plutôt construire
iwari-web-do-pass = Passer
iwari-web-asking = Un instant.
iwari-web-pick = Cliquez pour le choisir.
iwari-web-piece = { $piece ->
    [totem] Totem
    [fortification] Fortification
    [void_totem] Totem du néant
    [contested] Jeton contesté et hutte
    [ruin] Hutte sur une ruine
   *[tent] Hutte
}
iwari-web-piece-tent = { $does ->
    [explores] explore le territoire
    [fills] prend le dernier emplacement
    [settles] colonie de { $count }
   *[plain] { $fortified ->
        [yes] sur une fortification : compte double
       *[no] sur un emplacement libre
    }
}
iwari-web-piece-fortification = son emplacement reste libre, pour tous
iwari-web-piece-void-totem = { $from ->
    [centre] depuis le centre
   *[land] depuis { $place }
}
iwari-web-piece-contested = { $explores ->
    [yes] explore le territoire
   *[no] sa zone devient un emplacement
}
iwari-web-piece-ruin = exactement ces cartes ; vous gardez la ruine, la connexion { $number } s’ouvre
iwari-web-piece-totem = { $standing } sur { $cap } possibles
iwari-web-second = { $with ->
    [determination] Grâce au jeton Détermination, une deuxième construction peut suivre : { $count ->
        [0] choisissez laquelle
        [one] un endroit s’éclaire
       *[other] { $count } endroits s’éclairent
    }
   *[cards] Une deuxième construction peut suivre : { $count ->
        [0] choisissez laquelle
        [one] un endroit s’éclaire
       *[other] { $count } endroits s’éclairent
    }
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
    [courage] Gagne Courage
    [veneration] Gagne Vénération
   *[respect] Gagne Respect
}
iwari-web-gain-expedition = Expédition : { $name }
iwari-web-gain-token = { $colour ->
    [red] Jeton rouge
    [green] Jeton vert
   *[yellow] Jeton jaune
}
iwari-web-gain-determination = Jeton Détermination utilisé
iwari-web-gain-forgone = { $who ->
    [void] Plus de carte : vous ne jouez pas pour le néant
   *[third] Plus de carte : la troisième tribu ne joue pas
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
iwari-web-draw-ask = Prenez une carte visible, ou la première de la pioche sans la voir. Une fois votre main complète, votre tour est terminé.
iwari-web-draw-unseen = Vous la verrez une fois en main. Elle ne peut pas être rendue.
iwari-web-draw-where = { $count ->
    [0] Aucun territoire de ce biome ({ NAMES($biome) }) n’a d’emplacement libre.
    [one] Un territoire de ce biome ({ NAMES($biome) }) a des emplacements libres.
   *[other] { $count } territoires de ce biome ({ NAMES($biome) }) ont des emplacements libres.
}
iwari-web-draw-card = Prendre { NAMES($biome) }
iwari-web-draw-deck = Tirer sans voir
iwari-web-show-display = Voir les cartes
iwari-web-deed-ask = { $deed ->
    [courage] Posé à côté d’un pion, il retire un cran au multiplicateur, pour tout le monde. Si vous renoncez, il quitte le jeu.
    [veneration] Choisissez où va le pion : un cran de plus au multiplicateur, pour tout le monde. Si vous renoncez, il quitte le jeu.
   *[other] Choisissez où va le pion : il y double les points pour tout le monde.
} { $count ->
    [0] Aucun endroit ne s’éclaire.
    [one] Un endroit s’éclaire.
   *[other] { $count } endroits s’éclairent.
}
iwari-web-deed-factor = ×{ $before } → ×{ $after }
iwari-web-deed-decline = { $deed ->
    [courage] Renoncer à Courage
   *[veneration] Renoncer à Vénération
}
iwari-web-deed-declined = Le pion quitte le jeu.
iwari-web-deed-confirm = Poser le pion
iwari-web-target = { $points ->
    [0] le pion peut aller ici
    [one] le pion peut aller ici, { $points } point pour vous
   *[other] le pion peut aller ici, { $points } points pour vous
}
iwari-web-storm-ask = { $one } et { $other } n’ont plus d’emplacement libre, et vous y avez le plus de huttes : décidez maintenant, une seule fois.
iwari-web-storm-move = La déplacer vers la { $to }
iwari-web-storm-move-line = La { $number } rapporte de nouveau ; la { $to } ne rapporte plus.
iwari-web-storm-stay = La laisser là
iwari-web-storm-stay-line = La { $number } reste recouverte et ne rapporte rien.
iwari-web-storm-confirm = { $move ->
    [yes] Déplacer la tempête vers la { $to }
   *[no] Laisser la tempête
}
iwari-web-storm-here = { $move ->
    [yes] la tempête viendrait ici
   *[no] la tempête peut rester ici
}
iwari-web-walk-ask = Votre totem touche la connexion { $number } : elle peut être décomptée maintenant, une fois et pour toutes les tribus.
iwari-web-walk-score = Décompter la { $number }
iwari-web-walk-nothing = { $covered ->
    [yes] Elle est recouverte : personne ne marque.
   *[no] Personne ne marque.
}
iwari-web-walk-onward = { $to ->
    [0] Puis le totem quitte le plateau.
   *[other] Puis le totem va sur la { $to }.
}
iwari-web-walk-not = Pas maintenant
iwari-web-walk-not-line = Le totem reste sur la { $number }.
iwari-web-walk-confirm = { $score ->
    [yes] Décompter la connexion { $number }
   *[no] Ne pas la décompter
}
iwari-web-walk-here = peut être décomptée maintenant
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
    [road] Décompte final : huttes de la route violette
    [connection] Décompte final : totems de la connexion { $number }
    [discoveries] Décompte final : { $colour ->
        [red] jetons rouges
        [green] jetons verts
       *[yellow] jetons jaunes
    }
    [ruins] Décompte final : ruines de { $player }
   *[settlement] Décompte final : colonie de { $player }
}
iwari-web-scoring-part = { $part ->
    [territory] Huttes
    [road] Route
    [connection] Totems
    [discoveries] Découvertes
    [ruins] Ruines
   *[settlement] Colonies
}
iwari-web-scoring-list = { $part ->
    [territory] Territoires
    [road] Route violette
    [connection] Connexions
    [discoveries] Découvertes
    [ruins] Ruines
   *[settlement] Colonies
}
iwari-web-of = { $count } sur { $of }
iwari-web-settlement-of = Colonie de { $player }
iwari-web-ruins-of = Ruines de { $player }
iwari-web-discoveries-of = { $colour ->
    [red] Jetons rouges
    [green] Jetons verts
   *[yellow] Jetons jaunes
}
iwari-web-scoring-line = { $kind ->
    [road] comptée comme un territoire
    [discoveries] la majorité d’une couleur rapporte
   *[ruins] un point chacune
}
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
iwari-web-scoring-doubled = { $sum } × 2
iwari-web-scoring-no-tent = pas de hutte, 0 point
iwari-web-scoring-both = majorité des deux côtés : tous les totems
iwari-web-scoring-opened = majorité des deux côtés d’une connexion ouverte : un point en tout
iwari-web-scoring-tokens = { $state ->
    [most] le plus
    [tied] le plus, à égalité
    [fewer] moins
   *[none] aucun
}
iwari-web-scoring-ruins = { $count ->
    [one] une ruine gardée
   *[other] { $count } ruines gardées
}
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
        [courage] Courage
        [veneration] Vénération
       *[respect] Respect
    } : points ×{ $factor }
   *[other] { $count } pions : points ×{ $factor }
}
iwari-web-scoring-next = ensuite
iwari-web-scoring-then = Ensuite
iwari-web-how = Comment on compte
iwari-web-how-counts = { $kind ->
    [territory] La tribu majoritaire marque un point pour chaque hutte du territoire. Chaque rang suivant marque autant de points que le rang précédent a de huttes. À égalité, chacune marque la totalité.
    [road] Les huttes de la route violette sont classées comme dans un territoire : la tribu majoritaire marque un point pour chaque hutte de la route, chaque rang suivant autant que le rang précédent a de huttes. Ni pions ni fortifications n’y changent rien.
    [connection] La tribu qui a le plus de totems dans les deux territoires, égalités comprises, marque un point pour chaque totem des deux territoires. La majorité d’un seul côté ne rapporte rien.
    [discoveries] La tribu qui a pris le plus de jetons d’une couleur marque des points pour elle. Les tribus à égalité marquent toutes la totalité.
    [ruins] Chaque ruine remplacée par une hutte vaut un point pour la tribu qui la garde.
    [path] Au moins quatre huttes d’une tribu, reliées par des sentiers, forment une colonie. Son plus long chemin rapporte un point par hutte.
   *[group] Au moins quatre huttes d’une tribu, reliées par des sentiers, forment une colonie. Elle rapporte un point par hutte.
}
iwari-web-how-fortified = Une tribu dont une hutte est ici sur une fortification marque le double.
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
iwari-web-key-fortification = Poser la fortification ; encore une fois : huttes et totems
iwari-web-key-void-totem = Déplacer un totem du néant ; encore une fois : huttes et totems
iwari-web-key-answer = Tempête ou totem ambulant : première ou seconde réponse
iwari-web-key-display = Vers la rivière
iwari-web-key-arrows = De territoire en territoire et, dans l’un d’eux, d’un emplacement à l’autre
iwari-web-key-ways = Autres paiements

## Première partie

iwari-web-explain-turn = Jouez d’une à trois cartes pour poser une ou deux constructions dans un même territoire, ou échangez une carte. Chaque construction coûte une carte du biome du territoire, ou deux cartes identiques d’un autre. Les endroits que vous pouvez payer s’éclairent. Le panneau d’un territoire indique qui y marquerait combien à ce stade : ouvrez-le pour en savoir plus.
iwari-web-explain-build = Les huttes rapportent dans leur territoire, les totems pour les connexions numérotées à ses frontières. Les nombres sur vos cartes disent quelle construction elles paient. Choisissez une autre carte pour payer autrement, ou un autre endroit lumineux pour une deuxième construction. Rien n’est envoyé avant que vous confirmiez.
iwari-web-explain-swap = Un échange défausse une carte et termine votre action ; ensuite, vous complétez votre main à trois.
iwari-web-explain-third = À deux, il y a une troisième tribu. Avec les cartes qui vous restent, vous devez maintenant construire pour elle, selon les mêmes règles. Si elle gagne, vous perdez tous les deux.
iwari-web-explain-deed = Au décompte final, un pion multiplie les points de l’endroit où il est, pour tout le monde. Pointez un endroit pour voir qui y gagnerait.
iwari-web-explain-courage = Courage se pose à côté d’un pion déjà sur le plateau et retire un cran à son multiplicateur, pour tout le monde : ×3 devient ×2. Vous pouvez renoncer ; il quitte alors le jeu.
iwari-web-explain-veneration = Un dernier choix avant le décompte : vous avez le plus de ce que compte la carte Vénération, le pion est donc à vous. Là où vous le posez, le multiplicateur augmente d’un cran pour tout le monde. Vous pouvez renoncer.
iwari-web-explain-explore = Deux jetons Découverte sont ici face cachée. Avant la première hutte, ils sont retournés à la vue de tous. Cette hutte doit ensuite être posée ici pendant le même tour.
iwari-web-explain-explored = Les jetons sont maintenant visibles. Une hutte posée sur un jeton le prend ; à la fin, la majorité d’une couleur rapporte des points.
iwari-web-explain-fortification = Vous avez une fortification. Elle coûte autant qu’une hutte et va sur un emplacement libre d’un territoire exploré. La tribu qui a une hutte dessus marque le double pour les huttes de ce territoire et pour la colonie dont elle fait partie. Vous pouvez y poser votre propre hutte comme deuxième construction.
iwari-web-explain-void-totem = Un totem du néant compte comme celui d’une tribu : là où le néant a seul la majorité, personne ne marque. En déplacer un est l’une de vos deux constructions. Il ne revient jamais au centre.
iwari-web-explain-contested = Un jeton contesté se trouve entre deux territoires. Pour deux cartes du biome de l’un d’eux, vous l’y amenez avec votre hutte dessus.
iwari-web-explain-ruin = Une hutte remplace une ruine pour deux cartes du biome indiqué à côté, et pas d’autres. Vous gardez la ruine, qui vaut un point, et la connexion qu’elle fermait est ouverte.
iwari-web-explain-determination = Vous détenez le jeton Détermination : dans un territoire inexploré, vous pouvez ajouter une deuxième construction pour une carte de son biome. Le jeton passe ensuite au joueur à votre droite.
iwari-web-explain-storm = Une tempête recouvre une connexion, qui ne rapporte alors rien. Quand ses deux territoires sont remplis, le joueur qui a le plus de huttes dans les deux décide une fois : elle reste, ou elle va au prochain numéro libre. La question peut se poser pendant le tour de quelqu’un d’autre.
iwari-web-explain-walk = Le totem ambulant va de connexion en connexion. Le joueur qui pose un totem à côté de lui peut faire décompter sa connexion aussitôt, pour tout le monde. Une connexion qu’il a quittée n’est plus décomptée.
iwari-web-explain-refill = Complétez votre main à trois, une carte après l’autre : cliquez sur une carte visible ou sur la pioche, puis encore une fois pour la prendre. Quand la pioche s’épuise pour la première fois, les huttes sont décomptées.
iwari-web-explain-draft = Choisissez trois cartes pour commencer, visibles ou tirées de la pioche sans les voir.
