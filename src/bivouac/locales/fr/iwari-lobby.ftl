# Iwari à l’accueil : à quoi il ressemble, ses cartes, ce que l’on peut encore choisir, et le jeu en trois images.

iwari-lobby-size = 1 à 6 joueurs, env. 50 min
iwari-lobby-pitch = Dressez huttes et totems sur des terres nouvelles, dominez là où cela compte et reliez vos huttes par les sentiers. Huit cartes, six modules, cinq extensions, et le néant, contre lequel tenir bon en solo ou en coopération.
iwari-lobby-credits = Iwari est un jeu de Michael Schacht, édité par ThunderGryph Games (la règle en français mentionne Board Game Circus).

## Le jeu en trois images

iwari-lobby-first-build = Jouez, construisez
iwari-lobby-first-build-line = Une carte du bon biome pose une hutte ou un totem. Deux cartes identiques d’un autre aussi.
iwari-lobby-first-lead = Dominez les terres
iwari-lobby-first-lead-line = La majorité de huttes rapporte dans un territoire ; la majorité de totems aux deux bouts, sur une connexion.
iwari-lobby-first-settle = Reliez vos huttes
iwari-lobby-first-settle-line = À partir de quatre huttes le long des sentiers, c’est une colonie.

## Façons de jouer : chacune avec une ligne

iwari-lobby-mode = Mode de jeu
iwari-lobby-mode-versus = Les uns contre les autres
iwari-lobby-mode-line-versus = Chaque tribu pour soi. La tribu qui a le plus de points l’emporte.
iwari-lobby-mode-solo = En solo contre le néant
iwari-lobby-mode-line-solo = Vos cartes jouent aussi pour le néant. Tenez bon, ou perdez.
iwari-lobby-mode-coop = En coopération contre le néant
iwari-lobby-mode-line-coop = Deux mains cachées, un seul camp. Tenez bon ou perdez ensemble.

## Difficulté contre le néant : $limit est le nombre de territoires avec lequel il gagne

iwari-choice-void_limit = Difficulté
iwari-choice-line-void_limit = Combien de terres le néant doit prendre pour gagner.
iwari-level-easy = Facile
iwari-level-normal = Normal
iwari-level-hard = Difficile
iwari-level-line = { $limit ->
    [one] Le néant gagne dès son premier territoire.
   *[other] Le néant gagne dès qu’il a { $limit } territoires.
}
# Dans une liste, après « En jeu : ».
iwari-extra-limit = { $limit ->
    [one] un néant qui gagne dès son premier territoire
   *[other] un néant qui gagne avec { $limit } territoires
}

## Cartes

iwari-lobby-map = Carte
iwari-lobby-line-new-horizons = Îles et golfes, passages en mer
iwari-lobby-line-vast-lands = Un continent autour d’un lac
iwari-lobby-line-floating-lands = D’île en île par les connexions
iwari-lobby-line-forgotten-island = Des ruines barrent la route
iwari-lobby-line-glacier-massif = Une frontière compte double
iwari-lobby-line-unexplored-paths = Totems du néant à déplacer
iwari-lobby-line-long-road = Une route violette qui compte
iwari-lobby-line-the-void = Un sixième biome, six joueurs
iwari-lobby-text-new-horizons = Des golfes découpent les terres et une île s’étend au large. Les sentiers sont longs, les tribus se rencontrent tard, et des totems se font face par-dessus les flots.
iwari-lobby-text-vast-lands = Un continent serré autour d’un lac, et un seul réseau de sentiers. Les frontières sont proches, les colonies les franchissent, et personne ne garde un territoire pour soi.
iwari-lobby-text-floating-lands = Des îles dans le ciel. Chaque connexion est aussi un sentier : une colonie peut aller d’île en île. Il n’y a qu’une toundra, et aucun totem ne peut s’y dresser.
iwari-lobby-text-forgotten-island = Des ruines occupent les emplacements violets et ferment les connexions qu’elles gardent. Deux cartes du bon biome mettent une hutte à la place d’une ruine : la voie est libre, et la ruine vaut un point.
iwari-lobby-text-glacier-massif = De la glace au milieu de la carte. Deux connexions relient les deux mêmes territoires, et toutes deux rapportent : une frontière qu’il faut se disputer.
iwari-lobby-text-unexplored-paths = Cinq totems du néant attendent au centre. Déplacez-les là où ils vous servent : ils ajoutent des points à une connexion, mais là où le néant a seul la majorité de totems, personne ne marque.
iwari-lobby-text-long-road = Une route violette traverse la carte. À la fin, toutes les huttes qui s’y trouvent comptent une fois de plus, comme si la route était un territoire.
iwari-lobby-text-the-void = Le néant est un sixième biome, avec ses propres cartes. Des jetons contestés ajoutent des emplacements de hutte entre deux territoires, et le joueur qui détient le jeton Détermination peut poser deux constructions en terre inexplorée.

## Cartes contre le néant, là où leurs règles changent

iwari-lobby-void-line-floating-lands = La toundra appelle des ruines
iwari-lobby-void-line-forgotten-island = Emplacements violets à tenir
iwari-lobby-void-line-glacier-massif = Le néant y passe deux fois
iwari-lobby-void-line-unexplored-paths = Le néant emplit le centre
iwari-lobby-void-line-long-road = Une route violette à tenir
iwari-lobby-void-text-floating-lands = Chaque connexion est aussi un sentier : les colonies vont d’île en île, celles du néant aussi, et huit ruines dans l’une d’elles lui suffisent. Quand des cartes Toundra sont jouées, une ruine surgit dans la toundra, et toutes les ruines y comptent comme reliées.
iwari-lobby-void-text-forgotten-island = Ici, aucune ruine ne ferme la voie, mais le néant veut les emplacements violets : ce que vous construisez pour lui y va d’abord, et s’il y a à la fin plus de ruines que de huttes dessus, il gagne.
iwari-lobby-void-text-glacier-massif = Deux connexions relient les deux mêmes territoires dans la glace. Le pion néant passe sur les deux : ces terres sont infectées deux fois plus souvent.
iwari-lobby-void-text-unexplored-paths = Les totems du néant qu’une infection amènerait se rassemblent au centre. Avec le cinquième, le néant gagne : deux cartes d’un biome en déplacent un à temps.
iwari-lobby-void-text-long-road = Ce que vous construisez pour le néant va d’abord sur la route violette. S’il y a à la fin plus de ruines que de huttes dessus, le néant gagne.

## Ce que l’on peut encore choisir

iwari-group-base = Le jeu de base
iwari-group-more = Plus à explorer

iwari-choice-draft = Mains au choix
iwari-choice-line-draft = Choisissez vos premières cartes dans la rivière.
iwari-choice-deeds = Modules
iwari-choice-line-deeds = Des pions qui multiplient les points d’un territoire ou d’une connexion.
iwari-choice-settlements = Plus long chemin
iwari-choice-line-settlements = Seul le plus long chemin d’une colonie compte.
iwari-choice-expeditions = Expéditions
iwari-choice-line-expeditions = Trois missions : les deux premiers à en réussir une marquent.
iwari-choice-walking_totem = Totem ambulant
iwari-choice-line-walking_totem = Décompte une connexion avant la fin, puis va à la suivante.
iwari-choice-storms = Tempêtes
iwari-choice-line-storms = Elles remplacent les montagnes et peuvent se déplacer.
iwari-choice-fortifications = Fortifications
iwari-choice-line-fortifications = Une par joueur : double les points de la tribu qui a une hutte dessus.
iwari-choice-discoveries = Découvertes
iwari-choice-line-discoveries = Jetons cachés : 6 points pour la majorité d’une couleur.
iwari-choice-veneration = Carte Vénération
iwari-choice-line-veneration = Ce que l’on compare à la fin : le joueur qui en a le plus pose le pion.
iwari-veneration-named = Vénération : { $card }
iwari-veneration-a = Impasses
iwari-veneration-line-a = Huttes sur les emplacements à un seul sentier.
iwari-veneration-b = Jetons contestés
iwari-veneration-line-b = Huttes sur les jetons contestés.
iwari-veneration-c = Jetons d’or
iwari-veneration-line-c = Totems dans cinq territoires marqués d’or.
iwari-deed-line-union = Les deux premiers à former une colonie multiplient les points d’un territoire qu’elle touche.
iwari-deed-line-discovery = Les deux premiers à remplir un territoire multiplient les points d’un autre, au choix.
iwari-deed-line-honour = Le premier joueur majoritaire en totems aux deux bouts d’une connexion terrestre en multiplie les points.
iwari-deed-line-respect = Le premier joueur majoritaire en totems aux deux bouts d’une connexion maritime en multiplie les points.
iwari-deed-line-courage = Le joueur qui explore le dernier territoire affaiblit un autre pion.
iwari-deed-line-veneration = À la fin, un joueur multiplie les points d’un territoire ou d’une connexion.

## Ce qui ne va pas ensemble

iwari-block-expeditions-map = Cette carte se joue sans expéditions.
iwari-block-storms-map = Cette carte n’a pas de montagnes à remplacer par des tempêtes.
iwari-block-veneration-map = Cette carte n’a pas de jetons contestés.
iwari-block-draft-void = Contre le néant, les mains de départ sont distribuées.
iwari-block-deeds-void = Les modules multiplient des points, et contre le néant on joue sans points.
iwari-block-expeditions-void = Les expéditions sont une course aux points, et contre le néant on joue sans points.
iwari-block-storms-void = Contre le néant, il n’y a ni montagnes ni tempêtes.
iwari-block-walking-totem-void = Le totem ambulant rapporte des points, et contre le néant on joue sans points.
iwari-block-fortifications-void = Les fortifications doublent des points, et contre le néant on joue sans points.
iwari-block-discoveries-void = Les découvertes rapportent des points, et contre le néant on joue sans points.
iwari-block-settlements-void = Contre le néant, une colonie est toujours un groupe de huttes reliées.
iwari-block-void-map = Sur cette carte, le néant est un biome comme les autres, pas un adversaire.

## Places

iwari-lobby-two = À deux, vous partagez les terres avec une troisième tribu qui n’est à personne : chacun joue pour elle après sa propre action.
iwari-lobby-six = La sixième tribu joue des ruines à la place de huttes, et des totems du néant.
iwari-lobby-third = la troisième tribu
iwari-lobby-void-solo = Le néant n’occupe pas de place : après votre action, vous jouez pour lui avec une carte qui vous reste.
iwari-lobby-void-coop = Le néant n’occupe pas de place : chacun joue pour lui après sa propre action, avec une carte qui lui reste.
iwari-lobby-partner = joue avec vous

## Résultats contre le néant. Après « Perdu face au néant » : ce qui a mis fin à la partie

iwari-lobby-held-out = Le néant a été tenu en échec
iwari-lobby-lost = Perdu face au néant
iwari-lobby-lost-settlement = Perdu face au néant : sa colonie est devenue trop grande
iwari-lobby-lost-limit = Perdu face au néant : { $limit ->
    [one] il a revendiqué un territoire
   *[other] il a revendiqué { $limit } territoires
}
iwari-lobby-lost-centre = Perdu face au néant : ses totems ont empli le centre
iwari-lobby-lost-all-judged = Perdu face au néant : il tenait plus d’emplacements violets
iwari-lobby-lost-piece = Perdu face au néant : il manquait une construction à poser
iwari-lobby-lost-stock = Perdu face au néant : il ne restait ni hutte ni totem
iwari-lobby-lost-third-card = Perdu face au néant : sa troisième carte a été mise à côté
