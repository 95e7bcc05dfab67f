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
