"""Iwari, everybody against everybody, under the names of the contract (core/rules.py).

The game against the void is another module of the same names (void/kernels.py).
"""

from bivouac.core.jit import kernel
from bivouac.games.iwari.layout import PAY, PIECE, PLANS, Plan, Position, Search, Static, Work
from bivouac.games.iwari.plans.decisions import plans
from bivouac.games.iwari.rules.apply import apply, resolve
from bivouac.games.iwari.rules.legal import legal
from bivouac.games.iwari.rules.phases import is_chance, is_over, to_move, turns
from bivouac.games.iwari.rules.scoring import count_sides, score, side_of, tie_break
from bivouac.games.iwari.rules.secrets import redact, resample, show_hands
from bivouac.games.iwari.setup.deal import deal
from bivouac.games.iwari.worth.features import features, progress
from bivouac.games.iwari.worth.names import FEATURES
from bivouac.games.iwari.worth.value import value


@kernel
def is_between(p: Position) -> bool:
    """A build is one decision, from its first piece to its last card."""
    return bool(p.phase != PIECE and p.phase != PAY)


@kernel
def ending(p: Position) -> int:
    """IE2: games end in one way."""
    return 0
