# The puzzle of the day, as the lobby and the rules offer it.

web-puzzle = Énigme du jour
web-puzzle-line = Une position, une meilleure décision : laquelle ?
web-puzzle-state = { $game } : { $state ->
    [right] trouvée
    [wrong] manquée
   *[new] nouvelle aujourd’hui
}
web-puzzle-all = Énigmes précédentes
