# Namen der Dinge, und wie sie zusammengesetzt werden (siehe core/language.py).

name-seat = Platz { $number }
# Ein Volk, das gewertet wird und niemandem gehört, neben zwei Personen.
name-neutral = Drittes Volk
name-with = { $one } ({ $other })
name-either = { $one }/{ $other }
name-many = { $count }× { $one }
list-none = nichts
list-two = { $one } und { $other }
list-more = { $one }, { $other }

## Bots; level5 ist der stärkste

name-random = Zufall
name-greedy = Gierig
name-level1 = Neuling
name-level2 = Sammler
name-level3 = Späher
name-level4 = Fährtenleser
name-level5 = Ältester
## Die Bots eines Tisches: jeder hat einen eigenen Namen (tables/bot_names.py)

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

## Dewan: Terrains und was ein Feld sonst sein kann

name-badlands = Ödland
name-mountain = Berge
name-desert = Wüste
name-forest = Wald
name-water = Wasser
name-start = erstes Lager
name-volcano = Vulkan
name-lava = Lava

## Dewan: Symbole

name-artifact = Artefakt
name-pigment = Farbstoff
name-crystal = Kristall
name-berry = Beere
name-fire = Feuer
