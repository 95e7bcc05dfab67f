# The rules of Iwari in our own words, one message for each rule of the spec. A refused move names its rule.
# The dot of an id like I2.1 is a hyphen here: a key has no dots. An empty line begins a new paragraph.

rules-iwari-tab = Rules of Iwari · Bivouac
rules-iwari-title = The rules of Iwari
rules-iwari-intro = Your tribe spreads over unknown land. Cards show where you may build; tents bring points where your tribe is strong, totems where it holds both ends of a connection, and tents joined by roads grow into settlements. Whoever has the most points at the end wins. Alone, or two together, you can also hold out against the void, which has a chapter of its own. Each rule has a short code, and a move that is refused names the rule that stands in its way.
rules-iwari-signs = Biomes and pieces

## IS
rules-chapter-IS = Setting up
rules-lead-IS = The map is divided into territories, each of one of five biomes. The small circles are tent spots, the stone in each territory is its totem spot, and the lines between spots are roads. The numbers on the borders are connections: each joins two territories, by land or by sea.
rule-IS1 = Two to five people can play, on The Void up to six. Each of them has a tribe with 20 tents and 8 totems. The first player is chosen at random.
rule-IS2 = Mountains close some connections for the whole game: four with two players, three with three, two with four, one with five. Each mountain symbol stands beside two connections of the map; which of the two the mountain covers is chosen at random. A covered connection never scores. Forgotten Island, Unexplored Paths and The Void have no mountains, and where storms are in play they take the place of the mountains.
rule-IS3 = Each card shows one of five biomes. Five or six players use all cards. Four players leave one card of each biome in the box, two or three players leave two. On The Void, all twelve void cards join them, however many play.
rule-IS4 = Everybody is dealt three cards, then four lie face up as the display; the others are the deck. If the opening hands are drafted, display and deck come first: beginning with the last player and going anticlockwise, everybody picks three cards, each from the display or unseen from the deck. After each player the display is filled up.
rule-IS5 = Two players are not alone: a third tribe that belongs to nobody has 20 tents and 8 totems of its own.

## IT
rules-chapter-IT = A turn
rules-lead-IT = Play goes clockwise, beginning with the first player. On your turn you do one of two things: build, or swap a card. A build uses at most three cards for at most two pieces in a single territory.
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
rule-I2-2 = The third tribe counts like any other wherever tents and totems are compared, but it earns no deed and no expedition. If it alone is first at the end, ties broken as usual, both players have lost.
rule-I2-3 = If a tent of the third tribe fills a territory, nobody earns Discovery for it. If it explores the last unexplored territory, Courage leaves the game.

## IE
rules-chapter-IE = The deck and the end
rule-IE1 = The deck runs out as soon as its last card is taken, for a hand or for the display. The first time, all discards are shuffled into a new deck at once; the hand and the display are filled up, then the tents are scored once, and the game goes on.
rule-IE2 = The game ends when the deck has run out for the second time, or when a player has placed their last tent. The round is finished so that everybody has had the same number of turns; then Veneration is decided if it is in play, and tents, totems and settlements are scored, with all that the map and the expansions add. In these last turns nothing is shuffled any more, and hands are filled from what is left. The third tribe’s last tent does not end the game.
rule-IE3 = If points are tied, whoever has more tents and totems left wins. If these are tied too, the victory is shared.

## IP
rules-chapter-IP = Scoring
rule-IP1 = Tents are scored territory by territory. The tribe with the most tents scores 1 point for each tent that stands there, whoever it belongs to. The second scores as many points as the first has tents, the third as many as the second has, and so on. Tied tribes all score in full and the next rank follows at once. Without a tent there are no points. With 3, 2, 1 and 1 tents, for instance, the tribes score 7, 3, 2 and 2.
rule-IP2 = Totems are scored connection by connection, by their numbers. A tribe that has the most totems in both of its territories, or is tied for it with at least one, scores 1 point for each totem of all tribes in the two. A connection under a mountain or a storm, or closed by a ruin, is not scored, nor is one that the walking totem has left. With 3 red and 1 blue totem on one side and 2 red ones on the other, for instance, red scores 6.
rule-IP3 = A settlement is at least four tents of one tribe joined by roads, across borders too. It scores 1 point for each of its tents. If only paths count, it scores the longest chain of tents that visits none of them twice.

## IM
rules-chapter-IM = Deeds
rule-IM1 = Any of the deeds can be in play; each has pawns to be won. A pawn on a territory or connection multiplies what it brings in the final scoring, for everybody: one pawn doubles the points, two triple them. If the walking totem scores a connection earlier, the pawns on it count then.
rule-IM2 = Union, two pawns: the first two players who make a settlement each place one on a territory where a tent of it stands. It multiplies points for tents there. All tents that are joined count, even if only paths score.
rule-IM3 = Honour and Respect, one pawn each: the first player who has the most totems, or is tied for it, in both territories of a connection places it there. For Honour it is a connection by land, for Respect one by sea. Nothing may cover it, and the walking totem must not have left it. This is checked whenever that player places or moves a piece, a fortification too. The pawn multiplies points for totems.
rule-IM4 = Discovery, two pawns: the first two players who fill the last tent spot of a territory each place one on any other territory. It multiplies points for tents there.
rule-IM5 = Courage, one pawn: whoever explores the last unexplored territory may place it beside any other pawn on the map. It lowers the multiplier by one step: where two Union pawns and Courage stand, points are doubled, not tripled. If you earn other pawns at the same moment, you may place them first. You may also decline, at any time. Then, or if no other pawn is on the map, Courage leaves the game.
rule-IM6 = Veneration, one pawn: it is decided at the end, just before the final scoring. One of three cards, chosen when the table is opened, says what is compared.

    Card a: tents on dead ends, which are spots with only one road. The pawn goes on any territory.

    Card b, only on The Void: tents on contested tokens. The pawn goes on a territory where such a tent of the player stands.

    Card c: five gold tokens lie on totem spots from the beginning, one in a territory of each of the five biomes; their places are chosen at random. Totems in these five territories are compared. The pawn goes on any connection that is not covered and that the walking totem has not left.

    The player who alone has the most may place the pawn, or decline. It counts like any other pawn there. If tribes are tied, or the third tribe is in front, the pawn leaves the game. Void totems are not compared.
rule-IM7 = A pawn is placed as soon as it is earned, before storms and the walking totem are decided. If you earn several at once, you choose their order.

## IX
rules-chapter-IX = Expeditions
rule-IX1 = Three of sixteen expeditions lie open, chosen at random. After each piece that is placed they are checked, in the order of their numbers. The first player who completes one takes its first reward at once. The second player who completes it takes the second reward, and the card leaves the game. Nobody takes both rewards of a card. If a piece completes one for several players, the player whose turn it is comes first, then the others clockwise. There are no expeditions on The Void.
rule-IX2 = The list shows what each expedition asks for, with its two rewards. Where an expedition asks for the most, ties count too, with at least one.
rules-iwari-rewards = First { $first } points, then { $second }.

## IA
rules-chapter-IA = Maps of the atlas
rule-IA1 = No totem may stand in the tundra. Each connection joins two tent spots, and it is also a road between them. Such a road joins tents for settlements only: it makes no crossing, and a dead end stays a dead end. A mountain or a storm on the connection does not close the road.
rule-IA2 = A ruin lies on every violet spot, and there are no mountains. Each ruin closes the connection it guards: the connection does not score and is no road. As long as the ruin lies there, its spot is neither free nor filled.

    A tent can replace the ruin. It is one piece of a build and costs two cards of the biome that is shown at the spot; no other cards can stand in for them. The third tribe may do so too. Whoever does it keeps the ruin, which is worth 1 point at the end, and the connection is open.

    An opened connection brings 1 point in all, however many totems there are, to each tribe that leads in both territories. Pawns multiply this point. A connection that no ruin guards scores as usual. All connections are also roads, as on Floating Lands.
rule-IA3 = Connections 1 and 11 join the same two territories. Both of them are scored.
rule-IA4 = Five void totems stand in the violet centre at the start. The centre takes no tents, has no connections, and any number of totems may stand there. There are no mountains.

    In your own action, one of the two pieces may be a void totem that you move. From the centre to a territory it costs two cards of that territory’s biome. From a territory to one of a different biome it costs one card of each of the two. No other cards can stand in, and a void totem never goes back to the centre. Where it arrives, the rules for totems hold. If you place another piece in this action, it goes to the same territory, for its own card.

    Void totems count for the limit of totems and for points like all others, and the void counts as a tribe when totems are compared: where it alone has the most, nobody scores. Moving one counts as placing a piece for expeditions, but not for the walking totem.
rule-IA5 = A violet road runs across the map. At the end, the tents on its violet spots are scored once more, all together, as if the road were a territory. Pawns and fortifications do not change these points.
rule-IA6 = The void is a sixth biome. All twelve void cards join the deck, however many play, and two of them can stand in for another biome too. Up to six people can play: the sixth tribe plays 20 ruins as its tents and the 8 void totems. There are no mountains and no expeditions.

    Each contested token lies between two territories of different biomes, and each of these has an unknown area for it. An unknown area is no spot before the token lies there. The token goes to one of the two, with a tent of yours on it, for two cards of that territory’s biome; no other cards can stand in. It is one piece of a build. In an unexplored territory this tent explores it. The other area stays empty. The roads printed at unknown areas always count. A tent on a contested token fills no territory for Discovery.

    The last player holds the determination token at first. Its holder may place a second piece, a tent or a totem, in a territory that was unexplored at the beginning of the action, for one card of its biome. Then the token goes to the player on the right, the one whose turn was before. The third tribe uses neither contested tokens nor the determination token.

## IR
rules-chapter-IR = Storms and the walking totem
rule-IR1 = Four storms take the place of the mountains, on maps that have mountains. For each symbol, which of its two connections the storm covers is chosen at random. A connection under a storm does not score.

    When a tent fills the second of the two territories that its connection joins, the player who alone has the most tents in the two together decides: the storm stays, or it moves to the next connection by number that nothing covers. After the last number comes the first. If tribes are tied, or the third tribe is in front, the storm moves.

    Each storm is decided once at such a moment, several in the order of their numbers. A storm that arrives between two full territories is not decided again.
rule-IR2 = The walking totem starts on connection 1. When you place a totem in one of the two territories of its connection, you may score that connection at once, for all tribes; then the walking totem moves to the next number. After the last connection it leaves the map. You have one such choice for each totem you place. Totems of the third tribe give none.

    The walking totem stops on covered connections too; scoring one brings nothing, but the walking totem moves on. A connection that it has left is never scored again.

## IF
rules-chapter-IF = Fortifications
rule-IF1 = Each player has one fortification, six players too, and can place it once. It counts as one of the two pieces of a build, costs as much as a tent, and goes on a free tent spot of a territory that was explored before this action. It belongs to nobody: any tribe may then place a tent on it, you even in the same action. There is at most one on a spot. The third tribe has none, and a fortification that is left does not count in a tie.
rule-IF2 = In the final scoring, a tribe’s points for tents in a territory are doubled if one of its tents there stands on a fortification. Its points for a settlement are doubled if one of the tents that are joined stands on one. Pawns multiply first. Several fortifications double only once.

## IG
rules-chapter-IG = Discoveries
rule-IG1 = There are 18 discovery tokens: 6 red, 6 green and 6 yellow. Two of them lie face down in each territory, on tent spots. Spots where three roads or more meet, violet spots and unknown areas have none. If a map has more than nine territories, nine of them, chosen at random, have tokens.

    To place the first tent in such a territory, you first announce that you explore it. Its tokens are turned up for all to see, and then you must place that tent there. The same holds for the third tribe. A tent on a token takes it. Everybody may see what has been taken.

    At the end, the tribe with the most tokens of a colour scores 6 points. Tied tribes each score 6; without a token there are none. With 3 red, 2 green and 1 yellow against 3, 2, 4 and 0, 2, 1, for instance, the tribes score 12, 18 and 6.

## IV: alone or together against the void. Titles of its rules, then the rules. “Yours” is what the players’ side has,
## also where two play together; ruins are the void’s tents.
rules-chapter-IV = Alone or together against the void
rules-lead-IV = You play against the void, which spreads over the land in ruins and violet totems. There are no points: you hold out, or you lose. Territories are judged one by one, and whoever has more totems in one claims it; if the void claims too many, it has won. It has no hand of its own. Your cards act for it: in each turn you build for yourself first, then you have to do something for the void.

    The rules of the base game hold, unless this chapter says otherwise. Every map but The Void can be played. There are no deeds, expeditions, mountains, storms, walking totem, fortifications or discoveries; opening hands are dealt, and settlements are always connected groups.
rules-title-IV1 = Setting up
rules-title-IV2 = A turn
rules-title-IV3 = The void’s action
rules-title-IV4 = When void cards act
rules-title-IV5 = Infection
rules-title-IV6 = Corruption
rules-title-IV7 = Judging a territory
rules-title-IV8 = Settlements
rules-title-IV9 = Complete biomes: moving pieces, passing the void over
rules-title-IV10 = The end, and how hard it is
rules-title-IV11 = Maps
rules-title-IV12 = Two together
rules-title-IV13 = The deck
rule-IV1 = All 57 cards of the five biomes are in play. You are dealt three of them, and four lie face up as the display. The others are split into four packs, as equal as possible: 13, 13, 12 and 12 cards if you play alone, 12, 12, 12 and 11 if two play together. Three void cards are shuffled into each pack. Then the packs are stacked, the larger ones on top, and this is the deck. So you cannot know when the next void card comes, but each quarter of the deck has three of them.

    The void has 21 ruins, which are its tents, and 8 void totems. The void pawn stands on connection 1.
rule-IV2 = A turn has the four steps that are shown below, always in this order.

    In your own action you build or swap as in the base game; a build may also move pieces (IV9). Void cards are no help: they pay for nothing, not even in pairs, and they cannot be swapped. They leave your hand only in the void’s action. If you hold nothing but void cards, you skip your own action.

    After each piece, whoever it belongs to, three things are checked in this order: has the void won (IV10); is the territory full, so that it is judged (IV7); is there a new settlement (IV8)?
rules-iwari-turn-player = Your action
rules-iwari-turn-player-line = Build or swap, as in the base game.
rules-iwari-turn-void = The void’s action
rules-iwari-turn-void-line = Use at least one of the cards you have left for the void. With an empty hand there is none.
rules-iwari-turn-hand = Your hand
rules-iwari-turn-hand-line = Draw up to three cards, each from the display, void cards too, or unseen from the deck.
rules-iwari-turn-display = The display
rules-iwari-turn-display-line = Fill it up to four, card by card. Each void card that comes up acts before the next card is turned.
rule-IV3 = If you have any cards left after your own action, you must use at least one of them for the void. You may choose how.

    Build for the void: the rules of the base game hold, with ruins for tents and void totems for totems, in a territory that is not closed. You pay with cards that are not void cards.

    Play void cards: one or more of them go face up above the display, and then they act (IV4). You may do this after a build, too.

    Pass the void over: discard one card of a complete biome (IV9), and nothing happens.

    If nothing of this is possible, discard one card. But if something could be built and only the piece for it is missing, because the void has run out of it, the game ends (IV10).
rule-IV4 = Void cards that you play bring one infection, however many you play at once. A void card that comes up while the display is filled brings an infection of its own.

    If four or more void cards are showing, in the display and above it together, they bring a corruption instead.
rules-iwari-brings-infection = An infection
rules-iwari-brings-corruption = A corruption
rule-IV5 = An infection comes to the two territories of the connection where the void pawn stands, if they are not closed. You choose which of them comes first. In each, the void places one totem if the limit of totems leaves room for it and there is one in stock. If not, it places a ruin on the free tent spot that is nearest to a ruin.

    Distance is counted in steps along the roads, over the whole map and through any spot. If several spots are equally near, you choose one; you also choose if there is no ruin on the map, or if no road leads to one. Ruins count as tents wherever a territory is explored and totems are limited. If a ruin is needed and none is left, the game ends (IV10).

    Then the pawn moves to the next number, from the last one back to the first. Connections between two closed territories are left out. If both territories of its connection are closed at another moment, it moves on at once.
rule-IV6 = A corruption begins like an infection. Before the pawn moves, those of the two territories that are still open are judged (IV7), even if they have free tent spots. Whether the void has won is checked only after both.

    Then one of the void cards showing is set aside, and all others are shuffled into the deck; the discards stay where they are. The third void card that is set aside ends the game (IV10). If the display was being filled, this goes on now by the same rules, and it may bring the next infection.
rule-IV7 = A territory is judged as soon as its last tent spot is filled, by a corruption, or at the end of the game. First, tents and ruins are compared: the side that has more of them gets a virtual totem, which is not placed but counts. Then totems are compared, the virtual one included: the side that has more of them claims the territory. The void wins every tie, of tents and ruins as well as of totems.

    A judged territory is closed. No piece enters it any more, infections pass it by, and it is not judged again, even if a piece leaves it later.
# Two examples of judging, with pictures beside them.
rules-iwari-judged-players = Three tents against two ruins: the virtual totem is yours. With it you have two totems against one, and you claim the territory.
rules-iwari-judged-void = Three ruins against two tents: the virtual totem is the void’s. That makes one totem on each side, and the void wins ties: it claims the territory.
rule-IV8 = Four or more tents of one colour joined by roads are a settlement, and so are four or more ruins. A new settlement brings one piece more, at once. You may place a tent or a totem in an open territory where a tent of the settlement stands: by the rules of building, but free of charge. The void acts as in an infection, in the territory with the most ruins of its settlement. If several have as many, you choose one that is open; if it is closed, nothing happens. The pawn stays where it is.

    All pieces of a settlement are marked, and so is every piece that joins it later. A group with a marked piece is never a new settlement: each one brings its piece only once.

    The two pieces of a build go down one after the other. No second piece can follow a tent or ruin that takes the last free spot of its territory, because it is judged at once. If something else the first one brings about makes the second impossible, for instance a free piece on its spot, the second one is lost, and the cards for it are spent.
rule-IV9 = A biome is complete when each of its territories has been full once. A territory that a corruption has closed before it was full can no longer be filled, so its biome stays incomplete. The cards of a complete biome can do two more things.

    Move a piece: in your own action, a piece of a build may be one of your tents or totems that already stands in a territory of that biome. It goes to an open territory of another biome. You pay with a card of the biome it comes from, or with two matching cards of another one. A totem can be moved only if no void totem was placed there after it. A tent that belongs to a settlement keeps its mark. As in every build, at most two pieces go to one territory, for at most three cards, and the rules of building hold there.

    Pass the void over: in the void’s action, you may discard one card of a complete biome instead of acting.
rules-iwari-moves = One desert card moves a tent out of a complete desert; two tundra cards, as a pair, move another.
rule-IV10 = The void wins at once when one of its settlements has ten ruins, on Floating Lands eight. It also wins when judged territories give it as many as the limit says: three if you play alone, one if two play together.

    The game ends, too, when all territories have been judged; when a piece that has to be placed has run out; when your own action begins and you have neither a tent nor a totem left; and when the third void card has been set aside. All territories that are still open are judged then. If the void has not reached its limit, and the map does not give it the victory either (IV11), you have won.

    The limit is how hard the game is, and you choose it when you open the table. Normal is what the rulebook says. On easy the void needs five territories to win, on hard two; with two players, a single territory already loses the game, so there is no hard level.
rule-IV11 = Some maps have rules of their own against the void. New Horizons, Vast Lands and Glacier Massif have none.

    Floating Lands: the first time in a turn that tundra cards pay for something, yours or the void’s, one ruin follows on a free spot of the tundra that you choose, after the build and all it brings about. It does not follow if the tundra is closed. All ruins in the tundra count as connected. Connections are roads, and no totem may stand in the tundra.

    Forgotten Island: no ruins are set up, no connection is closed, and violet spots cost no more than others. Connections are roads. A ruin that you build for the void must go on a violet spot if its territory has a free one. If there are more ruins than tents on the violet spots at the end, the void wins.

    Unexplored Paths: no void totem stands in the centre at first. A void totem that an infection, a corruption or a settlement of the void would place goes to the centre instead; the fifth one there, and the void wins. As a piece of a build you may move a void totem from the centre to a territory, for two cards of that territory’s biome.

    Long Road: a ruin that you build for the void must go on the violet road if its territory has a free spot of it. If there are more ruins than tents on the violet road at the end, the void wins.
rule-IV12 = Two players take turns, each with a colour and a hand of their own. You may talk about everything, but you do not show or name your cards. Whoever’s turn it is chooses for the void.

    When a territory is judged, the tents of both players count together, and so do their totems. For the limit of totems and for settlements, each colour counts alone.
rule-IV13 = The discards never come back into the deck; only a corruption shuffles anything. Still the deck does not run out: of the twelve void cards at most eight are outside of it at the same time, eleven if two play. And as each turn takes cards from it, every game comes to an end.
