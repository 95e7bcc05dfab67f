# Iwari: words that the terminal and the browser share. Biomes, pieces and deeds are said by NAMES (core/language.py);
# forest and desert are in names.ftl.

## Biomes

name-tundra = tundra
name-glacier = glacier
name-coast = coast
name-void = void

## Pieces

name-tent = tent
name-totem = totem

## Colours of discovery tokens

name-red = red
name-green = green
name-yellow = yellow

## Deeds

name-union = Union
name-discovery = Discovery
name-honour = Honour
name-respect = Respect
name-courage = Courage
name-veneration = Veneration

## Expeditions: their names, and what each asks for

iwari-expedition-1 = Camps of the tundra
iwari-expedition-2 = Camps of the forest
iwari-expedition-3 = Camps of the glacier
iwari-expedition-4 = Camps of the coast
iwari-expedition-5 = Camps of the desert
iwari-expedition-6 = A tent in every biome
iwari-expedition-7 = Chief of three lands
iwari-expedition-8 = Totems of the tundra
iwari-expedition-9 = Totems of the forest
iwari-expedition-10 = Totems of the glacier
iwari-expedition-11 = Totems of the coast
iwari-expedition-12 = Totems of the desert
iwari-expedition-13 = A totem in every biome
iwari-expedition-14 = Guardian of three lands
iwari-expedition-15 = The great settlement
iwari-expedition-16 = At the crossings

iwari-expedition-line-1 = Have at least four tents in tundra territories.
iwari-expedition-line-2 = Have at least four tents in forest territories.
iwari-expedition-line-3 = Have at least four tents in glacier territories.
iwari-expedition-line-4 = Have at least four tents in coast territories.
iwari-expedition-line-5 = Have at least four tents in desert territories.
iwari-expedition-line-6 = Have a tent in each of the five biomes.
iwari-expedition-line-7 = Have the most tents, ties included, in three territories.
iwari-expedition-line-8 = Have at least two totems in tundra territories.
iwari-expedition-line-9 = Have at least two totems in forest territories.
iwari-expedition-line-10 = Have at least two totems in glacier territories.
iwari-expedition-line-11 = Have at least two totems in coast territories.
iwari-expedition-line-12 = Have at least two totems in desert territories.
iwari-expedition-line-13 = Have a totem in each of the five biomes.
iwari-expedition-line-14 = Have the most totems, ties included, in three territories.
iwari-expedition-line-15 = Have a settlement of five tents.
iwari-expedition-line-16 = Have three tents on crossings, spots where three roads or more meet.

## Maps

iwari-map-new-horizons = New Horizons
iwari-map-vast-lands = Vast Lands
iwari-map-floating-lands = Floating Lands
iwari-map-forgotten-island = Forgotten Island
iwari-map-glacier-massif = Glacier Massif
iwari-map-unexplored-paths = Unexplored Paths
iwari-map-long-road = Long Road
iwari-map-the-void = The Void

## Ways of playing, after the name of a map: “Vast Lands, alone against the void”

iwari-mode-solo = alone against the void
iwari-mode-coop = together against the void

## Territories of New Horizons

iwari-territory-whitefang = Whitefang
iwari-territory-lichen-moor = Lichen Moor
iwari-territory-old-pines = Old Pines
iwari-territory-shardholm = Shardholm
iwari-territory-shellbight = Shellbight
iwari-territory-sunbowl = Sunbowl
iwari-territory-antler-heath = Antler Heath
iwari-territory-deepwood = Deepwood
iwari-territory-fernhollow = Fernhollow
iwari-territory-mistshore = Mistshore
iwari-territory-dustreach = Dustreach

## Territories of Vast Lands

iwari-territory-gannet-rocks = Gannet Rocks
iwari-territory-reindeer-flat = Reindeer Flat
iwari-territory-hoarcrown = Hoarcrown
iwari-territory-larchmere = Larchmere
iwari-territory-birchwater = Birchwater
iwari-territory-amber-basin = Amber Basin
iwari-territory-heron-strand = Heron Strand
iwari-territory-windmoss = Windmoss
iwari-territory-cloudberry-fen = Cloudberry Fen
iwari-territory-frostgate = Frostgate
iwari-territory-elderwood = Elderwood
iwari-territory-copper-dunes = Copper Dunes

## Territories of Floating Lands

iwari-territory-cloudroot = Cloudroot
iwari-territory-mistfall = Mistfall
iwari-territory-kitewood = Kitewood
iwari-territory-skyshard = Skyshard
iwari-territory-hailspire = Hailspire
iwari-territory-sunraft = Sunraft
iwari-territory-brimshore = Brimshore
iwari-territory-rainledge = Rainledge
iwari-territory-hangmoss = Hangmoss
iwari-territory-driftmoor = Driftmoor
iwari-territory-highsand = Highsand

## Territories of Forgotten Island

iwari-territory-templegrove = Templegrove
iwari-territory-stonewake = Stonewake
iwari-territory-pale-stair = Pale Stair
iwari-territory-wreck-cove = Wreck Cove
iwari-territory-buried-court = Buried Court
iwari-territory-idol-moor = Idol Moor
iwari-territory-coldcairn = Coldcairn
iwari-territory-tide-steps = Tide Steps
iwari-territory-vinegate = Vinegate
iwari-territory-sunken-dial = Sunken Dial
iwari-territory-mossvault = Mossvault

## Territories of Glacier Massif

iwari-territory-sealstair = Sealstair
iwari-territory-stonepine = Stonepine
iwari-territory-ptarmigan-step = Ptarmigan Step
iwari-territory-scour-valley = Scour Valley
iwari-territory-skyshelf = Skyshelf
iwari-territory-rimeheart = Rimeheart
iwari-territory-bluecleft = Bluecleft
iwari-territory-calving-bay = Calving Bay
iwari-territory-scree-meadow = Scree Meadow
iwari-territory-moraine-waste = Moraine Waste
iwari-territory-dwarf-birches = Dwarf Birches
iwari-territory-marmot-downs = Marmot Downs

## Territories of Unexplored Paths

iwari-territory-whisper-heath = Whisper Heath
iwari-territory-veilwood = Veilwood
iwari-territory-lost-sands = Lost Sands
iwari-territory-murmur-bay = Murmur Bay
iwari-territory-pale-tongue = Pale Tongue
iwari-territory-lantern-grove = Lantern Grove
iwari-territory-faint-shore = Faint Shore
iwari-territory-ghostfall = Ghostfall
iwari-territory-echo-sound = Echo Sound
iwari-territory-gloam-thicket = Gloam Thicket
iwari-territory-wander-moss = Wander Moss
iwari-territory-hollow-flats = Hollow Flats

## Territories of Long Road

iwari-territory-larkgrass = Larkgrass
iwari-territory-sedge-haven = Sedge Haven
iwari-territory-icewell = Icewell
iwari-territory-salt-crossing = Salt Crossing
iwari-territory-willowbend = Willowbend
iwari-territory-rust-dunes = Rust Dunes
iwari-territory-great-pasture = Great Pasture
iwari-territory-ferrymere = Ferrymere
iwari-territory-last-snow = Last Snow
iwari-territory-milestone-wood = Milestone Wood
iwari-territory-saddle-downs = Saddle Downs

## Territories of The Void

iwari-territory-duskwood = Duskwood
iwari-territory-emberheath = Emberheath
iwari-territory-starglass = Starglass
iwari-territory-ashwaste = Ashwaste
iwari-territory-black-strand = Black Strand
iwari-territory-the-maw = The Maw
iwari-territory-gloamgrove = Gloamgrove
iwari-territory-last-deep = Last Deep
iwari-territory-mooncleft = Mooncleft
iwari-territory-cinder-flat = Cinder Flat
iwari-territory-ebbside = Ebbside
iwari-territory-greymoss = Greymoss

## What only one player is told

iwari-drawn = The card is { NAMES($cards) }.
