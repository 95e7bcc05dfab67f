# Iwari: the player aid, and the course of a turn before the rules.

aid-iwari-one-of-two = Faites une de ces deux choses, puis reconstituez votre main.
aid-iwari-build = Construire
aid-iwari-build-line = Une ou deux constructions, huttes ou totems, dans un seul territoire, pour trois cartes au plus.
aid-iwari-swap-line = Défaussez une carte.
aid-iwari-third-line = Construisez pour elle avec au moins une des cartes qui vous restent ; si rien n’est possible, défaussez-en une.
aid-iwari-refill = Reconstituer la main
aid-iwari-refill-line = Piochez jusqu’à avoir trois cartes, chacune de la rivière ou de la pioche sans la voir. Puis la rivière est complétée à quatre.
aid-iwari-cost-card = Une construction coûte une carte du biome du territoire…
aid-iwari-cost-pair = … ou deux cartes d’un même autre biome.
aid-iwari-cost-first = Un territoire inexploré reçoit une seule hutte par action, rien d’autre.
aid-iwari-cost-totem = Un territoire accueille au plus autant de totems, toutes tribus confondues, que la tribu qui y a le plus de huttes en possède là.
aid-iwari-pawns = Au décompte final, un pion double les points à cet endroit pour tous, deux les triplent.
aid-iwari-void-wins = Tenez bon contre le néant : si vous n’êtes pas battus à la fin de la partie, vous avez gagné.
aid-iwari-void-settlement = Une nouvelle colonie, quatre ou plus reliées par des sentiers : vous placez là une construction gratuite, le néant agit comme lors d’une infection.
aid-iwari-void-complete = Biomes complets
aid-iwari-bare = Aucun totem ne peut se dresser ici : { NAMES($biomes) }.
aid-iwari-connections = Là où une connexion joint deux emplacements de hutte, elle forme aussi un sentier entre eux, seulement pour les colonies.
