"""Iwari against the void (IV), under the names of the contract (core/rules.py).

The records are those of the other games (kernels.py), and so are the rules both share.
"""

from bivouac.core.bits import count
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, whole
from bivouac.games.iwari.layout import (
    LIFT,
    OVER,
    PAY,
    PIECE,
    PLANS,
    VOIDING,
    Plan,
    Position,
    Search,
    Static,
    Work,
)
from bivouac.games.iwari.rules.phases import is_chance, is_over, to_move, turns
from bivouac.games.iwari.rules.scoring import count_sides, side_of
from bivouac.games.iwari.rules.secrets import show_hands
from bivouac.games.iwari.void.plans.decisions import plans
from bivouac.games.iwari.void.rules.apply import apply, resolve
from bivouac.games.iwari.void.rules.ending import score
from bivouac.games.iwari.void.rules.legal import legal
from bivouac.games.iwari.void.rules.secrets import redact, resample
from bivouac.games.iwari.void.setup import deal
from bivouac.games.iwari.void.worth.value import value

FEATURES = 1
"""There are no points to come against the void (IV10): only the constant."""
WHOLE = 256
ENDING = 250
"""All the way to the end; and how far a game is where everything has been judged."""


@kernel
def is_between(p: Position) -> bool:
    """A build is one decision, from its first piece to its last card; so are void cards (IV3)."""
    if p.phase == LIFT or p.phase == VOIDING:
        return False
    return bool(p.phase != PIECE and p.phase != PAY)


@kernel
def ending(p: Position) -> int:
    """IV10, IV11: what ended the game."""
    return whole(p.reason)


@kernel
def features(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    """IV10: nothing is foretold from a position that has no points."""
    out[0] = 1


@kernel
def progress(t: Static, p: Position) -> int:
    """IV7: how far the game has gone, from 0 to 256, by the territories that were judged."""
    if p.phase == OVER:
        return WHOLE
    return ENDING * count(p.closed) // whole(t.n_territories)


@kernel
def tie_break(t: Static, p: Position, side: int) -> int:
    """IV10: a game that is won or lost has no ties."""
    return 0
