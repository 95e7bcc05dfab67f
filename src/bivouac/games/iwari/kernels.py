"""The kernels of Iwari under the names of the contract (core/rules.py)."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.apply import apply, resolve
from bivouac.games.iwari.features import features, progress
from bivouac.games.iwari.features_list import FEATURES
from bivouac.games.iwari.layout import (
    LIFT,
    NONE,
    OVER,
    PAY,
    PIECE,
    PLANS,
    SHUFFLE,
    VOIDING,
    Plan,
    Position,
    Search,
    Tables,
    Work,
)
from bivouac.games.iwari.legal import legal
from bivouac.games.iwari.plans import plans
from bivouac.games.iwari.rules.secrets import redact, resample
from bivouac.games.iwari.scoring import count_sides, score, side_of, tie_break
from bivouac.games.iwari.setup import deal
from bivouac.games.iwari.value import value

__all__ = [
    "FEATURES",
    "PLANS",
    "Plan",
    "Position",
    "Search",
    "Tables",
    "Work",
    "apply",
    "count_sides",
    "deal",
    "ending",
    "features",
    "is_between",
    "is_chance",
    "is_over",
    "legal",
    "plans",
    "progress",
    "redact",
    "resample",
    "resolve",
    "score",
    "side_of",
    "tie_break",
    "to_move",
    "turns",
    "value",
]


@kernel
def is_over(p: Position) -> bool:
    """Has the game ended?"""
    return bool(p.phase == OVER)


@kernel
def is_chance(p: Position) -> bool:
    """Must the discards be shuffled?"""
    return bool(p.phase == SHUFFLE)


@kernel
def is_between(p: Position) -> bool:
    """A build is one decision, from its first piece to its last card; so are void cards (IV3)."""
    if p.phase == LIFT or p.phase == VOIDING:
        return False
    return bool(p.phase != PIECE and p.phase != PAY)


@kernel
def to_move(p: Position) -> int:
    """The seat that decides now, for the third tribe too (I2.1); some out of turn (IR1, IM6)."""
    return whole(p.seat if p.asked == NONE else p.asked)


@kernel
def turns(p: Position) -> int:
    """Turns begun so far."""
    return whole(p.turns)


@kernel
def ending(p: Position) -> int:
    """IV10, IV11: what ended a game against the void; others end in one way (IE2)."""
    return whole(p.reason)
