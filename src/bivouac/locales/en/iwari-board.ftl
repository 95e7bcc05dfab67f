# Iwari's map in the browser: names of places for screen readers, tools, pieces.
# $name is a territory, $biome its biome, $player and $players are names, $who is you, other, many or nobody.

iwari-board-map = Map
iwari-board-map-keys = Arrow keys go from territory to territory, Enter goes into one and chooses a place there, Escape leads out again, plus and minus zoom, 0 shows the whole map.
iwari-board-third = the third tribe
iwari-board-void = the void

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
iwari-board-bare = takes no totem
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
iwari-board-spot-violet = violet tent spot { $number } of { $name }
iwari-board-spot-free = free
# A place for a contested token. $now is open, taken or left: the token went to its other area.
iwari-board-area = unknown area { $number } of { $name }
iwari-board-area-now = { $now ->
    [taken] its contested token lies here
    [left] its contested token lies elsewhere
   *[open] waits for its contested token
}
iwari-board-ruin = a ruin
iwari-board-ruin-price = two cards of { NAMES($biome) } replace it with a tent
iwari-board-ruin-guards = closes connection { $number }
iwari-board-fortification = fortification
# $colour is red, green, yellow or hidden: face down.
iwari-board-discovery = { $colour ->
    [red] red discovery token
    [green] green discovery token
    [yellow] yellow discovery token
   *[hidden] discovery token, face down
}
iwari-board-tent = { $who ->
    [you] your tent
   *[other] tent of { $player }
}
iwari-board-settlement = in a settlement of { $count }
iwari-board-veiled = its discovery tokens lie face down
iwari-board-explore = can be explored
iwari-board-gold = gold token
iwari-board-source = its void totem can be moved
iwari-board-totem-place = totem place of { $name }
iwari-board-connection = connection { $number } by { $kind ->
    [sea] sea
   *[land] land
}, { $one } to { $other }
# $by is mountain, storm or ruin.
iwari-board-covered = { $by ->
    [storm] covered by a storm, scores nothing while it is
    [ruin] closed by a ruin, scores nothing until a tent replaces it
   *[mountain] covered by a mountain, scores nothing
}
iwari-board-connection-road = also a road
iwari-board-walker = the walking totem stands here
iwari-board-left = left by the walking totem, not scored again
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
iwari-board-token = contested token between { $one } and { $other }
iwari-board-token-in = contested token, in { $name }
iwari-board-centre = violet centre, { $count ->
    [0] no void totem
    [one] { $count } void totem
   *[other] { $count } void totems
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

# An expedition. $first and $second are the points for the first and the second to fulfil it.
iwari-board-mission = { $number ->
    [1] four tents in tundra
    [2] four tents in forest
    [3] four tents on glaciers
    [4] four tents on coasts
    [5] four tents in desert
    [6] a tent in each of the five biomes
    [7] most tents in three territories
    [8] two totems in tundra
    [9] two totems in forest
    [10] two totems on glaciers
    [11] two totems on coasts
    [12] two totems in desert
    [13] a totem in each of the five biomes
    [14] most totems in three territories
    [15] a settlement of five tents
   *[16] three tents on crossings
}
iwari-board-expedition = expedition: { $mission }; { $first } points for the first, { $second } for the second

# One letter on a deed pawn.
iwari-board-deed-letter = { $deed ->
    [union] U
    [discovery] D
    [honour] H
    [respect] R
    [courage] C
    [veneration] V
   *[other] ·
}

# The totems that stand on a place, of those that may.
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## The score track, for screen readers

iwari-board-track = Score track
iwari-board-score = { $player } { $points }
