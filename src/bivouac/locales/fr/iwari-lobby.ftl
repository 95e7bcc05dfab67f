# Iwari à l’accueil : à quoi il ressemble, ses cartes, ce que l’on peut encore choisir, et le jeu en trois images.

iwari-lobby-size = De 2 à 5 joueurs, environ 50 minutes
iwari-lobby-pitch = Dressez huttes et totems sur des terres nouvelles, dominez là où cela compte et reliez vos huttes par les sentiers. Deux cartes et quatre modules.

## Le jeu en trois images

iwari-lobby-first-build = Jouez, construisez
iwari-lobby-first-build-line = Une carte du bon biome pose une hutte ou un totem. Deux cartes pareilles d’un autre aussi.
iwari-lobby-first-lead = Dominez les terres
iwari-lobby-first-lead-line = Le plus de huttes fait marquer un territoire, le plus de totems aux deux bouts une connexion.
iwari-lobby-first-settle = Reliez vos huttes
iwari-lobby-first-settle-line = À partir de quatre huttes le long des sentiers, c’est une colonie.

## Cartes

iwari-lobby-map = Carte
iwari-lobby-line-new-horizons = Îles et golfes, passages en mer
iwari-lobby-line-vast-lands = Un continent autour d’un lac
iwari-lobby-text-new-horizons = Des golfes découpent les terres et une île s’étend au large. Les sentiers sont longs, les tribus se rencontrent tard, et des totems se font face par-dessus les flots.
iwari-lobby-text-vast-lands = Un continent serré autour d’un lac, et un seul réseau de sentiers. Les frontières sont proches, les colonies les franchissent, et personne ne garde un territoire pour soi.

## Ce que l’on peut encore choisir

iwari-choice-draft = Mains au choix
iwari-choice-line-draft = Choisissez vos premières cartes dans la rivière.
iwari-choice-deeds = Modules
iwari-choice-line-deeds = Des pions qui multiplient un territoire ou une connexion.
iwari-choice-settlements = Colonies en chemin
iwari-choice-line-settlements = Seul le plus long chemin d’une colonie compte.
iwari-deed-line-union = Les deux premiers à former une colonie multiplient un territoire qu’elle touche.
iwari-deed-line-discovery = Les deux premiers à remplir un territoire en multiplient un autre, au choix.
iwari-deed-line-honour = La première majorité de totems aux deux bouts d’une connexion terrestre la multiplie.
iwari-deed-line-respect = La première majorité de totems aux deux bouts d’une connexion maritime la multiplie.

## Places

iwari-lobby-two = À deux, vous partagez les terres avec une troisième tribu qui n’est à personne : chacun joue pour elle après sa propre action.
iwari-lobby-third = la troisième tribu
