# Iwari: Wörter, die Terminal und Browser gemeinsam haben. Biome, Bausteine und Großtaten sagt NAMES
# (core/language.py); Wald und Wüste stehen in names.ftl.

## Biome

name-tundra = Tundra
name-glacier = Gletscher
name-coast = Küste
name-void = Leere

## Bausteine

name-tent = Zelt
name-totem = Totem

## Farben der Fundmarker

name-red = rot
name-green = grün
name-yellow = gelb

## Großtaten

name-union = Bündnis
name-discovery = Entdeckung
name-honour = Ehre
name-respect = Respekt
name-courage = Mut
name-veneration = Verehrung

## Expeditionen: ihre Namen, und was jede verlangt

iwari-expedition-1 = Lager der Tundra
iwari-expedition-2 = Lager des Waldes
iwari-expedition-3 = Lager der Gletscher
iwari-expedition-4 = Lager der Küste
iwari-expedition-5 = Lager der Wüste
iwari-expedition-6 = Ein Zelt in jedem Biom
iwari-expedition-7 = Herrschaft über drei Gebiete
iwari-expedition-8 = Totems der Tundra
iwari-expedition-9 = Totems des Waldes
iwari-expedition-10 = Totems der Gletscher
iwari-expedition-11 = Totems der Küste
iwari-expedition-12 = Totems der Wüste
iwari-expedition-13 = Ein Totem in jedem Biom
iwari-expedition-14 = Wacht über drei Gebiete
iwari-expedition-15 = Die große Siedlung
iwari-expedition-16 = An den Kreuzungen

iwari-expedition-line-1 = Mindestens vier Zelte in Tundragebieten.
iwari-expedition-line-2 = Mindestens vier Zelte in Waldgebieten.
iwari-expedition-line-3 = Mindestens vier Zelte in Gletschergebieten.
iwari-expedition-line-4 = Mindestens vier Zelte in Küstengebieten.
iwari-expedition-line-5 = Mindestens vier Zelte in Wüstengebieten.
iwari-expedition-line-6 = Ein Zelt in jedem der fünf Biome.
iwari-expedition-line-7 = In drei Gebieten die meisten Zelte, Gleichstand eingeschlossen.
iwari-expedition-line-8 = Mindestens zwei Totems in Tundragebieten.
iwari-expedition-line-9 = Mindestens zwei Totems in Waldgebieten.
iwari-expedition-line-10 = Mindestens zwei Totems in Gletschergebieten.
iwari-expedition-line-11 = Mindestens zwei Totems in Küstengebieten.
iwari-expedition-line-12 = Mindestens zwei Totems in Wüstengebieten.
iwari-expedition-line-13 = Ein Totem in jedem der fünf Biome.
iwari-expedition-line-14 = In drei Gebieten die meisten Totems, Gleichstand eingeschlossen.
iwari-expedition-line-15 = Eine Siedlung aus fünf Zelten.
iwari-expedition-line-16 = Drei Zelte auf Kreuzungen: auf Plätzen, an denen sich drei oder mehr Pfade treffen.

## Landkarten

iwari-map-new-horizons = Neue Horizonte
iwari-map-vast-lands = Weite Lande
iwari-map-floating-lands = Schwebende Lande
iwari-map-forgotten-island = Vergessene Insel
iwari-map-glacier-massif = Gletschermassiv
iwari-map-unexplored-paths = Unerforschte Pfade
iwari-map-long-road = Langer Pfad
iwari-map-the-void = Die Leere

## Spielweisen, nach dem Namen einer Landkarte: „Weite Lande, allein gegen die Leere“

iwari-mode-solo = allein gegen die Leere
iwari-mode-coop = gemeinsam gegen die Leere

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

## Gebiete der Schwebenden Lande

iwari-territory-cloudroot = Wolkenwurz
iwari-territory-mistfall = Nebelsturz
iwari-territory-kitewood = Milanwald
iwari-territory-skyshard = Firnsplitter
iwari-territory-hailspire = Hagelspitz
iwari-territory-sunraft = Sonnenfloß
iwari-territory-brimshore = Randufer
iwari-territory-rainledge = Regensims
iwari-territory-hangmoss = Hängemoos
iwari-territory-driftmoor = Schwebemoor
iwari-territory-highsand = Hochsand

## Gebiete der Vergessenen Insel

iwari-territory-templegrove = Tempelhain
iwari-territory-stonewake = Steinwacht
iwari-territory-pale-stair = Bleichstiege
iwari-territory-wreck-cove = Wrackbucht
iwari-territory-buried-court = Sandhof
iwari-territory-idol-moor = Götzenmoor
iwari-territory-coldcairn = Kaltmal
iwari-territory-tide-steps = Flutstufen
iwari-territory-vinegate = Rankentor
iwari-territory-sunken-dial = Sonnenuhr
iwari-territory-mossvault = Moosgewölbe

## Gebiete des Gletschermassivs

iwari-territory-sealstair = Robbenstiege
iwari-territory-stonepine = Zirbenhang
iwari-territory-ptarmigan-step = Schneehuhnjoch
iwari-territory-scour-valley = Schürftal
iwari-territory-skyshelf = Himmelsfirn
iwari-territory-rimeheart = Raureifherz
iwari-territory-bluecleft = Blauspalt
iwari-territory-calving-bay = Kalbungsbucht
iwari-territory-scree-meadow = Geröllwiese
iwari-territory-moraine-waste = Moränenöde
iwari-territory-dwarf-birches = Zwergbirken
iwari-territory-marmot-downs = Murmelhöhen

## Gebiete der Unerforschten Pfade

iwari-territory-whisper-heath = Flüsterheide
iwari-territory-veilwood = Schleierwald
iwari-territory-lost-sands = Irrsand
iwari-territory-murmur-bay = Raunbucht
iwari-territory-pale-tongue = Fahlzunge
iwari-territory-lantern-grove = Laternenhain
iwari-territory-faint-shore = Schemenufer
iwari-territory-ghostfall = Geisterfall
iwari-territory-echo-sound = Echosund
iwari-territory-gloam-thicket = Dämmerdickicht
iwari-territory-wander-moss = Wandermoos
iwari-territory-hollow-flats = Hohlebene

## Gebiete des Langen Pfads

iwari-territory-larkgrass = Lerchengras
iwari-territory-sedge-haven = Seggenhafen
iwari-territory-icewell = Eisborn
iwari-territory-salt-crossing = Salzfurt
iwari-territory-willowbend = Weidenbogen
iwari-territory-rust-dunes = Rostdünen
iwari-territory-great-pasture = Großweide
iwari-territory-ferrymere = Fährwasser
iwari-territory-last-snow = Letztschnee
iwari-territory-milestone-wood = Meilenwald
iwari-territory-saddle-downs = Sattelhöhen

## Gebiete der Leere

iwari-territory-duskwood = Abendwald
iwari-territory-emberheath = Glutheide
iwari-territory-starglass = Sternenglas
iwari-territory-ashwaste = Aschenöde
iwari-territory-black-strand = Schwarzstrand
iwari-territory-the-maw = Weltenschlund
iwari-territory-gloamgrove = Dämmerhain
iwari-territory-last-deep = Letzttiefe
iwari-territory-mooncleft = Mondspalt
iwari-territory-cinder-flat = Schlackenfeld
iwari-territory-ebbside = Ebbstrand
iwari-territory-greymoss = Graumoos

## Was nur eine Person erfährt

iwari-drawn = Die Karte: { NAMES($cards) }.
