"""IT5, IP1: tents on the map, their ranks and points."""

import numpy as np

from bivouac.core.bits import bit, count, exclude, list_steps
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import NONE, Position, Static, Work
from bivouac.games.iwari.rules.atlas import claim
from bivouac.games.iwari.rules.totems import mark_room


@kernel
def put_tent(t: Static, p: Position, tribe: int, spot: int) -> None:
    """IT5, IE2: a tent on a free spot, or a special one (IA). A player's last brings the end."""
    territory = whole(t.territory_of[spot])
    p.tents[tribe, spot >> 6] |= bit(spot & 63)
    if t.price[spot] == NONE:
        exclude(p.free, spot)
        p.n_free[territory] -= 1
    else:
        claim(t, p, tribe, spot)
    p.standing[territory] += 1
    p.n_tents[territory, tribe] += 1
    p.tents_left[tribe] -= 1
    if p.n_tents[territory, tribe] > p.most_tents[territory]:
        p.most_tents[territory] = p.n_tents[territory, tribe]
        mark_room(t, p, territory)
    if p.tents_left[tribe] == 0 and tribe != t.third:
        p.ending = 1


@kernel
def list_spots(w: Work, n: int, first: int, low: Word, high: Word) -> int:
    """Add the step `first` + spot for each spot; how many steps there are then."""
    n = list_steps(w.steps, n, first, low)
    return list_steps(w.steps, n, first + 64, high)


@kernel
def free_spots(t: Static, p: Position, territory: int) -> tuple[Word, Word]:
    """The free spots of a territory."""
    return t.inside[territory, 0] & p.free[0], t.inside[territory, 1] & p.free[1]


@kernel
def has_filled(t: Static, p: Position, spot: int) -> bool:
    """IM4, IR1: has the tent on `spot` filled its territory? One in an unknown area does not."""
    return bool(p.n_free[t.territory_of[spot]] == 0 and t.token_of[spot] == NONE)


@kernel
def with_most(most: int, leader: int, own: int, tribe: int) -> tuple[int, int]:
    """IR1, IM6: what the leader of some tribes has, and who it is, once one more is looked at.

    NONE on a tie.
    """
    if own > most:
        return own, tribe
    return most, whole(NONE) if own == most else leader


@kernel
def tent_rank(t: Static, p: Position, territory: int, tribe: int) -> int:
    """IP1: 1 for the most tents; tied tribes share a rank and none is skipped. 0: no tent."""
    own = p.n_tents[territory, tribe]
    if own == 0:
        return 0
    larger = 0  # bits of the numbers of tents above the own one
    for other in range(t.tribes):
        if p.n_tents[territory, other] > own:
            larger |= 1 << whole(p.n_tents[territory, other])
    return 1 + count(np.uint64(larger))


@kernel
def tent_points(t: Static, p: Position, territory: int, tribe: int) -> int:
    """IP1: the first scores all tents there, every other the tents of the rank above its own.

    Without the pawns and fortifications of the final scoring (IM1, IF2).
    """
    own = whole(p.n_tents[territory, tribe])
    if own == 0:
        return 0
    if own == p.most_tents[territory]:
        return whole(p.standing[territory])
    above = whole(p.most_tents[territory])
    for other in range(t.tribes):
        tents = whole(p.n_tents[territory, other])
        if own < tents < above:
            above = tents
    return above


@kernel
def score_mid(t: Static, p: Position) -> None:
    """IE1: the tents of every territory are scored once in mid-game, without pawns."""
    for territory in range(t.n_territories):
        for tribe in range(t.tribes):
            p.mid[tribe] += tent_points(t, p, territory, tribe)
    p.mid_due = 0
