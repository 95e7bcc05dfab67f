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

## Who has the most tents

lesson-iwari-tents = Who has the most tents
lesson-iwari-tents-points = Tents bring points territory by territory. Here Ulla has two and you have one: she is first, with 1 point for each tent here, hers and yours.
lesson-iwari-tents-tie = Draw level with her: place a tent on any free spot of the marked coast.
lesson-iwari-tents-tie-totem = Totems have their own lesson. Here it is tents that count: place a tent on the marked coast.
lesson-iwari-tents-tie-otherwise = That would leave Ulla ahead here: place one tent on the marked coast, for your coast card.
lesson-iwari-tents-tied = Two each: you are both first, and tied tribes all score in full. That makes 4 points for each of you.
lesson-iwari-tents-draw = Draw a card, whichever you like. Then Ulla and Tarek have their turns.
lesson-iwari-tents-draw-otherwise = Draw a card: any of the display, or the top of the deck.
lesson-iwari-tents-two = In the marked desert Ulla leads as well, two to one. A build may place two pieces: place two tents here at once, for your two desert cards.
lesson-iwari-tents-two-single = One tent only draws level. Choose a second free spot here before you confirm: your other desert card pays for it.
lesson-iwari-tents-two-otherwise = Ulla would stay ahead in the desert: place two tents there, one for each desert card.
lesson-iwari-tents-ranks = Now you are first: 6 tents, 6 points. Ulla, second, gets as many points as you have tents, 3; Tarek, third, as many as Ulla has, 2.
lesson-iwari-tents-end = So you know how tents score: most for whoever has the most, and something for everybody there. A build is one or two pieces; in land without tents, just one tent.

## Totems and connections

lesson-iwari-totems = Totems and connections
lesson-iwari-totems-connection = The number marks a connection: it joins the desert and the coast. Lead in totems in both, and it brings you points at the end.
lesson-iwari-totems-coast = Begin on the coast: choose its totem spot and place a totem. Like a tent, it costs one card of the biome.
lesson-iwari-totems-coast-desert = The desert comes next. Begin on the coast, where Ulla is stronger than you.
lesson-iwari-totems-coast-otherwise = This time let it be a totem: choose the totem spot of the marked coast.
lesson-iwari-totems-cap = As many totems fit here as the strongest tribe has tents: Ulla has two tents, so one more totem fits, no matter whose.
lesson-iwari-totems-draw = Draw a card, whichever you like, and see what Ulla does.
lesson-iwari-totems-draw-otherwise = Draw a card: any of the display, or the top of the deck.
lesson-iwari-totems-desert = Ulla has taken the last place there, so you are tied. A tie is enough: now place a totem in the desert, the other end of the connection.
lesson-iwari-totems-desert-otherwise = The connection counts only if you lead at both ends: place a totem on the totem spot of the desert.
lesson-iwari-totems-points = You lead in the desert and are tied for first on the coast. So the connection brings you 1 point for each totem at both ends: 3, and Ulla nothing.
lesson-iwari-totems-end = That is what totems do: they lead at both ends of a connection. How many fit depends on tents.

## Settlements, and when points are scored

lesson-iwari-scoring = Settlements, and when points are scored
lesson-iwari-scoring-deck = A game is well under way. A single card is left in the deck: as soon as it is taken, tents are scored for the first time.
lesson-iwari-scoring-tent = Your three tents on the glacier are joined by roads. Place a fourth on the marked spot: a road joins it to them, across the border.
lesson-iwari-scoring-tent-road = The right land, but no road joins that spot to your three tents. Choose the marked one.
lesson-iwari-scoring-tent-swap = No need to swap: your tundra card pays for a tent on the marked spot.
lesson-iwari-scoring-tent-otherwise = Points can be had there too, but let us join four tents: place one on the marked spot, for your tundra card.
lesson-iwari-scoring-settlement = Four joined tents are a settlement. At the end of the game it brings 1 point for each of its tents.
lesson-iwari-scoring-draw = Now draw, whichever card you like. The deck gives its last card to you or to the display, and runs out.
lesson-iwari-scoring-draw-otherwise = Draw a card: any of the display, or the last one of the deck.
lesson-iwari-scoring-mid = The tents of every territory have scored, 15 points for you. On the glacier there are five tents, and you have the most: that alone was 5.
lesson-iwari-scoring-again = All cards played so far have become a new deck. When it runs out too, the last round comes, and tents score once more.
lesson-iwari-scoring-end = So tents score twice, in the middle and at the end; totems and settlements only at the end.

## Deeds and their pawns

lesson-iwari-deeds = Deeds and their pawns
lesson-iwari-deeds-group = Your three tents are joined by roads. Four or more joined tents are a settlement, which brings 1 point for each of them at the end.
lesson-iwari-deeds-fourth = A settlement may cross borders: place a tent on the marked spot of the coast, which a road joins to the others.
lesson-iwari-deeds-fourth-road = The right coast, but no road leads from there to your other tents. Choose the marked spot.
lesson-iwari-deeds-fourth-otherwise = That would make no settlement: place a tent on the marked spot of the coast, for your coast card.
lesson-iwari-deeds-earned = A settlement, the first of this game! In this game the deed Union is in play, and for this it gives you a pawn.
lesson-iwari-deeds-pawn = A pawn doubles what the tents of a territory score at the end, for everybody. Place it where you lead: in the desert.
lesson-iwari-deeds-pawn-otherwise = On the coast Ulla leads, and the pawn would help her more than you. Place it in the desert.
lesson-iwari-deeds-doubled = As the tents stand now, the desert would bring you 8 points instead of 4, and Ulla 6 instead of 3.
lesson-iwari-deeds-end = Most deeds are races: whoever first does what one asks for places its pawn, for tents or for totems. Every pawn multiplies for everybody.

## The last round

lesson-iwari-ending = The last round
lesson-iwari-ending-deck = The deck has run out once already, and two cards are left again. Tarek is about to build two tents and draw two cards.
lesson-iwari-ending-totem = The deck is empty again, so this is the last round, and yours is its last turn. Place a totem on the marked tundra: a tie there is enough for connection 9.
lesson-iwari-ending-totem-swap = There is no later turn for a better card. Place a totem on the marked tundra with a tundra card.
lesson-iwari-ending-totem-otherwise = That brings less than connection 9 would: place a totem on the totem spot of the marked tundra.
lesson-iwari-ending-draw = You lead at one end and are tied at the other: 1 point for each of the five totems there. Draw any card to end your turn, and with it the game.
lesson-iwari-ending-draw-otherwise = Draw any card of the display: with it the game ends.
lesson-iwari-ending-points = You win with 61 points to 57 and 51: 14 from the first scoring, then 29 for tents, 9 for totems and 9 for settlements.
lesson-iwari-ending-end = When the deck runs out a second time, or somebody places a last tent, the round is played out and all is scored. Now you know enough for a first game.
