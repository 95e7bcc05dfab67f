"""DX, DM, DD2, DL3, DH6: points. Every score key is computed by one function of that name."""

from bivouac.core.bits import EMPTY, bit, byte, count, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, Word, whole
from bivouac.games.dewan.layout import (
    GET_FIRE,
    K_BERRIES,
    K_FIRE,
    K_FISH,
    K_GROUPS,
    K_MAJORITIES,
    K_MOST_FIRE,
    K_PAIRS,
    K_RIVALS,
    K_STORIES,
    K_WATER,
    K_ZONES,
    KEYS,
    NONE,
    SLOTS,
    START,
    WATER,
    Position,
    Static,
)
from bivouac.games.dewan.rules.stories import holdings, is_fulfilled
from bivouac.games.dewan.rules.zones import border, is_next_to_volcano, spread


@kernel
def count_sides(t: Static) -> int:
    """Who scores: each player, or each team (DM1)."""
    return 2 if t.teams == 1 else whole(t.players)


@kernel
def side_of(t: Static, seat: int) -> int:
    """DM1: partners sit opposite each other."""
    return seat % 2 if t.teams == 1 else seat


@kernel
def score(t: Static, p: Position, points: Ints) -> None:
    """Points of every side by key, as if the game ended now. DV5: keys not in play stay 0."""
    sides = count_sides(t)
    for side in range(sides):
        for key in range(KEYS):
            points[side, key] = 0
    for seat in range(t.players):
        side = side_of(t, seat)
        points[side, K_STORIES] += story_points(t, p, seat) * whole(t.points[K_STORIES])
        points[side, K_FIRE] += count_fire(t, p, seat) * whole(t.points[K_FIRE])
        points[side, K_ZONES] += count_scoring_zones(t, p, seat) * whole(t.points[K_ZONES])
        points[side, K_WATER] += count_near_water_zones(t, p, seat) * whole(t.points[K_WATER])
        points[side, K_RIVALS] += count_rival_ring_camps(t, p, seat) * whole(t.points[K_RIVALS])
        points[side, K_PAIRS] += count_pairs(t, p, seat) * whole(t.points[K_PAIRS])
        points[side, K_FISH] += whole(p.fish[seat]) * whole(t.points[K_FISH])
    if t.points[K_MAJORITIES] > 0:
        add_majorities(t, p, points)
    for side in range(sides):
        points[side, K_GROUPS] = count_groups(t, p, side) * whole(t.points[K_GROUPS])
        points[side, K_BERRIES] = count_scoring_berries(t, p, side) * whole(t.points[K_BERRIES])
    add_most_fire(t, points, sides)


@kernel
def counts_at_end(t: Static, p: Position, seat: int, slot: int, have: Word) -> bool:
    """DY6, DX2: a story counts if it has slid up, or if its needs are met when the game ends."""
    story = whole(p.stories[seat, slot])
    return story != NONE and (p.told[seat, slot] == 1 or is_fulfilled(t, story, have))


@kernel
def story_points(t: Static, p: Position, seat: int) -> int:
    """DX2: the points of every fulfilled story."""
    have = holdings(p, seat)
    total = 0
    for slot in range(SLOTS):
        if counts_at_end(t, p, seat, slot, have):
            total += whole(t.story_points[p.stories[seat, slot]])
    return total


@kernel
def count_fire(t: Static, p: Position, seat: int) -> int:
    """DX3, DE2, DL3: fire of stories, tucked halves, the emptied board and the volcano."""
    have = holdings(p, seat)
    total = whole(p.tucked_fire[seat])
    for slot in range(SLOTS):
        if counts_at_end(t, p, seat, slot, have):
            total += whole(t.story_fire[p.stories[seat, slot]])
    for camp in range(p.n_built[seat]):
        if t.effects[camp] == GET_FIRE:
            total += 1
    if t.volcano_fire > 0 and is_next_to_volcano(t, p, seat):
        total += whole(t.volcano_fire)
    return total


@kernel
def add_most_fire(t: Static, points: Ints, sides: int) -> None:
    """DX3, DM2: the most fire earns more, all tied sides too; nobody with none."""
    most = 0
    for side in range(sides):
        most = max(most, whole(points[side, K_FIRE]))
    for side in range(sides):
        if most > 0 and points[side, K_FIRE] == most:
            points[side, K_MOST_FIRE] = t.points[K_MOST_FIRE]


@kernel
def count_groups(t: Static, p: Position, side: int) -> int:
    """DX4, DM3: connected groups of 2 or more own camps; of a team, with a camp of each partner."""
    left = p.camps[side]
    if t.teams == 1:
        left |= p.camps[side + 2]
    groups = 0
    while left != EMPTY:
        group = spread(t, bit(lowest(left)), left)
        left &= ~group
        if t.teams == 1:
            counts = group & p.camps[side] != EMPTY and group & p.camps[side + 2] != EMPTY
        else:
            counts = count(group) >= 2
        if counts:
            groups += 1
    return groups


@kernel
def count_berries(p: Position, seat: int) -> int:
    """DX5: berry tokens and tucked berry symbols."""
    return whole(p.won_berries[seat]) + whole(p.tucked_berries[seat])


@kernel
def count_scoring_berries(t: Static, p: Position, side: int) -> int:
    """DX5, DM4: a player's berries; of a team, pairs with one berry of each partner."""
    if t.teams == 1:
        return min(count_berries(p, side), count_berries(p, side + 2))
    return count_berries(p, side)


@kernel
def count_scoring_zones(t: Static, p: Position, seat: int) -> int:
    """DD2: zones of the scoring terrains with an own camp; tucked cards do not count."""
    zones = 0
    for terrain in range(START):
        if t.zone_terrains >> terrain & 1:
            zones += count(p.touched[seat] & p.land[terrain])
    return zones


@kernel
def count_near_water_zones(t: Static, p: Position, seat: int) -> int:
    """DL3: water zones next to at least one own camp, the starting camp included (DH6)."""
    zones = EMPTY
    spaces = border(t, p.camps[seat]) & p.land[WATER]
    while spaces != EMPTY:
        zones |= bit(whole(p.zone[lowest(spaces)]))
        spaces = rest(spaces)
    return count(zones)


@kernel
def count_rival_ring_camps(t: Static, p: Position, seat: int) -> int:
    """DL3: own camps on the ring of an opponent's starting tile."""
    camps = 0
    for other in range(t.players):
        if side_of(t, other) != side_of(t, seat):
            camps += count(p.camps[seat] & p.rings[other])
    return camps


@kernel
def count_pairs(t: Static, p: Position, seat: int) -> int:
    """DV6: pairs of a berry and the scenario's resource, counted as for stories."""
    if t.pair == NONE:
        return 0
    return min(count_berries(p, seat), byte(holdings(p, seat), t.pair))


@kernel
def add_majorities(t: Static, p: Position, points: Ints) -> None:
    """DH6: the most camps next to a water zone, starting camps included; DH4: villages are not."""
    left = p.land[WATER]
    while left != EMPTY:
        zone = spread(t, bit(lowest(left)), left)
        left &= ~zone
        shore = border(t, zone) & ~zone
        most = 1
        holders = 0
        for seat in range(t.players):
            camps = count(p.camps[seat] & shore)
            if camps > most:
                most = camps
                holders = 0
            if camps == most:
                holders += 1
        for seat in range(t.players):
            if count(p.camps[seat] & shore) == most:
                won = t.points[K_MAJORITIES] if holders == 1 else t.tied_majority
                points[side_of(t, seat), K_MAJORITIES] += whole(won)
