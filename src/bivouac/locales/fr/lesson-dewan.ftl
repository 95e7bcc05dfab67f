# Les leçons de Dewan : ce qu’elles disent et ce qu’elles répondent.

lesson-dewan-path-first = Premiers pas
lesson-dewan-path-scenarios = Les autres scénarios

## Les chemins et leur prix

lesson-dewan-ways = Les chemins et leur prix
lesson-dewan-ways-home = Votre voyage commence ici : voici votre camp de départ. De là, votre peuple s’installe, camp après camp.
lesson-dewan-ways-place = Installez-vous dans le désert voisin : choisissez la case sur la carte, puis confirmez.
lesson-dewan-ways-place-take = Vous avez déjà les cartes pour le désert. Vous en prendrez d’autres plus tard ; placez d’abord votre camp.
lesson-dewan-ways-place-elsewhere = C’est possible aussi, mais pas encore : placez votre premier camp dans le désert indiqué.
lesson-dewan-ways-paid = Cela a coûté deux cartes : une pour le camp de départ, où toute carte convient, et une qui montre un désert. Un chemin coûte une carte par case, la première comprise.
lesson-dewan-ways-take = Votre main est vide. Prenez les deux cartes indiquées ; on en prend toujours deux côte à côte dans la rangée.
lesson-dewan-ways-take-others = Deux voisines, oui, mais pas celles-là : pour votre prochain chemin, il vous faut les cartes indiquées.
lesson-dewan-ways-take-place = Pas encore : un chemin plus long mérite un peu d’attente. Prenez d’abord les deux cartes indiquées.
lesson-dewan-ways-again = Vous voulez traverser le lac jusqu’à la montagne. Vous avez la montagne et l’eau ; voici le désert qu’il faut pour partir.
lesson-dewan-ways-lake = Partez maintenant de votre camp du désert : par les deux cases d’eau, jusqu’à la montagne.
lesson-dewan-ways-lake-take = Vous avez tout ce qu’il faut : désert, eau et montagne. Placez votre camp.
lesson-dewan-ways-lake-far = Depuis le camp de départ, ce chemin coûte une carte de plus. Partez du camp du désert : tous vos camps conviennent.
lesson-dewan-ways-lake-elsewhere = On peut y aller aussi. Mais cette fois, traversez le lac jusqu’à la montagne indiquée.
lesson-dewan-ways-crossed = Quatre cases, trois cartes : une seule carte Eau vous fait traverser tout un lac, quelle que soit sa taille.
lesson-dewan-ways-story = Votre deuxième camp vous apporte une histoire. Prenez celle qui vous plaît ; vous verrez bientôt comment la valider.
lesson-dewan-ways-end = C’est là tout un tour : placer un camp et payer son chemin, ou prendre deux cartes.

## Zones, baies et deuxième camp

lesson-dewan-camps = Zones, baies et deuxième camp
lesson-dewan-camps-zone = Des cases voisines d’un même terrain forment une zone. Ces trois déserts en sont une, et deux baies s’y trouvent.
lesson-dewan-camps-place = Les baies appartiennent à toute la zone. Placez donc un camp sur sa case la plus proche, à côté de votre camp de départ.
lesson-dewan-camps-place-take = Vous avez de quoi payer : une carte quelconque et un désert. Placez votre camp ; d’autres aussi veulent ces baies.
lesson-dewan-camps-place-elsewhere = Il n’y a pas de baies dans cette zone. Installez-vous dans le désert indiqué.
lesson-dewan-camps-berry = Vous avez pris une baie : 2 points à la fin. Il en reste une, pour le prochain camp dans cette zone, le vôtre ou un autre.
lesson-dewan-camps-take = Au deuxième camp, maintenant. Prenez ces deux cartes : elles paient la montagne à côté de votre camp de départ.
lesson-dewan-camps-take-others = Avec celles-là, vous n’atteindriez peut-être pas la montagne. Prenez les cartes indiquées.
lesson-dewan-camps-second = Placez votre deuxième camp sur la montagne.
lesson-dewan-camps-second-take = Vous avez les deux cartes pour la montagne. Placez le camp : il apporte quelque chose.
lesson-dewan-camps-second-elsewhere = C’est une bonne place aussi. Mais installez-vous maintenant sur la montagne indiquée.
lesson-dewan-camps-story = Le deuxième camp apporte une histoire. Prenez celle-ci : de ses deux déserts et de son artefact, vous avez déjà un désert et l’artefact.
lesson-dewan-camps-story-others = Qu’est-ce que vos camps ont déjà ? L’histoire indiquée est plus avancée : prenez-la.
lesson-dewan-camps-story-stack = De la pile, vous la prendriez sans la voir. L’histoire indiquée, elle, vous convient à coup sûr.
lesson-dewan-camps-board = Votre plateau montre ce qu’apporte chaque camp : une histoire pour les 2e, 4e et 6e. Vous découvrirez les autres.
lesson-dewan-camps-end = Vous savez maintenant ce que vaut une place : les baies de sa zone, ce qu’apporte le camp et ce que demandent vos histoires.

## Les histoires

lesson-dewan-stories = Les histoires
lesson-dewan-stories-choose = Chaque personne commence avec une histoire. Prenez celle-ci : elle demande deux forêts et un pigment, et vaut 5 points.
lesson-dewan-stories-choose-others = Deux forêts touchent votre camp de départ, et un pigment n’est pas loin. L’histoire indiquée vous convient le mieux.
lesson-dewan-stories-choose-stack = Ce serait une histoire sans l’avoir vue. Celle qui est indiquée convient à votre place.
lesson-dewan-stories-place = Placez un premier camp dans cette forêt.
lesson-dewan-stories-place-take = Vous avez déjà une carte Forêt, et une pour partir. Placez votre camp.
lesson-dewan-stories-place-elsewhere = Commencez par la forêt indiquée. L’autre forêt viendra ensuite, et votre histoire ne demande pas de canyon.
lesson-dewan-stories-half = Une forêt sur deux : votre histoire tient le compte. Le camp de départ, lui, ne compte jamais.
lesson-dewan-stories-take = Pour la deuxième forêt, prenez ces deux cartes ; toutes deux montrent une forêt.
lesson-dewan-stories-take-others = Il vous faut de la forêt. Les deux cartes indiquées en montrent.
lesson-dewan-stories-zones = Deux forêts, ce sont deux zones qui ne se touchent pas. Installez-vous dans celle-ci : elle est aussi à côté d’un pigment.
lesson-dewan-stories-zones-same = Cette forêt touche la vôtre : ensemble, elles forment une seule zone et comptent une fois. Choisissez celle qui est indiquée.
lesson-dewan-stories-zones-take = Vous avez les cartes qu’il faut. Placez votre camp dans la forêt indiquée.
lesson-dewan-stories-zones-elsewhere = C’est une forêt qui manque à votre histoire. Installez-vous dans celle qui est indiquée.
lesson-dewan-stories-next = Le deuxième camp apporte une histoire. Prenez celle-ci : elle demande aussi une forêt et un artefact, et vous avez les deux.
lesson-dewan-stories-next-others = Un camp sert autant d’histoires que l’on veut. Celle qui est indiquée utilise le plus de ce que vous avez.
lesson-dewan-stories-next-stack = Sans la voir, elle ne vous conviendra peut-être pas. Celle qui est indiquée est déjà à moitié faite.
lesson-dewan-stories-told = À la fin de votre tour, tout y était : l’histoire est validée, ses 5 points sont acquis, et vous avez pioché une carte.
lesson-dewan-stories-end = Les histoires demandent des zones distinctes et des ressources à côté de vos camps. Chaque camp sert toutes vos histoires à la fois.

## Glisser une carte, et les groupes

lesson-dewan-tucks = Glisser une carte, et les groupes
lesson-dewan-tucks-again = Cette histoire demande une forêt, une montagne et deux artefacts. Vous avez la forêt et un artefact.
lesson-dewan-tucks-place = Placez votre troisième camp sur la montagne, mais sans payer avec la carte à l’artefact : vous en aurez besoin.
lesson-dewan-tucks-place-keep = La bonne place, mais vous y dépensez l’artefact. Partez du camp de départ et payez avec vos deux autres cartes.
lesson-dewan-tucks-place-take = Vous avez déjà les cartes. Placez votre camp sur la montagne.
lesson-dewan-tucks-place-elsewhere = Il manque une montagne à votre histoire. Installez-vous sur celle qui est indiquée.
lesson-dewan-tucks-tuck = Après le troisième camp, vous pouvez glisser une carte sous votre plateau : une moitié reste visible. Glissez celle-ci en montrant l’artefact.
lesson-dewan-tucks-tuck-half = Cette moitié montre une forêt, qui ne vous manque pas. Choisissez la moitié à l’artefact.
lesson-dewan-tucks-tuck-none = Alors cet emplacement resterait vide jusqu’à la fin. Glissez la carte : son artefact valide votre histoire.
lesson-dewan-tucks-told = L’artefact glissé a compté comme votre deuxième : l’histoire est validée. La moitié compte aussi comme une zone de son terrain.
lesson-dewan-tucks-groups = À la fin, les camps voisins comptent aussi : 4 points par groupe d’au moins deux. Les vôtres forment un groupe, camp de départ compris.
lesson-dewan-tucks-end = Une moitié glissée compte comme une zone et un symbole rien qu’à vous. Et deux petits groupes valent mieux qu’un grand.

## La fin d’une partie

lesson-dewan-ending = La fin d’une partie
lesson-dewan-ending-seven = Vers la fin d’une partie : sept de vos camps sont placés, et le huitième annonce le dernier tour de jeu. Vous êtes un peu derrière.
lesson-dewan-ending-take = La meilleure place pour votre huitième camp est ici, mais il vous manque une carte pour le chemin. Prenez ces deux-là.
lesson-dewan-ending-take-place = Ce camp réunirait deux de vos groupes en un seul, et chacun vaut 4 points. Attendez un tour : prenez les cartes indiquées.
lesson-dewan-ending-take-others = D’autres iraient peut-être, mais les deux cartes indiquées servent pour ce chemin, par la forêt et l’eau : prenez-les.
lesson-dewan-ending-eighth = Placez ici votre huitième camp, à côté d’un camp isolé : ensemble ils forment un groupe, et il reste aussi une baie.
lesson-dewan-ending-eighth-take = Si vous attendez, Ulla placera peut-être son huitième camp, et la partie finira avant que vous placiez le vôtre.
lesson-dewan-ending-eighth-joins = Cela réunirait deux de vos groupes et coûterait 4 points. Installez-vous à côté du camp isolé.
lesson-dewan-ending-eighth-elsewhere = Là, vous ne gagnez ni groupe ni baie. Installez-vous sur la case indiquée.
lesson-dewan-ending-fire = Le huitième camp apporte un feu. Chacun vaut 1 point, et qui en a le plus marque 4 points de plus : avec quatre feux, c’est vous.
lesson-dewan-ending-gift = Ici, votre chemin a traversé un camp d’Ulla. La carte payée pour cette case est allée dans sa main.
lesson-dewan-ending-last = On termine le tour de jeu : Ulla a donc joué encore une fois. Son huitième camp apporte un feu aussi : à quatre partout, les 4 points vont à chacune des deux tribus.
lesson-dewan-ending-score = Ses histoires valent 21 points, les vôtres 14. Mais vos trois groupes valent 12 contre 8, vos quatre baies 8 contre 4 : vous gagnez, 42 à 41.
lesson-dewan-ending-end = Vous connaissez la fin : le huitième camp annonce le dernier tour de jeu, puis comptent histoires, feu, groupes et baies.

## Le déluge

lesson-dewan-downpour = Le déluge
lesson-dewan-downpour-pile = Avec Le déluge, la pile est petite. Dès que sa dernière carte est prise, il pleut, et une nouvelle pile est formée.
lesson-dewan-downpour-take = Il reste deux cartes dans la pile. Prenez deux cartes côte à côte dans la rangée, au choix, et voyez ce qui arrive.
lesson-dewan-downpour-take-place = Un camp peut attendre. Prenez cette fois deux cartes, pour que la pluie tombe à votre tour.
lesson-dewan-downpour-pour = C’est votre tour, à vous de choisir : une case sans camp à côté de l’eau. Inondez le milieu de cette forêt.
lesson-dewan-downpour-pour-elsewhere = Ce serait permis. Mais inondez la forêt indiquée : vous verrez ce qu’elle vous apporte.
lesson-dewan-downpour-zones = Une zone de forêt en est devenue deux. Une zone de forêt ou de montagne occupée par un de vos camps vaut 3 points : vous êtes dans l’une, l’autre est proche.
lesson-dewan-downpour-end = L’eau divise les zones et raccourcit les chemins. Chaque paire baie et cristal vaut 4 points ; groupes et baies seules ne valent rien ici.

## Le volcan

lesson-dewan-volcano = Le volcan
lesson-dewan-volcano-fire = Le volcan se dresse au milieu. Si vous avez un camp à côté à la fin, vous avez un feu de plus.
lesson-dewan-volcano-take = Quand la dernière carte de la petite pile est prise, le volcan entre en éruption. Il en reste deux : prenez deux cartes côte à côte, au choix.
lesson-dewan-volcano-lava = Vous posez la lave, sur une case libre à côté du volcan ou d’une autre lave. Couvrez cette case, qu’Ulla pourrait bientôt atteindre.
lesson-dewan-volcano-lava-own = Cette case est de votre côté : vous voudrez peut-être vous y installer. Choisissez celle qui est indiquée.
lesson-dewan-volcano-lava-elsewhere = Ulla y accède moins facilement. Choisissez la case indiquée, proche de son camp.
lesson-dewan-volcano-way = Nul ne s’installe sur la lave ni ne la traverse, et elle n’appartient à aucune zone. La forêt derrière est donc moins accessible, elle aussi.
lesson-dewan-volcano-end = Histoires et feux comptent comme toujours, puis 2 par zone d’eau à côté de vos camps, 2 par camp autour du camp de départ d’un autre, 3 par paire baie et artefact.

## Villages lacustres

lesson-dewan-lake = Villages lacustres
lesson-dewan-lake-village = Ici, un camp peut aussi se trouver sur l’eau ; la dernière carte payée est alors une carte Eau. Fondez un village sur ce lac.
lesson-dewan-lake-village-take = Vous avez une carte Eau, et une pour partir. Fondez d’abord le village.
lesson-dewan-lake-village-elsewhere = La terre, vous connaissez. Cette fois, installez-vous sur l’eau indiquée.
lesson-dewan-lake-toll = Un village lacustre. Un lac n’en contient qu’un, et quiconque d’autre traverse cette eau vous donne sa carte Eau.
lesson-dewan-lake-take = Prenez ces deux cartes : la petite pile sera bientôt épuisée.
lesson-dewan-lake-take-others = Toutes conviendraient, mais prenez maintenant les cartes indiquées.
lesson-dewan-lake-fish = Ines a pris la dernière carte de la pile, et le poisson mord. Défaussez une carte au choix et prenez un poisson par village.
lesson-dewan-lake-fish-none = Un poisson vaut 3 points, cela mérite une carte. Défaussez-en une.
lesson-dewan-lake-lakes = Chaque lac compte aussi : 6 points pour le plus de camps à côté, 3 chacun à égalité. Un village n’est pas à côté de son propre lac.
lesson-dewan-lake-end = Les villages pêchent et reçoivent des cartes, les camps du rivage gagnent les lacs. Chaque paire baie et pigment vaut 3 points, les groupes rien.

## En équipe

lesson-dewan-team = En équipe
lesson-dewan-team-partner = Bo, en face de vous, est votre partenaire. Vos histoires et vos feux s’additionnent ; les cartes ne se partagent pas.
lesson-dewan-team-place = Un groupe ne compte que s’il contient un camp de chacun. Installez-vous ici, à côté du camp de Bo, et gardez la carte qui montre un désert.
lesson-dewan-team-place-keep = La bonne place. Mais payez l’eau avec votre autre carte Eau : le désert vous servira tout de suite.
lesson-dewan-team-place-take = Vous avez les cartes pour le chemin vers Bo : montagne, eau, montagne. Placez votre camp.
lesson-dewan-team-place-elsewhere = Là, ou par ce chemin, votre équipe gagne moins. De votre camp de montagne, traversez le lac jusqu’à la case indiquée, à côté du camp de Bo.
lesson-dewan-team-group = Votre camp et celui de Bo forment un groupe de l’équipe : 4 points. Les groupes d’un seul partenaire ne valent rien.
lesson-dewan-team-tuck = Glissez maintenant la carte en montrant le désert : votre histoire est validée, et ses points vont à l’équipe.
lesson-dewan-team-tuck-half = Votre histoire n’a pas besoin d’eau. Choisissez la moitié au désert.
lesson-dewan-team-tuck-none = Alors l’emplacement reste vide jusqu’à la fin, et il manque un désert à votre histoire. Glissez la carte.
lesson-dewan-team-berries = Les baies comptent par paires, une de vous et une de Bo : 4 points la paire. Vous en avez une chacun, cela fait une paire.
lesson-dewan-team-end = Jouez pour deux : installez-vous à côté de Bo, répartissez les baies, et n’oubliez pas qu’en traversant ses camps vous lui donnez vos cartes.
