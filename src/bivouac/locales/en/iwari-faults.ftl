# What is wrong with a record of Iwari, or with what is asked for at the command line.

## Options

iwari-fault-no-map = unknown map '{ $name }'; known: { $known }
iwari-fault-word = { $name } is one of { $known }, not '{ $chosen }'
iwari-fault-no-deed = unknown deed '{ $name }'; known: { $known }, or none
iwari-fault-deed-typed-twice = deed '{ $name }' is given twice
iwari-fault-deed-twice = a deed occurs twice
iwari-fault-players = iwari is for { $allowed } players, not { $players }
iwari-fault-players-alone = iwari is for { $allowed } players, not { $players }; one plays alone with mode=solo
iwari-fault-players-map = iwari is for { $allowed } players, not { $players }, on { $map }; so many can play on: { $maps }
iwari-fault-map-players = { $map } is for at most { $most } players, not { $players }
iwari-fault-modes = solo and coop
iwari-fault-limit-typed = void_limit is a number of territories, not '{ $word }' (IV10)
iwari-fault-limit = void_limit is 1 to { $most } on { $map }, not { $value }
iwari-fault-limit-null = must be null or 1 to { $most } territories, not { $value }
iwari-fault-limit-mode = void_limit={ $limit } is for mode={ $modes }, not for { $mode }
iwari-fault-mode-map = mode={ $mode } is not played on { $map }, where the void is a biome
iwari-fault-no-expeditions = expeditions are not played on { $map }, where the void is a biome
iwari-fault-no-storms = storms are not played on { $map }, which has no mountain symbols
iwari-fault-needs-deed = veneration={ $card } needs the deed veneration in deeds
iwari-fault-needs-card = the deed veneration needs its card: veneration is one of { $cards }
iwari-fault-no-contested = veneration=b is not played on { $map }, which has no contested tokens
iwari-fault-void-draft = the draft is not played against the void, with mode={ $mode }
iwari-fault-void-deeds = deeds are not played against the void, with mode={ $mode }
iwari-fault-void-veneration = veneration is not played against the void, with mode={ $mode }
iwari-fault-void-expeditions = expeditions are not played against the void, with mode={ $mode }
iwari-fault-void-storms = storms are not played against the void, with mode={ $mode }
iwari-fault-void-walking = the walking totem is not played against the void, with mode={ $mode }
iwari-fault-void-fortifications = fortifications are not played against the void, with mode={ $mode }
iwari-fault-void-discoveries = discoveries are not played against the void, with mode={ $mode }
iwari-fault-void-settlements = settlements={ $settlements } is not played against the void, with mode={ $mode }

## Records

iwari-fault-aside = one void card showing is set aside, not { $count }
iwari-fault-not-of-deck = card { $card } is shuffled but is neither of the deck nor a void card showing
iwari-fault-left-in-deck = card { $card } lies in the deck but is not shuffled
iwari-fault-token-count = there are { $right } { $colour } tokens, not { $count }
iwari-fault-no-mountains = must be []: there are none against the void
iwari-fault-no-symbol = connection { $number } shows no symbol that has a { $what }
iwari-fault-symbol-covered = one connection with symbol { $symbol } is covered, not { $count }
iwari-fault-expedition-count = must have { $right } expeditions, not { $count }
iwari-fault-not-described = expedition { $number } is not described in components.expeditions
iwari-fault-gold = { $right } territory of { $biome } has a gold token, not { $count }
iwari-fault-no-token = no token lies on { $spot }
iwari-fault-tokens-in = { $right } tokens lie in { $territory }, not { $count }
iwari-fault-token-lands = tokens lie in { $right } territories, not in { $count }
iwari-fault-contested = must name at most { $most } contested tokens, not { $count }
iwari-fault-no-spot = territory { $territory } has no tent spot
iwari-fault-far = must be a number from 0 to { $most }, not { $value }
iwari-fault-void-early = void card { $card } is in no hand or display yet
iwari-fault-pack = pack { $number } from the top, of { $size } cards, has { $count } void cards, not { $right }
iwari-fault-cards-void = there must be { $right } { $biome } cards against the void, not { $count }
iwari-fault-cards-map = there must be { $right } { $biome } cards on { $map }, not { $count }
iwari-fault-cards-players = there must be { $right } { $biome } cards with { $players } players, not { $count }
iwari-fault-hand-limit = a hand has at most { $hand } cards, the display { $display }
iwari-fault-no-pieces = 'pieces' must not be empty
iwari-fault-cards-entries = 'cards' must have { $right } entries, not { $count }
iwari-fault-centre = centre is a point where void totems begin in one, else null
iwari-fault-shore = shore must be two points by sea and null by land, not { $value }
kind-pieces = a list of pieces
kind-payments = a list of lists of cards
kind-territories = a list of territories
kind-tribe = the number of a tribe
kind-tribe-or-void = the number of a tribe, or 'void'
kind-piece = 'tent', 'totem', 'fortification', 'void_totem' or 'contested'
kind-ruin = true where a tent replaces a ruin, else left out
kind-display-or-deck = 'display' or 'deck'
kind-display-place = a place in the display
thing-a-fortification = a fortification
thing-a-contested-token = a contested token
thing-a-tent = a tent
thing-a-totem = a totem
thing-a-void-totem = a void totem

## Numbers of players

iwari-fault-mode-players = mode={ $mode } is for { $right ->
    [one] 1 player
   *[other] { $right } players
}, not { $players }
iwari-fault-players-mode = mode { $mode } is for { $right ->
    [one] 1 player
   *[other] { $right } players
}, not { $players }
iwari-fault-rewards-twice = expedition { $number } has { $rewards } in components.pieces
