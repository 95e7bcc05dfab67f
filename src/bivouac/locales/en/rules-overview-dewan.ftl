# Dewan in short, before its rules. pictured-... tells what is seen to those who do not see it.

overview-dewan-land-title = People in a new land
overview-dewan-land = Each of you leads a people through a land that nobody has settled yet. You begin with one camp and set up more, as far away as your cards carry you. Where your camps stand decides which stories your people can tell, and stories bring the most points.
pictured-overview-dewan-land = A whole map of spaces with mountains, forests, deserts, badlands and water, and the camps of four players on it.
overview-dewan-turn-title = Your turn: one of two things
overview-dewan-turn = Either you take two cards that are neighbours in the row, or you travel and place a camp. That is the whole turn; the next person goes on.
pictured-overview-dewan-turn = Six cards in a row, two neighbours among them marked; below them a red camp, a way over three terrains, and another red camp.
overview-dewan-way-title = A way and its price
overview-dewan-way = You set out from any of your camps. Each space you enter costs a card of its terrain, and so does the one you leave; only your starting camp takes any card. A single water card carries you over a whole lake: here { $spaces } spaces cost { $cards } cards.
pictured-overview-dewan-way = A map with a route of { $spaces } spaces: from red’s starting camp over a desert and two water spaces into a forest. Numbered cards lie along it.
overview-dewan-camp-title = What a camp brings
overview-dewan-camp = Spaces of one terrain that touch are a zone. If berries lie in it, the new camp takes one. The board shows what else it brings, from the first camp to the eighth: a new story, or a card tucked beneath the board, one half of which counts from then on.
pictured-overview-dewan-camp = A map with a desert zone of { $spaces } spaces: a red camp stands on one of them, and a berry is left. Below it a board with eight places for camps and what each of them brings.
overview-dewan-stories-title = Stories
overview-dewan-stories = A story asks for camps in certain terrains, each in a zone of its own, and for camps beside resources. Once you have everything, its points are safe, and you draw a card. The same camp can serve all of your stories.
pictured-overview-dewan-stories = A map with three red camps, two in forest zones and one on a mountain; on it a story tile whose forests and mountain are ticked, while its crystal is not.
overview-dewan-groups-title = Fire, groups and berries
overview-dewan-groups = Fire from stories, cards and the eighth camp is worth 1 point each, and 4 more to whoever has the most. Two or more camps that touch are a group, worth 4; here red’s two bring { $points }. Each berry is worth 2.
pictured-overview-dewan-groups = A map with two groups of red camps: the starting camp with the one beside it, and two others elsewhere.
overview-dewan-end-title = The end, and who wins
overview-dewan-end = As soon as an eighth camp is placed, the round is played to its end, so that all have had as many turns. Then everything is added up, and the most points win. Other scenarios change the land during the game, and some of what counts.
pictured-overview-dewan-end = A score sheet: the points of red and blue for stories, fire, groups and berries, and their totals.
