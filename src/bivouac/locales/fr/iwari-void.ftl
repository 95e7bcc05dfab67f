# Iwari contre le néant : ce qui s'est passé, et pourquoi. Une phrase par chose, lue par toute la table.
# $player est un nom ; $who vaut « you » quand la phrase parle de qui la lit. $territory, $source, $one, $other,
# $territories et $choices sont des territoires et sont dits par NAMES, de même que $card et $biome, qui sont des biomes,
# et $passed, qui sont des numéros de connexions. « Le néant » est l'adversaire ; ses huttes sont des ruines, et il a des
# totems et un pion à lui.

## Ce que les joueurs décident

# $pieces vaut tent (une ruine), totem (un totem du néant), tents (deux), totems (deux) ou both (un de chaque).
iwari-build-void = Pour le néant, { $who ->
    [you] vous construisez
   *[other] { $player } construit
} { $pieces ->
    [tent] une ruine
    [totem] un totem du néant
    [tents] deux ruines
    [totems] deux totems du néant
   *[both] une ruine et un totem du néant
} à { NAMES($territory) }.
# $piece vaut tent ou totem.
iwari-build-moved = { $who ->
    [you] Vous déplacez
   *[other] { $player } déplace
} { $piece ->
    [totem] un totem
   *[tent] une hutte
} de { NAMES($source) } à { NAMES($territory) }.
iwari-void-pass = { $who ->
    [you] Vous n’avez que des cartes Néant et passez votre action.
   *[other] { $player } n’a que des cartes Néant et passe son action.
}
# $count cartes ont été jouées ; $showing cartes Néant sont alors dans la rivière et au-dessus.
iwari-void-cards = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { $count ->
    [one] une carte Néant
   *[other] { $count } cartes Néant
} : { $showing ->
    [one] une carte Néant est maintenant visible
   *[other] { $showing } cartes Néant sont maintenant visibles
}.
iwari-void-skip = { $who ->
    [you] Vous défaussez
   *[other] { $player } défausse
} une carte d’un biome complet ({ NAMES($card) }) et { $who ->
    [you] passez
   *[other] passe
} l’action du néant.
iwari-void-discard = Rien n’est possible pour le néant : { $who ->
    [you] vous défaussez
   *[other] { $player } défausse
} une carte ({ NAMES($card) }).
iwari-void-order = { $who ->
    [you] Vous faites
   *[other] { $player } fait
} venir le néant d’abord à { NAMES($one) }, puis à { NAMES($other) }.
iwari-void-chosen = { $who ->
    [you] Vous choisissez
   *[other] { $player } choisit
} l’emplacement de la ruine à { NAMES($territory) }.
iwari-void-target = { $who ->
    [you] Vous faites
   *[other] { $player } fait
} agir le néant à { NAMES($territory) }.
# $piece vaut tent ou totem.
iwari-free = { $who ->
    [you] Vous posez
   *[other] { $player } pose
} { $piece ->
    [totem] un totem gratuit
   *[tent] une hutte gratuite
} à { NAMES($territory) }.
iwari-free-none = { $who ->
    [you] Vous ne posez
   *[other] { $player } ne pose
} pas de construction gratuite.

## Infections et corruptions

iwari-void-idle = { $who ->
    [you] Votre main est vide : le néant n’agit pas.
   *[other] La main de { $player } est vide : le néant n’agit pas.
}
iwari-void-revealed = Une carte Néant arrive dans la rivière : { $count ->
    [one] une carte Néant est maintenant visible
   *[other] { $count } cartes Néant sont maintenant visibles
}.
iwari-void-infection = Une infection commence à la connexion { $connection }, entre { NAMES($one) } et { NAMES($other) }.
# $count cartes Néant sont visibles.
iwari-void-corruption = Avec { $count } cartes Néant visibles, c’est une corruption au lieu d’une infection. Elle commence à la connexion { $connection }, entre { NAMES($one) } et { NAMES($other) }.
iwari-void-passed = Rien ne vient à { NAMES($territory) }, car ce territoire est fermé.
iwari-void-order-asked = { NAMES($one) } et { NAMES($other) } sont des territoires ouverts : { $who ->
    [you] vous choisissez
   *[other] { $player } choisit
} lequel vient en premier.
# Il y avait $count totems, il peut y en avoir $cap.
iwari-void-totem = Un totem du néant va à { NAMES($territory) }, qui avait { $count ->
    [one] { $count } totem
   *[other] { $count } totems
} sur { $cap } au plus.
# Il y a maintenant $centre totems du néant au centre ; avec $limit, le néant gagne.
iwari-void-totem-centre = Un totem du néant aurait sa place à { NAMES($territory) }, qui a { $count ->
    [one] { $count } totem
   *[other] { $count } totems
} sur { $cap } au plus : il va donc au centre, qui en a maintenant { $centre } sur { $limit }.
# $why vaut cap (il y a déjà tant de totems), unexplored (il n'y a pas de hutte), bare (aucun totem ne peut se dresser dans
# ce territoire) ou stock (il ne reste pas de totem du néant). $steps est la distance jusqu'à la ruine la plus proche.
iwari-void-ruin = { $why ->
    [cap] La limite de totems ({ $cap }) est atteinte à { NAMES($territory) }
    [unexplored] Aucun totem ne peut aller à { NAMES($territory) }, territoire inexploré
    [bare] Aucun totem ne peut se dresser à { NAMES($territory) }
   *[stock] Il ne reste pas de totem du néant pour { NAMES($territory) }
} : une ruine va sur l’emplacement libre le plus proche d’une ruine, à { $steps } pas.
iwari-void-ruin-tie = { $why ->
    [cap] La limite de totems ({ $cap }) est atteinte à { NAMES($territory) }
    [unexplored] Aucun totem ne peut aller à { NAMES($territory) }, territoire inexploré
    [bare] Aucun totem ne peut se dresser à { NAMES($territory) }
   *[stock] Il ne reste pas de totem du néant pour { NAMES($territory) }
}, et { $count } emplacements libres sont à égale distance d’une ruine ({ $steps } pas) : { $who ->
    [you] vous choisissez
   *[other] { $player } choisit
} où va la ruine.
iwari-void-ruin-first = { $why ->
    [cap] La limite de totems ({ $cap }) est atteinte à { NAMES($territory) }
    [unexplored] Aucun totem ne peut aller à { NAMES($territory) }, territoire inexploré
    [bare] Aucun totem ne peut se dresser à { NAMES($territory) }
   *[stock] Il ne reste pas de totem du néant pour { NAMES($territory) }
}, et il n’y a encore aucune ruine sur le plateau : { $who ->
    [you] vous choisissez
   *[other] { $player } choisit
} où va la ruine, parmi tous les emplacements libres ({ $count }).
iwari-void-ruin-unreachable = { $why ->
    [cap] La limite de totems ({ $cap }) est atteinte à { NAMES($territory) }
    [unexplored] Aucun totem ne peut aller à { NAMES($territory) }, territoire inexploré
    [bare] Aucun totem ne peut se dresser à { NAMES($territory) }
   *[stock] Il ne reste pas de totem du néant pour { NAMES($territory) }
}, et aucun sentier ne mène de là à une ruine (les connexions ne comptent pas) : { $who ->
    [you] vous choisissez
   *[other] { $player } choisit
} où va la ruine, parmi tous les emplacements libres ({ $count }).
iwari-void-haunts = Les cartes jouées ({ NAMES($biome) }) amènent une ruine à { NAMES($territory) } : { $who ->
    [you] vous choisissez
   *[other] { $player } choisit
} où.
iwari-void-haunts-not = Les cartes jouées ({ NAMES($biome) }) n’amènent pas de ruine, car { NAMES($territory) } est un territoire fermé.
# $number cartes Néant sur $limit sont maintenant à côté du plateau, $count sont retournées dans la pioche.
iwari-void-aside = Une des cartes Néant est mise à côté du plateau ({ $number } sur { $limit }) ; { $count ->
    [one] l’autre est mélangée
   *[other] les { $count } autres sont mélangées
} à la pioche.

## Le pion néant

iwari-void-pawn = Le pion néant va à la connexion { $connection }.
# $count connexions dans $passed.
iwari-void-pawn-past = Le pion néant va à la connexion { $connection } : { $count ->
    [one] les deux territoires de la connexion { NAMES($passed) } sont fermés
   *[other] tous les territoires des connexions { NAMES($passed) } sont fermés
}.
iwari-void-pawn-stays = Le pion néant revient à la connexion { $connection } : toutes les autres relient des territoires fermés.

## Ce qu'amènent les constructions

# $why vaut closed (le territoire a été décompté), taken (l'emplacement est occupé), cap ou stock.
iwari-void-lost = La deuxième construction { $fate ->
    [stays] reste où elle était,
   *[lost] est perdue,
} et ses cartes sont dépensées : { $why ->
    [closed] { NAMES($territory) } est maintenant un territoire fermé
    [taken] son emplacement à { NAMES($territory) } est maintenant pris
    [cap] il n’y a plus de place pour un totem à { NAMES($territory) }
   *[stock] il n’en reste plus pour { NAMES($territory) }
}.
# $cause vaut filled, corruption ou end. $virtual et $by valent player (en solo), players (en coopération), void ou tie,
# qui est au néant. $totems des joueurs et $others du néant, le totem virtuel compris.
iwari-void-judged = { $cause ->
    [filled] Le dernier emplacement de { NAMES($territory) } est pris, et ce territoire est décompté
    [corruption] La corruption fait décompter { NAMES($territory) }
   *[end] Pour finir, on décompte { NAMES($territory) }
} : { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} contre { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
}, donc le totem virtuel va { $virtual ->
    [player] au joueur
    [players] aux joueurs
    [tie] au néant, comme à chaque égalité
   *[void] au néant
} ; avec lui, { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} contre { $others }, et { $by ->
    [player] le joueur revendique le territoire
    [players] les joueurs revendiquent le territoire
    [tie] le néant revendique le territoire, comme à chaque égalité
   *[void] le néant revendique le territoire
}.
# $follows vaut free (une construction gratuite peut suivre) ou none (aucune n'est possible).
iwari-void-settlement = { $who ->
    [you] Vous formez
   *[other] { $player } forme
} une nouvelle colonie de { $count } huttes{ $follows ->
    [free] { "" } : une construction gratuite peut suivre dans un territoire ouvert qu’elle touche
   *[none] , mais aucune construction gratuite n’est possible
}.
iwari-void-settles = Le néant a une nouvelle colonie de { $count } ruines et agit aussitôt à { NAMES($territories) }, où il y en a le plus.
# $territories ont autant de ruines ; $choices sont ceux d'entre eux qui sont ouverts, $open leur nombre.
iwari-void-settles-tie = Le néant a une nouvelle colonie de { $count } ruines, et ces territoires en ont le plus, à égalité : { NAMES($territories) }. { $who ->
    [you] Vous choisissez
   *[other] { $player } choisit
} où il agit{ $open ->
    [one] , et seul ce territoire est ouvert : { NAMES($choices) }
   *[other] , parmi { NAMES($choices) }
}.
iwari-void-settles-closed = Le néant a une nouvelle colonie de { $count } ruines, surtout à { NAMES($territories) } ; c’est fermé, il n’agit donc pas.

## La fin

iwari-void-end-settlement = Le néant a une colonie de { $count } ruines.
# $held territoires sont au néant ; avec $limit, il gagne.
iwari-void-end-limit = Le néant a revendiqué { $held ->
    [one] un territoire
   *[other] { $held } territoires
}, et { $limit ->
    [one] un seul suffit
   *[other] { $limit } suffisent
}.
iwari-void-end-centre = Il y a { $count } totems du néant au centre.
iwari-void-end-judged = Tous les territoires sont décomptés : la partie est terminée.
iwari-void-end-ruin = Le néant doit poser une ruine et n’en a plus : la partie est terminée.
iwari-void-end-piece = Le néant doit construire et n’a plus la construction qu’il faut : la partie est terminée.
iwari-void-end-stock = { $who ->
    [you] Vous n’avez
   *[other] { $player } n’a
} plus ni hutte ni totem au début d’une action : la partie est terminée.
iwari-void-end-third = { $count } cartes Néant sont à côté du plateau : la partie est terminée.
iwari-void-held = Le néant { $held ->
    [0] n’a revendiqué aucun territoire
    [one] a revendiqué { $held } territoire
   *[other] a revendiqué { $held } territoires
} ; il lui en faut { $limit }.
iwari-void-violet-lost = Il y a plus de ruines que de huttes sur les emplacements violets : { $ruins } contre { $tents }.
iwari-void-violet-held = Il n’y a pas plus de ruines que de huttes sur les emplacements violets : { $ruins } contre { $tents }.
iwari-void-wins = Le néant gagne.
iwari-void-beaten = { $who ->
    [you] Vous avez vaincu le néant.
   *[other] { $player } a vaincu le néant.
}
iwari-void-beaten-together = Les joueurs ont vaincu le néant ensemble.
