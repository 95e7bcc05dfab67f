# Les leçons d’Iwari : ce qu’elles disent et ce qu’elles répondent.

lesson-iwari-path-first = Premiers pas

## Cartes et huttes

lesson-iwari-building = Cartes et huttes
lesson-iwari-building-hand = Votre tribu s’installe sur des terres nouvelles. Chaque carte de votre main montre un biome : c’est là qu’elle vous permet de construire.
lesson-iwari-building-tent = Posez une hutte dans la forêt indiquée : choisissez-y un emplacement libre, puis confirmez. Votre carte Forêt la paie.
lesson-iwari-building-tent-swap = On échange une carte quand aucune ne convient. Votre carte Forêt convient : posez une hutte dans la forêt indiquée.
lesson-iwari-building-tent-otherwise = Cela peut se construire aussi, mais pas encore : posez cette fois une hutte dans la forêt indiquée, pour votre carte Forêt.
lesson-iwari-building-draw = Une carte pour une hutte. À la fin de votre tour, vous revenez à trois cartes : prenez-en une dans la rivière, ou la première de la pioche sans la voir.
lesson-iwari-building-draw-otherwise = Prenez une carte : n’importe laquelle de la rivière, ou la première de la pioche.
lesson-iwari-building-joker = Pour le glacier indiqué, vous n’avez pas de carte. Deux cartes identiques en remplacent une autre : posez-y une hutte avec vos deux cartes Désert.
lesson-iwari-building-joker-swap = Inutile d’échanger : deux cartes identiques paient n’importe quel biome. Posez une hutte sur le glacier indiqué.
lesson-iwari-building-joker-otherwise = Bon endroit aussi, mais essayons les deux cartes identiques : posez une hutte sur le glacier indiqué.
lesson-iwari-building-end = C’est là tout un tour : construire, puis revenir à trois cartes. Une construction coûte une carte de son biome, ou deux identiques d’un autre.
