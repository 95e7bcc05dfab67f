"""IT5, IP2: totems on the map, their majorities and connections."""

from bivouac.core.bits import bit, has
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import Position, Static


@kernel
def mark_room(t: Static, p: Position, territory: int) -> None:
    """IT5, IA1: all totems here may not exceed the tents of the tribe with the most."""
    if p.all_totems[territory] < p.most_tents[territory] and has(t.totem_lands, territory):
        p.open |= bit(territory)
    else:
        p.open &= ~bit(territory)


@kernel
def put_totem(t: Static, p: Position, tribe: int, territory: int) -> None:
    """IT5: one more totem on the totem spot."""
    p.totems[territory, tribe] += 1
    p.totems_left[tribe] -= 1
    p.all_totems[territory] += 1
    mark_room(t, p, territory)
    if p.leaders[territory] != 1 << tribe:  # alone in front it stays so
        mark_leaders(t, p, territory)


@kernel
def mark_leaders(t: Static, p: Position, territory: int) -> None:
    """IP2, IA4: the tribes with the most totems here, at least 1; the void among them."""
    most = whole(1)
    for tribe in range(t.stacks):
        most = max(most, whole(p.totems[territory, tribe]))
    leaders = 0
    for tribe in range(t.stacks):
        if p.totems[territory, tribe] == most:
            leaders |= 1 << tribe
    p.leaders[territory] = leaders


@kernel
def holders(t: Static, p: Position, connection: int) -> int:
    """IP2: bits of the tribes with the most totems in both territories, ties included.

    The void may be among them, and scores nothing (IA4).
    """
    return whole(p.leaders[t.ends[connection, 0]]) & whole(p.leaders[t.ends[connection, 1]])


@kernel
def connection_points(t: Static, p: Position, connection: int) -> int:
    """IP2: what a holder scores: all totems in the two; nothing where something covers it (IS2).

    Where a ruin was on guard, 1 point in all (IA2). Without the pawns that multiply it (IM1).
    """
    if p.covered[connection] != 0:
        return 0
    if t.guarded[connection] == 1:
        return 1
    one, other = whole(t.ends[connection, 0]), whole(t.ends[connection, 1])
    return whole(p.all_totems[one]) + whole(p.all_totems[other])
