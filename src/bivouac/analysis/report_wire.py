"""What a report says of a finished game: the format `bivouac-analysis/1`, docs/analysis.md.

Chances are from 0 to 1, with four digits. Where lists go by side, these are the sides that share a
chance: partners are one, and against the void all seats are the first side and the void the second.
"""

from typing import Literal, TypeAlias, TypedDict

from bivouac.core.wire import Event, Message, Options

Quality: TypeAlias = Literal["quick", "standard", "deep"]

Verdict: TypeAlias = Literal[
    "forced",  # there was nothing to choose
    "apart2",  # surely behind the best plan by more than 2 points of win chance
    "apart5",  # by more than 5
    "apart10",  # by more than 10
    "not-told-apart",  # as good as the best, as far as can be told
]
"""What may be said of a decision."""


class MeterUsed(TypedDict):
    """The meter that measured: figures of two versions are not to be compared."""

    version: str
    group: str  # of settings that were calibrated together; "": of none
    calibrated: bool  # what it foretells has come true; else no chance is shown to anybody


class Outcome(TypedDict):
    """How the game ended."""

    over: bool  # played to its end; else the players stopped, and this is what could be expected
    chance: list[float]  # by side: its share of the victory
    points: list[float] | None  # by side; null where there are none


class TimePoint(TypedDict):
    """What could be expected after an event, all hands open and the deck hidden."""

    event: int  # its place among those of the record; -1: before the first
    seat: int | None  # who decided; null: chance, or before the first
    round: int
    chance: list[float]  # by side
    error: list[float]  # standard errors of the chances
    points: list[float] | None  # by side, at the end
    points_error: list[float] | None


class PlanReason(TypedDict):
    """A sentence that speaks for a plan, and what it is about."""

    says: Message
    points: list[str]  # anchors of the client


class Weighed(TypedDict):
    """A plan of a decision, and what it was worth by what the mover knew."""

    event: Event  # without what only its outcome shows
    says: list[Message]  # what the log would say of it
    chance: float  # of the mover's side to win
    error: float
    points: float | None  # of the mover's side at the end
    reasons: list[PlanReason]  # none of the plan that was played


class Judged(TypedDict):
    """A decision: what was played, beside what would have been best."""

    event: int
    seat: int
    round: int
    plans: int  # so many were compared; 1: it was forced, and nothing more is said of it
    played: Weighed | None  # null: forced
    best: Weighed | None  # null: forced
    others: list[Weighed]  # up to three more, the best first
    regret: (
        float  # of the mover's win chance: the best plan's less that of the one played; 0 for that
    )
    interval: list[float]  # of the regret, 95%: both ends
    verdict: Verdict


class Luck(TypedDict):
    """What an event by which something was turned up brought, beside what could have come."""

    event: int
    luck: list[float]  # of win chance, by side
    error: list[float]


class PartErrors(TypedDict):
    """Standard errors of parts of a result."""

    start: float
    luck: float
    own: float
    others: float


class ResultParts(TypedDict):
    """Where the result of a side comes from: chance = start + luck + own + others + noise."""

    start: float  # its chance before the first event
    luck: float
    own: float  # by its own decisions
    others: float  # by those of all others
    noise: float  # what is left: rounding, and what the correction bends where chance decides
    errors: PartErrors
    adjusted: float  # the result without luck and noise


class MeanRegret(TypedDict):
    """What decisions cost in the mean, in win chance."""

    regret: float
    error: float


class Grade(MeanRegret):
    """How a seat decided, beside how the bots would have on the same decisions."""

    decisions: int  # in which there was something to choose
    levels: dict[str, MeanRegret]  # level1 to level5


class KeyMoment(TypedDict):
    """An event that moved the chances most, and surely."""

    event: int
    change: list[float]  # by side
    why: Literal["decision", "luck"]
    seat: int | None  # who decided, or whose turn it was


class Report(TypedDict):
    """What a game was worth, decision by decision."""

    format: Literal["bivouac-analysis/1"]
    meter: MeterUsed
    quality: Quality
    game: str
    options: Options
    names: list[str | None]  # null: the record has none
    bots: list[str | None]
    sides: list[list[int]]  # the seats of each; [] for the void and for a tribe that nobody plays
    result: Outcome
    timeline: list[TimePoint]  # one more than the record has events, as a replay has frames
    decisions: list[Judged]  # in the order of the events
    luck: list[Luck]
    parts: list[ResultParts]  # by side
    grades: list[Grade]  # by seat
    thought: dict[
        str, int
    ]  # positions that level4 and level5 might look at in a decision, for that
    moments: list[KeyMoment]  # up to five, in the order of the events
    seed: str  # a digest of the game itself: nobody can choose it
    playouts: int
