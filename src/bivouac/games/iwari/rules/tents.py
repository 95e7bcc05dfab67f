"""IT5, IP1: tents on the map, their ranks and points."""

from bivouac.core.bits import bit, exclude
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import Position, Tables
from bivouac.games.iwari.rules.totems import mark_room


@kernel
def put_tent(t: Tables, p: Position, tribe: int, spot: int) -> None:
    """IT5, IE2: a tent on a free spot. A player's last one brings the end."""
    territory = whole(t.territory_of[spot])
    p.tents[tribe, spot >> 6] |= bit(spot & 63)
    exclude(p.free, spot)
    p.n_free[territory] -= 1
    p.n_tents[territory, tribe] += 1
    p.tents_left[tribe] -= 1
    if p.n_tents[territory, tribe] > p.most_tents[territory]:
        p.most_tents[territory] = p.n_tents[territory, tribe]
        mark_room(p, territory)
    if p.tents_left[tribe] == 0 and tribe != t.third:
        p.ending = 1


@kernel
def tent_rank(t: Tables, p: Position, territory: int, tribe: int) -> int:
    """IP1: 1 for the most tents; tied tribes share a rank and none is skipped. 0: no tent."""
    own = p.n_tents[territory, tribe]
    if own == 0:
        return 0
    larger = 0  # bits of the numbers of tents above the own one
    for other in range(t.tribes):
        if p.n_tents[territory, other] > own:
            larger |= 1 << whole(p.n_tents[territory, other])
    rank = 1
    while larger != 0:
        larger &= larger - 1
        rank += 1
    return rank


@kernel
def tent_points(t: Tables, p: Position, territory: int, tribe: int) -> int:
    """IP1: the first scores all tents there, every other the tents of the rank above its own.

    Without the pawns of the final scoring (IM1).
    """
    own = whole(p.n_tents[territory, tribe])
    if own == 0:
        return 0
    if own == p.most_tents[territory]:
        return whole(t.n_inside[territory]) - whole(p.n_free[territory])
    above = whole(p.most_tents[territory])
    for other in range(t.tribes):
        tents = whole(p.n_tents[territory, other])
        if own < tents < above:
            above = tents
    return above


@kernel
def score_mid(t: Tables, p: Position) -> None:
    """IE1: the tents of every territory are scored once in mid-game, without pawns."""
    for territory in range(t.n_territories):
        for tribe in range(t.tribes):
            p.mid[tribe] += tent_points(t, p, territory, tribe)
    p.mid_due = 0
