# Iwari: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-iwari-tents = Rouge a le plus de huttes et marque 1 point pour chacune des sept : { $first }. Bleu marque autant que rouge a de huttes : { $second }. Jaune et blanc sont troisièmes ensemble et marquent autant que bleu a de huttes : { $third } chacun.
pictured-iwari-tents = Une carte : un désert avec trois huttes rouges, deux bleues, une jaune et une blanche.
example-iwari-totems = Sur le glacier, bleu et jaune sont à égalité ; dans la toundra, jaune mène. Seul jaune mène donc des deux côtés de la connexion 7 et marque les cinq totems : { $points } points.
pictured-iwari-totems = Une carte : la connexion 7 entre un glacier avec un totem bleu et un jaune et une toundra avec un bleu et deux jaunes.
example-iwari-settlement = Des sentiers relient cinq huttes rouges par-delà la frontière : une colonie qui vaut { $points } points. La sixième hutte n’est reliée à aucune et ne compte pas.
pictured-iwari-settlement = Une carte : quatre huttes rouges dans une forêt et une dans le désert voisin, reliées par des sentiers ; une autre hutte rouge est à l’écart dans le désert.
example-iwari-deeds = Sans pions, rouge marquerait ici { $red } points et bleu { $blue }. Deux pions triplent cela, pour les deux : { $more } et { $less }.
pictured-iwari-deeds = Une carte : un désert avec trois huttes rouges et deux bleues, et deux pions Union à côté.
example-iwari-infection = Le pion était sur la connexion 4, qui relie les deux. Sur la côte il y a déjà deux huttes et deux totems, donc pas de place pour un troisième : une ruine arrive, sur l’emplacement le plus proche d’une autre ruine. Sur le glacier il y a de la place, et un totem du néant arrive. Le pion est passé à la connexion 5.
pictured-iwari-infection = Une carte : une côte avec deux huttes, deux totems et une nouvelle ruine ; un glacier avec deux huttes, un totem et un nouveau totem du néant.
example-iwari-corruption = Quatre cartes Néant étaient visibles : après l’infection, les deux sont décomptés, bien qu’aucun ne soit plein. Sur la côte, deux huttes sans aucune ruine : le totem virtuel fait deux totems à un, elle est à vous. Sur le glacier, huttes et ruines sont à égalité : le néant a le totem virtuel, et le glacier.
pictured-iwari-corruption = Une carte : une côte revendiquée par les joueurs et un glacier revendiqué par le néant, tous deux avec des emplacements libres.
example-iwari-judging = Glacier : { $players } Côte : { $void }
pictured-iwari-judging = Une carte : un glacier plein que les joueurs ont revendiqué, et une côte pleine que le néant a revendiquée.
