# Ce qui ne va pas dans le matériel d'Iwari que quelqu'un a fait. Les noms de clés et de fichiers restent tels quels.

iwari-box-wanted = { $pieces } ou une carte comme new-horizons.toml
iwari-box-each = chacun des deux { $noun }
iwari-box-spots = emplacements
iwari-box-territories = territoires

## Constructions et cartes

iwari-box-two-numbers = { $key } doit être deux nombres comme [4, 2], pas { $value }
iwari-box-many-cards = { $cards } et { $void } cartes Néant ; { $most } au plus sont possibles en tout
iwari-box-many-pawns = { $count } en tout ; { $most } au plus sont possibles
iwari-box-too-few = il n’y a pas { $count } cartes de chaque biome ; trop peu de : { $scarce }
iwari-box-leaves = laisse { $left } cartes ; mains, rivière et pioche en demandent { $needed }
iwari-box-share = { $count } ne se partagent pas également entre { $packs } paquets
iwari-box-out = doit dépasser { $out } : autant peuvent être hors de la pioche à la fois
iwari-box-packs = il ne reste que { $left } cartes Biome pour faire { $packs } paquets

## Cartes

iwari-box-many-spots = a { $count } emplacements ; { $most } au plus sont possibles
iwari-box-unknown-spot = emplacement inconnu '{ $spot }'
iwari-box-road-itself = relie l’emplacement '{ $spot }' à lui-même ; un sentier relie deux emplacements
iwari-box-road-twice = relie { $spots } comme le sentier { $road } ; une fois suffit
iwari-box-many-roads = { $count } sentiers se rejoignent à l’emplacement '{ $spot }' ; { $most } au plus sont possibles
iwari-box-unknown-territory = territoire inconnu '{ $territory }' ; connus : { $known }
iwari-box-connection-itself = relie '{ $territory }' à lui-même ; il faut deux territoires
iwari-box-number-twice = deux connexions ont le numéro { $number }
iwari-box-no-number = aucune connexion n’a le numéro { $number } ; les numéros vont de 1 à { $count }
iwari-box-symbol-count = le symbole de montagne { $symbol } est sur { $count } connexions ; chaque symbole est sur deux, ou la carte n’en a pas
iwari-box-size = size doit dépasser 0 en largeur et en hauteur, pas { $width } sur { $height }
iwari-box-shore-needed = shore, les deux points où elle quitte la terre, n’est nécessaire que pour une connexion maritime
iwari-box-shore = shore doit être deux points comme [[10, 20], [30, 40]], pas { $value }
iwari-box-line = { $key } doit être une ligne de 1 à { $most } signes, pas { $value }
iwari-box-point = { $what } doit être un point comme [120, 80.5], pas { $value }
iwari-box-far = { $what } doit avoir des nombres de 0 à { $most }, pas { $value }
iwari-box-two = doit nommer deux { $noun }, pas { $value }
iwari-box-outline = outline doit être des points dans un seul texte comme "10,20 30,20 30,40", pas { $value }
iwari-box-outline-points = outline doit avoir 3 à { $most } points, pas { $count }
iwari-box-outline-point = outline a { $value } ; un point s’écrit comme 120.5,80

## Cartes particulières

iwari-box-spots-apart = ses emplacements { $spots } doivent être un dans chacun de ses territoires
iwari-box-road-too = un sentier relie aussi { $spots } ; une fois suffit
iwari-box-icon-violet = a une icône mais n’est pas violet ; une ruine est sur un emplacement violet
iwari-box-guard-icon = garde la connexion { $number } mais n’a pas d’icône, le biome qui l’ouvre
iwari-box-guard-nothing = garde la connexion { $number }, qui n’existe pas
iwari-box-guard-end = garde la connexion { $number }, qui doit l’avoir parmi ses deux emplacements
iwari-box-guard-mountain = garde la connexion { $number }, qui peut être sous une montagne
iwari-box-guards = { $count } emplacements gardent la connexion { $number } ; il en faut un
iwari-box-unknown-token = jeton contesté inconnu '{ $token }' ; connus : { $known }
iwari-box-area-plain = est une zone inconnue ; un tel emplacement n’est pas violet et n’a pas d’icône
iwari-box-two-areas = a { $count } zones inconnues ; il en faut deux
iwari-box-areas-differ = ses deux zones inconnues sont { $biome } ; les biomes diffèrent
iwari-box-only-areas = le territoire '{ $territory }' n’a que des zones inconnues ; il lui faut un emplacement
iwari-box-centre-needed = void_totems, combien commencent au centre, et centre, un point, vont ensemble
iwari-box-sixth = les totems du néant sont pour { $most } joueurs au plus ; le sixième joue avec
iwari-box-violet-road = a une route violette, mais aucun emplacement n’est violet
iwari-box-void-territory = le territoire '{ $territory }' est { $biome } ; cela demande void_cards = true
iwari-box-void-spot = l’emplacement '{ $spot }' montre { $biome } ; cela demande void_cards = true
iwari-box-haunted = haunted est '{ $biome }', mais aucun territoire ne l’est
iwari-box-violet-first = a violet_first, mais aucun emplacement n’est violet
iwari-box-centre-limit = centre_limit, le nombre de totems du néant au centre qui gagne, demande un centre
