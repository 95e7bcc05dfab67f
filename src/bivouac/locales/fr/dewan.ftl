# Dewan : ce qui s'est passé. Une phrase par chose, lue par toute la table.
# $player est un nom ; $who vaut « you » quand la phrase parle de qui la lit.

dewan-story-row = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} une tuile Histoire : { NAMES($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] ).
    [one] { " " }et 1 feu).
   *[other] { " " }et { $fire } feux).
}
dewan-story-unseen = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} la première tuile Histoire de la pile sans la voir.
dewan-story-stack = { $who ->
    [you] Vous révélez
   *[other] { $player } révèle
} la première tuile Histoire de la pile : { NAMES($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] ).
    [one] { " " }et 1 feu).
   *[other] { " " }et { $fire } feux).
}
dewan-take = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} dans la rangée : { NAMES($cards) }.
dewan-place = { $who ->
    [you] Vous placez votre
   *[other] { $player } place son
} camp nº { $camp } sur { $space } ({ NAMES($terrain) }), par l’itinéraire { $route }.
dewan-village = { $who ->
    [you] Vous placez votre
   *[other] { $player } place son
} camp nº { $camp } sur { $space } comme village lacustre, par l’itinéraire { $route }.
dewan-pay = { $who ->
    [you] Vous payez
   *[other] { $player } paie
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { NAMES($cards) }.
dewan-receive = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} pour le passage : { NAMES($cards) }.
dewan-berry = { $who ->
    [you] Vous cueillez
   *[other] { $player } cueille
} une baie de la zone.
dewan-tuck = { $who ->
    [you] Vous glissez une carte sous votre
   *[other] { $player } glisse une carte sous son
} plateau : { NAMES($card) }. Moitié visible : { NAMES($half) }.
dewan-tuck-none = { $who ->
    [you] Vous ne glissez
   *[other] { $player } ne glisse
} aucune carte ; l’emplacement reste vide.
dewan-marker-water = { $who ->
    [you] Vous posez
   *[other] { $player } pose
} un jeton Eau sur { $space } (terrain recouvert : { NAMES($terrain) }).
dewan-marker-lava = { $who ->
    [you] Vous posez
   *[other] { $player } pose
} un jeton Lave sur { $space } (terrain recouvert : { NAMES($terrain) }).
dewan-berries-lost = Les baies de la zone recouverte sont perdues.
dewan-berries-move = La zone est divisée : { $count ->
    [one] { $count } baie va
   *[other] { $count } baies vont
} à la partie qui contient { $space }.
dewan-berry-odd = Le hasard donne la baie restante à la partie qui contient { $space }.
dewan-fish = { $who ->
    [you] Vous défaussez
   *[other] { $player } défausse
} une carte ({ NAMES($card) }) et { $who ->
    [you] pêchez
   *[other] pêche
} { $count ->
    [one] { $count } poisson.
   *[other] { $count } poissons.
}
dewan-fish-none = { $who ->
    [you] Vous ne pêchez pas.
   *[other] { $player } ne pêche pas.
}
dewan-pass = { $who ->
    [you] Vous ne pouvez ni prendre de cartes ni placer de camp, et passez votre tour.
   *[other] { $player } ne peut ni prendre de cartes ni placer de camp, et passe son tour.
}
dewan-shuffle-pile = { $count ->
    [one] L’unique carte de la défausse devient la pile.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment une nouvelle pile.
}
dewan-shuffle-supply = { $count ->
    [one] L’unique carte de la défausse devient la réserve.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment une nouvelle réserve.
}
dewan-told = { $who ->
    [you] Vous validez
   *[other] { $player } valide
} une histoire : { NAMES($needs) } ({ $points } { $points ->
    [one] point
   *[other] points
}{ $fire ->
    [0] ).
    [one] { " " }et 1 feu).
   *[other] { " " }et { $fire } feux).
}
dewan-reward = { $who ->
    [you] Vous piochez
   *[other] { $player } pioche
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} en récompense.
dewan-last-round = Quelqu’un a placé son dernier camp : c’est le dernier tour de jeu.
dewan-event-rain = La pile est épuisée : c’est le déluge.
dewan-event-lava = La pile est épuisée : le volcan entre en éruption.
dewan-event-fish = La pile est épuisée : le poisson mord.
dewan-over = La partie est terminée.
dewan-wins = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} avec { $points } points.
dewan-wins-tie = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} avec { $points } points, grâce au plus grand nombre de cartes en main.
dewan-shares = Avec { $points } points, { $who ->
    [you] vous partagez
   *[other] { $player } partage
} la victoire.
