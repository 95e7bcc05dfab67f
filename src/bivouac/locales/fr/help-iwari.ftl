# Iwari : ce qu'est et ce que fait une chose sur la table, en une ou deux phrases.

## Le plateau

help-iwari-biome-tundra = Toundra. Une carte Toundra pose une construction ici, ou deux cartes identiques d’un autre biome.
help-iwari-biome-forest = Forêt. Une carte Forêt pose une construction ici, ou deux cartes identiques d’un autre biome.
help-iwari-biome-glacier = Glacier. Une carte Glacier pose une construction ici, ou deux cartes identiques d’un autre biome.
help-iwari-biome-coast = Côte. Une carte Côte pose une construction ici, ou deux cartes identiques d’un autre biome.
help-iwari-biome-desert = Désert. Une carte Désert pose une construction ici, ou deux cartes identiques d’un autre biome.
help-iwari-biome-void = Néant. Une carte Néant pose une construction ici, ou deux cartes identiques d’un autre biome.
help-iwari-tent = Une hutte sur son emplacement. Les huttes comptent dans leur territoire et, le long des sentiers, pour une colonie.
help-iwari-totem = Les totems partagent l’unique emplacement de totem du territoire. Ils comptent pour ses connexions.
help-iwari-land = Une connexion terrestre. La tribu qui a le plus de totems dans ses deux territoires marque un point pour chaque totem qui s’y trouve.
help-iwari-sea = Une connexion maritime. Elle compte comme une connexion terrestre ; Respect ne va qu’aux connexions maritimes.
help-iwari-mountain = Une montagne. La connexion qu’elle recouvre ne rapporte jamais rien.
help-iwari-storm = Une tempête. La connexion qu’elle recouvre ne rapporte rien. Quand ses deux territoires sont remplis, elle peut aller au numéro suivant.
help-iwari-walker = Le totem ambulant. Le joueur qui pose un totem dans un territoire de sa connexion peut la faire décompter aussitôt ; puis il va au numéro suivant.
help-iwari-fortification = Une fortification. Elle double les points des huttes de ce territoire et de la colonie pour la tribu dont une hutte est dessus.
help-iwari-discovery = Un jeton Découverte, face cachée tant que son territoire est inexploré. Une hutte posée dessus le prend ; à la fin, la majorité d’une couleur rapporte 6 points.
help-iwari-ruin = Une ruine. Elle ferme la connexion qu’elle garde. Deux cartes du biome indiqué la remplacent par une hutte ; la ruine vaut 1 point.
help-iwari-void-totem = Un totem du néant. Il compte comme tous les totems, et le néant comme une tribu : là où il a seul la majorité, personne ne marque.
help-iwari-centre = Les totems du néant au centre. Deux cartes d’un biome déplacent l’un d’eux vers un territoire de ce biome.
help-iwari-road = La route violette : ses huttes par tribu, et ce qu’elles rapporteraient maintenant. À la fin, elles sont décomptées une fois de plus, comme si la route était un territoire.
help-iwari-contested = Un jeton contesté entre deux territoires. Deux cartes du biome de l’un d’eux l’amènent dans la zone inconnue de celui-ci, avec une hutte dessus.
help-iwari-gold = Un jeton d’or. À la fin, les totems des cinq territoires marqués d’or décident qui a Vénération.
help-iwari-cap = Combien de totems ce territoire peut recevoir : autant que de huttes de la tribu qui en a le plus ici.
help-iwari-ranks = Les huttes de chaque tribu ici, et ce qu’elles rapporteraient maintenant. La première tribu marque un point pour chacune, les autres autant que la précédente a de huttes.
help-iwari-connection = Ce que cette connexion rapporterait maintenant à la tribu qui a le plus de totems dans ses deux territoires.

## Contre le néant

help-iwari-against-ruin = Une ruine, la hutte du néant. Elle explore les territoires et augmente la limite de totems comme toute hutte ; à partir de quatre, reliées par des sentiers, c’est une colonie du néant.
help-iwari-against-totem = Un totem du néant. Le camp qui a le plus de totems dans un territoire le revendique quand il est décompté, et le néant gagne les égalités.
help-iwari-void-pawn = Le pion néant. La prochaine infection touche les deux territoires de cette connexion ; puis le pion va au numéro suivant.
help-iwari-claim-players = Décompté, et vôtre : votre camp avait plus de totems, le totem virtuel compris. Plus aucune construction n’y entre.
help-iwari-claim-void = Décompté, et perdu : le néant avait autant de totems que votre camp, ou plus, le totem virtuel compris. Plus aucune construction n’y entre.
help-iwari-closed = Un territoire décompté est fermé. Aucune construction n’y entre, les infections l’évitent, et il n’est plus jamais décompté.
help-iwari-would-claim = Le camp qui revendiquerait ce territoire s’il était décompté maintenant. La majorité de huttes ou de ruines donne un totem virtuel, la majorité de totems le territoire ; le néant gagne les égalités.
help-iwari-marked = Ces constructions sont d’une colonie qui a déjà donné sa construction gratuite. Celles qui s’y joignent ne font pas une nouvelle colonie.
help-iwari-complete = Un biome complet : chacun de ses territoires a été rempli une fois. Ses cartes permettent d’en déplacer vos constructions, ou de passer l’action du néant.
help-iwari-haunted = La toundra appelle des ruines : dans un tour, la première carte Toundra qui paie en amène une ici. Toutes les ruines d’ici comptent comme reliées.
help-iwari-void-card = Une carte Néant. Elle ne paie rien. Jouée pendant l’action du néant ou arrivée dans la rivière, elle amène une infection ; si quatre sont visibles, une corruption.
help-iwari-above = Les cartes Néant jouées. Elles restent ici et comptent avec celles de la rivière, jusqu’à ce qu’une corruption les reprenne.
help-iwari-showing = Combien de cartes Néant sont visibles, ici et dans la rivière. La quatrième amène une corruption au lieu d’une infection : les deux territoires du pion sont décomptés.
help-iwari-aside = Les cartes Néant mises à côté du plateau, une après chaque corruption. La troisième met fin à la partie, et tous les territoires ouverts sont décomptés.
help-iwari-void-deck = La pioche, faite de paquets qui ont chacun trois cartes Néant. Pour reconstituer votre main, vous pouvez y tirer la première carte sans la voir. Elle ne s’épuise jamais, et on ne marque pas de points.
help-iwari-void-supply = Les ruines et les totems qui restent au néant. S’il faut en poser un et qu’il n’y en a plus, la partie se termine, et tous les territoires ouverts sont décomptés.
help-iwari-own-supply = Les constructions restantes. Si vous commencez un tour sans hutte ni totem, la partie se termine, et tous les territoires ouverts sont décomptés.
help-iwari-threat-held = Les territoires que le néant a revendiqués. Quand la jauge est pleine, il gagne aussitôt.
help-iwari-threat-group = Les ruines du plus grand groupe relié par des sentiers. Quand la jauge est pleine, le néant gagne aussitôt.
help-iwari-threat-aside = Les cartes Néant mises à côté du plateau. Quand la jauge est pleine, la partie se termine, et tous les territoires ouverts sont décomptés.
help-iwari-threat-centre = Les totems du néant au centre. Quand la jauge est pleine, le néant gagne aussitôt ; deux cartes d’un biome en déplacent un.
help-iwari-threat-violet = Les ruines et les huttes sur les emplacements violets. S’il y a plus de ruines que de huttes à la fin, le néant gagne.

## Cartes

help-iwari-card = Une carte pose une construction dans un territoire de son biome. Deux cartes identiques en remplacent une de n’importe quel autre biome.
help-iwari-display = La rivière. Pour reconstituer votre main, prenez-y la carte de votre choix. Elle se resserre, et remonte à quatre cartes une fois votre main complète.
help-iwari-deck = La pioche. Pour reconstituer votre main, vous pouvez y tirer la première carte sans la voir. Épuisée une première fois, elle amène le décompte des huttes et la défausse est mélangée ; la seconde fois, c’est le dernier tour de table.
help-iwari-hand = Une main de trois cartes au plus, reconstituée à la fin de chaque tour.

## Tribus

help-iwari-score = Les points marqués jusqu’ici. Avant la fin, les huttes sont décomptées une fois, quand la pioche s’épuise pour la première fois ; les expéditions et le totem ambulant rapportent aussitôt.
help-iwari-supply = Les constructions restantes. Le joueur qui pose sa dernière hutte amène le dernier tour de table ; ce qui reste départage les égalités.
help-iwari-leads = Les territoires où cette tribu a le plus de huttes, égalités comprises.
help-iwari-settlement = Le plus grand groupe de huttes reliées par des sentiers. À partir de quatre, c’est une colonie et elle rapporte des points.
help-iwari-third = La troisième tribu n’est à personne. Après sa propre action, chacun des deux joueurs construit pour elle avec une carte qui lui reste, et elle peut même gagner.
help-iwari-determination = Le jeton Détermination. Le joueur qui le détient peut poser une deuxième construction en terre inexplorée, pour une carte de son biome. Puis il passe au joueur qui a joué juste avant.
help-iwari-tokens = Les jetons Découverte pris. À la fin, la majorité d’une couleur rapporte 6 points.
help-iwari-ruins = Les ruines remplacées par des huttes : 1 point chacune à la fin.

## Expéditions

help-iwari-expeditions = Les expéditions. Le premier joueur à en réussir une reçoit aussitôt sa première récompense, le deuxième la deuxième récompense.

## Modules

help-iwari-deed-union = Union. Pour les deux premiers à former une colonie : multiplie les points des huttes d’un territoire qu’elle touche.
help-iwari-deed-discovery = Découverte. Pour les deux premiers à remplir un territoire : multiplie les points des huttes d’un autre, au choix.
help-iwari-deed-honour = Honneur. Pour le premier joueur majoritaire en totems dans les deux territoires d’une connexion terrestre : multiplie les points de cette connexion.
help-iwari-deed-respect = Respect. Pour le premier joueur majoritaire en totems dans les deux territoires d’une connexion maritime : multiplie les points de cette connexion.
help-iwari-deed-courage = Courage. Pour le joueur qui explore le dernier territoire : il se pose à côté d’un autre pion et retire un cran au multiplicateur.
help-iwari-deed-veneration = Vénération. À la fin, pour le joueur seul en tête selon sa carte : multiplie les points d’un territoire ou d’une connexion.
help-iwari-deed-veneration-a = Vénération, carte a : le joueur qui a le plus de huttes sur les impasses la pose sur le territoire de son choix.
help-iwari-deed-veneration-b = Vénération, carte b : le joueur qui a le plus de huttes sur les jetons contestés la pose sur un territoire où se trouve l’une d’elles.
help-iwari-deed-veneration-c = Vénération, carte c : le joueur qui a le plus de totems dans les cinq territoires marqués d’or la pose sur une connexion.

## Points

help-iwari-points-tents_mid = Les huttes, décomptées quand la pioche s’est épuisée pour la première fois.
help-iwari-points-tents = Les huttes, territoire par territoire : la première tribu marque un point pour chacune, les autres autant que la précédente a de huttes.
help-iwari-points-totems = Les totems, connexion par connexion : la tribu majoritaire dans les deux territoires marque un point pour chaque totem qui s’y trouve.
help-iwari-points-settlements = Les colonies : 1 point pour chaque hutte d’un groupe d’au moins quatre le long des sentiers.
help-iwari-points-expeditions = Les expéditions : les récompenses reçues pendant la partie.
help-iwari-points-walking = Les connexions décomptées avant la fin, par le totem ambulant.
help-iwari-points-discoveries = Les découvertes : 6 points pour la majorité des jetons de chaque couleur.
help-iwari-points-ruins = Les ruines : 1 point pour chaque ruine remplacée par une hutte.
help-iwari-points-road = La route violette : ses huttes, décomptées comme si la route était un territoire.
help-iwari-points-together = Réunis dans cette colonne : { $parts }.
