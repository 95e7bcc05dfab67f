# Dewan en bref, avant ses règles. pictured-... dit ce qu’il y a à voir à qui ne le voit pas.

overview-dewan-land-title = Un peuple en terre nouvelle
overview-dewan-land = Chacun mène sa tribu à travers une terre que personne n’habite encore. Vous commencez avec un seul camp et en placez d’autres, aussi loin que vos cartes vous portent. De la place de vos camps dépendent les histoires de votre tribu, et ce sont elles qui rapportent le plus.
pictured-overview-dewan-land = Une carte entière : montagnes, forêts, déserts, canyons et eau, avec les camps de quatre joueurs.
overview-dewan-turn-title = Votre tour : l’un ou l’autre
overview-dewan-turn = Soit vous prenez deux cartes voisines de la rangée, soit vous voyagez et placez un camp. C’est tout ; au suivant.
pictured-overview-dewan-turn = Six cartes en rangée, dont deux voisines sont marquées ; en dessous, un camp rouge, un chemin par trois terrains et un autre camp rouge.
overview-dewan-way-title = Un trajet et son prix
overview-dewan-way = Vous partez de n’importe lequel de vos camps. Chaque case où vous entrez coûte une carte de son terrain, celle que vous quittez aussi ; seul votre camp de départ accepte toutes les cartes. Une seule carte Eau vous fait passer tout un lac : ici, { $spaces } cases coûtent { $cards } cartes.
pictured-overview-dewan-way = Une carte avec un itinéraire de { $spaces } cases : du camp de départ rouge, par un désert et deux cases d’eau, jusqu’à une forêt. Des cartes numérotées le longent.
overview-dewan-camp-title = Ce qu’apporte un camp
overview-dewan-camp = Des cases d’un même terrain qui se touchent forment une zone. S’il y reste des baies, le nouveau camp en prend une. Le plateau montre ce qu’il apporte encore, du premier camp au huitième : une histoire de plus, ou une carte glissée sous le plateau, dont une moitié compte désormais.
pictured-overview-dewan-camp = Une carte avec une zone de désert de { $spaces } cases : un camp rouge s’y trouve et une baie y reste. En dessous, un plateau avec huit places de camp et ce que chacune apporte.
overview-dewan-stories-title = Les histoires
overview-dewan-stories = Une histoire demande des camps dans certains terrains, chacun dans une zone à lui, et d’autres à côté de ressources. Dès que tout y est, ses points sont acquis et vous piochez une carte. Un même camp peut servir toutes vos histoires.
pictured-overview-dewan-stories = Une carte avec trois camps rouges, deux en zone de forêt et un en montagne ; par-dessus, une tuile Histoire dont les forêts et la montagne sont cochées, mais pas le cristal.
overview-dewan-groups-title = Feu, groupes et baies
overview-dewan-groups = Chaque feu, d’une histoire, d’une carte ou du huitième camp, vaut 1 point, et avoir le plus de feu en rapporte 4 de plus. Deux camps ou plus qui se touchent forment un groupe, qui en vaut 4 ; ici, les deux groupes rouges en font { $points }. Une baie en vaut 2.
pictured-overview-dewan-groups = Une carte avec deux groupes de camps rouges : le camp de départ et son voisin, et deux autres plus loin.
overview-dewan-end-title = La fin, et qui gagne
overview-dewan-end = Dès qu’un huitième camp est placé, on termine le tour de jeu, et chacun aura joué autant de fois. Puis on additionne tout : le plus de points l’emporte. D’autres scénarios transforment le Territoire en cours de partie, et une part de ce qui compte.
pictured-overview-dewan-end = Une feuille de score : les points de rouge et de bleu pour les histoires, le feu, les groupes et les baies, et leurs totaux.
