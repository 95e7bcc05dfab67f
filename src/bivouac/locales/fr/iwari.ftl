# Iwari : ce qui s'est passé. Une phrase par chose, lue par toute la table.
# $player est un nom ; $who vaut « you » quand la phrase parle de qui la lit. $territory est dit par NAMES, de même que
# $card et $cards, qui sont des biomes.

## Un tour

# $pieces vaut tent, totem, tents (deux), totems (deux) ou both (un de chaque).
iwari-build = { $who ->
    [you] Vous construisez
   *[other] { $player } construit
} { $pieces ->
    [tent] une hutte
    [totem] un totem
    [tents] deux huttes
    [totems] deux totems
   *[both] une hutte et un totem
} à { NAMES($territory) }.
iwari-build-third = Pour la troisième tribu, { $who ->
    [you] vous construisez
   *[other] { $player } construit
} { $pieces ->
    [tent] une hutte
    [totem] un totem
    [tents] deux huttes
    [totems] deux totems
   *[both] une hutte et un totem
} à { NAMES($territory) }.
iwari-pay = { $who ->
    [you] Vous payez
   *[other] { $player } paie
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { NAMES($cards) }.
iwari-swap = { $who ->
    [you] Vous échangez
   *[other] { $player } échange
} une carte : { NAMES($card) }.
iwari-discard = La troisième tribu ne peut rien construire : { $who ->
    [you] vous défaussez
   *[other] { $player } défausse
} une carte ({ NAMES($card) }).
iwari-pass = { $who ->
    [you] Vous n’avez pas de carte et passez votre tour.
   *[other] { $player } n’a pas de carte et passe son tour.
}
iwari-draw = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} une carte de la rivière : { NAMES($card) }.
iwari-draw-deck = { $who ->
    [you] Vous tirez
   *[other] { $player } tire
} une carte de la pioche.
iwari-shuffle = { $count ->
    [one] La pioche est épuisée ; l’unique carte de la défausse la remplace.
   *[other] La pioche est épuisée ; les { $count } cartes de la défausse, mélangées, en forment une nouvelle.
}

## La carte

iwari-explored = Un territoire est exploré : { NAMES($territory) }.
iwari-filled = Tous les emplacements de hutte sont pris à { NAMES($territory) }.
iwari-settlement = { $who ->
    [you] Vous formez
   *[other] { $player } forme
} une colonie de { $count } huttes.
iwari-settlement-third = La troisième tribu a une colonie de { $count } huttes.

## Modules : $factor est ce par quoi les points sont désormais multipliés

iwari-earn-union = Union : { $who ->
    [you] votre pion
   *[other] le pion de { $player }
} va à { NAMES($territory) }, où les huttes comptent désormais ×{ $factor }.
iwari-earn-discovery = Découverte : { $who ->
    [you] votre pion
   *[other] le pion de { $player }
} va à { NAMES($territory) }, où les huttes comptent désormais ×{ $factor }.
iwari-earn-honour = Honneur : { $who ->
    [you] vous avez
   *[other] { $player } a
} la majorité aux deux bouts de la connexion { $connection }, qui compte désormais ×{ $factor }.
iwari-earn-respect = Respect : { $who ->
    [you] vous avez
   *[other] { $player } a
} la majorité aux deux bouts de la connexion { $connection }, qui compte désormais ×{ $factor }.

## Décompte et fin

iwari-mid = Premier décompte des huttes.
iwari-mid-points = { $who ->
    [you] Vous marquez
   *[other] { $player } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les huttes.
iwari-mid-points-third = La troisième tribu marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les huttes.
iwari-last-round-deck = La pioche est épuisée pour de bon : c’est le dernier tour de table.
iwari-last-round-tents = { $who ->
    [you] Vous avez posé votre dernière hutte : c’est le dernier tour de table.
   *[other] { $player } a posé la dernière hutte de sa tribu : c’est le dernier tour de table.
}
iwari-over = La partie est terminée.
iwari-wins = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} avec { $points } points.
iwari-wins-tie = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} avec { $points } points, grâce au plus grand nombre de constructions restantes.
iwari-shares = { $who ->
    [you] Vous partagez
   *[other] { $player } partage
} la victoire avec { $points } points.
iwari-third-wins = La troisième tribu devance les deux joueurs avec { $points } points : ils perdent ensemble.
