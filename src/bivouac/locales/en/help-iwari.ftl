# Iwari: what a thing on the table is and does, in a sentence or two.

## The map

help-iwari-biome-tundra = Tundra. A tundra card places a piece here, or two equal cards of another biome.
help-iwari-biome-forest = Forest. A forest card places a piece here, or two equal cards of another biome.
help-iwari-biome-glacier = Glacier. A glacier card places a piece here, or two equal cards of another biome.
help-iwari-biome-coast = Coast. A coast card places a piece here, or two equal cards of another biome.
help-iwari-biome-desert = Desert. A desert card places a piece here, or two equal cards of another biome.
help-iwari-tent = A tent on its spot. Tents count in their territory, and along the roads for a settlement.
help-iwari-totem = Totems share the one totem spot of a territory. They count for its connections.
help-iwari-land = A connection by land. Whoever leads in totems in both of its territories scores all the totems there.
help-iwari-sea = A connection by sea. It scores like one by land; Respect goes to connections by sea only.
help-iwari-mountain = A mountain. The connection under it never scores.
help-iwari-cap = How many totems may stand here: as many as the tribe with the most tents here has tents.
help-iwari-ranks = Tents here by tribe, and what they would score now. The first scores all tents of the territory, everybody else as many as the tribe before them has.
help-iwari-connection = What this connection would score now for whoever leads in totems in both of its territories.

## Cards

help-iwari-card = A card places one piece in a territory of its biome. Two equal cards stand in for one of any other biome.
help-iwari-display = The display. When you refill, take any of these cards. It closes up, and is filled to four once your hand is full.
help-iwari-deck = The deck. When you refill, you may draw its top card unseen. The first time it runs out the tents are scored and the discards are shuffled; the second time it brings the last round.
help-iwari-hand = A hand of up to three cards, refilled at the end of each turn.

## Tribes

help-iwari-score = Points scored so far. Before the end, only tents are scored, once, when the deck first runs out.
help-iwari-supply = Pieces left. Whoever places their last tent brings the last round; pieces left break ties.
help-iwari-leads = Territories in which this tribe has the most tents, or is tied for it.
help-iwari-settlement = The largest group of tents joined by roads. From four tents on it is a settlement and scores.
help-iwari-third = The third tribe is nobody’s. After their own action both players build for it with a card they have left, and it may even win.

## Deeds

help-iwari-deed-union = Union. For the first two who make a settlement: multiplies the tents of a territory it touches.
help-iwari-deed-discovery = Discovery. For the first two who fill a territory: multiplies the tents of any other one.
help-iwari-deed-honour = Honour. For the first who leads in totems in both territories of a connection by land: multiplies that connection.
help-iwari-deed-respect = Respect. For the first who leads in totems in both territories of a connection by sea: multiplies that connection.

## Points

help-iwari-points-tents_mid = Tents, scored when the deck first ran out.
help-iwari-points-tents = Tents, territory by territory: the first scores all tents there, everybody else as many as the tribe before them has.
help-iwari-points-totems = Totems, connection by connection: whoever leads in both territories scores all the totems there.
help-iwari-points-settlements = Settlements: 1 point for each tent of a group of at least four along the roads.
