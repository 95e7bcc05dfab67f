"""The events of a record of Dewan. The JSON Schema of records is generated from here."""

from typing import Annotated, Literal, TypeAlias, TypedDict

from bivouac.core.record_wire import Decided, Id, IdOrNull, Says, Seat

StoryFromRow = TypedDict(
    "StoryFromRow",
    {
        "seat": Seat,
        "do": Literal["story"],
        # Where it comes from.
        "from": Literal["row"],
        # The slot of the story row, from 0.
        "index": Annotated[int, Says(minimum=0, maximum=4)],
    },
)
"""A player takes a story tile from the row."""


StoryFromStack = TypedDict(
    "StoryFromStack",
    {
        "seat": Seat,
        "do": Literal["story"],
        # Where it comes from.
        "from": Literal["stack"],
    },
)
"""A player takes the top story tile of the stack, unseen."""


class Take(Decided):
    """A player takes two cards in neighbouring slots of the row, or a single one where no two
    are neighbours.
    """

    do: Literal["take"]
    # The slots, from 0.
    slots: Annotated[
        list[Annotated[int, Says(minimum=0, maximum=5)]],
        Says(minItems=1, maxItems=2, uniqueItems=True),
    ]


class Place(Decided):
    """A player places a camp."""

    do: Literal["place"]
    # The spaces in the order they are travelled: the origin first, the destination last, none
    # twice.
    route: Annotated[list[Id], Says(minItems=2, uniqueItems=True)]
    # The cards paid, in route order: one for each land space, one for each run of spaces of one
    # water zone.
    pay: Annotated[list[Id], Says(minItems=2, uniqueItems=True)]


class Tuck(Decided):
    """A player tucks a hand card under the board."""

    do: Literal["tuck"]
    card: Id
    # The half left visible: an index into the card's `halves`.
    half: Annotated[int, Says(minimum=0, maximum=1)]


class TuckDeclined(Decided):
    """A player who could tuck a card does not."""

    do: Literal["tuck"]
    # null declines.
    card: None


class Marker(Decided):
    """The active player puts the event's water or lava marker on the map."""

    do: Literal["marker"]
    # The space it covers.
    space: Id


class Fish(Decided):
    """A player with a lake village answers the event."""

    do: Literal["fish"]
    # The hand card discarded for fish, or null to decline.
    card: IdOrNull


class Pass(Decided):
    """A player who can neither take nor place."""

    do: Literal["pass"]


Decision: TypeAlias = (
    StoryFromRow | StoryFromStack | Take | Place | Tuck | TuckDeclined | Marker | Fish | Pass
)
"""A decision of a player."""


class Shuffle(TypedDict):
    """All discards are shuffled into a new pile or supply. A single card counts as a shuffle
    too.
    """

    # The name of the chance event.
    chance: Literal["shuffle"]
    # What the cards become.
    into: Literal["pile", "supply"]
    # Every card shuffled, in the new order, top card first.
    cards: Annotated[list[Id], Says(minItems=1, uniqueItems=True)]


class Berry(TypedDict):
    """A zone has been split into equal largest parts and one of them gets an odd berry token.
    One event for each odd token.
    """

    # The name of the chance event.
    chance: Literal["berry"]
    # One space of the part that got it.
    space: Id


Chance: TypeAlias = Shuffle | Berry
"""An outcome of chance."""

Event: TypeAlias = Decision | Chance
"""A decision (with `seat` and `do`) or an outcome of chance (with `chance`)."""
