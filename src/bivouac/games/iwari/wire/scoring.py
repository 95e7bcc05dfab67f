"""What an event of Iwari brought about, one step after the other: Entry.scoring."""

from typing import Annotated, Literal, TypeAlias, TypedDict

from bivouac.core.wire import Json, Message, Partial
from bivouac.games.iwari.wire.map import Colour, Tribe
from bivouac.games.iwari.wire.view import (
    Lying,
    Pawn,
    Rank,
    RestOfLand,
    TerritoryNow,
    TerritoryPlain,
)
from bivouac.games.iwari.wire.void import Action, VoidNow

Happened: TypeAlias = Literal[
    "reveal", "begin", "totem", "ruin", "piece", "lost", "judge", "settle", "pawn", "aside", "end"
]


class Changes(TypedDict, total=False):
    """Parts of a view that have changed, at any depth; null: gone. Territories by their ids."""

    tents: dict[str, Tribe | None]
    territories: dict[str, Annotated[dict[str, Json], Partial[TerritoryNow]]]
    centre: int
    display: list[str]
    void: Annotated[dict[str, Json], Partial[VoidNow]]


class Consequence(TypedDict):
    """Something that followed, with its reason."""

    kind: Happened
    message: Message
    territory: str | None  # where to look
    spot: str | None
    connection: int | None
    begins: Action | None  # what the void begins with it
    asks: bool  # a question to a player: nothing is done yet


class AftermathStep(Consequence):
    """Something that followed, and what it changed."""

    # what is different on the table once it is told; of the last step {}: the view has it
    changes: Annotated[dict[str, Json], Changes]


class Aftermath(TypedDict):
    """What followed by itself from an event against the void, step by step.

    Its sentences are also the last of Entry.messages.
    """

    kind: Literal["void"]
    steps: list[AftermathStep]


class ScoringRank(Rank):
    """The tents of a tribe, ranked and scored."""

    base: int  # without pawns and fortifications


class TerritoryStep(TypedDict):
    """The tents of a territory."""

    kind: Literal["territory"]
    territory: str
    factor: int
    ranks: list[ScoringRank]  # all with a tent


class RoadStep(TypedDict):
    """The violet road (IA5)."""

    kind: Literal["road"]
    ranks: list[ScoringRank]


class Holder(TypedDict):
    """A tribe that scores a connection."""

    tribe: Tribe
    base: int
    points: int


AtEnds: TypeAlias = tuple[list[int], list[int]]


class ConnectionStep(TypedDict):
    """A connection; lists of two for its territories."""

    kind: Literal["connection"]
    number: int
    factor: int
    totems: Annotated[list[list[int]], AtEnds]  # by tribe, the void last where it has any
    leaders: Annotated[list[list[Tribe]], AtEnds]
    holders: list[Holder]


class SettlementStep(TypedDict):
    """A settlement."""

    kind: Literal["settlement"]
    tribe: Tribe
    spots: list[str]
    counted: list[str]
    doubled: bool
    points: int


class DiscoveriesStep(TypedDict):
    """The discovery tokens of a colour (IG1)."""

    kind: Literal["discoveries"]
    colour: Colour
    tokens: list[int]  # by tribe
    winners: list[Tribe]
    points: int


class RuinsStep(TypedDict):
    """The ruins that a tribe has kept (IA2)."""

    kind: Literal["ruins"]
    tribe: Tribe
    ruins: int
    points: int


ScoringStep: TypeAlias = (
    TerritoryStep | RoadStep | ConnectionStep | SettlementStep | DiscoveriesStep | RuinsStep
)


class ScoredTerritory(TerritoryPlain):
    """A territory, as it was scored."""

    ranks: list[ScoringRank]
    verdict: None


class ScoredMap(RestOfLand, Lying):
    """The map, as it was scored."""

    territories: list[ScoredTerritory]
    pawns: list[Pawn]


class Scoring(TypedDict):
    """A scoring as the rulebook does it, one step after the other (IP, IM1)."""

    kind: Literal["mid", "final"]
    before: list[int]  # points by tribe before the first step
    steps: list[ScoringStep]
    map: ScoredMap | None  # as it was scored; null: it stays as it is, the game is over


Scored: TypeAlias = Scoring | Aftermath
