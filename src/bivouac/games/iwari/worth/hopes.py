"""What the additions to the base game may still bring, at a guess. Hundredths of a point."""

from bivouac.core.bits import EMPTY, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import (
    COLOUR_COUNT,
    NONE,
    THIRD,
    TURN,
    VENERATION,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.discoveries import token_points
from bivouac.games.iwari.rules.expeditions import goal, progress
from bivouac.games.iwari.rules.road import road_points, tents_on_road
from bivouac.games.iwari.rules.veneration import devotion

POINT = 100
TOKEN = 60
"""A discovery token, while others of its colour are still to be taken."""
MOST_TOKENS = 60
"""Of a point for most tokens of a colour, while tokens still lie on the map."""
MISSION = 45
"""Of a reward, what most of the way to an expedition counts; less the farther away."""
ROAD_TENT = 30
"""A tent on the violet road, besides what it scores now."""
DEVOTED = 12
"""What Veneration's card counts, each."""
DETERMINED = 60
"""The determination token."""
EXPLORER = 180
EXPLORED_SPOT = 20
FOUND_TOKEN = 110
"""The first tent of a territory that is being explored, what each further spot of it adds, and the
token it will take."""


@kernel
def has_hopes(t: Static) -> bool:
    """Is anything of that in play?"""
    return bool(t.missions + t.discoveries + t.road + t.determination + t.veneration > 0)


@kernel
def add_hopes(t: Static, p: Position, w: Work, seat: int) -> None:
    """Whatever is in play beside tents, totems and settlements, for every tribe."""
    for tribe in range(t.tribes):
        if t.discoveries > 0:
            w.worth[tribe] += token_worth(t, p, tribe)
        if t.road == 1:
            w.worth[tribe] += POINT * road_points(t, p, tribe)
            w.worth[tribe] += ROAD_TENT * tents_on_road(t, p, tribe)
        if p.pawns_left[VENERATION] > 0:
            w.worth[tribe] += DEVOTED * devotion(t, p, tribe)
    if p.missions != EMPTY:
        w.worth[seat] += mission_worth(t, p, seat)
    if p.determination != NONE:
        w.worth[p.determination] += DETERMINED
    if p.exploring != NONE and (p.phase == TURN or p.phase == THIRD):
        free = whole(p.n_free[p.exploring]) - 1
        w.worth[p.tribe] += EXPLORER + EXPLORED_SPOT * free + FOUND_TOKEN


@kernel
def token_worth(t: Static, p: Position, tribe: int) -> int:
    """IG1: most tokens of a colour, the more so the fewer still lie on the map."""
    lying = 0
    for token in range(p.token_n):
        if p.token_spot[token] != NONE:
            lying += 1
    share = MOST_TOKENS if lying > 0 else POINT
    worth = 0
    for colour in range(COLOUR_COUNT):
        worth += share * token_points(t, p, tribe, colour)
        if lying > 0:
            worth += TOKEN * whole(p.tokens[tribe, colour])
    return worth


@kernel
def mission_worth(t: Static, p: Position, seat: int) -> int:
    """IX1: how far a player has come with the expeditions that lie open."""
    worth = 0
    missions = p.missions
    while missions != EMPTY:
        mission = lowest(missions)
        missions = rest(missions)
        if p.mission_seat[mission, 0] == seat:
            continue
        place = 0 if p.mission_seat[mission, 0] == NONE else 1
        wanted = goal(mission)
        reached = min(progress(t, p, mission, seat), wanted)
        worth += MISSION * whole(t.rewards[mission, place]) * reached * reached // (wanted * wanted)
    return worth
