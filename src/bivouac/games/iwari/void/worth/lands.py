"""IV7: how many pieces the players need to claim a territory in spite of infections to come."""

from typing import NamedTuple

from bivouac.core.bits import has
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import TENT, TOTEM, Position, Static, Work

HOPELESS = 6
"""A territory that needs so many pieces, or more, is as good as lost."""
TOTEM_COST = 130
"""A totem, in hundredths of a tent: there are fewer of them."""
UNEXPLORED = 60
"""What it costs that the first tent of a territory comes alone (IT4)."""


class Land(NamedTuple):
    """A territory as it stands, or as it would."""

    tents: int  # of the players
    most: int  # of one of them
    ruins: int
    ahead: int  # totems of the players less those of the void
    totems: int  # of all
    free: int  # spots
    takes: int  # totems that may stand there at all, under the cap (IA1)


@kernel
def land_with(t: Static, p: Position, territory: int, kind: int, tribe: int) -> Land:
    """A territory with one more piece of a tribe; `kind` is TENT, TOTEM, or NONE for no piece."""
    tents = ahead = most = whole(0)
    for seat in range(t.players):
        tents += whole(p.n_tents[territory, seat])
        ahead += whole(p.totems[territory, seat])
        most = max(most, whole(p.n_tents[territory, seat]))
    ruins = whole(p.n_tents[territory, t.void])
    ahead -= whole(p.totems[territory, t.void])
    totems = whole(p.all_totems[territory])
    free = whole(p.n_free[territory])
    is_void = tribe == t.void
    if kind == TENT:
        free -= 1
        ruins += 1 if is_void else 0
        tents += 0 if is_void else 1
        most += 0 if is_void else 1
    elif kind == TOTEM:
        totems += 1
        ahead += -1 if is_void else 1
    takes = whole(100 if has(t.totem_lands, territory) else 0)
    return Land(tents, most, ruins, ahead, totems, free, takes)


@kernel
def need_with(t: Static, p: Position, w: Work, territory: int, kind: int, tribe: int) -> int:
    """Hundredths of pieces the players need, if one more piece of a tribe stood there.

    Infections that may come or not count in part.
    """
    land = land_with(t, p, territory, kind, tribe)
    hits = whole(w.hits[territory])
    need = (100 - hits % 100) * need_of(t, p, land, hits // 100)
    if hits % 100 > 0:
        need += hits % 100 * need_of(t, p, land, hits // 100 + 1)
    unexplored = UNEXPLORED if land.most + land.ruins == 0 else 0
    return need // 100 + unexplored


@kernel
def need_of(t: Static, p: Position, land: Land, hits: int) -> int:
    """What the tents and totems cost with which a territory is claimed after so many infections."""
    least = 100 * HOPELESS
    for pieces in range(HOPELESS):
        if 100 * pieces >= least:
            break
        for totems in range(pieces + 1):
            cost = 100 * (pieces - totems) + TOTEM_COST * totems
            if cost < least and is_claimed(t, p, land, pieces - totems, totems, hits):
                least = cost
    return least


@kernel
def is_claimed(t: Static, p: Position, land: Land, tents: int, totems: int, hits: int) -> bool:
    """IT5, IV5, IV7: are so many tents and totems possible, and do they withstand the infections?

    Each of these brings a totem where the cap allows it, else a ruin, until all spots are taken.
    """
    most = max(land.most + tents, land.ruins)
    standing = land.totems + totems
    free = land.free - tents
    if free < 0 or (totems > 0 and standing > min(most, land.takes)):
        return False
    lead = land.tents + tents - land.ruins
    ahead = land.ahead + totems
    ruins = land.ruins
    in_stock = whole(p.totems_left[t.void])
    for _ in range(hits):
        if free == 0:
            break
        if standing < min(most, land.takes) and in_stock > 0:
            if t.centre_limit > 0:
                continue
            standing += 1
            ahead -= 1
            in_stock -= 1
        else:
            ruins += 1
            lead -= 1
            free -= 1
            most = max(most, ruins)
    return ahead + (1 if lead > 0 else -1) > 0
