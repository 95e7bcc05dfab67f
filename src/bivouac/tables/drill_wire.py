"""What server and client say to each other about drills; docs/drills.md explains it."""

from typing import TypedDict

from bivouac.core.wire import Message, Seen
from bivouac.tables.wire import ReplayTable


class GameDrills(TypedDict):
    """The kinds of drills of a game."""

    game: str
    kinds: list[str]


class Drills(TypedDict):
    """GET /api/drills: what can be practised."""

    games: list[GameDrills]  # those that have any


class DrillChoice(TypedDict):
    """Something that can be chosen for an answer."""

    name: str  # an anchor where it is a thing on the table, else a name of its own
    says: Message | None  # null: what is drawn there says it


class PosedDrill(TypedDict):
    """GET /api/drills/GAME/KIND/NUMBER: a position and a question about it.

    A number asks everybody the same; the first ten belong together, and there is always another.
    """

    kind: str
    number: int
    table: ReplayTable
    components: object  # as of a replay
    view: Seen  # from the seat of whoever is asked
    asks: Message
    choices: list[DrillChoice]
    several: bool  # more than one may be chosen
    points: list[str]  # anchors of what is asked about


class DrillReason(TypedDict):
    """A sentence of why an answer is right, and what it is about."""

    says: Message
    points: list[str]


class DrillAnswer(TypedDict):
    """POST /api/drills/GAME/KIND/NUMBER {chosen: [name, ...]}: whether that is right, and why."""

    right: bool
    answer: list[str]  # the right one; of several the one that was chosen, or the first
    reasons: list[DrillReason]
