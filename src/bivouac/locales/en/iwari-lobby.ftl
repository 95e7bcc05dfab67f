# Iwari in the lobby: what it is like, its maps, what else can be chosen, and the game in three pictures.

iwari-lobby-size = 2 to 5 players, about 50 minutes
iwari-lobby-pitch = Raise tents and totems across new lands, lead where it counts and join your tents by road. Two maps and four deeds.

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
iwari-lobby-text-new-horizons = Gulfs part the land and an island lies off its coast. Roads are long, tribes meet late, and some totems look at each other across the water.
iwari-lobby-text-vast-lands = One tight continent round a lake, with a single net of roads. Borders are near, settlements grow across them, and nobody keeps a territory alone.

## What else can be chosen

iwari-choice-draft = Draft
iwari-choice-line-draft = Pick the opening hand from the display.
iwari-choice-deeds = Deeds
iwari-choice-line-deeds = Pawns that multiply a territory or a connection.
iwari-choice-settlements = Path settlements
iwari-choice-line-settlements = Only the longest chain of a settlement scores.
iwari-deed-line-union = The first two who make a settlement multiply a territory it touches.
iwari-deed-line-discovery = The first two who fill a territory multiply any other one.
iwari-deed-line-honour = The first who leads in totems at both ends of a land connection multiplies it.
iwari-deed-line-respect = The first who leads in totems at both ends of a sea connection multiplies it.

## Seats

iwari-lobby-two = Two players share the land with a third tribe that is nobody’s: each acts for it after their own action.
iwari-lobby-third = the third tribe
