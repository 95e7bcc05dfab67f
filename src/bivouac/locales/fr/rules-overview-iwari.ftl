# Iwari en bref, avant ses règles. pictured-... dit ce qu’il y a à voir à qui ne le voit pas.

overview-iwari-land-title = Des tribus dans un monde inconnu
overview-iwari-land = Vous menez une tribu qui s’étend sur un monde nouveau. Chacun de ses territoires appartient à l’un des cinq biomes : toundra, forêt, glacier, côte ou désert. Vos huttes peuplent les territoires, vos totems veillent sur les connexions qui les relient, et les unes comme les autres rapportent à qui en a le plus.
pictured-overview-iwari-land = Une carte entière : des territoires de cinq biomes, reliés par des sentiers et des connexions numérotées, avec les huttes et les totems de trois tribus.
overview-iwari-turn-title = Votre tour : construire ou échanger
overview-iwari-turn = Vous avez trois cartes. Soit vous en jouez une à trois pour poser une ou deux constructions dans un seul territoire, soit vous échangez une carte qui ne sert à rien. Puis vous revenez à trois cartes, avec les quatre de la rivière ou la pioche, sans la voir.
pictured-overview-iwari-turn = Trois cartes d’une main et une flèche vers une hutte et un totem ; en dessous, la pioche et les quatre cartes de la rivière.
overview-iwari-price-title = Ce que coûte une construction
overview-iwari-price = Une hutte ou un totem coûte une carte du biome où on le pose, ou deux cartes identiques d’un autre. Là où personne n’a encore de hutte, on n’en pose qu’une, et rien d’autre. Un territoire a place pour autant de totems, toutes tribus confondues, que la plus forte y a de huttes.
pictured-overview-iwari-price = Une carte : une forêt avec une nouvelle hutte rouge et un nouveau totem rouge. À côté, la carte Forêt qui a payé l’une et les deux cartes Glacier qui ont payé l’autre.
overview-iwari-tents-title = Les points des huttes
overview-iwari-tents = Dans chaque territoire, la tribu de tête marque 1 point par hutte présente. La suivante marque autant que la première a de huttes, la troisième autant que la deuxième en a. Ici, rouge a trois huttes, bleu deux et jaune une : cela fait { $first }, { $second } et { $third } points.
pictured-overview-iwari-tents = Une carte : une côte avec trois huttes rouges, deux bleues et une jaune, et les points qu’elles rapportent.
overview-iwari-totems-title = Les points des totems
overview-iwari-totems = Une connexion récompense qui a le plus de totems à ses deux bouts, à égalité aussi : 1 point pour chaque totem qui s’y trouve, à qui qu’il soit. Ici, rouge mène dans la forêt, partage la tête dans la toundra et marque { $points } points.
pictured-overview-iwari-totems = Une carte : la connexion 10 entre une forêt avec deux totems rouges et une toundra avec un rouge et un bleu.
overview-iwari-settlements-title = Les colonies
overview-iwari-settlements = Quatre de vos huttes ou plus, reliées par des sentiers, forment une colonie, sans égard aux frontières. Chacune de ses huttes vaut 1 point de plus : ici { $points } pour rouge, et rien pour la hutte qui reste à l’écart.
pictured-overview-iwari-settlements = Une carte : deux huttes rouges sur une côte et deux dans la forêt voisine, reliées par des sentiers ; une cinquième est à l’écart.
overview-iwari-end-title = La fin, et qui gagne
overview-iwari-end = Quand la pioche s’épuise une première fois, les huttes rapportent, et toutes les cartes jouées font une nouvelle pioche. Quand celle-ci est vide à son tour, ou que quelqu’un n’a plus de hutte, on finit le tour de table : les huttes rapportent encore, puis les totems et les colonies. Le plus de points l’emporte. Les cartes de l’atlas et les extensions y ajoutent.
pictured-overview-iwari-end = Une feuille de score : les points de trois tribus pour les huttes au milieu et à la fin, les totems et les colonies, et leurs totaux.

## Against the void

overview-iwari-void = En solo ou à deux, contre le néant
overview-iwari-against-title = Un adversaire sans cartes
overview-iwari-against = En solo ou à deux, vous construisez selon les mêmes règles, mais pas pour des points. Après votre action, vous agissez aussi pour le néant, avec au moins une des cartes qui vous restent : ici, une carte Désert a payé une hutte, et une carte Côte une ruine. Ensuite seulement, vous complétez votre main. Jouez toute votre main, et il ne lui reste rien.
pictured-overview-iwari-against = Une carte : une nouvelle hutte rouge dans un désert et une nouvelle ruine sur la côte voisine, avec les deux cartes qui les ont payées.
overview-iwari-infection-title = Comment il s’étend
overview-iwari-infection = Une carte Néant amène une infection aux deux bouts de la connexion où se trouve le pion néant : un totem néant s’il y a place, une ruine sinon. Puis le pion avance d’un numéro. Avec quatre cartes Néant visibles vient une corruption : les deux territoires sont décomptés, remplis ou non.
pictured-overview-iwari-infection = Une carte : une forêt avec un nouveau totem néant et une toundra avec une nouvelle ruine, aux deux bouts d’une connexion.
overview-iwari-claims-title = Qui revendique, et qui gagne
overview-iwari-claims = Un territoire rempli est décompté. Plus de huttes que de ruines, ou l’inverse, donnent un totem virtuel ; le plus de totems donne le territoire, et le néant gagne les égalités. Il a gagné avec trois territoires, un seul si vous êtes deux, ou dix ruines dans une même colonie. Tenez jusqu’à la fin, et c’est vous qui gagnez.
pictured-overview-iwari-claims = Une carte : une côte remplie que les joueurs ont revendiquée, et une forêt remplie que le néant a revendiquée.
