"""The events of a record of Iwari. The JSON Schema of records is generated from here."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from bivouac.core.record_wire import Decided, Id, IdOrNull, Ids, Says, Seat
from bivouac.games.iwari.wire.record import Tribe

Tent = TypedDict(
    "Tent",
    {
        "piece": Literal["tent"],
        "spot": Id,
        # It replaces the ruin that lies there.
        "ruin": NotRequired[Literal[True]],
        # Against the void: the spot it moves from.
        "from": NotRequired[Id],
    },
)
"""A tent on a spot."""


Totem = TypedDict(
    "Totem",
    {
        "piece": Literal["totem"],
        "territory": Id,
        # Against the void: the territory it moves from.
        "from": NotRequired[Id],
    },
)
"""A totem in a territory."""


class Fortification(TypedDict):
    """A fortification on a free spot."""

    piece: Literal["fortification"]
    spot: Id


VoidTotem = TypedDict(
    "VoidTotem",
    {
        "piece": Literal["void_totem"],
        "territory": Id,
        # The territory it comes from, or "centre".
        "from": Id,
    },
)
"""A void totem that moves to a territory."""


class Contested(TypedDict):
    """A contested token that comes to a territory, with a tent on it."""

    piece: Literal["contested"]
    token: Id
    territory: Id


class Build(Decided):
    """A player pays cards and places one or two pieces in one territory."""

    do: Literal["build"]
    # Whose pieces they are: the seat, 2 for the third tribe of two players, or the void as the
    # opponent.
    tribe: Tribe
    # The pieces in the order in which they are placed.
    pieces: Annotated[
        list[Tent | Totem | Fortification | VoidTotem | Contested], Says(minItems=1, maxItems=2)
    ]
    # For each piece the card that pays for it, or the two that do; three cards in all at the
    # most.
    cards: Annotated[
        list[Annotated[list[Id], Says(minItems=1, maxItems=2, uniqueItems=True)]],
        Says(minItems=1, maxItems=2),
    ]


class Explore(Decided):
    """A player turns up the discovery tokens of a territory; a build of a tent there follows."""

    do: Literal["explore"]
    territory: Id


class Swap(Decided):
    """A player discards a card instead of building."""

    do: Literal["swap"]
    card: Id


class Discard(Decided):
    """A player discards a card because the third tribe can build nothing, or nothing can be
    done for the void.
    """

    do: Literal["discard"]
    card: Id


DrawShown = TypedDict(
    "DrawShown",
    {
        "seat": Seat,
        "do": Literal["draw"],
        # Where it comes from.
        "from": Literal["display"],
        # Its place in the display, as it has closed up by then, from 0.
        "index": Annotated[int, Says(minimum=0, maximum=3)],
        "card": Id,
    },
)
"""A player takes a card of the display."""


DrawUnseen = TypedDict(
    "DrawUnseen",
    {
        "seat": Seat,
        "do": Literal["draw"],
        # Where it comes from.
        "from": Literal["deck"],
        "card": Id,
    },
)
"""A player takes the top card of the deck, unseen by the others."""


class DeedOnTerritory(Decided):
    """A player places a pawn on a territory."""

    do: Literal["deed"]
    # The deed that was earned.
    deed: Literal["union", "discovery"]
    territory: Id


class DeclinableOnTerritory(Decided):
    """A player places a pawn on a territory, or declines to."""

    do: Literal["deed"]
    # The deed that was earned.
    deed: Literal["courage", "veneration"]
    # null declines Courage or Veneration.
    territory: IdOrNull


class DeedOnConnection(Decided):
    """A player places a pawn on a connection."""

    do: Literal["deed"]
    # The deed that was earned.
    deed: Literal["honour", "respect"]
    # The number of the connection.
    connection: Annotated[int, Says(minimum=1)]


class DeclinableOnConnection(Decided):
    """A player places a pawn on a connection, or declines to."""

    do: Literal["deed"]
    # The deed that was earned.
    deed: Literal["courage", "veneration"]
    # The number of the connection; null declines Courage or Veneration.
    connection: Annotated[int | None, Says(minimum=1)]


class Storm(Decided):
    """A player decides about a storm between two full territories."""

    do: Literal["storm"]
    # Where the storm lies.
    connection: Annotated[int, Says(minimum=1)]
    # Whether it moves to the next uncovered number.
    move: bool


class Walk(Decided):
    """A player decides about the walking totem."""

    do: Literal["walk"]
    # Whether its connection is scored and it moves to the next number.
    score: bool


class Pass(Decided):
    """A player without a card passes; against the void one with nothing but void cards."""

    do: Literal["pass"]


class Void(Decided):
    """A player plays void cards, which act once all of them lie above the display."""

    do: Literal["void"]
    # The cards.
    cards: Annotated[Ids, Says(minItems=1, maxItems=3)]


class Skip(Decided):
    """A player discards a card of a complete biome, and the void does nothing."""

    do: Literal["skip"]
    card: Id


class Order(Decided):
    """A player says in which of two territories the void acts first."""

    do: Literal["order"]
    # Both, the first one first.
    territories: Annotated[list[Id], Says(minItems=2, maxItems=2, uniqueItems=True)]


class Ruin(Decided):
    """A player chooses the spot of a ruin."""

    do: Literal["ruin"]
    spot: Id


class Target(Decided):
    """A player says where the void acts after its settlement."""

    do: Literal["target"]
    territory: Id


class Free(Decided):
    """A player places the free piece of a new settlement, or declines it."""

    do: Literal["free"]
    # A tent or a totem from the stock; null declines.
    piece: Annotated[Tent | Totem | None, Says(properties={"ruin": False, "from": False})]


Decision: TypeAlias = (
    Build
    | Explore
    | Swap
    | Discard
    | DrawShown
    | DrawUnseen
    | DeedOnTerritory
    | DeclinableOnTerritory
    | DeedOnConnection
    | DeclinableOnConnection
    | Storm
    | Walk
    | Pass
    | Void
    | Skip
    | Order
    | Ruin
    | Target
    | Free
)
"""A decision of a player."""


class Shuffle(TypedDict):
    """All discards, in their new order, become the deck; against the void the deck and all
    void cards showing but the one that is set aside.
    """

    # The name of the outcome.
    chance: Literal["shuffle"]
    # What they become.
    into: Literal["deck"]
    # The cards, top card first.
    cards: Ids


Event: TypeAlias = Decision | Shuffle
"""A decision or an outcome of chance."""
