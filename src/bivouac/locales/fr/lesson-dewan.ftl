# Les leçons de Dewan : ce qu’elles disent et ce qu’elles répondent.

lesson-dewan-path-first = Premiers pas

## Les chemins et leur prix

lesson-dewan-ways = Les chemins et leur prix
lesson-dewan-ways-home = Votre voyage commence ici : voici votre camp de départ. De là, votre peuple s’installe, camp après camp.
lesson-dewan-ways-place = Installez-vous sur la montagne voisine : choisissez la case sur la carte, puis confirmez.
lesson-dewan-ways-place-take = Vous avez déjà les cartes pour la montagne. Vous en prendrez plus tard ; placez d’abord votre camp.
lesson-dewan-ways-place-elsewhere = C’est possible aussi, mais pas encore : placez votre premier camp sur la montagne indiquée.
lesson-dewan-ways-paid = Cela a coûté deux cartes : une pour le camp de départ, où toute carte convient, et une qui montre une montagne. Un chemin coûte une carte par case, la première comprise.
lesson-dewan-ways-take = Votre main est vide. Prenez les deux cartes indiquées ; dans la rangée, elles sont toujours voisines.
lesson-dewan-ways-take-others = Deux voisines, oui, mais d’autres : prenez les cartes indiquées.
lesson-dewan-ways-take-place = Il ne vous reste pas de cartes pour cela. Prenez plutôt les deux cartes indiquées.
lesson-dewan-ways-end = C’est là tout un tour : placer un camp et payer son chemin, ou prendre deux cartes.
