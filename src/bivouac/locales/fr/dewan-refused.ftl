# Dewan : pourquoi une chose est impossible. Une phrase par raison, lue par qui a essayé.
# $space est le nom d'une case et $terrain ce qu'elle est ; $card est ce que montre une carte.

## Quelque chose d'autre passe avant

dewan-refused-over = La partie est terminée.
dewan-refused-odd-berry = Le hasard doit d’abord décider quelle partie de la zone reçoit la baie restante.
dewan-refused-shuffle = La défausse doit d’abord être mélangée.
dewan-refused-due-turn = { $who ->
    [you] C’est à vous : prenez des cartes ou placez un camp.
   *[other] C’est au tour de { $player }.
}
dewan-refused-due-story = { $who ->
    [you] Choisissez d’abord une tuile Histoire.
   *[other] { $player } choisit une tuile Histoire.
}
dewan-refused-due-tuck = { $who ->
    [you] Décidez d’abord si vous glissez une carte sous votre plateau.
   *[other] { $player } décide s’il faut glisser une carte.
}
dewan-refused-due-water = { $who ->
    [you] Posez d’abord un jeton Eau.
   *[other] { $player } pose un jeton Eau.
}
dewan-refused-due-lava = { $who ->
    [you] Posez d’abord un jeton Lave.
   *[other] { $player } pose un jeton Lave.
}
dewan-refused-due-fishing = { $who ->
    [you] Décidez d’abord si vous défaussez une carte pour pêcher.
   *[other] { $player } décide s’il faut défausser une carte pour pêcher.
}
dewan-refused-impossible = Ce n’est pas possible maintenant.
dewan-refused-possible = C’est permis maintenant.
dewan-refused-pass-take = On ne passe que si rien d’autre n’est possible, et il y a des cartes à prendre.
dewan-refused-pass-place = On ne passe que si rien d’autre n’est possible, et un camp peut être placé.

## Cartes de la rangée

dewan-refused-slot-empty = La place { $slot } de la rangée est vide.
dewan-refused-no-slot = La rangée n’a que { $slots } places.
dewan-refused-two-cards = On prend deux cartes de la rangée, ni plus ni moins.
dewan-refused-not-neighbours = Les places { $first } et { $second } de la rangée ne sont pas côte à côte.
dewan-refused-one-card = On ne prend une seule carte que si aucune paire n’est côte à côte, or il y a les places { $first } et { $second }.
dewan-refused-not-in-hand = { $who ->
    [you] Cette carte n’est pas dans votre main : { NAMES($card) }.
   *[other] Cette carte n’est pas dans la main de { $player } : { NAMES($card) }.
}
dewan-refused-no-half = Cette carte n’a pas cette moitié : { NAMES($card) }.
dewan-refused-no-such-card = Il n’y a pas de carte { $name }.

## Histoires

dewan-refused-story-slot-empty = La place { $slot } de la rangée d’histoires est vide.
dewan-refused-no-story-slot = La rangée d’histoires n’a que { $slots } places.
dewan-refused-stack-empty = La pile d’histoires est vide : choisissez une tuile de la rangée.

## Trajets

dewan-refused-no-such-space = Il n’y a pas de case { $name }.
dewan-refused-no-route = Un trajet mène d’un de vos camps à une autre case.
dewan-refused-origin = Un trajet part d’un de vos camps, et il n’y en a pas sur { $space } ({ NAMES($terrain) }).
dewan-refused-origin-stuck = Vos cartes ne paient aucun trajet à partir de { $space } ({ NAMES($terrain) }).
dewan-refused-stays = Un trajet mène à une autre case que { $space }, où il commence.
dewan-refused-not-adjacent = { $other } et { $space } ne sont pas adjacentes.
dewan-refused-twice = Un itinéraire ne passe jamais deux fois par une case, et { $space } en fait déjà partie.
dewan-refused-blocked = Sur { $space }, personne ne peut passer ni s’installer ({ NAMES($terrain) }).
dewan-refused-camp = Il y a déjà un camp sur { $space }.
dewan-refused-no-camp = Aucun camp ne peut être placé sur { $space }.
dewan-refused-village = Il y a déjà un village lacustre dans la zone d’eau de { $space }, et une zone n’en a qu’un.
dewan-refused-water = { $space } est une case d’eau : on ne peut pas y placer de camp.
dewan-refused-unaffordable = Vos cartes ne paient aucun itinéraire vers { $space } ({ NAMES($terrain) }).
dewan-refused-enter-unpaid = Les cartes qui vous restent ne paient pas { $space } ({ NAMES($terrain) }).
dewan-refused-dead-end = Avec les cartes qui vous restent, vous ne pourriez placer aucun camp au-delà de { $space } ({ NAMES($terrain) }).
dewan-refused-cost = { $count ->
    [one] Cet itinéraire coûte une carte, pas { $paid }.
   *[other] Cet itinéraire coûte { $count } cartes, pas { $paid }.
}
dewan-refused-terrain = Cette carte ne montre pas le terrain de { $space } ({ NAMES($terrain) }) : { NAMES($card) }.
dewan-refused-pays-twice = Une carte ne paie qu’une fois : { NAMES($card) }.
dewan-refused-pay-rest = Si cette carte paie { $space }, le reste de l’itinéraire ne peut plus être payé : { NAMES($card) }.

## Jetons

dewan-refused-marker-blocked = Il faut une case libre, et { $space } ne l’est pas ({ NAMES($terrain) }).
dewan-refused-marker-water = Un jeton ne se pose pas sur l’eau, et { $space } est de l’eau.
dewan-refused-marker-camp = Il faut une case libre, et il y a un camp sur { $space }.
dewan-refused-marker-far-water = Un jeton Eau se pose à côté de l’eau, et { $space } ({ NAMES($terrain) }) n’y est pas adjacente.
dewan-refused-marker-far-lava = Un jeton Lave se pose à côté du volcan ou de la lave, et { $space } ({ NAMES($terrain) }) n’y est pas adjacente.
