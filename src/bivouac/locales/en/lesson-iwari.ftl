# The lessons of Iwari: what they say, and what they answer.

lesson-iwari-path-first = First steps
lesson-iwari-path-extensions = What can be added
lesson-iwari-path-maps = Maps with rules of their own

## Cards and tents

lesson-iwari-building = Cards and tents
lesson-iwari-building-hand = Your tribe settles new land. Each card in your hand shows a biome: that is where it lets you build.
lesson-iwari-building-tent = Place a tent in the marked forest: choose any free spot there, then confirm. Your forest card pays for it.
lesson-iwari-building-tent-swap = You swap a card when none of them helps. Your forest card does: place a tent in the marked forest.
lesson-iwari-building-tent-otherwise = That can be built too, but not yet: this time place one tent in the marked forest, for your forest card.
lesson-iwari-building-draw = One card for one tent. At the end of your turn you draw back up to three cards: take one of the display, or the top of the deck unseen.
lesson-iwari-building-joker = For the marked glacier you have no card. Two matching cards stand in for any other: place a tent there with your two desert cards.
lesson-iwari-building-joker-swap = No need to swap: two matching cards pay for any biome. Place a tent in the marked glacier.
lesson-iwari-building-joker-otherwise = A good place as well, but let us try the two matching cards: place one tent in the marked glacier.
lesson-iwari-building-end = That is a turn: build, then draw back up to three cards. A piece costs one card of its biome, or two matching ones of another.

## Who has the most tents

lesson-iwari-tents = Who has the most tents
lesson-iwari-tents-points = Tents bring points territory by territory. Here Ulla has two and you have one: she is first, with 1 point for each tent here, hers and yours.
lesson-iwari-tents-tie = Draw level with her: place a tent on any free spot of the marked coast.
lesson-iwari-tents-tie-totem = Totems have their own lesson. Here it is tents that count: place a tent on the marked coast.
lesson-iwari-tents-tie-cards = The right place, but two desert cards are a dear price. Pay with your coast card alone.
lesson-iwari-tents-tie-otherwise = That would leave Ulla ahead here: place one tent on the marked coast, for your coast card.
lesson-iwari-tents-tied = Two each: you are both first, and tied tribes all score in full. That makes 4 points for each of you.
lesson-iwari-tents-draw = Draw a card, whichever you like. Then Ulla and Tarek have their turns.
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
lesson-iwari-totems-desert = Ulla has taken the last place there, so you are tied. A tie is enough: now place a totem in the desert, the other end of the connection.
lesson-iwari-totems-desert-otherwise = The connection counts only if you lead at both ends: place a totem on the totem spot of the desert.
lesson-iwari-totems-points = You lead in the desert and are tied for first on the coast. So the connection brings you 1 point for each totem at both ends: 3, and Ulla nothing.
lesson-iwari-totems-end = So totems pay where you lead at both ends of a connection. How many fit depends on the tents there.

## Settlements, and when points are scored

lesson-iwari-scoring = Settlements, and when points are scored
lesson-iwari-scoring-deck = A game is well under way. A single card is left in the deck: as soon as it is taken, tents are scored for the first time.
lesson-iwari-scoring-tent = Your three tents on the glacier are joined by roads. Place a fourth on the marked spot: a road joins it to them, across the border.
lesson-iwari-scoring-tent-road = The right land, but no road joins that spot to your three tents. Choose the marked one.
lesson-iwari-scoring-tent-swap = No need to swap: your tundra card pays for a tent on the marked spot.
lesson-iwari-scoring-tent-otherwise = Points can be had there too, but let us join four tents: place one on the marked spot, for your tundra card.
lesson-iwari-scoring-settlement = Four joined tents are a settlement. At the end of the game it brings 1 point for each of its tents.
lesson-iwari-scoring-draw = Now draw, whichever card you like. The deck gives its last card to you or to the display, and runs out.
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
lesson-iwari-ending-points = You win with 61 points to 57 and 51: 14 from the first scoring, then 29 for tents, 9 for totems and 9 for settlements.
lesson-iwari-ending-end = When the deck runs out a second time, or somebody places a last tent, the round is played out and all is scored. Now you know enough for a first game.

## Two players and the third tribe

lesson-iwari-third-tribe = Two players and the third tribe
lesson-iwari-third-tribe-who = With two players a third tribe joins in, and you both build for it. Wherever tents and totems are compared, it counts too: here it is level with Ulla.
lesson-iwari-third-tribe-own = First your own build, as always: place a tent in the marked forest. Use one card only, for you will need another.
lesson-iwari-third-tribe-own-otherwise = Keep that for later: place one tent of yours in the marked forest, for your forest card.
lesson-iwari-third-tribe-third = Before you draw, you build for the third tribe with a card you have left. Let it overtake Ulla: place a tent of its in the marked desert.
lesson-iwari-third-tribe-third-otherwise = Allowed, but it would not hurt Ulla: place a tent of the third tribe in the desert.
lesson-iwari-third-tribe-gain = Here Ulla was first with it, for 4 points. Now she is second, for 3.
lesson-iwari-third-tribe-end = So each turn brings two builds, yours and one for the third tribe. Do not help it too much: if it alone is first in the end, you both lose.

## Expeditions

lesson-iwari-expeditions = Expeditions
lesson-iwari-expeditions-card = Three expeditions lie open, and each asks for something. This one wants four tents in coast territories; you have three.
lesson-iwari-expeditions-fourth = It need not be the same territory: place a tent on the other coast.
lesson-iwari-expeditions-fourth-same = That would do as well. But choose the marked coast: new land, and it counts just the same.
lesson-iwari-expeditions-fourth-otherwise = That completes no expedition: place a tent on the marked coast, for your coast card.
lesson-iwari-expeditions-reward = You are the first to manage it and score 4 points at once. The second player who does gets 2, and the card leaves.
lesson-iwari-expeditions-end = Expeditions score as soon as they are completed. So keep an eye on what lies open, and on who is close.

## Storms

lesson-iwari-storms = Storms
lesson-iwari-storms-storm = A storm lies on connection 9: while it is there, nobody scores for it. That is a pity, for you lead in totems at both ends.
lesson-iwari-storms-fill = The tundra is full already. Place a tent on the last free spot of the forest, and both ends are full.
lesson-iwari-storms-fill-otherwise = The storm stays where it is then: place a tent on the marked spot of the forest, for your forest card.
lesson-iwari-storms-move = Both are full, and you have the most tents in the two: you decide about the storm. Move it on to connection 10.
lesson-iwari-storms-move-otherwise = If it stays, your connection 9 brings nothing at the end. Move the storm.
lesson-iwari-storms-end = Now connection 9 counts again. Whoever has the most tents in two full territories sends their storm on or lets it stay; on a tie it moves.

## The walking totem

lesson-iwari-walking = The walking totem
lesson-iwari-walking-walker = The walking totem stands on connection 1, between the coast and the forest. At one end, on the coast, you lead with your totem.
lesson-iwari-walking-totem = Lead at the other end as well: place a totem in the marked forest.
lesson-iwari-walking-totem-otherwise = The walking totem does not care about that: place a totem on the totem spot of the marked forest.
lesson-iwari-walking-walk = You have placed a totem beside it, so you may score connection 1 right now, for all tribes. Do it: you alone lead at both ends.
lesson-iwari-walking-walk-otherwise = Later others may overtake you here, and then they would score. Score connection 1 now.
lesson-iwari-walking-end = Two totems, 2 points for you. The walking totem has gone on to connection 2, and connection 1 is never scored again.

## Fortifications

lesson-iwari-fortifications = Fortifications
lesson-iwari-fortifications-fort = Everybody has one fortification. On a tent spot, it doubles points for whoever has a tent on it.
lesson-iwari-fortifications-build = It costs what a tent costs. Choose “Fortification” below and then the marked spot of the desert; choose the same spot again for a tent on top.
lesson-iwari-fortifications-build-alone = It belongs to nobody: leave it empty, and Ulla may put her tent on it. Add a tent of yours before you confirm.
lesson-iwari-fortifications-build-tent = The fortification goes down first, the tent on top of it. Choose the fortification for this spot, then the tent.
lesson-iwari-fortifications-build-otherwise = This time build both on the marked spot: first the fortification, then a tent on it.
lesson-iwari-fortifications-double = You have three of the five tents here: 5 points, doubled to 10 at the end. Ulla and Tarek have no tent on it and score as usual.
lesson-iwari-fortifications-end = In the final scoring a fortification doubles the points for your tents of its territory, and for a settlement with a tent on it. You place it once, so choose well.

## Discoveries

lesson-iwari-discoveries = Discoveries
lesson-iwari-discoveries-tokens = Two discovery tokens lie face down in this forest. They are turned up when somebody explores it: that is, places the first tent there.
lesson-iwari-discoveries-explore = Explore the marked forest: turn its tokens up. The tent comes next, and it must go here.
lesson-iwari-discoveries-explore-otherwise = That land has its surprises too, but explore the marked forest first.
lesson-iwari-discoveries-take = A yellow one and a red one. A tent on a token takes it: place yours on the red one.
lesson-iwari-discoveries-take-yellow = Yellow would be as good. This time take the red one.
lesson-iwari-discoveries-take-otherwise = A spot without a token brings none. Place your tent on the red token.
lesson-iwari-discoveries-end = The red token is yours. At the end, for each colour, whoever has the most tokens scores 6 points, tied tribes too.

## Floating Lands: connections are roads

lesson-iwari-floating-lands = Floating Lands: connections are roads
lesson-iwari-floating-lands-roads = On this map each connection ends at two tent spots, and it is a road between them. It joins tents to a settlement.
lesson-iwari-floating-lands-join = Your three tents in the forest reach connection 6. Place a fourth at its other end, in the desert.
lesson-iwari-floating-lands-join-otherwise = That does not join your tents: place one on the marked spot of the desert, for your desert card.
lesson-iwari-floating-lands-settlement = Four joined tents: a settlement right across the sky. Even a mountain on the connection would not part it.
lesson-iwari-floating-lands-end = So on the Floating Lands connections join settlements. And one thing more: no totem may stand in the tundra.

## Forgotten Island: ruins

lesson-iwari-forgotten-island = Forgotten Island: ruins
lesson-iwari-forgotten-island-ruin = A ruin lies on every violet spot. This one closes connection 4: while it lies there, the connection neither scores nor is a road.
lesson-iwari-forgotten-island-replace = Replace it with a tent. That costs two cards of the biome shown there: desert, though it stands in the forest.
lesson-iwari-forgotten-island-replace-beside = A tent beside it leaves the connection closed. Choose the violet spot with the ruin.
lesson-iwari-forgotten-island-replace-otherwise = The ruin would stay: choose its spot and pay with your two desert cards.
lesson-iwari-forgotten-island-open = The ruin is yours, 1 point at the end, and connection 4 is open. It scores 1 point in all for whoever leads at both ends, however many totems.
lesson-iwari-forgotten-island-end = So ruins bring a point each, and open roads for settlements: here every open connection is a road too.

## Glacier Massif: two connections in one

lesson-iwari-glacier-massif = Glacier Massif: two connections in one
lesson-iwari-glacier-massif-two = On this map connections 1 and 11 join the same two territories, one by land and one by sea. At one end, on the coast, you lead.
lesson-iwari-glacier-massif-totem = Place a totem at the other end, in the large glacier. It works for both connections.
lesson-iwari-glacier-massif-totem-otherwise = That helps neither connection: place a totem on the totem spot of the large glacier.
lesson-iwari-glacier-massif-end = Two totems at two connections: 2 points for each of them at the end, 4 in all. Every totem here counts twice, so watch what others place.

## Unexplored Paths: void totems

lesson-iwari-unexplored-paths = Unexplored Paths: void totems
lesson-iwari-unexplored-paths-centre = Five void totems stand in the middle of this map. You lead at both ends of connection 1, with one totem each: 2 points so far.
lesson-iwari-unexplored-paths-move = Bring one to the marked forest: choose “Move a void totem” below, then the totem spot there. That costs two forest cards, and no others will do.
lesson-iwari-unexplored-paths-move-own = A totem of yours would do the same, for one card. Try the void totem this time: it leaves yours in stock.
lesson-iwari-unexplored-paths-move-otherwise = Another time. Choose the totem spot of the marked forest and a void totem from the middle for it.
lesson-iwari-unexplored-paths-counts = Void totems count like all others: connection 1 is now worth 3 points. In the forest you and the void are tied, and that is enough for you.
lesson-iwari-unexplored-paths-end = So the void counts like a tribe. Where it alone has the most totems nobody scores, and so you can spoil others’ connections too.

## Long Road: the violet road

lesson-iwari-long-road = Long Road: the violet road
lesson-iwari-long-road-road = A violet road runs across this map. At the end its tents are scored once more, all together, as if the road were a territory.
lesson-iwari-long-road-second = Everybody has one tent on it. Take the lead: place a tent on the violet spot of the marked glacier.
lesson-iwari-long-road-second-beside = The right glacier, but that spot is not on the violet road. Choose the marked one.
lesson-iwari-long-road-second-otherwise = Let it be the violet spot of the glacier this time, for your glacier card.
lesson-iwari-long-road-lead = Now you lead on the road: 4 points for its four tents. Ulla and Tarek are both second, with 2 points each for your two tents.
lesson-iwari-long-road-end = So a tent on the violet road scores twice at the end: in its territory and for the road.

## The Void: contested tokens

lesson-iwari-the-void = The Void: contested tokens
lesson-iwari-the-void-token = A contested token lies between these two territories. Bring it to one of them, and there is one spot more there, with your tent on it; in the other the area stays empty.
lesson-iwari-the-void-take = Bring it to the forest: choose the marked area. That costs your two forest cards, and no others will do.
lesson-iwari-the-void-take-swap = Your two forest cards are just what it takes. Choose the marked area of the forest.
lesson-iwari-the-void-take-otherwise = The token would stay between the two: choose the marked area of the forest.
lesson-iwari-the-void-there = The token and your tent have explored the forest. The tent counts there like any other.
lesson-iwari-the-void-end = So contested tokens cost two matching cards. Your third card shows that the void is a biome here, with cards and lands of its own.

## Against the void

lesson-iwari-path-void = Against the void

# A turn against the void
lesson-iwari-void-turn = A turn against the void
lesson-iwari-void-turn-alone = You hold out alone against the void. It has no cards of its own: in each turn you act for yourself first, then for the void, with what is left of your hand.
lesson-iwari-void-turn-own = Your own action is as ever: build or swap. Place a tent on the marked spot in Sunbowl.
lesson-iwari-void-turn-own-swap = A swap would be your whole action, and nothing of yours would stand on the map. Place a tent in Sunbowl instead.
lesson-iwari-void-turn-own-elsewhere = You may build there too, but begin on the marked spot: Sunbowl has the most spots, and roads lead on from it.
lesson-iwari-void-turn-void = Two cards are left, and you must use at least one for the void. Build it a ruin on Shardholm: no road leads away from this island, so its ruins cannot spread.
lesson-iwari-void-turn-void-elsewhere = Roads lead on from there, and along roads ruins grow into large settlements. Build the ruin on Shardholm, the island.
lesson-iwari-void-turn-draw = Only now do you refill your hand, up to three cards. Take the marked tundra card.
lesson-iwari-void-turn-draw-other = That is allowed too, but plan ahead: two tundra cards can stand in for a card of another biome. Take the marked one.
lesson-iwari-void-turn-draw-again = Now take the marked desert card, for Sunbowl.
lesson-iwari-void-turn-draw-again-other = You want to build in Sunbowl next, and that takes a desert card. Take the marked one.
lesson-iwari-void-turn-all = Your next turn: play all three cards this time. They pay for a tent and a totem in Sunbowl, the desert card for one, the two tundra cards for the other.
lesson-iwari-void-turn-all-swap = Then two cards would be left for the void. Play all three, for a tent and a totem in Sunbowl.
lesson-iwari-void-turn-all-tents = That plays all three as well. But build a tent and a totem: totems decide who gets Sunbowl in the end.
lesson-iwari-void-turn-all-kept = A card that you keep is a card for the void. Play all three, for a tent and a totem in Sunbowl.
lesson-iwari-void-turn-empty = Your hand is empty, so the void does nothing in this turn. You simply refill.
lesson-iwari-void-turn-end = Now you know a turn against the void: act for yourself, act for the void with cards you have left, refill. Whoever plays all their cards leaves it none.

# Infection and corruption
lesson-iwari-void-infection = Infection and corruption
lesson-iwari-void-infection-pawn = A void card has come up in the display, and the void pawn stands on connection 3. So an infection comes to the two territories there, Shellbight and Sunbowl.
lesson-iwari-void-infection-order = In each of them the void places a totem if the limit leaves room for it, otherwise a ruin. You choose where it begins; this time either will do.
lesson-iwari-void-infection-placed = Shellbight had room for a void totem. Sunbowl had none, so a ruin came, as near to another as the roads allow; then the pawn moved on to connection 4.
lesson-iwari-void-infection-three = Three void cards are showing, and you hold another. The fourth brings a corruption: like an infection, but at its end both territories are judged.
lesson-iwari-void-infection-build = So Whitefang and Shellbight will be judged. Strengthen Whitefang in time: place a tent and a totem there.
lesson-iwari-void-infection-build-swap = A swap adds nothing to Whitefang, and it will be judged at once. Place a tent and a totem there.
lesson-iwari-void-infection-build-other = That is not enough to hold Whitefang when it is judged. Place a tent and a totem there, for your two glacier cards.
lesson-iwari-void-infection-void = For the void’s action only the void card is left, so you must play it. It is the fourth.
lesson-iwari-void-infection-corrupt = The corruption begins like an infection. Choose where; again either will do.
lesson-iwari-void-infection-ruin = Now no totem fits in Shellbight, and two spots for the ruin are equally near. Choose the marked one: no ruin in Sunbowl lies beside it.
lesson-iwari-void-infection-ruin-joins = From there a road leads to the ruin in Sunbowl, and ruins that are joined grow into a settlement. Choose the marked spot.
lesson-iwari-void-infection-judged = Both territories have been judged, full or not: Whitefang is yours, Shellbight is the void’s. One void card is set aside, the others are back in the deck.
lesson-iwari-void-infection-end = Now you know infection and corruption. The pawn shows where the void comes next, and the open void cards show when territories will be judged.

# Judging, winning and losing
lesson-iwari-void-judging = Judging: who claims a territory
lesson-iwari-void-judging-full = As soon as its last tent spot is taken, a territory is judged: one side claims it, and it is closed. On Shardholm one spot is left.
lesson-iwari-void-judging-close = There you have two tents against one ruin, but the void has a totem and you have none. Build a totem first, then a tent on the last spot.
lesson-iwari-void-judging-close-tie = More tents bring you a virtual totem, but that makes one totem each, and the void wins ties. Build a totem first, then the tent.
lesson-iwari-void-judging-close-open = That is the first half. Take the last spot in the same build, so that Shardholm is judged now.
lesson-iwari-void-judging-close-swap = You need both glacier cards on Shardholm, for a totem and then a tent.
lesson-iwari-void-judging-close-elsewhere = Shardholm comes first, before the void takes its last spot. Build a totem there, then a tent, for the two glacier cards.
lesson-iwari-void-judging-claimed = Three tents against one ruin: a virtual totem for you. With it you have two totems to one, so Shardholm is yours.
lesson-iwari-void-judging-void = Now act for the void, with your last card. In Shellbight you lead by tents and totems: let a ruin take the last spot there.
lesson-iwari-void-judging-void-totem = With a totem the void would come closer, and Shellbight would stay open. Build a ruin on the last spot instead.
lesson-iwari-void-judging-void-elsewhere = There the void would only spread. In Shellbight a ruin on the last spot has the territory judged while you lead.
lesson-iwari-void-judging-ruin = Three tents against two ruins, two totems against none: the void’s own ruin has brought you Shellbight.
lesson-iwari-void-judging-lose = The void wins with its third territory, if you play alone. It also wins when ten of its ruins are joined in one settlement.
lesson-iwari-void-judging-win = The game also ends when the third void card is set aside; then every territory that is still open is judged. If the void has not won even then, you have.
lesson-iwari-void-judging-end = Now you know how judging goes: more tents bring a virtual totem, more totems bring the territory, and the void wins ties.

# Settlements
lesson-iwari-void-settling = Settlements, yours and the void’s
lesson-iwari-void-settling-fourth = Three of your tents in Sunbowl are joined by roads, and four are a settlement. Place the fourth on the marked free spot.
lesson-iwari-void-settling-fourth-other = A road joins that spot too. But the marked one also bars the way from Fernhollow, where the void has ruins.
lesson-iwari-void-settling-fourth-swap = A swap brings no tent. Use the desert card for the fourth one, on the marked spot.
lesson-iwari-void-settling-fourth-totem = A totem is no part of a settlement. Place a fourth tent on the marked spot.
lesson-iwari-void-settling-fourth-apart = No road joins that spot to your three tents. Place the fourth on the marked one.
lesson-iwari-void-settling-free = A new settlement: you may place a piece for free, in an open territory where one of its tents stands. Choose a totem, which will count when Sunbowl is judged.
lesson-iwari-void-settling-free-none = You may decline it, but it costs nothing. Place a free totem in Sunbowl.
lesson-iwari-void-settling-voids = For the void’s action you have two void cards. However many you play at once, they bring one infection, so play both.
lesson-iwari-void-settling-voids-one = The other one would stay in your hand, pay for nothing and bring an infection of its own later. Play both at once.
lesson-iwari-void-settling-order = The infection comes to Fernhollow and Shellbight. Begin where you like.
lesson-iwari-void-settling-ruin = Four joined ruins are a settlement too, and then the void acts once more, at once. Three are joined in Fernhollow: choose the marked spot, away from them.
lesson-iwari-void-settling-ruin-joins = From there a road leads to the three ruins in Fernhollow. With four the void has a settlement and acts once more: choose the marked spot.
lesson-iwari-void-settling-apart = The three ruins stay three, and the void has no settlement. Never let one grow to ten ruins: with that the void wins.
lesson-iwari-void-settling-end = Now you know settlements: four joined tents bring you a free piece, four joined ruins let the void act again. So join your tents, and keep its ruins apart.

# Two together
lesson-iwari-void-coop = Two together against the void
lesson-iwari-void-coop-two = You play together with Ulla, each with your own colour and your own hand. It is her turn: she builds, and then she acts for the void.
lesson-iwari-void-coop-ulla = Ulla now has two tents and a totem in Shellbight. For the void she chose Dustreach, far away: whoever’s turn it is chooses for it.
lesson-iwari-void-coop-join = In Shellbight one spot is left: place a tent there. When it is judged, your tents and Ulla’s count together, and so do your totems.
lesson-iwari-void-coop-join-swap = A swap would leave the last spot in Shellbight to the void. Place your tent there.
lesson-iwari-void-coop-join-lost = That fills Shardholm with two tents and two ruins: the void wins ties, and with one territory it wins the game. Place the tent in Shellbight.
lesson-iwari-void-coop-join-elsewhere = That can wait, but the last spot in Shellbight cannot: the void might take it. Place your tent there.
lesson-iwari-void-coop-together = Four tents against one ruin, and two totems against one: Ulla’s and the virtual one. The territory belongs to you both.
lesson-iwari-void-coop-alone = For the limit of totems, each colour counts alone: two tents of Ulla’s allowed two totems, though together you had three tents. A settlement, too, has one colour.
lesson-iwari-void-coop-void = Be careful with the void’s action: together you lose with the first territory that it claims. Build for it anywhere but on Shardholm.
lesson-iwari-void-coop-void-lost = That ruin takes the last spot: the void would claim Shardholm, and both of you would have lost. Build for it anywhere else.
lesson-iwari-void-coop-void-totem = A second void totem there would make Shardholm very hard to hold. Build for the void anywhere else.
lesson-iwari-void-coop-talk = You may talk about everything, but neither show nor name your cards. When you play with another person, a button on the table has phrases such as “In danger: Shardholm”.
lesson-iwari-void-coop-end = Now you know how two play together: your pieces count together when a territory is judged, and the void must not claim a single one.

## More lessons

lesson-iwari-path-deeds = More about the base game
lesson-iwari-path-void-maps = Against the void: biomes and maps

# Swapping cards
lesson-iwari-swapping = Swapping cards
lesson-iwari-swapping-hand = You have two tents’ worth of plans for Old Pines, where Ulla leads two to one, but only one forest card.
lesson-iwari-swapping-swap = Instead of building you may swap one card for another. Swap the tundra or the glacier card: neither helps you now.
lesson-iwari-swapping-swap-forest = That is the very card you need. Swap the tundra or the glacier card.
lesson-iwari-swapping-swap-otherwise = A build now would leave you short of forest cards. Swap the tundra or the glacier card this time.
lesson-iwari-swapping-draw = The swap was your whole action. Now refill: take the forest card of the display.
lesson-iwari-swapping-draw-otherwise = For that you did not swap: take the marked forest card.
lesson-iwari-swapping-two = A round later: now place two tents in Old Pines, for your two forest cards.
lesson-iwari-swapping-two-single = That only draws level. Choose the second free spot, too, before you confirm.
lesson-iwari-swapping-two-otherwise = Old Pines was the plan: place two tents there, one for each forest card.
lesson-iwari-swapping-end = A swap costs a whole turn, so do it only where the right card is worth it. Often two matching cards do as well.

# Honour and Respect
lesson-iwari-honour = Honour and Respect: connections
lesson-iwari-honour-ways = Connection 1 runs over land, connection 4 across the sea. At one end of each, in the forest and on the glacier, you lead in totems.
lesson-iwari-honour-totem = The coast is the other end of both: place a totem there.
lesson-iwari-honour-totem-otherwise = That earns no deed: place a totem on the marked coast, for your coast card.
lesson-iwari-honour-earned = You lead at both ends of both, and you are the first to do so by land and by sea. That is Honour for the one, Respect for the other.
lesson-iwari-honour-honour = Two deeds at once come in an order that you choose. Begin with Honour: its pawn goes on connection 1.
lesson-iwari-honour-honour-otherwise = Respect will follow at once. Place the pawn of Honour first, on connection 1.
lesson-iwari-honour-respect = Respect is the same across the sea: its pawn goes on connection 4.
lesson-iwari-honour-end = Each pawn doubles what its connection brings at the end, to whoever leads there then. So keep your totems in front.

# Discovery and Courage
lesson-iwari-courage = Discovery and Courage: full land, new land
lesson-iwari-courage-pawn = Ulla was the first to fill a territory, and for that she has a pawn of Discovery. It stands on Sunbowl, where it doubles her tents at the end.
lesson-iwari-courage-fill = There are two such pawns. Take the other: place a tent on the last free spot of this forest.
lesson-iwari-courage-fill-otherwise = That fills no territory: place a tent on the marked spot, for your forest card.
lesson-iwari-courage-place = The pawn goes on any other territory. On the marked coast you have three of four tents: place it there.
lesson-iwari-courage-place-otherwise = There it would bring you less, or help others. Place it on the marked coast.
lesson-iwari-courage-draw = Draw a card, whichever you like. Then it is Ulla’s turn, and Tarek’s.
lesson-iwari-courage-explore = One territory alone is still unexplored. Place a tent in this desert: whoever explores the last one gets the pawn of Courage.
lesson-iwari-courage-explore-otherwise = Then somebody else might explore it. Place a tent in the marked desert, for your desert card.
lesson-iwari-courage-courage = Courage works the other way: beside another pawn, it takes one multiplication away. Place it beside Ulla’s, on Sunbowl.
lesson-iwari-courage-courage-decline = Then the pawn leaves the game, and Ulla’s land stays doubled. Place it on Sunbowl.
lesson-iwari-courage-courage-otherwise = There you would halve your own points. Place it beside Ulla’s pawn, on Sunbowl.
lesson-iwari-courage-taken = Sunbowl counts only once again: 3 points for Ulla instead of 6. Your coast still counts twice, 8 points for you.
lesson-iwari-courage-veneration = One deed is left: Veneration. At the end it goes to whoever has the most tents at dead ends, spots with a single road such as these, and it doubles any territory.
lesson-iwari-courage-end = So watch which territory is nearly full, which is the last unexplored one, and where others’ pawns stand.

# The determination token
lesson-iwari-determination = The Void: the determination token
lesson-iwari-determination-token = On this map one player holds the determination token. Whoever plays last has it first: here, that is you.
lesson-iwari-determination-two = In unexplored land one tent is all that may be placed. The token allows a second piece: explore the marked forest with two pieces, for your two forest cards.
lesson-iwari-determination-two-single = That needs no token. Choose a second place in the forest, too, before you confirm.
lesson-iwari-determination-two-otherwise = Use the token this time: place two pieces in the marked forest, a card for each.
lesson-iwari-determination-passed = Once it has been used, the token passes to the right, against the order of play. Tarek has it now.
lesson-iwari-determination-end = So whoever holds it can be quick where land is new. The second piece must be paid with a matching card, not with two others.

# Complete biomes
lesson-iwari-void-biomes = Complete biomes
lesson-iwari-void-biomes-complete = Both glaciers are full and judged: the biome is complete. Its cards build nothing any more, but they have two other uses.
lesson-iwari-void-biomes-first = First: a glacier card moves a tent of yours from there to open land of another biome.
lesson-iwari-void-biomes-move = Choose “Move a piece” below, then a tent of Whitefang, then a free spot in Shellbight.
lesson-iwari-void-biomes-move-swap = A swap would waste the card. Move a tent from Whitefang to Shellbight with it.
lesson-iwari-void-biomes-move-cards = You need the other glacier card in a moment. Move a single tent, for one glacier card.
lesson-iwari-void-biomes-move-elsewhere = That is a move, too, but Shellbight needs you: a ruin stands there, and no tent of yours.
lesson-iwari-void-biomes-move-otherwise = That can be built as well. But try a move this time: a tent from Whitefang to Shellbight, for one glacier card.
lesson-iwari-void-biomes-moved = Whitefang remains yours: what has been judged is never judged again.
lesson-iwari-void-biomes-skip = Second: in the void’s action, one such card may be discarded instead of acting. Discard your other glacier card, and the void gets nothing.
lesson-iwari-void-biomes-skip-otherwise = That would give the void a piece. Discard the glacier card instead.
lesson-iwari-void-biomes-end = So it pays to fill all territories of a biome: from then on its cards move your pieces and hold the void back.

# Floating Lands against the void
lesson-iwari-void-floating-lands = Floating Lands: tundra cards
lesson-iwari-void-floating-lands-tundra = On this map tundra cards are dangerous against the void. The first time in a turn that you play any, a ruin comes to the tundra.
lesson-iwari-void-floating-lands-pay = See for yourself: place a tent in the marked desert, and pay with your two tundra cards.
lesson-iwari-void-floating-lands-pay-swap = Swapping is not playing: no ruin would come. This once, play the two tundra cards, for a tent in the marked desert.
lesson-iwari-void-floating-lands-pay-otherwise = Better, in fact, but then there is nothing to see. Place a tent in the marked desert, for the two tundra cards.
lesson-iwari-void-floating-lands-ruin = Here it comes. You choose its spot on the tundra; all ruins there count as adjacent, so any spot is as good.
lesson-iwari-void-floating-lands-end = With eight ruins in one settlement the void wins here. So swap tundra cards, or play several in a single turn.

# Forgotten Island against the void
lesson-iwari-void-forgotten-island = Forgotten Island: violet spots
lesson-iwari-void-forgotten-island-violet = Against the void no ruins lie here at the start. But the violet spots are what it wants: with more ruins than tents on them at the end, it wins.
lesson-iwari-void-forgotten-island-tent = So be there first: place a tent on the violet spot of the forest. It costs one forest card, like any other spot.
lesson-iwari-void-forgotten-island-tent-beside = The right forest, but that spot is not violet. Choose the marked one.
lesson-iwari-void-forgotten-island-tent-otherwise = The violet spot would stay open to the void. Place a tent on it, for your forest card.
lesson-iwari-void-forgotten-island-void = A ruin that you build for the void must take a violet spot where its territory has a free one. This tundra has none: build there.
lesson-iwari-void-forgotten-island-void-otherwise = There the ruin would have to take a violet spot, or worse. Build it in the marked tundra.
lesson-iwari-void-forgotten-island-end = So take the violet spots yourself, and build for the void where there are none left.

# Long Road against the void
lesson-iwari-void-long-road = Long Road: the void on the violet road
lesson-iwari-void-long-road-road = Against the void the violet road scores nothing, but it decides: with more ruins than tents on it at the end, the void wins.
lesson-iwari-void-long-road-tent = Place a tent on its spot in the marked glacier.
lesson-iwari-void-long-road-tent-beside = The right glacier, but that spot is not on the road. Choose the marked one.
lesson-iwari-void-long-road-tent-otherwise = That does not help on the road: place a tent on the marked spot, for your glacier card.
lesson-iwari-void-long-road-void = A ruin that you build for the void must stand on the road where its territory has a free spot of it. The road does not touch this forest: build there.
lesson-iwari-void-long-road-void-otherwise = There the ruin would stand on the violet road. Build it in the marked forest, which the road does not touch.
lesson-iwari-void-long-road-end = So keep ahead on the road, and build for the void away from it.

# The opening hand
lesson-iwari-draft = The opening hand
lesson-iwari-draft-who = With the draft nobody is dealt a hand: you pick your three cards from what lies open. Whoever plays last picks first, and that is you.
lesson-iwari-draft-pair = Two forest cards lie open, and two matching cards pay for any biome. Take the marked one.
lesson-iwari-draft-pair-deck = That would be a card unseen. Take the marked forest card while it lies there.
lesson-iwari-draft-pair-other = That one comes next. Begin with the marked forest card.
lesson-iwari-draft-pair-otherwise = A good card as well, but the two forest cards go together: take the marked one.
lesson-iwari-draft-second = Now the other one.
lesson-iwari-draft-second-otherwise = Then the first one would be without its pair: take the other forest card.
lesson-iwari-draft-third = Choose the third as you like: an open card, or the top of the deck unseen.
lesson-iwari-draft-next = Only now is the display filled again, for the next player. You pick one after the other, against the order of play.
lesson-iwari-draft-end = So whoever plays last has the first choice of cards. From here on everything is as ever.

# Longest paths
lesson-iwari-paths = Longest paths
lesson-iwari-paths-line = In this game a settlement scores only its longest path: a line along the roads, without branches. Your four tents stand in a line, 4 points.
lesson-iwari-paths-star = Ulla has four joined tents too, but they branch. Her longest path has three of them: 3 points.
lesson-iwari-paths-tent = Make your line longer: place a tent on the marked spot, at its end.
lesson-iwari-paths-tent-branch = That spot would be a branch: five tents, but still a path of four. Choose the marked spot, at the end of the line.
lesson-iwari-paths-tent-dear = That would make it longer as well, but for two cards. On the marked spot it costs one.
lesson-iwari-paths-tent-otherwise = Your line would stay as it is: place a tent on the marked spot, for one forest card.
lesson-iwari-paths-five = Five in a line: 5 points at the end. A tent beside the line would have brought it none.
lesson-iwari-paths-end = So go on at the ends, and watch where others could close yours off.

# Veneration
lesson-iwari-veneration = Veneration: a pawn at the very end
lesson-iwari-veneration-deed = The deed Veneration is in play. Only at the very end its pawn goes to whoever alone has the most tents at dead ends: spots with a single road, such as these.
lesson-iwari-veneration-tent = Tarek and you have three each, and this is the last turn of the game. Place a tent on a marked dead end.
lesson-iwari-veneration-tent-cards = A dead end, yes, but at the dear price of two cards. On a marked one your forest card is enough.
lesson-iwari-veneration-tent-roads = The right forest, but more than one road leads to that spot. Choose a marked one.
lesson-iwari-veneration-tent-otherwise = Then you and Tarek stay tied, and nobody gets the pawn. Place a tent on a marked dead end, for your forest card.
lesson-iwari-veneration-draw = Now you have four, and Tarek three. Draw any card: that ends your turn, and with it the game.
lesson-iwari-veneration-pawn = The pawn is yours. It doubles the tents of any territory, for everybody: place it on Old Pines, where all five are yours.
lesson-iwari-veneration-pawn-decline = Then Ulla wins. Place the pawn on Old Pines.
lesson-iwari-veneration-pawn-otherwise = There it would bring you less, or help Ulla as well, and you would not overtake her. Place it on Old Pines.
lesson-iwari-veneration-won = You win with 78 points to 76 and 64. Without the pawn Ulla would have won.
lesson-iwari-veneration-end = There are other Veneration cards: one compares tents on contested tokens, one totems by the gold tokens, and that pawn goes on a connection. The table says which is in play.

# Unexplored Paths against the void
lesson-iwari-void-unexplored-paths = Unexplored Paths: the void in the centre
lesson-iwari-void-unexplored-paths-centre = On this map the void totems of an infection go to the violet centre. With the fifth one there the void wins, and four are there already.
lesson-iwari-void-unexplored-paths-card = You hold a void card. It will bring an infection at the void pawn, and in Lantern Grove there is room for a totem: that would be the fifth.
lesson-iwari-void-unexplored-paths-move = Make room in time: choose “Move a void totem” below, then the totem spot of Ghostfall. That costs two glacier cards, and no others will do.
lesson-iwari-void-unexplored-paths-move-swap = A swap leaves four totems in the centre. Move one to Ghostfall.
lesson-iwari-void-unexplored-paths-move-own = Clever: then there is no room in Lantern Grove, and a ruin comes. But try the other way this time, and move a void totem to Ghostfall.
lesson-iwari-void-unexplored-paths-move-otherwise = Four totems would stay in the centre, and the next one ends the game. Move one to Ghostfall.
lesson-iwari-void-unexplored-paths-void = Three are left there. Now play the void card for the void.
lesson-iwari-void-unexplored-paths-four = A totem has come, so there are four again, but you are still in the game. The one in Ghostfall counts for the void when that territory is judged.
lesson-iwari-void-unexplored-paths-end = So keep an eye on the centre: move totems away in time, or leave no room for one where the void pawn stands.
