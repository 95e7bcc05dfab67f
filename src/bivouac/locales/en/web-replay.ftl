# The end of a game and its replay.

## Opening a record

web-replay-open = Open a record
web-replay-drop = Drop a file here, or choose one.
web-replay-choose = Choose a file
web-replay-not-record = This file is not the record of a game.
web-replay-too-large = This file is too large to be the record of a game.

## The end of a game

web-replay-score = Final score
web-replay-place = Place
web-replay-player = Player
web-replay-total = Total
web-replay-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-replay-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
web-replay-won-by = { $count ->
    [one] { $players } wins by { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    }
   *[other] { $players } win by { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    }
}
web-replay-shared = { $players } share the victory
web-replay-save = Save the record
web-replay-replay = Replay
web-replay-scoring = Watch the scoring
web-replay-again = Play again
web-replay-next-game = Join the next game

## Watching a replay

web-replay-tab = Replay · Bivouac
web-replay-title = Replay a game
web-replay-line = Open the record of any game, from this server or another, and step through it.
web-replay-loading = Laying out the map…
web-replay-of-game = Replay of { $title }
web-replay-setup = The map is laid out and the cards are dealt.
web-replay-told = { $when }: { $sentence }
web-replay-look = Seen by
web-replay-look-all = everybody: all hands open
web-replay-look-public = a spectator
web-replay-look-seat = { $player }
web-replay-log = What happened
web-replay-over = the game is over
web-replay-chooses = is choosing
web-replay-began = first player
web-replay-hand = Hand of { $player }
web-replay-no-cards = no cards in hand
web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-turn-back = Back one turn
web-replay-back = Back one step
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Forward one step
web-replay-turn-next = Forward one turn
web-replay-last = To the end
web-replay-slider = Position in the game
web-replay-speed = Speed { $speed }; press to change it
web-replay-times = { $speed }×
web-replay-of = { $at } / { $last }

## Your own games

web-replay-own = Your games
web-replay-own-more = Show older games
web-replay-own-private = Only this browser sees this list.
web-replay-winner = Winner:
web-replay-read = Look at it
