"""What server and client say to each other about puzzles; docs/analysis.md explains them."""

from typing import TypedDict

from bivouac.core.wire import Event, Message, Seen
from bivouac.tables.drill_wire import DrillReason
from bivouac.tables.wire import ReplayTable


class PuzzleDay(TypedDict):
    """The puzzle of a day."""

    day: str  # YYYY-MM-DD, in UTC
    id: str  # the same puzzle has the same on any server
    found_by: list[str]  # the levels of bots that find what is best: the fewer, the harder


class GamePuzzles(TypedDict):
    """The puzzles of a game so far."""

    game: str
    days: list[PuzzleDay]  # today's first, then those of earlier days; no puzzle twice


class Puzzles(TypedDict):
    """GET /api/puzzles: the same for everybody."""

    games: list[GamePuzzles]  # those that have any


class PuzzlePlan(TypedDict):
    """A decision that can be chosen."""

    name: str  # that says nothing
    event: Event  # without what only its outcome shows
    says: list[Message]


class PosedPuzzle(PuzzleDay):
    """GET /api/puzzles/GAME/DAY: a position of a recorded game, and what can be decided there."""

    table: ReplayTable
    components: object  # as of a replay
    view: Seen  # from the seat of whoever decides
    plans: list[PuzzlePlan]


class PuzzleWorth(TypedDict):
    """What a decision is worth, by what the seat knows."""

    name: str
    chance: float | None  # to win, from 0 to 1; null: the meter is not calibrated here
    error: float | None  # the standard error of that
    points: float | None  # at the end; null where there are none
    behind: float | None  # the best one, in win chance; 0 for that itself
    interval: list[float] | None  # of that, 95%: both ends
    reasons: list[DrillReason]


class PuzzleAnswer(TypedDict):
    """POST /api/puzzles/GAME/DAY {chosen}: whether that is best, and what every decision is worth.

    POST /api/puzzles/GAME/DAY/play {bot} answers {table}: a what-if against bots from there.
    """

    right: bool
    greedy: str  # the name of what is nearest at hand, and not best
    plans: list[PuzzleWorth]  # the best first
