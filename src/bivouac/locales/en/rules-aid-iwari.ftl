# Iwari: the player aid, and the course of a turn before the rules.

aid-iwari-one-of-two = Do one of two things, then refill your hand.
aid-iwari-build = Build
aid-iwari-build-line = One or two pieces, tents or totems, in one territory, for at most three cards.
aid-iwari-swap-line = Discard one card.
aid-iwari-third-line = Build for it with at least one of the cards you have left; if nothing can be built, discard one.
aid-iwari-refill = Refill
aid-iwari-refill-line = Draw up to three cards, each from the display or unseen from the deck. Then the display is filled to four.
aid-iwari-cost-card = A piece costs one card of the territory’s biome ...
aid-iwari-cost-pair = ... or two cards of one other biome, both the same.
aid-iwari-cost-first = Unexplored land takes one tent in an action, nothing else.
aid-iwari-cost-totem = A territory takes as many totems, of all tribes together, as the tribe with the most tents there has tents.
aid-iwari-pawns = In the final scoring one pawn doubles the points there for everybody, two triple them.
aid-iwari-void-wins = Hold out against the void: if you are not beaten when the game ends, you have won.
aid-iwari-void-settlement = A new settlement, four or more joined by roads: you place a free piece where it stands, the void acts as in an infection.
aid-iwari-void-complete = Complete biomes
aid-iwari-bare = No totem may stand here: { NAMES($biomes) }.
aid-iwari-connections = Where a connection joins two tent spots, it is also a road between them, for settlements only.
