# The rules of Dewan in our own words, one message for each rule of the spec. A refused move names its rule.

rules-dewan-tab = Rules of Dewan · Bivouac
rules-dewan-title = The rules of Dewan
rules-dewan-intro = You lead a tribe into new country. Terrain cards let you travel, travel lets you set up camps, and well-chosen camps complete your stories. Whoever has the most points after the last round wins. Each rule has a short code, and a move that is refused names the rule that stands in its way.
rules-dewan-signs = Terrains and symbols

## DS
rules-chapter-DS = Setting up
rules-lead-DS = A terrain card shows one or two terrains, some of them with a symbol: each of its terrains is a half. A story tile shows the terrains and resources it asks for, its points, and sometimes a fire.
rule-DS1 = Two to four people can play. Everybody gets a starting tile at random, and as many random neutral tiles join them. All tiles are turned at random; the neutral ones form the middle of the map, and the starting tiles lie around it, far apart. The Downpour and the Volcano add a tile of their own.
rule-DS2 = Two berries lie on each berry symbol of the map.
rule-DS3 = Everybody has eight camps on their tribe board. A ninth, the starting camp, stands in the centre of their starting tile from the beginning.
rule-DS4 = The story tiles are shuffled. Five of them lie face up in a row, the others form a face-down stack. For the Downpour, the five stories that show water are taken out first.
rule-DS5 = The terrain cards are shuffled. Everybody is dealt two, face down, and six lie face up in the row. The others are the draw pile.
rule-DS6 = The first player is chosen at random. Before the first turn everybody takes one story, anticlockwise and starting to the right of the first player, who therefore chooses last. Take one of the five in the row, which is replaced at once, or the top of the stack unseen; you then show it and keep it. Once the stack is empty, the place of a story that was taken stays empty and the others do not move.

## DT
rules-chapter-DT = A turn
rule-DT1 = Turns go clockwise, beginning with the first player. In your turn you do exactly one of two things: take two cards, or place a camp.
rule-DT2 = If you can do neither, you pass; your stories are still checked at the end of your turn. If everybody passes in the same round, the game ends after that round.
rule-DT3 = Everybody sees everyone’s stories, berries, fish, tucked halves and number of cards in hand. The cards in hand are secret.

## DK
rules-chapter-DK = Taking cards
rule-DK1 = Take two cards that lie side by side in the row. You never draw from the pile instead. There is no limit to your hand.
rule-DK2 = The row is refilled from the pile one card at a time, each in its place; the place closest to the pile comes first.
rule-DK3 = If a card is needed and the pile is empty, the discards are shuffled into a new pile. If there are no discards either, the place stays empty and is filled at the start of a later turn, as soon as there are cards again. If no two cards of the row lie side by side, you may take a single one.

## DP
rules-chapter-DP = Placing a camp
rule-DP1 = A journey begins at any camp of yours on the map, your starting camp included. It ends on a space without a camp that is not water.
rule-DP2 = Go from space to neighbouring space. For each space on the way, the first and the last included, you pay one card that shows its terrain. A card with two terrains pays for either of them.
rule-DP3 = Your own starting camp takes any card, whether the journey begins there or only crosses it. That card is discarded.
rule-DP4 = One water card carries you over any number of spaces of one water zone, as long as you cross them in a row.
rule-DP5 = You may cross other players’ camps, but the card that pays for such a space goes to the hand of the camp’s owner. At another player’s starting camp, a partner’s too, you give one card of your choice, whatever it shows. You may cross your own camps as well; those cards are discarded.
rule-DP6 = When all is paid, the leftmost camp on your board goes to the end of the route.
rule-DP7 = A route may not enter the same space twice. It never needs to.

## DE
rules-chapter-DE = What a new camp brings
rule-DE1 = If the zone of the new camp still holds a berry, take one.
rule-DE2 = What follows depends on which camp it was. The 1st brings nothing more. The 2nd, 4th and 6th let you take a story, as at the beginning; it goes to your leftmost free place. After the 3rd, 5th and 7th you may tuck one card from your hand under your board so that one half shows: now, or that slot stays empty for good. The 8th is worth one fire and brings the last round.

## DZ
rules-chapter-DZ = Zones
rule-DZ1 = A zone is all the spaces of one terrain that are connected to each other; a single space can be a zone. The centre of a starting tile belongs to no zone.
rule-DZ2 = Berries belong to a whole zone, not to one space of it.

## DY
rules-chapter-DY = Stories
rule-DY1 = Starting camps never count for stories.
rule-DY2 = If a story shows a land terrain several times, you need camps in that many different zones of it. Each tucked half that shows the terrain counts as one more zone.
rule-DY3 = If a story shows water, you need camps beside that many different water zones; one camp may be beside several. Each tucked half that shows water counts as one more.
rule-DY4 = If a story shows a resource, you need camps beside that many different icons of it. An icon lies on the border of two spaces and a camp on either side has it; it counts once, however many of your camps touch it. Each tucked symbol counts as one more. Several players can use the same icon.
rule-DY5 = Each story is checked by itself: a camp, a tucked card or an icon can serve any number of your stories.
rule-DY6 = At the end of your turn, each story whose requirements you now meet is completed: it slides up and earns you one card from the pile, if there is one. A completed story stays completed, whatever happens to the map. If you meet the requirements during somebody else’s turn, the story is completed at the end of your next turn; at the end of the game every story whose requirements are met counts, but earns no card.

## DX
rules-chapter-DX = End and scoring
rule-DX1 = When somebody places their 8th camp, the round is played to its end, so that everybody has had the same number of turns. Then the points are counted.
rule-DX2 = You score the points of each completed story. The others are discarded.
rule-DX3 = Each fire is worth 1 point: on your completed stories, on your tucked halves, and one for your 8th camp. Whoever has the most fire scores 4 more, and so does everybody tied for it; nobody scores this without any fire.
rule-DX4 = Each connected group of at least two of your camps scores 4 points. Your starting camp counts here.
rule-DX5 = Each berry you took and each berry on your tucked halves scores 2 points.
rule-DX6 = If points are tied, whoever has the most cards in hand wins. If these are tied too, the victory is shared.

## DM
rules-chapter-DM = Team play
rule-DM1 = Four people play in two teams, partners opposite each other. Play is as in the classic game; points are added up for the team.
rule-DM2 = The team scores the stories of both partners and 1 point for each of their fires. The team with the most fire scores 4 more, and if they are tied both do.
rule-DM3 = Each connected group of the team’s camps scores 4 points if it holds a camp of each partner. Starting camps count.
rule-DM4 = Each pair of berries, one of each partner, scores 4 points. Berries on tucked halves count too.
rule-DM5 = If points are tied, the team with more cards in hand wins. If these are tied too, the victory is shared.

## DV
rules-chapter-DV = Scenarios with an event
rule-DV1 = After the row is dealt, the draw pile has 6 cards for two players, 8 for three and 10 for four. All other cards are the supply.
rule-DV2 = The row is refilled from the pile. When its last card is taken, the event happens at once, and the player whose turn it is carries it out. Then a new pile of the same size comes from the top of the supply and refilling goes on; so a short pile can trigger two events in one turn.
rule-DV3 = Cards earned by stories come from the supply. Whenever the supply is empty and a card is needed, the discards are shuffled into it. If there are too few cards for a whole pile, it is made of those there are, freshly shuffled ones at the bottom; a pile without any card is made again when one is needed, without an event.
rule-DV4 = If a marker or token has run out, or no space can take it, that part of the event is skipped. A space is free if it has no camp, no marker and no volcano.
rule-DV5 = Stories and fire score as usual, and then only what the scenario lists: nothing for groups, nothing for berries alone.
rule-DV6 = Each berry can form a pair with a resource: a crystal in the Downpour, an artifact in the Volcano, a pigment in Lake Villages. Berries on tucked halves count, and resources count as for stories: different icons beside your camps, and tucked symbols. You have as many pairs as the smaller of the two numbers.
rule-DV7 = When a marker splits a zone, its berries go to the largest part. Parts that are equally large share them evenly, and any odd ones go to different parts at random. If the whole zone is covered, its berries are gone.

## DD
rules-chapter-DD = The Downpour
rule-DD1 = The event: the player whose turn it is puts a water marker on a free land space next to water. It is water from now on.
rule-DD2 = Each forest or mountain zone with a camp of yours scores 3 points; tucked cards do not count. Each pair of a berry and a crystal scores 4.

## DL
rules-chapter-DL = The Volcano
rule-DL1 = The event: the player whose turn it is puts a lava marker on a free land space next to the volcano or to other lava.
rule-DL2 = Lava and the volcano belong to no zone. You cannot cross them or settle there.
rule-DL3 = A player with a camp next to the volcano has one more fire, however many such camps they have; it counts for the most fire too. Each water zone next to a camp of yours scores 2 points, each camp of yours beside the centre of an opponent’s starting tile 2, and each pair of a berry and an artifact 3. Starting camps count as camps; tucked cards are no water zones.

## DH
rules-chapter-DH = Lake Villages
rule-DH1 = You may also place a camp on water if the last card you pay is a water card. It becomes a lake village. A water zone never holds more than one.
rule-DH2 = A journey may begin at a lake village of yours: the first card is water and covers its whole zone, then you go on to any space next to that zone.
rule-DH3 = If you cross a water zone with another player’s village, your water card goes to that player.
rule-DH4 = A village is not beside the water zone it stands in. Beside icons it counts like any camp.
rule-DH5 = The event: clockwise from the player whose turn it is, each player with a village may discard exactly one card, whatever it shows, and then takes one fish for each of their villages, or what is left. When no fish are left, nobody is asked.
rule-DH6 = For each water zone the player with the most camps beside it scores 6 points; players who are tied score 3 each. Each pair of a berry and a pigment scores 3, and so does each fish. Starting camps count as camps; tucked cards are no water zones.
