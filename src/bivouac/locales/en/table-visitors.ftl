# Bots by others at a table. A reason (visitor-...) is said after a colon, here and at the command line.

table-taken-over = { $player } plays no further: { $why }. From now on the bot { NAMES($bot) } decides there.

## Why a bot plays no further

visitor-not-started = it could not be started
visitor-ended = its program has ended (status { $status })
visitor-silent = its program says nothing any more
visitor-slow = { $seconds ->
    [one] no answer within 1 second
   *[other] no answer within { $seconds } seconds
}
visitor-long = a line of more than { $bytes } bytes
visitor-garbled = an answer that cannot be understood
visitor-illegal = { $count } answers in a row that the rules do not allow
visitor-asks = more than { $count } questions about one decision
visitor-declines = it does not play this game
visitor-gone = this server no longer has it
visitor-broken = an answer that this server could not handle
