"""IV10, IV11: what ends the game, and who has won it."""

from bivouac.core.bits import count, has
from bivouac.core.jit import kernel
from bivouac.core.records import Ints
from bivouac.games.iwari.layout import (
    BY_CENTRE,
    BY_JUDGING,
    BY_LIMIT,
    BY_PIECE,
    BY_SETTLEMENT,
    ENDED,
    K_WON,
    KEYS,
    OVER,
    Position,
    Static,
)
from bivouac.games.iwari.rules.building import forget_build
from bivouac.games.iwari.rules.road import tents_on_road
from bivouac.games.iwari.void.rules.judging import judge
from bivouac.games.iwari.void.rules.stages import forget_effects


@kernel
def end_game(t: Static, p: Position, reason: int) -> None:
    """IV10: the game is over; where nobody has won outright every open territory is judged.

    All of them are, whatever the limit: what ended the game stays the reason.
    """
    if reason >= BY_PIECE:
        for territory in range(t.n_territories):
            if not has(p.closed, territory):
                judge(t, p, territory, ENDED)
    p.reason = reason
    forget_build(p)
    forget_effects(p)
    p.phase = OVER


@kernel
def look_at_limit(t: Static, p: Position) -> bool:
    """IV10: after a judgement the void may have won, or all be judged. True: it is over."""
    if count(p.lost) >= t.limit:
        end_game(t, p, BY_LIMIT)
    elif count(p.closed) == t.n_territories:
        end_game(t, p, BY_JUDGING)
    return bool(p.phase == OVER)


@kernel
def has_void_won(t: Static, p: Position) -> bool:
    """IV10, IV11: outright, by its territories, or by the violet spots of some maps."""
    if p.reason == BY_SETTLEMENT or p.reason == BY_CENTRE or count(p.lost) >= t.limit:
        return True
    return t.violet_first == 1 and is_violet_lost(t, p)


@kernel
def is_violet_lost(t: Static, p: Position) -> bool:
    """IV11: are there more ruins on the violet spots than tents, of all colours?"""
    tents = 0
    for seat in range(t.players):
        tents += tents_on_road(t, p, seat)
    return tents_on_road(t, p, t.void) > tents


@kernel
def score(t: Static, p: Position, points: Ints) -> None:
    """IV10: there are no points; at the end 1 for each of those who have won."""
    for tribe in range(t.tribes):
        for key in range(KEYS):
            points[tribe, key] = 0
        if p.phase == OVER and has_void_won(t, p) == (tribe == t.void):
            points[tribe, K_WON] = 1
