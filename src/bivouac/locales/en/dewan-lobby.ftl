# Dewan in the lobby: what it is like, its scenarios, and the game in three pictures.

dewan-lobby-size = 2 to 4 players, about 40 minutes
dewan-lobby-pitch = Cross the land card by card, set up eight camps and complete your stories. Five scenarios, from a calm land to an erupting volcano.
dewan-lobby-credits = Dewan is a game by Johannes Goupy and Yoann Levet, published by Space Cowboys.

## The game in three pictures

dewan-lobby-first-take = Take two cards
dewan-lobby-first-take-line = Two neighbours from the open row. Each shows one or two terrains.
dewan-lobby-first-travel = Or travel and settle
dewan-lobby-first-travel-line = Pay a card for every space on the way, then place a camp.
dewan-lobby-first-tell = Complete stories
dewan-lobby-first-tell-line = A story counts once your camps stand where it wants them.

## Scenarios

dewan-lobby-scenario = Scenario
dewan-lobby-line-classic = Groups, berries, fire and stories
dewan-lobby-text-classic = The best place to start. Take cards, pay your way from camp to camp, and place your eight camps where they complete your stories.
dewan-lobby-score-classic = Scores: stories, fire, groups of camps, berries.
dewan-lobby-line-team = Partners sit opposite and add up points
dewan-lobby-text-team = Two against two. Partners share points, not cards: what one gives away on a journey, the other may need.
dewan-lobby-score-team = Scores: stories and fire of both, groups with camps of both, pairs of berries.
dewan-lobby-line-downpour = Water rises and splits the land
dewan-lobby-text-downpour = When the pile runs out, the active player turns a land space next to water into water. Zones shrink, split and drown.
dewan-lobby-score-downpour = Scores: stories, fire, forest and mountain zones, pairs of berry and crystal.
dewan-lobby-line-volcano = Lava blocks the way
dewan-lobby-text-volcano = When the pile runs out, the active player puts a lava marker next to the volcano or to lava. Lava cannot be crossed or settled.
dewan-lobby-score-volcano = Scores: stories, fire, water zones beside camps, camps next to rivals’ starts, pairs of berry and artifact.
dewan-lobby-line-lake = Camps on water catch fish
dewan-lobby-text-lake = Camps may stand on water as lake villages. Whoever else crosses their lake pays its owner, and when the pile runs out, villages fish.
dewan-lobby-score-lake = Scores: stories, fire, most camps around each lake, fish, pairs of berry and pigment.

## Team play

dewan-lobby-partner = your partner
dewan-lobby-rival = the others
