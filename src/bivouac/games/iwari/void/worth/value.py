"""IV: what a position against the void is worth, in hundredths of a piece to spare.

What the players can still place beyond what they need (needs.py), less what else may win the void
the game; and what the cards in hand and groups of pieces promise.
"""

from bivouac.core.bits import EMPTY, count, first_of
from bivouac.core.jit import kernel
from bivouac.games.iwari.layout import FREE, K_WON, OVER, Position, Static, Work
from bivouac.games.iwari.rules.road import tents_on_road
from bivouac.games.iwari.void.rules.ending import score
from bivouac.games.iwari.void.rules.settling import group_at
from bivouac.games.iwari.void.worth.hand import hand_part
from bivouac.games.iwari.void.worth.needs import outlook

DECIDED = 1_000_000
"""More than anything that is not decided yet."""
ONE_SHORT = 500
"""A settlement that wins, or a full centre, when one piece is missing; with each further one it
counts half as much."""
VIOLET = 100
VIOLET_SPARE = 40
"""A ruin too many on the violet spots; and one tent more than needed."""
TRIPLE = 30
PAIR = 5
VOID_TRIPLE = 60
"""Groups that lack one piece to be a settlement, and pairs; of players, and of the void (IV8)."""
FREE_PIECE = 80
"""A free piece that is about to be placed."""


@kernel
def value(t: Static, p: Position, w: Work, seat: int) -> int:
    """Pieces to spare, less dangers, and promises on top."""
    if p.phase == OVER:
        score(t, p, w.scores)
        return DECIDED if w.scores[seat, K_WON] > 0 else -DECIDED
    worth = outlook(t, p, w, seat) - danger(t, p) + group_part(t, p) + hand_part(t, p, w, seat)
    if t.violet_first == 1:
        worth += violet_part(t, p)
    if p.phase == FREE:
        worth += FREE_PIECE
    return worth


@kernel
def danger(t: Static, p: Position) -> int:
    """IV10, IV11: what may win the void the game at once: a settlement, or the centre."""
    low, high = p.tents[t.void, 0], p.tents[t.void, 1]
    most = 0
    while low | high != EMPTY:
        part_low, part_high = group_at(t, p, t.void, first_of(low, high))
        low &= ~part_low
        high &= ~part_high
        most = max(most, count(part_low) + count(part_high))
    risk = ONE_SHORT >> (t.void_group - most - 1)
    if t.centre_limit > 0:
        risk += ONE_SHORT >> (t.centre_limit - p.centre - 1)
    return risk


@kernel
def violet_part(t: Static, p: Position) -> int:
    """IV11: more ruins than tents on violet spots at the end lose the game."""
    lead = -tents_on_road(t, p, t.void)
    for seat in range(t.players):
        lead += tents_on_road(t, p, seat)
    free = count(t.violet[0] & p.free[0]) + count(t.violet[1] & p.free[1])
    return VIOLET * min(lead, 0) + VIOLET_SPARE * min(max(lead, 0), free)


@kernel
def group_part(t: Static, p: Position) -> int:
    """IV8: groups that may become a new settlement."""
    part = 0
    for tribe in range(t.tribes):
        low = p.tents[tribe, 0] & ~p.marked[0]
        high = p.tents[tribe, 1] & ~p.marked[1]
        while low | high != EMPTY:
            group_low, group_high = group_at(t, p, tribe, first_of(low, high))
            low &= ~group_low
            high &= ~group_high
            size = count(group_low) + count(group_high)
            if size == t.settlement - 1:
                part += TRIPLE if tribe != t.void else -VOID_TRIPLE
            elif size == 2 and tribe != t.void:
                part += PAIR
    return part
