# Iwari : pourquoi une chose est impossible. Une phrase par raison, lue par qui a essayé.
# $territory est dit par NAMES, de même que $biome, $card (le biome d'une carte) et $deed.

## Quelqu'un ou quelque chose d'autre passe avant

iwari-refused-over = La partie est terminée.
iwari-refused-shuffle = La défausse doit d’abord être mélangée.
iwari-refused-due-draft = { $who ->
    [you] Choisissez d’abord une carte pour votre main de départ.
   *[other] { $player } choisit sa main de départ.
}
iwari-refused-due-turn = { $who ->
    [you] C’est à vous : construisez ou échangez une carte.
   *[other] C’est au tour de { $player }.
}
iwari-refused-due-third = { $who ->
    [you] Jouez d’abord pour la troisième tribu.
   *[other] { $player } joue pour la troisième tribu.
}
iwari-refused-due-deed = { $who ->
    [you] Posez d’abord un pion Module.
   *[other] { $player } pose un pion Module.
}
iwari-refused-due-veneration = { $who ->
    [you] Posez d’abord le pion Vénération, ou renoncez-y.
   *[other] { $player } pose le pion Vénération.
}
iwari-refused-due-explored = { $who ->
    [you] Vous avez retourné les jetons d’un territoire : posez-y maintenant une hutte.
   *[other] { $player } a retourné les jetons d’un territoire et y pose une hutte.
}
iwari-refused-due-storm = { $who ->
    [you] Décidez d’abord pour une tempête : elle se déplace ou elle reste.
   *[other] { $player } décide pour une tempête.
}
iwari-refused-due-walk = { $who ->
    [you] Décidez d’abord pour le totem ambulant : il fait décompter et avance, ou il attend.
   *[other] { $player } décide pour le totem ambulant.
}
iwari-refused-due-refill = { $who ->
    [you] Reconstituez d’abord votre main.
   *[other] { $player } reconstitue sa main.
}
iwari-refused-impossible = Ce n’est pas possible maintenant.
iwari-refused-possible = C’est permis maintenant.
iwari-refused-tribe = C’est une autre tribu qui construit maintenant.
iwari-refused-pass = On ne passe que sans cartes : construisez ou échangez une carte.
iwari-refused-discard = On ne défausse une carte que si la troisième tribu ne peut rien construire, or elle le peut.

## Constructions

iwari-refused-two-pieces = On pose une ou deux constructions, pas { $count }.
iwari-refused-one-territory = Toutes les constructions d’un tour vont sur un seul territoire, et la première va à { NAMES($territory) }.
iwari-refused-unexplored = Ce territoire est inexploré : { NAMES($territory) } ({ NAMES($biome) }). On y pose une hutte, et rien d’autre.
iwari-refused-spot = { $who ->
    [you] Une de vos huttes occupe déjà cet emplacement.
   *[other] Une hutte de { $player } occupe déjà cet emplacement.
}
iwari-refused-spot-third = Une hutte de la troisième tribu occupe déjà cet emplacement.
iwari-refused-spot-chosen = La première hutte de ce tour occupe déjà cet emplacement.
iwari-refused-cap = { $count ->
    [one] Il y a place pour un seul totem à { NAMES($territory) }, car aucune tribu n’y a plus d’une hutte.
   *[other] Il y a place pour { $count } totems à { NAMES($territory) }, car aucune tribu n’y a plus de huttes que cela.
}
iwari-refused-no-tents = Toutes vos huttes sont posées.
iwari-refused-no-totems = Tous vos totems sont posés.
iwari-refused-no-tents-third = Toutes les huttes de la troisième tribu sont posées.
iwari-refused-no-totems-third = Tous les totems de la troisième tribu sont posés.
iwari-refused-no-such-spot = Il n’y a pas d’emplacement de hutte { $name }.
iwari-refused-no-such-territory = Il n’y a pas de territoire { $name }.
iwari-refused-bare = Aucun totem ne peut se dresser à { NAMES($territory) } ({ NAMES($biome) }).

## Fortifications

iwari-refused-no-forts-in-play = On joue sans fortifications.
iwari-refused-no-forts = Votre fortification est déjà posée.
iwari-refused-fort-third = La troisième tribu n’a pas de fortification.
iwari-refused-fort-unexplored = Ce territoire est inexploré : { NAMES($territory) } ({ NAMES($biome) }). Une fortification demande un territoire avec une hutte.
iwari-refused-fort-special = Une fortification va sur un emplacement de hutte libre, et celui-ci n’en est pas un.
iwari-refused-fort-there = Il y a déjà une fortification sur cet emplacement.

## Découvertes

iwari-refused-no-discoveries = On joue sans jetons Découverte.
iwari-refused-veiled = Les jetons de { NAMES($territory) } sont face cachée : explorez d’abord ce territoire, puis posez-y une hutte.
iwari-refused-not-veiled = Il n’y a pas de jetons face cachée à { NAMES($territory) }.
iwari-refused-explored-elsewhere = Vous avez retourné les jetons de { NAMES($territory) } : c’est là que va la hutte.
iwari-refused-explore-unaffordable = Vous ne pouvez pas payer de hutte à { NAMES($territory) } ({ NAMES($biome) }) : ses jetons restent face cachée.

## Ruines

iwari-refused-ruin-said = Une hutte ne remplace une ruine que là où il y en a une.
iwari-refused-ruin-price = Une hutte sur cette ruine coûte deux cartes du biome indiqué ({ NAMES($biome) }), et pas d’autres.

## Totems du néant

iwari-refused-no-void-totems = Il n’y a pas de totems du néant sur cette carte.
iwari-refused-move-third = On déplace les totems du néant pendant sa propre action, pas pour la troisième tribu.
iwari-refused-two-moves = On ne déplace qu’un totem du néant à la fois.
iwari-refused-centre-empty = Il n’y a plus de totem du néant au centre.
iwari-refused-no-void-totem = Il n’y a pas de totem du néant à { NAMES($territory) }.
iwari-refused-same-biome = De { NAMES($territory) }, un totem du néant va vers un autre biome que le sien ({ NAMES($biome) }).
iwari-refused-centre-price = Un totem du néant pris au centre coûte deux cartes du biome où il va ({ NAMES($biome) }), et pas d’autres.
iwari-refused-move-price = Déplacer ainsi un totem du néant coûte une carte de chacun des deux biomes ({ NAMES($other) }, { NAMES($biome) }), et pas d’autres.

## Jetons contestés et détermination

iwari-refused-no-such-token = Il n’y a pas de jeton contesté { $name }.
iwari-refused-token-elsewhere = Ce jeton contesté ne peut pas venir dans ce territoire.
iwari-refused-token-placed = Ce jeton contesté est déjà à { NAMES($territory) }.
iwari-refused-token-third = La troisième tribu ne pose pas de jeton contesté.
iwari-refused-token-price = Ce jeton contesté coûte deux cartes du biome du territoire ({ NAMES($biome) }), et pas d’autres.
iwari-refused-unknown-area = C’est une zone inconnue : une hutte n’y vient qu’avec son jeton contesté.
iwari-refused-determined-token = Le jeton Détermination permet d’ajouter une hutte ou un totem, pas un jeton contesté.
iwari-refused-determined-price = La deuxième construction en terre inexplorée coûte une carte de son biome ({ NAMES($biome) }), et pas d’autres.

## Cartes

iwari-refused-not-in-hand = { $who ->
    [you] Cette carte n’est pas dans votre main : { NAMES($card) }.
   *[other] Cette carte n’est pas dans la main de { $player } : { NAMES($card) }.
}
iwari-refused-no-such-card = Il n’y a pas de carte { $name }.
iwari-refused-no-cards = Vous n’avez plus de carte pour payer.
iwari-refused-unaffordable = Une construction à { NAMES($territory) } coûte une carte ({ NAMES($biome) }) ou deux cartes d’un même autre biome, et vous n’avez ni l’un ni l’autre.
iwari-refused-fixed-unaffordable = Cette construction à { NAMES($territory) } coûte exactement ces cartes, et vous ne les avez pas : { NAMES($cards) }.
iwari-refused-second-unaffordable = Les cartes qui vous restent ne paient pas une deuxième construction à { NAMES($territory) } ({ NAMES($biome) }).
iwari-refused-three-cards = On joue trois cartes au plus, pas { $count }.
iwari-refused-payment = Une construction coûte une carte du biome du territoire, ou deux cartes d’un même autre biome.
iwari-refused-biome = Une construction à { NAMES($territory) } coûte une carte ({ NAMES($biome) }) ou deux d’un même autre biome, et celle-ci est seule : { NAMES($card) }.
iwari-refused-pair = Deux cartes ne remplacent une carte ({ NAMES($biome) }) que si elles sont du même biome.
iwari-refused-pair-own = Une carte ({ NAMES($biome) }) suffit pour une construction à { NAMES($territory) } : on n’en joue pas deux.
iwari-refused-pays-twice = Une carte ne paie qu’une fois : { NAMES($card) }.
iwari-refused-pay-rest = Si ces cartes paient une construction, l’autre construction à { NAMES($territory) } ne peut plus être payée.

## Reconstituer la main

iwari-refused-deck-empty = La pioche est vide.
iwari-refused-no-place = { $count ->
    [0] La rivière est vide.
    [one] La rivière n’a qu’une carte.
   *[other] La rivière n’a que { $count } cartes.
}
iwari-refused-other-card = C’est une autre carte qui se trouve là.

## Modules

iwari-refused-not-earned = Aucun pion { NAMES($deed) } n’est à poser maintenant.
iwari-refused-no-such-deed = Il n’y a pas de module { $name }.
iwari-refused-no-such-connection = Il n’y a pas de connexion { $name }.
iwari-refused-decline = Un pion Module gagné doit être posé.
iwari-refused-deed-target = { $deed ->
    [union] Le pion Union va sur un territoire, pas sur une connexion.
    [discovery] Le pion Découverte va sur un territoire, pas sur une connexion.
    [honour] Le pion Honneur va sur une connexion, pas sur un territoire.
   *[respect] Le pion Respect va sur une connexion, pas sur un territoire.
}
iwari-refused-union = Le pion Union va sur un territoire que votre colonie atteint, et elle n’atteint pas { NAMES($territory) }.
iwari-refused-discovery = Le pion Découverte va sur un autre territoire que { NAMES($territory) }, que vous venez de remplir.
iwari-refused-honour = Le pion Honneur va sur une connexion terrestre, et la connexion { $connection } est maritime.
iwari-refused-respect = Le pion Respect va sur une connexion maritime, et la connexion { $connection } est terrestre.
iwari-refused-covered = Une montagne recouvre la connexion { $connection } : aucun pion ne peut y aller.
iwari-refused-covered-storm = Une tempête recouvre la connexion { $connection } : aucun pion ne peut y aller.
iwari-refused-covered-ruin = Une ruine ferme la connexion { $connection } : aucun pion ne peut y aller.
iwari-refused-left = Le totem ambulant a quitté la connexion { $connection } : aucun pion ne peut y aller.
iwari-refused-not-leading = Vous n’avez pas le plus de totems aux deux bouts de la connexion { $connection }.
iwari-refused-courage = Le pion Courage va à côté d’un autre pion, et il n’y en a pas à { NAMES($territory) }.
iwari-refused-courage-connection = Le pion Courage va à côté d’un autre pion, et il n’y en a pas sur la connexion { $connection }.
iwari-refused-veneration = Le pion Vénération va là où une de vos huttes est sur un jeton contesté, et il n’y en a pas à { NAMES($territory) }.
iwari-refused-veneration-territory = Le pion Vénération va sur un territoire, pas sur une connexion.
iwari-refused-veneration-connection = Le pion Vénération va sur une connexion, pas sur un territoire.

## Tempêtes

iwari-refused-other-storm = On décide d’abord pour la tempête de la connexion { $connection }.

## Contre le néant : quelqu'un ou quelque chose d'autre passe avant

iwari-refused-shuffle-void = La pioche doit d’abord être mélangée avec les cartes Néant visibles.
iwari-refused-due-void = { $who ->
    [you] Jouez d’abord pour le néant.
   *[other] { $player } joue pour le néant.
}
iwari-refused-due-voids = { $who ->
    [you] Reconstituez d’abord votre main ; avant cela, vous pouvez encore jouer des cartes Néant.
   *[other] { $player } reconstitue sa main, ou joue avant cela des cartes Néant.
}
iwari-refused-due-pass = { $who ->
    [you] Vous n’avez que des cartes Néant : vous passez votre action.
   *[other] { $player } n’a que des cartes Néant et passe son action.
}
iwari-refused-due-order = { $who ->
    [you] Choisissez d’abord dans quel territoire le néant agit en premier.
   *[other] { $player } choisit où le néant agit en premier.
}
iwari-refused-due-ruin = { $who ->
    [you] Choisissez d’abord l’emplacement d’une ruine.
   *[other] { $player } choisit l’emplacement d’une ruine.
}
iwari-refused-due-haunted = { $who ->
    [you] Choisissez d’abord l’emplacement de la ruine qu’amènent les cartes jouées.
   *[other] { $player } choisit l’emplacement de la ruine qu’amènent les cartes jouées.
}
iwari-refused-due-target = { $who ->
    [you] Choisissez d’abord dans quel territoire le néant agit pour sa colonie.
   *[other] { $player } choisit où le néant agit pour sa colonie.
}
iwari-refused-due-free = { $who ->
    [you] Posez d’abord la construction gratuite de votre colonie, ou renoncez-y.
   *[other] { $player } pose la construction gratuite d’une colonie.
}

## Contre le néant : cartes

iwari-refused-void-card = Une carte Néant ne paie rien et ne s’échange pas : elle ne quitte votre main que si vous la jouez pour le néant.
iwari-refused-pass-void = On ne passe son action que si l’on n’a que des cartes Néant : construisez ou échangez une carte.
iwari-refused-discard-void = On ne défausse une carte que si rien d’autre n’est possible pour le néant, or quelque chose l’est.
iwari-refused-no-void-card = Ce n’est pas une carte Néant : { NAMES($card) }.
iwari-refused-voids-none = Jouez au moins une carte Néant.
iwari-refused-voids-twice = Une carte Néant ne se joue qu’une fois.
iwari-refused-skip = Seule une carte d’un biome complet permet de passer l’action du néant, et les territoires de celui-ci n’ont pas tous été remplis : { NAMES($card) }.

## Contre le néant : constructions

iwari-refused-tribe-void = C’est le néant qui construit maintenant.
iwari-refused-tribe-own = C’est votre propre tribu qui construit maintenant.
iwari-refused-closed = Ce territoire a été décompté : { NAMES($territory) } ({ NAMES($biome) }). Plus aucune construction n’y entre.
iwari-refused-last-spot = La hutte prend le dernier emplacement libre à { NAMES($territory) } ; ce territoire est décompté aussitôt : aucune seconde construction ne peut suivre.
iwari-refused-last-spot-void = La ruine prend le dernier emplacement libre à { NAMES($territory) } ; ce territoire est décompté aussitôt : aucune seconde construction ne peut suivre.
iwari-refused-spot-ruin = Une ruine occupe déjà cet emplacement.
iwari-refused-no-tents-void = Toutes les ruines sont posées.
iwari-refused-no-totems-void = Tous les totems du néant sont posés.
iwari-refused-violet = Un emplacement violet est encore libre à { NAMES($territory) } : la ruine va sur un emplacement violet.
iwari-refused-token-void = On ne pose pas de jetons contestés contre le néant.
iwari-refused-no-centre = Sur cette carte, les totems du néant restent où ils sont.
iwari-refused-move-void = On déplace les totems du néant pendant sa propre action, pas quand on joue pour le néant.
iwari-refused-move-centre = On ne déplace un totem du néant que depuis le centre.

## Contre le néant : ses propres constructions qui se déplacent

iwari-refused-lift-versus = Huttes et totems ne se déplacent que dans une partie contre le néant.
iwari-refused-lift-void = On déplace ses constructions pendant sa propre action, pas quand on joue pour le néant.
iwari-refused-lift-no-tent = Vous n’avez pas de hutte à déplacer sur cet emplacement.
iwari-refused-lift-twice = Cette hutte est déjà déplacée pendant cette action.
iwari-refused-lift-no-totem = Vous n’avez plus de totem à déplacer à { NAMES($territory) }.
iwari-refused-lift-under = Vos totems de { NAMES($territory) } sont sous un totem du néant : on ne peut pas les déplacer.
iwari-refused-lift-incomplete = Une construction ne quitte { NAMES($territory) } que lorsque tous les territoires de son biome ({ NAMES($biome) }) ont été remplis.
iwari-refused-move-unaffordable = Déplacer une construction depuis { NAMES($territory) } coûte une carte ({ NAMES($biome) }) ou deux cartes d’un même autre biome, et vous n’avez ni l’un ni l’autre.
iwari-refused-move-second = Les cartes qui vous restent ne paient pas le déplacement d’une construction depuis { NAMES($territory) } ({ NAMES($biome) }).
iwari-refused-biome-moved = Déplacer une construction depuis { NAMES($territory) } coûte une carte ({ NAMES($biome) }) ou deux d’un même autre biome, et celle-ci est seule : { NAMES($card) }.
iwari-refused-pair-own-moved = Une carte ({ NAMES($biome) }) suffit pour déplacer une construction depuis { NAMES($territory) } : on n’en joue pas deux.

## Contre le néant : choix

iwari-refused-order = L’ordre doit nommer les deux territoires où le néant agit maintenant, chacun une fois.
iwari-refused-ruin-elsewhere = Le néant agit à { NAMES($territory) } : c’est là que va la ruine.
iwari-refused-ruin-haunted = Cette ruine va sur un emplacement libre de ce biome : { NAMES($biome) }.
iwari-refused-ruin-far = Un autre emplacement libre de { NAMES($territory) } est plus proche d’une ruine, en suivant les sentiers.
iwari-refused-target = { NAMES($territory) } n’est pas le territoire qui a le plus de ruines de cette colonie.
iwari-refused-free-kind = La construction gratuite est une hutte ou un totem que vous n’avez pas encore posé.
iwari-refused-free-elsewhere = Votre colonie n’atteint pas { NAMES($territory) }.
