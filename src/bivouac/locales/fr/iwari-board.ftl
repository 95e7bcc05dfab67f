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
