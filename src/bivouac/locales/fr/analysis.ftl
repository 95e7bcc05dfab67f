# Ce que `bivouac analyse` affiche pour les lecteurs.

analysis-working = évaluation des décisions
analysis-searching = recherche d’énigmes
analysis-puzzles = { $puzzles } énigmes tirées de { $games } parties
analysis-measured = Mesuré par { $playouts } parties continuées (qualité : { $quality } ; estimateur : { $version }). Après ±, ce que 95 erreurs sur 100 ne dépassent pas.
analysis-uncalibrated = L’estimateur n’a pas été étalonné pour cette configuration : ses chances ne donnent qu’un ordre d’idée.
analysis-not-over = La partie n’a pas été jouée jusqu’au bout : le résultat est ce à quoi on pouvait alors s’attendre.
analysis-chances = Chances de victoire, en pour cent
analysis-chances-void = Chances de tenir bon, en pour cent
analysis-player = joueur
analysis-start = départ
analysis-luck = chance
analysis-own = ses décisions
analysis-others = celles des autres
analysis-noise = reste
analysis-result = résultat
analysis-adjusted = sans la chance
analysis-grades = Ce que coûtent les décisions en moyenne, en points de chances de victoire ; à côté, ce que les niveaux y auraient décidé
analysis-decisions = décisions
analysis-cost = coût
analysis-moments = Ce qui a le plus déplacé les chances
analysis-by-luck = par la chance : { $changes }
analysis-by-decision = par la décision : { $changes }
analysis-behind = Décisions sûrement moins bonnes que la meilleure
analysis-none-behind = Aucune décision n’est sûrement moins bonne que la meilleure.
analysis-played = { $chance } de chances ; { $regret } points de moins que la meilleure ({ $low } à { $high })
analysis-better = mieux, { $chance } :
