# The page where a game is played.

web-table-heading = { $game }: { $line }
web-table-title-turn = ● Your turn — Bivouac
web-table-loading = Setting up the table.
web-table-closed = This table cannot be opened
web-table-home = To the lobby
web-table-close = Close
web-table-rule = The rule
web-table-round = Round { $round }
web-table-round-last = Round { $round }, the last one
web-table-steps = Steps of this decision

## Whose turn it is and what is asked

web-table-chance = Shuffling the cards
web-table-your-move = Your move
web-table-yours-soon = Your turn is coming
web-table-over = The game is over
web-table-ended = This game was stopped
web-table-frozen = This table is frozen

## The tray

web-table-confirm = Confirm
web-table-undo = Undo
web-table-sending = Sending
web-table-last-move = Last move
web-table-wait-first = The game begins.

## The hand

web-table-hand-hidden = Your hand is hidden until you have the device.
web-table-hands-hidden = Hands are secret. You see what everybody sees.

## Why not, where the server need not be asked

web-table-not-now = It is not your turn.

## Panels

web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-show-way = Show it on the map
web-table-show-scoring = Watch the scoring
web-table-show-story = Show again what happened
web-table-private = Only for you:
web-table-points-final = Final points
web-table-tabs = Parts of the table
web-table-players = Players

## The people at the table

web-table-seat-turn = { $turn ->
    [now] playing now
    [next] playing next
    [first] first in the round
    [last] last in the round
   *[none] { $kind ->
        [bot] bot
        [open] free seat
       *[person] player
    }
}
web-table-seat-partner = { $turn ->
    [now] your partner, playing now
    [next] your partner, playing next
   *[other] your partner
}
web-table-seat-thinking = is thinking
web-table-thinking = { $player } is thinking
web-table-seat-left = has left
web-table-seat-offline = not connected
web-table-seat-stand-in = { $bot } plays for now
web-table-stand-in = Let a bot play for { $player }
web-table-stand-in-short = Let a bot play
web-table-replaced = A bot plays for you at the moment.
web-table-return = Take your seat back
web-table-you-left = You have left this table
web-table-watching = Watching
web-table-watching-line = You see what everybody at the table may see.
web-table-join = Sit here
web-table-vote = { $player } would like to end this game.
web-table-vote-waiting = You would like to end this game; the others are being asked.
web-table-vote-agree = Agree
web-table-vote-play = Play on
web-table-pass-to = Pass the device to { $player }
web-table-pass-line = Cards stay hidden until then.
web-table-pass-ready = I am { $player }

## The menu

web-table-copy-link = Copy the link to this table
web-table-link-copied = The link to this table is copied.
web-table-seat-link = Copy my seat link for another device
web-table-seat-link-copied = Your seat link is copied. Whoever opens it plays your seat, so keep it to yourself.
web-table-copy-by-hand = Copy this link: { $link }
web-table-end = Propose to end the game
web-table-end-not = Withdraw the proposal
web-table-leave = Leave this table

## Lines that break, tables that stop

web-table-reconnecting = Reconnecting; your move is kept.
web-table-kept = Everything confirmed is safe on the server.
web-table-retry = Try now
web-table-save-seen = Save what I have seen
web-table-ended-line = The players agreed to stop here.
web-table-frozen-line = The rules have changed since it was played. The game can still be viewed and saved, but not played on.
web-table-replay = See the replay
web-table-download = Download the record

## Fair shuffles

web-table-fair = Fair shuffles
web-table-fair-line = Every shuffle of this table follows from one secret number. Its fingerprint was fixed before the first card was dealt, so nobody could choose a card later.
web-table-fair-hash = Fingerprint (SHA-256)
web-table-fair-seed = Secret number
web-table-fair-later = It is shown when the game is over.
web-table-fair-how = How to check it

## First game

web-table-explain = How this choice works
web-table-got-it = Got it
web-table-no-more = Don’t show explanations

## Keys

web-table-keys = Keys
web-table-letters-off = Single-letter shortcuts are switched off in the menu.
web-table-key-arrows = Look around on the map, go through cards and stories
web-table-key-enter = Choose; on the button, confirm
web-table-key-undo = Take back the last step
web-table-key-log = To the log
web-table-key-map = To the map
web-table-key-hand = To your hand
web-table-key-names = Names of the places on the map
web-table-key-explain = Explain the selected item
web-table-key-zoom = Zoom the map
web-table-key-escape = Skip, close, or start the choice over
web-table-key-keys = Show or hide these keys
