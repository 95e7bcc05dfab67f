"""What server and client say to each other about games that go on from another one's moment."""

from typing import NotRequired, TypedDict

from bivouac.store.rows import TableStatus
from bivouac.tables.wire import BotSeat, Entry, MySeat, Result


class WhatIfRequest(TypedDict):
    """POST /api/what-if; answers {table: id}.

    The game is that of a table where it is done, or a record.
    """

    table: NotRequired[str]
    record: NotRequired[object]
    event: int  # how many events have happened there
    seats: list[MySeat | BotSeat]  # one of them for whoever asks


class Line(TypedDict):
    """How a game went on from a position."""

    table: str | None  # null: the game as it was played, where it came from a file
    played: bool  # as it was played; else whoever asks has tried it
    seat: int | None  # of whoever asks; null: of nobody, or of several
    names: list[str]
    bots: list[str | None]  # by seat
    status: TableStatus | None  # null: the game came from a file
    moves: list[Entry]  # what happened first, as everybody may know it
    round: int  # at the end, or where it stands
    result: Result | None  # null: not over
    created: str | None  # ISO 8601, UTC; null: the game came from a file


class Lines(TypedDict):
    """POST /api/what-if/lines with a WhatIfRequest without seats: how it went on."""

    event: int
    lines: list[Line]  # as it was played first, then what whoever asks has tried, the newest first
