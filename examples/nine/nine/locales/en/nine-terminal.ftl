# Nine at the terminal.

nine-title = Nine up to { $limit }
nine-status = { $over ->
    [yes] The game is over
   *[no] { $player } · it is your turn
}
nine-help =
    Draw cards until you stop. The higher sum wins, but a sum above { $limit } is worth nothing.
    With equal sums, fewer cards win.
