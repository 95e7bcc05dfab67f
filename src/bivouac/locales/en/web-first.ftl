# The first minute: a name nobody is asked for, the level of a bot, how one wins, and highlights.

## Names. Suggestions are separated by commas; pleasant, short, for anybody.
web-suggested-names = Wanderer, Stargazer, Campfire, Riverstone, Nightowl, Wildflower, Skylark, Moonlight
web-name-kept = A name cannot be empty: you are still { $name }.
web-table-name = Your name at this table
web-table-name-of = Name of { $player }

## The lobby
web-lobby-bot-level = Level of the bot
web-lobby-bot-level-of = { $game }: level of the bot
web-lobby-against = level { $level }, { $name }
web-lobby-all-games = Show all { $count } games
web-lobby-fewer-games = Show fewer
web-lobby-leave-game = Leave { $title }
web-lobby-left = You left this game · { $when }
web-lobby-return-table = Return to { $title }
web-lobby-watched = Anybody may watch; hands stay hidden
web-lobby-private = Only for the players at this table

## Leaving a table asks once
web-ask-leave = Leave this game? It is kept: you can return to it from the lobby.
web-ask-leave-waiting = Leave this table? Your seat will be free for somebody else.
web-ask-yes = Leave
web-ask-no = Stay

## At the table
web-explanations = Explain choices the first time
web-table-goal = How one wins:
web-table-goal-ends = When it ends:
web-table-voted-on = { $player } wants to play on: the game continues.
web-table-voted-on-close = All right
web-table-not-here = Not here yet: { $players }.
