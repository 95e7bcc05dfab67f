# The puzzle of the day, as the lobby and the rules offer it.

web-puzzle = Puzzle of the day
web-puzzle-line = One position, one best decision: which is it?
web-puzzle-state = { $game }: { $state ->
    [right] right
    [wrong] not found
   *[new] new today
}
web-puzzle-all = Earlier puzzles
