# A table: what happens around the game, and what cannot be done.
# $player is a name; $who is "you" when the sentence is about its reader.

table-started = The game begins.
table-joined = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
table-filled = { $player } sits down, a bot ({ NAMES($bot) }).
table-left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
table-returned = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
table-renamed = { $who ->
    [you] You are now called { $name } (before: { $before }).
   *[other] { $before } is now called { $name }.
}
table-stood-in = { $who ->
    [you] The bot { NAMES($bot) } now decides for you.
   *[other] The bot { NAMES($bot) } now decides for { $name }.
}
table-undone = { $who ->
    [you] You take back your last decision.
   *[other] { $player } takes back their last decision.
}
table-vote-end = { $who ->
    [you] You want to end this game.
   *[other] { $name } wants to end this game.
}
table-vote-on = { $who ->
    [you] You want to play on.
   *[other] { $name } wants to play on.
}
table-hint = { $who ->
    [you] You ask for a hint.
   *[other] { $name } asks for a hint.
}
table-ended = The players agree to end the game here.
table-lesson-done = The lesson is done.

## What cannot be done, and why

refused-malformed = The server did not understand that. Reload the page, then try again.
refused-by-rules = The rules do not allow that now.
refused-not-your-turn = It is not your turn.
refused-stale = Something has happened in the meantime. Look again, then decide.
refused-undo = This can no longer be taken back: it has shown something hidden, or passed the turn.
refused-watching = You are watching this game. Only those who sit at the table decide.
refused-come-back = You have left your seat. Come back to it first.
refused-not-kept = The server could not save that, so it did not happen. Try again.
refused-preparing = The rules of this game are still being prepared. Try again in a moment.
refused-not-prepared = The rules of this game could not be prepared on this server. Its log says why.
refused-frozen = The rules have changed since this game began. It can be viewed, but not played on.
refused-waiting = The game has not begun: seats are still open.
refused-playing = The game is still being played.
refused-over = The game is over.
refused-ended = The players have ended this game.
refused-no-table = There is no table at this address.
refused-no-seat = This table has no seat { $number }.
refused-not-your-seat = That is somebody else’s seat.
refused-no-seat-of-yours = You have no seat at this table.
refused-seated-already = You already have a seat at this table.
refused-taken = That seat is taken.
refused-not-host = Only whoever made the table can do that.
refused-key = This link opens no seat at this table.
refused-stand-in-own = Only another player at this table can let a bot decide there.
refused-stand-in-there = A bot can only decide for players who have left or are not connected.
refused-stand-in-soon = A bot can decide for a player once they have been away for { $seconds } seconds.
refused-game = There is no such game here.
refused-options = This game cannot be played with these options.
refused-box = This server has no such components. Choose others.
refused-seats = This game needs { $players } seats.
refused-seat-twice = You can take only one seat yourself. Friends at this device get seats of their own.
refused-only-bots = At least one seat must be for a person.
refused-coach = A coach is only for tables with a bot, or where people do not play against each other.
refused-no-hints = There are no hints at this table.
refused-hint-thinking = Your hint is still being worked out.
refused-hint-preparing = Hints for this game are still being prepared on this server. Try again in a moment.
refused-hint-log = This game has gone on for so long that no hint can be noted in its log any more, so there is none.
refused-hint-failed = No hint could be worked out. The server’s log says why.
refused-bot = There is no such bot.
refused-name = A name has 1 to { $most } characters, all of them visible.
refused-record-later = The record can be downloaded once the game is over.
refused-record = This is not a valid record: { $reason }
refused-record-long = This record has more than { $most } events, too many to be shown here.
refused-look = There is no such seat, so the game cannot be seen from there.
refused-no-row = There is no such row in the log.
refused-nothing-to-read = There is nothing to be read here.
refused-read-first = Read first what the lesson says.
refused-no-such-lesson = There is no such lesson.
refused-no-such-drill = There is no such drill.
refused-no-answer = This is no answer to the question.
refused-no-lesson = This is no lesson.
refused-again-lesson = A lesson is begun once more from the list of lessons.
