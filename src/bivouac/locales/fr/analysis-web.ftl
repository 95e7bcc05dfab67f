# Ce que valait une partie terminée : sa courbe, ses moments clés, ses décisions et la chance.

analysis-web-title = Analyse
analysis-web-about = À partir de chaque moment de cette partie, des parties entières sont jouées jusqu’au bout et comptées : qui avait quelles chances, ce que chaque décision a coûté, ce que la chance a apporté.
analysis-web-offer = Qu’est-ce qui a décidé cette partie ? Une analyse prend environ une minute.
analysis-web-begin = Analyser cette partie
analysis-web-again = Réessayer
analysis-web-waiting = L’analyse commencera quand d’autres seront terminées.
analysis-web-running = La partie est en cours d’analyse…
analysis-web-stop = Arrêter
analysis-web-stopped = L’analyse a été arrêtée.
analysis-web-failed = L’analyse a échoué.
analysis-web-off = Ce serveur ne fait pas d’analyses.
analysis-web-untrusted = Pour les parties avec ces options, il n’est pas démontré que les chances annoncées se réalisent. Aucune chance n’est donc montrée, seulement quels choix ont donné de meilleurs résultats.
analysis-web-what = Qu’est-ce que cela veut dire : { $name } ?

## Chiffres

analysis-web-percent = { $percent } %
analysis-web-percent-under = moins de { $percent } %
analysis-web-percent-over = plus de { $percent } %
analysis-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-web-chance = Chances de victoire

## La courbe et les moments clés

analysis-web-graph = Chances de victoire par tour de jeu
analysis-web-graph-void = Chances de tenir, par tour de jeu
analysis-web-start = début
analysis-web-round = Tour de jeu
analysis-web-before-rounds = au début
analysis-web-seen-from = Montrer la partie du côté de { $player }
analysis-web-moment = Moment clé { $letter }
analysis-web-moments = Moments clés
analysis-web-moment-before = Revenir au moment clé précédent
analysis-web-moment-after = Aller au moment clé suivant
analysis-web-no-moments = Aucun moment ne se détache : les chances ont changé peu à peu.
analysis-web-change-line = variation des chances de victoire, en points de %
analysis-web-change-of = Chances de victoire de { $player }, en points de % :
analysis-web-cause-luck = C’est la chance : ce qui a été révélé.
analysis-web-cause-good = Une décision de { $player } ; aucun choix n’était sûrement meilleur.
analysis-web-cause-cost = Une décision de { $player } ; le meilleur choix valait environ { $points } points de % de plus.
analysis-web-cause-behind = Une décision de { $player } ; un autre choix était sûrement meilleur.
analysis-web-more = Chaque décision, la chance et les notes

## Une décision

analysis-web-side = À côté du plateau
analysis-web-side-game = Partie
analysis-web-decision = { $when } : { $player } décide
analysis-web-at-start = La partie commence. Avancez pas à pas, ou allez à un moment clé.
analysis-web-chance-decided = Personne n’a décidé cela : c’est le hasard.
analysis-web-forced = Il n’y avait rien à choisir.
analysis-web-regret = Ce qu’une décision a coûté
analysis-web-behind = Un autre choix était sûrement meilleur : d’environ { $regret } points de % de chances de victoire, entre { $low } et { $high }.
analysis-web-behind-plain = Un autre choix était sûrement meilleur.
analysis-web-same = L’analyse aurait joué la même chose.
analysis-web-not-apart = Impossible à distinguer du meilleur choix : l’écart est entre { $low } et { $high } points de % de chances de victoire.
analysis-web-not-apart-plain = Impossible à distinguer du meilleur choix.
analysis-web-played = joué
analysis-web-best = le meilleur
analysis-web-compared = { $plans } choix ont été comparés, selon ce que le joueur savait alors.
analysis-web-reason = Pour { $player } : { $reason }
analysis-web-luck-good = Chance : ce qui a été révélé a apporté à { $player } environ { $points } points de % de chances de victoire (±{ $margin }).
analysis-web-luck-bad = Chance : ce qui a été révélé a coûté à { $player } environ { $points } points de % de chances de victoire (±{ $margin }).
analysis-web-luck-none = Chance : ce qui a été révélé a peu changé pour { $player } (au plus { $margin } points de % de chances de victoire environ).
analysis-web-costly = { $count ->
    [0] Aucune décision sur { $free } n’était sûrement derrière le meilleur choix
    [one] Une décision sur { $free } était sûrement derrière le meilleur choix
   *[other] { $count } décisions sur { $free } étaient sûrement derrière le meilleur choix
}

## La partie dans son ensemble

analysis-web-parts = D’où vient le résultat
analysis-web-part-start = Début
analysis-web-part-luck = Chance
analysis-web-part-own = Ses décisions
analysis-web-part-others = Décisions des autres
analysis-web-part-noise = Inexpliqué
analysis-web-part-result = Résultat
analysis-web-part-stopped = À l’arrêt
analysis-web-part-adjusted = Sans la chance
analysis-web-grades = Notes
analysis-web-grade-own = joué
analysis-web-grade-level = Bot { $level }
analysis-web-grades-line = Points de % de chances de victoire perdus par décision, en moyenne ; à côté, ce que les bots des niveaux 1 à 5 auraient perdu dans les mêmes décisions.
analysis-web-made = Mesure { $version } ; { $games } parties jouées jusqu’au bout.

## Aide

analysis-web-help-graph = Les chances de victoire de chacun, mains ouvertes : des bots rapides ont joué beaucoup de parties à partir de chaque moment. La bande pâle contient la vraie valeur 95 fois sur 100. Elle dit qui était devant, pas qui a bien joué.
analysis-web-help-graph-void = Les chances de tenir face au néant : des bots rapides ont joué beaucoup de parties à partir de chaque moment. La bande pâle contient la vraie valeur 95 fois sur 100.
analysis-web-help-regret = De combien le meilleur choix aurait augmenté les chances de victoire de plus que celui qui a été joué, selon ce que le joueur savait. Ne compte comme moins bon que ce qui est sûr 95 fois sur 100. La malchance n’est pas une faute.
analysis-web-help-chance = Combien de fois le camp du joueur gagne si des bots rapides continuent après ce choix, selon ce qu’il savait alors. Après ± : de combien le chiffre peut se tromper.
analysis-web-help-parts = Le début, la chance et toutes les décisions donnent ensemble le résultat, en points de % de chances de victoire. Après ± : de combien un chiffre peut se tromper.
analysis-web-help-start = Les chances de victoire avant la première décision : selon les cartes, les places et qui commence.
analysis-web-help-luck = Ce qui a été révélé, comparé à la moyenne de ce qui aurait pu venir. Sur beaucoup de parties, cela s’annule.
analysis-web-help-own = Comment ses propres décisions ont changé les chances de victoire, mesurées avec des bots rapides qui continuent.
analysis-web-help-others = Comment les décisions de tous les autres les ont changées. Leurs erreurs comptent ici comme un gain.
analysis-web-help-noise = Ce qui reste : les arrondis, et ce qui ne se partage pas entre la chance et les décisions.
analysis-web-help-adjusted = Le résultat sans la chance. Il peut être sous 0 ou au-dessus de 100, et ne juge personne : une seule partie dit peu de chose.
analysis-web-help-grades = Ce que les décisions ont perdu en moyenne, quand il y avait un choix. Les bots ont eu moins de temps qu’à une table. Une seule partie dit peu de chose d’un joueur.
