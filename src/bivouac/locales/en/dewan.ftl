# Dewan: what happened. One sentence for each thing, read by everybody at the table.
# $player is a name; $who is "you" when the sentence is about its reader.

dewan-story-row = { $who ->
    [you] You take
   *[other] { $player } takes
} a story tile: { NAMES($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] ).
    [one] { " " }and 1 fire).
   *[other] { " " }and { $fire } fires).
}
dewan-story-unseen = { $who ->
    [you] You take
   *[other] { $player } takes
} the top story tile of the stack unseen.
dewan-story-stack = { $who ->
    [you] You draw
   *[other] { $player } draws
} the top story tile: { NAMES($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] ).
    [one] { " " }and 1 fire).
   *[other] { " " }and { $fire } fires).
}
dewan-take = { $who ->
    [you] You take
   *[other] { $player } takes
} from the row: { NAMES($cards) }.
dewan-place = { $who ->
    [you] You place
   *[other] { $player } places
} camp { $camp } on { $space } ({ NAMES($terrain) }), by the route { $route }.
dewan-village = { $who ->
    [you] You place
   *[other] { $player } places
} camp { $camp } on { $space } as a lake village, by the route { $route }.
dewan-pay = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $count ->
    [one] one card
   *[other] { $count } cards
}: { NAMES($cards) }.
dewan-receive = { $who ->
    [you] You receive
   *[other] { $player } receives
} for the crossing: { NAMES($cards) }.
dewan-berry = { $who ->
    [you] You take
   *[other] { $player } takes
} a berry from the zone.
dewan-tuck = { $who ->
    [you] You tuck
   *[other] { $player } tucks
} a card: { NAMES($card) }, showing { NAMES($half) }.
dewan-tuck-none = { $who ->
    [you] You tuck
   *[other] { $player } tucks
} no card; the slot stays empty.
dewan-marker-water = { $who ->
    [you] You put
   *[other] { $player } puts
} a water marker on { $space }, which was { NAMES($terrain) }.
dewan-marker-lava = { $who ->
    [you] You put
   *[other] { $player } puts
} a lava marker on { $space }, which was { NAMES($terrain) }.
dewan-berries-lost = The berries of the buried zone are gone.
dewan-berries-move = The zone is split: { $count ->
    [one] { $count } berry goes
   *[other] { $count } berries go
} to the part with { $space }.
dewan-berry-odd = The odd berry goes at random to the part with { $space }.
dewan-fish = { $who ->
    [you] You discard
   *[other] { $player } discards
} { NAMES($card) } and { $who ->
    [you] catch
   *[other] catches
} { $count ->
    [one] one fish.
   *[other] { $count } fish.
}
dewan-fish-none = { $who ->
    [you] You do not fish.
   *[other] { $player } does not fish.
}
dewan-pass = { $who ->
    [you] You can neither take cards nor place a camp, and pass.
   *[other] { $player } can neither take cards nor place a camp, and passes.
}
dewan-shuffle-pile = { $count ->
    [one] The only discard becomes the draw pile.
   *[other] The { $count } discards are shuffled into a new draw pile.
}
dewan-shuffle-supply = { $count ->
    [one] The only discard becomes the supply.
   *[other] The { $count } discards are shuffled into a new supply.
}
dewan-told = { $who ->
    [you] You complete
   *[other] { $player } completes
} a story: { NAMES($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] ).
    [one] { " " }and 1 fire).
   *[other] { " " }and { $fire } fires).
}
dewan-reward = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
} as a reward.
dewan-last-round = Somebody has placed their last camp: this is the last round.
dewan-event-rain = The pile runs out: it pours.
dewan-event-lava = The pile runs out: the volcano erupts.
dewan-event-fish = The pile runs out: the fish are biting.
dewan-over = The game is over.
dewan-wins = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points } points.
dewan-wins-tie = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points } points: tied, but with the most cards in hand.
dewan-shares = With { $points } points, { $who ->
    [you] you share
   *[other] { $player } shares
} the victory.
