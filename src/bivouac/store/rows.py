"""What is kept of a table, as plain data: no database is needed to think about it."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

DECISION, CHANCE, UNDO, REMARK = "decision", "chance", "undo", "table"
"""The kinds of rows; a remark is about the table itself: somebody came, left, voted."""

TableStatus: TypeAlias = Literal[
    "waiting",  # open seats
    "playing",
    "over",  # played to the end
    "ended",  # the players agreed to stop
    "frozen",  # the rules have changed since: it can be read, not played
]
"""Where a table can stand."""
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ENDED: Final = "ended"
FROZEN: Final = "frozen"

UNDEALT = ""
"""In place of a digest: the table is planned, and nothing is dealt yet."""

SeatKind: TypeAlias = Literal["person", "open", "bot"]
PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a browser."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Label:
    """What everybody may know of how a table began."""

    game: str
    options: dict[str, Any]
    commitment: str  # SHA-256 of the seed
    lesson: str | None = None
    coach: bool = False
    hints: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """How a table began: enough to lay out its game, and to prove how it was shuffled."""

    game: str
    options: dict[str, Any]
    rules: str  # the version of the rules
    components: dict[str, Any]
    setup: dict[str, Any]
    seed: bytes
    commitment: str
    shuffles: int  # how many the setup took
    lesson: str | None = None  # the edition of the lesson it is; None: a game like any other
    coach: bool = False  # does somebody advise everybody who decides?
    hints: bool = False  # may whoever decides ask what would be good?

    @property
    def label(self) -> Label:
        """What everybody may know of it."""
        return Label(self.game, self.options, self.commitment, self.lesson, self.coach, self.hints)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log."""

    number: int  # from 1
    kind: str
    seat: int | None
    body: dict[str, Any]  # what happened, secrets included
    said: dict[str, Any]  # what it meant to people, and to each seat alone
    at: str
    guest: str | None  # None: a bot, or nobody


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and who decides for it."""

    seat: int
    kind: SeatKind
    name: str
    key: str  # opens the seat to another device
    bot: str | None = None
    stand_in: str | None = None  # a bot that decides for a person
    left: bool = False
    local: bool = False  # hot seat: shares its holder's device
    wants_end: bool = False
    holders: frozenset[str] = field(default_factory=frozenset)  # ids of guests

    @property
    def decider(self) -> str | None:
        """The bot that decides here now, if one does."""
        return self.stand_in or self.bot


@dataclass(frozen=True, slots=True)
class Summary:
    """Where a table stands, and what the lobby shows of it."""

    id: str
    host: str
    listed: bool
    status: TableStatus
    next: str | None
    number: int  # of the last row
    digest: str  # of the position after it
    card: dict[str, Any]
    created: str
    updated: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A whole table as it is kept."""

    deal: Deal
    summary: Summary
    seats: tuple[Seat, ...]
    rows: list[Row]
    seen: int | None = None  # the last row when its views were put aside; None: they never were


@dataclass(frozen=True, slots=True)
class Shown:
    """A table as the lobby shows it."""

    label: Label
    summary: Summary
    seats: tuple[Seat, ...]
