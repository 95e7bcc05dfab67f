# Les leçons d’Iwari : ce qu’elles disent et ce qu’elles répondent.

## Against the void

lesson-iwari-path-void = Contre le néant

# Un tour contre le néant
lesson-iwari-void-turn = Un tour contre le néant
lesson-iwari-void-turn-alone = Vous tenez bon, en solo, contre le néant. Il n’a pas de cartes à lui : à chaque tour, vous agissez d’abord pour vous, puis pour lui, avec ce qui reste dans votre main.
lesson-iwari-void-turn-own = Votre action ne change pas : construire ou échanger une carte. Posez une hutte sur l’emplacement indiqué, à Creux-Soleil.
lesson-iwari-void-turn-own-swap = Un échange serait toute votre action, et vous n’auriez rien sur le plateau. Posez plutôt une hutte à Creux-Soleil.
lesson-iwari-void-turn-own-elsewhere = Vous pouvez aussi construire là, mais commencez à Creux-Soleil : il a le plus d’emplacements, et des sentiers en partent. Prenez celui qui est indiqué.
lesson-iwari-void-turn-void = Il vous reste deux cartes, et au moins une doit servir au néant. Construisez-lui une ruine à Mille-Éclats : aucun sentier ne quitte cette île, ses ruines ne s’étendront donc pas.
lesson-iwari-void-turn-void-elsewhere = Des sentiers partent de là, et le long des sentiers les ruines deviennent de grandes colonies. Construisez la ruine à Mille-Éclats, sur l’île.
lesson-iwari-void-turn-draw = C’est seulement maintenant que vous complétez votre main, à trois cartes. Prenez la carte Toundra indiquée.
lesson-iwari-void-turn-draw-other = C’est permis aussi, mais prévoyez : deux cartes Toundra peuvent remplacer une carte d’un autre biome. Prenez celle qui est indiquée.
lesson-iwari-void-turn-draw-again = Prenez maintenant la carte Désert indiquée, pour Creux-Soleil.
lesson-iwari-void-turn-draw-again-other = Vous allez construire à Creux-Soleil, et il y faut une carte Désert. Prenez celle qui est indiquée.
lesson-iwari-void-turn-all = Votre tour suivant : cette fois, jouez les trois cartes. Elles paient une hutte et un totem à Creux-Soleil, la carte Désert pour l’un, les deux cartes Toundra pour l’autre.
lesson-iwari-void-turn-all-swap = Il resterait alors deux cartes pour le néant. Jouez les trois, pour une hutte et un totem à Creux-Soleil.
lesson-iwari-void-turn-all-kept = Une carte que vous gardez est une carte pour le néant. Jouez les trois, pour une hutte et un totem à Creux-Soleil.
lesson-iwari-void-turn-empty = Votre main est vide : ce tour-ci, le néant ne fait rien. Il ne reste qu’à compléter votre main.
lesson-iwari-void-turn-end = Voilà un tour contre le néant : agir pour vous, agir pour lui avec des cartes qui restent, compléter votre main. Si vous jouez toutes vos cartes, il ne lui en reste aucune.
