# Dewan: moves in a few words for the log and the captions of the browser: what somebody does, without who does it. The
# things of SIGNS are drawn; the whole sentence is the message without -brief. $times: so often in a row.

dewan-story-row-brief = { $who ->
    [you] take
   *[other] takes
} a story ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
dewan-story-stack-brief = { $who ->
    [you] draw
   *[other] draws
} a story ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
dewan-story-chosen-brief = { $who ->
    [you] take
   *[other] takes
} { SIGNS($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
})
dewan-story-unseen-brief = { $who ->
    [you] take
   *[other] takes
} a story from the stack, unseen
dewan-take-brief = { $who ->
    [you] take
   *[other] takes
} { SIGNS($cards) }
dewan-place-brief = { $who ->
    [you] place
   *[other] places
} camp { $camp } on { SIGNS($terrain) }
dewan-village-brief = { $who ->
    [you] place
   *[other] places
} camp { $camp }, a lake village
dewan-receive-brief = { $who ->
    [you] receive
   *[other] receives
} { SIGNS($cards) }
dewan-berry-brief = { $who ->
    [you] take
   *[other] takes
} { SIGNS("berry") }
dewan-tuck-brief = { $who ->
    [you] tuck
   *[other] tucks
} { SIGNS($half) }
dewan-tuck-none-brief = { $who ->
    [you] tuck nothing
   *[other] tucks nothing
}
dewan-marker-water-brief = { $who ->
    [you] put
   *[other] puts
} { SIGNS("water") } on { SIGNS($terrain) }
dewan-marker-lava-brief = { $who ->
    [you] put
   *[other] puts
} { SIGNS("lava") } on { SIGNS($terrain) }
dewan-fish-brief = { $who ->
    [you] catch
   *[other] catches
} { $count } { SIGNS("fish") } for { SIGNS($card) }
dewan-fish-none-brief = { $who ->
    [you] do not fish
   *[other] does not fish
}
dewan-pass-brief = { $who ->
    [you] pass
   *[other] passes
}
dewan-shuffle-pile-brief = a new pile ({ $count })
dewan-shuffle-supply-brief = a new supply ({ $count })
dewan-told-brief = { $who ->
    [you] complete
   *[other] completes
} a story ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
dewan-reward-brief = { $who ->
    [you] draw
   *[other] draws
} { SIGNS("back", $count) }
dewan-drawn-brief = { SIGNS($cards) }
dewan-last-round-brief = this is the last round
dewan-event-rain-brief = it pours
dewan-event-lava-brief = the volcano erupts
dewan-event-fish-brief = the fish are biting
dewan-over-brief = the game is over
dewan-wins-brief = { $who ->
    [you] win
   *[other] wins
} with { $points } points
dewan-wins-tie-brief = { $who ->
    [you] win
   *[other] wins
} on the tiebreaker with { $points } points
dewan-shares-brief = { $who ->
    [you] share
   *[other] shares
} the victory ({ $points } points)
