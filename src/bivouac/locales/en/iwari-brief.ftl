# Iwari: moves in a few words for the log and the captions of the browser: what somebody does, without who does it. The
# things of SIGNS are drawn; the whole sentence is the message without -brief. $times: so often in a row.

iwari-build-brief = { $who ->
    [you] build
   *[other] builds
} { $pieces ->
    [tent] { SIGNS("tent") }
    [totem] { SIGNS("totem") }
    [tents] { SIGNS("tent tent") }
    [totems] { SIGNS("totem totem") }
   *[both] { SIGNS("tent totem") }
} in { NAMES($territory) }
iwari-build-third-brief = { $who ->
    [you] build
   *[other] builds
} { $pieces ->
    [tent] { SIGNS("third-tent") }
    [totem] { SIGNS("third-totem") }
    [tents] { SIGNS("third-tent third-tent") }
    [totems] { SIGNS("third-totem third-totem") }
   *[both] { SIGNS("third-tent third-totem") }
} in { NAMES($territory) }
iwari-build-fortification-brief = { $who ->
    [you] raise
   *[other] raises
} { SIGNS("fortification") } in { NAMES($territory) }
iwari-build-ruin-brief = { $who ->
    [you] replace
   *[other] replaces
} { SIGNS("ruin") } with { SIGNS("tent") } in { NAMES($territory) }
iwari-build-ruin-third-brief = { $who ->
    [you] replace
   *[other] replaces
} { SIGNS("ruin") } with { SIGNS("third-tent") } in { NAMES($territory) }
iwari-build-void-totem-brief = { $who ->
    [you] move
   *[other] moves
} { SIGNS("void-totem") }: { NAMES($source) } → { NAMES($territory) }
iwari-build-void-totem-centre-brief = { $who ->
    [you] move
   *[other] moves
} { SIGNS("void-totem") }: centre → { NAMES($territory) }
iwari-build-contested-brief = { $who ->
    [you] bring
   *[other] brings
} { SIGNS("contested tent") } to { NAMES($territory) }
iwari-explore-brief = { $who ->
    [you] explore
   *[other] explores
} { NAMES($territory) }: { SIGNS($tokens) }
iwari-explore-third-brief = { $who ->
    [you] explore
   *[other] explores
} { NAMES($territory) } for { SIGNS("third-tent") }: { SIGNS($tokens) }
iwari-explore-unseen-brief = { $who ->
    [you] explore
   *[other] explores
} { NAMES($territory) }
iwari-swap-brief = { $who ->
    [you] swap
   *[other] swaps
} { SIGNS($card) }
iwari-discard-brief = { $who ->
    [you] discard
   *[other] discards
} { SIGNS($card) } for { SIGNS("third-tent") }
iwari-pass-brief = { $who ->
    [you] pass
   *[other] passes
}
iwari-draw-brief = { $who ->
    [you] take
   *[other] takes
} { SIGNS($card) }
iwari-draw-deck-brief = { $who ->
    [you] draw
   *[other] draws
} { SIGNS("back", $times) }
iwari-drawn-brief = { SIGNS($cards) }
iwari-shuffle-brief = a new deck ({ $count })
iwari-settlement-brief = { $who ->
    [you] make
   *[other] makes
} a settlement of { $count }
iwari-opened-brief = connection { $connection } opens
iwari-token-brief = { $who ->
    [you] take
   *[other] takes
} { SIGNS($tokens) }
iwari-expedition-first-brief = { $who ->
    [you] complete
   *[other] completes
} “{ NAMES($expedition) }” (+{ $points })
iwari-expedition-second-brief = { $who ->
    [you] complete
   *[other] completes
} “{ NAMES($expedition) }” as the second (+{ $points })
iwari-storm-moves-brief = { $who ->
    [you] move
   *[other] moves
} { SIGNS("storm") }: { $connection } → { $to }
iwari-storm-stays-brief = { $who ->
    [you] leave
   *[other] leaves
} { SIGNS("storm") } on connection { $connection }
iwari-storm-moved-brief = { SIGNS("storm") } { $connection } → { $to }
iwari-walk-brief = { $who ->
    [you] score
   *[other] scores
} connection { $connection } with { SIGNS("walker") }
iwari-walk-points-brief = { $who ->
    [you] score
   *[other] scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
iwari-walk-not-brief = { $who ->
    [you] leave
   *[other] leaves
} { SIGNS("walker") } on connection { $connection }
iwari-walk-on-brief = { SIGNS("walker") } → { $connection }
iwari-walk-off-brief = { SIGNS("walker") } leaves the map
iwari-determination-brief = { $who ->
    [you] use
   *[other] uses
} { SIGNS("determination") }
iwari-earn-union-brief = { $who ->
    [you] earn
   *[other] earns
} Union: { NAMES($territory) } ×{ $factor }
iwari-earn-discovery-brief = { $who ->
    [you] earn
   *[other] earns
} Discovery: { NAMES($territory) } ×{ $factor }
iwari-earn-honour-brief = { $who ->
    [you] earn
   *[other] earns
} Honour: connection { $connection } ×{ $factor }
iwari-earn-respect-brief = { $who ->
    [you] earn
   *[other] earns
} Respect: connection { $connection } ×{ $factor }
iwari-earn-courage-brief = { $who ->
    [you] earn
   *[other] earns
} Courage: { NAMES($territory) } ×{ $factor }
iwari-earn-courage-connection-brief = { $who ->
    [you] earn
   *[other] earns
} Courage: connection { $connection } ×{ $factor }
iwari-courage-declined-brief = { $who ->
    [you] decline
   *[other] declines
} Courage
iwari-earn-veneration-brief = { $who ->
    [you] earn
   *[other] earns
} Veneration: { NAMES($territory) } ×{ $factor }
iwari-earn-veneration-connection-brief = { $who ->
    [you] earn
   *[other] earns
} Veneration: connection { $connection } ×{ $factor }
iwari-veneration-declined-brief = { $who ->
    [you] decline
   *[other] declines
} Veneration
iwari-mid-brief = the tents are scored
iwari-last-round-deck-brief = this is the last round
iwari-last-round-tents-brief = { $who ->
    [you] place the last tent: this is the last round
   *[other] places the last tent: this is the last round
}
iwari-over-brief = the game is over
iwari-wins-brief = { $who ->
    [you] win
   *[other] wins
} with { $points } points
iwari-wins-tie-brief = { $who ->
    [you] win
   *[other] wins
} on the tiebreaker with { $points } points
iwari-shares-brief = { $who ->
    [you] share
   *[other] shares
} the victory ({ $points } points)
iwari-third-wins-brief = the third tribe wins with { $points } points

## Against the void

iwari-build-void-brief = { $who ->
    [you] build
   *[other] builds
} { $pieces ->
    [tent] { SIGNS("ruin") }
    [totem] { SIGNS("void-totem") }
    [tents] { SIGNS("ruin ruin") }
    [totems] { SIGNS("void-totem void-totem") }
   *[both] { SIGNS("ruin void-totem") }
} in { NAMES($territory) }
iwari-build-moved-brief = { $who ->
    [you] move
   *[other] moves
} { $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
}: { NAMES($source) } → { NAMES($territory) }
iwari-void-pass-brief = { $who ->
    [you] have only void cards
   *[other] has only void cards
}
iwari-void-cards-brief = { $who ->
    [you] play
   *[other] plays
} { SIGNS("void", $count) } ({ $showing } showing)
iwari-void-skip-brief = { $who ->
    [you] discard
   *[other] discards
} { SIGNS($card) }: the void does nothing
iwari-void-discard-brief = { $who ->
    [you] discard
   *[other] discards
} { SIGNS($card) } for the void
iwari-void-order-brief = { $who ->
    [you] choose
   *[other] chooses
}: { NAMES($one) }, then { NAMES($other) }
iwari-void-chosen-brief = { $who ->
    [you] choose
   *[other] chooses
} where { SIGNS("ruin") } goes in { NAMES($territory) }
iwari-void-target-brief = { $who ->
    [you] let
   *[other] lets
} the void act in { NAMES($territory) }
iwari-free-brief = { $who ->
    [you] place
   *[other] places
} a free { $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
} in { NAMES($territory) }
iwari-free-none-brief = { $who ->
    [you] place no free piece
   *[other] places no free piece
}
iwari-void-infection-brief = infection at connection { $connection }
iwari-void-corruption-brief = corruption at connection { $connection }
iwari-void-totem-brief = { SIGNS("void-totem") } { NAMES($territory) }
iwari-void-totem-centre-brief = { SIGNS("void-totem") } centre ({ $centre } of { $limit })
iwari-void-ruin-brief = { SIGNS("ruin") } { NAMES($territory) }
iwari-void-aside-brief = { SIGNS("void") } aside ({ $number } of { $limit })
iwari-void-pawn-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-past-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-stays-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-lost-brief = { $fate ->
    [stays] the second piece stays where it was
   *[lost] the second piece is lost
}
iwari-void-judged-brief = { $by ->
    [player] the player claims { NAMES($territory) }
    [players] the players claim { NAMES($territory) }
   *[void] the void claims { NAMES($territory) }
}
iwari-void-settlement-brief = { $who ->
    [you] make
   *[other] makes
} a settlement of { $count }
iwari-void-settles-brief = the void makes a settlement of { $count } and acts in { NAMES($territories) }
iwari-void-settles-tie-brief = { $who ->
    [you] choose
   *[other] chooses
} for the void’s settlement of { $count }
iwari-void-settles-closed-brief = the void makes a settlement of { $count }
iwari-void-wins-brief = the void wins
iwari-void-beaten-brief = { $who ->
    [you] have beaten the void
   *[other] has beaten the void
}
iwari-void-beaten-together-brief = the players have beaten the void
