# Iwari in the lobby: what it is like, its maps, what else can be chosen, and the game in three pictures.

iwari-lobby-size = 1 to 6 players, about 50 minutes
iwari-lobby-pitch = Raise tents and totems across new lands, lead where it counts and join your tents by road. Eight maps, six deeds, five expansions, and a void to hold out against, alone or together.
iwari-lobby-credits = Iwari is a game by Michael Schacht, published by ThunderGryph Games (the French rules name Board Game Circus).

## The game in three pictures

iwari-lobby-first-build = Play cards, place pieces
iwari-lobby-first-build-line = A card of its biome puts a tent or totem into a territory. Two cards of one other biome do too.
iwari-lobby-first-lead = Lead the land
iwari-lobby-first-lead-line = Have the most tents to score a territory, and the most totems at both ends to score a connection.
iwari-lobby-first-settle = Join your tents
iwari-lobby-first-settle-line = Four or more tents joined by roads are a settlement.

## Ways of playing: each with a line

iwari-lobby-mode = Mode
iwari-lobby-mode-versus = Against each other
iwari-lobby-mode-line-versus = Each tribe for itself. Whoever has the most points wins.
iwari-lobby-mode-solo = Alone against the void
iwari-lobby-mode-line-solo = Your cards act for the void, too. You hold out, or you lose.
iwari-lobby-mode-coop = Together against the void
iwari-lobby-mode-line-coop = Two hidden hands, one side. You hold out or lose together.

## Difficulty against the void: $limit is the number of territories with which it wins

iwari-choice-void_limit = Difficulty
iwari-choice-line-void_limit = How much land the void must take to win.
iwari-level-easy = Easy
iwari-level-normal = Normal
iwari-level-hard = Hard
iwari-level-line = { $limit ->
    [one] The void wins with its first territory.
   *[other] The void wins as soon as it has { $limit } territories.
}
# In a list, after “In play:”.
iwari-extra-limit = { $limit ->
    [one] a void that wins with its first territory
   *[other] a void that wins with { $limit } territories
}

## Maps

iwari-lobby-map = Map
iwari-lobby-line-new-horizons = Islands and gulfs, connections across the sea
iwari-lobby-line-vast-lands = One continent round a lake
iwari-lobby-line-floating-lands = Islands, connections are roads
iwari-lobby-line-forgotten-island = Ruins guard the connections
iwari-lobby-line-glacier-massif = One border that scores twice
iwari-lobby-line-unexplored-paths = Void totems to move
iwari-lobby-line-long-road = A violet road that scores
iwari-lobby-line-the-void = A sixth biome, room for six
iwari-lobby-text-new-horizons = Gulfs part the land and an island lies off its coast. Roads are long, tribes meet late, and some totems look at each other across the water.
iwari-lobby-text-vast-lands = One tight continent round a lake, with a single net of roads. Borders are near, settlements grow across them, and nobody keeps a territory alone.
iwari-lobby-text-floating-lands = Islands in the sky. Every connection is also a road, so a settlement can reach from island to island. There is only one tundra, and no totem may stand in it.
iwari-lobby-text-forgotten-island = Ruins lie on the violet spots and close the connections they guard. Two cards of the right biome put a tent in the place of a ruin: the way is open, and the ruin is worth a point.
iwari-lobby-text-glacier-massif = Ice in the middle of the map. Two connections join the same two territories, and both of them score: a border worth fighting for.
iwari-lobby-text-unexplored-paths = Five void totems wait in the centre. Move them where they help you: they add to the points of a connection, but where the void alone has the most totems, nobody scores.
iwari-lobby-text-long-road = A violet road runs across the map. At the end, all tents along it are scored once more, as if the road were a territory.
iwari-lobby-text-the-void = The void is a sixth biome with cards of its own. Contested tokens add tent spots between two territories, and the determination token lets its holder place two pieces in unexplored land.

## Maps against the void, where their rules are others

iwari-lobby-void-line-floating-lands = Tundra cards call up ruins
iwari-lobby-void-line-forgotten-island = Violet spots to hold
iwari-lobby-void-line-glacier-massif = The void comes twice a round
iwari-lobby-void-line-unexplored-paths = Void totems fill the centre
iwari-lobby-void-line-long-road = A violet road to hold
iwari-lobby-void-text-floating-lands = Every connection is also a road, so settlements reach from island to island, those of the void too: eight ruins in one are enough for it. When tundra cards are played, a ruin rises in the tundra, and all ruins there count as connected.
iwari-lobby-void-text-forgotten-island = No ruin closes the ways here, but the void wants the violet spots: what you build for it goes there first, and with more ruins than tents on them at the end it wins.
iwari-lobby-void-text-glacier-massif = Two connections join the same two territories in the ice. The void pawn comes to both of them, so this land is infected twice as often.
iwari-lobby-void-text-unexplored-paths = Void totems that an infection would bring gather in the centre instead. The fifth one there wins the game for the void: two cards of a biome move one of them away in time.
iwari-lobby-void-text-long-road = What you build for the void goes on the violet road first. With more ruins than tents on it at the end, the void wins.

## What else can be chosen

iwari-group-base = The base game
iwari-group-more = More to explore

iwari-choice-draft = Draft
iwari-choice-line-draft = Pick the opening hand from the display.
iwari-choice-deeds = Deeds
iwari-choice-line-deeds = Pawns that multiply the points of a territory or a connection.
iwari-choice-settlements = Longest path
iwari-choice-line-settlements = Only the longest chain of tents in a settlement scores.
iwari-choice-expeditions = Expeditions
iwari-choice-line-expeditions = Three open missions: the first and the second to complete one score.
iwari-choice-walking_totem = Walking totem
iwari-choice-line-walking_totem = Scores a connection before the end, then moves to the next.
iwari-choice-storms = Storms
iwari-choice-line-storms = They take the place of mountains, and may move.
iwari-choice-fortifications = Fortifications
iwari-choice-line-fortifications = One each. It doubles the points of whoever has a tent on it.
iwari-choice-discoveries = Discoveries
iwari-choice-line-discoveries = Hidden tokens on tent spots: the most of a colour score 6 points.
iwari-choice-veneration = Veneration card
iwari-choice-line-veneration = What is compared at the end: whoever has the most places the pawn.
iwari-veneration-named = Veneration: { $card }
iwari-veneration-a = Dead ends
iwari-veneration-line-a = Tents on spots with only one road.
iwari-veneration-b = Contested tokens
iwari-veneration-line-b = Tents on contested tokens.
iwari-veneration-c = Gold tokens
iwari-veneration-line-c = Totems in five territories marked with gold.
iwari-deed-line-union = The first two who make a settlement multiply the points of a territory it touches.
iwari-deed-line-discovery = The first two who fill a territory multiply the points of any other.
iwari-deed-line-honour = The first who leads in totems at both ends of a land connection multiplies its points.
iwari-deed-line-respect = The first who leads in totems at both ends of a sea connection multiplies its points.
iwari-deed-line-courage = Whoever explores the last territory weakens another pawn.
iwari-deed-line-veneration = At the end, one player multiplies the points of a territory or a connection.

## What does not go together

iwari-block-expeditions-map = This map has no expeditions.
iwari-block-storms-map = This map has no mountains that storms could replace.
iwari-block-veneration-map = This map has no contested tokens.
iwari-block-draft-void = Against the void the opening hands are dealt.
iwari-block-deeds-void = Deeds multiply points, and against the void there are none.
iwari-block-expeditions-void = Expeditions are a race for points, and against the void there are none.
iwari-block-storms-void = Against the void there are neither mountains nor storms.
iwari-block-walking-totem-void = The walking totem scores points, and against the void there are none.
iwari-block-fortifications-void = Fortifications double points, and against the void there are none.
iwari-block-discoveries-void = Discoveries bring points, and against the void there are none.
iwari-block-settlements-void = Against the void a settlement is always a connected group.
iwari-block-void-map = On this map the void is a biome like the others, not an opponent.

## Seats

iwari-lobby-two = Two players share the land with a third tribe that is nobody’s: each acts for it after their own action.
iwari-lobby-six = The sixth tribe plays ruins as its tents, and void totems.
iwari-lobby-third = the third tribe
iwari-lobby-void-solo = The void has no seat: after your own action you act for it, with a card you have left.
iwari-lobby-void-coop = The void has no seat: after your own action, each of you acts for it with a card you have left.
iwari-lobby-partner = plays with you

## Results against the void. After “Lost to the void”: what ended the game

iwari-lobby-held-out = Held out against the void
iwari-lobby-lost = Lost to the void
iwari-lobby-lost-settlement = Lost to the void: its settlement grew too large
iwari-lobby-lost-limit = Lost to the void: { $limit ->
    [one] it claimed a territory
   *[other] it claimed { $limit } territories
}
iwari-lobby-lost-centre = Lost to the void: its totems filled the centre
iwari-lobby-lost-all-judged = Lost to the void: it held more violet spots
iwari-lobby-lost-piece = Lost to the void: a piece that was needed had run out
iwari-lobby-lost-stock = Lost to the void: no tent and no totem was left
iwari-lobby-lost-third-card = Lost to the void: its third card was set aside
