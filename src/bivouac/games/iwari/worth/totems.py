"""IP2: connections that a tribe holds, may come to hold, or may lose."""

from bivouac.core.bits import has
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, whole
from bivouac.games.iwari.layout import Position, Static, Work
from bivouac.games.iwari.rules.totems import connection_points
from bivouac.games.iwari.worth.names import (
    HALF_CLOSED,
    HALF_OPEN,
    HELD,
    HELD_ALONE,
    HELD_RISK,
    HELD_ROOM,
    ONE_AWAY,
    ONE_AWAY_POINTS,
    SURE_LEADS,
    TWO_AWAY,
)


@kernel
def add_totems(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    """Every connection that still scores; what a totem would bring goes into `w.by_totem`."""
    for territory in range(t.n_territories):
        w.by_totem[territory] = 0
        w.leads[territory] = totem_lead(t, p, territory, side)
        if p.leaders[territory] >> side & 1:
            if w.leads[territory] > 1 or not has(p.open, territory):
                out[SURE_LEADS] += 1
    for connection in range(p.walker, t.n_connections):
        if p.covered[connection] == 0:
            add_connection(t, p, w, side, connection, out)


@kernel
def totem_lead(t: Static, p: Position, territory: int, side: int) -> int:
    """How many totems a tribe has more than the best of the others."""
    best = whole(0)
    for tribe in range(t.stacks):
        if tribe != side:
            best = max(best, whole(p.totems[territory, tribe]))
    return whole(p.totems[territory, side]) - best


@kernel
def add_connection(t: Static, p: Position, w: Work, side: int, connection: int, out: Ints) -> None:
    """One connection, by how many totems its two ends lack."""
    one, other = whole(t.ends[connection, 0]), whole(t.ends[connection, 1])
    factor = 1 + whole(p.connection_pawns[connection])
    points = factor * connection_points(t, p, connection)
    here = whole(p.leaders[one]) >> side & 1
    there = whole(p.leaders[other]) >> side & 1
    if here & there:
        out[HELD] += factor
        room = 0
        risk = 0
        for end in (one, other):
            if has(p.open, end):
                room += 1
                w.by_totem[end] += factor
                if w.leads[end] <= 0:
                    risk += 1
        out[HELD_ROOM] += factor * room
        if w.leads[one] > 0 and w.leads[other] > 0:
            out[HELD_ALONE] += factor
        if risk > 0:
            out[HELD_RISK] += points
        return
    if here | there:
        lacking = other if here else one
        if not has(p.open, lacking):
            out[HALF_CLOSED] += factor
        elif w.leads[lacking] >= -1:
            out[ONE_AWAY] += factor
            out[ONE_AWAY_POINTS] += points + factor
            w.by_totem[lacking] += points + factor
        else:
            out[HALF_OPEN] += factor
    elif has(p.open, one) and has(p.open, other) and min(w.leads[one], w.leads[other]) >= -1:
        out[TWO_AWAY] += factor
