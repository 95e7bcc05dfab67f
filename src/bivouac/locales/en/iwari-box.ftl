# What is wrong with components of Iwari that somebody has made. Names of keys and files stay as they are.

iwari-box-wanted = { $pieces } or a map like new-horizons.toml
iwari-box-each = each of the two { $noun }
iwari-box-spots = spots
iwari-box-territories = territories

## Pieces

iwari-box-two-numbers = { $key } must be two numbers like [4, 2], not { $value }
iwari-box-many-cards = { $cards } and { $void } void cards; at most { $most } are possible in all
iwari-box-many-pawns = { $count } in all; at most { $most } are possible
iwari-box-too-few = there are not { $count } cards of each biome; too few of: { $scarce }
iwari-box-leaves = leaves { $left } cards; hands, display and a deck need { $needed }
iwari-box-share = { $count } cannot be shared equally among { $packs } packs
iwari-box-out = must be more than { $out }, so many can be out of the deck at once
iwari-box-packs = only { $left } biome cards are left to make { $packs } packs of

## Maps

iwari-box-many-spots = has { $count } spots; at most { $most } are possible
iwari-box-unknown-spot = unknown spot '{ $spot }'
iwari-box-road-itself = joins spot '{ $spot }' with itself; a road joins two spots
iwari-box-road-twice = joins { $spots } like road { $road }; once is right
iwari-box-many-roads = { $count } roads meet at spot '{ $spot }'; at most { $most } are possible
iwari-box-unknown-territory = unknown territory '{ $territory }'; known: { $known }
iwari-box-connection-itself = joins '{ $territory }' with itself; it takes two territories
iwari-box-number-twice = two connections have the number { $number }
iwari-box-no-number = no connection has the number { $number }; numbers run from 1 to { $count }
iwari-box-symbol-count = mountain symbol { $symbol } is on { $count } connections; each symbol is on two, or the map has none
iwari-box-size = size must be wider and higher than 0, not { $width } by { $height }
iwari-box-shore-needed = shore, two points where it leaves the land, is needed by sea and only by sea
iwari-box-shore = shore must be two points like [[10, 20], [30, 40]], not { $value }
iwari-box-line = { $key } must be a line of 1 to { $most } characters, not { $value }
iwari-box-point = { $what } must be a point like [120, 80.5], not { $value }
iwari-box-far = { $what } must have numbers from 0 to { $most }, not { $value }
iwari-box-two = must name two { $noun }, not { $value }
iwari-box-outline = outline must be points in one text like "10,20 30,20 30,40", not { $value }
iwari-box-outline-points = outline must have 3 to { $most } points, not { $count }
iwari-box-outline-point = outline has { $value }; a point is written like 120.5,80

## Special maps

iwari-box-spots-apart = its spots { $spots } must lie one in each of its territories
iwari-box-road-too = a road joins { $spots } as well; once is right
iwari-box-icon-violet = has an icon but is not violet; a ruin lies on a violet spot
iwari-box-guard-icon = guards connection { $number } but has no icon, the biome that opens it
iwari-box-guard-nothing = guards connection { $number }, which is not there
iwari-box-guard-end = guards connection { $number }, whose spots must have it as an end
iwari-box-guard-mountain = guards connection { $number }, which may be under a mountain
iwari-box-guards = { $count } spots guard connection { $number }; one is right
iwari-box-unknown-token = unknown contested token '{ $token }'; known: { $known }
iwari-box-area-plain = is an unknown area; such a spot is not violet and has no icon
iwari-box-two-areas = has { $count } unknown areas; two are right
iwari-box-areas-differ = both its unknown areas are { $biome }; biomes differ
iwari-box-only-areas = territory '{ $territory }' has only unknown areas; it needs a spot
iwari-box-centre-needed = void_totems, how many begin in the centre, and centre, a point, go together
iwari-box-sixth = void totems are for at most { $most } players; the sixth plays with them
iwari-box-violet-road = has a violet road, but no spot is violet
iwari-box-void-territory = territory '{ $territory }' is { $biome }; that takes void_cards = true
iwari-box-void-spot = spot '{ $spot }' shows { $biome }; that takes void_cards = true
iwari-box-haunted = haunted is '{ $biome }', but no territory is
iwari-box-violet-first = has violet_first, but no spot is violet
iwari-box-centre-limit = centre_limit, void totems in the centre that win, takes a centre
