# Iwari: where points come from, over the columns of simulate, and what ended a game against the void.

lab-points-tents_mid = tents, mid-game
lab-points-tents = tents
lab-points-totems = totems
lab-points-settlements = settlements
lab-points-expeditions = expeditions
lab-points-walking = walking totem
lab-points-discoveries = discoveries
lab-points-ruins = ruins
lab-points-road = violet road

lab-ending-settlement = a settlement of the void
lab-ending-limit = territories of the void
lab-ending-centre = void totems in the centre
lab-ending-all-judged = all territories judged
lab-ending-piece = a needed piece run out
lab-ending-stock = no own piece left
lab-ending-third-card = the third void card set aside
