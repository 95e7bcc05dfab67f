"""IX: expeditions, open missions with a reward for the first and the second to fulfil them."""

import numpy as np

from bivouac.core.bits import EMPTY, bit, count, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, whole
from bivouac.games.iwari.layout import NONE, Position, Static
from bivouac.games.iwari.rules.settlements import part_group

GAME_BIOMES = 5
"""IX2: the biomes of IC1; the void is none of them."""
TENTS_IN, TENTS_ALL, TENTS_MOST = 0, 5, 6
TOTEMS_IN, TOTEMS_ALL, TOTEMS_MOST = 7, 12, 13
SETTLE, CROSS = 14, 15
"""IX2: the numbers of the missions, the card's less 1; those of a biome begin with tundra's."""


@kernel
def goal(mission: int) -> int:
    """IX2: how many of what a mission asks for it takes."""
    if mission < TENTS_ALL:
        return 4
    if TOTEMS_IN <= mission < TOTEMS_ALL:
        return 2
    if mission in (TENTS_ALL, TOTEMS_ALL, SETTLE):
        return 5
    return 3


@kernel
def progress(t: Static, p: Position, mission: int, tribe: int) -> int:
    """IX2: how many of what a mission asks for a tribe has."""
    if mission < TENTS_ALL:
        return pieces_in(t, p.n_tents, mission - TENTS_IN, tribe)
    if TOTEMS_IN <= mission < TOTEMS_ALL:
        return pieces_in(t, p.totems, mission - TOTEMS_IN, tribe)
    if mission in (TENTS_ALL, TOTEMS_ALL):
        return biomes_of(t, p, mission, tribe)
    if mission == SETTLE:
        return largest_group(t, p, tribe)
    if mission == CROSS:
        return count(p.tents[tribe, 0] & t.crossings[0]) + count(p.tents[tribe, 1] & t.crossings[1])
    return majorities(t, p, mission, tribe)


@kernel
def pieces_in(t: Static, pieces: Smalls, biome: int, tribe: int) -> int:
    """IX2: the tents or totems of a tribe, by territory, in the territories of a biome."""
    found = whole(0)
    for territory in range(t.n_territories):
        if t.territory_biome[territory] == biome:
            found += whole(pieces[territory, tribe])
    return found


@kernel
def biomes_of(t: Static, p: Position, mission: int, tribe: int) -> int:
    """IX2: the biomes where a tribe has a tent, or a totem."""
    biomes = 0
    for territory in range(t.n_territories):
        standing = p.n_tents if mission == TENTS_ALL else p.totems
        if standing[territory, tribe] > 0 and t.territory_biome[territory] < GAME_BIOMES:
            biomes |= 1 << whole(t.territory_biome[territory])
    return count(np.uint64(biomes))


@kernel
def majorities(t: Static, p: Position, mission: int, tribe: int) -> int:
    """IX2: the territories where no tribe has more tents, or totems; ties count, none does not."""
    found = 0
    for territory in range(t.n_territories):
        if mission == TOTEMS_MOST:
            found += whole(p.leaders[territory]) >> tribe & 1
        elif 0 < p.n_tents[territory, tribe] == p.most_tents[territory]:
            found += 1
    return found


@kernel
def largest_group(t: Static, p: Position, tribe: int) -> int:
    """IX2: the tents of the largest connected group."""
    low, high = p.tents[tribe, 0], p.tents[tribe, 1]
    largest = 0
    while low | high != EMPTY:
        part_low, part_high, low, high = part_group(t, low, high)
        largest = max(largest, count(part_low) + count(part_high))
    return largest


@kernel
def take_rewards(t: Static, p: Position) -> None:
    """IX1: after a placement, card by card; the player whose turn it is comes first.

    To look again, before anything else is placed, changes nothing.
    """
    open_missions = p.missions
    while open_missions != EMPTY:
        mission = lowest(open_missions)
        open_missions = rest(open_missions)
        for i in range(t.players):
            seat = (whole(p.seat) + i) % whole(t.players)
            if p.mission_seat[mission, 0] == seat or p.mission_seat[mission, 1] != NONE:
                continue
            if progress(t, p, mission, seat) >= goal(mission):
                take_reward(t, p, mission, seat)


@kernel
def take_reward(t: Static, p: Position, mission: int, seat: int) -> None:
    """IX1: the first reward; or the second one, and the card leaves."""
    place = 0 if p.mission_seat[mission, 0] == NONE else 1
    p.mission_seat[mission, place] = seat
    p.rewards[seat] += t.rewards[mission, place]
    if place == 1:
        p.missions &= ~bit(mission)
