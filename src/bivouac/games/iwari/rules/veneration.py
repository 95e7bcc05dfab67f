"""IM6: Veneration, a pawn for who is alone in front at the end, by the card in play."""

from bivouac.core.bits import EMPTY, bit, count, first_of, has, list_steps, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import (
    DEED,
    NONE,
    OVER,
    TERRITORIES,
    VENERATION,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.deeds import everywhere
from bivouac.games.iwari.rules.tents import with_most
from bivouac.games.iwari.steps import DEED_AT, NOWHERE, TARGETS

VENERATION_AT = DEED_AT + VENERATION * TARGETS
DEAD_ENDS, CONTESTED_TENTS, GOLD = 1, 2, 3
"""The cards a, b and c."""


@kernel
def finish(t: Static, p: Position) -> None:
    """IE2, IM6: after the last turn Veneration is placed, or discarded, and the game is over."""
    p.phase = OVER
    if p.pawns_left[VENERATION] == 0:
        return
    seat = venerator(t, p)
    if seat != NONE and (targets(t, p, seat) != EMPTY):
        p.phase = DEED
        p.earned = 1 << VENERATION
        p.asked = seat
    else:
        p.pawns_left[VENERATION] = 0


@kernel
def devotion(t: Static, p: Position, tribe: int) -> int:
    """IM6: what the card counts: tents on dead ends or on contested tokens, totems by gold."""
    low = p.tents[tribe, 0]
    high = p.tents[tribe, 1]
    if t.veneration == DEAD_ENDS:
        return count(low & t.dead_ends[0]) + count(high & t.dead_ends[1])
    if t.veneration == CONTESTED_TENTS:
        return count(low & t.unknown[0]) + count(high & t.unknown[1])
    totems = 0
    for territory in range(t.n_territories):
        if has(p.gold, territory):
            totems += whole(p.totems[territory, tribe])
    return totems


@kernel
def venerator(t: Static, p: Position) -> int:
    """IM6: the player who alone has most; NONE on a tie, or where the third tribe has."""
    most = whole(0)
    leader = whole(NONE)
    for tribe in range(t.tribes):
        most, leader = with_most(most, leader, devotion(t, p, tribe), tribe)
    return leader if leader != t.third else NONE


@kernel
def targets(t: Static, p: Position, seat: int) -> Word:
    """IM6: where the pawn can go: territories, or connections with card c."""
    if t.veneration == DEAD_ENDS:
        return everywhere(t)
    found = EMPTY
    if t.veneration == CONTESTED_TENTS:
        low = p.tents[seat, 0] & t.unknown[0]
        high = p.tents[seat, 1] & t.unknown[1]
        while low | high != EMPTY:
            found |= bit(whole(t.territory_of[first_of(low, high)]))
            low, high = rest_of(low, high)
        return found
    for connection in range(p.walker, t.n_connections):
        if p.covered[connection] == 0:
            found |= bit(connection)
    return found


@kernel
def legal_veneration(t: Static, p: Position, w: Work) -> int:
    """IM6: the pawn goes where the card lets it, or nowhere."""
    first = VENERATION_AT + (TERRITORIES if t.veneration == GOLD else 0)
    n = list_steps(w.steps, whole(0), whole(first), targets(t, p, whole(p.asked)))
    w.steps[n] = VENERATION_AT + NOWHERE
    return n + 1
