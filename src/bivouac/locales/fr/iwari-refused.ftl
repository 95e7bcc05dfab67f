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
iwari-refused-due-refill = { $who ->
    [you] Reconstituez d’abord votre main.
   *[other] { $player } reconstitue sa main.
}
iwari-refused-impossible = Ce n’est pas possible maintenant.
iwari-refused-possible = Rien ne l’interdit maintenant.
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

## Cartes

iwari-refused-not-in-hand = { $who ->
    [you] Cette carte n’est pas dans votre main : { NAMES($card) }.
   *[other] Cette carte n’est pas dans la main de { $player } : { NAMES($card) }.
}
iwari-refused-no-such-card = Il n’y a pas de carte { $name }.
iwari-refused-no-cards = Vous n’avez plus de carte pour payer.
iwari-refused-unaffordable = Une construction à { NAMES($territory) } coûte une carte ({ NAMES($biome) }) ou deux cartes d’un même autre biome, et vous n’avez ni l’un ni l’autre.
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
iwari-refused-not-leading = Vous n’avez pas le plus de totems aux deux bouts de la connexion { $connection }.
