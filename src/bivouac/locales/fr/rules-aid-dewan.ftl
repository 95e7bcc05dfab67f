# Dewan: the player aid, and the course of a turn before the rules.

aid-dewan-one-of-two = Faites une de ces deux choses.
aid-dewan-take = Deux voisines de la rangée, qui est complétée par la pile.
aid-dewan-camp = Placer un camp
aid-dewan-place = Voyagez de l’un de vos camps à une case libre hors de l’eau, payez carte par carte et placez-y votre camp le plus à gauche.
aid-dewan-place-lake = Voyagez de l’un de vos camps à une case libre, payez carte par carte et placez-y votre camp le plus à gauche ; sur l’eau, il devient un village lacustre.
aid-dewan-after = Ensuite
aid-dewan-check = Les histoires dont vous remplissez les conditions glissent vers le haut. Chacune vous rapporte une carte.
aid-dewan-cost-land = Une carte de son terrain par case, départ et arrivée compris.
aid-dewan-cost-water = Une seule carte Eau pour toute une zone d’Eau, traversée d’une traite.
aid-dewan-cost-start = À votre camp de départ : une carte au choix.
aid-dewan-cost-other = Par le camp d’un autre joueur : la carte va à son propriétaire. À un camp de départ, toute carte convient.
aid-dewan-brings-berry = Chaque camp : une baie, s’il en reste dans sa zone.
aid-dewan-camps = { $count ->
    [one] Camp { $camps } :
   *[other] Camps { $camps } :
}
aid-dewan-brings-story = prenez une histoire, visible ou du dessus de la pile.
aid-dewan-brings-tuck = vous pouvez glisser une carte de votre main ; une de ses moitiés compte.
aid-dewan-brings-fire = un feu, et le dernier tour de jeu.

## The points of a scenario that is not packaged

aid-dewan-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aid-dewan-points-stories = { $points ->
    [1] Les points de vos histoires validées.
   *[other] { $points } fois les points de vos histoires validées.
}
aid-dewan-points-fire = { $worth } par feu : sur les histoires validées, sur les moitiés glissées et pour un camp qui en rapporte un.{ $volcano ->
    [0] { "" }
   *[other] { " " }Un camp adjacent au volcan compte pour { $volcano } feu.
}
aid-dewan-points-most_fire = { $worth } pour le plus de feu. À égalité, tout le monde les reçoit.
aid-dewan-points-groups = { $worth } par groupe d’au moins deux camps connectés.{ $team ->
    [yes] { " " }Les deux membres de l’équipe doivent en faire partie.
   *[no] { "" }
}
aid-dewan-points-berries = { $team ->
    [yes] { $worth } par paire de baies, une de chaque membre, cartes glissées comprises.
   *[no] { $worth } par baie, cartes glissées comprises.
}
aid-dewan-points-zones = { $worth } par zone occupée par un de vos camps : { NAMES($terrains) }.
aid-dewan-points-water = { $worth } par zone d’eau à côté d’un de vos camps.
aid-dewan-points-rivals = { $worth } par camp placé autour du centre d’une tuile de départ adverse.
aid-dewan-points-pairs = { $worth } par baie appariée à une ressource : { NAMES($resource) }.
aid-dewan-points-majorities = { $worth } pour le plus de camps à côté d’une zone d’eau, { $tied } chacun à égalité.
aid-dewan-points-fish = { $worth } par poisson.
