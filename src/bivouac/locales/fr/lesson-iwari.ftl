# Les leçons d’Iwari : ce qu’elles disent et ce qu’elles répondent.

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
lesson-iwari-void-infection-order-either = Choisissez l’un des deux territoires indiqués.
lesson-iwari-void-infection-placed = Il restait à Baie-Coquille de la place pour un totem du néant. À Creux-Soleil, non : une ruine est donc venue au plus près d’une autre, le long des sentiers, puis le pion est allé sur la connexion 4.
lesson-iwari-void-infection-three = Trois cartes Néant sont visibles, et vous en avez une autre en main. La quatrième amène une corruption : comme une infection, mais à la fin les deux territoires sont décomptés.
lesson-iwari-void-infection-build = Croc-Blanc et Baie-Coquille vont donc être décomptés. Renforcez Croc-Blanc à temps : posez-y une hutte et un totem.
lesson-iwari-void-infection-build-swap = Un échange n’apporte rien à Croc-Blanc, qui va être décompté. Posez-y une hutte et un totem.
lesson-iwari-void-infection-build-other = Cela ne suffit pas pour garder Croc-Blanc au décompte. Posez-y une hutte et un totem, avec vos deux cartes Glacier.
lesson-iwari-void-infection-void = Pour l’action du néant, il ne reste que la carte Néant : vous devez la jouer. C’est la quatrième.
lesson-iwari-void-infection-void-only = Il ne reste rien d’autre : jouez la carte Néant.
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
lesson-iwari-void-settling-order-either = Choisissez l’un des deux territoires indiqués.
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
