# The pages with the player aid and the score pad, loaded with them or with the rules.

web-print = Imprimer

## The score pad

web-pad-tab = Bloc de scores · { $game } · Bivouac
web-pad-title = Bloc de scores de { $game }
web-pad-intro = Pour une partie sur la vraie table. Notez les points de chacun : ils s’additionnent à mesure. Ce que vous écrivez reste dans ce navigateur jusqu’à ce que vous l’effaciez.
web-pad-none = Ce jeu n’a pas de bloc de scores.
web-pad-players = Joueurs
web-pad-player = Joueur { $number }
web-pad-team = Équipe { $number }
web-pad-name = Nom : { $player }
web-pad-field = { $source } : { $player }
web-pad-sheet = Points par source
web-pad-clear = Effacer
web-pad-keep = Garder
web-pad-ask = Effacer tous les noms et les points ?

## The player aid

web-aid-tab = Aide de jeu · { $game } · Bivouac
web-aid-page = En page, à imprimer
web-aid-none = Ce jeu n’a pas d’aide de jeu.
web-aid-goal = Le but
web-aid-end = La fin
web-aid-turn = À votre tour
web-aid-costs = Ce que cela coûte
web-aid-brings = Ce que cela rapporte
web-aid-points = Points à la fin
web-aid-ties = Égalité
web-aid-play = Aussi en jeu
web-rules-short = Le jeu en bref
web-rules-example = Exemple
