# Dewan : la mise en place, ce que se disent les partenaires, ce qu’on abandonne, pourquoi rien ne peut être placé.
# $cards et $terrains sont des codes, dits par NAMES ; $player est un nom.

## Mise en place

dewan-opening-map = { $start } tuiles de départ et { $neutral } tuiles neutres forment le Territoire. Un camp de départ se dresse au centre de chaque tuile de départ.
dewan-opening-event-tile = { $event ->
    [water] La tuile Territoire Déluge en fait aussi partie.
    [lava] La tuile Territoire Volcan en fait aussi partie.
   *[fish] Une tuile Territoire particulière en fait aussi partie.
}
dewan-opening-berries = { $count } baies sont posées sur ses zones.
dewan-opening-cards = Chacun reçoit { $hand } cartes. { $row } sont visibles dans la rangée, { $pile } attendent dans la pile.
dewan-opening-cards-event = Chacun reçoit { $hand } cartes. { $row } sont visibles dans la rangée, { $pile } attendent dans la pile et { $supply } dans la réserve.
dewan-opening-hand = Vos cartes : { NAMES($cards) }.
dewan-opening-stories = { $count } histoires sont visibles, { $stack } dans la pile. Chacun en choisit maintenant une première, le premier joueur en dernier.
dewan-opening-first = { $who ->
    [you] Vous jouez en premier.
   *[other] { $player } joue en premier.
}
dewan-opening-team = Les partenaires sont face à face : les équipes jouent en alternance.

## Ce que se disent les partenaires

dewan-says-join = Réunissons nos camps.
dewan-says-berries = Il nous faut des baies à tous les deux.
dewan-says-fire = Ayons le plus de feu.
dewan-says-end = J’aimerais bientôt finir la partie.
dewan-says-longer = Jouons encore un peu.

## Ce qu’un choix abandonne

dewan-forgone = { $what ->
    [tuck] plus de carte à glisser
    [story] plus d’histoire à prendre
    [reward] plus de carte en récompense
    [fish] plus que { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
   *[row] { $count ->
        [one] { $count } place reste vide
       *[other] { $count } places restent vides
    }
}

## Pourquoi des points

dewan-gain-why = { $source } { $change }

## Pourquoi aucun camp ne peut être placé

dewan-stuck-few = Chaque trajet coûte { $cheapest } cartes ou plus, et vous en avez { $cards }.
dewan-stuck-other = Vos cartes ne paient aucun trajet. Le plus court demande : { NAMES($terrains) }.
dewan-stuck-nowhere = Aucune case libre n’est accessible depuis vos camps.
dewan-stuck-camps = Tous vos camps sont déjà sur le Territoire.
