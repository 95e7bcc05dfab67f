# A moment of a replay: its link, playing on from there, and the lines from there compared.

## A link to a moment

web-moment-link = Copy a link to this moment
web-moment-copied = The link to this moment is copied.
web-moment-by-hand = Copy this link: { $link }
web-moment-file = A game opened from a file has no link. Send the file, and name the step: { $step }.

## What if

# $line: the scenario or map, and for how many.
web-what-if-line = What if: { $line }
web-what-if = What if
web-what-if-play = Play on from here
web-what-if-over = The game is over here. Go back a little to play on.
web-what-if-about = Hands and all that lies open stay as they are. What nobody has seen yet is shuffled again: knowing how the game went on does not help.
web-what-if-seat = You play as
web-what-if-others = The other players are bots
web-what-if-go = Play on
web-what-if-close = Close
web-what-if-origin = See this moment in the game it is from
web-what-if-again = Try it again

## Lines

web-lines = Compare lines
web-lines-here = How it went on from here
web-lines-afresh = Compare the lines from this step
web-lines-played = As it was played
web-lines-tried = You tried, { $when }
web-lines-none = You have not tried anything from here. Play on from here, then compare.
web-lines-round = Round { $round }, still being played
web-lines-stopped = Stopped in round { $round }
web-lines-replay = Replay this line
web-lines-open = Go on with it
web-lines-loading = Looking for the lines…
web-lines-chance = For { $player }, the chance to win was then { $chance }.
web-lines-measure = What were the chances?
