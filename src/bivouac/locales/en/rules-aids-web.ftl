# The pages with the player aid and the score pad, loaded with them or with the rules.

web-print = Print

## The score pad

web-pad-tab = Score pad · { $game } · Bivouac
web-pad-title = Score pad for { $game }
web-pad-intro = For a game on cardboard. Enter the points of everybody; they are added up as you write. What you write stays in this browser until you clear it.
web-pad-none = This game has no score pad.
web-pad-players = Players
web-pad-player = Player { $number }
web-pad-team = Team { $number }
web-pad-name = Name: { $player }
web-pad-field = { $source }: { $player }
web-pad-sheet = Points by source
web-pad-clear = Clear
web-pad-keep = Keep
web-pad-ask = Clear all names and points?

## The player aid

web-aid-tab = Player aid · { $game } · Bivouac
web-aid-page = As a page, to print
web-aid-none = This game has no player aid.
web-aid-goal = The goal
web-aid-end = The end
web-aid-turn = Your turn
web-aid-costs = What it costs
web-aid-brings = What it brings
web-aid-points = Points at the end
web-aid-ties = Tie
web-aid-play = Also in play
web-rules-short = The game in short
web-rules-example = Example
