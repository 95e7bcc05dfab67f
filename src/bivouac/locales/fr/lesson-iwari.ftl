# Les leçons d’Iwari : ce qu’elles disent et ce qu’elles répondent.

lesson-iwari-path-first = Premiers pas
lesson-iwari-path-extensions = Ce qu’on peut ajouter
lesson-iwari-path-maps = Les cartes qui ont leurs règles

## Cartes et huttes

lesson-iwari-building = Cartes et huttes
lesson-iwari-building-hand = Votre tribu s’installe sur des terres nouvelles. Chaque carte de votre main montre un biome : c’est là qu’elle vous permet de construire.
lesson-iwari-building-tent = Posez une hutte dans la forêt indiquée : choisissez-y un emplacement libre, puis confirmez. Votre carte Forêt la paie.
lesson-iwari-building-tent-swap = On échange une carte quand aucune ne convient. Votre carte Forêt convient : posez une hutte dans la forêt indiquée.
lesson-iwari-building-tent-otherwise = Cela peut se construire aussi, mais pas encore : posez cette fois une hutte dans la forêt indiquée, pour votre carte Forêt.
lesson-iwari-building-draw = Une carte pour une hutte. À la fin de votre tour, vous revenez à trois cartes : prenez-en une dans la rivière, ou la première de la pioche sans la voir.
lesson-iwari-building-joker = Pour le glacier indiqué, vous n’avez pas de carte. Deux cartes identiques en remplacent une autre : posez-y une hutte avec vos deux cartes Désert.
lesson-iwari-building-joker-swap = Inutile d’échanger : deux cartes identiques paient n’importe quel biome. Posez une hutte sur le glacier indiqué.
lesson-iwari-building-joker-otherwise = Bon endroit aussi, mais essayons les deux cartes identiques : posez une hutte sur le glacier indiqué.
lesson-iwari-building-end = C’est là tout un tour : construire, puis revenir à trois cartes. Une construction coûte une carte de son biome, ou deux identiques d’un autre.

## Avoir le plus de huttes

lesson-iwari-tents = Avoir le plus de huttes
lesson-iwari-tents-points = Les huttes rapportent territoire par territoire. Ici, Ulla en a deux et vous une : elle est première, avec 1 point pour chaque hutte présente, la vôtre comprise.
lesson-iwari-tents-tie = Rattrapez-la : posez une hutte sur un emplacement libre de la côte indiquée.
lesson-iwari-tents-tie-totem = Les totems ont leur propre leçon. Ici, ce sont les huttes qui comptent : posez une hutte sur la côte indiquée.
lesson-iwari-tents-tie-cards = Le bon endroit, mais deux cartes Désert, c’est cher payé. Payez avec votre seule carte Côte.
lesson-iwari-tents-tie-otherwise = Ulla resterait en tête ici : posez une hutte sur la côte indiquée, pour votre carte Côte.
lesson-iwari-tents-tied = Deux partout : vous partagez la première place, et à égalité chacun marque la totalité. Cela fait 4 points pour chacun.
lesson-iwari-tents-draw = Prenez une carte, celle que vous voulez. Puis ce sera le tour d’Ulla et de Tarek.
lesson-iwari-tents-two = Dans le désert indiqué aussi, Ulla mène, deux à une. On peut poser deux constructions à la fois : posez ici deux huttes, pour vos deux cartes Désert.
lesson-iwari-tents-two-single = Une seule hutte ne fait qu’égaliser. Avant de confirmer, choisissez un second emplacement libre : votre autre carte Désert le paie.
lesson-iwari-tents-two-otherwise = Ulla resterait en tête dans le désert : posez-y deux huttes, une pour chaque carte Désert.
lesson-iwari-tents-ranks = Vous voilà en tête : 6 huttes, 6 points. Ulla, deuxième, marque autant que vous avez de huttes, 3 ; Tarek, troisième, autant qu’Ulla en a, 2.
lesson-iwari-tents-end = Vous savez ce que rapportent les huttes : le plus à qui en a le plus, et un peu à chacun. On pose une ou deux constructions ; là où il n’y a pas encore de hutte, une seule.

## Totems et connexions

lesson-iwari-totems = Totems et connexions
lesson-iwari-totems-connection = Ce numéro indique une connexion : elle relie le désert et la côte. Ayez le plus de totems dans les deux, et elle vous rapporte des points à la fin.
lesson-iwari-totems-coast = Commencez par la côte : choisissez son emplacement de totem et posez un totem. Comme une hutte, il coûte une carte du biome.
lesson-iwari-totems-coast-desert = Le désert viendra ensuite. Commencez par la côte, où Ulla est plus forte que vous.
lesson-iwari-totems-coast-otherwise = Cette fois, que ce soit un totem : choisissez l’emplacement de totem de la côte indiquée.
lesson-iwari-totems-cap = Il y a place pour autant de totems que la tribu la plus forte a de huttes : Ulla a deux huttes, il reste donc place pour un totem, à qui que ce soit.
lesson-iwari-totems-draw = Prenez une carte, celle que vous voulez, et voyez ce que fait Ulla.
lesson-iwari-totems-desert = Ulla a pris la dernière place : vous êtes à égalité. Cela suffit : posez maintenant un totem dans le désert, à l’autre bout de la connexion.
lesson-iwari-totems-desert-otherwise = La connexion ne compte que si vous menez aux deux bouts : posez un totem sur l’emplacement de totem du désert.
lesson-iwari-totems-points = Vous menez dans le désert et êtes à égalité sur la côte. La connexion vous rapporte donc 1 point pour chaque totem aux deux bouts, soit 3, et rien à Ulla.
lesson-iwari-totems-end = Les totems rapportent donc là où vous menez aux deux bouts d’une connexion. Les huttes sur place disent combien il peut y en avoir.

## Les colonies, et le moment des points

lesson-iwari-scoring = Les colonies, et le moment des points
lesson-iwari-scoring-deck = Une partie bien avancée. Il ne reste qu’une carte dans la pioche : dès qu’elle est prise, les huttes sont décomptées une première fois.
lesson-iwari-scoring-tent = Vos trois huttes du glacier sont reliées par des sentiers. Posez-en une quatrième sur l’emplacement indiqué : un sentier y mène, par-delà la frontière.
lesson-iwari-scoring-tent-road = Le bon territoire, mais aucun sentier ne relie cet emplacement à vos trois huttes. Choisissez celui qui est indiqué.
lesson-iwari-scoring-tent-swap = Inutile d’échanger : votre carte Toundra paie une hutte sur l’emplacement indiqué.
lesson-iwari-scoring-tent-otherwise = Cela rapporte aussi, mais relions quatre huttes : posez-en une sur l’emplacement indiqué, pour votre carte Toundra.
lesson-iwari-scoring-settlement = Quatre huttes reliées forment une colonie. À la fin de la partie, elle rapporte 1 point pour chacune de ses huttes.
lesson-iwari-scoring-draw = Prenez maintenant la carte que vous voulez. La dernière de la pioche va à vous ou à la rivière, et la pioche est épuisée.
lesson-iwari-scoring-mid = Les huttes de tous les territoires ont rapporté, à vous 15 points. Sur le glacier, il y a cinq huttes et vous en avez le plus : 5 points à lui seul.
lesson-iwari-scoring-again = Toutes les cartes jouées forment une nouvelle pioche. Quand elle s’épuise aussi, c’est le dernier tour de table, et les huttes rapportent encore une fois.
lesson-iwari-scoring-end = Les huttes rapportent donc deux fois, au milieu et à la fin ; les totems et les colonies, seulement à la fin.

## Les modules et leurs pions

lesson-iwari-deeds = Les modules et leurs pions
lesson-iwari-deeds-group = Vos trois huttes sont reliées par des sentiers. À partir de quatre, c’est une colonie, qui rapporte à la fin 1 point pour chacune.
lesson-iwari-deeds-fourth = Une colonie peut franchir les frontières : posez une hutte sur l’emplacement indiqué de la côte, qu’un sentier relie aux autres.
lesson-iwari-deeds-fourth-road = La bonne côte, mais aucun sentier n’y mène à vos autres huttes. Choisissez l’emplacement indiqué.
lesson-iwari-deeds-fourth-otherwise = Cela ne ferait pas de colonie : posez une hutte sur l’emplacement indiqué de la côte, pour votre carte Côte.
lesson-iwari-deeds-earned = Une colonie, la première de la partie ! Le module Union est en jeu, et il vous donne un pion pour cela.
lesson-iwari-deeds-pawn = Un pion double pour tout le monde ce que rapportent à la fin les huttes d’un territoire. Posez-le là où vous menez : dans le désert.
lesson-iwari-deeds-pawn-otherwise = Sur la côte, c’est Ulla qui mène, et le pion l’aiderait plus que vous. Posez-le dans le désert.
lesson-iwari-deeds-doubled = En l’état, le désert vous rapporterait 8 points au lieu de 4, et 6 à Ulla au lieu de 3.
lesson-iwari-deeds-end = La plupart des modules sont des courses : le premier à faire ce qu’ils demandent pose le pion, pour les huttes ou les totems. Chaque pion multiplie pour tout le monde.

## Le dernier tour de table

lesson-iwari-ending = Le dernier tour de table
lesson-iwari-ending-deck = La pioche s’est déjà épuisée une fois, et il y reste de nouveau deux cartes. Tarek va poser deux huttes et prendre deux cartes.
lesson-iwari-ending-totem = La pioche est de nouveau vide : c’est le dernier tour de table, et vous jouez en dernier. Posez un totem dans la toundra indiquée : pour la connexion 9, l’égalité y suffit.
lesson-iwari-ending-totem-swap = Il n’y a plus de tour pour une meilleure carte. Posez un totem dans la toundra indiquée, pour une carte Toundra.
lesson-iwari-ending-totem-otherwise = Cela rapporte moins que la connexion 9 : posez un totem sur l’emplacement de totem de la toundra indiquée.
lesson-iwari-ending-draw = Vous menez à un bout et êtes à égalité à l’autre : 1 point pour chacun des cinq totems. Prenez une carte quelconque pour finir votre tour, et la partie.
lesson-iwari-ending-points = Vous gagnez avec 61 points contre 57 et 51 : 14 du premier décompte, puis 29 pour les huttes, 9 pour les totems et 9 pour les colonies.
lesson-iwari-ending-end = Quand la pioche s’épuise une deuxième fois, ou que quelqu’un pose sa dernière hutte, on finit le tour de table et on compte tout. Vous en savez assez pour une première partie.

## À deux, avec la troisième tribu

lesson-iwari-third-tribe = À deux, avec la troisième tribu
lesson-iwari-third-tribe-who = À deux, une troisième tribu se joint à vous, et vous construisez tous deux pour elle. Elle compte partout où l’on compare : ici, elle est à égalité avec Ulla.
lesson-iwari-third-tribe-own = D’abord votre propre construction, comme toujours : posez une hutte dans la forêt indiquée. Une seule carte suffit, gardez les autres.
lesson-iwari-third-tribe-own-otherwise = Gardez cela pour plus tard : posez une de vos huttes dans la forêt indiquée, pour votre carte Forêt.
lesson-iwari-third-tribe-third = Avant de prendre des cartes, vous construisez pour la troisième tribu avec une carte restante. Qu’elle dépasse Ulla : posez une de ses huttes dans le désert indiqué.
lesson-iwari-third-tribe-third-otherwise = C’est permis, mais Ulla n’y perdrait rien : posez une hutte de la troisième tribu dans le désert.
lesson-iwari-third-tribe-gain = Ulla y était première à égalité, pour 4 points. La voilà deuxième, pour 3.
lesson-iwari-third-tribe-end = À chaque tour, vous construisez donc pour vous, puis pour la troisième tribu. Ne l’aidez pas trop : si elle finit seule en tête, vous perdez tous les deux.

## Les expéditions

lesson-iwari-expeditions = Les expéditions
lesson-iwari-expeditions-card = Trois expéditions sont visibles, et chacune demande quelque chose. Celle-ci veut quatre huttes dans des territoires de côte ; vous en avez trois.
lesson-iwari-expeditions-fourth = Il n’est pas nécessaire que ce soit le même territoire : posez une hutte sur l’autre côte.
lesson-iwari-expeditions-fourth-same = Cela compterait aussi. Mais choisissez la côte indiquée : une terre nouvelle, et elle compte tout autant.
lesson-iwari-expeditions-fourth-otherwise = Cela ne réussit aucune expédition : posez une hutte sur la côte indiquée, pour votre carte Côte.
lesson-iwari-expeditions-reward = Vous y parvenez en premier et marquez aussitôt 4 points. Le deuxième joueur à y parvenir en marquera 2, et la carte quittera le jeu.
lesson-iwari-expeditions-end = Une expédition rapporte dès qu’elle est réussie. Gardez donc un œil sur celles qui sont visibles, et sur qui en approche.

## Les tempêtes

lesson-iwari-storms = Les tempêtes
lesson-iwari-storms-storm = Une tempête recouvre la connexion 9 : tant qu’elle est là, elle ne rapporte rien. Dommage, car vous avez le plus de totems aux deux bouts.
lesson-iwari-storms-fill = La toundra est déjà remplie. Posez une hutte sur le dernier emplacement libre de la forêt, et les deux bouts seront remplis.
lesson-iwari-storms-fill-otherwise = La tempête resterait alors en place : posez une hutte sur l’emplacement indiqué de la forêt, pour votre carte Forêt.
lesson-iwari-storms-move = Les deux sont remplis, et c’est vous qui y avez le plus de huttes : vous décidez de la tempête. Déplacez-la vers la connexion 10.
lesson-iwari-storms-move-otherwise = Si elle reste, votre connexion 9 ne rapportera rien à la fin. Déplacez la tempête.
lesson-iwari-storms-end = La connexion 9 compte de nouveau. La tribu qui a le plus de huttes dans deux territoires remplis déplace leur tempête ou la laisse ; à égalité, elle avance.

## Le totem ambulant

lesson-iwari-walking = Le totem ambulant
lesson-iwari-walking-walker = Le totem ambulant est sur la connexion 1, entre la côte et la forêt. À un bout, sur la côte, votre totem vous donne la majorité.
lesson-iwari-walking-totem = Menez à l’autre bout aussi : posez un totem dans la forêt indiquée.
lesson-iwari-walking-totem-otherwise = Cela laisse le totem ambulant de marbre : posez un totem sur l’emplacement de totem de la forêt indiquée.
lesson-iwari-walking-walk = Vous avez posé un totem à côté : vous pouvez faire décompter la connexion 1 aussitôt, pour toutes les tribus. Faites-le : personne d’autre ne mène aux deux bouts.
lesson-iwari-walking-walk-otherwise = Plus tard, d’autres pourraient vous dépasser ici et marquer à votre place. Faites décompter la connexion 1 maintenant.
lesson-iwari-walking-end = Deux totems, 2 points pour vous. Le totem ambulant est passé à la connexion 2, et la connexion 1 ne sera plus jamais décomptée.

## Les fortifications

lesson-iwari-fortifications = Les fortifications
lesson-iwari-fortifications-fort = Chacun a une fortification. Sur un emplacement de hutte, elle double des points pour la tribu dont une hutte est dessus.
lesson-iwari-fortifications-build = Elle coûte autant qu’une hutte. Choisissez « Fortification » en bas, puis l’emplacement indiqué du désert ; choisissez-le une seconde fois pour une hutte dessus.
lesson-iwari-fortifications-build-alone = Elle n’est à personne : si vous la laissez vide, Ulla peut y poser sa hutte. Ajoutez la vôtre avant de confirmer.
lesson-iwari-fortifications-build-tent = La fortification d’abord, la hutte ensuite, par-dessus. Choisissez la fortification pour cet emplacement, puis la hutte.
lesson-iwari-fortifications-build-otherwise = Cette fois, posez les deux sur l’emplacement indiqué : d’abord la fortification, puis une hutte dessus.
lesson-iwari-fortifications-double = Vous avez ici trois des cinq huttes : 5 points, doublés à 10 à la fin. Ulla et Tarek n’ont pas de hutte dessus et marquent comme d’habitude.
lesson-iwari-fortifications-end = Au décompte final, une fortification double les points de vos huttes d’un territoire et d’une colonie dont une hutte est dessus. Vous ne la posez qu’une fois : choisissez bien.

## Les découvertes

lesson-iwari-discoveries = Les découvertes
lesson-iwari-discoveries-tokens = Deux jetons Découverte sont face cachée dans cette forêt. On les retourne quand quelqu’un l’explore, c’est-à-dire y pose la première hutte.
lesson-iwari-discoveries-explore = Explorez la forêt indiquée : retournez ses jetons. La hutte vient ensuite, et elle doit aller ici.
lesson-iwari-discoveries-explore-otherwise = Cette terre aussi a ses surprises, mais explorez d’abord la forêt indiquée.
lesson-iwari-discoveries-take = Un jaune et un rouge. Une hutte posée sur un jeton le prend : posez la vôtre sur le rouge.
lesson-iwari-discoveries-take-yellow = Le jaune serait aussi bon. Cette fois, prenez le rouge.
lesson-iwari-discoveries-take-otherwise = Un emplacement sans jeton n’en rapporte aucun. Posez votre hutte sur le jeton rouge.
lesson-iwari-discoveries-end = Le jeton rouge est à vous. À la fin, pour chaque couleur, la majorité des jetons rapporte 6 points, à égalité aussi.

## Terres Flottantes : des connexions comme sentiers

lesson-iwari-floating-lands = Terres Flottantes : des connexions comme sentiers
lesson-iwari-floating-lands-roads = Sur cette carte, chaque connexion joint deux emplacements de hutte et forme un sentier entre eux. Elle relie les huttes d’une colonie.
lesson-iwari-floating-lands-join = Vos trois huttes de la forêt touchent la connexion 6. Posez-en une quatrième à l’autre bout, dans le désert.
lesson-iwari-floating-lands-join-otherwise = Cela ne relie pas vos huttes : posez-en une sur l’emplacement indiqué du désert, pour votre carte Désert.
lesson-iwari-floating-lands-settlement = Quatre huttes reliées : une colonie à travers le ciel. Même une montagne sur la connexion ne la couperait pas.
lesson-iwari-floating-lands-end = Sur Terres Flottantes, les connexions relient donc les colonies. Et une chose encore : aucun totem dans la toundra.

## Île Oubliée : les ruines

lesson-iwari-forgotten-island = Île Oubliée : les ruines
lesson-iwari-forgotten-island-ruin = Une ruine occupe chaque emplacement violet. Celle-ci ferme la connexion 4 : tant qu’elle est là, cette connexion ne rapporte rien et n’est pas un sentier.
lesson-iwari-forgotten-island-replace = Remplacez-la par une hutte. Cela coûte deux cartes du biome qui y est indiqué : désert, bien qu’elle soit en forêt.
lesson-iwari-forgotten-island-replace-beside = Une hutte à côté laisse la connexion fermée. Choisissez l’emplacement violet avec la ruine.
lesson-iwari-forgotten-island-replace-otherwise = La ruine resterait : choisissez son emplacement et payez avec vos deux cartes Désert.
lesson-iwari-forgotten-island-open = La ruine est à vous, 1 point à la fin, et la connexion 4 est ouverte. Elle rapporte 1 point en tout à qui mène aux deux bouts, quel que soit le nombre de totems.
lesson-iwari-forgotten-island-end = Chaque ruine rapporte donc un point et ouvre un sentier pour les colonies : ici, toute connexion ouverte est aussi un sentier.

## Massif Glacier : deux connexions à la fois

lesson-iwari-glacier-massif = Massif Glacier : deux connexions à la fois
lesson-iwari-glacier-massif-two = Sur cette carte, les connexions 1 et 11 relient les deux mêmes territoires, l’une par la terre, l’autre par la mer. À un bout, sur la côte, vous menez.
lesson-iwari-glacier-massif-totem = Posez un totem à l’autre bout, sur le grand glacier. Il agit pour les deux connexions.
lesson-iwari-glacier-massif-totem-otherwise = Cela n’aide aucune des deux connexions : posez un totem sur l’emplacement de totem du grand glacier.
lesson-iwari-glacier-massif-end = Deux totems, deux connexions : 2 points pour chacune à la fin, 4 en tout. Ici, chaque totem compte deux fois ; surveillez donc ce que posent les autres.

## Les Chemins Inexplorés : les totems du néant

lesson-iwari-unexplored-paths = Les Chemins Inexplorés : les totems du néant
lesson-iwari-unexplored-paths-centre = Cinq totems du néant se dressent au centre de cette carte. Vous menez aux deux bouts de la connexion 1, avec un totem chacun : 2 points pour l’instant.
lesson-iwari-unexplored-paths-move = Amenez-en un dans la forêt indiquée : choisissez « Déplacer un totem du néant » en bas, puis l’emplacement de totem. Cela coûte deux cartes Forêt, et aucune autre ne convient.
lesson-iwari-unexplored-paths-move-own = Un totem à vous ferait de même, pour une carte. Essayez cette fois le totem du néant : le vôtre vous reste.
lesson-iwari-unexplored-paths-move-otherwise = Une autre fois. Choisissez l’emplacement de totem de la forêt indiquée et, pour lui, un totem du néant du centre.
lesson-iwari-unexplored-paths-counts = Les totems du néant comptent comme les autres : la connexion 1 vaut maintenant 3 points. En forêt, vous êtes à égalité avec le néant, et cela vous suffit.
lesson-iwari-unexplored-paths-end = Le néant compte donc comme une tribu. Là où il a seul la majorité, personne ne marque : vous pouvez ainsi gâcher les connexions des autres.

## La Longue Route : la route violette

lesson-iwari-long-road = La Longue Route : la route violette
lesson-iwari-long-road-road = Une route violette traverse cette carte. À la fin, ses huttes sont décomptées une fois de plus, toutes ensemble, comme si elle était un territoire.
lesson-iwari-long-road-second = Chacun y a une hutte. Prenez la tête : posez une hutte sur l’emplacement violet du glacier indiqué.
lesson-iwari-long-road-second-beside = Le bon glacier, mais cet emplacement n’est pas sur la route violette. Choisissez celui qui est indiqué.
lesson-iwari-long-road-second-otherwise = Prenez cette fois l’emplacement violet du glacier, pour votre carte Glacier.
lesson-iwari-long-road-lead = Vous menez maintenant sur la route : 4 points pour ses quatre huttes. Ulla et Tarek, tous deux deuxièmes, auraient 2 points, car vous avez deux huttes.
lesson-iwari-long-road-end = Une hutte sur la route violette compte donc deux fois à la fin : dans son territoire et pour la route.

## Le Néant : les jetons contestés

lesson-iwari-the-void = Le Néant : les jetons contestés
lesson-iwari-the-void-token = Entre ces deux territoires se trouve un jeton contesté. L’amener dans l’un donne là un emplacement de plus, avec une hutte ; dans l’autre, la zone reste vide.
lesson-iwari-the-void-take = Amenez-le en forêt : choisissez la zone indiquée. Cela coûte vos deux cartes Forêt, et aucune autre ne convient.
lesson-iwari-the-void-take-swap = Vos deux cartes Forêt sont justement ce qu’il faut. Choisissez la zone indiquée de la forêt.
lesson-iwari-the-void-take-otherwise = Le jeton resterait entre les deux : choisissez la zone indiquée de la forêt.
lesson-iwari-the-void-there = Avec le jeton, votre hutte a exploré la forêt. Elle y compte comme toute autre.
lesson-iwari-the-void-end = Les jetons contestés coûtent donc deux cartes identiques. Votre troisième carte le montre : le néant est ici un biome, avec ses cartes et ses territoires.

## Against the void

lesson-iwari-path-void = Contre le néant

# Un tour contre le néant
lesson-iwari-void-turn = Un tour contre le néant
lesson-iwari-void-turn-alone = Vous tenez bon, en solo, contre le néant. Il n’a pas de cartes à lui : à chaque tour, vous agissez d’abord pour vous, puis pour lui, avec ce qui reste dans votre main.
lesson-iwari-void-turn-own = Votre action ne change pas : construire ou échanger une carte. Posez une hutte sur l’emplacement indiqué, à Creux-Soleil.
lesson-iwari-void-turn-own-swap = Un échange serait toute votre action, et vous n’auriez rien sur le plateau. Posez plutôt une hutte à Creux-Soleil.
lesson-iwari-void-turn-own-elsewhere = Vous pouvez aussi construire là, mais commencez sur l’emplacement indiqué : Creux-Soleil a le plus d’emplacements, et des sentiers en partent.
lesson-iwari-void-turn-void = Il vous reste deux cartes, et au moins une doit servir au néant. Construisez-lui une ruine à Mille-Éclats : aucun sentier ne quitte cette île, ses ruines ne s’étendront donc pas.
lesson-iwari-void-turn-void-elsewhere = Des sentiers partent de là, et le long des sentiers les ruines deviennent de grandes colonies. Construisez la ruine à Mille-Éclats, sur l’île.
lesson-iwari-void-turn-draw = C’est seulement maintenant que vous complétez votre main, à trois cartes. Prenez la carte Toundra indiquée.
lesson-iwari-void-turn-draw-other = C’est permis aussi, mais prévoyez : deux cartes Toundra peuvent remplacer une carte d’un autre biome. Prenez celle qui est indiquée.
lesson-iwari-void-turn-draw-again = Prenez maintenant la carte Désert indiquée, pour Creux-Soleil.
lesson-iwari-void-turn-draw-again-other = Vous allez construire à Creux-Soleil, et il y faut une carte Désert. Prenez celle qui est indiquée.
lesson-iwari-void-turn-all = Votre tour suivant : cette fois, jouez les trois cartes. Elles paient une hutte et un totem à Creux-Soleil, la carte Désert pour l’un, les deux cartes Toundra pour l’autre.
lesson-iwari-void-turn-all-swap = Il resterait alors deux cartes pour le néant. Jouez les trois, pour une hutte et un totem à Creux-Soleil.
lesson-iwari-void-turn-all-tents = Cela joue aussi les trois cartes. Mais construisez une hutte et un totem : ce sont les totems qui décident à la fin à qui va Creux-Soleil.
lesson-iwari-void-turn-all-kept = Une carte que vous gardez est une carte pour le néant. Jouez les trois, pour une hutte et un totem à Creux-Soleil.
lesson-iwari-void-turn-empty = Votre main est vide : ce tour-ci, le néant ne fait rien. Il ne reste qu’à compléter votre main.
lesson-iwari-void-turn-end = Voilà un tour contre le néant : agir pour vous, agir pour lui avec des cartes qui restent, compléter votre main. Si vous jouez toutes vos cartes, il ne lui en reste aucune.

# Infection et corruption
lesson-iwari-void-infection = L’infection et la corruption
lesson-iwari-void-infection-pawn = Une carte Néant est arrivée dans la rivière, et le pion néant est sur la connexion 3. Une infection touche donc ses deux territoires, Baie-Coquille et Creux-Soleil.
lesson-iwari-void-infection-order = Dans chacun, le néant pose un totem si la limite le permet, sinon une ruine. Vous choisissez où il commence ; cette fois, l’un vaut l’autre.
lesson-iwari-void-infection-placed = Il restait à Baie-Coquille de la place pour un totem du néant. À Creux-Soleil, non : une ruine est donc venue au plus près d’une autre, le long des sentiers, puis le pion est allé sur la connexion 4.
lesson-iwari-void-infection-three = Trois cartes Néant sont visibles, et vous en avez une autre en main. La quatrième amène une corruption : comme une infection, mais à la fin les deux territoires sont décomptés.
lesson-iwari-void-infection-build = Croc-Blanc et Baie-Coquille vont donc être décomptés. Renforcez Croc-Blanc à temps : posez-y une hutte et un totem.
lesson-iwari-void-infection-build-swap = Un échange n’apporte rien à Croc-Blanc, qui va être décompté. Posez-y une hutte et un totem.
lesson-iwari-void-infection-build-other = Cela ne suffit pas pour garder Croc-Blanc au décompte. Posez-y une hutte et un totem, avec vos deux cartes Glacier.
lesson-iwari-void-infection-void = Pour l’action du néant, il ne reste que la carte Néant : vous devez la jouer. C’est la quatrième.
lesson-iwari-void-infection-corrupt = La corruption commence comme une infection. Choisissez où ; là encore, l’un vaut l’autre.
lesson-iwari-void-infection-ruin = Baie-Coquille n’a plus de place pour un totem, et deux emplacements sont à égale distance pour la ruine. Choisissez celui qui est indiqué : il ne touche pas la ruine de Creux-Soleil.
lesson-iwari-void-infection-ruin-joins = De là, un sentier mène à la ruine de Creux-Soleil, et des ruines reliées finissent par former une colonie. Choisissez l’emplacement indiqué.
lesson-iwari-void-infection-judged = Les deux territoires ont été décomptés, remplis ou non : Croc-Blanc est à vous, Baie-Coquille au néant. Une carte Néant est mise à côté, les autres sont retournées dans la pioche.
lesson-iwari-void-infection-end = Vous connaissez l’infection et la corruption. Le pion montre où le néant viendra ensuite, et les cartes Néant visibles, quand des territoires seront décomptés.

# Décompte, victoire et défaite
lesson-iwari-void-judging = Le décompte d’un territoire
lesson-iwari-void-judging-full = Dès que son dernier emplacement de hutte est pris, un territoire est décompté : un camp le revendique, et il est fermé. À Mille-Éclats, il en reste un.
lesson-iwari-void-judging-close = Vous y avez deux huttes contre une ruine, mais le néant a un totem et vous n’en avez pas. Construisez d’abord un totem, puis une hutte sur le dernier emplacement.
lesson-iwari-void-judging-close-tie = La majorité de huttes vous donne un totem virtuel, mais cela ferait un totem partout, et le néant gagne les égalités. Construisez d’abord un totem, puis la hutte.
lesson-iwari-void-judging-close-open = C’est la première moitié. Prenez aussi le dernier emplacement dans la même action, pour que Mille-Éclats soit décompté maintenant.
lesson-iwari-void-judging-close-swap = Il vous faut les deux cartes Glacier à Mille-Éclats, pour un totem, puis une hutte.
lesson-iwari-void-judging-close-elsewhere = Mille-Éclats d’abord, avant que le néant prenne le dernier emplacement. Construisez-y un totem, puis une hutte, avec les deux cartes Glacier.
lesson-iwari-void-judging-claimed = Trois huttes contre une ruine : un totem virtuel pour vous. Avec lui, vous avez deux totems contre un, et Mille-Éclats est à vous.
lesson-iwari-void-judging-void = Jouez maintenant pour le néant, avec votre dernière carte. À Baie-Coquille, vous avez plus de huttes et de totems : qu’une ruine y prenne le dernier emplacement.
lesson-iwari-void-judging-void-totem = Avec un totem, le néant se rapprocherait, et Baie-Coquille resterait ouvert. Construisez plutôt une ruine sur le dernier emplacement.
lesson-iwari-void-judging-void-elsewhere = Là, le néant ne ferait que s’étendre. À Baie-Coquille, une ruine sur le dernier emplacement amène le décompte pendant que vous êtes devant.
lesson-iwari-void-judging-ruin = Trois huttes contre deux ruines, deux totems contre aucun : c’est la ruine du néant qui vous a donné Baie-Coquille.
lesson-iwari-void-judging-lose = En solo, le néant gagne avec son troisième territoire. Il gagne aussi quand dix de ses ruines sont reliées en une seule colonie.
lesson-iwari-void-judging-win = La partie se termine aussi quand la troisième carte Néant est mise à côté ; les territoires encore ouverts sont alors décomptés. Si le néant n’a pas gagné même ainsi, vous avez gagné.
lesson-iwari-void-judging-end = Voilà le décompte : la majorité de huttes donne un totem virtuel, la majorité de totems donne le territoire, et le néant gagne les égalités.

# Colonies
lesson-iwari-void-settling = Les colonies, les vôtres et celles du néant
lesson-iwari-void-settling-fourth = Trois de vos huttes à Creux-Soleil sont reliées par des sentiers, et quatre font une colonie. Posez la quatrième sur l’emplacement libre indiqué.
lesson-iwari-void-settling-fourth-other = Un sentier y mène aussi. Mais l’emplacement indiqué barre en plus le chemin de Val-Fougère, où le néant a des ruines.
lesson-iwari-void-settling-fourth-swap = Un échange n’apporte pas de hutte. Utilisez la carte Désert pour la quatrième, sur l’emplacement indiqué.
lesson-iwari-void-settling-fourth-totem = Un totem ne fait partie d’aucune colonie. Posez une quatrième hutte sur l’emplacement indiqué.
lesson-iwari-void-settling-fourth-apart = Aucun sentier ne relie cet emplacement à vos trois huttes. Posez la quatrième sur celui qui est indiqué.
lesson-iwari-void-settling-free = Une nouvelle colonie : vous pouvez poser une construction gratuite, dans un territoire ouvert où se trouve une de ses huttes. Choisissez un totem, qui comptera au décompte de Creux-Soleil.
lesson-iwari-void-settling-free-none = Vous pouvez y renoncer, mais elle ne coûte rien. Posez un totem gratuit à Creux-Soleil.
lesson-iwari-void-settling-voids = Pour l’action du néant, vous avez deux cartes Néant. Quel que soit leur nombre, celles que vous jouez ensemble amènent une seule infection : jouez donc les deux.
lesson-iwari-void-settling-voids-one = L’autre resterait dans votre main, ne paierait rien et amènerait plus tard sa propre infection. Jouez les deux ensemble.
lesson-iwari-void-settling-order = L’infection touche Val-Fougère et Baie-Coquille. Commencez où vous voulez.
lesson-iwari-void-settling-ruin = Quatre ruines reliées sont aussi une colonie, et le néant agit alors une fois de plus, aussitôt. Trois sont reliées à Val-Fougère : choisissez l’emplacement indiqué, loin d’elles.
lesson-iwari-void-settling-ruin-joins = De là, un sentier mène aux trois ruines de Val-Fougère. Avec quatre, le néant a une colonie et agit une fois de plus : choisissez l’emplacement indiqué.
lesson-iwari-void-settling-apart = Les trois ruines restent trois, et le néant n’a pas de colonie. N’en laissez jamais une atteindre dix ruines : le néant gagnerait.
lesson-iwari-void-settling-end = Voilà les colonies : quatre huttes reliées vous donnent une construction gratuite, et avec quatre ruines reliées le néant agit de nouveau. Reliez donc vos huttes, et gardez ses ruines séparées.

# En coopération
lesson-iwari-void-coop = À deux contre le néant
lesson-iwari-void-coop-two = Vous jouez avec Ulla, chacun avec sa couleur et sa main. C’est son tour : elle construit, puis elle agit pour le néant.
lesson-iwari-void-coop-ulla = Ulla a maintenant deux huttes et un totem à Baie-Coquille. Pour le néant, elle a choisi Terre-Poudreuse, bien loin : c’est le joueur actif qui choisit pour lui.
lesson-iwari-void-coop-join = À Baie-Coquille, il reste un emplacement : posez-y une hutte. Au décompte, vos huttes et celles d’Ulla comptent ensemble, et vos totems aussi.
lesson-iwari-void-coop-join-swap = Un échange laisserait au néant le dernier emplacement de Baie-Coquille. Posez-y votre hutte.
lesson-iwari-void-coop-join-lost = Mille-Éclats serait rempli, avec deux huttes et deux ruines : le néant gagne l’égalité et, avec un territoire, la partie. Posez la hutte à Baie-Coquille.
lesson-iwari-void-coop-join-elsewhere = Cela peut attendre, mais pas le dernier emplacement de Baie-Coquille : le néant pourrait le prendre. Posez-y votre hutte.
lesson-iwari-void-coop-together = Quatre huttes contre une ruine, et deux totems contre un : celui d’Ulla et le totem virtuel. Le territoire est à vous deux.
lesson-iwari-void-coop-alone = Pour la limite de totems, chaque couleur compte seule : les deux huttes d’Ulla permettaient deux totems, alors que vous aviez trois huttes à vous deux. Une colonie n’a, elle aussi, qu’une couleur.
lesson-iwari-void-coop-void = Attention à l’action du néant : à deux, vous perdez dès le premier territoire qu’il revendique. Construisez pour lui partout sauf à Mille-Éclats.
lesson-iwari-void-coop-void-lost = Cette ruine prend le dernier emplacement : le néant revendiquerait Mille-Éclats, et vous auriez perdu tous les deux. Construisez pour lui ailleurs.
lesson-iwari-void-coop-void-totem = Avec un deuxième totem du néant, Mille-Éclats serait bien difficile à garder. Construisez pour lui ailleurs.
lesson-iwari-void-coop-talk = Vous pouvez parler de tout, mais sans montrer ni nommer vos cartes. Quand vous jouez avec une autre personne, un bouton de la table offre des phrases comme « En danger : Mille-Éclats ».
lesson-iwari-void-coop-end = Voilà le jeu à deux : au décompte, vos constructions comptent ensemble, et le néant ne doit pas revendiquer un seul territoire.

## More lessons

lesson-iwari-path-deeds = Le jeu de base, suite
lesson-iwari-path-void-maps = Contre le néant : biomes et cartes

# Swapping cards
lesson-iwari-swapping = Échanger une carte
lesson-iwari-swapping-hand = Vous voudriez deux huttes à Vieux-Pins, où Ulla mène deux à une, mais vous n’avez qu’une carte Forêt.
lesson-iwari-swapping-swap = Au lieu de construire, vous pouvez échanger une carte. Échangez la carte Toundra ou la carte Glacier : aucune ne vous aide à présent.
lesson-iwari-swapping-swap-forest = C’est justement la carte qu’il vous faut. Échangez la carte Toundra ou la carte Glacier.
lesson-iwari-swapping-swap-otherwise = Construire maintenant vous laisserait à court de cartes Forêt. Cette fois, échangez la carte Toundra ou la carte Glacier.
lesson-iwari-swapping-draw = L’échange était toute votre action. Complétez votre main : prenez la carte Forêt de la rivière.
lesson-iwari-swapping-draw-otherwise = Ce n’est pas pour cela que vous avez échangé : prenez la carte Forêt indiquée.
lesson-iwari-swapping-two = Un tour de table plus tard : posez maintenant deux huttes à Vieux-Pins, pour vos deux cartes Forêt.
lesson-iwari-swapping-two-single = Cela ne fait qu’égaliser. Choisissez aussi le second emplacement libre avant de confirmer.
lesson-iwari-swapping-two-otherwise = Vieux-Pins, c’était le plan : posez-y deux huttes, une pour chaque carte Forêt.
lesson-iwari-swapping-end = Un échange coûte tout un tour : n’échangez que si la bonne carte le vaut. Souvent, deux cartes identiques suffisent.

# Honour and Respect
lesson-iwari-honour = Honneur et Respect : les connexions
lesson-iwari-honour-ways = La connexion 1 passe par la terre, la connexion 4 par la mer. À un bout de chacune, dans la forêt et sur le glacier, vous avez le plus de totems.
lesson-iwari-honour-totem = La côte est l’autre bout des deux : posez-y un totem.
lesson-iwari-honour-totem-otherwise = Cela n’accomplit aucun module : posez un totem sur la côte indiquée, pour votre carte Côte.
lesson-iwari-honour-earned = Vous menez aux deux bouts des deux, en premier par la terre et par la mer : Honneur pour l’une, Respect pour l’autre.
lesson-iwari-honour-honour = Deux modules à la fois : vous choisissez l’ordre. Commencez par Honneur : son pion va sur la connexion 1.
lesson-iwari-honour-honour-otherwise = Respect viendra aussitôt après. Posez d’abord le pion d’Honneur, sur la connexion 1.
lesson-iwari-honour-respect = Respect, c’est la même chose par la mer : son pion va sur la connexion 4.
lesson-iwari-honour-end = Chaque pion double ce que sa connexion rapporte à la fin, à qui mène alors. Gardez donc vos totems en tête.

# Discovery and Courage
lesson-iwari-courage = Découverte et Courage : terres remplies, terres nouvelles
lesson-iwari-courage-pawn = Ulla a été la première à remplir un territoire, et cela lui a valu un pion Découverte. Il est à Creux-Soleil, où il double à la fin les points de ses huttes.
lesson-iwari-courage-fill = Il y a deux de ces pions. Prenez l’autre : posez une hutte sur le dernier emplacement libre de cette forêt.
lesson-iwari-courage-fill-otherwise = Cela ne remplit aucun territoire : posez une hutte sur l’emplacement indiqué, pour votre carte Forêt.
lesson-iwari-courage-place = Le pion va sur n’importe quel autre territoire. Sur la côte indiquée, trois huttes sur quatre sont à vous : posez-le là.
lesson-iwari-courage-place-otherwise = Là, il vous rapporterait moins, ou aiderait les autres. Posez-le sur la côte indiquée.
lesson-iwari-courage-draw = Prenez une carte, celle que vous voulez. Puis ce sera le tour d’Ulla et de Tarek.
lesson-iwari-courage-explore = Un seul territoire est encore inexploré. Posez une hutte dans ce désert : qui explore le dernier reçoit le pion Courage.
lesson-iwari-courage-explore-otherwise = Quelqu’un d’autre l’explorerait peut-être. Posez une hutte dans le désert indiqué, pour votre carte Désert.
lesson-iwari-courage-courage = Courage agit à l’inverse : à côté d’un autre pion, il lui retire une multiplication. Posez-le à côté de celui d’Ulla, à Creux-Soleil.
lesson-iwari-courage-courage-decline = Le pion quitterait alors le jeu, et la terre d’Ulla compterait toujours double. Posez-le à Creux-Soleil.
lesson-iwari-courage-courage-otherwise = Là, vous diviseriez vos propres points par deux. Posez-le à côté du pion d’Ulla, à Creux-Soleil.
lesson-iwari-courage-taken = Creux-Soleil ne compte de nouveau qu’une fois : 3 points pour Ulla au lieu de 6. Votre côte compte toujours double, 8 points pour vous.
lesson-iwari-courage-veneration = Reste un module : Vénération. À la fin, il revient à qui a le plus de huttes dans les impasses, ces emplacements à un seul sentier, et double un territoire au choix.
lesson-iwari-courage-end = Surveillez donc quel territoire est presque rempli, lequel reste le dernier à explorer, et où sont les pions des autres.

# The determination token
lesson-iwari-determination = Le Néant : le jeton Détermination
lesson-iwari-determination-token = Sur cette carte, un joueur détient le jeton Détermination. Le dernier à jouer l’a en premier : ici, c’est vous.
lesson-iwari-determination-two = Dans un territoire inexploré, on ne pose qu’une hutte. Le jeton permet une seconde construction : explorez la forêt indiquée avec deux constructions, pour vos deux cartes Forêt.
lesson-iwari-determination-two-single = Pour cela, pas besoin de jeton. Choisissez un second emplacement de la forêt avant de confirmer.
lesson-iwari-determination-two-otherwise = Cette fois, utilisez le jeton : posez deux constructions dans la forêt indiquée, une carte pour chacune.
lesson-iwari-determination-passed = Une fois utilisé, le jeton passe à droite, à rebours de l’ordre du jeu. C’est Tarek qui l’a à présent.
lesson-iwari-determination-end = Qui le détient peut donc aller vite en terre nouvelle. La seconde construction se paie avec une carte du biome, jamais avec deux autres.

# Complete biomes
lesson-iwari-void-biomes = Les biomes complets
lesson-iwari-void-biomes-complete = Les deux glaciers sont remplis et décomptés : le biome est complet. Ses cartes ne construisent plus rien, mais elles servent à deux autres choses.
lesson-iwari-void-biomes-first = D’abord : une carte Glacier déplace une de vos huttes de là vers une terre ouverte d’un autre biome.
lesson-iwari-void-biomes-move = Choisissez « Déplacer une construction » en bas, puis une hutte de Croc-Blanc, puis un emplacement libre de Baie-Coquille.
lesson-iwari-void-biomes-move-swap = Un échange gaspillerait la carte. Déplacez plutôt une hutte de Croc-Blanc à Baie-Coquille.
lesson-iwari-void-biomes-move-cards = Il vous faudra l’autre carte Glacier dans un instant. Déplacez une seule hutte, pour une carte Glacier.
lesson-iwari-void-biomes-move-elsewhere = C’est aussi un déplacement, mais Baie-Coquille a besoin de vous : une ruine s’y trouve, et aucune de vos huttes.
lesson-iwari-void-biomes-move-otherwise = Cela peut se construire aussi. Mais essayez un déplacement : une hutte de Croc-Blanc à Baie-Coquille, pour une carte Glacier.
lesson-iwari-void-biomes-moved = Croc-Blanc reste à vous : ce qui est décompté ne l’est jamais deux fois.
lesson-iwari-void-biomes-skip = Ensuite : pendant l’action du néant, on peut défausser une telle carte au lieu d’agir. Défaussez votre autre carte Glacier, et le néant n’obtient rien.
lesson-iwari-void-biomes-skip-otherwise = Cela donnerait une construction au néant. Défaussez plutôt la carte Glacier.
lesson-iwari-void-biomes-end = Remplir tous les territoires d’un biome en vaut donc la peine : ses cartes déplacent dès lors vos constructions et retiennent le néant.

# Floating Lands against the void
lesson-iwari-void-floating-lands = Terres Flottantes : les cartes Toundra
lesson-iwari-void-floating-lands-tundra = Sur cette carte, face au néant, les cartes Toundra sont dangereuses. La première fois qu’on en joue dans un tour, une ruine vient dans la toundra.
lesson-iwari-void-floating-lands-pay = Voyez vous-même : posez une hutte dans le désert indiqué, et payez avec vos deux cartes Toundra.
lesson-iwari-void-floating-lands-pay-swap = Échanger n’est pas jouer : aucune ruine ne viendrait. Pour une fois, jouez les deux cartes Toundra, pour une hutte dans le désert indiqué.
lesson-iwari-void-floating-lands-pay-otherwise = En fait, ce serait mieux, mais on ne verrait rien. Posez une hutte dans le désert indiqué, pour les deux cartes Toundra.
lesson-iwari-void-floating-lands-ruin = La voici. Vous choisissez son emplacement dans la toundra ; toutes les ruines y comptent comme voisines, tous se valent donc.
lesson-iwari-void-floating-lands-end = Ici, huit ruines dans une colonie donnent la victoire au néant. Échangez donc les cartes Toundra, ou jouez-en plusieurs dans un même tour.

# Forgotten Island against the void
lesson-iwari-void-forgotten-island = Île Oubliée : les emplacements violets
lesson-iwari-void-forgotten-island-violet = Contre le néant, aucune ruine n’est là au début. Mais ce sont les emplacements violets qu’il convoite : avec plus de ruines que de huttes dessus à la fin, il gagne.
lesson-iwari-void-forgotten-island-tent = Soyez-y avant lui : posez une hutte sur l’emplacement violet de la forêt. Il coûte une carte Forêt, comme tout autre.
lesson-iwari-void-forgotten-island-tent-beside = La bonne forêt, mais cet emplacement n’est pas violet. Choisissez celui qui est indiqué.
lesson-iwari-void-forgotten-island-tent-otherwise = L’emplacement violet resterait au néant. Posez-y une hutte, pour votre carte Forêt.
lesson-iwari-void-forgotten-island-void = Une ruine construite pour le néant prend un emplacement violet si son territoire en a un de libre. Cette toundra n’en a pas : construisez-y.
lesson-iwari-void-forgotten-island-void-otherwise = Là, la ruine devrait prendre un emplacement violet, ou pire. Construisez-la dans la toundra indiquée.
lesson-iwari-void-forgotten-island-end = Prenez donc vous-même les emplacements violets, et construisez pour le néant là où il n’en reste plus.

# Long Road against the void
lesson-iwari-void-long-road = La Longue Route : le néant sur la route violette
lesson-iwari-void-long-road-road = Contre le néant, la route violette ne rapporte rien, mais elle décide : avec plus de ruines que de huttes dessus à la fin, le néant gagne.
lesson-iwari-void-long-road-tent = Posez une hutte sur son emplacement dans le glacier indiqué.
lesson-iwari-void-long-road-tent-beside = Le bon glacier, mais cet emplacement n’est pas sur la route. Choisissez celui qui est indiqué.
lesson-iwari-void-long-road-tent-otherwise = Cela n’aide pas sur la route : posez une hutte sur l’emplacement indiqué, pour votre carte Glacier.
lesson-iwari-void-long-road-void = Une ruine construite pour le néant va sur la route si son territoire y a un emplacement libre. La route ne touche pas cette forêt : construisez-y.
lesson-iwari-void-long-road-void-otherwise = Là, la ruine serait sur la route violette. Construisez-la dans la forêt indiquée, que la route ne touche pas.
lesson-iwari-void-long-road-end = Restez donc devant sur la route, et construisez pour le néant à l’écart.

# The opening hand
lesson-iwari-draft = Les premières cartes
lesson-iwari-draft-who = Avec les mains au choix, rien n’est distribué : vous choisissez vos trois cartes parmi celles qui sont visibles. Le joueur qui joue en dernier choisit en premier, et c’est vous.
lesson-iwari-draft-pair = Deux cartes Forêt sont visibles, et deux cartes identiques paient n’importe quel biome. Prenez celle qui est indiquée.
lesson-iwari-draft-pair-deck = Ce serait une carte que vous ne voyez pas. Prenez la carte Forêt indiquée tant qu’elle est là.
lesson-iwari-draft-pair-other = Celle-là vient ensuite. Commencez par la carte Forêt indiquée.
lesson-iwari-draft-pair-otherwise = Bonne carte aussi, mais les deux cartes Forêt vont ensemble : prenez celle qui est indiquée.
lesson-iwari-draft-second = Et maintenant l’autre.
lesson-iwari-draft-second-otherwise = La première resterait alors sans carte identique : prenez l’autre carte Forêt.
lesson-iwari-draft-third = Choisissez la troisième à votre gré : une carte visible, ou la première de la pioche sans la voir.
lesson-iwari-draft-next = C’est seulement maintenant que la rivière est complétée, pour le joueur suivant. Chacun choisit à son tour, dans l’ordre inverse du jeu.
lesson-iwari-draft-end = Qui joue en dernier a donc le premier choix. Ensuite, tout se passe comme toujours.

# Longest paths
lesson-iwari-paths = Les plus longs chemins
lesson-iwari-paths-line = Dans cette partie, une colonie ne rapporte que son plus long chemin : une ligne le long des sentiers, sans branches. Vos quatre huttes sont en ligne : 4 points.
lesson-iwari-paths-star = Ulla a aussi quatre huttes reliées, mais elles forment des branches. Son plus long chemin en compte trois : 3 points.
lesson-iwari-paths-tent = Allongez votre ligne : posez une hutte sur l’emplacement indiqué, à son bout.
lesson-iwari-paths-tent-branch = Cet emplacement ferait une branche : cinq huttes, mais toujours un chemin de quatre. Choisissez celui qui est indiqué, au bout de la ligne.
lesson-iwari-paths-tent-dear = Cela l’allongerait aussi, mais pour deux cartes. Sur l’emplacement indiqué, une seule suffit.
lesson-iwari-paths-tent-otherwise = Votre ligne resterait comme elle est : posez une hutte sur l’emplacement indiqué, pour une carte Forêt.
lesson-iwari-paths-five = Cinq en ligne : 5 points à la fin. Une hutte à côté de la ligne ne lui aurait rien apporté.
lesson-iwari-paths-end = Continuez donc par les bouts, et surveillez où l’on pourrait vous les fermer.

# Veneration
lesson-iwari-veneration = Vénération : un pion tout à la fin
lesson-iwari-veneration-deed = Le module Vénération est en jeu. Son pion va, tout à la fin, à qui est seul à avoir le plus de huttes dans les impasses : des emplacements à un seul sentier, comme ceux-ci.
lesson-iwari-veneration-tent = Tarek et vous en avez trois chacun, et c’est le dernier tour de la partie. Posez une hutte dans une impasse indiquée.
lesson-iwari-veneration-tent-cards = Une impasse, oui, mais au prix de deux cartes. Dans une impasse indiquée, votre carte Forêt suffit.
lesson-iwari-veneration-tent-roads = La bonne forêt, mais plus d’un sentier mène à cet emplacement. Choisissez-en un qui est indiqué.
lesson-iwari-veneration-tent-otherwise = Tarek et vous resteriez à égalité, et personne n’aurait le pion. Posez une hutte dans une impasse indiquée, pour votre carte Forêt.
lesson-iwari-veneration-draw = Vous en avez maintenant quatre, et Tarek trois. Prenez une carte quelconque : cela finit votre tour, et la partie.
lesson-iwari-veneration-pawn = Le pion est à vous. Il double pour tout le monde les huttes d’un territoire : posez-le à Vieux-Pins, où les cinq sont à vous.
lesson-iwari-veneration-pawn-decline = Ulla gagnerait. Posez le pion à Vieux-Pins.
lesson-iwari-veneration-pawn-otherwise = Là, il vous rapporterait moins, ou aiderait aussi Ulla, et vous ne la dépasseriez pas. Posez-le à Vieux-Pins.
lesson-iwari-veneration-won = Vous gagnez avec 78 points contre 76 et 64. Sans le pion, Ulla aurait gagné.
lesson-iwari-veneration-end = Il y a d’autres cartes Vénération : l’une compare les huttes sur les jetons contestés, l’autre les totems près des jetons d’or, et son pion va sur une connexion. La table dit laquelle est en jeu.

# Unexplored Paths against the void
lesson-iwari-void-unexplored-paths = Les Chemins Inexplorés : le néant au centre
lesson-iwari-void-unexplored-paths-centre = Sur cette carte, les totems du néant d’une infection vont au centre violet. Avec le cinquième, le néant gagne, et il y en a déjà quatre.
lesson-iwari-void-unexplored-paths-card = Vous avez une carte Néant. Elle amènera une infection au pion néant, et à Bois-aux-Lanternes il y a de la place pour un totem : ce serait le cinquième.
lesson-iwari-void-unexplored-paths-move = Faites de la place à temps : choisissez « Déplacer un totem du néant » en bas, puis l’emplacement de totem de Cascade-Fantôme. Cela coûte deux cartes Glacier, et aucune autre ne convient.
lesson-iwari-void-unexplored-paths-move-swap = Un échange laisse quatre totems au centre. Déplacez-en un à Cascade-Fantôme.
lesson-iwari-void-unexplored-paths-move-own = Bien vu : plus de place à Bois-aux-Lanternes, et c’est une ruine qui vient. Mais essayez cette fois l’autre moyen, et déplacez un totem du néant à Cascade-Fantôme.
lesson-iwari-void-unexplored-paths-move-otherwise = Quatre totems resteraient au centre, et le prochain finirait la partie. Déplacez-en un à Cascade-Fantôme.
lesson-iwari-void-unexplored-paths-void = Il en reste trois. Jouez maintenant la carte Néant, pour le néant.
lesson-iwari-void-unexplored-paths-four = Un totem est venu : les revoilà quatre, mais la partie continue. Celui de Cascade-Fantôme compte pour le néant quand ce territoire est jugé.
lesson-iwari-void-unexplored-paths-end = Surveillez donc le centre : déplacez des totems à temps, ou ne laissez pas de place pour un totem là où se trouve le pion néant.
