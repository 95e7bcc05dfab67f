# Iwari in the lobby: what it is like, its maps, what else can be chosen, and the game in three pictures.

iwari-lobby-size = 2 to 6 players, about 50 minutes
iwari-lobby-pitch = Raise tents and totems across new lands, lead where it counts and join your tents by road. Eight maps, six deeds and five extensions.

## The game in three pictures

iwari-lobby-first-build = Play cards, place pieces
iwari-lobby-first-build-line = A card of its biome puts a tent or totem into a territory. Any two of another biome do too.
iwari-lobby-first-lead = Lead the land
iwari-lobby-first-lead-line = Most tents score a territory, most totems at both ends score a connection.
iwari-lobby-first-settle = Join your tents
iwari-lobby-first-settle-line = Four tents or more along the roads are a settlement.

## Maps

iwari-lobby-map = Map
iwari-lobby-line-new-horizons = islands and gulfs, ways across the sea
iwari-lobby-line-vast-lands = one continent round a lake
iwari-lobby-line-floating-lands = islands, connections are roads
iwari-lobby-line-forgotten-island = ruins guard the ways
iwari-lobby-line-glacier-massif = one border that scores twice
iwari-lobby-line-unexplored-paths = void totems to move
iwari-lobby-line-long-road = a violet road that scores
iwari-lobby-line-the-void = a sixth biome, room for six
iwari-lobby-text-new-horizons = Gulfs part the land and an island lies off its coast. Roads are long, tribes meet late, and some totems look at each other across the water.
iwari-lobby-text-vast-lands = One tight continent round a lake, with a single net of roads. Borders are near, settlements grow across them, and nobody keeps a territory alone.
iwari-lobby-text-floating-lands = Islands in the sky. Every connection is also a road, so a settlement can reach from island to island. There is only one tundra, and no totem may stand in it.
iwari-lobby-text-forgotten-island = Ruins lie on the violet spots and close the connections they guard. Two cards of the right biome put a tent in the place of a ruin: the way is open, and the ruin is worth a point.
iwari-lobby-text-glacier-massif = Ice in the middle of the map. Two connections join the same two territories, and both of them score: a border worth fighting for.
iwari-lobby-text-unexplored-paths = Five void totems wait in the centre. Move them where they help you: they add to the points of a connection, but where the void alone has the most totems, nobody scores.
iwari-lobby-text-long-road = A violet road runs across the map. At the end, all tents along it are scored once more, as if the road were a territory.
iwari-lobby-text-the-void = The void is a sixth biome with cards of its own. Contested tokens add tent spots between two territories, and the determination token lets its holder place two pieces in unexplored land.

## What else can be chosen

iwari-group-base = The base game
iwari-group-more = More to explore

iwari-choice-draft = Draft
iwari-choice-line-draft = Pick the opening hand from the display.
iwari-choice-deeds = Deeds
iwari-choice-line-deeds = Pawns that multiply a territory or a connection.
iwari-choice-settlements = Path settlements
iwari-choice-line-settlements = Only the longest chain of a settlement scores.
iwari-choice-expeditions = Expeditions
iwari-choice-line-expeditions = Three open missions: the first and the second who fulfil one score.
iwari-choice-walking_totem = Walking totem
iwari-choice-line-walking_totem = Scores a connection before the end, then moves to the next.
iwari-choice-storms = Storms
iwari-choice-line-storms = They take the place of mountains, and may move.
iwari-choice-fortifications = Fortifications
iwari-choice-line-fortifications = One each: doubles the points of whoever has a tent on it.
iwari-choice-discoveries = Discoveries
iwari-choice-line-discoveries = Hidden tokens on tent spots: most of a colour score 6.
iwari-choice-veneration = Card of Veneration
iwari-choice-line-veneration = What is compared at the end: whoever has the most places the pawn.
iwari-veneration-named = Veneration: { $card }
iwari-veneration-a = Dead ends
iwari-veneration-line-a = Tents on spots with only one road.
iwari-veneration-b = Contested tokens
iwari-veneration-line-b = Tents on contested tokens.
iwari-veneration-c = Gold tokens
iwari-veneration-line-c = Totems in five territories marked with gold.
iwari-deed-line-union = The first two who make a settlement multiply a territory it touches.
iwari-deed-line-discovery = The first two who fill a territory multiply any other one.
iwari-deed-line-honour = The first who leads in totems at both ends of a land connection multiplies it.
iwari-deed-line-respect = The first who leads in totems at both ends of a sea connection multiplies it.
iwari-deed-line-courage = Whoever explores the last territory weakens another pawn.
iwari-deed-line-veneration = At the end, one player multiplies a territory or a connection.

## What does not go together

iwari-block-expeditions-map = This map has no expeditions.
iwari-block-storms-map = This map has no mountains that storms could replace.
iwari-block-veneration-map = This map has no contested tokens.

## Seats

iwari-lobby-two = Two players share the land with a third tribe that is nobody’s: each acts for it after their own action.
iwari-lobby-six = The sixth tribe plays ruins as its tents, and void totems.
iwari-lobby-third = the third tribe
