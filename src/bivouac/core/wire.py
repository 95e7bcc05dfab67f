"""What server and client say to each other about any game, as far as the games say it.

The client's types are generated from here, comments included (scripts/generate_types.py).
"""

from __future__ import annotations  # a message may hold messages

from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeAlias, TypedDict, TypeVar

Json: TypeAlias = Any


Whole = TypeVar("Whole")


class Partial(Generic[Whole]):
    """On the wire: some of the fields of a shape, which may themselves be there in part."""


class Open(TypedDict):
    """What inherits from this may have any other fields besides its own, and is asked for them."""


class Extended(TypedDict):
    """What inherits from this is the part that all games have in common of something of theirs."""


class Message(TypedDict):
    """A sentence of the locale files: each client says it in its own language.

    A part of it may be a message of its own.
    """

    key: str
    args: dict[str, str | int | Message]


class GameEvent(Open, total=False):
    """One event of a game record: a decision {seat, do, ...} or chance {chance, ...}."""

    seat: int
    do: str
    chance: str


Event: TypeAlias = Annotated[dict[str, Json], GameEvent]
"""Annotated[X, T]: X in Python, whose fields are read with care or not at all; T on the wire."""

Option: TypeAlias = str | int | bool | list[str] | None
"""One of the things that can be chosen before a game."""

Options: TypeAlias = dict[str, Option]
"""All that was chosen."""

# ---------------------------------------------------------------- what every game says of itself


class CardKind(TypedDict):
    """The cards of one kind: how many there are, and where the reader knows them to be.

    Those out, in the hand, shown, discarded and unseen are together all of the box.
    """

    card: str  # the id of one of them
    box: int  # how many there are
    out: int  # of these, not in play
    hand: int  # the reader's own
    shown: int  # for all to see, but not discarded; also in hands of others, where all saw them go
    discards: int
    unseen: int  # face down, or in the hands of others


class OpeningPart(TypedDict):
    """One part of how a game was set up."""

    part: str  # the game's own name for it
    messages: list[Message]


class Hand(Extended):
    """What a view says of every seat. A game adds the rest."""

    hand_size: int


class View(Extended):
    """What a reader may see. A game adds the rest."""

    seat: int  # -1: the public view
    phase: str  # "over" at the end
    first: int  # the seat that began
    turn: int  # whose turn it is
    decides: int | None  # who is asked; null: chance decides, or nobody
    turns: int  # so far
    round: int
    last_round: bool
    seats: list[Hand]
    points: list[dict[str, int]]  # by side, as if the game ended now


Passing = TypedDict("Passing", {"pass": Event | None})


class Offer(Extended, Passing):
    """What the mover can do now; every choice carries the event that makes it.

    A game adds the rest. Where one can pass, that is all that can be done.
    """

    phase: str


Seen: TypeAlias = Annotated[Mapping[str, Json], View]
Offered: TypeAlias = Annotated[Mapping[str, Json], Offer]
