# Dewan in the browser: names of things for screen readers, labels of the board and its panels.
# $player is a name. Codes of things ($card, $needs, ...) are said with NAMES.

## Pieces and cards

dewan-web-terrain = { NAMES($terrain) }
dewan-web-symbol = { $symbol ->
    [fish] fish
    [artifact] { NAMES($symbol) }
    [pigment] { NAMES($symbol) }
    [crystal] { NAMES($symbol) }
    [berry] { NAMES($symbol) }
   *[fire] { NAMES($symbol) }
}
dewan-web-card = Card: { NAMES($card) }
dewan-web-card-step = Card: { NAMES($card) }. Pays step { $step }.
dewan-web-card-fresh = Card: { NAMES($card) }. New.
dewan-web-card-back = A face-down card
dewan-web-story = Story worth { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }and 1 fire
   *[other] { " " }and { $fire } fires
}. It asks for { NAMES($needs) }.
dewan-web-story-progress = Story worth { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }and 1 fire
   *[other] { " " }and { $fire } fires
}. It asks for { NAMES($needs) }. { $have } of { $of } met; missing: { NAMES($missing) }.
dewan-web-story-met = Story worth { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }and 1 fire
   *[other] { " " }and { $fire } fires
}. It asks for { NAMES($needs) }. All met.
dewan-web-story-told = Completed story, { $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] { "" }
    [one] { " " }and 1 fire
   *[other] { " " }and { $fire } fires
}: { NAMES($needs) }.
dewan-web-told = Done
dewan-web-met = Met

## The map

dewan-web-map = Map
dewan-web-map-keys = Arrow keys go from space to space, Enter chooses, plus and minus zoom, 0 shows the whole map.
dewan-web-space = { NAMES($terrain) } { $space }
dewan-web-space-zone = zone of { $count } spaces
dewan-web-space-berries = { $count ->
    [one] a berry
   *[other] { $count } berries
} in its zone
dewan-web-space-near = next to { NAMES($icons) }
dewan-web-space-flooded = under a water marker
dewan-web-space-camp = { $who ->
    [you] { $kind ->
        [start] your starting camp
        [village] your lake village
       *[camp] your camp
    }
   *[other] { $kind ->
        [start] starting camp of { $player }
        [village] lake village of { $player }
       *[camp] camp of { $player }
    }
}
dewan-web-space-origin = a journey can begin here
dewan-web-space-step = step { $step } of the route
dewan-web-space-cost = costs { $count ->
    [one] one card
   *[other] { $count } cards
}
dewan-web-space-open = can be chosen

## Row, stories, hand

dewan-web-row = Terrain row
dewan-web-row-hint = take two neighbours
dewan-web-pile = Pile, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
dewan-web-pile-short = pile { $count }
dewan-web-slot-empty = empty
dewan-web-take = Take { NAMES($cards) }
dewan-web-stories = Stories
dewan-web-stories-hint = take one
dewan-web-stack = Stack, { $count ->
    [0] empty
    [one] one story
   *[other] { $count } stories
}
dewan-web-stack-short = stack { $count }
dewan-web-take-stack = Take the top of the stack, unseen. { $count ->
    [one] One story is
   *[other] { $count } stories are
} left.

## Boards

dewan-web-board = Tribe board of { $player }
dewan-web-tribe = Tribe of { $player }
dewan-web-camps = Camps
dewan-web-camps-left = { $count } left
dewan-web-effect = { $effect ->
    [story] Story
    [tuck] Tuck
    [fire] Last
   *[none] None
}
dewan-web-camp-space = Camp { $camp }: { $effect ->
    [story] brings a story
    [tuck] lets you tuck a card
    [fire] brings a fire and the last round
   *[none] brings nothing
}, { $state ->
    [placed] placed
    [now] being placed
   *[left] not placed yet
}
dewan-web-tucked = Tucked cards
dewan-web-tucked-short = Tucked
dewan-web-tuck = Tucked: { NAMES($half) }
dewan-web-slot-first = First story
dewan-web-slot-camp = Camp { $camp }
dewan-web-slot-now = Now: camp { $camp }
dewan-web-slot-closed = Left empty
dewan-web-tally = { $symbol ->
    [card] { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
    [berry] { $count ->
        [one] one berry
       *[other] { $count } berries
    }
    [fish] { $count ->
        [one] one fish
       *[other] { $count } fish
    }
   *[fire] { $count ->
        [one] one fire
       *[other] { $count } fires
    }
}
dewan-web-count = { $symbol ->
    [berry] { $count ->
        [one] berry
       *[other] berries
    }
    [fish] { $count ->
        [one] fish
       *[other] fish
    }
   *[fire] { $count ->
        [one] fire
       *[other] fires
    }
}
dewan-web-count-cards = { $count ->
    [one] card
   *[other] cards
}
dewan-web-known = Known cards of { $player }: { $count }
dewan-web-unknown = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## Points

dewan-web-score-now = If it ended now
dewan-web-side = Tribe
dewan-web-total = Total
dewan-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dewan-web-most-fire = with the most fire
dewan-web-source = { $source ->
    [stories] Stories
    [fire] Fire
    [groups] Groups
    [berries] Berries
    [zones] Zones
    [water] Water
    [rivals] Rivals
    [pairs] Pairs
    [majorities] Shores
   *[fish] Fish
}

## Events

dewan-web-event = { $event ->
    [lava] Until the eruption
    [fish] Until the fish bite
   *[water] Until it pours
}
dewan-web-event-count = { $pile } of { $size }
dewan-web-event-next = Supply for new piles
dewan-web-event-supply = { $supply ->
    [one] one card
   *[other] { $supply } cards
}
dewan-web-event-left = { $event ->
    [lava] Lava markers left
    [fish] Fish left
   *[water] Water markers left
}
