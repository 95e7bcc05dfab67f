# Iwari : ce qui s'est passé. Une phrase par chose, lue par toute la table.
# $player est un nom ; $who vaut « you » quand la phrase parle de qui la lit. $territory et $source (un territoire) sont
# dits par NAMES, de même que $card et $cards, qui sont des biomes, $tokens, qui sont des couleurs, et $expedition.

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
iwari-build-fortification = { $who ->
    [you] Vous dressez
   *[other] { $player } dresse
} une fortification à { NAMES($territory) }.
iwari-build-ruin = { $who ->
    [you] Vous remplacez
   *[other] { $player } remplace
} une ruine par une hutte à { NAMES($territory) }.
iwari-build-ruin-third = Pour la troisième tribu, { $who ->
    [you] vous remplacez
   *[other] { $player } remplace
} une ruine par une hutte à { NAMES($territory) }.
iwari-build-void-totem = { $who ->
    [you] Vous déplacez
   *[other] { $player } déplace
} un totem du néant de { NAMES($source) } à { NAMES($territory) }.
iwari-build-void-totem-centre = { $who ->
    [you] Vous déplacez
   *[other] { $player } déplace
} un totem du néant du centre à { NAMES($territory) }.
iwari-build-contested = { $who ->
    [you] Vous amenez
   *[other] { $player } amène
} un jeton contesté à { NAMES($territory) }, avec une hutte dessus.
iwari-explore = { $who ->
    [you] Vous explorez
   *[other] { $player } explore
} { NAMES($territory) }, et ses jetons Découverte sont retournés : { NAMES($tokens) }.
iwari-explore-third = Pour la troisième tribu, { $who ->
    [you] vous explorez
   *[other] { $player } explore
} { NAMES($territory) }, et ses jetons Découverte sont retournés : { NAMES($tokens) }.
iwari-explore-unseen = { $who ->
    [you] Vous explorez
   *[other] { $player } explore
} { NAMES($territory) }, où des jetons Découverte sont face cachée.
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
iwari-opened = La ruine n’est plus là : la connexion { $connection } est ouverte.
iwari-token = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $count ->
    [one] un jeton Découverte
   *[other] { $count } jetons Découverte
} : { NAMES($tokens) }.
iwari-token-third = La troisième tribu prend { $count ->
    [one] un jeton Découverte
   *[other] { $count } jetons Découverte
} : { NAMES($tokens) }.
iwari-determination = { $who ->
    [you] Vous utilisez
   *[other] { $player } utilise
} le jeton Détermination pour une deuxième construction.
iwari-determination-passes = { $who ->
    [you] Vous détenez
   *[other] { $player } détient
} maintenant le jeton Détermination.

## Expéditions : $points est la récompense

iwari-expedition-first = { $who ->
    [you] Vous réussissez
   *[other] { $player } réussit
} en premier « { NAMES($expedition) } », ce qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
iwari-expedition-second = { $who ->
    [you] Vous réussissez
   *[other] { $player } réussit
} en deuxième « { NAMES($expedition) } », ce qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Tempêtes et totem ambulant

iwari-storm-moves = { $who ->
    [you] Vous déplacez
   *[other] { $player } déplace
} la tempête de la connexion { $connection } à la connexion { $to }.
iwari-storm-stays = { $who ->
    [you] Vous laissez
   *[other] { $player } laisse
} la tempête sur la connexion { $connection }.
iwari-storm-moved = Aucun joueur n’a seul le plus de huttes des deux côtés de la tempête : elle va de la connexion { $connection } à la connexion { $to }.
iwari-walk = { $who ->
    [you] Vous faites
   *[other] { $player } fait
} décompter la connexion { $connection } par le totem ambulant.
iwari-walk-points = { $who ->
    [you] Vous y marquez
   *[other] { $player } y marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
iwari-walk-points-third = La troisième tribu y marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
iwari-walk-nothing = Personne n’y marque de point.
iwari-walk-on = Le totem ambulant va à la connexion { $connection }.
iwari-walk-off = Le totem ambulant quitte le plateau.
iwari-walk-not = { $who ->
    [you] Vous laissez
   *[other] { $player } laisse
} le totem ambulant sur la connexion { $connection }.

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
iwari-earn-courage = Courage : { $who ->
    [you] votre pion
   *[other] le pion de { $player }
} va à { NAMES($territory) }, où les huttes ne comptent plus que ×{ $factor }.
iwari-earn-courage-connection = Courage : { $who ->
    [you] votre pion
   *[other] le pion de { $player }
} va à la connexion { $connection }, qui ne compte plus que ×{ $factor }.
iwari-courage-declined = Courage : { $who ->
    [you] vous renoncez
   *[other] { $player } renonce
} au pion, et il quitte le jeu.
iwari-courage-alone = Le dernier territoire est exploré, mais il n’y a aucun autre pion sur le plateau : Courage quitte le jeu.
iwari-courage-third = La troisième tribu a exploré le dernier territoire : Courage quitte le jeu.
iwari-earn-veneration = Vénération : { $who ->
    [you] votre pion
   *[other] le pion de { $player }
} va à { NAMES($territory) }, où les huttes comptent désormais ×{ $factor }.
iwari-earn-veneration-connection = Vénération : { $who ->
    [you] votre pion
   *[other] le pion de { $player }
} va à la connexion { $connection }, qui compte désormais ×{ $factor }.
iwari-veneration-declined = Vénération : { $who ->
    [you] vous renoncez
   *[other] { $player } renonce
} au pion.
iwari-veneration-tie = Vénération : plusieurs tribus sont en tête, le pion est défaussé.
iwari-veneration-third = Vénération : la troisième tribu est en tête, le pion est défaussé.
iwari-veneration-none = Vénération : aucune tribu n’a ce que compte sa carte, le pion est défaussé.
iwari-veneration-nowhere = Vénération : { $who ->
    [you] vous êtes
   *[other] { $player } est
} en tête, mais il n’y a plus d’endroit où poser le pion.

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
   *[other] { $player } a posé sa dernière hutte : c’est le dernier tour de table.
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
iwari-shares = Avec { $points } points, { $who ->
    [you] vous partagez
   *[other] { $player } partage
} la victoire.
iwari-third-wins = La troisième tribu est en tête avec { $points } points : les deux joueurs perdent.
