# Ce que `bivouac map check` prouve d'une carte, et ce qui ne va pas.

## Ce qui est prouvé

map-claim-territories = elle a 10 à 12 territoires
map-claim-sizes = de 4 à 8 emplacements, 5 à 6 en moyenne
map-claim-hub = l’un d’eux est un carrefour de 7 ou 8 emplacements
map-claim-biomes = deux ou trois territoires de chaque biome
map-claim-unlike = aucun sentier ni connexion ne relie deux territoires du même biome
map-claim-connections = 12 à 16 connexions, dont 3 à 5 maritimes
map-claim-symbols = deux connexions montrent chaque symbole de montagne
map-claim-connected = chaque territoire touche une connexion
map-claim-roads = des sentiers mènent à chaque emplacement et passent les frontières
map-claim-crossings = il y a des croisements et des impasses
map-claim-plain = chaque territoire a deux emplacements simples qui ne sont pas des croisements
map-claim-desert = un désert a 7 emplacements ou plus
map-claim-coast = une connexion relie une côte et un glacier
map-claim-glacier = un glacier a 4 emplacements ou plus
map-claim-outlines = aucun contour ne se croise ni ne se touche
map-claim-parted = aucun territoire n’entre dans un autre
map-claim-frame = tout est dans le cadre
map-claim-home = emplacements, place du totem et nom sont dans leur territoire
map-claim-apart = huttes, totems, noms et numéros ne se touchent pas
map-claim-no-symbols = aucune connexion ne montre de symbole de montagne
map-claim-bare = un territoire ne reçoit aucun totem
map-claim-road-too = chaque connexion est aussi un sentier
map-claim-ruins = une ruine sur chaque emplacement violet garde une connexion
map-claim-guarded = plusieurs connexions sont gardées, plus encore ne le sont pas
map-claim-twins = les connexions 1 et 11 relient les deux mêmes territoires
map-claim-centre = cinq totems du néant commencent dans un centre à eux
map-claim-violet = les emplacements violets forment une ligne le long des sentiers
map-claim-six = deux territoires de chacun des six biomes
map-claim-contested = cinq jetons contestés, de la place pour six joueurs
map-claim-no-crossing = les sentiers ne se croisent pas
map-claim-clear = les sentiers ne passent sur aucun emplacement, place de totem, nom ou numéro
map-claim-inside = les sentiers restent dans les territoires de leurs emplacements
map-claim-numbers = les numéros sont sur la frontière ou entre deux côtes
map-claim-tokens = les jetons contestés sont sur la frontière de leurs territoires

## Ce qui ne va pas

map-territories = { $count } territoires ; une carte en a 10 à 12
map-size = le territoire '{ $territory }' a { $count } emplacements ; chacun en a 4 à 8
map-mean = les territoires ont { $whole },{ $part } emplacements en moyenne ; il faut 5 à 6
map-biomes = { $count } territoires sont { $biome } ; il en faut deux ou trois
map-connection-alike = la connexion { $number } relie { $a } et { $b }, tous deux { $biome }
map-road-alike = le sentier { $from } à { $to } relie { $a } et { $b }, tous deux { $biome }
map-connections = { $count } connexions ; une carte en a 12 à 16
map-by-sea = { $count } connexions sont maritimes ; il en faut 3 à 5
map-symbols = le symbole de montagne { $symbol } est sur { $count } connexions ; il en faut deux
map-unconnected = le territoire '{ $territory }' ne touche aucune connexion
map-no-road = aucun sentier ne mène à l’emplacement '{ $spot }'
map-no-border = aucun sentier ne passe une frontière
map-no-crossing = il n’y a pas de croisement : un emplacement où { $count } sentiers ou plus se rejoignent
map-no-dead-end = il n’y a pas d’impasse : un emplacement avec un seul sentier
map-plain = le territoire '{ $territory }' a { $count } emplacements simples sans croisement ; il lui en faut 2
map-no-desert = aucun désert n’a { $count } emplacements ou plus
map-no-coast = aucune connexion ne relie une côte et un glacier
map-no-glacier = aucun glacier n’a 4 emplacements ou plus
map-seventh = IQ2 : la connexion 7 d’aucune carte de base ne relie un glacier et une toundra
map-outline-twice = le contour de { $territory } passe deux fois par { $point }
map-outline-crossed = le contour de { $territory } se croise près de { $point }
map-outlines-cross = les contours de { $a } et { $b } se croisent près de { $point }
map-outline-inside = le contour de { $a } passe à l’intérieur de { $b } en { $point }
map-out-of-frame = { $name } sort du cadre de { $width } sur { $height }
map-outline-frame = le contour de { $territory } quitte le cadre en { $point }
map-not-home = { $name } n’est pas à l’intérieur du contour de { $territory }
map-overlap = { $a } et { $b } se recouvrent
map-symbol = la connexion { $number } montre le symbole de montagne { $symbol } ; il n’en faut aucun
map-bare = { $count } territoires sont { $biome }, qui ne reçoit aucun totem ; il en faut un
map-no-spots = la connexion { $number } ne relie pas d’emplacements ; ici chacune est aussi un sentier
map-unguarding = l’emplacement violet '{ $spot }' ne garde aucune connexion
map-guarded = des ruines gardent { $ruins } connexions ; il en faut de { $low } à la moitié de { $count }
map-centre-totems = { $count } totems du néant commencent au centre ; il en faut { $right }
map-centre-land = le centre est dans { $territory } ; il n’appartient à aucun territoire
map-violet-road = la route violette a { $spots } emplacements dans { $lands } territoires ; il en faut { $right } dans { $fewest }
map-violet-ends = l’emplacement violet '{ $spot }' a { $count } sentiers vers des emplacements violets ; il en faut 1 ou 2
map-violet-line = { $roads } sentiers relient les { $spots } emplacements violets ; une ligne en a un de moins
map-two-of-six = { $count } territoires sont { $biome } ; il en faut deux
map-contested = { $count } jetons contestés ; il en faut { $right }
map-players = elle est pour { $count } joueurs ; il en faut 6
map-ways-cross = { $a } et { $b } se croisent
map-over-spot = { $name } passe sur l’emplacement { $spot }
map-under = { $name } passe sous { $other }
map-way-leaves = { $name } quitte les territoires de ses emplacements près de { $point }
map-off-border = la connexion { $number } n’est pas sur la frontière de { $territory }
map-off-coast = le rivage de la connexion { $number } en { $point } n’est pas sur la côte de { $territory }
map-off-shores = la connexion { $number } n’est pas entre ses rivages
map-sea-over = la voie maritime de la connexion { $number } passe sur { $territory }
map-token-border = le jeton contesté { $token } n’est pas sur la frontière de { $territory }
map-token-far = l’emplacement { $spot } est loin du jeton contesté { $token }

## Lieux

map-fault = { $rule } : { $fault }
map-hubs = { $count } territoires ont { $hub } emplacements ou plus : { $names } ; il faut un carrefour
map-no-hub = aucun territoire n’a { $hub } emplacements ou plus ; il faut un carrefour
map-twins = les connexions { $numbers } relient { $a } et { $b } ; il faut 1 et 11
map-sign-spot = l’emplacement { $id }
map-sign-totem = la place du totem de { $id }
map-sign-name = le nom de { $id }
map-sign-connection = la connexion { $id }
map-sign-token = le jeton contesté { $id }
map-sign-centre = le centre
map-road = le sentier { $from } à { $to }
map-way = le tracé de la connexion { $number }
map-base-maps = les cartes de base
map-numbered = chaque sentier et chaque connexion relie deux lieux ; les numéros se suivent sans trou
map-summary = { $name }, { $territories } territoires, { $spots } emplacements de hutte, { $roads } sentiers, { $connections } connexions, dont { $sea } maritimes
map-summary-areas = { $name }, { $territories } territoires, { $spots } emplacements de hutte, { $areas } zones inconnues, { $roads } sentiers, { $connections } connexions, dont { $sea } maritimes
map-all-sound = OK : { $count } { $count ->
    [one] carte
   *[other] cartes
} sans faute
