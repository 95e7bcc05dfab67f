# The command line: help, and what argparse says. One line each, without variants: --help is there at once.

command-about = Dewan and Iwari: play, replay, simulate, measure.
command-stop = .
command-serve = play in the browser, alone or with others
command-play = play in the terminal against bots
command-simulate = play many games between bots
command-arena = let two bots play a match, each on every seat of the same deals
command-check = replay records and verify them
command-show = print a record as text, move by move
command-analyse = work out what a game was worth, decision by decision
command-puzzles = collect puzzles: decisions of recorded games in which one plan is clearly best
command-perft = count the ways to go on for a number of decisions
command-bench = measure the speed of the engine
command-compile = compile the rules now, so that the first move does not wait
command-map = check or draw a map of Iwari
command-map-check = prove that maps are valid and that nothing overlaps
command-map-draw = draw a map as a picture

## Options

command-default = default: { $value }
command-help-host = address to listen at; 0.0.0.0: all
command-help-db = default: a file in your data folder
command-help-name = a host name by which people reach this server, e.g. play.example.org
command-help-no-open = do not open the browser
command-help-game = dewan or iwari
command-help-bench-game = dewan or iwari; default: both
command-help-set = an option of the game, e.g. players=4, scenario=volcano, deeds=union,honour
command-help-components = a folder with components to use instead
command-help-bots = { $bots }: one for all seats, or one each with commas, which also says how many play; default: { $value }
command-help-bots-play = { $bots }: one for all other seats, or one each with commas; default: { $value }
command-help-arena-bots = both at once, A first, then B for each other seat: as many names as players
command-help-b = who has all the other seats
command-help-bot = a bot of yours: a program that talks JSON lines (docs/bots-by-others.md), under a name for --bots, --a and --b; may be given several times
command-help-serve-bot = a bot by others to offer at new tables: NAME=COMMAND, or the NAME of an installed one; may be given several times
command-help-bot-seconds = how long a bot by others may think about a decision; default: { $value }
command-help-bot-memory = how much memory a bot by others may take; default: { $value }
command-help-seed = play the game that this seed deals
command-help-language = en, fr, de or ja; default: your system's
command-help-resume = continue the last unfinished game
command-help-jobs = games at a time; default: one for each core
command-help-records = write every game as a record
command-help-json = print one JSON object
command-help-quality = how much work: quick, standard or deep; default: standard
command-help-analysis-jobs = threads; default: one for each core
command-help-analysis-json = print one JSON object (docs/analysis.md)
command-help-puzzles = the file to write
command-help-csv = write a row for each game and seat
command-help-budget = milliseconds per turn, at most
command-help-trials = positions examined per turn, at most
command-help-arena-csv = write a row for each game when it ends
command-help-arena-resume = continue the match in the --csv file
command-help-map-files = default: the packaged maps
command-help-map-file = a map file, or a packaged map by its name
command-help-map-output = default: standard output
command-help-help = show this help and exit
command-help-version = show the version number and exit

## What argparse says

command-usage = usage:
command-options = options:
command-positional = arguments:
command-argument = argument { $argument }: { $reason }
command-required = the following arguments are required: { $arguments }
command-unrecognized = unknown arguments: { $arguments }
command-one-argument = needs a value
command-some-argument = needs at least one value
command-most-argument = takes at most one value
command-explicit = takes no value: { $argument }
command-choice = invalid choice: { $value } (choose from { $choices })
command-wrong = { $reason } (see '{ $command } --help')
command-no-number = '{ $value }' is not a whole number
command-number-between = { $value } is not between { $low } and { $high }

## What commands say of themselves

command-compiling = compiling the rules, once
command-parts-left = { $count } parts left, now { $part }
command-served = Bivouac is at { $url } (Ctrl+C stops it)
command-https = Others can reach this server: over the internet put one with HTTPS in front of it, and name it with --name (docs/host.md)
command-no-browser = no browser could be opened: { $reason }
command-help-serve-components = a folder with components to offer as well; may be given several times
