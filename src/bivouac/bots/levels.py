"""The levels: players for everybody, from beginner to the best we have (docs/bots.md)."""

from dataclasses import dataclass

from bivouac.bots.budget import Budget
from bivouac.bots.mind import BY_VALUE, BY_WORTH


@dataclass(frozen=True, slots=True)
class Level:
    """How a player thinks."""

    judge: int  # what it judges plans by at first sight: BY_VALUE or BY_WORTH
    overlook: int = 0  # of 100 plans, those it does not notice
    trials: int = 0  # positions it looks at in a turn; 0: it decides at first sight
    rounds: int | None = None  # around the table that it looks ahead; None: as the model says
    policy: int | None = None  # how it decides on the way there; None: as the model says
    breadth: int | None = (
        None  # plans considered in each of these decisions, 0: all; None: likewise
    )


LEVELS: dict[str, Level] = {
    "level1": Level(BY_VALUE, overlook=75),
    "level2": Level(BY_VALUE, overlook=40),
    "level3": Level(BY_WORTH),
    "level4": Level(BY_WORTH, overlook=20, trials=60_000),
    "level5": Level(BY_WORTH, trials=1_000_000),
}

LONGEST_TURN = 1250.0
"""Milliseconds a bot may think about a turn when people wait for it, waiting for other bots
included: the more of them think at once, the less each does. Alone, level 5 takes about a second.
"""


def budget_of(bot: str, waited: float = 0.0) -> Budget | None:
    """What a bot may spend on a turn when people wait: its own budget, and no more than its time.

    It has already waited so many milliseconds for other bots.
    """
    level = LEVELS.get(bot)
    return None if level is None else Budget(level.trials, max(1.0, LONGEST_TURN - waited))
