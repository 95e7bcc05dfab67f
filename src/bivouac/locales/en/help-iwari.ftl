# Iwari: what a thing on the table is and does, in a sentence or two.

## The map

help-iwari-biome-tundra = Tundra. A tundra card places a piece here, or two matching cards of another biome.
help-iwari-biome-forest = Forest. A forest card places a piece here, or two matching cards of another biome.
help-iwari-biome-glacier = Glacier. A glacier card places a piece here, or two matching cards of another biome.
help-iwari-biome-coast = Coast. A coast card places a piece here, or two matching cards of another biome.
help-iwari-biome-desert = Desert. A desert card places a piece here, or two matching cards of another biome.
help-iwari-biome-void = The void. A void card places a piece here, or two matching cards of another biome.
help-iwari-tent = A tent on its spot. Tents count in their territory, and along the roads for a settlement.
help-iwari-totem = Totems share the one totem spot of a territory. They count for its connections.
help-iwari-land = A connection by land. Whoever leads in totems in both of its territories scores 1 point for each totem there.
help-iwari-sea = A connection by sea. It scores like one by land; Respect goes to connections by sea only.
help-iwari-mountain = A mountain. The connection under it never scores.
help-iwari-storm = A storm. The connection under it does not score. When both of its territories are full, it may move to the next number.
help-iwari-walker = The walking totem. Whoever places a totem in a territory of its connection may score that connection at once; then it moves to the next number.
help-iwari-fortification = A fortification. It doubles the points for the tents of this territory and for the settlement, for the tribe whose tent stands on it.
help-iwari-discovery = A discovery token. It lies face down until its territory is explored. A tent on it takes it; the most of a colour score 6 points at the end.
help-iwari-ruin = A ruin. It closes the connection it guards. Two cards of the biome shown replace it with a tent; the ruin is worth 1 point.
help-iwari-void-totem = A void totem. It counts like all totems, and the void like a tribe: where it alone has the most, nobody scores.
help-iwari-centre = Void totems in the centre. Two cards of a biome move one of them to a territory of that biome.
help-iwari-road = The violet road: its tents by tribe, and what they would score now. At the end they are scored once more, as if the road were a territory.
help-iwari-contested = A contested token between two territories. Two cards of one of their biomes bring it to its unknown area there, with a tent on it.
help-iwari-gold = A gold token. At the end, the totems in the five territories with gold decide who has Veneration.
help-iwari-cap = How many totems may stand here: as many as the tribe with the most tents here has tents.
help-iwari-ranks = Tents here by tribe, and what they would score now. The first tribe scores 1 point for each tent in the territory, every other as many as the tribe before it has tents.
help-iwari-connection = What this connection would score now for whoever leads in totems in both of its territories.

## Against the void

help-iwari-against-ruin = A ruin, the void’s tent. It explores territories and raises the limit of totems as any tent does; four or more joined by roads are a settlement of the void.
help-iwari-against-totem = A void totem. Whoever has more totems in a territory claims it when it is judged, and the void wins ties.
help-iwari-void-pawn = The void pawn. The next infection comes to the two territories of this connection; then the pawn moves to the next number.
help-iwari-claim-players = Judged, and yours: your side had more totems, the virtual one included. No piece enters it any more.
help-iwari-claim-void = Judged, and lost: the void had as many totems as your side or more, the virtual one included. No piece enters it any more.
help-iwari-closed = A judged territory is closed. No piece enters it, infections pass it by, and it is not judged again.
help-iwari-would-claim = Who would claim this territory if it were judged now. More tents or ruins bring a virtual totem, more totems the territory; the void wins ties.
help-iwari-marked = These pieces belong to a settlement that has brought its free piece already. Pieces that join them are no new settlement.
help-iwari-complete = A complete biome: each of its territories has been full once. Its cards can move pieces of yours out of it, or pass the void’s action over.
help-iwari-haunted = The tundra calls up ruins: the first tundra card that pays in a turn brings one here. All ruins here count as connected.
help-iwari-void-card = A void card. It pays for nothing. Play it in the void’s action, or see it come up in the display: it brings an infection, and with four showing a corruption.
help-iwari-above = Void cards that were played. They stay here, and they count with those in the display, until a corruption takes them away.
help-iwari-showing = How many void cards are showing, here and in the display. The fourth brings a corruption instead of an infection: both territories of the pawn are judged.
help-iwari-aside = Void cards set aside, one after each corruption. The third ends the game, and all open territories are judged.
help-iwari-void-deck = The deck, stacked from packs with three void cards each. When you refill, you may draw its top card unseen. It never runs out, and nothing is scored.
help-iwari-void-supply = Ruins and totems the void has left. If one has to be placed and there is none, the game ends, and all open territories are judged.
help-iwari-own-supply = Pieces left. If your turn begins with neither a tent nor a totem, the game ends, and all open territories are judged.
help-iwari-threat-held = Territories the void has claimed. When this bar is full, the void wins at once.
help-iwari-threat-group = Ruins in the largest group joined by roads. When this bar is full, the void wins at once.
help-iwari-threat-aside = Void cards set aside. When this bar is full, the game ends, and all open territories are judged.
help-iwari-threat-centre = Void totems in the centre. When this bar is full, the void wins at once; two cards of a biome move one away.
help-iwari-threat-violet = Ruins and tents on violet spots. With more ruins than tents at the end, the void wins.

## Cards

help-iwari-card = A card places one piece in a territory of its biome. Two matching cards stand in for one of any other biome.
help-iwari-display = The display. When you refill, take any of these cards. It closes up, and is filled to four once your hand is full.
help-iwari-deck = The deck. When you refill, you may draw its top card unseen. The first time it runs out the tents are scored and the discards are shuffled; the second time it brings the last round.
help-iwari-hand = A hand of up to three cards, refilled at the end of each turn.

## Tribes

help-iwari-score = Points scored so far. Tents are scored once before the end, when the deck first runs out; expeditions and the walking totem score at once.
help-iwari-supply = Pieces left. Whoever places their last tent brings the last round; pieces left break ties.
help-iwari-leads = Territories in which this tribe has the most tents, or is tied for it.
help-iwari-settlement = The largest group of tents joined by roads. From four tents on it is a settlement and scores.
help-iwari-third = The third tribe is nobody’s. After their own action both players build for it with a card they have left, and it may even win.
help-iwari-determination = The determination token. Its holder may place a second piece in unexplored land, for one card of its biome. Then it goes to the player before them.
help-iwari-tokens = Discovery tokens taken. The most of a colour score 6 points at the end.
help-iwari-ruins = Ruins replaced by tents: 1 point each at the end.

## Expeditions

help-iwari-expeditions = Expeditions. The first player who completes one scores its first reward at once, the second player the second reward.

## Deeds

help-iwari-deed-union = Union. For the first two who make a settlement: multiplies the points for the tents of a territory it touches.
help-iwari-deed-discovery = Discovery. For the first two who fill a territory: multiplies the points for the tents of any other.
help-iwari-deed-honour = Honour. For the first who leads in totems in both territories of a connection by land: multiplies the points of that connection.
help-iwari-deed-respect = Respect. For the first who leads in totems in both territories of a connection by sea: multiplies the points of that connection.
help-iwari-deed-courage = Courage. For whoever explores the last territory: it stands beside another pawn and lowers the multiplier by one step.
help-iwari-deed-veneration = Veneration. At the end, for the player who alone is in front by its card: multiplies the points of a territory or a connection.
help-iwari-deed-veneration-a = Veneration, card a: whoever has the most tents on dead ends places it on any territory.
help-iwari-deed-veneration-b = Veneration, card b: whoever has the most tents on contested tokens places it on a territory where one of them stands.
help-iwari-deed-veneration-c = Veneration, card c: whoever has the most totems in the five territories with gold places it on a connection.

## Points

help-iwari-points-tents_mid = Tents, scored when the deck first ran out.
help-iwari-points-tents = Tents, territory by territory: the first tribe scores 1 point for each tent there, every other as many as the tribe before it has tents.
help-iwari-points-totems = Totems, connection by connection: whoever leads in both territories scores 1 point for each totem there.
help-iwari-points-settlements = Settlements: 1 point for each tent of a group of at least four joined by roads.
help-iwari-points-expeditions = Expeditions: the rewards taken during the game.
help-iwari-points-walking = Connections scored early, by the walking totem.
help-iwari-points-discoveries = Discoveries: 6 points for the most tokens of each colour.
help-iwari-points-ruins = Ruins: 1 point for each ruin replaced by a tent.
help-iwari-points-road = The violet road: its tents, scored as if the road were a territory.
help-iwari-points-together = Together in this column: { $parts }.
