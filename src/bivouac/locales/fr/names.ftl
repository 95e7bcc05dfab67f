# Noms des choses, et comment ils s'assemblent (voir core/language.py).

name-seat = Place { $number }
# Une tribu qui marque des points et n’est à personne, à côté de deux joueurs.
name-neutral = Troisième tribu
name-with = { $one } ({ $other })
name-either = { $one }/{ $other }
name-many = { $count } × { $one }
list-none = rien
list-two = { $one } et { $other }
list-more = { $one }, { $other }

## Bots ; level5 est le plus fort

name-random = Hasard
name-greedy = Glouton
name-level1 = Débutant
name-level2 = Cueilleur
name-level3 = Éclaireur
name-level4 = Guide
name-level5 = Ancien
## Les bots d’une table : chacun a son propre nom (tables/bot_names.py)

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

## Dewan : terrains et autres sortes de cases

name-badlands = canyon
name-mountain = montagne
name-desert = désert
name-forest = forêt
name-water = eau
name-start = camp de départ
name-volcano = volcan
name-lava = lave

## Dewan : symboles

name-artifact = artefact
name-pigment = pigment
name-crystal = cristal
name-berry = baie
name-fire = feu
