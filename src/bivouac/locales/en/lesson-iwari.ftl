# The lessons of Iwari: what they say, and what they answer.

lesson-iwari-path-first = First steps

## Cards and tents

lesson-iwari-building = Cards and tents
lesson-iwari-building-hand = Your tribe settles new land. Each card in your hand shows a biome: that is where it lets you build.
lesson-iwari-building-tent = Place a tent in the marked forest: choose any free spot there, then confirm. Your forest card pays for it.
lesson-iwari-building-tent-swap = You swap a card when none of them helps. Your forest card does: place a tent in the marked forest.
lesson-iwari-building-tent-otherwise = That can be built too, but not yet: this time place one tent in the marked forest, for your forest card.
lesson-iwari-building-draw = One card for one tent. At the end of your turn you draw back up to three cards: take one of the display, or the top of the deck unseen.
lesson-iwari-building-draw-otherwise = Draw a card: any of the display, or the top of the deck.
lesson-iwari-building-joker = For the marked glacier you have no card. Two equal cards stand in for any other: place a tent there with your two desert cards.
lesson-iwari-building-joker-swap = No need to swap: two equal cards pay for any biome. Place a tent in the marked glacier.
lesson-iwari-building-joker-otherwise = A good place as well, but let us try the two equal cards: place one tent in the marked glacier.
lesson-iwari-building-end = That is a turn: build, then draw back up to three cards. A piece costs one card of its biome, or two equal ones of another.
