# Ce que valait une partie terminée : sa courbe, ses moments clés, ses décisions et la chance.

analysis-title = Analyse
analysis-about = À partir de chaque moment de cette partie, des parties entières sont jouées jusqu’au bout et comptées : qui avait quelles chances, ce que chaque décision a coûté, ce que la chance a apporté.
analysis-offer = Qu’est-ce qui a décidé cette partie ? Une analyse prend environ une minute.
analysis-begin = Analyser cette partie
analysis-again = Réessayer
analysis-waiting = L’analyse commencera quand d’autres seront terminées.
analysis-running = La partie est en cours d’analyse…
analysis-stop = Arrêter
analysis-stopped = L’analyse a été arrêtée.
analysis-failed = L’analyse a échoué.
analysis-off = Ce serveur ne fait pas d’analyses.
analysis-untrusted = Pour les parties avec ces options, il n’est pas démontré que les chances annoncées se réalisent. Aucune chance n’est donc montrée, seulement quels choix ont donné de meilleurs résultats.
analysis-what = Qu’est-ce que cela veut dire : { $name } ?

## Chiffres

analysis-percent = { $percent } %
analysis-percent-under = moins de { $percent } %
analysis-percent-over = plus de { $percent } %
analysis-margin = { $figure } ±{ $margin }
analysis-margin-alone = ±{ $margin }
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-chance = Chances de victoire

## La courbe et les moments clés

analysis-graph = Chances de victoire par tour de jeu
analysis-graph-void = Chances de tenir, par tour de jeu
analysis-start = début
analysis-round = Tour de jeu
analysis-before-rounds = au début
analysis-seen-from = Montrer la partie du côté de { $player }
analysis-moment = Moment clé { $letter }
analysis-moments = Moments clés
analysis-moment-before = Revenir au moment clé précédent
analysis-moment-after = Aller au moment clé suivant
analysis-no-moments = Aucun moment ne se détache : les chances ont changé peu à peu.
analysis-change-line = variation des chances de victoire, en points de %
analysis-change-of = Chances de victoire de { $player }, en points de % :
analysis-cause-luck = C’est la chance : ce qui a été révélé.
analysis-cause-good = Une décision de { $player } ; aucun choix n’était sûrement meilleur.
analysis-cause-cost = Une décision de { $player } ; le meilleur choix valait environ { $points } points de % de plus.
analysis-cause-behind = Une décision de { $player } ; un autre choix était sûrement meilleur.
analysis-more = Chaque décision, la chance et les notes

## Une décision

analysis-side = À côté du plateau
analysis-side-game = Partie
analysis-decision = { $when } : { $player } décide
analysis-at-start = La partie commence. Avancez pas à pas, ou allez à un moment clé.
analysis-chance-decided = Personne n’a décidé cela : c’est le hasard.
analysis-forced = Il n’y avait rien à choisir.
analysis-regret = Ce qu’une décision a coûté
analysis-behind = Un autre choix était sûrement meilleur : d’environ { $regret } points de % de chances de victoire, entre { $low } et { $high }.
analysis-behind-plain = Un autre choix était sûrement meilleur.
analysis-same = L’analyse aurait joué la même chose.
analysis-not-apart = Impossible à distinguer du meilleur choix : l’écart est entre { $low } et { $high } points de % de chances de victoire.
analysis-not-apart-plain = Impossible à distinguer du meilleur choix.
analysis-played = joué
analysis-best = le meilleur
analysis-compared = { $plans } choix ont été comparés, selon ce que le joueur savait alors.
analysis-reason = Pour { $player } : { $reason }
analysis-luck-good = Chance : ce qui a été révélé a apporté à { $player } environ { $points } points de % de chances de victoire (±{ $margin }).
analysis-luck-bad = Chance : ce qui a été révélé a coûté à { $player } environ { $points } points de % de chances de victoire (±{ $margin }).
analysis-luck-none = Chance : ce qui a été révélé a peu changé pour { $player } (au plus { $margin } points de % de chances de victoire environ).
analysis-costly = { $count ->
    [0] Aucune décision sur { $free } n’était sûrement derrière le meilleur choix
    [one] Une décision sur { $free } était sûrement derrière le meilleur choix
   *[other] { $count } décisions sur { $free } étaient sûrement derrière le meilleur choix
}
analysis-cost-short = −{ $points }

## La partie dans son ensemble

analysis-parts = D’où vient le résultat
analysis-part-start = Début
analysis-part-luck = Chance
analysis-part-own = Ses décisions
analysis-part-others = Décisions des autres
analysis-part-noise = Inexpliqué
analysis-part-result = Résultat
analysis-part-stopped = À l’arrêt
analysis-part-adjusted = Sans la chance
analysis-grades = Notes
analysis-grade-own = joué
analysis-grade-level = Bot { $level }
analysis-grades-line = Points de % de chances de victoire perdus par décision, en moyenne ; à côté, ce que les bots des niveaux 1 à 5 auraient perdu dans les mêmes décisions.
analysis-made = Mesure { $version } ; { $games } parties jouées jusqu’au bout.

## Aide

analysis-help-graph = Les chances de victoire de chacun, mains ouvertes : des bots rapides ont joué beaucoup de parties à partir de chaque moment. La bande pâle contient la vraie valeur 95 fois sur 100. Elle dit qui était devant, pas qui a bien joué.
analysis-help-graph-void = Les chances de tenir face au néant : des bots rapides ont joué beaucoup de parties à partir de chaque moment. La bande pâle contient la vraie valeur 95 fois sur 100.
analysis-help-regret = De combien le meilleur choix aurait augmenté les chances de victoire de plus que celui qui a été joué, selon ce que le joueur savait. Ne compte comme moins bon que ce qui est sûr 95 fois sur 100. La malchance n’est pas une faute.
analysis-help-chance = Combien de fois le camp du joueur gagne si des bots rapides continuent après ce choix, selon ce qu’il savait alors. Après ± : de combien le chiffre peut se tromper.
analysis-help-parts = Le début, la chance et toutes les décisions donnent ensemble le résultat, en points de % de chances de victoire. Après ± : de combien un chiffre peut se tromper.
analysis-help-start = Les chances de victoire avant la première décision : selon les cartes, les places et qui commence.
analysis-help-luck = Ce qui a été révélé, comparé à la moyenne de ce qui aurait pu venir. Sur beaucoup de parties, cela s’annule.
analysis-help-own = Comment ses propres décisions ont changé les chances de victoire, mesurées avec des bots rapides qui continuent.
analysis-help-others = Comment les décisions de tous les autres les ont changées. Leurs erreurs comptent ici comme un gain.
analysis-help-noise = Ce qui reste : les arrondis, et ce qui ne se partage pas entre la chance et les décisions.
analysis-help-adjusted = Le résultat sans la chance. Il peut être sous 0 ou au-dessus de 100, et ne juge personne : une seule partie dit peu de chose.
analysis-help-grades = Ce que les décisions ont perdu en moyenne, quand il y avait un choix. Les bots ont eu moins de temps qu’à une table. Une seule partie dit peu de chose d’un joueur.
