# The lessons of Dewan: what they say, and what they answer.

lesson-dewan-path-first = First steps

## Ways and what they cost

lesson-dewan-ways = Ways and what they cost
lesson-dewan-ways-home = Here your journey begins: this is your starting camp. From it your people settle the land, camp by camp.
lesson-dewan-ways-place = Settle on the mountain beside it: choose the space on the map, then confirm.
lesson-dewan-ways-place-take = You have the cards for the mountain already. Take some later; first place your camp there.
lesson-dewan-ways-place-elsewhere = That can be done too, but not yet: place your first camp on the marked mountain.
lesson-dewan-ways-paid = It cost two cards: one for your starting camp, where any card will do, and one that shows mountain. A way costs a card for each space, the first one included.
lesson-dewan-ways-take = Your hand is empty. Take the two marked cards; they always lie side by side in the row.
lesson-dewan-ways-take-others = Two neighbours, yes, but other ones: take the marked cards.
lesson-dewan-ways-take-place = You have no cards left for that. Take the two marked cards instead.
lesson-dewan-ways-end = That is all of a turn: place a camp and pay for its way, or take two cards.
