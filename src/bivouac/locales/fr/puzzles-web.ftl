# Puzzles: a position of a recorded game, and which decision is best.

puzzles-tab = Énigmes · Bivouac
puzzles-tab-game = { $game } : énigme du jour · Bivouac
puzzles-title = Énigmes
puzzles-line = Une position d’une partie enregistrée, une nouvelle chaque jour, la même pour tout le monde : quelle décision est la meilleure ? Vous voyez ce que savait le joueur. Après votre réponse, vous apprenez ce que vaut chaque décision.
puzzles-none = Ce serveur n’a pas d’énigmes.
puzzles-today = Énigme du jour
puzzles-of-day = Énigme du { $day }
puzzles-all = Toutes les énigmes
puzzles-solved = { $right } sur { $of } trouvées à la première réponse
puzzles-state = { $state ->
    [right] trouvée
    [wrong] manquée
   *[new] nouvelle
}
# $levels : combien des cinq niveaux de bots trouvent la meilleure.
puzzles-hard = { $levels ->
    [0] aucun bot ne la trouve
    [1] un niveau de bots la trouve
   *[other] { $levels } niveaux de bots la trouvent
}
puzzles-asks = Que décidez-vous ?
puzzles-plans = Décisions à choisir
puzzles-where = { $said } ({ $where })
puzzles-check = Répondre
puzzles-right = C’est la meilleure décision.
puzzles-wrong = Une autre décision est meilleure.
puzzles-best = la meilleure
puzzles-yours = votre réponse
puzzles-nearest = la plus évidente
puzzles-points = { $points ->
    [one] environ { $points } point à la fin
   *[other] environ { $points } points à la fin
}
puzzles-behind = { $behind } points de chances de victoire derrière la meilleure (de { $low } à { $high })
puzzles-figures = Les chances de victoire viennent de parties entières jouées à partir d’ici selon ce que savait le joueur. Ce qui suit ± et qui est hachuré vaut 95 fois sur 100.
puzzles-preparing = L’énigme apparaît dès que les règles sont prêtes.
puzzles-loading = La position se met en place…
