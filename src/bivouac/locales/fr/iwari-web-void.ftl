# La table d'Iwari dans le navigateur, dans les parties contre le néant. $place et $lands sont des noms de territoires,
# $number est le numéro d'une connexion.

## La fin

iwari-web-void-won = { $count ->
    [one] { $players } a tenu bon contre le néant
   *[other] { $players } ont tenu bon contre le néant
}
iwari-web-void-lost = Le néant a gagné

## Un tour et ses étapes

iwari-web-void-stage = { $stage ->
    [player] { $who ->
        [you] Vous
       *[other] Joueur
    }
    [void] Néant
    [hand] Main
   *[display] Rivière
}
iwari-web-void-ask-pass = Rien que des cartes Néant : vous passez votre action
iwari-web-void-ask-move = { $from ->
    [none] Laquelle de vos constructions se déplace ?
   *[land] Où va cette construction ?
}
iwari-web-void-ask-refill = Jouez des cartes Néant, ou reconstituez votre main
iwari-web-void-ask = { $ask ->
    [place] Pour le néant : construire à { $place }
    [voids] Combien de cartes Néant jouez-vous ?
    [skip] Quelle carte pour passer l’action du néant ?
    [discard] Le néant ne peut rien faire : défaussez une carte
    [either] Tour du néant : construisez pour lui, ou jouez des cartes Néant
    [order] { $act ->
        [corruption] Corruption : quel territoire d’abord ?
       *[other] Infection : quel territoire d’abord ?
    }
    [ruin] { $act ->
        [corruption] Corruption : posez la ruine à { $place }
        [settlement] Colonie du néant : posez la ruine à { $place }
        [haunted] Toundra jouée : posez une ruine à { $place }
       *[other] Infection : posez la ruine à { $place }
    }
    [target] Colonie du néant : où agit-il ?
    [free] Votre colonie : une construction gratuite, ou aucune
   *[build] Tour du néant : construisez pour lui
}
iwari-web-void-waiting = { $phase ->
    [void] { $player } joue pour le néant
    [order] { $player } choisit où le néant vient en premier
    [ruin] { $player } choisit l’emplacement d’une ruine
    [target] { $player } choisit où le néant agit
    [free] { $player } a une colonie et peut poser une construction gratuite
    [refill] { $player } reconstitue sa main
   *[other] { $player } réfléchit
}
iwari-web-void-telling = { $kind ->
    [infection] Infection
    [corruption] Corruption
    [settlement] Colonie du néant
    [haunted] Toundra jouée
   *[turn] Le néant
} : { $step }

## La tablette

iwari-web-void-tray = { $what ->
    [place] Pour le néant : construire à { $place }
    [voids] Jouer des cartes Néant
    [skip] Passer l’action du néant
    [discard] Le néant ne peut rien faire
    [order] Quel territoire d’abord ?
    [ruin] Où va la ruine ?
    [target] Où agit le néant ?
    [free] Une construction gratuite
    [pass] Rien que des cartes Néant
    [move] Déplacer une construction
   *[build] Jouer pour le néant
}
iwari-web-void-do = { $mode ->
    [voids] Jouer des cartes Néant
    [skip] Passer son action
   *[build] Construire pour le néant
}
iwari-web-void-pass-only = Une carte Néant ne quitte votre main que si vous la jouez pour le néant, et vous n’avez pas d’autres cartes. Vous passez donc votre action.
iwari-web-void-do-pass = Passer à l’action du néant
iwari-web-void-build-ask = Construisez pour le néant avec les cartes qui vous restent, comme pour vous-même : les ruines sont ses huttes.
iwari-web-void-confirm-build = { $count ->
    [one] Construire : { $count } carte
   *[other] Construire : { $count } cartes
}
iwari-web-void-piece = { $piece ->
    [totem] Totem du néant
   *[tent] Ruine
}
iwari-web-void-piece-line = { $does ->
    [explores] explore le territoire
    [fills] prend le dernier emplacement
   *[plain] sur un emplacement libre
}
iwari-web-void-piece-moves = { $from ->
    [land] vient de { $place }
   *[spot] se déplace ici
}
iwari-web-void-aim-move = Déplacer une construction
iwari-web-void-move-ask = { $from ->
    [none] Tous les territoires de leur biome ont été remplis : choisissez l’une de ces constructions.
   *[land] Depuis { $place } : choisissez où elle va. Cela coûte une carte du biome qu’elle quitte, ou deux cartes identiques.
}
iwari-web-void-lifts = Constructions à déplacer
iwari-web-void-lift-here = cette construction peut être déplacée
iwari-web-void-card-ask = { $what ->
    [skip] { $chosen ->
        [yes] Carte défaussée : { NAMES($biome) }. Le néant ne fait rien ce tour-ci.
       *[no] Choisissez une carte d’un biome complet. Elle est défaussée, et le néant ne fait rien ce tour-ci.
    }
    [swap] { $chosen ->
        [yes] Carte défaussée : { NAMES($biome) }. Puis vous jouez pour le néant avec les autres.
       *[no] Choisissez la carte dont vous ne voulez pas. Puis vous jouez pour le néant avec les autres.
    }
   *[discard] { $chosen ->
        [yes] Carte défaussée : { NAMES($biome) }.
       *[no] Rien à construire pour le néant, même s’il avait toutes ses constructions : choisissez une carte à défausser.
    }
}
iwari-web-void-skip-confirm = Défausser { NAMES($biome) } : le néant passe
iwari-web-void-hand = { $count ->
    [0] Choisissez les cartes Néant à jouer
    [one] Une carte Néant est jouée
   *[other] { $count } cartes Néant sont jouées
}
iwari-web-void-card-not-now = Une carte Néant ne paie rien. Elle se joue quand vous jouez pour le néant.
iwari-web-void-card-later = Les cartes Néant se jouent pendant l’action du néant, avant de prendre la première carte.
iwari-web-void-draw = Une carte Néant ne paie rien. Elle ne quitte votre main que si vous la jouez pour le néant.
iwari-web-void-draw-ask = { $voids ->
    [yes] Prenez une carte visible, ou la première de la pioche sans la voir. Vous pouvez encore jouer vos cartes Néant, mais plus après la première carte prise.
   *[no] Prenez une carte visible, ou la première de la pioche sans la voir, jusqu’à en avoir trois.
}

## Cartes Néant

iwari-web-void-cards = Cartes Néant à jouer
iwari-web-void-cards-ask = Cartes Néant visibles : { $showing }. À partir de { $limit }, c’est une corruption.
iwari-web-void-cards-play = { $count ->
    [one] Une carte Néant
    [2] Deux cartes Néant
   *[other] Trois cartes Néant
}
iwari-web-void-cards-bring = { $corrupts ->
    [yes] Corruption à la connexion { $number } : constructions à { $lands }, puis les deux sont décomptés.
   *[no] Infection à la connexion { $number } : { $lands }. Visibles ensuite : { $showing } sur { $limit }.
}
iwari-web-void-cards-confirm = { $corrupts ->
    [yes] Jouer : une corruption suit
   *[no] { $count ->
        [one] Jouer la carte Néant
       *[other] Jouer { $count } cartes Néant
    }
}

## Le néant demande

iwari-web-void-order = Ordre des deux territoires
iwari-web-void-order-ask = Les deux territoires reçoivent une construction, l’un après l’autre. Ce qu’amène la première peut changer la seconde.
iwari-web-void-order-first = { $place } d’abord
iwari-web-void-order-then = puis { $place }
iwari-web-void-order-confirm = Commencer à { $place }
iwari-web-void-order-here = le néant peut commencer ici
iwari-web-void-target = Territoires où le néant peut agir
iwari-web-void-target-ask = La nouvelle colonie a autant de ruines dans chacun de ces territoires. Le néant agit dans l’un d’eux, comme pour une infection.
iwari-web-void-target-line = { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}, totems { $totems } sur { $cap }
iwari-web-void-target-confirm = Il agit à { $place }
iwari-web-void-target-here = le néant peut agir ici
iwari-web-void-ruin = Emplacements pour la ruine
iwari-web-void-ruin-after = Ruines restantes ensuite : { $left }. { $place } aura { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
} et { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
}.
iwari-web-void-ruin-anyway = Dans tous les cas : { $what }.
iwari-web-void-ruin-confirm = Poser la ruine
iwari-web-void-ruin-ask-why = { $count ->
    [one] Pourquoi celui-ci ?
    [2] Pourquoi ces deux-là ?
   *[other] Pourquoi ceux-ci ?
}
iwari-web-void-ruin-why = La ruine va sur l’emplacement libre le plus proche d’une autre ruine, en comptant les pas le long des sentiers tracés. Ces emplacements sont à égale distance, ou aucune ruine n’est accessible : alors vous choisissez.
iwari-web-void-ruin-why-haunted = La première fois d’un tour que des cartes Toundra paient une construction, une ruine va sur un emplacement libre de la toundra. Vous choisissez lequel.
iwari-web-void-free-ask = Une nouvelle colonie : l’une de vos constructions peut aller, sans payer, dans un territoire que la colonie touche.
iwari-web-void-free-none = Vous ne posez pas de construction gratuite.
iwari-web-void-free-confirm = Poser gratuitement
iwari-web-void-free-decline = Y renoncer
iwari-web-spot = { $way ->
    [east] Emplacement à l’est
    [south-east] Emplacement au sud-est
    [south] Emplacement au sud
    [south-west] Emplacement au sud-ouest
    [west] Emplacement à l’ouest
    [north-west] Emplacement au nord-ouest
    [north] Emplacement au nord
    [north-east] Emplacement au nord-est
    [middle] Emplacement du milieu
   *[number] Emplacement { $number }
}

## Ce qu'amène un choix

iwari-web-void-ends = { $reason ->
    [settlement] Le néant gagne avec cette colonie
    [limit] Le néant gagne avec ce territoire
    [centre] Le néant gagne au centre
    [all-judged] Fin de la partie : tout est décompté
    [piece] Fin de la partie : il manque une construction
    [stock] Fin de la partie : vous n’avez plus rien à poser
   *[third-card] Fin de la partie : troisième carte à côté
}
iwari-web-void-lost-piece = La deuxième construction serait perdue
iwari-web-void-claim = { $by ->
    [void] Décompte de { $place } : au néant
   *[players] Décompte de { $place } : à vous
}
iwari-web-void-grows = Ruines reliées { $before } → { $after } sur { $limit }
iwari-web-void-grows-brief = ruines { $before } → { $after }
iwari-web-void-stays = Ruines reliées : toujours { $count }
iwari-web-void-stays-brief = toujours { $count }
iwari-web-void-acts = Nouvelle colonie du néant : il agit aussitôt
iwari-web-void-free = Nouvelle colonie : une construction gratuite
iwari-web-void-haunts = Puis une ruine en toundra
iwari-web-void-moves-on = Le pion néant va sur la { $number }
iwari-web-void-counts = ensuite { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} et { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
} ici, { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} et { $others ->
    [one] { $others } totem du néant
   *[other] { $others } totems du néant
}
iwari-web-void-claimed = { $by ->
    [void] revendiqué par le néant
   *[players] vôtre
}
iwari-web-void-threat = Le néant : territoires { $held } sur { $limit }, ruines reliées { $group } sur { $most }, cartes à côté { $aside } sur { $third }

## L’histoire du néant

iwari-web-aftermath = { $kind ->
    [infection] Infection
    [corruption] Corruption
    [settlement] Colonie du néant
    [haunted] Ruines en toundra
    [turn] Ce qui a suivi
    [over] La fin de la partie
   *[idle] Le néant attend
}
iwari-web-aftermath-on = Étape suivante
iwari-web-aftermath-skip = Passer
iwari-web-aftermath-idle = { $count ->
    [0] Son pion est sur la { $number }.
    [one] Son pion est sur la { $number } : la prochaine infection touche { $lands }.
   *[other] Son pion est sur la { $number } : la prochaine infection touche { $lands }.
}
iwari-web-aftermath-cards = { $left ->
    [1] Cartes Néant visibles : { $showing } sur { $limit }. La prochaine amène une corruption.
   *[other] Cartes Néant visibles : { $showing } sur { $limit }.
}
iwari-web-aftermath-title = { $kind ->
    [reveal] Une carte Néant
    [begin] { $where ->
        [land] Rien à { $place }
        [connection] Pion néant sur la { $number }
       *[none] Pas d’action du néant
    }
    [totem] Totem du néant à { $place }
    [ruin] Ruine à { $place }
    [ask] Où va la ruine à { $place } ?
    [order] Quel territoire d’abord ?
    [piece] Construction à { $place }
    [lost] Construction perdue à { $place }
    [judge] Décompte de { $place }
    [settle] { $where ->
        [land] Nouvelle colonie, { $place }
       *[none] Nouvelle colonie
    }
    [pawn] Le pion va sur la { $number }
    [aside] Une carte est mise à côté
   *[end] La fin
}
iwari-web-aftermath-left = { $count ->
    [one] Un totem du néant ou une ruine, si ce territoire est encore ouvert.
   *[other] Un totem du néant ou une ruine dans chacun.
}
iwari-web-aftermath-coming = { $part ->
    [judge] Les deux sont décomptés
    [pawn] Le pion avance
    [shuffle] Une carte Néant est mise à côté
   *[fill] La rivière est complétée
}
iwari-web-aftermath-coming-line = { $part ->
    [judge] Ceux des deux qui sont encore ouverts.
    [pawn] Au prochain numéro qui a un territoire ouvert.
    [shuffle] Les autres retournent dans la pioche.
   *[fill] Jusqu’à quatre cartes.
}

## Touches

iwari-web-void-key-cards = Contre le néant : jouer des cartes Néant ; encore une fois : une de plus
iwari-web-void-key-skip = Contre le néant : passer son action avec une carte d’un biome complet
iwari-web-void-key-move = Contre le néant : déplacer une construction d’un biome complet
iwari-web-void-key-decline = Contre le néant : renoncer à la construction gratuite

## Première partie

iwari-web-explain-against-turn = Tenez bon contre le néant : construisez comme d’habitude, ou échangez une carte. Un territoire rempli est décompté : la majorité de huttes ou de ruines donne un totem de plus, et la majorité de totems donne le territoire. Le néant gagne les égalités. S’il vous reste des cartes après votre action, vous devez aussi jouer pour lui.
iwari-web-explain-against-build = En bas, vous voyez où en serait le territoire et ce qui suivrait, avec un avertissement pour ce qui aide le néant. Les nombres sur vos cartes disent quelle construction elles paient. Rien n’est envoyé avant que vous confirmiez.
iwari-web-explain-against-swap = Un échange défausse une carte et constitue toute votre action. Les cartes Néant ne s’échangent pas. Ensuite, vous jouez pour le néant avec les cartes qui vous restent.
iwari-web-explain-against-void = Avec les cartes qui vous restent, vous jouez aussi pour le néant : construisez ses ruines et ses totems selon les mêmes règles, ou jouez des cartes Néant. Choisissez ce qui vous nuit le moins.
iwari-web-explain-against-voids = Les cartes Néant vont face visible au-dessus de la rivière et agissent aussitôt : une seule infection là où est le pion néant, quel que soit leur nombre. Si quatre ou plus sont alors visibles, c’est une corruption, et les deux territoires sont décomptés.
iwari-web-explain-against-skip = Tous les territoires d’un biome ont été remplis : une carte de ce biome permet de passer l’action du néant ce tour-ci.
iwari-web-explain-against-order = Une infection met un totem du néant ou, s’il n’y a pas de place, une ruine dans chaque territoire ouvert de la connexion du pion. Vous choisissez l’ordre.
iwari-web-explain-against-spot = Une ruine va près des autres, en suivant les sentiers. Si plusieurs emplacements sont à égale distance, vous choisissez. Une grande colonie de ruines donne la victoire au néant : les étiquettes du plateau disent ce que fait chaque emplacement.
iwari-web-explain-against-haunted = Sur cette carte, une ruine suit les premières cartes Toundra d’un tour. Toutes les ruines de la toundra comptent comme reliées.
iwari-web-explain-against-target = Quatre ruines reliées par des sentiers forment une nouvelle colonie, et le néant agit aussitôt dans le territoire qui en a le plus. Ici, plusieurs en ont autant : vous choisissez donc.
iwari-web-explain-against-free = Quatre de vos huttes reliées par des sentiers forment une nouvelle colonie. Vous pouvez poser une construction gratuite dans un territoire ouvert qu’elle touche.
iwari-web-explain-against-move = Les constructions d’un biome complet peuvent se déplacer : choisissez-en une, puis où elle va. Elle compte parmi les constructions de votre action et se paie avec une carte du biome qu’elle quitte. Les totems sous un totem du néant restent là.
iwari-web-explain-against-refill = Complétez votre main à trois. Vous pouvez aussi prendre des cartes Néant. Puis la rivière est complétée, et chaque carte Néant qui y arrive amène une infection.
