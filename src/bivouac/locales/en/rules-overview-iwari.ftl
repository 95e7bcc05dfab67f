# Iwari in short, before its rules. pictured-... tells what is seen to those who do not see it.

overview-iwari-land-title = Tribes in an unknown world
overview-iwari-land = You lead a tribe that spreads over a new world. Each of its territories belongs to one of five biomes: tundra, forest, glacier, coast or desert. Your tents settle the territories, your totems watch over the connections between them, and both bring points to whoever has the most.
pictured-overview-iwari-land = A whole map: territories of five biomes, joined by roads and numbered connections, with the tents and totems of three tribes.
overview-iwari-turn-title = Your turn: build or swap
overview-iwari-turn = You hold three cards. Either you play one to three of them and place one or two pieces in one territory, or you swap a card that is of no use. Then you draw back up to three, from the four on display or unseen from the deck.
pictured-overview-iwari-turn = Three cards in a hand and an arrow to a tent and a totem; below them the deck and the four cards on display.
overview-iwari-price-title = What a piece costs
overview-iwari-price = A tent or a totem costs one card of the biome where it goes, or any two matching cards of another. Where nobody has a tent yet, a single tent is all you may place. A territory has room for as many totems, of all tribes, as the strongest tribe has tents there.
pictured-overview-iwari-price = A map: a forest with a new red tent and a new red totem. Beside it lie a forest card, which paid for the one, and two glacier cards, which paid for the other.
overview-iwari-tents-title = Points for tents
overview-iwari-tents = In each territory the tribe in front scores 1 point for every tent that stands there. The next scores as many as the first has tents, the third as many as the second. Here red has three tents, blue two, yellow one: that makes { $first }, { $second } and { $third } points.
pictured-overview-iwari-tents = A map: a coast with three red tents, two blue ones and a yellow one, and the points they bring.
overview-iwari-totems-title = Points for totems
overview-iwari-totems = A connection rewards whoever has the most totems, or as many as anybody, at both of its ends: 1 point for each totem there, whoever it belongs to. Here red leads in the forest and is tied on the tundra, and scores { $points }.
pictured-overview-iwari-totems = A map: connection 10 between a forest with two red totems and a tundra with a red and a blue one.
overview-iwari-settlements-title = Settlements
overview-iwari-settlements = Four or more tents of yours that roads join are a settlement, wherever the borders run. Each of its tents is worth 1 point more: { $points } for red here, and nothing for the tent that stands apart.
pictured-overview-iwari-settlements = A map: two red tents on a coast and two in the forest beside it, joined by roads; a fifth one stands apart.
overview-iwari-end-title = The end, and who wins
overview-iwari-end = When the deck first runs out, tents score, and all cards played become a new deck. When that is gone too, or somebody has no tent left to place, the round is finished: tents score again, and so do totems and settlements. The most points win. Maps and expansions add to this.
pictured-overview-iwari-end = A score sheet: the points of three tribes for tents in the middle of the game and at its end, totems and settlements, and their totals.

## Against the void

overview-iwari-void = Alone or together, against the void
overview-iwari-against-title = An opponent without cards
overview-iwari-against = Alone or as two, you build by the same rules, but not for points. After your own action you act for the void as well, with at least one of the cards you have left: here a desert card paid for a tent, and a coast card for a ruin. Only then do you draw. Whoever plays the whole hand leaves it nothing.
pictured-overview-iwari-against = A map: a new red tent in a desert and a new ruin on the coast beside it, with the two cards that paid for them.
overview-iwari-infection-title = How it spreads
overview-iwari-infection = A void card brings an infection to both ends of the connection where the void pawn stands: a void totem where one fits, otherwise a ruin. Then the pawn goes on to the next number. Once four void cards are showing, a corruption comes: both territories are judged, full or not.
pictured-overview-iwari-infection = A map: a forest with a new void totem and a tundra with a new ruin, at the ends of one connection.
overview-iwari-claims-title = Who claims a territory, and who wins
overview-iwari-claims = A full territory is judged. More tents than ruins, or more ruins than tents, bring one virtual totem; more totems then bring the territory, and the void wins ties. It has won with its third territory, the first if there are two of you, or with ten ruins in one settlement. Hold out to the end, and you have won.
pictured-overview-iwari-claims = A map: a full coast that the players have claimed, and a full forest that the void has claimed.
