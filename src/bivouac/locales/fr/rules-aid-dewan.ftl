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
aid-dewan-camps = Camp { $camps } :
aid-dewan-brings-story = prenez une histoire, visible ou du dessus de la pile.
aid-dewan-brings-tuck = vous pouvez glisser une carte de votre main ; une de ses moitiés compte.
aid-dewan-brings-fire = un feu, et le dernier tour de jeu.
