# What is wrong with a record or a file of components: pieces of one line, never a sentence of their own.

## Put together

fault-at = { $where }: { $reason }
fault-by-rule = { $reason } ({ $rule })
fault-at-event = event { $number }: { $reason }
fault-the-record = the record
fault-a-wish = a wish
fault-a-draft = a draft
fault-decision = a { $do } decision
fault-event-of = a { $chance } event
fault-each = each of { $key }

## Files

fault-words = { $path }: cannot be read: { $reason }
fault-folder = cannot be read as a folder of components: { $reason }
fault-no-components = has no components; it takes { $wanted }
fault-wanted = at least one of: { $files }
fault-unreadable = cannot be read: { $reason }
fault-not-text = is not text in UTF-8
fault-toml = is not valid TOML: { $reason }
fault-toml-at = is not valid TOML at line { $line }, column { $column }: { $reason }
fault-toml-end = is not valid TOML at its end: { $reason }
fault-json = not valid JSON: { $reason }
fault-json-at = not valid JSON at column { $column }: { $reason }
fault-json-twice = not valid JSON: key { $key } occurs twice in one object
fault-nested = is nested too deeply
json-value = Expecting value
json-comma = Expecting ',' delimiter
json-colon = Expecting ':' delimiter
json-name = Expecting property name enclosed in double quotes
json-string = Unterminated string starting at
json-control = Invalid control character at
json-escape = Invalid \escape
json-unicode = Invalid \uXXXX escape
json-extra = Extra data
json-trailing-object = Illegal trailing comma before end of object
json-trailing-array = Illegal trailing comma before end of array
toml-value = a value is missing or wrong
toml-string = a text is not closed
toml-array = a list is not closed
toml-table = a table in braces is not closed
toml-equals = '=' is missing after a key
toml-key = neither a key nor a table begins here
toml-newline = the line goes on after its value
toml-twice = a key or a table is given twice
toml-character = a character that is not allowed
toml-escape = a \ with something unknown after it
toml-bracket = ']' is missing after the name of a table

## Values

value-list = a list
value-object = an object
value-table = a table
value-huge = a huge number
fault-id = { $what } must be 1 to 40 of the characters A-Z a-z 0-9 + . _ -, not { $value }
fault-unknown-word = unknown { $noun } { $value }; known: { $known }
fault-number-of = { $what } must be a whole number from { $low } to { $high }, not { $value }
fault-unknown-key = unknown key { $key }; known: { $known }
fault-missing-key = missing key '{ $key }'; needed: { $needed }
fault-flag-of = { $key } must be true or false, not { $value }
fault-list-of = { $key } must be a list, not { $value }
fault-entries-of = { $key } must have { $right } entries, not { $count }
fault-entries-within = { $key } must have { $low } to { $high } entries, not { $count }
fault-twice-in = { $key } lists { $value } twice; once is right
fault-empty = is empty; it takes at least one { $noun } of: { $known }
fault-table = must be a table, not { $value }
fault-id-taken = id '{ $name }' is taken by { $noun } { $first }
fault-missing = '{ $key }' is missing
fault-object = must be an object, not { $value }
fault-object-or-null = must be an object or null, not { $value }
fault-has-keys = unknown key { $key }; it has: { $known }
fault-entries-to = must have 1 to { $limit } entries, not { $count }
fault-entries-from = must have { $low } to { $high } entries, not { $count }
fault-entries-most = must have at most { $most } entries, not { $count }
fault-list = must be a list, not { $value }
fault-entries = must have { $size } entries, not { $count }
fault-number = must be a whole number from { $low } to { $high }, not { $value }
fault-flag = must be true or false, not { $value }
fault-string = must be a string, not { $value }
fault-hex = must be { $size } hexadecimal digits, not { $value }
fault-one-of = must be one of { $known }, not { $value }
fault-an-id = an id must be a string or a whole number, not { $value }
fault-must-be = '{ $key }' must be { $right }, not { $value }
kind-number = a whole number
kind-flag = true or false
kind-cards = a list of cards

## Things

fault-no-such = there is no { $what } { $name }
fault-thing-twice = { $what } { $name } occurs twice
fault-twice = { $name } occurs twice
fault-nowhere = { $what } { $name } is in none of { $places }
fault-named-by = { $what }: named by a string or a number, not by { $name }
thing-card = card
thing-contested-token = contested token
thing-space = space
thing-spot = spot
thing-story = story
thing-territory = territory
thing-tile = tile
thing-connection = connection
thing-expedition = expedition
fault-hand-size = seat { $seat } has { $count } cards, not { $right }
fault-slot-empty = slot { $slot } is empty
fault-card-count = must have { $right } cards, not { $count }

## Chance

fault-no-chance = there is no chance event { $kind }; there is: { $known }
fault-no-shuffle = nothing is shuffled now: { $due }
fault-shuffle-into = the shuffle goes into the { $into }, not into { $value }
fault-shuffled-twice = card { $card } is shuffled twice
fault-not-discarded = card { $card } is shuffled but does not lie among the discards
fault-not-shuffled = card { $card } lies among the discards but is not shuffled
fault-commitment = its SHA-256 is not the commitment
fault-no-seed = 'seed' is missing though the game is over
fault-not-the-seed = is not what the seed gives: it { $reason }
fault-part-not-the-seed = { $part } is not what the seed gives: it { $reason }

## Records

fault-no-decision = there is no decision { $do }; there are: { $known }
fault-event-object = an event must be an object, not { $value }
fault-no-game = unknown game '{ $name }'; known: { $known }
fault-game-name = must be the name of a game, not { $value }
fault-format = must be '{ $right }', not { $value }
fault-names = must be a list of strings, null for a seat without a name
fault-over = must not be null: the game is over
fault-not-over = is missing: there is a result, but the game is not over
fault-gone = is missing; it is { $right }
fault-stranger = { $key } does not belong there
fault-differs = must be { $right }, not { $value }
fault-long-ids = its ids are too long to be shown
fault-rows = the rows cannot be read: { $reason }
fault-row-missing = row { $number } is missing
fault-row-undo = row { $number } takes back what is not the last decision
fault-lesson = the lesson { $lesson } is no longer the same
