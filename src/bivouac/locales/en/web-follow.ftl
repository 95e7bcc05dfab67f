# Following the others: moves stepped through on the map, the speed of bots, the log.

web-follow-since = Since your last turn
web-follow-round = The round just played
web-follow-open = { $what }, { $count ->
    [one] one move
   *[other] { $count } moves
}
web-follow-none = { $what }: nothing yet
web-follow-step = { $what }: { $step } of { $count }
web-follow-back = One move back
web-follow-on = One move on
web-follow-close = Back to the game
web-follow-loading = One moment
web-follow-next = Next
web-follow-speed = Speed of the others: { $speed }
web-follow-speeds = How fast the others’ moves are shown
web-follow-speed-slow = slow
web-follow-speed-normal = normal
web-follow-speed-fast = fast
web-follow-speed-wait = wait for me
web-follow-move = { $player } { $did }
web-follow-you = You
web-follow-and = { $one }, { $other }
web-follow-private = { $did } ({ $card })
web-follow-details = Details
web-follow-newest = Newest
web-follow-key = Step through the moves since your last turn
web-follow-key-wait = Show the next move where the game waits for you
table-undone-brief = { $who ->
    [you] take back that move
   *[other] takes back that move
}
