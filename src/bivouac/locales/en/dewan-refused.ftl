# Dewan: why something cannot be done. One sentence for each reason, read by whoever tried.
# $space is the id of a space and $terrain what it is; $card is what a card shows.

## Somebody or something else comes first

dewan-refused-over = The game is over.
dewan-refused-odd-berry = Chance must first decide which part of the zone gets the odd berry.
dewan-refused-shuffle = The discards must first be shuffled.
dewan-refused-due-turn = { $who ->
    [you] It is your turn: take cards or place a camp.
   *[other] It is the turn of { $player }.
}
dewan-refused-due-story = { $who ->
    [you] Choose a story tile first.
   *[other] { $player } is choosing a story tile.
}
dewan-refused-due-tuck = { $who ->
    [you] First decide whether to tuck a card.
   *[other] { $player } is deciding whether to tuck a card.
}
dewan-refused-due-water = { $who ->
    [you] Place the water marker first.
   *[other] { $player } is placing a water marker.
}
dewan-refused-due-lava = { $who ->
    [you] Place the lava marker first.
   *[other] { $player } is placing a lava marker.
}
dewan-refused-due-fishing = { $who ->
    [you] First decide whether to discard a card for fish.
   *[other] { $player } is deciding whether to discard a card for fish.
}
dewan-refused-impossible = That is not possible now.
dewan-refused-possible = That is allowed now.
dewan-refused-pass-take = Only a player who can do nothing else passes, and there are cards to take.
dewan-refused-pass-place = Only a player who can do nothing else passes, and a camp can be placed.

## Cards of the row

dewan-refused-slot-empty = Slot { $slot } of the row is empty.
dewan-refused-no-slot = The row has only { $slots } slots.
dewan-refused-two-cards = You take exactly two cards from the row, neither more nor fewer.
dewan-refused-not-neighbours = Slots { $first } and { $second } of the row are not side by side.
dewan-refused-one-card = A single card is taken only where no two lie side by side, as in slots { $first } and { $second }.
dewan-refused-not-in-hand = { $who ->
    [you] This card is not in your hand: { NAMES($card) }.
   *[other] This card is not in the hand of { $player }: { NAMES($card) }.
}
dewan-refused-no-half = The card { NAMES($card) } has no such half.
dewan-refused-no-such-card = There is no card { $name }.

## Stories

dewan-refused-story-slot-empty = Slot { $slot } of the story row is empty.
dewan-refused-no-story-slot = The story row has only { $slots } slots.
dewan-refused-stack-empty = The story stack is empty: choose a story tile from the row.

## Journeys

dewan-refused-no-such-space = There is no space { $name }.
dewan-refused-no-route = A journey leads from one of your camps to another space.
dewan-refused-origin = A journey begins at one of your own camps, and there is none on { $space } ({ NAMES($terrain) }).
dewan-refused-origin-stuck = Your cards do not pay for any journey from { $space } ({ NAMES($terrain) }).
dewan-refused-stays = A journey ends on another space than { $space }, where it begins.
dewan-refused-not-adjacent = { $other } and { $space } are not adjacent.
dewan-refused-twice = A route never enters a space twice, and { $space } is on it already.
dewan-refused-blocked = On { $space } is the { NAMES($terrain) }: nobody can cross it or settle there.
dewan-refused-camp = There is a camp on { $space } already.
dewan-refused-no-camp = No camp can be placed on { $space }.
dewan-refused-village = There is a lake village in the water zone of { $space } already, and a zone has one at most.
dewan-refused-water = { $space } is water, and a camp is placed on land.
dewan-refused-unaffordable = No route to { $space } ({ NAMES($terrain) }) can be paid with your cards.
dewan-refused-enter-unpaid = The cards you have left do not pay for { $space } ({ NAMES($terrain) }).
dewan-refused-dead-end = With the cards you have left you could not place a camp beyond { $space } ({ NAMES($terrain) }).
dewan-refused-cost = { $count ->
    [one] This route costs one card, not { $paid }.
   *[other] This route costs { $count } cards, not { $paid }.
}
dewan-refused-terrain = { $space } is { NAMES($terrain) }, which this card does not show: { NAMES($card) }.
dewan-refused-pays-twice = A card pays only once: { NAMES($card) }.
dewan-refused-pay-rest = If this card pays for { $space }, the rest of the route cannot be paid: { NAMES($card) }.

## Markers

dewan-refused-marker-blocked = A marker needs a free space, and { $space } is the { NAMES($terrain) }.
dewan-refused-marker-water = A marker cannot go on water, and { $space } is water.
dewan-refused-marker-camp = A marker needs a free space, and there is a camp on { $space }.
dewan-refused-marker-far-water = A water marker goes next to water, and { $space } ({ NAMES($terrain) }) is not.
dewan-refused-marker-far-lava = A lava marker goes next to the volcano or to lava, and { $space } ({ NAMES($terrain) }) is not.
