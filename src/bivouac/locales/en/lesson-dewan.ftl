# The lessons of Dewan: what they say, and what they answer.

lesson-dewan-path-first = First steps
lesson-dewan-path-scenarios = The other scenarios

## Ways and what they cost

lesson-dewan-ways = Ways and what they cost
lesson-dewan-ways-home = Here your journey begins: this is your starting camp. From it your people settle the land, camp by camp.
lesson-dewan-ways-place = Settle in the desert beside it: choose the space on the map, then confirm.
lesson-dewan-ways-place-take = You have the cards for the desert already. Take more of them later; first place your camp there.
lesson-dewan-ways-place-elsewhere = That can be done too, but not yet: place your first camp in the marked desert.
lesson-dewan-ways-paid = It cost two cards: one for your starting camp, where any card will do, and one that shows desert. A way costs a card for each space, the first one included.
lesson-dewan-ways-take = Your hand is empty. Take the two marked cards; you always take two that lie side by side in the row.
lesson-dewan-ways-take-others = Two neighbours, yes, but not these: the marked cards are the ones you will need for your next way.
lesson-dewan-ways-take-place = Not yet: a longer way is worth waiting for. Take the two marked cards first.
lesson-dewan-ways-again = You want to cross the lake to the mountain behind it. Mountain and water you have; a desert card, to set out, lies here.
lesson-dewan-ways-lake = Now set out from your desert camp: over both water spaces to the mountain.
lesson-dewan-ways-lake-take = You have all you need: desert, water and mountain. Place your camp.
lesson-dewan-ways-lake-far = From your starting camp that way costs one card more. Set out from the camp in the desert: any camp of yours will do.
lesson-dewan-ways-lake-elsewhere = You could go there too. This time, though, cross the lake to the marked mountain.
lesson-dewan-ways-crossed = Four spaces, three cards: one water card carries you over a whole lake, however large it is.
lesson-dewan-ways-story = Your second camp brings you a story. Take one that you like; soon you will see how to complete it.
lesson-dewan-ways-end = That is all of a turn: place a camp and pay for its way, or take two cards.

## Zones, berries and the second camp

lesson-dewan-camps = Zones, berries and the second camp
lesson-dewan-camps-zone = Spaces of one terrain that touch each other are one zone. These three deserts are a zone, and two berries lie on it.
lesson-dewan-camps-place = Berries belong to the whole zone. So settle on its nearest space, here beside your starting camp.
lesson-dewan-camps-place-take = You have what it costs: any card and a desert. Place your camp; others want the berries too.
lesson-dewan-camps-place-elsewhere = No berries lie in that zone. Settle in the marked desert.
lesson-dewan-camps-berry = You have taken a berry: 2 points at the end. One is left, for the next camp in this zone, yours or another’s.
lesson-dewan-camps-take = On to the second camp. Take these two cards: they pay for the mountain beside your starting camp.
lesson-dewan-camps-take-others = With those you might not reach the mountain. Take the marked ones.
lesson-dewan-camps-second = Place your second camp on the mountain.
lesson-dewan-camps-second-take = You have the two cards for the mountain. Place the camp: it brings something.
lesson-dewan-camps-second-elsewhere = That is a good place too. But now settle on the marked mountain.
lesson-dewan-camps-story = The second camp brings a story. Take this one: of its two deserts and one artifact, you have a desert and the artifact already.
lesson-dewan-camps-story-others = Which of it do your camps have already? The marked story is one step further: take that one.
lesson-dewan-camps-story-stack = From the stack you would take it unseen. The marked one suits you, and you know it.
lesson-dewan-camps-board = Your board shows what each camp brings: a story the 2nd, 4th and 6th. The others you will get to know.
lesson-dewan-camps-end = You know now what a place is worth: the berries of its zone, what the camp brings, and what your stories ask for.

## Stories

lesson-dewan-stories = Stories
lesson-dewan-stories-choose = Everybody begins with a story. Take this one: it asks for two forests and a pigment, and is worth 5 points.
lesson-dewan-stories-choose-others = Two forests lie right beside your starting camp, and a pigment too. The marked story suits you best.
lesson-dewan-stories-choose-stack = That would be a story unseen. The marked one suits your place.
lesson-dewan-stories-place = Place your first camp in this forest.
lesson-dewan-stories-place-take = You have a forest card already, and one for setting out. Place your camp.
lesson-dewan-stories-place-elsewhere = Begin in the marked forest. The other forest comes next, and badlands your story does not ask for.
lesson-dewan-stories-half = One of two forests: your story keeps count. A starting camp never counts for it.
lesson-dewan-stories-take = For the second forest take these two cards; both show forest.
lesson-dewan-stories-take-others = You need forest now. The marked two both show it.
lesson-dewan-stories-zones = Two forests mean two zones that do not touch. Settle in this one: it lies beside a pigment as well.
lesson-dewan-stories-zones-same = That forest touches the one you have: together they are one zone, and count once. Choose the marked one.
lesson-dewan-stories-zones-take = You have the cards you need. Place your camp in the marked forest.
lesson-dewan-stories-zones-elsewhere = A forest is what your story lacks. Settle in the marked one.
lesson-dewan-stories-next = Your second camp brings a new story. Take this one: it asks for a forest and an artifact as well, and you have both.
lesson-dewan-stories-next-others = A camp serves any number of stories. The marked one uses most of what you have.
lesson-dewan-stories-next-stack = Unseen, it may not suit you. The marked one is half done already.
lesson-dewan-stories-told = At the end of your turn all was met: the story is completed, its 5 points are safe, and you drew a card for it.
lesson-dewan-stories-end = Stories ask for different zones and for resources beside your camps. Every camp serves all of your stories at once.

## Tucking a card, and groups

lesson-dewan-tucks = Tucking a card, and groups
lesson-dewan-tucks-again = This story asks for a forest, a mountain and two artifacts. Forest and one artifact you have.
lesson-dewan-tucks-place = Place your third camp on the mountain, but do not pay with the card that shows an artifact: you will need it.
lesson-dewan-tucks-place-keep = The right place, but this spends the artifact. Set out from your starting camp and pay with your other two cards.
lesson-dewan-tucks-place-take = You have the cards already. Place your camp on the mountain.
lesson-dewan-tucks-place-elsewhere = Your story lacks a mountain. Settle on the marked one.
lesson-dewan-tucks-tuck = After your third camp you may tuck a card under your board, so that one half shows. Tuck this one with its artifact showing.
lesson-dewan-tucks-tuck-half = That half shows forest, which you do not lack. Choose the half with the artifact.
lesson-dewan-tucks-tuck-none = Then this slot would stay empty for good. Tuck the card: its artifact completes your story.
lesson-dewan-tucks-told = The tucked artifact counted as your second one: the story is completed. The half also counts as a zone of its terrain.
lesson-dewan-tucks-groups = At the end, camps that stand together score as well: 4 points for each group of two or more. Yours are one group, starting camp included.
lesson-dewan-tucks-end = A tucked half counts like a zone and a symbol of your own. And two small groups are worth more than a large one.

## The end of a game

lesson-dewan-ending = The end of a game
lesson-dewan-ending-seven = Late in a game: seven of your camps stand, and whoever places the eighth makes the round the last. You are a little behind.
lesson-dewan-ending-take = The best place for your eighth camp is here, but you lack a card for the way. Take these two.
lesson-dewan-ending-take-place = That camp would join two of your groups into one, and each group scores 4. Wait one turn: take the marked cards.
lesson-dewan-ending-take-others = Others may do as well, but the marked two both help on this way, over forest and water: take these.
lesson-dewan-ending-eighth = Now place your eighth camp here, beside a camp that stands alone: together they are a group, and a berry is left too.
lesson-dewan-ending-eighth-take = If you wait, Ulla may place her eighth camp, and the game is over before you place yours.
lesson-dewan-ending-eighth-joins = That would join two of your groups into one and cost 4 points. Settle beside the camp that stands alone.
lesson-dewan-ending-eighth-elsewhere = There you gain neither a group nor a berry. Settle on the marked space.
lesson-dewan-ending-fire = The eighth camp brings a fire. Each fire is worth 1 point, and whoever has the most, now you with four, scores 4 more.
lesson-dewan-ending-gift = Here your way led through Ulla’s camp. The card that paid for this space went to her hand.
lesson-dewan-ending-last = The round is played to its end, so Ulla had one more turn. Her eighth camp brings a fire too: four each, so you both score the 4 points.
lesson-dewan-ending-score = Her stories bring 21 points, yours 14. But three groups bring you 12 to her 8, four berries 8 to her 4: you win, 42 to 41.
lesson-dewan-ending-end = You know how it ends: the eighth camp brings the last round, then stories, fire, groups and berries are counted.

## The Downpour

lesson-dewan-downpour = The Downpour
lesson-dewan-downpour-pile = In the Downpour the pile is short. Whenever its last card is taken, it pours, and a new pile is made.
lesson-dewan-downpour-take = Two cards are left in the pile. Take any two neighbours from the row, and see what happens.
lesson-dewan-downpour-take-place = A camp can wait. Take two cards this time, so that it pours in your turn.
lesson-dewan-downpour-pour = It is your turn, so you choose: a land space beside water, without a camp. Flood the middle of this forest.
lesson-dewan-downpour-pour-elsewhere = That would be allowed. But flood the marked forest: you will see what it brings you.
lesson-dewan-downpour-zones = One forest zone has become two. Each forest or mountain zone with a camp of yours scores 3 points: one has yours, the other is close by.
lesson-dewan-downpour-end = Water splits zones and shortens ways. Pairs of a berry and a crystal score 4; groups and berries alone score nothing here.

## The Volcano

lesson-dewan-volcano = The Volcano
lesson-dewan-volcano-fire = The volcano stands in the middle. If you have a camp beside it at the end, you have one more fire.
lesson-dewan-volcano-take = When the last card of the short pile is taken, the volcano erupts. Two are left: take any two neighbours from the row.
lesson-dewan-volcano-lava = You place the lava, on free land beside the volcano or beside other lava. Cover this space, which Ulla could soon reach.
lesson-dewan-volcano-lava-own = That space lies on your side: you may want to settle there yourself. Choose the marked one.
lesson-dewan-volcano-lava-elsewhere = That one is less easy for Ulla to reach. Choose the marked space, close to her camp.
lesson-dewan-volcano-way = Nobody settles on lava or crosses it, and it belongs to no zone. So the forest behind it is harder to reach as well.
lesson-dewan-volcano-end = Stories and fire score as ever, then 2 for each water zone beside your camps, 2 for each camp around another’s starting camp, 3 for each pair of berry and artifact.

## Lake Villages

lesson-dewan-lake = Lake Villages
lesson-dewan-lake-village = Here a camp may also stand on water; the last card you pay is a water card then. Found a village on this lake.
lesson-dewan-lake-village-take = You have a water card, and one for setting out. Found the village first.
lesson-dewan-lake-village-elsewhere = Land you know already. This time settle on the marked water.
lesson-dewan-lake-toll = A lake village. A lake holds only one, and whoever else crosses this water gives you the water card.
lesson-dewan-lake-take = Take these two cards: soon the short pile runs out.
lesson-dewan-lake-take-others = Any would do, but take the marked ones now.
lesson-dewan-lake-fish = Ines took the last card of the pile, and the fish are biting. Discard any one card and take a fish for each village of yours.
lesson-dewan-lake-fish-none = A fish is worth 3 points, well worth a card. Discard one.
lesson-dewan-lake-lakes = Each lake scores as well: 6 points to whoever has the most camps beside it, 3 each if tied. A village is not beside its own lake.
lesson-dewan-lake-end = Villages fish and take cards, camps on the shore win the lakes. Pairs of a berry and a pigment score 3, groups nothing.

## Team play

lesson-dewan-team = Team play
lesson-dewan-team-partner = Bo, opposite you, is your partner. Stories and fire of both of you are added up; cards are not shared.
lesson-dewan-team-place = A group scores only if it holds a camp of each of you. Settle here, beside Bo’s camp, and keep the card that shows desert.
lesson-dewan-team-place-keep = The right place. But pay for the water with your other water card: the desert you will need at once.
lesson-dewan-team-place-take = You have the cards for the way to Bo: mountain, water, mountain. Place your camp.
lesson-dewan-team-place-elsewhere = There, or by that way, your team gains less. Cross the lake from your mountain camp to the marked space beside Bo’s camp.
lesson-dewan-team-group = Your camp and Bo’s are a group of the team now: 4 points. Groups of one partner alone score nothing.
lesson-dewan-team-tuck = Now tuck the card with its desert showing: that completes your story, and its points are your team’s.
lesson-dewan-team-tuck-half = Your story needs no water. Choose the half with the desert.
lesson-dewan-team-tuck-none = Then the slot stays empty for good, and your story lacks a desert. Tuck the card.
lesson-dewan-team-berries = Berries count in pairs, one of yours and one of Bo’s: 4 points a pair. Each of you has one, so that is a pair.
lesson-dewan-team-end = Play for both: settle beside your partner, share the berries evenly, and remember that crossing Bo’s camps gives Bo your cards.
