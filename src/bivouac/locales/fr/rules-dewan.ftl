# Les règles de Dewan avec nos propres mots, un message par règle. Un coup refusé nomme sa règle.

rules-dewan-tab = Règles de Dewan · Bivouac
rules-dewan-title = Les règles de Dewan
rules-dewan-intro = Vous menez une tribu vers de nouvelles terres. Les cartes Terrain vous font voyager, les voyages vous font poser des camps, et des camps bien choisis donnent vie à vos histoires. Après le dernier tour de jeu, le plus grand nombre de points l’emporte. Chaque règle porte un code court, et un coup refusé nomme la règle qui s’y oppose.
rules-dewan-signs = Terrains et symboles

## DS
rules-chapter-DS = Mise en place
rules-lead-DS = Une carte Terrain montre un ou deux terrains, parfois avec un symbole : chacun de ses terrains est une moitié. Une tuile Histoire montre ses conditions (terrains et ressources), ses points et parfois un feu.
rule-DS1 = De deux à quatre personnes peuvent jouer. Chaque personne reçoit une tuile de départ au hasard, et l’on ajoute autant de tuiles neutres tirées au hasard. Toutes sont orientées au hasard ; les tuiles neutres forment le cœur du Territoire et les tuiles de départ l’entourent, loin les unes des autres. Le déluge et le volcan ajoutent une tuile qui leur est propre.
rule-DS2 = Deux baies sont posées sur chaque symbole de baie du Territoire.
rule-DS3 = Chaque personne a huit camps sur son plateau Tribu. Un neuvième, le camp de départ, se trouve dès le début au centre de sa tuile de départ.
rule-DS4 = Les tuiles Histoire sont mélangées. Cinq sont alignées face visible, les autres forment une pile face cachée. Pour le déluge, on retire d’abord les cinq tuiles qui montrent de l’eau.
rule-DS5 = Les cartes Terrain sont mélangées. Chaque personne en reçoit deux, face cachée, et six forment la rangée, face visible. Les autres constituent la pile.
rule-DS6 = Le premier joueur est tiré au hasard. Avant le premier tour, chaque personne prend une tuile Histoire, dans le sens antihoraire, en commençant à la droite du premier joueur, qui choisit donc en dernier. Prenez l’une des cinq de la rangée, aussitôt remplacée, ou la première de la pile sans la voir ; vous la montrez ensuite et la gardez. Une fois la pile vide, la place d’une tuile prise reste vide et les autres ne bougent pas.

## DT
rules-chapter-DT = Un tour
rule-DT1 = On joue dans le sens horaire, à partir du premier joueur. À votre tour, vous faites exactement une de ces deux choses : prendre deux cartes, ou placer un camp.
rule-DT2 = Si aucune des deux n’est possible, vous passez ; vos histoires sont tout de même vérifiées à la fin de votre tour. Si tout le monde passe dans le même tour de jeu, la partie se termine après celui-ci.
rule-DT3 = Tout le monde voit les histoires, les baies, les poissons, les moitiés de cartes glissées et le nombre de cartes en main de chacun. Les cartes en main restent secrètes.

## DK
rules-chapter-DK = Prendre des cartes
rule-DK1 = Prenez deux cartes côte à côte dans la rangée. On ne pioche jamais dans la pile à la place. Votre main n’a pas de limite.
rule-DK2 = La rangée est complétée avec la pile, une carte à la fois, chacune à sa place ; la place la plus proche de la pile passe en premier.
rule-DK3 = S’il faut une carte et que la pile est vide, la défausse est mélangée et forme une nouvelle pile. Si la défausse est vide aussi, la place reste vide et sera remplie au début d’un prochain tour, dès qu’il y aura de nouveau des cartes. Si la rangée n’a plus deux cartes côte à côte, vous pouvez en prendre une seule.

## DP
rules-chapter-DP = Placer un camp
rule-DP1 = Un trajet part de n’importe lequel de vos camps sur le Territoire, camp de départ compris. Il finit sur une case sans camp qui n’est pas de l’eau.
rule-DP2 = Avancez d’une case à une case adjacente. Pour chaque case de l’itinéraire, la première et la dernière comprises, vous payez une carte montrant son terrain. Une carte à deux terrains paie pour l’un ou pour l’autre.
rule-DP3 = Votre propre camp de départ accepte n’importe quelle carte, que le trajet y commence ou ne fasse que le traverser. Cette carte est défaussée.
rule-DP4 = Une seule carte Eau vous fait traverser autant de cases que vous voulez d’une même zone d’eau, pourvu qu’elles se suivent.
rule-DP5 = Vous pouvez traverser les camps des autres, mais la carte qui paie une telle case va dans la main du propriétaire du camp. Pour le camp de départ de quelqu’un d’autre, même de votre équipe, vous donnez une carte de votre choix, quelle qu’elle soit. Vous pouvez aussi traverser vos propres camps ; ces cartes sont défaussées.
rule-DP6 = Quand tout est payé, prenez sur votre plateau le camp le plus à gauche et placez-le au bout de l’itinéraire.
rule-DP7 = Un itinéraire ne peut pas passer deux fois par la même case. Ce n’est d’ailleurs jamais nécessaire.

## DE
rules-chapter-DE = Ce qu’apporte un nouveau camp
rule-DE1 = S’il reste une baie dans la zone du nouveau camp, prenez-en une.
rule-DE2 = Ensuite, tout dépend du numéro du camp. Le 1er n’apporte rien d’autre. Les 2e, 4e et 6e vous font prendre une tuile Histoire, comme au début ; elle va dans votre emplacement libre le plus à gauche. Après les 3e, 5e et 7e, vous pouvez glisser une carte de votre main sous votre plateau en laissant une moitié visible : maintenant, sinon cet emplacement reste vide jusqu’à la fin. Le 8e vaut un feu et fait de ce tour de jeu le dernier.

## DZ
rules-chapter-DZ = Zones
rule-DZ1 = Une zone réunit toutes les cases d’un même terrain qui sont connectées entre elles ; une seule case peut former une zone. Le centre d’une tuile de départ n’appartient à aucune zone.
rule-DZ2 = Les baies appartiennent à toute la zone, pas à une de ses cases.

## DY
rules-chapter-DY = Histoires
rule-DY1 = Les camps de départ ne comptent jamais pour les histoires.
rule-DY2 = Si une tuile Histoire montre plusieurs fois un terrain autre que l’eau, vos camps doivent occuper autant de zones distinctes de ce terrain. Chaque moitié glissée qui le montre compte comme une zone de plus.
rule-DY3 = Si une tuile Histoire montre de l’eau, il vous faut des camps à côté d’autant de zones d’eau distinctes ; un camp peut être à côté de plusieurs. Chaque moitié glissée qui montre de l’eau compte pour une de plus.
rule-DY4 = Si une tuile Histoire montre une ressource, il vous faut des camps à côté d’autant de symboles distincts de cette ressource. Un symbole se trouve sur le bord entre deux cases et un camp d’un côté ou de l’autre l’a ; il compte une fois, quel que soit le nombre de vos camps qui le touchent. Chaque symbole d’une carte glissée compte pour un de plus. Plusieurs personnes peuvent utiliser le même symbole.
rule-DY5 = Chaque histoire est vérifiée séparément : un camp, une carte glissée ou un symbole peut servir à autant de vos histoires que l’on veut.
rule-DY6 = À la fin de votre tour, chaque histoire dont les conditions viennent d’être remplies est validée : la tuile glisse vers le haut et vous piochez une carte, s’il y en a. Une histoire validée le reste, quoi qu’il arrive au Territoire. Si les conditions sont remplies pendant le tour de quelqu’un d’autre, elle est validée à la fin de votre prochain tour ; à la fin de la partie, toute histoire dont les conditions sont alors remplies compte, mais sans carte.

## DX
rules-chapter-DX = Fin et décompte
rule-DX1 = Quand quelqu’un place son 8e camp, on termine le tour de jeu : chacun aura ainsi joué autant de tours. Puis on compte les points.
rule-DX2 = Vous marquez les points de chaque histoire dont vous avez rempli les conditions. Les autres sont défaussées.
rule-DX3 = Chaque feu vaut 1 point : sur vos histoires validées, sur vos moitiés glissées, et un pour votre 8e camp. Le joueur qui a le plus de feu marque 4 points de plus, de même que tous les joueurs à égalité ; mais jamais sans aucun feu.
rule-DX4 = Chaque groupe d’au moins deux de vos camps connectés rapporte 4 points. Votre camp de départ compte ici.
rule-DX5 = Chaque baie que vous avez prise et chaque baie de vos moitiés glissées rapporte 2 points.
rule-DX6 = À égalité de points, la personne qui a le plus de cartes en main gagne. Nouvelle égalité : victoire partagée.

## DM
rules-chapter-DM = En équipe
rule-DM1 = À quatre, en deux équipes, les coéquipiers face à face. On joue comme dans le jeu classique ; les points de l’équipe sont additionnés.
rule-DM2 = L’équipe marque les histoires de ses deux membres et 1 point pour chacun de leurs feux. L’équipe qui a le plus de feu marque 4 points de plus, et à égalité les deux les marquent.
rule-DM3 = Chaque groupe connecté de camps de l’équipe rapporte 4 points s’il contient un camp de chaque membre. Les camps de départ comptent.
rule-DM4 = Chaque paire de baies, une de chaque membre, rapporte 4 points. Les baies des moitiés glissées comptent aussi.
rule-DM5 = À égalité de points, l’équipe qui garde le plus de cartes en main gagne. Nouvelle égalité : victoire partagée.

## DV
rules-chapter-DV = Scénarios à événement
rule-DV1 = Une fois la rangée formée, la pile compte 6 cartes à deux, 8 à trois et 10 à quatre. Toutes les autres cartes forment la réserve.
rule-DV2 = La rangée est complétée avec la pile. Dès que la dernière carte de la pile est prise, l’événement a lieu, et le joueur actif le résout. Puis une nouvelle pile de même taille est prise sur le dessus de la réserve et l’on continue à compléter ; une pile courte peut ainsi causer deux événements dans un même tour.
rule-DV3 = Les cartes gagnées par les histoires viennent de la réserve. Chaque fois que la réserve est vide et qu’il faut une carte, la défausse y est mélangée. S’il n’y a pas assez de cartes pour une pile entière, elle est faite de ce qu’il y a, les cartes fraîchement mélangées au-dessous ; une pile sans aucune carte est refaite dès qu’il en faut une, sans événement.
rule-DV4 = Si un jeton est épuisé, ou si aucune case ne peut le recevoir, cette partie de l’événement est ignorée. Une case est libre si elle n’a ni camp, ni jeton, ni volcan.
rule-DV5 = Les histoires et le feu comptent comme d’habitude, puis seulement ce qu’indique le scénario : rien pour les groupes, rien pour les baies seules.
rule-DV6 = Chaque baie peut former une paire avec une ressource : un cristal avec Le déluge, un artefact avec Le volcan, un pigment avec Villages lacustres. Les baies des moitiés glissées comptent, et les ressources comptent comme pour les histoires : symboles distincts à côté de vos camps, et symboles des cartes glissées. Le plus petit des deux nombres est celui de vos paires.
rule-DV7 = Quand un jeton divise une zone, ses baies vont à la plus grande partie. Des parties de taille égale se les partagent également, et celles qui restent vont au hasard à des parties différentes. Si toute la zone est recouverte, ses baies sont perdues.

## DD
rules-chapter-DD = Le déluge
rule-DD1 = L’événement : le joueur actif pose un jeton Eau sur une case libre, autre qu’une case d’eau, adjacente à une case d’eau. C’est désormais de l’eau.
rule-DD2 = Chaque zone de forêt ou de montagne occupée par un de vos camps rapporte 3 points ; les cartes glissées ne comptent pas. Chaque paire d’une baie et d’un cristal en rapporte 4.

## DL
rules-chapter-DL = Le volcan
rule-DL1 = L’événement : le joueur actif pose un jeton Lave sur une case libre, autre qu’une case d’eau, adjacente au volcan ou à la lave.
rule-DL2 = La lave et le volcan n’appartiennent à aucune zone. On ne peut ni les traverser ni s’y installer.
rule-DL3 = Un joueur qui a un camp à côté du volcan a un feu de plus, quel que soit le nombre de ces camps ; il compte aussi pour le plus de feu. Chaque zone d’eau à côté d’un de vos camps rapporte 2 points, chacun de vos camps autour du centre d’une tuile de départ adverse 2, et chaque paire d’une baie et d’un artefact 3. Les camps de départ comptent comme camps ; les cartes glissées ne sont pas des zones d’eau.

## DH
rules-chapter-DH = Villages lacustres
rule-DH1 = Vous pouvez aussi placer un camp sur l’eau si la dernière carte payée est une carte Eau. Il devient un village lacustre. Une zone d’eau n’en contient jamais plus d’un.
rule-DH2 = Un trajet peut partir d’un de vos villages lacustres : la première carte est une carte Eau et vaut pour toute sa zone, puis vous allez sur n’importe quelle case à côté de cette zone.
rule-DH3 = Si vous traversez une zone d’eau où quelqu’un d’autre a un village, votre carte Eau va à cette personne.
rule-DH4 = Un village n’est pas à côté de la zone d’eau où il se trouve. Pour les symboles, il compte comme n’importe quel camp.
rule-DH5 = L’événement : dans le sens horaire à partir du joueur actif, quiconque a un village peut défausser exactement une carte, quelle qu’elle soit, et prend alors un poisson pour chacun de ses villages, ou ce qu’il en reste. S’il ne reste aucun poisson, personne n’est interrogé.
rule-DH6 = Chaque zone d’eau rapporte 6 points au joueur qui a le plus de camps à côté d’elle ; à égalité, 3 à chacun. Chaque paire d’une baie et d’un pigment rapporte 3 points, et chaque poisson aussi. Les camps de départ comptent comme camps ; les cartes glissées ne sont pas des zones d’eau.
