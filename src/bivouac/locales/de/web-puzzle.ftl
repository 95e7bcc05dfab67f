# The puzzle of the day, as the lobby and the rules offer it.

web-puzzle = Rätsel des Tages
web-puzzle-line = Eine Stellung, eine beste Entscheidung: welche?
web-puzzle-state = { $game }: { $state ->
    [right] richtig
    [wrong] nicht gefunden
   *[new] heute neu
}
web-puzzle-all = Frühere Rätsel
