"""What can be done at a table of Iwari, or can be gone on with."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from bivouac.core.wire import Event, Passing
from bivouac.games.iwari.wire.map import Colour, NameList, PairList, Tribe
from bivouac.games.iwari.wire.view import Phase, StormDue
from bivouac.games.iwari.wire.void import VoidGains

Moved = TypedDict("Moved", {"from": NotRequired[str]})
"""A piece that moves comes from a spot, or a territory (IV9)."""


class Tent(Moved):
    """A tent."""

    piece: Literal["tent"]
    spot: str
    ruin: NotRequired[Literal[True]]  # it replaces one


class Totem(Moved):
    """A totem."""

    piece: Literal["totem"]
    territory: str


class Fortification(TypedDict):
    """A fortification."""

    piece: Literal["fortification"]
    spot: str


VoidTotem = TypedDict("VoidTotem", {"piece": Literal["void_totem"], "territory": str, "from": str})
"""A void totem, from a territory or from "centre"."""


class ContestedToken(TypedDict):
    """Brings the token, with a tent on it."""

    piece: Literal["contested"]
    token: str
    territory: str


Piece: TypeAlias = Tent | Totem | Fortification | VoidTotem | ContestedToken

Ranks: TypeAlias = tuple[int | None, int | None]
Majorities: TypeAlias = tuple[bool, bool]
Forgone: TypeAlias = Literal["third", "void"]


class Gains(TypedDict):
    """What a build would bring, as far as its player can know."""

    points: list[int]  # by tribe: the change if scored now
    sources: dict[str, int]  # of these of the acting tribe, by key: those that change
    explores: bool
    fills: bool  # takes the last tent spot
    settlement: int  # tents of the settlement it makes or joins; 0 for none
    totems: PairList  # in the territory afterwards: standing, allowed
    rank: Annotated[list[int | None], Ranks]  # of the acting tribe's tents, before and after
    majority: Annotated[list[bool], Majorities]  # of its totems (ties included), before and after
    deeds: list[str]  # earned
    expeditions: list[int]  # fulfilled, with the points included in `points`
    token: Colour | None  # the discovery token it takes
    determination: bool  # uses the determination token
    forgone: Forgone | None  # who acts after it no more, for no card is left (I2.1, IV3)
    void: VoidGains | None  # against the void; then `points` and `rank` say nothing


class Place(TypedDict):
    """Somewhere a piece can go."""

    piece: Piece
    territory: str
    ways: list[list[str]]  # all to pay, the proposed one first; identical cards appear once
    gains: Gains
    event: Event  # the build that ends with this piece, paid the first way


class CardChoice(TypedDict):
    """A card to give up."""

    card: str
    event: Event


DrawnFrom = TypedDict("DrawnFrom", {"from": Literal["display", "deck"]})


class DrawChoice(DrawnFrom):
    """A card to draw."""

    index: int | None
    card: str | None
    event: Event


class DeedChoice(TypedDict):
    """A place for a pawn; both null: the deed is declined (Courage, Veneration)."""

    deed: str
    territory: str | None
    connection: int | None
    event: Event
    points: list[int]
    factors: list[int]  # what multiplies the points there: before, after


class TerritoryChoice(TypedDict):
    """A territory to choose."""

    territory: str
    event: Event


class StormChoice(StormDue):
    """A storm that moves or stays (IR1)."""

    stay: Event
    move: Event


NotWalking = TypedDict("NotWalking", {"not": Event})


class WalkChoice(NotWalking):
    """The walking totem scores and moves on, or not (IR2)."""

    connection: int
    to: int | None  # null: off the map
    points: list[int]
    score: Event


LiftedFrom = TypedDict("LiftedFrom", {"from": str})
"""A spot, or a territory."""


class Lift(LiftedFrom):
    """A piece that a build may move, and where to; Draft it to see what that brings (IV9)."""

    piece: Literal["tent", "totem"]
    to: list[str]  # spots, or territories
    ways: list[list[str]]  # all ways to pay, the proposed one first


class VoidCards(TypedDict):
    """So many void cards to play (IV3)."""

    cards: list[str]
    event: Event
    corrupts: bool  # what they bring: a corruption, or an infection


class OrderChoice(TypedDict):
    """Where an infection comes to first, and where then (IV5)."""

    territories: NameList
    event: Event


class RuinChoice(TypedDict):
    """A spot for a ruin (IV5, IV11)."""

    spot: str
    event: Event
    gains: VoidGains


class FreePlace(TypedDict):
    """A place for a free piece."""

    piece: Piece
    territory: str
    event: Event
    gains: VoidGains


class FreeChoice(TypedDict):
    """The free piece of a settlement, or none (IV8)."""

    places: list[FreePlace]
    decline: Event


class VoidOffer(TypedDict):
    """What can be done against the void; elsewhere all are [] or null."""

    lifts: list[Lift]  # own pieces that a build may move (IV9)
    voids: list[VoidCards]
    skips: list[CardChoice]  # a card of a complete biome: the void does nothing (IV9)
    orders: list[OrderChoice]
    ruins: list[RuinChoice]
    targets: list[TerritoryChoice]  # (IV8)
    free: FreeChoice | None


class Offer(Passing, VoidOffer):
    """What the mover can do now. Every choice carries the event that makes it."""

    phase: Phase
    tribe: Tribe  # whose pieces are placed
    places: list[Place]  # for the first piece
    swaps: list[CardChoice]
    discards: list[CardChoice]  # the third tribe can build nothing (I2.1)
    draws: list[DrawChoice]
    deeds: list[DeedChoice]
    explores: list[TerritoryChoice]  # turn its tokens up, then a tent there (IG1)
    storm: StormChoice | None
    walk: WalkChoice | None


class Draft(TypedDict):
    """A build being made: one or two pieces."""

    pieces: list[Piece]
    cards: list[list[str]]  # by piece; [] where the payment is to be proposed


class BuiltPiece(TypedDict):
    """A piece of a build."""

    piece: Piece
    cards: list[str]
    ways: list[list[str]]


class Build(TypedDict):
    """A build, as it stands."""

    pieces: list[BuiltPiece]
    event: Event
    gains: Gains


class Following(TypedDict):
    """What can follow in a build."""

    nexts: list[Place]  # for a second piece, with the whole build's event; the first stays paid
    lifts: list[Lift]  # own pieces that may move as the second piece (IV9)


class Drafted(Following):
    """How a build can go on."""

    build: Build  # as it stands; it can be confirmed
