# Iwari : les mots que le terminal et le navigateur ont en commun. Biomes, constructions et modules sont dits par NAMES
# (core/language.py) ; la forêt et le désert sont dans names.ftl.

## Biomes

name-tundra = toundra
name-glacier = glacier
name-coast = côte
name-void = néant

## Constructions

name-tent = hutte
name-totem = totem

## Couleurs des jetons Découverte

name-red = rouge
name-green = vert
name-yellow = jaune

## Modules

name-union = Union
name-discovery = Découverte
name-honour = Honneur
name-respect = Respect
name-courage = Courage
name-veneration = Vénération

## Expéditions : leurs noms, et ce que chacune demande

iwari-expedition-1 = Camps de la toundra
iwari-expedition-2 = Camps de la forêt
iwari-expedition-3 = Camps du glacier
iwari-expedition-4 = Camps de la côte
iwari-expedition-5 = Camps du désert
iwari-expedition-6 = Une hutte par biome
iwari-expedition-7 = Chef de trois terres
iwari-expedition-8 = Totems de la toundra
iwari-expedition-9 = Totems de la forêt
iwari-expedition-10 = Totems du glacier
iwari-expedition-11 = Totems de la côte
iwari-expedition-12 = Totems du désert
iwari-expedition-13 = Un totem par biome
iwari-expedition-14 = Gardien de trois terres
iwari-expedition-15 = La grande colonie
iwari-expedition-16 = Aux croisements

iwari-expedition-line-1 = Avoir au moins quatre huttes dans les territoires de toundra.
iwari-expedition-line-2 = Avoir au moins quatre huttes dans les territoires de forêt.
iwari-expedition-line-3 = Avoir au moins quatre huttes dans les territoires de glacier.
iwari-expedition-line-4 = Avoir au moins quatre huttes dans les territoires de côte.
iwari-expedition-line-5 = Avoir au moins quatre huttes dans les territoires de désert.
iwari-expedition-line-6 = Avoir une hutte dans chacun des cinq biomes.
iwari-expedition-line-7 = Avoir le plus de huttes, égalités comprises, dans trois territoires.
iwari-expedition-line-8 = Avoir au moins deux totems dans les territoires de toundra.
iwari-expedition-line-9 = Avoir au moins deux totems dans les territoires de forêt.
iwari-expedition-line-10 = Avoir au moins deux totems dans les territoires de glacier.
iwari-expedition-line-11 = Avoir au moins deux totems dans les territoires de côte.
iwari-expedition-line-12 = Avoir au moins deux totems dans les territoires de désert.
iwari-expedition-line-13 = Avoir un totem dans chacun des cinq biomes.
iwari-expedition-line-14 = Avoir le plus de totems, égalités comprises, dans trois territoires.
iwari-expedition-line-15 = Avoir une colonie de cinq huttes.
iwari-expedition-line-16 = Avoir trois huttes sur des croisements, là où se rejoignent au moins trois sentiers.

## Cartes

iwari-map-new-horizons = Nouveaux Horizons
iwari-map-vast-lands = Vastes Terres
iwari-map-floating-lands = Terres Flottantes
iwari-map-forgotten-island = Île Oubliée
iwari-map-glacier-massif = Massif Glacier
iwari-map-unexplored-paths = Les Chemins Inexplorés
iwari-map-long-road = La Longue Route
iwari-map-the-void = Le Néant

## Façons de jouer, après le nom d’une carte : « Vastes Terres, en solo contre le néant »

iwari-mode-solo = en solo contre le néant
iwari-mode-coop = en coopération contre le néant

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

## Territoires de Terres Flottantes

iwari-territory-cloudroot = Racine-des-Nues
iwari-territory-mistfall = Chute-de-Brume
iwari-territory-kitewood = Bois-aux-Milans
iwari-territory-skyshard = Tesson-de-Ciel
iwari-territory-hailspire = Flèche-de-Grêle
iwari-territory-sunraft = Radeau-du-Soleil
iwari-territory-brimshore = Rive-du-Bord
iwari-territory-rainledge = Corniche-de-Pluie
iwari-territory-hangmoss = Mousse-Pendante
iwari-territory-driftmoor = Lande-Errante
iwari-territory-highsand = Hauts-Sables

## Territoires d’Île Oubliée

iwari-territory-templegrove = Bois-du-Temple
iwari-territory-stonewake = Veille-de-Pierre
iwari-territory-pale-stair = Marches-Pâles
iwari-territory-wreck-cove = Crique-aux-Épaves
iwari-territory-buried-court = Cour-Ensevelie
iwari-territory-idol-moor = Lande-aux-Idoles
iwari-territory-coldcairn = Cairn-Froid
iwari-territory-tide-steps = Marches-de-Marée
iwari-territory-vinegate = Porte-aux-Lianes
iwari-territory-sunken-dial = Cadran-Englouti
iwari-territory-mossvault = Voûte-de-Mousse

## Territoires de Massif Glacier

iwari-territory-sealstair = Marche-aux-Phoques
iwari-territory-stonepine = Bois-des-Aroles
iwari-territory-ptarmigan-step = Pas-du-Lagopède
iwari-territory-scour-valley = Val-Dénudé
iwari-territory-skyshelf = Balcon-du-Ciel
iwari-territory-rimeheart = Cœur-de-Givre
iwari-territory-bluecleft = Crevasse-Bleue
iwari-territory-calving-bay = Baie-du-Vêlage
iwari-territory-scree-meadow = Pré-aux-Éboulis
iwari-territory-moraine-waste = Désert-de-Moraine
iwari-territory-dwarf-birches = Bouleaux-Nains
iwari-territory-marmot-downs = Val-aux-Marmottes

## Territoires des Chemins Inexplorés

iwari-territory-whisper-heath = Lande-aux-Soupirs
iwari-territory-veilwood = Bois-Voilé
iwari-territory-lost-sands = Sables-Perdus
iwari-territory-murmur-bay = Baie-aux-Murmures
iwari-territory-pale-tongue = Langue-Pâle
iwari-territory-lantern-grove = Bois-aux-Lanternes
iwari-territory-faint-shore = Rive-Estompée
iwari-territory-ghostfall = Cascade-Fantôme
iwari-territory-echo-sound = Détroit-des-Échos
iwari-territory-gloam-thicket = Fourré-du-Soir
iwari-territory-wander-moss = Mousse-Vagabonde
iwari-territory-hollow-flats = Plaine-Creuse

## Territoires de La Longue Route

iwari-territory-larkgrass = Pré-aux-Alouettes
iwari-territory-sedge-haven = Havre-aux-Laîches
iwari-territory-icewell = Puits-de-Glace
iwari-territory-salt-crossing = Passage-du-Sel
iwari-territory-willowbend = Boucle-aux-Saules
iwari-territory-rust-dunes = Dunes-de-Rouille
iwari-territory-great-pasture = Grand-Pâturage
iwari-territory-ferrymere = Lac-du-Passeur
iwari-territory-last-snow = Dernière-Neige
iwari-territory-milestone-wood = Bois-des-Bornes
iwari-territory-saddle-downs = Coteau-de-la-Selle

## Territoires du Néant

iwari-territory-duskwood = Bois-du-Crépuscule
iwari-territory-emberheath = Brande-aux-Braises
iwari-territory-starglass = Verre-d’Étoile
iwari-territory-ashwaste = Désert-de-Cendre
iwari-territory-black-strand = Grève-Noire
iwari-territory-the-maw = Gueule-Béante
iwari-territory-gloamgrove = Bosquet-d’Ombre
iwari-territory-last-deep = Dernier-Gouffre
iwari-territory-mooncleft = Faille-de-Lune
iwari-territory-cinder-flat = Plaine-de-Scories
iwari-territory-ebbside = Rive-du-Reflux
iwari-territory-greymoss = Mousse-Grise

## Ce qu’une seule personne apprend

iwari-drawn = Carte piochée : { NAMES($cards) }.
