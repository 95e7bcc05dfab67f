"""How much work goes into a report, in positions looked at: the same on every machine."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from bivouac.analysis.report_wire import Quality

PILOT = 64
"""Games played on from a position to see how much work it needs; they count for nothing else."""
CURVE = 0.35
"""Of the work, the part that goes into the curve and the luck; the rest goes into decisions."""
FEWEST, MOST = 32, 1 << 14
"""Worlds in which a position is measured."""
TABLE = 2
"""Seats that the work of a quality is meant for; more seats make more events, and get more."""


class Effort(NamedTuple):
    """The work of a quality."""

    trials: int  # positions looked at in all playouts, at a table for two
    entrants: int  # plans compared in a decision, by first sight; those of bots come besides
    thought: dict[str, int]  # trials of the levels that search, in a decision


EFFORTS: dict[Quality, Effort] = {
    "quick": Effort(32_000_000, 8, {"level4": 2_000, "level5": 8_000}),
    "standard": Effort(240_000_000, 12, {"level4": 12_000, "level5": 60_000}),
    "deep": Effort(2_400_000_000, 24, {"level4": 36_000, "level5": 600_000}),
}


class Need(NamedTuple):
    """What something to be measured takes."""

    variance: float  # of a single game's outcome
    cost: float  # positions looked at in one game


def shared_out(trials: float, needs: Sequence[Need]) -> list[float]:
    """The part of some trials that each gets, so that the errors of all together are smallest.

    That is when each gets as many worlds as its deviation says, divided by the root of its cost.
    """
    weights = [sqrt(need.variance * need.cost) for need in needs]
    total = sum(weights)
    return [trials * weight / total for weight in weights]


def worlds_for(trials: float, cost: float) -> int:
    """How many worlds some trials are enough for; in few different numbers.

    So two positions that are alike get the same number, and meet the same worlds.
    """
    worlds = min(MOST, max(FEWEST, int(trials / cost)))
    coarse = max(0, worlds.bit_length() - 3)
    return worlds >> coarse << coarse
