# Iwari: drills. For each kind its name, its question, and why an answer is right.

drills-iwari-paying = Which cards pay?
drills-iwari-building = Where can you build?
drills-iwari-tents = What do these tents score?
drills-iwari-totems = Where do totems score?
drills-iwari-settlements = What do settlements score?
drills-iwari-claims = Whose territory is this?
drills-iwari-infections = Where does the void go?

drills-iwari-land = { NAMES($land) }
drills-iwari-connection = Connection { $number }
drills-iwari-place = { $place ->
    [0] Totem spot
   *[other] Tent spot { $place }
}

drills-iwari-paying-asks = You want to place { $what ->
    [tent] a tent
    [totem] a totem
    [tents] two tents
    [both] a tent and a totem
   *[totems] two totems
} in { NAMES($land) } ({ NAMES($biome) }). Choose cards that pay for exactly that.
drills-iwari-paying-price = For each piece: one card of the biome there ({ NAMES($biome) }), or two alike of another.
drills-iwari-paying-way = This pays: { NAMES($cards) }.

drills-iwari-building-asks = In which of these territories can you place { $what ->
    [totem] a totem
   *[tents] two tents
} with your hand?
drills-iwari-building-yes = { NAMES($land) }: yes, the spots and your cards allow it.
drills-iwari-building-cap = { NAMES($land) }: no. Totems already there: { $totems }; tents of the largest tribe: { $tents }.
drills-iwari-building-unexplored = { NAMES($land) }: no. Nobody has explored it, so a single tent is all that can go there.
drills-iwari-building-full = { NAMES($land) }: no. Free tent spots: { $free }.
drills-iwari-building-cards = { NAMES($land) }: no. Your hand cannot pay for it ({ NAMES($biome) }).

drills-iwari-tents-asks = At the end of the game, how many points would { $who ->
    [you] your tents
   *[other] the tents of { $player }
} score in { NAMES($land) } as they stand?
drills-iwari-tents-rank = { $rank ->
    [1] { $who ->
        [you] You have
       *[other] { $player } has
    } the most, { $tents }: one point for every tent there, { $points } in all.
   *[other] { $who ->
        [you] You come
       *[other] { $player } comes
    } next with { $tents }: as many points as the rank before has tents, { $points }.
}
drills-iwari-tents-tied = { $rank ->
    [1] { $count } tribes share the lead with { $tents } each: one point for every tent there, { $points } each.
   *[other] { $count } tribes come next with { $tents } each: as many points as the rank before has tents, { $points } each.
}
drills-iwari-tents-third = { $rank ->
    [1] The third tribe has the most, { $tents }: { $points } points.
   *[other] The third tribe comes next with { $tents }: { $points } points.
}
drills-iwari-tents-pawns = Deed pawns multiply it by { $factor }: { $points }.

drills-iwari-totems-asks = At which of these connections { $who ->
    [you] do you score
   *[other] does { $player } score
} totems?
drills-iwari-totems-scores = Connection { $number }: { $who ->
    [you] you lead
   *[other] { $player } leads
} on both sides, alone or tied. That scores { $points }.
drills-iwari-totems-covered = Connection { $number }: it is covered, so nobody scores there.
drills-iwari-totems-behind = { $most ->
    [0] Connection { $number }: no totem stands in { NAMES($land) }, so nobody leads there.
   *[other] Connection { $number }: not in the lead in { NAMES($land) }, with { $own } against { $most }.
}

drills-iwari-settlements-asks = How many points do the settlements of { $who ->
    [you] your tribe
   *[other] { $player }
} score? { $counts ->
    [path] Only the longest path of each counts.
   *[group] Every tent of each counts.
}
drills-iwari-settlements-counts = { $count } tents joined by roads: { $points } points.
drills-iwari-settlements-path = { $count } tents joined by roads; the longest path scores { $points }.
drills-iwari-settlements-small = { $count } tents joined by roads: fewer than { $least }, so nothing.

drills-iwari-claims-asks = If all of these were judged now, which of them would the void claim?
drills-iwari-claims-reason = { NAMES($land) }: tents { $tents }, ruins { $ruins }. The virtual totem goes to { $virtual ->
    [players] the players
   *[void] the void
}, which makes it { $own } totems to { $void }: { $by ->
    [players] not the void’s
   *[void] the void’s
}.

drills-iwari-infections-asks = An infection comes to { NAMES($land) }. Where does the void put its piece?
drills-iwari-infections-room = The largest tribe there has { $tents } tents, and totems are { $totems }: there is room, so a void totem comes.
drills-iwari-infections-full = The largest tribe there has { $tents } tents, and totems are { $totems }: no room, so a ruin comes.
drills-iwari-infections-near = { $count ->
    [one] It goes to the free spot nearest by road to a ruin: { $steps } away.
   *[other] It goes to a free spot nearest by road to a ruin: { $count } are { $steps } away, and the player chooses.
}
