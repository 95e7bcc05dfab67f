"""Puzzles: decisions of recorded games in which one plan is clearly best (docs/analysis.md).

The format `bivouac-puzzles/1`. A puzzle holds a record with everybody's hands in it: whoever is to
solve it is shown what its seat knows, and nothing else.
"""

from typing import Literal, TypedDict

from bivouac.analysis.report_wire import MeterUsed, Weighed
from bivouac.core.wire import Json


class Candidate(Weighed):
    """A plan that was compared."""

    behind: float  # the best one, in win chance of the mover's side; 0 for that itself
    interval: list[float]  # of that, 95%: both ends


class Puzzle(TypedDict):
    """A decision, and what there is to say of it."""

    id: str  # the game, and a digest of the record
    game: str
    record: Json  # of the game as far as it went before the decision; `bivouac check` proves it
    seat: int  # who decides, and whose eyes a reader sees it with
    round: int
    meter: MeterUsed
    candidates: list[Candidate]  # the best first
    found_by: list[str]  # the levels that would have found the best one
    greedy: int  # which of the candidates `greedy` would have played: never the best


class Puzzles(TypedDict):
    """A collection."""

    format: Literal["bivouac-puzzles/1"]
    puzzles: list[Puzzle]
