# A game that another package brings: what it does not say itself.

plain-ask = What do you do?
plain-waiting = { $player } decides
plain-table = Table
plain-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
plain-points = { $points ->
    [one] one point
   *[other] { $points } points
}
plain-key-choice = Choose by number
plain-tie = Tiebreaker
plain-tie-line = The points are equal; something else has decided.
plain-won-tie = { $count ->
    [one] { $players } wins on the tiebreaker
   *[other] { $players } win on the tiebreaker
}
plain-won = { $count ->
    [one] { $players } has won
   *[other] { $players } have won
}
plain-lost = { $count ->
    [one] { $players } has lost
   *[other] { $players } have lost
}
plain-size = Another game
plain-pitch = A game that was added to this server.
plain-main = What is played
plain-options = Options
plain-rules = Rules
plain-no-rules = This game brings no rules to read here.
