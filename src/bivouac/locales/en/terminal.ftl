# Playing at the terminal, whatever the game.

terminal-person = { $player }: at this keyboard
terminal-bot = { $player }: a bot, { $bot }
# $share: a whole number of percent.
terminal-thinking = { $player } is thinking: { $share }%
terminal-prompt = { "> " }
terminal-commands = b back · u undo · h help · l log · s score · t table · i cards · q quit
terminal-how = Type a number from 1 to { $count }, or h for help.
terminal-what = “{ $typed }” is not a choice here: type a number from 1 to { $count }, or h for help.
terminal-confirm = Enter to do it, b to go back:{ " " }
terminal-confirm-how = Press Enter to do it, or type b and Enter to go back.
terminal-no-undo = Nothing to take back: others have moved since, or something hidden was shown.
terminal-no-back = There is nothing to go back to.
terminal-undone = Taken back.
terminal-more-log = … { $count } earlier { $count ->
    [one] line
   *[other] lines
}; l shows all.
terminal-hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.{ " " }
terminal-left = The game is saved. Continue with: { $command } play { $game } --resume
terminal-final = Final score
# Over the end of a game without points.
terminal-verdict = How it ended
terminal-record = Seed { $seed }. The record of this game:
