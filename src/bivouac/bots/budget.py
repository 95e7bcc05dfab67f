"""How long a bot may think about a turn, and who watches it think."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Budget(NamedTuple):
    """What a bot may spend on one turn: both bounds hold; None is no bound.

    Trials make it reproducible, the clock makes it bearable.
    """

    trials: int | None = None  # positions looked at
    milliseconds: float | None = None  # by the clock


Watch: TypeAlias = Callable[[float], bool]
"""Called every few milliseconds with the share of the budget that is used, from 0 to 1.

Whoever watches answers whether to go on; if not, the bot decides at once by what it knows so far.
"""


def unwatched(_: float) -> bool:
    """Nobody watches: always go on."""
    return True
