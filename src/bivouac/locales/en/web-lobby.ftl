# The lobby, the page for a new table, and the waiting room.

web-lobby-tab = Bivouac
web-lobby-tab-waiting = ({ $count }) Bivouac

## Continue

web-lobby-continue = Continue
web-lobby-wait-for-you = { $count ->
    [0] nothing is waiting for you
    [one] one game is waiting for you
   *[other] { $count } games are waiting for you
}
web-lobby-welcome = Welcome to Bivouac
web-lobby-nothing-waits = No game is waiting for you. Start one, or join a table.
web-lobby-round = Round { $round }
web-lobby-seats = Seats
web-lobby-waiting = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
web-lobby-frozen = View only
web-lobby-preparing = The rules are being prepared
web-lobby-dealing = Cards are being shuffled
web-lobby-your-turn = Your turn
web-lobby-their-turn = { $player } is choosing
web-lobby-take-turn = Take your turn
web-lobby-open = Open

## Start a game

web-lobby-start = Start a game
web-lobby-games = Games
web-lobby-new-table = New table
web-lobby-new-table-of = New table: { $game }
web-lobby-play-bots = Play a bot now
web-lobby-play-bots-at = { web-lobby-play-bots } { $against }: { $game }
web-lobby-learn = Learn
web-lobby-learn-game = Learn { $game }

## For newcomers

web-lobby-first = { $game } in three pictures

## Open tables

web-lobby-open-tables = Open tables
web-lobby-no-open-tables = Nobody is waiting just now. Open a table and send its link to your friends.
web-lobby-table-title = { $game }: { $scenario }
web-lobby-table-free = { $player } · { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
web-lobby-table-round = { $round ->
    [0] { $player } · just begun
   *[other] { $player } · playing, round { $round }
}
web-lobby-join = Join
web-lobby-join-table = Join { $title }
web-lobby-watch = Watch
web-lobby-watch-table = Watch { $title }

## Recent results

web-lobby-results = Recent results
web-lobby-no-results = Your finished games will be kept here, ready to be replayed at any time.
web-lobby-all-results = Show all { $count }
web-lobby-result-title = { $game }: { $table }
web-lobby-result-won = { $ahead ->
    [0] { $points } points, ahead of { $player } on the tiebreaker · { $when }
   *[other] { $points } points, { $ahead } ahead of { $player } · { $when }
}
web-lobby-result-shared = { $points } points, victory shared with { $player } · { $when }
web-lobby-result-lost = { $points } points, { $player } won with { $most } · { $when }
web-lobby-result-watched = Watched · { $when }
web-lobby-result-ended = Ended by the players · { $when }
web-lobby-result-frozen = Played by older rules · { $when }
web-lobby-result-outcome = { $outcome } · { $when }
web-lobby-replay-table = Replay { $title }
web-lobby-read-table = View { $title }

## New table

web-lobby-new-table-tab = New table · Bivouac
web-lobby-extensions = Expansions
web-lobby-extensions-in-play = { $count } in play
web-lobby-players = { $count } players
web-lobby-players-from = { $fewest } to { $most } players
web-lobby-players-short = { $fewest }–{ $most }
web-lobby-seats-of = { $count } of { $most }
web-lobby-seat = Seat { $number }
web-lobby-me-line = you (host)
web-lobby-seat-open = Open
web-lobby-seat-bot = Bot
web-lobby-seat-friend = Friend here
web-lobby-open-line = For whoever opens the link.
web-lobby-which-bot = { $seat }: level of the bot
web-lobby-friend-name = Name
web-lobby-friend-name-of = { $seat }: name
web-lobby-friend-line = Plays on this device.
web-lobby-add-seat = Add a seat
web-lobby-remove = Remove { $seat }
web-lobby-limit-most = { $choice }: { $count } players at most.
web-lobby-limit-exact = { $choice }: exactly { $count } players.
# $choice: a way of playing.
web-lobby-limit-way = { $choice }: { $count ->
    [one] one seat.
   *[other] { $count } seats.
}
web-lobby-not-this-way = Not available in this mode.
web-lobby-given-up = { $before } is not available in this mode; { $now } is chosen instead.
web-lobby-box = Components
web-lobby-box-usual = The usual ones
web-lobby-box-usual-line = What comes with Bivouac
web-lobby-box-own-line = Brought by the host of this server
web-lobby-box-of = From the components “{ $box }” of this server.
web-lobby-summary-box = Components: { $box }.
web-lobby-seats-added = { $count ->
    [one] One more player is needed, so a bot has joined.
   *[other] { $count } more players are needed, so bots have joined.
}
web-lobby-seats-removed = { $count ->
    [one] There are fewer seats now; the last one was removed.
   *[other] There are fewer seats now; the last { $count } were removed.
}
web-lobby-summary = { $bots ->
    [0] { $players } players, no bot.
    [one] { $players } players, one of them a bot.
   *[other] { $players } players, { $bots } of them bots.
}
# $way: a way of playing with a fixed number of players.
web-lobby-summary-way = { $way }: { $bots ->
    [0] { $players } players, no bot.
    [one] { $players } players, one of them a bot.
   *[other] { $players } players, { $bots } of them bots.
}
web-lobby-summary-alone = { $way }.
web-lobby-summary-open = { $free ->
    [one] One seat is still open: the game starts by itself when it is taken.
   *[other] { $free } seats are still open: the game starts by itself when they are taken.
}
web-lobby-summary-ready = All seats are set: the game starts at once.
web-lobby-summary-with = In play: { $list }.
web-lobby-summary-without = Left out: { $choice }. { $why }
web-lobby-listed = Anybody may watch and join; hands stay hidden
web-lobby-unlisted = Only for those who have the link
web-lobby-fill-bots = Fill with bots
web-lobby-open-table = Open the table
web-lobby-start-game = Start the game

## Waiting room

web-lobby-invite = Send this link to the others
web-lobby-is-bot = bot
web-lobby-is-level = bot, level { $level }
web-lobby-is-you = you
web-lobby-is-local = on this device
web-lobby-is-here = here
web-lobby-is-away = away for the moment
web-lobby-sit = Sit here
web-lobby-fill-with = Bot: { $bot }
web-lobby-starts-itself = The game starts by itself as soon as all seats are taken.
web-lobby-leave = Leave the table

## Credits

web-lobby-unofficial = This is an unofficial, non-commercial implementation with its own art and texts.
