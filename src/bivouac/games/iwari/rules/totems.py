"""IT5, IP2: totems on the map, their majorities and connections."""

from bivouac.core.bits import bit
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import Position, Tables


@kernel
def mark_room(p: Position, territory: int) -> None:
    """IT5: all totems here may not exceed the tents of the tribe with the most."""
    if p.all_totems[territory] < p.most_tents[territory]:
        p.open |= bit(territory)
    else:
        p.open &= ~bit(territory)


@kernel
def put_totem(t: Tables, p: Position, tribe: int, territory: int) -> None:
    """IT5: one more totem on the totem spot."""
    p.totems[territory, tribe] += 1
    p.totems_left[tribe] -= 1
    p.all_totems[territory] += 1
    mark_room(p, territory)
    own = p.totems[territory, tribe]
    most = own
    for other in range(t.tribes):
        most = max(most, p.totems[territory, other])
    if own == most:
        leaders = 0
        for other in range(t.tribes):
            if p.totems[territory, other] == most:
                leaders |= 1 << other
        p.leaders[territory] = leaders


@kernel
def holders(t: Tables, p: Position, connection: int) -> int:
    """IP2: bits of the tribes with the most totems in both territories, ties included."""
    return whole(p.leaders[t.ends[connection, 0]]) & whole(p.leaders[t.ends[connection, 1]])


@kernel
def connection_points(t: Tables, p: Position, connection: int) -> int:
    """IP2, IS2: what a holder scores: all totems in the two; nothing under a mountain.

    Without the pawns of the final scoring (IM1).
    """
    if p.covered[connection] == 1:
        return 0
    one, other = whole(t.ends[connection, 0]), whole(t.ends[connection, 1])
    return whole(p.all_totems[one]) + whole(p.all_totems[other])
