# Iwari : les mots que le terminal et le navigateur ont en commun. Biomes, constructions et modules sont dits par NAMES
# (core/language.py) ; la forêt et le désert sont dans names.ftl.

## Biomes

name-tundra = toundra
name-glacier = glacier
name-coast = côte

## Constructions

name-tent = hutte
name-totem = totem

## Modules

name-union = Union
name-discovery = Découverte
name-honour = Honneur
name-respect = Respect

## Cartes

iwari-map-new-horizons = Nouveaux Horizons
iwari-map-vast-lands = Vastes Terres

## Territoires de Nouveaux Horizons : des noms sans article, qui suivent « à » ou « de »

iwari-territory-whitefang = Croc-Blanc
iwari-territory-lichen-moor = Lande-aux-Lichens
iwari-territory-old-pines = Vieux-Pins
iwari-territory-shardholm = Mille-Éclats
iwari-territory-shellbight = Baie-Coquille
iwari-territory-sunbowl = Creux-Soleil
iwari-territory-antler-heath = Brande-aux-Cerfs
iwari-territory-deepwood = Bois-Profond
iwari-territory-fernhollow = Val-Fougère
iwari-territory-mistshore = Rive-Brume
iwari-territory-dustreach = Terre-Poudreuse

## Territoires de Vastes Terres

iwari-territory-gannet-rocks = Roc-de-Bassan
iwari-territory-reindeer-flat = Plaine-aux-Rennes
iwari-territory-hoarcrown = Cime-de-Givre
iwari-territory-larchmere = Lac-aux-Mélèzes
iwari-territory-birchwater = Bouleaux-du-Lac
iwari-territory-amber-basin = Bassin-d’Ambre
iwari-territory-heron-strand = Grève-aux-Hérons
iwari-territory-windmoss = Mousse-au-Vent
iwari-territory-cloudberry-fen = Marais-aux-Mûres
iwari-territory-frostgate = Porte-du-Gel
iwari-territory-elderwood = Bois-des-Anciens
iwari-territory-copper-dunes = Dunes-de-Cuivre

## Ce qu’une seule personne apprend

iwari-drawn = Carte piochée : { NAMES($cards) }.
