# The rules of Iwari in our own words, one message for each rule of the spec. A refused move names its rule.
# The dot of an id like I2.1 is a hyphen here: a key has no dots.

rules-iwari-tab = Rules of Iwari · Bivouac
rules-iwari-title = The rules of Iwari
rules-iwari-intro = Your tribe spreads over unknown land. Cards show where you may build; tents bring points where your tribe is strong, totems where it holds both ends of a connection, and tents joined by roads grow into settlements. Whoever has the most points at the end wins. Each rule has a short code, and a move that is refused names the rule that stands in its way.
rules-iwari-signs = Biomes and pieces

## IS
rules-chapter-IS = Setting up
rule-IS1 = Two to five people can play. Each of them has a tribe with 20 tents and 8 totems. The first player is chosen by chance.
rule-IS2 = Mountains close some connections for the whole game: four with two players, three with three, two with four, one with five. Each mountain symbol stands beside two connections of the map; chance decides which of the two the mountain covers. A covered connection never scores.
rule-IS3 = Each card shows one of five biomes. Five players use all cards. Four players leave one card of each biome in the box, two or three players leave two.
rule-IS4 = Everybody is dealt three cards, then four lie face up as the display; the others are the deck. If the opening hands are drafted, display and deck come first: beginning with the last player and going counter-clockwise, everybody picks three cards, each from the display or unseen from the deck. After each player the display is filled up.
rule-IS5 = Two players are not alone: a third tribe that belongs to nobody has 20 tents and 8 totems of its own.

## IT
rules-chapter-IT = A turn
rule-IT1 = Build: play one to three cards and place one or two pieces, tents or totems, in one territory. Then refill your hand.
rule-IT2 = Or swap: discard one card and refill your hand. A player without any card passes.
rule-IT3 = Each piece costs one card of the territory’s biome. Instead of it you may play two cards of one other biome, both the same. Every card you play pays for a piece.
rule-IT4 = A territory without any tent is unexplored. There an action places one tent and nothing else; others can follow from the next action on.
rule-IT5 = A tent goes on any free tent spot, a totem on the totem spot of the territory. There may be no more totems, of all tribes together, than the tribe with the most tents in the territory has tents. A tent you place first in the same action counts already. No totem is ever taken away again, and you may place one where you have no tent.
rule-IT6 = A tribe that has no tent or no totem left cannot place one.
rule-IT7 = At the end of your turn you draw until you hold three cards. For each of them you choose: one of the display, or the top of the deck unseen. The display closes up as cards leave it; once your hand is full, it is filled to four at its end.
rule-IT8 = Cards that were played or swapped go to the discards, which everybody may look at.

## I2
rules-chapter-I2 = Two players and the third tribe
rule-I2-1 = After your own action, before you draw, you act for the third tribe if you have cards left: use at least one of them to build for it, by the same rules as for your own tribe. It may build in another territory than you did, and it finds the map as your action has left it. If nothing can be built with your cards, discard one of them instead. After a swap, too, it acts with the cards that are left.
rule-I2-2 = The third tribe counts like any other wherever tents and totems are compared, but it earns no deed. If it alone is first at the end, ties broken as usual, both players have lost.
rule-I2-3 = If a tent of the third tribe fills a territory, nobody earns Discovery for it.

## IE
rules-chapter-IE = The deck and the end
rule-IE1 = The deck runs out as soon as its last card is taken, for a hand or for the display. The first time, all discards are shuffled into a new deck at once; the hand and the display are filled up, then the tents are scored once, and the game goes on.
rule-IE2 = The game ends when the deck has run out for the second time, or when a player has placed their last tent. The round is finished so that everybody has had the same number of turns; then tents, totems and settlements are scored. In these last turns nothing is shuffled any more, and hands are filled from what is left. The third tribe’s last tent does not end the game.
rule-IE3 = If points are tied, whoever has more tents and totems left wins. If these are tied too, the victory is shared.

## IP
rules-chapter-IP = Scoring
rule-IP1 = Tents are scored territory by territory. The tribe with the most tents scores 1 point for each tent that stands there, whoever it belongs to. The second scores as many points as the first has tents, the third as many as the second has, and so on. Tied tribes all score in full and the next rank follows at once. Without a tent there are no points. With 3, 2, 1 and 1 tents, for instance, the tribes score 7, 3, 2 and 2.
rule-IP2 = Totems are scored connection by connection, by their numbers. A tribe that has the most totems in both of its territories, or is tied for it with at least one, scores 1 point for each totem of all tribes in the two. Mountains close a connection.
rule-IP3 = A settlement is at least four tents of one tribe joined by roads, across borders too. It scores 1 point for each of its tents. If only paths count, it scores the longest chain of tents that visits none of them twice.

## IM
rules-chapter-IM = Deeds
rule-IM1 = Any of the deeds can be in play; each has pawns to be won. A pawn on a territory or connection multiplies what it brings in the final scoring, for everybody: one pawn doubles the points, two treble them.
rule-IM2 = Union, two pawns: the first two players who make a settlement each place one on a territory where a tent of it stands. It multiplies points for tents there. All tents that are joined count, even if only paths score.
rule-IM3 = Honour and Respect, one pawn each: the first player who has the most totems, or is tied for it, in both territories of a connection places it there. For Honour it is a connection by land, for Respect one by sea, and no mountain may cover it. This is looked at whenever that player places a piece. The pawn multiplies points for totems.
rule-IM4 = Discovery, two pawns: the first two players who fill the last tent spot of a territory each place one on any other territory. It multiplies points for tents there.
rule-IM7 = A pawn is placed as soon as it is earned. If you earn several at once, you choose their order.
