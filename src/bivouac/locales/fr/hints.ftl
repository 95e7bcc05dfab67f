# Conseils : pourquoi un choix est bon, outre ce que dit un coach.

hint-only = Vous n’avez qu’une seule possibilité.
hint-gains = À la fin, vous avez environ { $points } { $points ->
    [one] point
   *[other] points
} de plus qu’après vos autres choix.
hint-denies = À la fin, { $player } a environ { $points } { $points ->
    [one] point
   *[other] points
} de moins qu’après vos autres choix.
hint-later = Rien ne saute aux yeux tout de suite : cela rapporte dans les tours suivants.

## À une table

hint-close = Revenir à la décision
hint-thinking = Des parties se jouent à partir d’ici…
hint-thinking-longer = D’autres parties se jouent encore…
hint-longer = Réfléchir { $seconds } s de plus
hint-chance = { $chance } %
hint-chance-said = { $chance } % de chances de gagner, à { $margin } près.
hint-standing = { $standing ->
    [best] gagne le plus souvent
    [alike] pas de différence nette
   *[behind] gagne moins souvent
}
hint-behind = { $chance } % de moins
hint-points = environ { $points } { $points ->
    [one] point
   *[other] points
}
hint-points-less = environ { $points } points, { $less } { $than ->
    [fewer] de moins
   *[more] de plus
}
hint-longer-brief = + { $seconds } s
hint-by = { $plans } choix, { $playouts } parties jouées.
hint-unchecked = Pas de pourcentages : rien ne montre encore qu’ils se vérifient ici.
