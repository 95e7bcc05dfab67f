# L’entraîneur d’Iwari : une phrase avant une décision, sur ce qui compte, et une après, sur ce qu’elle a rapporté.
# $by est third (la troisième tribu) ou player, dont le nom est $player. $territory et $territories sont des territoires,
# $card et $colour des choses, $connections des numéros de connexions (il y en a $number) : NAMES les dit tous. $piece est
# tent ou totem. Les points sont comptés comme si la partie finissait maintenant.

## Avant un tour : ce qu’une construction rapporterait

# $count huttes.
coach-iwari-lead = { $count ->
    [one] Une hutte vous mettrait
   *[other] Deux huttes vous mettraient
} en tête à { NAMES($territory) } : { $points } points de plus en l’état.
coach-iwari-present = Vous n’avez pas de hutte à { NAMES($territory) } : { $count ->
    [one] une seule rapporte
   *[other] deux rapportent
} déjà { $points } points, qui que ce soit qui mène.
coach-iwari-connection = Avec un totem à { NAMES($territory) }, vous marqueriez { $number ->
    [one] la connexion
   *[other] les connexions
} { NAMES($connections) } : { $points } points.
coach-iwari-void-totem = Avec un totem du néant à { NAMES($territory) }, vous marqueriez { $number ->
    [one] la connexion
   *[other] les connexions
} { NAMES($connections) } : { $points } points.
coach-iwari-room = Aucun totem ne tient encore à { NAMES($territory) } : une hutte fait place à celui qui vous donnerait { $number ->
    [one] la connexion
   *[other] les connexions
} { NAMES($connections) }.
# Une colonie de $count huttes.
coach-iwari-settlement = Une hutte sur cet emplacement entre dans une colonie de { $count } : { $points } points de plus à la fin.
coach-iwari-expedition = Une construction suffit pour réussir « { NAMES($expedition) } » : { $points } points tout de suite.
# $left pions de $deed.
coach-iwari-deed = Un module est à votre portée ce tour-ci ({ NAMES($deed) }), et il { $left ->
    [one] n’en reste qu’un pion
   *[other] en reste { $left } pions
}.
coach-iwari-walking = Le totem ambulant est tout près : un totem à { NAMES($territory) }, et vous pouvez décompter la connexion { $connection } aussitôt, { $points } points.
coach-iwari-token = Un jeton est sur cet emplacement ({ NAMES($colour) }) : avec lui, vous auriez la majorité de sa couleur, { $points } points.
coach-iwari-fortification = Votre fortification double vos huttes là où elles sont fortes : ici, sous une hutte à vous, { $points } points de plus.
coach-iwari-road = Une hutte sur cet emplacement violet rapporte { $points } points rien que pour la route violette.
coach-iwari-ruin = Votre main peut remplacer cette ruine : elle vaut un point, et la connexion { $connection } s’ouvre.

## Avant un tour : ce que d’autres pourraient faire

coach-iwari-overtaken = { $by ->
    [third] La troisième tribu
   *[player] { $player }
} a autant de huttes que vous à { NAMES($territory) } : une de plus, et vous perdez { $points } points.
coach-iwari-broken = Encore un totem à { NAMES($territory) }, et { $by ->
    [third] la troisième tribu
   *[player] { $player }
} vous prend { $number ->
    [one] la connexion
   *[other] les connexions
} { NAMES($connections) } : { $points } points.
coach-iwari-last-spot = Un emplacement est libre à { NAMES($territory) } : une hutte vous y met devant { $by ->
    [third] la troisième tribu
   *[player] { $player }
} ; la sienne vous coûterait { $loss } points.

## Avant un tour : le temps, et les terres nouvelles

coach-iwari-last-turn = C’est votre dernier tour : seul compte encore ce qui peut être marqué.
# Il reste $count cartes.
coach-iwari-deck-first = La pioche s’épuise ({ $count }) : bientôt le premier décompte des huttes, donc les premières places comptent.
coach-iwari-deck-last = La pioche s’épuise ({ $count }) : une fois vide, le dernier tour de table commence.
coach-iwari-tents-own = Il vous reste { $count ->
    [one] une hutte
   *[other] { $count } huttes
} : avec la dernière, vous lancez le dernier tour de table.
coach-iwari-tents-left = Il reste { $count ->
    [one] une hutte
   *[other] { $count } huttes
} à { $player } : avec la dernière vient le dernier tour de table.
coach-iwari-unexplored = Personne n’a encore de hutte à { NAMES($territory) } : la première y mène, et on n’en pose qu’une.
coach-iwari-veiled = Des jetons sont face cachée à { NAMES($territory) } : l’explorer, c’est les voir en premier et pouvoir en prendre un.

## Avant de piocher

coach-iwari-runs-first = La pioche s’épuise ce tour-ci : vient alors le premier décompte des huttes.
coach-iwari-runs-last = La pioche s’épuise ce tour-ci pour de bon : il ne reste qu’à finir ce tour de table.
coach-iwari-card-needed = La rivière a une carte qui manque à votre main ({ NAMES($card) }) : { $piece ->
    [totem] un totem
   *[tent] une hutte
} à { NAMES($territory) } rapporterait { $points } points.
coach-iwari-card-helps = D’autres voient aussi cette carte ({ NAMES($card) }) : avec { $piece ->
    [totem] un totem
   *[tent] une hutte
} à { NAMES($territory) }, { $by ->
    [third] la troisième tribu
   *[player] { $player }
} vous prend { $points } points.
coach-iwari-card-pair = La rivière a une carte comme une des vôtres ({ NAMES($card) }) : deux identiques remplacent toute autre.

## Quand une question se pose

coach-iwari-pawn = Un pion multiplie pour toutes les tribus à sa place : regardez donc qui d’autre y a des points.
coach-iwari-pawn-courage = Ce pion ôte des points à toutes les tribus à sa place : cherchez-en une qui sert plus aux autres.
coach-iwari-pawn-trap = Un pion sert à tout le monde : à { NAMES($territory) }, il vous rapporte { $points } points, mais { $theirs } à { $by ->
    [third] la troisième tribu
   *[player] { $player }
}.
coach-iwari-pawn-trap-connection = Un pion sert à tout le monde : sur la connexion { $connection }, il vous rapporte { $points } points, mais { $theirs } à { $by ->
    [third] la troisième tribu
   *[player] { $player }
}.
# $way est gain ou loss, si la tempête se déplace.
coach-iwari-storm = Si la tempête passe de la connexion { $connection } à la { $to }, vous { $way ->
    [gain] gagnez
   *[loss] perdez
} { $points ->
    [one] un point
   *[other] { $points } points
}.
coach-iwari-walk = La connexion { $connection } est décomptée maintenant ou à la fin, jamais deux fois : maintenant, { $points } pour vous et rien pour les autres.
coach-iwari-walk-others = La connexion { $connection } est décomptée maintenant ou à la fin, jamais deux fois : maintenant, { $points } pour vous et { $theirs } pour { $by ->
    [third] la troisième tribu
   *[player] { $player }
}.
coach-iwari-third-hurts = { $piece ->
    [totem] Un totem
   *[tent] Une hutte
} de la troisième tribu à { NAMES($territory) } coûterait { $points } points à { $player }.
coach-iwari-third-leads = La troisième tribu vous devance tous deux de { $points } : si elle reste devant, vous perdez tous deux, alors ne l’aidez pas.

## Contre le néant : avant un tour

# $count territoires.
coach-iwari-corruption = Encore une carte Néant, et c’est une corruption : en l’état, le néant revendiquerait { NAMES($territories) }.
coach-iwari-corruption-near = Encore une carte Néant, et c’est une corruption : { NAMES($territories) } { $count ->
    [one] reçoit
   *[other] reçoivent
} une construction du néant, puis vient leur décompte.
# $free emplacements sont libres.
coach-iwari-last-land = Il ne manque au néant qu’un territoire, et { NAMES($territory) } serait à lui ; il y reste { $free ->
    [one] un emplacement
   *[other] { $free } emplacements
}.
coach-iwari-last-corruption = La prochaine corruption finit la partie : décompté maintenant, le néant aurait { $held } territoires, et il lui en faut { $limit }.
coach-iwari-ten-ruins = Le plus grand groupe du néant a { $count } ruines : à { $limit }, il gagne aussitôt, alors barrez-lui les sentiers.
coach-iwari-few-ruins = { $count ->
    [0] Il ne reste plus de ruine
    [one] Il reste une ruine
   *[other] Il reste { $count } ruines
} : s’il en faut une et qu’elle manque, la partie finit et tout est décompté.
coach-iwari-centre = Il y a { $count } totems du néant au centre : un de plus, et le néant gagne.
coach-iwari-violet = Sur les emplacements violets, il y a { $ruins } ruines contre { $tents } huttes : à la fin, c’est perdu.
coach-iwari-haunted = Si vous jouez une carte de ce biome ({ NAMES($card) }), une ruine suit à { NAMES($territory) }.
coach-iwari-turn-land = Décompté maintenant, { NAMES($territory) } serait au néant : { $piece ->
    [totem] un totem
   *[tent] une hutte
} de plus l’en empêche.
coach-iwari-claim = Le dernier emplacement de { NAMES($territory) } entraîne son décompte : avec votre hutte, ce territoire est sauf.
coach-iwari-claim-lost = Attention au dernier emplacement de { NAMES($territory) } : le décompte suit aussitôt, et le néant l’emporte.
# Une colonie de $count huttes.
coach-iwari-free-piece = Une hutte sur cet emplacement forme une colonie de { $count } : une construction gratuite peut suivre.
coach-iwari-spare = Gardez une carte de ce biome complet ({ NAMES($card) }) : la défausser vous épargne l’action du néant.
coach-iwari-weakest = Décompté maintenant, { NAMES($territory) } serait au néant, et il y reste { $free ->
    [one] un emplacement
   *[other] { $free } emplacements
}.
# $count cartes en main.
coach-iwari-empty-hand = Vous pouvez jouer { $count ->
    [one] votre seule carte
   *[other] vos { $count } cartes
} ce tour-ci : le néant ne fait alors rien.

## Contre le néant : quand vous décidez pour lui, ou piochez

coach-iwari-void-wins = Pas ici : avec cette construction, le néant gagnerait aussitôt.
coach-iwari-turn-away = Attention à { NAMES($territory) } : { $piece ->
    [totem] un totem du néant
   *[tent] une ruine
} de plus, et un décompte le lui donnerait.
coach-iwari-void-card = Une carte Néant au lieu d’une construction amène une infection à { NAMES($territories) }.
# $count cartes Néant seraient visibles.
coach-iwari-void-card-corrupts = Votre carte Néant serait la numéro { $count } : une corruption, avec décompte de { NAMES($territories) }.
coach-iwari-skip = Le biome d’une de vos cartes est complet ({ NAMES($card) }) : défaussez-la, et le néant ne fait rien.
coach-iwari-near-settlement = Ces { $count } ruines sont reliées : une de plus à côté fait une colonie, et le néant agit aussitôt.
# $spots emplacements, où $count ruines seraient reliées.
coach-iwari-joins = Sur { $spots ->
    [one] cet emplacement
   *[other] ces { $spots } emplacements
}, la ruine en rejoindrait d’autres, { $count } en tout ; ailleurs, moins.
coach-iwari-target = À { NAMES($territory) }, la construction ferait basculer le territoire au néant.
coach-iwari-free-turns = Décompté maintenant, { NAMES($territory) } serait au néant : { $piece ->
    [totem] un totem gratuit
   *[tent] une hutte gratuite
} l’en empêche.
# $count cartes Néant sont visibles.
coach-iwari-void-shown = { $count } cartes Néant sont visibles : prenez-en une dans la rivière, sinon la prochaine amène une corruption.
coach-iwari-card-turns = La rivière a une carte qui manque à votre main ({ NAMES($card) }) : { $piece ->
    [totem] un totem
   *[tent] une hutte
} reprendrait { NAMES($territory) }, qui serait au néant.

## Ce qu’une décision a rapporté

coach-iwari-brought-mid = Premier décompte : { $points ->
    [one] un point
   *[other] { $points } points
} pour vos huttes, { $best } pour les meilleures des autres.
coach-iwari-brought-expedition = « { NAMES($expedition) } » est une réussite : { $points } points, acquis pour de bon.
# $count modules.
coach-iwari-brought-deed = Vous voilà avec { $count ->
    [one] un exploit
   *[other] des exploits
} ({ NAMES($deeds) }) : choisissez bien la place du pion.
coach-iwari-brought-settlement = Votre colonie compte maintenant { $count } huttes : { $points } points de plus à la fin.
coach-iwari-brought-connections = Vous menez aux deux bouts de { $number ->
    [one] la connexion
   *[other] ces connexions :
} { NAMES($connections) }, ce qui vaut { $points } points tant que personne ne vous dépasse.
coach-iwari-brought-lead = Vous voilà en tête à { NAMES($territory) } : { $points } points de plus en l’état.
coach-iwari-brought-cost = Cela a coûté { $points } points à { $by ->
    [third] la troisième tribu
   *[player] { $player }
}.
coach-iwari-brought-helped = Cela a surtout aidé { $by ->
    [third] la troisième tribu
   *[player] { $player }
} : { $theirs } points, et { $points } pour vous.
coach-iwari-brought-pawn = En l’état, le pion vous rapporte { $points ->
    [one] un point
   *[other] { $points } points
} et rien aux autres.
coach-iwari-brought-courage = Le pion ôte { $theirs } points à { $by ->
    [third] la troisième tribu
   *[player] { $player }
} et { $points } à vous.
coach-iwari-brought-pawn-others = En l’état, le pion vous rapporte { $points ->
    [one] un point
   *[other] { $points } points
} et en rapporte { $theirs } à { $by ->
    [third] la troisième tribu
   *[player] { $player }
}.
coach-iwari-brought-walk = { $points ->
    [one] Un point
   *[other] { $points } points
} par le totem ambulant, acquis pour de bon.
coach-iwari-brought-forgone = Vous n’avez gardé aucune carte : la troisième tribu ne construit rien ce tour-ci.
coach-iwari-brought-points = En l’état, cela vous a rapporté { $points } points.
coach-iwari-brought-filled = Il n’y a plus de place à { NAMES($territory) } : l’ordre des tribus n’y change plus.
coach-iwari-brought-lost = Le néant a revendiqué { NAMES($territory) } : { $held } des { $limit } territoires qu’il lui faut.
coach-iwari-brought-claimed = Le décompte de { NAMES($territory) } est fait, et ce territoire est sauf : le néant n’y entre plus.
coach-iwari-brought-free = Une nouvelle colonie : posez maintenant une construction gratuite là où elle aide le plus.
coach-iwari-brought-ruins = Le plus grand groupe du néant atteint { $count } ruines ; à { $limit }, il gagne.
coach-iwari-brought-endangered = Décompté maintenant, { NAMES($territory) } serait au néant.
coach-iwari-brought-saved = Décompté maintenant, { NAMES($territory) } serait à vous.
coach-iwari-brought-skip = Une seule carte, et le néant n’a rien fait ce tour-ci.
coach-iwari-brought-rest = Vous n’avez gardé aucune carte : le néant ne fait rien ce tour-ci.
