"""IP1: territories by how far a tribe is ahead or behind, and what the next build may bring."""

from bivouac.core.bits import has
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, whole
from bivouac.games.iwari.layout import Position, Static, Work
from bivouac.games.iwari.worth.names import (
    ABSENT,
    BEST_LATER,
    BEST_SOON,
    FAR_BEHIND,
    LEAD_STEPS,
    MID_COMING,
    MID_POINTS,
    RISK,
    SAFE_FREE,
    STAKE,
    THREAT,
    UNEXPLORED,
    WAIT,
)


@kernel
def add_lands(t: Static, p: Position, w: Work, side: int, pairs: int, out: Ints) -> None:
    """Every territory, and the best that the side's cards can build; `pairs`: who has a joker."""
    best = whole(0)
    for territory in range(t.n_territories):
        own = whole(p.n_tents[territory, side])
        rival = whole(0)
        above = whole(p.most_tents[territory])
        for tribe in range(t.tribes):
            if tribe != side:
                tents = whole(p.n_tents[territory, tribe])
                rival = max(rival, tents)
                above = min(above, tents) if tents > own else above
        points = whole(p.standing[territory]) if own >= rival else above
        points = points if own > 0 else whole(0)
        out[MID_POINTS] += points
        if p.n_free[territory] > 0:
            add_land(p, territory, own, rival, points, out)
            if 0 < own >= rival:
                add_threat(t, p, side, pairs, territory, out)
        if side != t.third:
            power = pieces_payable(t, p, side, pairs, territory)
            if power > 0:
                best = max(best, gain(p, w, side, territory, power, own, points))
    out[MID_POINTS] *= out[MID_COMING]
    out[BEST_SOON if out[WAIT] < t.players else BEST_LATER] = best


@kernel
def add_land(p: Position, territory: int, own: int, rival: int, points: int, out: Ints) -> None:
    """IP1, IM1: a territory with free spots, by the lead over the best of the others."""
    if own + rival == 0:
        out[UNEXPLORED] += 1
        return
    factor = 1 + whole(p.territory_pawns[territory])
    free = whole(p.n_free[territory])
    lead = own - rival
    kind = FAR_BEHIND + 2 * (max(-LEAD_STEPS, min(LEAD_STEPS, lead)) + LEAD_STEPS)
    kind = kind if own > 0 else ABSENT
    out[kind] += factor
    out[kind + 1] += factor * free
    if own > 0 and -1 <= lead <= 1:
        if lead < 0:
            out[STAKE] += factor * (whole(p.standing[territory]) + 1 - points)
        else:
            out[RISK] += factor * (points - own)
    if lead > free:
        out[SAFE_FREE] += factor * free


@kernel
def add_threat(t: Static, p: Position, side: int, pairs: int, territory: int, out: Ints) -> None:
    """IP1: a side in front, where another player's cards may be enough to pass it."""
    for seat in range(t.players):
        if seat != side:
            then = whole(p.n_tents[territory, seat])
            then += pieces_payable(t, p, seat, pairs, territory)
            if then > p.n_tents[territory, side]:
                out[THREAT] += 1 + whole(p.territory_pawns[territory])


@kernel
def pieces_payable(t: Static, p: Position, seat: int, pairs: int, territory: int) -> int:
    """IT3, IT4: the pieces that a hand can pay for in a territory; at most 2.

    With one matching card and a pair there is nothing else in a hand of three.
    """
    held = whole(p.held[seat, t.territory_biome[territory]])
    most = 1 if p.most_tents[territory] == 0 else 2
    return whole(min(held + (pairs >> seat & 1), most))


@kernel
def gain(p: Position, w: Work, side: int, territory: int, power: int, own: int, points: int) -> int:
    """IP1-IP3: the points that the best build of up to `power` pieces brings at once."""
    totem = whole(0)
    if has(p.open, territory) and p.totems_left[side] > 0:
        totem = whole(w.by_totem[territory])
    best = totem
    factor = 1 + whole(p.territory_pawns[territory])
    most = whole(p.most_tents[territory])
    for tents in range(1, min(power, whole(p.n_free[territory]), whole(p.tents_left[side])) + 1):
        then = whole(p.standing[territory]) + tents if own + tents >= most else most
        worth = factor * (then - points) + whole(w.by_group[territory])
        best = max(best, worth + totem if tents < power else worth)
    return best
