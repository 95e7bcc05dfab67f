# Le plateau d'Iwari dans le navigateur : noms des lieux pour les lecteurs d'écran, outils, constructions.
# $name est un territoire, $biome son biome, $player et $players sont des noms, $who vaut you, other, many ou nobody.

iwari-board-map = Plateau
iwari-board-map-keys = Les flèches vont de territoire en territoire, Entrée ouvre un territoire et y choisit un emplacement, Échap en ressort, plus et moins zooment, 0 montre tout le plateau.
iwari-board-third = la troisième tribu

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
iwari-board-spot-free = libre
iwari-board-tent = { $who ->
    [you] votre hutte
   *[other] hutte de { $player }
}
iwari-board-settlement = dans une colonie de { $count }
iwari-board-totem-place = emplacement de totem de { $name }
iwari-board-connection = connexion { $kind ->
    [sea] maritime
   *[land] terrestre
} { $number }, de { $one } à { $other }
iwari-board-covered = sous une montagne, ne rapporte rien
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

# Une lettre sur un pion Module.
iwari-board-deed-letter = { $deed ->
    [union] U
    [discovery] D
    [honour] H
    [respect] R
   *[other] ·
}

# Les totems qui sont à un endroit, sur ceux qui peuvent y être.
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## La piste de score, pour les lecteurs d'écran

iwari-board-track = Piste de score
iwari-board-score = { $player } { $points }
