# Dewan : ce qu'est et ce que fait une chose sur la table, en une ou deux phrases.

## Cases

help-terrain-forest = Forêt. Pour la traverser ou s’y installer, payez une carte qui montre une forêt.
help-terrain-mountain = Montagne. Pour la traverser ou s’y installer, payez une carte qui montre une montagne.
help-terrain-desert = Désert. Pour le traverser ou s’y installer, payez une carte qui montre un désert.
help-terrain-badlands = Canyon. Pour le traverser ou s’y installer, payez une carte qui montre un canyon.
help-terrain-water = Eau. Une seule carte Eau fait traverser toute la zone. Seuls les villages lacustres peuvent s’y trouver.
help-space-start = Le centre d’une tuile de départ. Son propriétaire y paie n’importe quelle carte ; les autres lui en donnent une, au choix.
help-space-volcano = Le volcan. Personne ne peut le traverser ni s’y installer ; un camp à côté a un feu.
help-space-lava = Lave. Personne ne peut la traverser ni s’y installer, et elle n’appartient à aucune zone.

## Symboles

help-symbol-artifact = Artefact, une ressource. Les camps des deux côtés d’un symbole du Territoire l’ont ; sur une moitié glissée, il n’est qu’à vous.
help-symbol-pigment = Pigment, une ressource. Les camps des deux côtés d’un symbole du Territoire l’ont ; sur une moitié glissée, il n’est qu’à vous.
help-symbol-crystal = Cristal, une ressource. Les camps des deux côtés d’un symbole du Territoire l’ont ; sur une moitié glissée, il n’est qu’à vous.
help-symbol-berry = Baie. Un nouveau camp en prend une s’il en reste dans sa zone. L’étoile d’une carte est une baie une fois la carte glissée.
help-symbol-fire = Feu. Chacun vaut 1 point ; le joueur qui en a le plus marque 4 points de plus.

## Cartes et histoires

help-card = Une carte Terrain. Elle paie une case de son terrain, ou peut être glissée sous votre plateau.
help-card-two = Une carte à deux terrains. Elle paie pour l’un ou l’autre ; glissée, elle ne montre que la moitié choisie.
help-story = Une tuile Histoire. Remplissez toutes ses conditions : à la fin de votre tour elle est validée, ses points comptent et vous piochez une carte.
help-pile = La pile, qui complète la rangée. Vous ne pouvez pas y piocher vous-même.
help-stack = La pile de tuiles Histoire. Au lieu d’une tuile visible, vous pouvez prendre la première sans la voir.
help-supply = La réserve. D’ici viennent les nouvelles piles et les cartes gagnées par les histoires.
help-hand = Votre main. Personne d’autre ne voit ces cartes, et il n’y a pas de limite.
help-tuck = Une carte glissée. La moitié visible compte pour vos histoires : son terrain comme une zone de plus, son symbole comme un de plus.

## Le plateau Tribu

help-camp-none = Ce camp n’apporte rien d’autre.
help-camp-story = Quand vous placez ce camp, vous prenez une tuile Histoire.
help-camp-tuck = Quand vous placez ce camp, vous pouvez glisser une carte de votre main. L’occasion ne revient pas.
help-camp-fire = Quand vous placez ce camp, vous gagnez un feu et ce tour de jeu devient le dernier.

## Événements

help-water-marker = Un jeton Eau. Cette case est maintenant de l’eau.
help-lava-marker = Un jeton Lave. Cette case est maintenant de la lave : on ne peut ni la traverser ni s’y installer.
help-fish = Poisson. Chacun vaut 3 points à la fin.
help-village = Un village lacustre. Toute autre personne qui traverse cette eau donne la carte Eau à son propriétaire, et il peut pêcher.

## Points

help-points-stories = Les points de vos histoires validées.
help-points-fire = 1 point par feu : sur les histoires validées, sur les moitiés glissées, pour le 8e camp et, dans le scénario Le volcan, pour un camp adjacent au volcan.
help-points-most_fire = 4 points pour le plus de feu. À égalité, tout le monde les reçoit.
help-points-groups = 4 points par groupe d’au moins deux camps connectés. En équipe, les deux membres doivent en faire partie.
help-points-berries = 2 points par baie, cartes glissées comprises. En équipe, 4 par paire, une de chaque membre.
help-points-zones = 3 points par zone de forêt ou de montagne occupée par un de vos camps.
help-points-water = 2 points par zone d’eau à côté d’un de vos camps.
help-points-rivals = 2 points par camp placé autour du centre d’une tuile de départ adverse.
help-points-pairs = Des points par baie appariée à une ressource : 4 avec un cristal (Le déluge), 3 avec un artefact (Le volcan), 3 avec un pigment (Villages lacustres).
help-points-majorities = 6 points pour le plus de camps à côté d’une zone d’eau, 3 chacun à égalité.
help-points-fish = 3 points par poisson.
