# The lessons of Iwari: what they say, and what they answer.

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
lesson-iwari-void-infection-order-either = Choose one of the two marked territories.
lesson-iwari-void-infection-placed = Shellbight had room for a void totem. Sunbowl had none, so a ruin came, as near to another as the roads allow; then the pawn moved on to connection 4.
lesson-iwari-void-infection-three = Three void cards are showing, and you hold another. The fourth brings a corruption: like an infection, but at its end both territories are judged.
lesson-iwari-void-infection-build = So Whitefang and Shellbight will be judged. Strengthen Whitefang in time: place a tent and a totem there.
lesson-iwari-void-infection-build-swap = A swap adds nothing to Whitefang, and it will be judged at once. Place a tent and a totem there.
lesson-iwari-void-infection-build-other = That is not enough to hold Whitefang when it is judged. Place a tent and a totem there, for your two glacier cards.
lesson-iwari-void-infection-void = For the void’s action only the void card is left, so you must play it. It is the fourth.
lesson-iwari-void-infection-void-only = Nothing else is left: play the void card.
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
lesson-iwari-void-settling-order-either = Choose one of the two marked territories.
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
