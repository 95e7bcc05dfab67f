"""IV7, IV5: a territory is judged once and closed; the void pawn passes by what is closed."""

from bivouac.core.bits import bit, has
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import Position, Static


@kernel
def judge(t: Static, p: Position, territory: int, cause: int) -> None:
    """IV7: who claims a territory. The colours of the players are one side; ties are the void's."""
    tents = totems = 0
    for seat in range(t.players):
        tents += whole(p.n_tents[territory, seat])
        totems += whole(p.totems[territory, seat])
    ruins = whole(p.n_tents[territory, t.void])
    void_totems = whole(p.totems[territory, t.void])
    p.closed |= bit(territory)
    if totems - void_totems + (1 if tents > ruins else -1) <= 0:
        p.lost |= bit(territory)
    p.verdict[territory, 0] = cause
    p.verdict[territory, 1] = tents
    p.verdict[territory, 2] = ruins
    p.verdict[territory, 3] = totems
    p.verdict[territory, 4] = void_totems


@kernel
def is_passed(t: Static, p: Position, connection: int) -> bool:
    """IV5: are both territories of a connection closed?"""
    one, other = whole(t.ends[connection, 0]), whole(t.ends[connection, 1])
    return has(p.closed, one) and has(p.closed, other)


@kernel
def move_pawn(t: Static, p: Position) -> None:
    """IV5: to the next number, after the last the first, past those between closed territories."""
    for further in range(1, t.n_connections):
        following = (p.pawn + further) % t.n_connections
        if not is_passed(t, p, following):
            p.pawn = following
            return


@kernel
def move_on(t: Static, p: Position) -> None:
    """IV5: outside an infection the pawn moves on at once where both its territories are closed."""
    if p.infection == 0 and is_passed(t, p, p.pawn):
        move_pawn(t, p)
