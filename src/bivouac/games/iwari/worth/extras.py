"""IG, IX, IA, IF, IM: what the additions to the base game may still bring a tribe."""

from bivouac.core.bits import count
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, whole
from bivouac.games.iwari.layout import COLOUR_COUNT, NONE, THIRD, TURN, VENERATION, Position, Static
from bivouac.games.iwari.rules.discoveries import token_points
from bivouac.games.iwari.rules.fortifications import is_doubled
from bivouac.games.iwari.rules.road import tents_on_road
from bivouac.games.iwari.rules.veneration import devotion
from bivouac.games.iwari.worth.hopes import mission_worth
from bivouac.games.iwari.worth.names import (
    DETERMINED,
    DEVOTION,
    DOUBLED,
    EXPLORER,
    FORTS,
    MISSIONS,
    ROAD_FREE,
    ROAD_TENTS,
    TOKEN_LEADS,
    TOKENS,
)


@kernel
def add_extras(t: Static, p: Position, side: int, out: Ints) -> None:
    """Each addition that is in play."""
    if t.discoveries > 0:
        add_tokens(t, p, side, out)
    if t.road == 1:
        out[ROAD_TENTS] = tents_on_road(t, p, side)
        out[ROAD_FREE] = count(t.violet[0] & p.free[0]) + count(t.violet[1] & p.free[1])
    if p.pawns_left[VENERATION] > 0:
        out[DEVOTION] = devotion_lead(t, p, side)
    if side != t.third and t.missions > 0:
        out[MISSIONS] = mission_worth(t, p, side) // 10
    if p.determination == side:
        out[DETERMINED] = 1
    if p.exploring != NONE and p.tribe == side and (p.phase == TURN or p.phase == THIRD):
        out[EXPLORER] = 1
    if t.forts > 0:
        out[FORTS] = p.forts_left[side]
        for territory in range(t.n_territories):
            if p.n_tents[territory, side] > 0 and is_doubled(t, p, territory, side):
                out[DOUBLED] += whole(p.n_free[territory])


@kernel
def add_tokens(t: Static, p: Position, side: int, out: Ints) -> None:
    """IG1: discovery tokens, while others still lie on the map; colours in which a tribe leads."""
    lying = 0
    for token in range(p.token_n):
        if p.token_spot[token] != NONE:
            lying += 1
    if lying == 0:
        return
    for colour in range(COLOUR_COUNT):
        out[TOKENS] += whole(p.tokens[side, colour])
        if token_points(t, p, side, colour) > 0:
            out[TOKEN_LEADS] += 1


@kernel
def devotion_lead(t: Static, p: Position, side: int) -> int:
    """IM6: by how much a tribe is ahead of the others in what Veneration's card counts."""
    best = whole(0)
    for tribe in range(t.tribes):
        if tribe != side:
            best = max(best, devotion(t, p, tribe))
    return devotion(t, p, side) - best
