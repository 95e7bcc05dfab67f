# Iwari: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-iwari-tents = Red has the most tents and scores 1 point for each of the seven: { $first }. Blue scores as many as red has tents: { $second }. Yellow and white are third together and score as many as blue has tents: { $third } each.
pictured-iwari-tents = A map: a desert with three red tents, two blue ones, a yellow one and a white one.
example-iwari-totems = On the glacier blue and yellow are tied, on the tundra yellow leads. So only yellow leads on both sides of connection 7, and scores all five totems: { $points } points.
pictured-iwari-totems = A map: connection 7 between a glacier with a blue and a yellow totem and a tundra with one blue and two yellow ones.
example-iwari-settlement = Roads join five red tents across the border: a settlement, worth { $points } points. The sixth tent is joined to none of them and does not count.
pictured-iwari-settlement = A map: four red tents in a forest and one in the desert beside it, joined by roads; another red tent stands apart in the desert.
example-iwari-deeds = Without pawns red would score { $red } points here and blue { $blue }. Two pawns triple that, for both of them: { $more } and { $less }.
pictured-iwari-deeds = A map: a desert with three red and two blue tents, and two Union pawns beside it.
example-iwari-infection = The pawn stood on connection 4, which joins the two. On the coast there are two tents and two totems already, no room for a third: a ruin comes, on the spot nearest to another ruin. On the glacier there is room, and a void totem comes. The pawn has moved on to connection 5.
pictured-iwari-infection = A map: a coast with two tents, two totems and a new ruin; a glacier with two tents, a totem and a new void totem.
example-iwari-corruption = Four void cards were showing: after the infection both are judged, although neither is full. On the coast two tents stand against no ruin, and the virtual totem makes it two totems to one: yours. On the glacier tents and ruins are tied, so the void has the virtual totem, and the glacier.
pictured-iwari-corruption = A map: a coast claimed by the players and a glacier claimed by the void, both with free spots.
example-iwari-judging = Glacier: { $players } Coast: { $void }
pictured-iwari-judging = A map: a full glacier that the players have claimed, and a full coast that the void has claimed.
