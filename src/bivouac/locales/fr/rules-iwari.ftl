# Les règles d'Iwari avec nos propres mots, un message par règle. Un coup refusé nomme sa règle.
# Le point d'un code comme I2.1 est ici un trait d'union : une clé n'a pas de point.

rules-iwari-tab = Règles d’Iwari · Bivouac
rules-iwari-title = Les règles d’Iwari
rules-iwari-intro = Votre tribu se répand sur des terres inconnues. Les cartes disent où vous pouvez construire ; les huttes comptent là où votre tribu est forte, les totems là où elle tient les deux bouts d’une connexion, et les huttes reliées par des sentiers deviennent des colonies. À la fin, le plus grand nombre de points l’emporte. Chaque règle porte un code court, et un coup refusé nomme la règle qui s’y oppose.
rules-iwari-signs = Biomes et constructions

## IS
rules-chapter-IS = Mise en place
rule-IS1 = De deux à cinq personnes peuvent jouer. Chacune a une tribu de 20 huttes et 8 totems. Le hasard désigne le premier joueur.
rule-IS2 = Des montagnes ferment quelques connexions pour toute la partie : quatre à deux joueurs, trois à trois, deux à quatre, une à cinq. Chaque symbole de montagne se trouve à côté de deux connexions ; le hasard décide laquelle des deux la montagne recouvre. Une connexion recouverte ne rapporte jamais de points.
rule-IS3 = Chaque carte montre l’un des cinq biomes. À cinq, on joue avec toutes les cartes. À quatre, une carte de chaque biome reste dans la boîte ; à deux ou trois, deux de chaque.
rule-IS4 = Tout le monde reçoit trois cartes, puis quatre forment la rivière, face visible ; les autres sont la pioche. Si les mains de départ sont au choix, la rivière et la pioche viennent d’abord : à partir du dernier joueur et dans le sens antihoraire, chacun choisit trois cartes, dans la rivière ou, sans les voir, dans la pioche. La rivière est complétée après chaque joueur.
rule-IS5 = À deux, on n’est pas seuls : une troisième tribu, qui n’est à personne, a elle aussi 20 huttes et 8 totems.

## IT
rules-chapter-IT = Un tour
rule-IT1 = Construire : jouez d’une à trois cartes et posez une ou deux constructions, huttes ou totems, dans un même territoire. Puis reconstituez votre main.
rule-IT2 = Ou échanger : défaussez une carte et reconstituez votre main. Qui n’a aucune carte passe son tour.
rule-IT3 = Chaque construction coûte une carte du biome du territoire. À sa place, vous pouvez jouer deux cartes identiques d’un autre biome. Chaque carte jouée paie une construction.
rule-IT4 = Un territoire sans aucune hutte est inexploré. Une action y pose une hutte et rien d’autre ; la suite peut venir dès l’action suivante.
rule-IT5 = Une hutte va sur n’importe quel emplacement de hutte libre, un totem sur l’emplacement de totem du territoire. Toutes tribus ensemble, il ne peut y avoir plus de totems que la tribu la plus nombreuse du territoire n’y a de huttes. Une hutte posée en premier dans la même action compte déjà. Un totem posé n’est plus jamais retiré, et vous pouvez en poser un là où vous n’avez pas de hutte.
rule-IT6 = Une tribu qui n’a plus de hutte ou plus de totem ne peut plus en poser.
rule-IT7 = À la fin de votre tour, vous prenez des cartes jusqu’à en avoir trois. Chaque fois, vous choisissez : une carte de la rivière, ou la première de la pioche sans la voir. La rivière se resserre à mesure qu’on y prend des cartes ; une fois votre main complète, elle est complétée à quatre par son extrémité.
rule-IT8 = Les cartes jouées ou échangées vont à la défausse, que tout le monde peut regarder.

## I2
rules-chapter-I2 = À deux, la troisième tribu
rule-I2-1 = Après votre action et avant de prendre des cartes, vous jouez pour la troisième tribu s’il vous reste des cartes : utilisez-en au moins une pour qu’elle construise, selon les mêmes règles que la vôtre. Elle peut construire dans un autre territoire que vous, et trouve le plateau tel que votre action l’a laissé. Si vos cartes ne permettent rien, défaussez-en une. Après un échange aussi, elle joue avec les cartes qui restent.
rule-I2-2 = La troisième tribu compte comme toute autre partout où l’on compare huttes et totems, mais ne gagne aucun module. Si elle finit seule en tête, égalités départagées comme d’habitude, les deux joueurs ont perdu.
rule-I2-3 = Si une hutte de la troisième tribu remplit un territoire, personne ne gagne Découverte pour cela.

## IE
rules-chapter-IE = La pioche et la fin
rule-IE1 = La pioche est épuisée dès que sa dernière carte est prise, pour une main ou pour la rivière. La première fois, toute la défausse est aussitôt mélangée et forme une nouvelle pioche ; on complète la main et la rivière, puis les huttes sont décomptées une fois, et la partie continue.
rule-IE2 = La partie s’achève quand la pioche est épuisée pour la deuxième fois, ou quand quelqu’un a posé sa dernière hutte. On termine le tour de table pour que chacun ait joué autant de fois ; puis viennent les points des huttes, des totems et des colonies. Pendant ces derniers tours, on ne mélange plus rien, et les mains se complètent avec ce qui reste. La dernière hutte de la troisième tribu ne met pas fin à la partie.
rule-IE3 = À égalité de points, qui a gardé le plus de huttes et de totems l’emporte. Si l’égalité persiste, la victoire est partagée.

## IP
rules-chapter-IP = Décompte
rule-IP1 = Les huttes sont décomptées territoire par territoire. La tribu qui en a le plus marque 1 point pour chaque hutte présente, à qui qu’elle soit. La deuxième marque autant de points que la première a de huttes, la troisième autant que la deuxième en a, et ainsi de suite. Les tribus à égalité marquent toutes la totalité, et le rang suivant vient aussitôt après. Sans hutte, pas de points. Avec 3, 2, 1 et 1 huttes, par exemple, les tribus marquent 7, 3, 2 et 2.
rule-IP2 = Les totems sont décomptés connexion par connexion, dans l’ordre des numéros. Une tribu qui a le plus de totems dans chacun des deux territoires, seule ou à égalité et avec au moins un, marque 1 point pour chaque totem de toutes les tribus dans les deux. Une montagne ferme la connexion.
rule-IP3 = Une colonie réunit au moins quatre huttes d’une tribu reliées par des sentiers, par-delà les frontières aussi. Elle rapporte 1 point pour chacune de ses huttes. Si seuls les chemins comptent, elle rapporte la plus longue chaîne de huttes qui ne passe deux fois par aucune.

## IM
rules-chapter-IM = Modules
rule-IM1 = On peut jouer avec les modules de son choix ; chacun a des pions à gagner. Un pion sur un territoire ou une connexion multiplie ce qu’il rapporte au décompte final, pour tout le monde : un pion double les points, deux les triplent.
rule-IM2 = Union, deux pions : les deux premières personnes à former une colonie en posent chacune un sur un territoire où se trouve une de ses huttes. Il y multiplie les points des huttes. Toutes les huttes reliées comptent, même si seuls les chemins rapportent.
rule-IM3 = Honneur et Respect, un pion chacun : la première personne qui a le plus de totems, seule ou à égalité, dans les deux territoires d’une connexion y pose le pion. Pour Honneur, la connexion est terrestre, pour Respect, maritime, et aucune montagne ne doit la recouvrir. On le vérifie chaque fois que cette personne pose une construction. Le pion multiplie les points des totems.
rule-IM4 = Découverte, deux pions : les deux premières personnes à occuper le dernier emplacement de hutte d’un territoire en posent chacune un sur un autre territoire, au choix. Il y multiplie les points des huttes.
rule-IM7 = Un pion est posé dès qu’il est gagné. Si vous en gagnez plusieurs à la fois, vous choisissez leur ordre.
