# Iwari: words that the terminal and the browser share. Biomes, pieces and deeds are said by NAMES (core/language.py);
# forest and desert are in names.ftl.

## Biomes

name-tundra = tundra
name-glacier = glacier
name-coast = coast

## Pieces

name-tent = tent
name-totem = totem

## Deeds

name-union = Union
name-discovery = Discovery
name-honour = Honour
name-respect = Respect

## Maps

iwari-map-new-horizons = New Horizons
iwari-map-vast-lands = Vast Lands

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

## What only one player is told

iwari-drawn = The card is { NAMES($cards) }.
