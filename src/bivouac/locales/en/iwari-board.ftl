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

# An expedition. $first and $second are the points for the first and the second to complete it.
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

## Against the void: the map. $by is players or void.

# On the badge of a judged territory. $who is you (alone), us (two players) or other (somebody who watches).
iwari-board-claim = { $by ->
    [void] void
   *[players] { $who ->
        [you] yours
        [us] ours
       *[other] held
    }
}
iwari-board-closed = closed: { $word }
iwari-board-stand-tents = { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} against { $ruins ->
    [one] { $ruins } ruin
   *[other] { $ruins } ruins
}
iwari-board-stand-totems = { $own ->
    [one] { $own } totem
   *[other] { $own } totems
} against { $void ->
    [one] { $void } void totem
   *[other] { $void } void totems
}
iwari-board-would-claim = { $by ->
    [void] the void would claim it now
   *[players] you would claim it now
}
iwari-board-haunted = haunted: all ruins here count as connected
iwari-board-marked = part of a settlement
iwari-board-void-pawn = the void pawn stands here
iwari-board-centre-limit = with { $limit } the void wins
iwari-board-lift = can be moved
iwari-board-held = picked up

## Against the void: panels. $who is as above.

iwari-board-threat-title = Threat
iwari-board-threat = { $threat ->
    [held] Territories held
    [group] Largest ruin settlement
    [aside] Void cards set aside
    [centre] Totems in the centre
   *[violet] Violet spots
}
iwari-board-of = of { $of }
iwari-board-threat-line = { $threat ->
    [held] { $of ->
        [1] The first one wins the game for the void.
       *[other] With { $of } the void wins at once.
    }
    [group] { $of } ruins in one settlement win at once.
    [aside] With { $of } the game ends: all is judged.
    [centre] With { $of } the void wins at once.
   *[violet] More ruins than tents at the end: the void wins.
}
# $done is yes once a ruin has followed tundra cards in this turn.
iwari-board-haunted-line = { $done ->
    [yes] { $place } has had its ruin this turn.
   *[no] Tundra cards bring a ruin to { $place }.
}
iwari-board-haunted-fact = Haunted: the first tundra cards of a turn bring a ruin here, and all ruins here count as connected.
iwari-board-complete = { $count ->
    [one] complete: its cards move pieces
   *[other] complete: their cards move pieces
}
iwari-board-complete-land = { NAMES($biome) } is complete: its cards move your pieces away, or pass the void’s action over.
# $doing is infection, corruption, settlement, haunted or none.
iwari-board-void-doing = { $doing ->
    [infection] infection under way
    [corruption] corruption under way
    [settlement] acts for its settlement
    [haunted] haunts its land
   *[none] { $who ->
        [other] acts with the players’ cards
       *[you] acts with your cards
    }
}
iwari-board-void-left = { $kind ->
    [ruins] { $count ->
        [one] { $count } ruin left
       *[other] { $count } ruins left
    }
   *[totems] { $count ->
        [one] { $count } totem left
       *[other] { $count } totems left
    }
}
iwari-board-above = Void cards above the display
iwari-board-showing = { $count } of { $of } showing.
# $left void cards may still come before a corruption.
iwari-board-showing-next = { $left ->
    [0] That is a corruption.
    [1] The next one brings a corruption instead of an infection.
   *[other] The next one brings an infection.
}
iwari-board-aside = { $count } of { $of } aside
iwari-board-void-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
iwari-board-claimed = { $who ->
    [us] { $count ->
        [0] no territory claimed yet
        [one] { $count } territory claimed together
       *[other] { $count } territories claimed together
    }
   *[you] { $count ->
        [0] no territory claimed yet
        [one] { $count } territory claimed
       *[other] { $count } territories claimed
    }
}

# How a territory is judged.
iwari-board-verdict = { $by ->
    [void] { $closed ->
        [yes] The void has claimed it
       *[no] The void would claim it now
    }
   *[players] { $who ->
        [other] { $closed ->
            [yes] The players have claimed it
           *[no] The players would claim it now
        }
       *[you] { $closed ->
            [yes] You have claimed it
           *[no] You would claim it now
        }
    }
}
iwari-board-side = { $side ->
    [void] The void
   *[players] { $who ->
        [other] Players
        [us] You two
       *[you] You
    }
}
iwari-board-row = { $row ->
    [tents] Tents, ruins
    [totems] Totems
    [virtual] Virtual totem
   *[sum] Together
}
# $virtual and $by are players or void; $even: as many tents as ruins; $tied: as many totems on both sides.
iwari-board-verdict-why = { $virtual ->
    [void] { $even ->
        [yes] As many ruins as tents: the virtual totem is the void’s.
       *[no] More ruins than tents: the virtual totem is the void’s.
    }
   *[players] { $who ->
        [other] More tents than ruins: the virtual totem is the players’.
       *[you] More tents than ruins: the virtual totem is yours.
    }
} { $by ->
    [void] { $tied ->
        [yes] As many totems on both sides: it goes to the void.
       *[no] The void has more totems.
    }
   *[players] { $who ->
        [other] The players have more totems.
       *[you] You have more totems.
    }
}
iwari-board-cause = { $cause ->
    [filled] judged when its last spot was filled
    [corruption] judged by a corruption
   *[end] judged at the end
}
iwari-board-closed-line = Closed: no piece can enter any more, and infections pass it by.
iwari-board-until-judged = { $free ->
    [one] One spot is free: when it is filled, the territory is judged.
   *[other] { $free } spots are free: when the last is filled, the territory is judged.
}
iwari-board-pawn-near = The void pawn is on connection { $number }: the next infection comes here.
# $here: the pawn stands on this connection; $closed of its territories are judged; $number is where it stands.
iwari-board-pawn-at = { $here ->
    [yes] { $closed ->
        [0] The next infection comes to both territories.
        [1] The next infection comes to the open territory only.
       *[other] The void pawn stands here; both territories are closed.
    }
   *[no] { $closed ->
        [2] Both are closed: the void pawn passes by.
       *[other] The void pawn is on { $number }.
    }
}
iwari-board-far-side = { $closed ->
    [yes] closed
   *[no] open
}

# The end of a game explained. $held of $limit territories are the void's.
iwari-board-why = Why it ended this way
iwari-board-reason = { $reason ->
    [settlement] { $group } ruins stand in one settlement: with that the void wins at once.
    [limit] { $held ->
        [one] The void has claimed { $held } territory, and that is enough: it wins at once.
       *[other] The void has claimed { $held } territories, and { $limit ->
            [one] { $limit } is
           *[other] { $limit } are
        } enough: it wins at once.
    }
    [centre] { $centre } void totems stand in the centre: with that the void wins at once.
    [piece] The void had to place a piece and had none left: every open territory was judged.
    [stock] { $who ->
        [you] You had neither tent nor totem left: every open territory was judged.
       *[other] A player had neither tent nor totem left: every open territory was judged.
    }
    [third-card] { $aside } void cards were set aside: every open territory was judged.
   *[all-judged] Every territory has been judged.
}
iwari-board-outcome = { $outcome ->
    [won] { $who ->
        [other] The void has { $held } of the { $limit } { $limit ->
            [one] territory
           *[other] territories
        } it needs: the players have held out.
       *[you] The void has { $held } of the { $limit } { $limit ->
            [one] territory
           *[other] territories
        } it needs: you have held out.
    }
    [violet] { $ruins ->
        [one] { $ruins } ruin
       *[other] { $ruins } ruins
    } against { $tents ->
        [one] { $tents } tent
       *[other] { $tents } tents
    } on the violet spots: the void wins.
   *[lost] { $held ->
        [one] The void has claimed { $held } territory, and that is enough: it wins.
       *[other] The void has claimed { $held } territories, and { $limit ->
            [one] { $limit } is
           *[other] { $limit } are
        } enough: it wins.
    }
}
iwari-board-group = { $by ->
    [void] { $count ->
        [one] The void: { $count } territory
       *[other] The void: { $count } territories
    }
    [players] { $who ->
        [other] { $count ->
            [one] The players: { $count } territory
           *[other] The players: { $count } territories
        }
       *[you] { $count ->
            [one] Yours: { $count } territory
           *[other] Yours: { $count } territories
        }
    }
   *[open] { $count ->
        [one] Not judged: { $count } territory
       *[other] Not judged: { $count } territories
    }
}
# For screen readers; $own and $void are totems, the virtual one included.
iwari-board-claim-sums = { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} against { $ruins ->
    [one] { $ruins } ruin
   *[other] { $ruins } ruins
}, the virtual totem to { $virtual ->
    [void] the void
   *[players] the players
}; totems { $own } against { $void }: { $word }
iwari-board-how-judged = More tents or ruins earn a virtual totem (+1). More totems claim the territory; the void wins every tie.
