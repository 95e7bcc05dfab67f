# Iwari's map in the browser: names of places for screen readers, tools, pieces.
# $name is a territory, $biome its biome, $player and $players are names, $who is you, other, many or nobody.

iwari-board-map = Map
iwari-board-map-keys = Arrow keys go from territory to territory, Enter goes into one and chooses a place there, Escape leads out again, plus and minus zoom, 0 shows the whole map.
iwari-board-third = the third tribe

## Places

iwari-board-territory = { $name }, { NAMES($biome) }
iwari-board-spots = { $explored ->
    [true] { $free } of { $spots } spots free
   *[other] unexplored, { $spots } spots
}
iwari-board-leads = { $who ->
    [you] you lead
    [many] { $players } lead
   *[other] { $players } leads
} with { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
}{ $who ->
    [many] { "" } each
   *[other] { "" }
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
iwari-board-next = then { $who ->
    [you] you
   *[other] { $players }
} with { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
iwari-board-totems = totems { $count } of { $cap }
iwari-board-totems-of = { $who ->
    [you] { $count } of yours
   *[other] { $player } { $count }
}
iwari-board-pawns = deed { $deeds }, points ×{ $factor }
iwari-board-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
} to build on
iwari-board-spot = tent spot { $number } of { $name }
iwari-board-spot-free = free
iwari-board-tent = { $who ->
    [you] your tent
   *[other] tent of { $player }
}
iwari-board-settlement = in a settlement of { $count }
iwari-board-totem-place = totem place of { $name }
iwari-board-connection = connection { $number } by { $kind ->
    [sea] sea
   *[land] land
}, { $one } to { $other }
iwari-board-covered = covered by a mountain, scores nothing
iwari-board-connection-totems = { $count ->
    [0] no totem
    [one] { $count } totem
   *[other] { $count } totems
}
iwari-board-holders = { $who ->
    [nobody] nobody leads at both ends
    [you] you lead at both ends
    [many] { $players } lead at both ends
   *[other] { $players } leads at both ends
}{ $who ->
    [nobody] { "" }
   *[other] { $points ->
        [one] { "" } for { $points } point
       *[other] { "" } for { $points } points
    }
}
iwari-board-chosen = chosen
iwari-board-open = can be chosen
iwari-board-cost = costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Pieces and cards

iwari-board-biome = { NAMES($biome) }
iwari-board-card = { NAMES($biome) } card
iwari-board-back = card, face down
iwari-board-deck = deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
iwari-board-tent-piece = { $tribe ->
    [madder] madder
    [indigo] indigo
    [saffron] saffron
    [ivory] ivory
    [obsidian] obsidian
   *[violet] violet
} tent
iwari-board-totem-piece = { $tribe ->
    [madder] madder
    [indigo] indigo
    [saffron] saffron
    [ivory] ivory
    [obsidian] obsidian
   *[violet] violet
} totem

# One letter on a deed pawn.
iwari-board-deed-letter = { $deed ->
    [union] U
    [discovery] D
    [honour] H
    [respect] R
   *[other] ·
}

# The totems that stand on a place, of those that may.
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## The score track, for screen readers

iwari-board-track = Score track
iwari-board-score = { $player } { $points }
