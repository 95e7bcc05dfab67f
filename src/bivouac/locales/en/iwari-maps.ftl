# What `bivouac map check` proves of a map, and what is wrong with one.

## Claims

map-claim-territories = it has 10 to 12 territories
map-claim-sizes = of 4 to 8 tent spots, 5 to 6 on average
map-claim-hub = one of them is a hub of 7 or 8 spots
map-claim-biomes = two or three territories of each biome
map-claim-unlike = no road or connection joins two of the same biome
map-claim-connections = 12 to 16 connections, 3 to 5 of them by sea
map-claim-symbols = two connections show each mountain symbol
map-claim-connected = every territory lies on a connection
map-claim-roads = roads reach every spot and cross borders
map-claim-crossings = there are crossings and dead ends
map-claim-plain = each territory has two plain spots that are no crossings
map-claim-desert = a desert has 7 spots or more
map-claim-coast = a connection joins a coast and a glacier
map-claim-glacier = a glacier has 4 spots or more
map-claim-outlines = no outline crosses or touches itself
map-claim-parted = no territory reaches into another
map-claim-frame = everything lies in the frame
map-claim-home = spots, totem place and name lie in their territory
map-claim-apart = tents, totems, names and numbers keep apart
map-claim-no-symbols = no connection shows a mountain symbol
map-claim-bare = one territory takes no totem
map-claim-road-too = every connection is also a road
map-claim-ruins = a ruin on every violet spot guards a connection
map-claim-guarded = several connections are guarded, more are not
map-claim-twins = connections 1 and 11 join the same two territories
map-claim-centre = five void totems begin in a centre of their own
map-claim-violet = the violet spots are one line along roads
map-claim-six = two territories of each of the six biomes
map-claim-contested = five contested tokens, room for six players
map-claim-no-crossing = roads do not cross
map-claim-clear = roads run over no spot, totem place, name or number
map-claim-inside = roads stay in the territories of their spots
map-claim-numbers = numbers lie on the border or between two coasts
map-claim-tokens = contested tokens lie on the border of their territories

## Faults

map-territories = { $count } territories; a map has 10 to 12
map-size = territory '{ $territory }' has { $count } spots; each has 4 to 8
map-mean = territories have { $whole }.{ $part } spots on average; it must be 5 to 6
map-biomes = { $count } territories are { $biome }; two or three are right
map-connection-alike = connection { $number } joins { $a } and { $b }, both { $biome }
map-road-alike = the road { $from } to { $to } joins { $a } and { $b }, both { $biome }
map-connections = { $count } connections; a map has 12 to 16
map-by-sea = { $count } connections go by sea; 3 to 5 are right
map-symbols = mountain symbol { $symbol } is on { $count } connections; two are right
map-unconnected = territory '{ $territory }' lies on no connection
map-no-road = no road reaches spot '{ $spot }'
map-no-border = no road crosses a border
map-no-crossing = there is no crossing: a spot where { $count } roads or more meet
map-no-dead-end = there is no dead end: a spot with one road
map-plain = territory '{ $territory }' has { $count } plain spots, no crossings; it needs 2
map-no-desert = no desert has { $count } spots or more
map-no-coast = no connection joins a coast and a glacier
map-no-glacier = no glacier has 4 spots or more
map-seventh = IQ2: connection 7 of no base map joins a glacier and a tundra
map-outline-twice = the outline of { $territory } comes twice to { $point }
map-outline-crossed = the outline of { $territory } crosses itself near { $point }
map-outlines-cross = the outlines of { $a } and { $b } cross near { $point }
map-outline-inside = the outline of { $a } runs inside { $b } at { $point }
map-out-of-frame = { $name } reaches out of the frame of { $width } by { $height }
map-outline-frame = the outline of { $territory } leaves the frame at { $point }
map-not-home = { $name } does not lie inside the outline of { $territory }
map-overlap = { $a } and { $b } overlap
map-symbol = connection { $number } shows mountain symbol { $symbol }; none is right
map-bare = { $count } territories are { $biome }, which takes no totem; one is right
map-no-spots = connection { $number } joins no spots; here each is also a road
map-unguarding = violet spot '{ $spot }' guards no connection
map-guarded = ruins guard { $ruins } connections; { $low } to half of { $count } are right
map-centre-totems = { $count } void totems begin in the centre; { $right } are right
map-centre-land = the centre lies in { $territory }; it belongs to no territory
map-violet-road = the violet road has { $spots } spots in { $lands } territories; it takes { $right } in { $fewest }
map-violet-ends = violet spot '{ $spot }' has { $count } roads to violet spots; 1 or 2 are right
map-violet-line = { $roads } roads join the { $spots } violet spots; one line has one fewer
map-two-of-six = { $count } territories are { $biome }; two are right
map-contested = { $count } contested tokens; { $right } are right
map-players = it is for { $count } players; 6 are right
map-ways-cross = { $a } and { $b } cross
map-over-spot = { $name } runs over spot { $spot }
map-under = { $name } runs under { $other }
map-way-leaves = { $name } leaves the territories of its spots near { $point }
map-off-border = connection { $number } does not lie on the border of { $territory }
map-off-coast = the shore of connection { $number } at { $point } is not on the coast of { $territory }
map-off-shores = connection { $number } does not lie between its shores
map-sea-over = the way by sea of connection { $number } runs over { $territory }
map-token-border = contested token { $token } does not lie on the border of { $territory }
map-token-far = spot { $spot } lies far from contested token { $token }

## Places

map-fault = { $rule }: { $fault }
map-hubs = { $count } territories have { $hub } spots or more: { $names }; one hub is right
map-no-hub = no territory has { $hub } spots or more; one hub is right
map-twins = connections { $numbers } join { $a } and { $b }; 1 and 11 are right
map-sign-spot = spot { $id }
map-sign-totem = the totem place of { $id }
map-sign-name = the name of { $id }
map-sign-connection = connection { $id }
map-sign-token = contested token { $id }
map-sign-centre = the centre
map-road = the road { $from } to { $to }
map-way = the way of connection { $number }
map-base-maps = the base maps
map-numbered = every road and connection joins two places; numbers run without a gap
map-summary = { $name }, { $territories } territories, { $spots } tent spots, { $roads } roads, { $connections } connections, { $sea } of them by sea
map-summary-areas = { $name }, { $territories } territories, { $spots } tent spots, { $areas } unknown areas, { $roads } roads, { $connections } connections, { $sea } of them by sea
map-all-sound = OK: { $count } { $count ->
    [one] map
   *[other] maps
} without a fault
