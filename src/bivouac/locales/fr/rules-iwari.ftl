# Les règles d'Iwari avec nos propres mots, un message par règle. Un coup refusé nomme sa règle.
# Le point d'un code comme I2.1 est ici un trait d'union : une clé n'a pas de point. Une ligne vide commence un paragraphe.

rules-iwari-tab = Règles d’Iwari · Bivouac
rules-iwari-title = Les règles d’Iwari
rules-iwari-intro = Votre tribu se répand sur des terres inconnues. Les cartes disent où vous pouvez construire ; les huttes comptent là où votre tribu est forte, les totems là où elle tient les deux bouts d’une connexion, et les huttes reliées par des sentiers deviennent des colonies. À la fin, le plus grand nombre de points l’emporte. En solo ou à deux ensemble, vous pouvez aussi tenir bon contre le néant : un chapitre à part y est consacré. Chaque règle porte un code court, et un coup refusé nomme la règle qui s’y oppose.
rules-iwari-signs = Biomes et constructions

## IS
rules-chapter-IS = Mise en place
rules-lead-IS = La carte est partagée en territoires, chacun de l’un des cinq biomes. Les petits cercles sont les emplacements de hutte, la pierre de chaque territoire son emplacement de totem, et les lignes entre les emplacements sont des sentiers. Les numéros aux frontières sont des connexions : chacune relie deux territoires, par la terre ou par la mer.
rule-IS1 = De deux à cinq personnes peuvent jouer, jusqu’à six sur Le Néant. Chacune a une tribu de 20 huttes et 8 totems. Le premier joueur est tiré au hasard.
rule-IS2 = Des montagnes ferment quelques connexions pour toute la partie : quatre à deux joueurs, trois à trois, deux à quatre, une à cinq. Chaque symbole de montagne se trouve à côté de deux connexions ; le hasard décide laquelle des deux la montagne recouvre. Une connexion recouverte ne rapporte jamais de points. Île Oubliée, Les Chemins Inexplorés et Le Néant n’ont pas de montagnes ; et si l’on joue avec les tempêtes, elles remplacent les montagnes.
rule-IS3 = Chaque carte montre l’un des cinq biomes. À cinq ou six, on joue avec toutes les cartes. À quatre, une carte de chaque biome reste dans la boîte ; à deux ou trois, deux de chaque. Sur Le Néant, les douze cartes Néant s’y ajoutent toutes, quel que soit le nombre de joueurs.
rule-IS4 = Tout le monde reçoit trois cartes, puis quatre forment la rivière, face visible ; les autres sont la pioche. Si les mains de départ sont au choix, la rivière et la pioche viennent d’abord : à partir du dernier joueur et dans le sens antihoraire, chacun choisit trois cartes, dans la rivière ou, sans les voir, dans la pioche. La rivière est complétée après chaque joueur.
rule-IS5 = À deux, on n’est pas seuls : une troisième tribu, qui n’est à personne, a elle aussi 20 huttes et 8 totems.

## IT
rules-chapter-IT = Un tour
rules-lead-IT = On joue dans le sens horaire, à partir du premier joueur. À votre tour, vous faites l’une de ces deux choses : construire, ou échanger une carte. Pour construire, vous utilisez au plus trois cartes, pour deux constructions au plus, dans un seul territoire.
rule-IT1 = Construire : jouez d’une à trois cartes et posez une ou deux constructions, huttes ou totems, dans un même territoire. Puis reconstituez votre main.
rule-IT2 = Ou échanger : défaussez une carte et reconstituez votre main. Un joueur sans aucune carte passe son tour.
rule-IT3 = Chaque construction coûte une carte du biome du territoire. À sa place, vous pouvez jouer deux cartes identiques d’un autre biome. Chaque carte jouée paie une construction.
rule-IT4 = Un territoire sans aucune hutte est inexploré. Une action y pose une hutte et rien d’autre ; la suite peut venir dès l’action suivante.
rule-IT5 = Une hutte va sur n’importe quel emplacement de hutte libre, un totem sur l’emplacement de totem du territoire. Toutes tribus ensemble, il ne peut y avoir plus de totems que la tribu la plus nombreuse du territoire n’y a de huttes. Une hutte posée en premier dans la même action compte déjà. Un totem posé n’est plus jamais retiré, et vous pouvez en poser un là où vous n’avez pas de hutte.
rule-IT6 = Une tribu qui n’a plus de hutte ou plus de totem ne peut plus en poser.
rule-IT7 = À la fin de votre tour, vous prenez des cartes jusqu’à en avoir trois. Chaque fois, vous choisissez : une carte de la rivière, ou la première de la pioche sans la voir. La rivière se resserre à mesure qu’on y prend des cartes ; une fois votre main complète, elle est complétée à quatre par son extrémité.
rule-IT8 = Les cartes jouées ou échangées vont à la défausse, que tout le monde peut regarder.

## I2
rules-chapter-I2 = À deux, la troisième tribu
rule-I2-1 = Après votre action et avant de prendre des cartes, vous jouez pour la troisième tribu s’il vous reste des cartes : utilisez-en au moins une pour qu’elle construise, selon les mêmes règles que la vôtre. Elle peut construire dans un autre territoire que vous, et trouve le plateau tel que votre action l’a laissé. Si vos cartes ne permettent rien, défaussez-en une. Après un échange aussi, elle joue avec les cartes qui restent.
rule-I2-2 = La troisième tribu compte comme toute autre partout où l’on compare huttes et totems, mais ne gagne ni module ni expédition. Si elle finit seule en tête, égalités départagées comme d’habitude, les deux joueurs ont perdu.
rule-I2-3 = Si une hutte de la troisième tribu remplit un territoire, personne ne gagne Découverte pour cela. Si elle explore le dernier territoire inexploré, Courage quitte le jeu.

## IE
rules-chapter-IE = La pioche et la fin
rule-IE1 = La pioche est épuisée dès que sa dernière carte est prise, pour une main ou pour la rivière. La première fois, toute la défausse est aussitôt mélangée et forme une nouvelle pioche ; on complète la main et la rivière, puis les huttes sont décomptées une fois, et la partie continue.
rule-IE2 = La partie s’achève quand la pioche est épuisée pour la deuxième fois, ou quand quelqu’un a posé sa dernière hutte. On termine le tour de table pour que chacun ait joué autant de fois ; puis Vénération est attribuée si elle est en jeu, et viennent les points des huttes, des totems et des colonies, avec tout ce qu’ajoutent la carte et les extensions. Pendant ces derniers tours, on ne mélange plus rien, et les mains se complètent avec ce qui reste. La dernière hutte de la troisième tribu ne met pas fin à la partie.
rule-IE3 = À égalité de points, la tribu qui a gardé le plus de huttes et de totems gagne. Nouvelle égalité : victoire partagée.

## IP
rules-chapter-IP = Décompte
rule-IP1 = Les huttes sont décomptées territoire par territoire. La tribu qui en a le plus marque 1 point pour chaque hutte présente, à qui qu’elle soit. La deuxième marque autant de points que la première a de huttes, la troisième autant que la deuxième en a, et ainsi de suite. Les tribus à égalité marquent toutes la totalité, et le rang suivant vient aussitôt après. Sans hutte, pas de points. Avec 3, 2, 1 et 1 huttes, par exemple, les tribus marquent 7, 3, 2 et 2.
rule-IP2 = Les totems sont décomptés connexion par connexion, dans l’ordre des numéros. Une tribu qui a le plus de totems dans chacun des deux territoires, seule ou à égalité et avec au moins un, marque 1 point pour chaque totem de toutes les tribus dans les deux. On ne décompte ni une connexion sous une montagne ou une tempête, ni une connexion fermée par une ruine, ni une connexion que le totem ambulant a quittée. Avec 3 totems rouges et 1 bleu d’un côté et 2 rouges de l’autre, par exemple, le rouge marque 6 points.
rule-IP3 = Une colonie réunit au moins quatre huttes d’une tribu reliées par des sentiers, par-delà les frontières aussi. Elle rapporte 1 point pour chacune de ses huttes. Si seuls les chemins comptent, elle rapporte la plus longue chaîne de huttes qui ne passe deux fois par aucune.

## IM
rules-chapter-IM = Modules
rule-IM1 = On peut jouer avec les modules de son choix ; chacun a des pions à gagner. Un pion sur un territoire ou une connexion multiplie ce qu’il rapporte au décompte final, pour tout le monde : un pion double les points, deux les triplent. Si le totem ambulant fait décompter une connexion plus tôt, les pions qui s’y trouvent comptent à ce moment-là.
rule-IM2 = Union, deux pions : les deux premiers joueurs à former une colonie en posent chacun un sur un territoire où se trouve une de ses huttes. Il y multiplie les points des huttes. Toutes les huttes reliées comptent, même si seuls les chemins rapportent.
rule-IM3 = Honneur et Respect, un pion chacun : le premier joueur qui a le plus de totems, seul ou à égalité, dans les deux territoires d’une connexion y pose le pion. Pour Honneur, la connexion est terrestre, pour Respect, maritime. Rien ne doit la recouvrir, et le totem ambulant ne doit pas l’avoir quittée. On le vérifie chaque fois que ce joueur pose ou déplace une construction, une fortification aussi. Le pion multiplie les points des totems.
rule-IM4 = Découverte, deux pions : les deux premiers joueurs à occuper le dernier emplacement de hutte d’un territoire en posent chacun un sur un autre territoire, au choix. Il y multiplie les points des huttes.
rule-IM5 = Courage, un pion : le joueur qui explore le dernier territoire inexploré peut le poser à côté de n’importe quel autre pion du plateau. Il retire un cran au multiplicateur : là où se trouvent deux pions Union et Courage, les points sont doublés et non triplés. Si vous gagnez d’autres pions au même moment, vous pouvez les poser d’abord. Vous pouvez aussi renoncer, à tout moment. Dans ce cas, ou s’il n’y a aucun autre pion sur le plateau, Courage quitte le jeu.
rule-IM6 = Vénération, un pion : il est attribué à la fin, juste avant le décompte final. L’une de trois cartes, choisie à l’ouverture de la table, dit ce que l’on compare.

    Carte a : les huttes sur les impasses, c’est-à-dire les emplacements qui n’ont qu’un seul sentier. Le pion va sur n’importe quel territoire.

    Carte b, seulement sur Le Néant : les huttes sur les jetons contestés. Le pion va sur un territoire où se trouve une telle hutte de ce joueur.

    Carte c : cinq jetons d’or se trouvent dès le début sur des emplacements de totem, un dans un territoire de chacun des cinq biomes ; le hasard décide où. On compare les totems de ces cinq territoires. Le pion va sur n’importe quelle connexion qui n’est pas recouverte et que le totem ambulant n’a pas quittée.

    Le joueur qui, seul, en a le plus peut poser le pion ou y renoncer. Il compte là comme tout autre pion. Si des tribus sont à égalité, ou si la troisième tribu est en tête, le pion quitte le jeu. Les totems du néant ne sont pas comparés.
rule-IM7 = Un pion est posé dès qu’il est gagné, avant que l’on décide des tempêtes et du totem ambulant. Si vous en gagnez plusieurs à la fois, vous choisissez leur ordre.

## IX
rules-chapter-IX = Expéditions
rule-IX1 = Trois des seize expéditions, tirées au hasard, sont visibles. Après chaque construction posée, on les vérifie dans l’ordre de leurs numéros. Le premier joueur à en réussir une reçoit aussitôt sa première récompense. Le deuxième à la réussir reçoit la deuxième récompense, et la carte quitte le jeu. Personne ne reçoit les deux récompenses d’une même carte. Si une construction en fait réussir une à plusieurs joueurs, celui dont c’est le tour passe en premier, puis les autres dans le sens horaire. Il n’y a pas d’expéditions sur Le Néant.
rule-IX2 = La liste montre ce que demande chaque expédition, avec ses deux récompenses. Là où une expédition demande d’avoir le plus, les égalités comptent aussi, avec au moins un.
rules-iwari-rewards = D’abord { $first } points, puis { $second }.

## IA
rules-chapter-IA = Cartes de l’atlas
rule-IA1 = Aucun totem ne peut se dresser dans la toundra. Chaque connexion joint deux emplacements de hutte et forme aussi un sentier entre eux. Un tel sentier ne relie les huttes que pour les colonies : il ne fait pas de croisement, et une impasse reste une impasse. Une montagne ou une tempête sur la connexion ne ferme pas le sentier.
rule-IA2 = Une ruine occupe chaque emplacement violet, et il n’y a pas de montagnes. Chaque ruine ferme la connexion qu’elle garde : cette connexion ne rapporte rien et n’est pas un sentier. Tant que la ruine est là, son emplacement n’est ni libre ni rempli.

    Une hutte peut remplacer la ruine. Elle compte pour une construction et coûte deux cartes du biome indiqué à cet emplacement ; aucune autre carte ne peut les remplacer. La troisième tribu peut le faire aussi. La tribu qui le fait garde la ruine, qui vaut 1 point à la fin, et la connexion est ouverte.

    Une connexion ouverte rapporte 1 point en tout, quel que soit le nombre de totems, à chaque tribu qui a la majorité dans les deux territoires. Les pions multiplient ce point. Une connexion qu’aucune ruine ne garde se décompte comme d’habitude. Toutes les connexions sont aussi des sentiers, comme sur Terres Flottantes.
rule-IA3 = Deux connexions, la 1 et la 11, joignent la même paire de territoires. L’une et l’autre sont décomptées.
rule-IA4 = Cinq totems du néant se dressent d’abord au centre violet. Le centre n’accueille pas de huttes, n’a pas de connexions, et le nombre de totems n’y est pas limité. Il n’y a pas de montagnes.

    Pendant votre propre action, l’une des deux constructions peut être un totem du néant que vous déplacez. Du centre vers un territoire, cela coûte deux cartes du biome de ce territoire. D’un territoire vers un autre de biome différent, cela coûte une carte de chacun des deux. Aucune autre carte ne peut les remplacer, et un totem du néant ne revient jamais au centre. Là où il arrive, les règles des totems s’appliquent. Si vous posez une autre construction pendant cette action, elle va dans le même territoire, pour sa propre carte.

    Les totems du néant comptent pour la limite de totems et pour les points comme tous les autres, et le néant compte comme une tribu quand on compare les totems : là où il a seul la majorité, personne ne marque. En déplacer un vaut une pose pour les expéditions, mais pas pour le totem ambulant.
rule-IA5 = Une route violette traverse la carte. À la fin, les huttes de ses emplacements violets sont décomptées une fois de plus, toutes ensemble, comme si la route était un territoire. Ni pions ni fortifications ne changent ces points.
rule-IA6 = Le néant est un sixième biome. Les douze cartes Néant rejoignent toutes la pioche, quel que soit le nombre de joueurs, et deux d’entre elles peuvent aussi remplacer une carte d’un autre biome. On peut jouer jusqu’à six : la sixième tribu joue 20 ruines en guise de huttes et les 8 totems du néant. Il n’y a ni montagnes ni expéditions.

    Chaque jeton contesté se trouve entre deux territoires de biomes différents, et chacun d’eux a une zone inconnue pour lui. Une zone inconnue n’est pas un emplacement avant que le jeton y soit. Le jeton va dans l’une des deux, avec une de vos huttes dessus, pour deux cartes du biome de ce territoire ; aucune autre carte ne peut les remplacer. Cela compte pour une construction. Dans un territoire inexploré, cette hutte l’explore. L’autre zone reste vide. Les sentiers tracés aux zones inconnues comptent toujours. Une hutte sur un jeton contesté ne remplit pas de territoire pour Découverte.

    Le dernier joueur détient d’abord le jeton Détermination. Le joueur qui le détient peut poser une deuxième construction, hutte ou totem, dans un territoire inexploré au début de l’action, pour une carte de son biome. Puis le jeton passe au joueur à sa droite, celui qui a joué juste avant. La troisième tribu n’utilise ni les jetons contestés ni le jeton Détermination.

## IR
rules-chapter-IR = Tempêtes et totem ambulant
rule-IR1 = Quatre tempêtes remplacent les montagnes, sur les cartes qui en ont. Pour chaque symbole, le hasard décide laquelle de ses deux connexions la tempête recouvre. Une connexion sous une tempête ne rapporte rien.

    Quand une hutte remplit le second des deux territoires que relie sa connexion, le joueur qui, seul, a le plus de huttes dans les deux ensemble décide : la tempête reste, ou elle va à la connexion suivante par numéro que rien ne recouvre. Après le dernier numéro vient le premier. Si des tribus sont à égalité, ou si la troisième tribu est en tête, la tempête se déplace.

    À un tel moment, on décide une fois pour chaque tempête, et s’il y en a plusieurs, dans l’ordre de leurs numéros. Pour une tempête qui arrive entre deux territoires remplis, on ne décide pas de nouveau.
rule-IR2 = Le totem ambulant part de la connexion 1. Quand vous posez un totem dans l’un des deux territoires de sa connexion, vous pouvez faire décompter cette connexion aussitôt, pour toutes les tribus ; puis le totem ambulant va au numéro suivant. Après la dernière connexion, il quitte le plateau. Vous avez un tel choix pour chaque totem que vous posez. Les totems de la troisième tribu n’en donnent pas.

    Le totem ambulant s’arrête aussi sur les connexions recouvertes ; en décompter une ne rapporte rien, mais le totem ambulant avance. Une connexion qu’il a quittée n’est plus jamais décomptée.

## IF
rules-chapter-IF = Fortifications
rule-IF1 = Chaque joueur a une fortification, à six joueurs aussi, et peut la poser une fois. Elle compte comme l’une des deux constructions d’un tour, coûte autant qu’une hutte et va sur un emplacement de hutte libre d’un territoire exploré avant cette action. Elle n’est à personne : toute tribu peut ensuite y poser une hutte, vous-même dès la même action. Il y en a une au plus par emplacement. La troisième tribu n’en a pas, et une fortification restante ne compte pas pour départager une égalité.
rule-IF2 = Au décompte final, les points d’une tribu pour les huttes d’un territoire sont doublés si l’une de ses huttes y est sur une fortification. Ses points pour une colonie sont doublés si l’une des huttes reliées est sur une fortification. Les pions multiplient d’abord. Plusieurs fortifications ne doublent qu’une fois.

## IG
rules-chapter-IG = Découvertes
rule-IG1 = Il y a 18 jetons Découverte : 6 rouges, 6 verts et 6 jaunes. Deux d’entre eux sont face cachée dans chaque territoire, sur des emplacements de hutte. Les emplacements où se rejoignent au moins trois sentiers, les emplacements violets et les zones inconnues n’en ont pas. Si une carte a plus de neuf territoires, le hasard décide lesquels ont des jetons.

    Pour poser la première hutte dans un tel territoire, annoncez d’abord que vous l’explorez. Ses jetons sont retournés à la vue de tous, puis vous devez y poser cette hutte. Il en va de même pour la troisième tribu. Une hutte posée sur un jeton le prend. Tout le monde peut voir ce qui a été pris.

    À la fin, la tribu qui a le plus de jetons d’une couleur marque 6 points. Les tribus à égalité en marquent 6 chacune ; sans jeton, pas de points. Avec 3 rouges, 2 verts et 1 jaune contre 3, 2, 4 et 0, 2, 1, par exemple, les tribus marquent 12, 18 et 6.

## IV : contre le néant, en solo ou en coopération. Les titres de ses règles, puis les règles. « Vous » est le camp des
## joueurs, à deux aussi ; les ruines sont les huttes du néant.
rules-chapter-IV = Contre le néant, en solo ou en coopération
rules-lead-IV = Vous jouez contre le néant, qui se répand sur les terres en ruines et en totems violets. Il n’y a pas de points : vous tenez bon, ou vous perdez. Les territoires sont décomptés un par un, et le camp qui y a le plus de totems les revendique ; si le néant en revendique trop, il a gagné. Il n’a pas de main à lui. Vos cartes jouent pour lui : à chaque tour, vous construisez d’abord pour vous, puis vous devez faire quelque chose pour le néant.

    Les règles du jeu de base s’appliquent, sauf si ce chapitre dit autre chose. Toutes les cartes peuvent se jouer, sauf Le Néant. Il n’y a ni modules, ni expéditions, ni montagnes, ni tempêtes, ni totem ambulant, ni fortifications, ni découvertes ; les mains de départ sont distribuées, et une colonie est toujours un groupe de huttes reliées.
rules-title-IV1 = Mise en place
rules-title-IV2 = Un tour
rules-title-IV3 = L’action du néant
rules-title-IV4 = Quand les cartes Néant agissent
rules-title-IV5 = Infection
rules-title-IV6 = Corruption
rules-title-IV7 = Décompter un territoire
rules-title-IV8 = Colonies
rules-title-IV9 = Biomes complets : déplacer des constructions, passer l’action du néant
rules-title-IV10 = La fin et la difficulté
rules-title-IV11 = Cartes
rules-title-IV12 = En coopération
rules-title-IV13 = La pioche
rule-IV1 = On joue avec les 57 cartes des cinq biomes. Vous en recevez trois, et quatre forment la rivière, face visible. Les autres sont réparties en quatre paquets aussi égaux que possible : 13, 13, 12 et 12 cartes en solo, 12, 12, 12 et 11 en coopération. Trois cartes Néant sont mélangées à chaque paquet. Puis on empile les paquets, les plus gros au-dessus, et c’est la pioche. Vous ne pouvez donc pas savoir quand vient la prochaine carte Néant, mais chaque quart de la pioche en a trois.

    Le néant a 21 ruines, qui sont ses huttes, et 8 totems du néant. Le pion néant part de la connexion 1.
rule-IV2 = Un tour a les quatre étapes montrées plus bas, toujours dans cet ordre.

    Pendant votre action, vous construisez ou échangez une carte comme dans le jeu de base ; en construisant, vous pouvez aussi déplacer des constructions (IV9). Les cartes Néant n’y aident pas : elles ne paient rien, même par deux, et ne s’échangent pas. Elles ne quittent votre main que pendant l’action du néant. Si vous n’avez que des cartes Néant, vous passez votre action.

    Après chaque construction posée, à qui qu’elle soit, on vérifie trois choses dans cet ordre : le néant a-t-il gagné (IV10) ; le territoire est-il rempli, et donc à décompter (IV7) ; y a-t-il une nouvelle colonie (IV8) ?
rules-iwari-turn-player = Votre action
rules-iwari-turn-player-line = Construisez ou échangez une carte, comme dans le jeu de base.
rules-iwari-turn-void = L’action du néant
rules-iwari-turn-void-line = Utilisez pour le néant au moins une des cartes qui vous restent. Si votre main est vide, il n’agit pas.
rules-iwari-turn-hand = Votre main
rules-iwari-turn-hand-line = Complétez-la à trois cartes, chacune de la rivière, cartes Néant comprises, ou de la pioche sans la voir.
rules-iwari-turn-display = La rivière
rules-iwari-turn-display-line = Complétez-la à quatre, carte par carte. Chaque carte Néant qui arrive agit avant que la suivante soit retournée.
rule-IV3 = S’il vous reste des cartes après votre action, vous devez en utiliser au moins une pour le néant. Vous choisissez comment.

    Construire pour le néant : les règles du jeu de base s’appliquent, avec des ruines pour huttes et des totems du néant pour totems, dans un territoire qui n’est pas fermé. Vous payez avec des cartes qui ne sont pas des cartes Néant.

    Jouer des cartes Néant : une ou plusieurs vont face visible au-dessus de la rivière, puis elles agissent (IV4). Vous pouvez le faire aussi après avoir construit.

    Passer l’action du néant : défaussez une carte d’un biome complet (IV9), et il ne se passe rien.

    Si rien de tout cela n’est possible, défaussez une carte. Mais si l’on pouvait construire et que seule la construction manque, parce que le néant n’en a plus, la partie se termine (IV10).
rule-IV4 = Les cartes Néant que vous jouez amènent une seule infection, quel que soit leur nombre. Une carte Néant qui arrive quand la rivière est complétée amène sa propre infection.

    Si quatre cartes Néant ou plus sont visibles, dans la rivière et au-dessus ensemble, elles amènent une corruption à la place.
rules-iwari-brings-infection = Une infection
rules-iwari-brings-corruption = Une corruption
rule-IV5 = Une infection touche les deux territoires de la connexion où se trouve le pion néant, s’ils ne sont pas fermés. Vous choisissez lequel vient en premier. Dans chacun, le néant pose un totem si la limite de totems le permet et s’il lui en reste un. Sinon, il pose une ruine sur l’emplacement de hutte libre le plus proche d’une ruine.

    La distance se compte en pas le long des sentiers, sur tout le plateau et en passant par n’importe quel emplacement. Si plusieurs emplacements sont à égale distance, vous en choisissez un ; vous choisissez aussi s’il n’y a pas de ruine sur le plateau, ou si aucun sentier n’y mène. Les ruines comptent comme des huttes pour explorer un territoire et pour la limite de totems. S’il faut une ruine et qu’il n’en reste pas, la partie se termine (IV10).

    Puis le pion va au numéro suivant, et du dernier au premier. Il saute les connexions entre deux territoires fermés. Si les deux territoires de sa connexion se ferment à un autre moment, il avance aussitôt.
rule-IV6 = Une corruption commence comme une infection. Avant que le pion avance, ceux des deux territoires qui sont encore ouverts sont décomptés (IV7), même s’ils ont des emplacements de hutte libres. On ne regarde qu’après les deux si le néant a gagné avec eux.

    Puis l’une des cartes Néant visibles est mise à côté du plateau, et toutes les autres sont mélangées à la pioche ; la défausse reste où elle est. La troisième carte Néant mise à côté met fin à la partie (IV10). Si l’on était en train de compléter la rivière, on continue selon les mêmes règles, ce qui peut amener l’infection suivante.
rule-IV7 = Un territoire est décompté dès que son dernier emplacement de hutte est pris, par une corruption, ou à la fin de la partie. On compare d’abord les huttes et les ruines : le camp qui en a le plus reçoit un totem virtuel, qui n’est pas posé mais qui compte. Puis on compare les totems, le totem virtuel compris : le camp qui en a le plus revendique le territoire. Le néant gagne toutes les égalités, de huttes et de ruines comme de totems.

    Un territoire décompté est fermé. Plus aucune construction n’y entre, les infections l’évitent, et il n’est plus décompté, même si une construction le quitte plus tard.
# Deux exemples de décompte, à côté d'images.
rules-iwari-judged-players = Trois huttes contre deux ruines : le totem virtuel est à vous. Avec lui, vous avez deux totems contre un, et vous revendiquez le territoire.
rules-iwari-judged-void = Trois ruines contre deux huttes : le totem virtuel va au néant. Cela fait un totem de chaque côté, et le néant gagne les égalités : il revendique le territoire.
rule-IV8 = Au moins quatre huttes d’une couleur reliées par des sentiers sont une colonie, et au moins quatre ruines aussi. Une nouvelle colonie amène aussitôt une construction de plus. Vous pouvez poser une hutte ou un totem dans un territoire ouvert où se trouve une hutte de la colonie : selon les règles de construction, mais sans payer. Le néant agit comme pour une infection, dans le territoire qui a le plus de ruines de sa colonie. Si plusieurs en ont autant, vous en choisissez un qui est ouvert ; si ce territoire est fermé, il ne se passe rien. Le pion reste où il est.

    Toutes les constructions d’une colonie sont marquées, de même que celles qui s’y joignent plus tard. Un groupe avec une construction marquée n’est jamais une nouvelle colonie : chacune ne donne sa construction qu’une fois.

    Les deux constructions d’une action se posent l’une après l’autre. Aucune seconde construction ne peut suivre une hutte ou une ruine qui prend le dernier emplacement libre de son territoire, car il est décompté aussitôt. Si autre chose qu’amène la première rend la seconde impossible, par exemple une construction gratuite sur son emplacement, la seconde est perdue, et ses cartes sont dépensées.
rule-IV9 = Un biome est complet quand chacun de ses territoires a été rempli une fois. Un territoire qu’une corruption a fermé avant qu’il soit rempli ne peut plus l’être : son biome reste incomplet. Les cartes d’un biome complet permettent deux choses de plus.

    Déplacer une construction : pendant votre action, l’une des constructions que vous posez peut être une de vos huttes ou un de vos totems qui se trouve déjà dans un territoire de ce biome. Elle va dans un territoire ouvert d’un autre biome. Vous payez avec une carte du biome d’où elle vient, ou avec deux cartes identiques d’un autre. Un totem ne peut être déplacé que si aucun totem du néant n’y a été posé après lui. Une hutte d’une colonie garde sa marque. Comme toujours, deux constructions au plus vont dans un même territoire, pour trois cartes au plus, et les règles de construction s’y appliquent.

    Passer l’action du néant : pendant l’action du néant, vous pouvez défausser une carte d’un biome complet au lieu d’agir.
rules-iwari-moves = Une carte Désert déplace une hutte hors d’un désert complet ; deux cartes Toundra, en joker, en déplacent une autre.
rule-IV10 = Le néant gagne aussitôt quand l’une de ses colonies a dix ruines, huit sur Terres Flottantes. Il gagne aussi quand un décompte lui a donné autant de territoires que le veut sa limite : trois en solo, un en coopération.

    La partie se termine aussi quand tous les territoires ont été décomptés ; quand il ne reste plus une construction qui doit être posée ; quand votre action commence et que vous n’avez plus ni hutte ni totem ; et quand la troisième carte Néant a été mise à côté du plateau. On décompte alors tous les territoires encore ouverts. Si le néant n’a pas atteint sa limite et que la carte ne lui donne pas non plus la victoire (IV11), vous avez gagné.

    La limite fait la difficulté, et vous la choisissez à l’ouverture de la table. Normal est ce que dit le livret de règles. En facile, il faut au néant cinq territoires pour gagner, en difficile deux ; en coopération, un seul territoire suffit déjà à perdre : il n’y a donc pas de niveau difficile.
rule-IV11 = Certaines cartes ont leurs propres règles contre le néant. Nouveaux Horizons, Vastes Terres et Massif Glacier n’en ont pas.

    Terres Flottantes : la première fois d’un tour que des cartes Toundra paient quelque chose, pour vous ou pour le néant, une ruine suit sur un emplacement libre de la toundra, au choix, après la construction et tout ce qu’elle amène. Elle ne suit pas si la toundra est fermée. Toutes les ruines de la toundra comptent comme reliées. Les connexions sont des sentiers, et aucun totem ne peut se dresser dans la toundra.

    Île Oubliée : il n’y a pas de ruines au départ, aucune connexion n’est fermée, et les emplacements violets ne coûtent pas plus que les autres. Les connexions sont des sentiers. Une ruine que vous construisez pour le néant doit aller sur un emplacement violet si son territoire en a un de libre. S’il y a à la fin plus de ruines que de huttes sur les emplacements violets, le néant gagne.

    Les Chemins Inexplorés : il n’y a d’abord aucun totem du néant au centre. Un totem du néant qu’une infection, une corruption ou une colonie du néant poserait va au centre à la place ; au cinquième, le néant gagne. L’une des constructions de votre action peut être un totem du néant que vous déplacez du centre vers un territoire, pour deux cartes du biome de ce territoire.

    La Longue Route : une ruine que vous construisez pour le néant doit aller sur la route violette si son territoire y a un emplacement libre. S’il y a à la fin plus de ruines que de huttes sur la route violette, le néant gagne.
rule-IV12 = Deux joueurs jouent tour à tour, chacun avec sa couleur et sa main. Vous pouvez parler de tout, mais sans montrer ni nommer vos cartes. Le joueur actif choisit pour le néant.

    Quand un territoire est décompté, les huttes des deux joueurs comptent ensemble, et leurs totems aussi. Pour la limite de totems et pour les colonies, chaque couleur compte seule.
rule-IV13 = La défausse ne revient jamais dans la pioche ; seule une corruption fait mélanger quelque chose. La pioche ne s’épuise pourtant pas : des douze cartes Néant, huit au plus en sont sorties en même temps, onze en coopération. Et comme chaque tour y prend des cartes, toute partie a une fin.
