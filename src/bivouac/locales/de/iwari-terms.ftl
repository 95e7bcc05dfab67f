# Iwari: Wörter, die Terminal und Browser gemeinsam haben. Biome, Bausteine und Großtaten sagt NAMES
# (core/language.py); Wald und Wüste stehen in names.ftl.

## Biome

name-tundra = Tundra
name-glacier = Gletscher
name-coast = Küste

## Bausteine

name-tent = Zelt
name-totem = Totem

## Großtaten

name-union = Bündnis
name-discovery = Entdeckung
name-honour = Ehre
name-respect = Respekt

## Landkarten

iwari-map-new-horizons = Neue Horizonte
iwari-map-vast-lands = Weite Lande

## Gebiete der Neuen Horizonte: Ortsnamen, die ohne Artikel stehen können

iwari-territory-whitefang = Weißzahn
iwari-territory-lichen-moor = Flechtenmoor
iwari-territory-old-pines = Altkiefern
iwari-territory-shardholm = Scherbenholm
iwari-territory-shellbight = Muschelbucht
iwari-territory-sunbowl = Sonnenkessel
iwari-territory-antler-heath = Geweihheide
iwari-territory-deepwood = Tiefenwald
iwari-territory-fernhollow = Farngrund
iwari-territory-mistshore = Nebelufer
iwari-territory-dustreach = Staubmark

## Gebiete der Weiten Lande

iwari-territory-gannet-rocks = Tölpelfels
iwari-territory-reindeer-flat = Rentierfeld
iwari-territory-hoarcrown = Reifkrone
iwari-territory-larchmere = Lärchensee
iwari-territory-birchwater = Birkenbach
iwari-territory-amber-basin = Bernsteintal
iwari-territory-heron-strand = Reiherstrand
iwari-territory-windmoss = Windmoos
iwari-territory-cloudberry-fen = Moltebeermoor
iwari-territory-frostgate = Frosttor
iwari-territory-elderwood = Ahnenwald
iwari-territory-copper-dunes = Kupferdüne

## Was nur eine Person erfährt

iwari-drawn = Die Karte: { NAMES($cards) }.
