"""IR2: the walking totem, which scores connections one after the other, when somebody wants it."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import Position, Static
from bivouac.games.iwari.rules.totems import connection_points, holders


@kernel
def is_walk_due(t: Static, p: Position, territory: int) -> bool:
    """IR2: does a totem placed in a territory let its player choose?"""
    if t.walking == 0 or p.walker == t.n_connections:
        return False
    return bool(t.ends[p.walker, 0] == territory or t.ends[p.walker, 1] == territory)


@kernel
def walk_on(t: Static, p: Position) -> None:
    """IR2, IM1: its connection is scored for all tribes, and it moves to the next number."""
    connection = whole(p.walker)
    factor = 1 + whole(p.connection_pawns[connection])
    points = factor * connection_points(t, p, connection)
    holding = holders(t, p, connection)
    for tribe in range(t.tribes):
        if holding >> tribe & 1:
            p.walked[tribe] += points
    p.walker += 1
