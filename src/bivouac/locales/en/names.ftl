# Names of things, and how they are put together (see core/language.py).

name-seat = Seat { $number }
# A tribe that scores and belongs to nobody, beside two players.
name-neutral = Third tribe
name-with = { $one } ({ $other })
name-either = { $one }/{ $other }
name-many = { $count }× { $one }
list-none = nothing
list-two = { $one } and { $other }
list-more = { $one }, { $other }

## Bots; level5 is the strongest

name-random = Random
name-greedy = Greedy
name-level1 = Novice
name-level2 = Gatherer
name-level3 = Scout
name-level4 = Pathfinder
name-level5 = Elder
## Bots at a table: each has a name of its own (tables/bot_names.py)

name-bot-fenn = Fenn
name-bot-orla = Orla
name-bot-bruno = Bruno
name-bot-hazel = Hazel
name-bot-lumi = Lumi
name-bot-otto = Otto
name-bot-ravi = Ravi
name-bot-dax = Dax
name-bot-vela = Vela
name-bot-sika = Sika
name-bot-miko = Miko
name-bot-pim = Pim

## Dewan: terrains and what else a space can be

name-badlands = badlands
name-mountain = mountain
name-desert = desert
name-forest = forest
name-water = water
name-start = starting camp
name-volcano = volcano
name-lava = lava

## Dewan: symbols

name-artifact = artifact
name-pigment = pigment
name-crystal = crystal
name-berry = berry
name-fire = fire
