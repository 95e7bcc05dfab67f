# Le plateau d'Iwari dans le navigateur : noms des lieux pour les lecteurs d'écran, outils, constructions.
# $name est un territoire, $biome son biome, $player et $players sont des noms, $who vaut you, other, many ou nobody.

iwari-board-map = Plateau
iwari-board-map-keys = Les flèches vont de territoire en territoire, Entrée ouvre un territoire et y choisit un emplacement, Échap en ressort, plus et moins zooment, 0 montre tout le plateau.
iwari-board-third = la troisième tribu
iwari-board-void = le néant

## Lieux

iwari-board-territory = { $name }, { NAMES($biome) }
iwari-board-spots = { $explored ->
    [true] emplacements libres : { $free } sur { $spots }
   *[other] inexploré, { $spots } emplacements
}
iwari-board-leads = { $who ->
    [you] vous avez la majorité
    [many] { $players } ont la majorité
   *[other] { $players } a la majorité
} avec { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
}{ $who ->
    [many] { "" } par tribu
   *[other] { "" }
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
iwari-board-next = puis { $who ->
    [you] vous
   *[other] { $players }
} avec { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
iwari-board-totems = totems : { $count } sur { $cap }
iwari-board-bare = n’accueille aucun totem
iwari-board-totems-of = { $who ->
    [you] vous { $count }
   *[other] { $player } { $count }
}
iwari-board-pawns = module { $deeds }, points ×{ $factor }
iwari-board-places = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
} où construire
iwari-board-spot = emplacement de hutte { $number } de { $name }
iwari-board-spot-violet = emplacement de hutte violet { $number } de { $name }
iwari-board-spot-free = libre
# Un emplacement pour un jeton contesté. $now vaut open, taken ou left : le jeton est allé dans son autre zone.
iwari-board-area = zone inconnue { $number } de { $name }
iwari-board-area-now = { $now ->
    [taken] son jeton contesté est ici
    [left] son jeton contesté est ailleurs
   *[open] attend son jeton contesté
}
iwari-board-ruin = une ruine
iwari-board-ruin-price = deux cartes ({ NAMES($biome) }) la remplacent par une hutte
iwari-board-ruin-guards = ferme la connexion { $number }
iwari-board-fortification = fortification
# $colour vaut red, green, yellow ou hidden : face cachée.
iwari-board-discovery = { $colour ->
    [red] jeton Découverte rouge
    [green] jeton Découverte vert
    [yellow] jeton Découverte jaune
   *[hidden] jeton Découverte, face cachée
}
iwari-board-tent = { $who ->
    [you] votre hutte
   *[other] hutte de { $player }
}
iwari-board-settlement = dans une colonie de { $count }
iwari-board-veiled = ses jetons Découverte sont face cachée
iwari-board-explore = peut être exploré
iwari-board-gold = jeton d’or
iwari-board-source = son totem du néant peut être déplacé
iwari-board-totem-place = emplacement de totem de { $name }
iwari-board-connection = connexion { $kind ->
    [sea] maritime
   *[land] terrestre
} { $number }, de { $one } à { $other }
# $by vaut mountain, storm ou ruin.
iwari-board-covered = { $by ->
    [storm] sous une tempête, ne rapporte rien tant qu’elle est là
    [ruin] fermée par une ruine, ne rapporte rien tant qu’une hutte n’a pas remplacé la ruine
   *[mountain] sous une montagne, ne rapporte rien
}
iwari-board-connection-road = aussi un sentier
iwari-board-walker = le totem ambulant est ici
iwari-board-left = quittée par le totem ambulant, ne sera plus décomptée
iwari-board-connection-totems = { $count ->
    [0] aucun totem
    [one] { $count } totem
   *[other] { $count } totems
}
iwari-board-holders = { $who ->
    [nobody] personne n’a la majorité aux deux bouts
    [you] vous avez la majorité aux deux bouts
    [many] { $players } ont la majorité aux deux bouts
   *[other] { $players } a la majorité aux deux bouts
}{ $who ->
    [nobody] { "" }
   *[other] { $points ->
        [one] , pour { $points } point
       *[other] , pour { $points } points
    }
}
iwari-board-token = jeton contesté entre { $one } et { $other }
iwari-board-token-in = jeton contesté, à { $name }
iwari-board-centre = centre violet, { $count ->
    [0] aucun totem du néant
    [one] { $count } totem du néant
   *[other] { $count } totems du néant
}
iwari-board-chosen = choix actuel
iwari-board-open = au choix
iwari-board-cost = coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Constructions et cartes

iwari-board-biome = { NAMES($biome) }
iwari-board-card = carte Biome : { NAMES($biome) }
iwari-board-back = carte, face cachée
iwari-board-deck = pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
iwari-board-tent-piece = hutte { $tribe ->
    [madder] garance
    [indigo] indigo
    [saffron] safran
    [ivory] ivoire
    [obsidian] obsidienne
   *[violet] violette
}
iwari-board-totem-piece = totem { $tribe ->
    [madder] garance
    [indigo] indigo
    [saffron] safran
    [ivory] ivoire
    [obsidian] obsidienne
   *[violet] violet
}

# Une expédition. $first et $second sont les points de la première et de la deuxième personne à la réussir.
iwari-board-mission = { $number ->
    [1] quatre huttes en toundra
    [2] quatre huttes en forêt
    [3] quatre huttes sur les glaciers
    [4] quatre huttes sur les côtes
    [5] quatre huttes dans le désert
    [6] une hutte dans chacun des cinq biomes
    [7] la majorité de huttes dans trois territoires
    [8] deux totems en toundra
    [9] deux totems en forêt
    [10] deux totems sur les glaciers
    [11] deux totems sur les côtes
    [12] deux totems dans le désert
    [13] un totem dans chacun des cinq biomes
    [14] la majorité de totems dans trois territoires
    [15] une colonie de cinq huttes
   *[16] trois huttes sur des croisements
}
iwari-board-expedition = expédition : { $mission } ; { $first } points à la première réussite, { $second } à la deuxième

# Une lettre sur un pion Module.
iwari-board-deed-letter = { $deed ->
    [union] U
    [discovery] D
    [honour] H
    [respect] R
    [courage] C
    [veneration] V
   *[other] ·
}

# Les totems qui sont à un endroit, sur ceux qui peuvent y être.
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## La piste de score, pour les lecteurs d'écran

iwari-board-track = Piste de score
iwari-board-score = { $player } { $points }

## Contre le néant : le plateau. $by vaut players ou void.

# Sur la marque d'un territoire décompté. $who vaut you (en solo), us (à deux) ou other (qui regarde).
iwari-board-claim = { $by ->
    [void] néant
   *[players] { $who ->
        [you] vôtre
        [us] nôtre
       *[other] joueurs
    }
}
iwari-board-closed = fermé : { $word }
iwari-board-stand-tents = { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} contre { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
}
iwari-board-stand-totems = { $own ->
    [one] { $own } totem
   *[other] { $own } totems
} contre { $void ->
    [one] { $void } totem du néant
   *[other] { $void } totems du néant
}
iwari-board-would-claim = { $by ->
    [void] le néant le revendiquerait maintenant
   *[players] vous le revendiqueriez maintenant
}
iwari-board-haunted = hanté : toutes les ruines d’ici sont reliées
iwari-board-marked = fait partie d’une colonie
iwari-board-void-pawn = le pion néant est ici
iwari-board-centre-limit = avec { $limit }, le néant gagne
iwari-board-lift = déplaçable
iwari-board-held = en déplacement

## Contre le néant : panneaux. $who comme plus haut.

iwari-board-threat-title = Menace
iwari-board-threat = { $threat ->
    [held] Territoires du néant
    [group] Ruines reliées
    [aside] Cartes Néant à côté
    [centre] Totems au centre
   *[violet] Emplacements violets
}
iwari-board-of = sur { $of }
iwari-board-threat-line = { $threat ->
    [held] { $of ->
        [1] Le premier donne la victoire au néant.
       *[other] Avec { $of }, le néant gagne aussitôt.
    }
    [group] Avec { $of } dans une colonie, le néant gagne aussitôt.
    [aside] Avec { $of }, la partie finit : tout est décompté.
    [centre] Avec { $of }, le néant gagne aussitôt.
   *[violet] Plus de ruines que de huttes à la fin : le néant gagne.
}
# $done vaut yes quand une ruine a déjà suivi des cartes Toundra pendant ce tour.
iwari-board-haunted-line = { $done ->
    [yes] { $place } a déjà eu sa ruine ce tour-ci.
   *[no] Les cartes Toundra amènent une ruine à { $place }.
}
iwari-board-haunted-fact = Hanté : les premières cartes Toundra d’un tour amènent une ruine ici, et toutes les ruines d’ici comptent comme reliées.
iwari-board-complete = { $count ->
    [one] complet : ses cartes déplacent des constructions
   *[other] complets : leurs cartes déplacent des constructions
}
iwari-board-complete-land = Biome complet ({ NAMES($biome) }) : ses cartes permettent d’en déplacer vos constructions, ou de passer l’action du néant.
# $doing vaut infection, corruption, settlement, haunted ou none.
iwari-board-void-doing = { $doing ->
    [infection] une infection est en cours
    [corruption] une corruption est en cours
    [settlement] agit pour sa colonie
    [haunted] hante ses terres
   *[none] { $who ->
        [other] agit avec les cartes des joueurs
       *[you] agit avec vos cartes
    }
}
iwari-board-void-left = { $kind ->
    [ruins] { $count ->
        [one] { $count } ruine à poser
       *[other] { $count } ruines à poser
    }
   *[totems] { $count ->
        [one] { $count } totem à poser
       *[other] { $count } totems à poser
    }
}
iwari-board-above = Cartes Néant au-dessus de la rivière
iwari-board-showing = Visibles : { $count } sur { $of }.
# Encore $left cartes Néant peuvent venir avant une corruption.
iwari-board-showing-next = { $left ->
    [0] C’est une corruption.
    [1] La prochaine amène une corruption au lieu d’une infection.
   *[other] La prochaine amène une infection.
}
iwari-board-aside = { $count } sur { $of } à côté
iwari-board-void-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
iwari-board-claimed = { $who ->
    [us] { $count ->
        [0] aucun territoire revendiqué
        [one] { $count } territoire revendiqué ensemble
       *[other] { $count } territoires revendiqués ensemble
    }
   *[you] { $count ->
        [0] aucun territoire revendiqué
        [one] { $count } territoire revendiqué
       *[other] { $count } territoires revendiqués
    }
}

# Comment un territoire est décompté.
iwari-board-verdict = { $by ->
    [void] { $closed ->
        [yes] Le néant l’a revendiqué
       *[no] Le néant le revendiquerait maintenant
    }
   *[players] { $who ->
        [other] { $closed ->
            [yes] Les joueurs l’ont revendiqué
           *[no] Les joueurs le revendiqueraient maintenant
        }
       *[you] { $closed ->
            [yes] Vous l’avez revendiqué
           *[no] Vous le revendiqueriez maintenant
        }
    }
}
iwari-board-side = { $side ->
    [void] Le néant
   *[players] { $who ->
        [other] Joueurs
        [us] Vous deux
       *[you] Vous
    }
}
iwari-board-row = { $row ->
    [tents] Huttes, ruines
    [totems] Totems
    [virtual] Totem virtuel
   *[sum] En tout
}
# $virtual et $by valent players ou void ; $even : autant de huttes que de ruines ; $tied : autant de totems des deux côtés.
iwari-board-verdict-why = { $virtual ->
    [void] { $even ->
        [yes] Autant de ruines que de huttes : le totem virtuel va au néant.
       *[no] Plus de ruines que de huttes : le totem virtuel va au néant.
    }
   *[players] { $who ->
        [other] Plus de huttes que de ruines : le totem virtuel va aux joueurs.
       *[you] Plus de huttes que de ruines : le totem virtuel est à vous.
    }
} { $by ->
    [void] { $tied ->
        [yes] Autant de totems des deux côtés : le territoire va au néant.
       *[no] Le néant a le plus de totems.
    }
   *[players] { $who ->
        [other] Les joueurs ont le plus de totems.
       *[you] Vous avez le plus de totems.
    }
}
iwari-board-cause = { $cause ->
    [filled] décompté une fois rempli
    [corruption] décompté par une corruption
   *[end] décompté à la fin
}
iwari-board-closed-line = Fermé : plus aucune construction n’y vient, et les infections l’évitent.
iwari-board-until-judged = { $free ->
    [one] Un emplacement est libre : une fois pris, le territoire est décompté.
   *[other] { $free } emplacements sont libres : une fois le dernier pris, le territoire est décompté.
}
iwari-board-pawn-near = Le pion néant est sur la connexion { $number } : la prochaine infection vient ici.
# $here : le pion est sur cette connexion ; $closed de ses territoires sont décomptés ; $number est là où il est.
iwari-board-pawn-at = { $here ->
    [yes] { $closed ->
        [0] La prochaine infection touche les deux territoires.
        [1] La prochaine infection ne touche que le territoire ouvert.
       *[other] Le pion néant est ici ; les deux territoires sont fermés.
    }
   *[no] { $closed ->
        [2] Les deux sont fermés : le pion néant ne s’y arrête plus.
       *[other] Le pion néant est sur la { $number }.
    }
}
iwari-board-far-side = { $closed ->
    [yes] fermé
   *[no] ouvert
}

# La fin d'une partie, expliquée. $held territoires sur $limit sont au néant.
iwari-board-why = Pourquoi cette fin
iwari-board-reason = { $reason ->
    [settlement] Une colonie réunit { $group } ruines : le néant gagne aussitôt.
    [limit] { $held ->
        [one] Le néant a revendiqué { $held } territoire, et cela suffit : il gagne aussitôt.
       *[other] Le néant a revendiqué { $held } territoires, et il ne lui en fallait que { $limit } : il gagne aussitôt.
    }
    [centre] Il y a { $centre } totems du néant au centre : le néant gagne aussitôt.
    [piece] Le néant devait poser une construction qu’il n’avait plus : tous les territoires ouverts ont été décomptés.
    [stock] { $who ->
        [you] Vous n’aviez plus ni hutte ni totem : tous les territoires ouverts ont été décomptés.
       *[other] L’un des joueurs n’avait plus ni hutte ni totem : tous les territoires ouverts ont été décomptés.
    }
    [third-card] { $aside } cartes Néant étaient à côté du plateau : tous les territoires ouverts ont été décomptés.
   *[all-judged] Tous les territoires ont été décomptés.
}
iwari-board-outcome = { $outcome ->
    [won] { $held ->
        [0] Le néant n’a aucun territoire, et il lui en faut { $limit }
        [one] Le néant a { $held } territoire, et il lui en faut { $limit }
       *[other] Le néant a { $held } territoires, et il lui en faut { $limit }
    } : { $who ->
        [other] les joueurs ont tenu bon.
       *[you] vous avez tenu bon.
    }
    [violet] Sur les emplacements violets, { $ruins ->
        [one] { $ruins } ruine
       *[other] { $ruins } ruines
    } contre { $tents ->
        [one] { $tents } hutte
       *[other] { $tents } huttes
    } : le néant gagne.
   *[lost] { $held ->
        [one] Le néant a revendiqué { $held } territoire, et cela suffit : il gagne.
       *[other] Le néant a revendiqué { $held } territoires, et il ne lui en fallait que { $limit } : il gagne.
    }
}
iwari-board-group = { $by ->
    [void] { $count ->
        [one] Le néant : { $count } territoire
       *[other] Le néant : { $count } territoires
    }
    [players] { $who ->
        [other] { $count ->
            [one] Les joueurs : { $count } territoire
           *[other] Les joueurs : { $count } territoires
        }
       *[you] { $count ->
            [one] Vous : { $count } territoire
           *[other] Vous : { $count } territoires
        }
    }
   *[open] { $count ->
        [one] Non décompté : { $count } territoire
       *[other] Non décomptés : { $count } territoires
    }
}
# Pour les lecteurs d'écran ; $own et $void sont des totems, le totem virtuel compris.
iwari-board-claim-sums = { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} contre { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
}, le totem virtuel { $virtual ->
    [void] au néant
   *[players] aux joueurs
} ; totems { $own } contre { $void } : { $word }
iwari-board-how-judged = La majorité de huttes ou de ruines donne un totem virtuel (+1). La majorité de totems donne le territoire ; le néant gagne toutes les égalités.
