"""The kernels of Dewan under the names of the contract (core/rules.py)."""

from bivouac.core.bits import count
from bivouac.core.jit import kernel
from bivouac.games.dewan.layout import PLANS, Plan, Position, Search, Static, Work
from bivouac.games.dewan.plans.decisions import plans
from bivouac.games.dewan.rules.apply import apply, resolve
from bivouac.games.dewan.rules.legal import legal
from bivouac.games.dewan.rules.phases import is_between, is_chance, is_over, to_move, turns
from bivouac.games.dewan.rules.scoring import count_sides, score, side_of
from bivouac.games.dewan.rules.secrets import redact, resample, show_hands
from bivouac.games.dewan.setup.deal import deal
from bivouac.games.dewan.worth.features import FEATURES, features, progress
from bivouac.games.dewan.worth.value import value


@kernel
def ending(p: Position) -> int:
    """There is one way to end (DX1)."""
    return 0


@kernel
def tie_break(t: Static, p: Position, side: int) -> int:
    """DX6, DM5: the most hand cards; of a team, both hands together."""
    cards = count(p.hands[side])
    if t.teams == 1:
        cards += count(p.hands[side + 2])
    return cards
