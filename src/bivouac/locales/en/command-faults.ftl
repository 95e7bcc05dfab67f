# What is wrong with a command: one line each.

command-no-language = unknown language '{ $language }'; known: { $known }
command-no-option = { $game } has no option '{ $name }'; it has: { $known }
command-no-bot = unknown bot '{ $name }'; known: { $known }
command-bot-name = { $name } cannot be the name of a bot: it has 1 to { $most } letters, digits and hyphens, a letter first
command-bot-ours = { $name } is one of Bivouac's own bots; give the other one another name
command-bot-twice = --bot { $name } is given twice
command-bot-quotes = --bot { $name }: a quotation mark of the command is not closed
command-bot-command = --bot { $name }= needs a command after it
command-bot-program = --bot { $name }: there is no program { $program }
command-bot-not-installed = no installed package brings a bot { $name }; there are: { $known }; for a program: --bot { $name }=COMMAND
command-bot-unusable = the bot { $name } cannot play: { $why }
command-bot-unusable-says = the bot { $name } cannot play: { $why } ({ $said })
command-arena-who = give both bots: --a BOT --b BOT, or --bots A,B,... (see 'bivouac arena --help')
command-arena-twice = --bots names both bots; leave out --a and --b
command-arena-two = a match is between two bots, A first and B on all the other seats, not '{ $bots }'
command-set = --set takes name=value, not '{ $pair }'
command-set-twice = --set { $name } is given twice
command-plug-in = the plug-in { $name } = { $value } cannot be loaded: { $error }
command-no-package = no package '{ $package }' with a folder { $folder }
command-not-compiled = the rules cannot be compiled: { $reason }
command-process-ended = a process that played games was ended; is there enough memory?
command-no-output = cannot write the output: { $reason }

## Files

command-cannot-write = cannot write { $path }: { $reason }
command-cannot-be-written = { $path }: cannot be written: { $reason }
command-links = cannot write { $path }: its links lead nowhere
command-needs-file = { $option } needs the name of a file
command-two-files = --csv and --records need two files
command-resume-csv = --resume needs the --csv file of the match: it says what is finished
command-is-folder = { $path } is a folder, not a file
command-not-regular = { $path } is not a regular file; --resume cannot continue it
command-not-empty = { $path } is not empty; choose another file
command-not-empty-resume = { $path } is not empty; --resume continues the match in it
command-not-csv = { $path }: is not the CSV file of an arena match
command-not-records = { $path }: is not the file of records of an arena match
command-file-not-text = { $path }: cannot be read: it is not text
command-file-unreadable = { $path }: cannot be read: { $reason }
command-game-twice = { $path }: game { $number } stands in it twice
command-line-unreadable = { $path }: line { $number } cannot be read
command-line-no-record = { $path }: line { $number } is not a record of an arena match
command-other-match = { $path }: is of another match, { $title }
command-no-record = { $path }: holds no record
os-no-file = No such file or directory
os-no-permission = Permission denied
os-not-permitted = Operation not permitted
os-is-folder = Is a directory
os-not-folder = Not a directory
os-no-space = No space left on device
os-read-only = Read-only file system
os-long-name = File name too long
os-links = Too many levels of symbolic links
os-broken = Input/output error

## The server

command-bus = only --bus memory: is supported so far, not '{ $bus }'
command-no-address = --host { $host }: there is no such address
command-not-our-address = --host { $host }: is not an address of this machine
command-port-in-use = port { $port } is in use; choose another one, for example: --port { $other }
command-cannot-listen = cannot listen at { $host }, port { $port }: { $reason }
command-client = the client of { $game }: { $path }: { $reason }
command-client-main = the client of { $game }: { $path } names no option as 'main'
command-database-url = '{ $url }' is not a database URL, like { $example }
command-database-no-file = '{ $url }' names no file; a database URL is like { $example }
command-only-sqlite = only sqlite is supported so far, not '{ $kind }'
command-other-database = { $path }: is a database of another program
command-newer-database = { $path }: was made by a newer version of bivouac; use that one
command-database-locked = { $path }: is locked by another program
command-database-unusable = { $path }: cannot be used: { $reason }
command-database-unsound = { $path }: is not a valid SQLite database, or is damaged
command-cannot-open = { $path }: cannot be opened for writing: { $reason }
command-in-use = { $path }: is in use by another `bivouac serve`
command-secret-unreadable = { $path }: cannot be read or made: { $reason }
command-secret = { $path }: is not a secret of { $count } bytes; remove it

## The terminal

command-resume-alone = --resume continues a saved game; it takes no other option
command-no-face = { $game } cannot be played at the terminal; { $known } can
command-seats = this game has { $right } seats, not { $count }
command-human = at least one seat must be '{ $person }'; `bivouac simulate` plays bots alone
command-not-saved = { $path }: is not a game saved by `bivouac play`
command-none-unfinished = no unfinished game of { $game } in { $folder }

## Numbers of bots and games

command-bots = { $bots } bots for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; give one name for all, or one each
command-bots-players = { $bots } bots, but players={ $players }; give one name for all, or one each
command-files-apart = { $table } and { $records } do not belong together, { $count ->
    [one] a game before the last one stands
   *[other] { $count } games stand
} in only one of them; give the --csv and --records of one match, or new names for both, or leave out --records
box-wanted = the files that docs/components.md and docs/maps.md describe
box-named-twice = another folder for { $game } is called '{ $name }' too
box-of-none = its files ({ $files }) are those of no game; games: { $games }
box-of-many = its files ({ $files }) are those of more than one game ({ $games })
box-name = a folder of components has a name of 1 to { $most } letters
