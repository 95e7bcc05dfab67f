"""IR1: storms, which may move on when the land around them has filled with tents."""

from bivouac.core.bits import EMPTY, bit
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import NONE, STORM_PIECE, Position, Static
from bivouac.games.iwari.rules.tents import has_filled, with_most


@kernel
def storms_after(t: Static, p: Position, spot: int) -> Word:
    """IR1: the storms to be decided after a tent on `spot`: it filled the second of their ends."""
    due = EMPTY
    if not has_filled(t, p, spot):
        return due
    territory = whole(t.territory_of[spot])
    for connection in range(t.n_connections):
        one, other = whole(t.ends[connection, 0]), whole(t.ends[connection, 1])
        if p.covered[connection] == STORM_PIECE and (one == territory or other == territory):
            if p.n_free[one] == 0 and p.n_free[other] == 0:
                due |= bit(connection)
    return due


@kernel
def decider(t: Static, p: Position, connection: int) -> int:
    """IR1: the player with most tents in the two territories; NONE on a tie, or the third tribe."""
    one, other = whole(t.ends[connection, 0]), whole(t.ends[connection, 1])
    most = whole(0)
    leader = whole(NONE)
    for tribe in range(t.tribes):
        tents = whole(p.n_tents[one, tribe]) + whole(p.n_tents[other, tribe])
        most, leader = with_most(most, leader, tents, tribe)
    return leader if leader != t.third else NONE


@kernel
def next_open(t: Static, p: Position, connection: int) -> int:
    """IR1: where a storm goes: the next uncovered number, after the last the first.

    Where all are covered it stays.
    """
    for further in range(1, t.n_connections):
        following = (connection + further) % whole(t.n_connections)
        if p.covered[following] == 0:
            return following
    return connection


@kernel
def move_storm(t: Static, p: Position, connection: int) -> None:
    """IR1: a storm moves to the next number."""
    following = next_open(t, p, connection)
    p.covered[connection] = 0
    p.covered[following] = STORM_PIECE
