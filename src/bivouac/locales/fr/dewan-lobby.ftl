# Dewan à l’accueil : à quoi il ressemble, ses scénarios, et le jeu en trois images.

dewan-lobby-size = 2 à 4 joueurs, env. 40 min
dewan-lobby-pitch = Traversez les terres carte après carte, placez huit camps et validez vos histoires. Cinq scénarios, d’un Territoire paisible à un volcan en éruption.
dewan-lobby-credits = Dewan est un jeu de Johannes Goupy et Yoann Levet, édité par Space Cowboys.

## Le jeu en trois images

dewan-lobby-first-take = Prenez deux cartes
dewan-lobby-first-take-line = Côte à côte dans la rangée. Chacune montre un ou deux terrains.
dewan-lobby-first-travel = Ou voyagez et campez
dewan-lobby-first-travel-line = Payez une carte par case du chemin, puis placez un camp.
dewan-lobby-first-tell = Validez des histoires
dewan-lobby-first-tell-line = Une histoire compte dès que vos camps sont là où elle le demande.

## Scénarios

dewan-lobby-scenario = Scénario
dewan-lobby-line-classic = Groupes, baies, feu et histoires
dewan-lobby-text-classic = L’idéal pour commencer. Prenez des cartes, payez votre chemin de camp en camp, et placez vos huit camps là où ils servent vos histoires.
dewan-lobby-score-classic = Points : histoires, feu, groupes de camps, baies.
dewan-lobby-line-team = Face à face, points additionnés
dewan-lobby-text-team = Deux contre deux. On partage les points, pas les cartes : ce que l’un cède en chemin peut manquer à l’autre.
dewan-lobby-score-team = Points : histoires et feux des deux, groupes avec des camps des deux, paires de baies.
dewan-lobby-line-downpour = L’eau monte et divise les terres
dewan-lobby-text-downpour = Quand la pile est épuisée, le joueur actif change en eau une case à côté de l’eau. Les zones rétrécissent, se divisent et se noient.
dewan-lobby-score-downpour = Points : histoires, feu, zones de forêt et de montagne, paires baie et cristal.
dewan-lobby-line-volcano = La lave ferme les chemins
dewan-lobby-text-volcano = Quand la pile est épuisée, le joueur actif pose un jeton Lave à côté du volcan ou de la lave. On ne peut ni traverser la lave ni s’y installer.
dewan-lobby-score-volcano = Points : histoires, feu, zones d’eau à côté des camps, camps sur les tuiles de départ adverses, paires baie et artefact.
dewan-lobby-line-lake = Des camps sur l’eau, qui pêchent
dewan-lobby-text-lake = Des camps peuvent être des villages lacustres, sur l’eau. Quiconque traverse leur lac paie leur propriétaire, et quand la pile est épuisée, les villages pêchent.
dewan-lobby-score-lake = Points : histoires, feu, le plus de camps autour de chaque lac, poissons, paires baie et pigment.

## Par équipes

dewan-lobby-partner = votre partenaire
dewan-lobby-rival = l’équipe adverse
