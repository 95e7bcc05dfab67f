"""What a reader may see of a table of Iwari."""

from typing import Literal, TypeAlias, TypedDict

from bivouac.core.wire import CardKind
from bivouac.games.iwari.wire.map import Colour, Options, PairList, Tribe
from bivouac.games.iwari.wire.void import Claim, VoidNow

Phase: TypeAlias = Literal[
    "draft",
    "turn",
    "third",
    "deed",
    "storm",
    "walk",
    "refill",
    "void",  # against it (IV): build for it, play void cards, skip, or discard
    "order",  # which territory an infection comes to first
    "ruin",  # the spot of a ruin
    "target",  # where the void acts after its settlement
    "free",  # the free piece of a settlement
]
AnyPhase: TypeAlias = Phase | Literal["shuffle", "over"]
Cover: TypeAlias = Literal["mountain", "storm", "ruin"]


class Rank(TypedDict):
    """The tents of a territory in rank order, with what they would score now (IP1, IM1)."""

    tribe: Tribe
    tents: int
    rank: int  # from 1; tied tribes share one and none is skipped
    points: int  # pawns and fortifications included
    doubled: bool  # one of its tents here stands on a fortification


class TerritoryPlain(TypedDict):
    """A territory, without what its tents score."""

    id: str
    spots: int
    free: int  # tent spots without a tent, those with a ruin included
    veiled: bool  # its discovery tokens lie face down: it must be explored first
    gold: bool  # a gold token of Veneration lies on its totem spot
    explored: bool
    cap: int  # totems that may stand here: the tents of the tribe with the most (IT5)
    totems: list[int]  # by tribe
    leaders: list[Tribe]  # with the most totems (IP2)
    factor: int  # 1 + deed pawns; Courage takes one away


class OpenTerritory(TerritoryPlain):
    """A territory, with what its tents score."""

    ranks: list[Rank]


class TerritoryNow(OpenTerritory):
    """A territory, and how it stands."""

    verdict: Claim | None  # against the void: how it would be judged as it stands


class ConnectionNow(TypedDict):
    """A connection, and what is at stake there."""

    number: int
    covered: Cover | None  # then it does not score
    left: bool  # the walking totem has left it: it is not scored again
    totems: int  # of all tribes in both territories
    factor: int
    holders: list[Tribe]  # most totems in both territories, ties included
    points: int  # what each holder would score now


class Settlement(TypedDict):
    """A settlement."""

    tribe: Tribe
    spots: list[str]  # the whole connected group
    counted: list[str]  # the tents that score: the group, or its longest path in walking order
    points: int  # fortifications included
    doubled: bool


class Expedition(TypedDict):
    """An expedition that lies open (IX1)."""

    number: int  # 1 to 16
    rewards: PairList
    taken: int | None  # the seat that has had the first reward
    progress: list[PairList]  # by seat: so many of what it takes


class Pawn(TypedDict):
    """A deed pawn on the map."""

    deed: str
    seat: int  # who earned it
    territory: str | None
    connection: int | None


class StormDue(TypedDict):
    """A storm that is to be decided."""

    connection: int
    to: int  # where it would go


class HandNow(TypedDict):
    """A hand."""

    hand: list[str]  # the cards this reader knows
    hand_size: int
    unknown: int


class TribeNow(TypedDict):
    """A tribe's stock, how it stands, and what it has won."""

    tents_left: int
    totems_left: int
    fortifications_left: int
    leads: int
    longest: int
    deeds: list[str]
    expeditions: list[int]  # those it has fulfilled
    ruins: int  # kept
    tokens: dict[Colour, int]  # discovery tokens taken


class TurnNow(TypedDict):
    """Whose turn it is, and what for."""

    phase: AnyPhase
    first: int
    turn: int  # whose turn it is
    decides: int | None
    turns: int
    round: int
    last_round: bool  # the end is triggered
    tribe: Tribe | None  # whose pieces the present decision places
    third: Tribe | None  # the neutral tribe of two players


class RestOfLand(TypedDict):
    """What stands on the map, without its territories."""

    tents: dict[str, Tribe]  # by spot
    connections: list[ConnectionNow]
    settlements: list[Settlement]
    road: list[Rank]  # the tents on the violet road, with what they would score; [] if not in play


class LandNow(RestOfLand):
    """What stands on the map."""

    territories: list[TerritoryNow]


class Lying(TypedDict):
    """What lies on the map."""

    mountains: list[int]
    storms: list[int]  # connections under a storm
    walker: int | None  # connection of the walking totem; null: not in play, or off the map
    fortifications: list[str]  # spots
    ruins: list[str]  # spots with a ruin
    centre: int | None  # void totems in the centre; null: not in play
    contested: dict[str, str | None]  # by token: the territory where it lies, null: still between
    discoveries: dict[str, Colour | None]  # by spot, those still lying; null: face down


class PawnsNow(TypedDict):
    """The pawns of deeds."""

    pawns: list[Pawn]
    pawns_left: dict[str, int]  # by deed in play


class ExpansionNow(Lying):
    """What else lies on the map, and beside it."""

    storm: StormDue | None  # phase storm: the one to be decided
    exploring: str | None  # territory whose tokens were turned up: a tent goes there now
    determination: int | None  # the seat that holds the token
    expeditions: list[Expedition]


class Tally(TypedDict):
    """IC1, IS3: the cards of each biome, and where the reader knows them to be."""

    kinds: list[CardKind]  # void cards last
    face_down: int  # cards of the deck
    in_hands: int  # unseen cards in the hands of others


class CardsNow(TypedDict):
    """The cards that are in nobody's hand."""

    display: list[str]
    display_limit: int  # cards of a full one
    hand_limit: int
    deck: int
    discards: list[str]  # open to all; their order is not kept
    tally: Tally
    deck_runs: int  # how often the deck has run out: 0, 1 or 2


class TrackNow(TypedDict):
    """The score track."""

    track: list[int]  # by tribe: what has been scored so far, at the end everything
    won: list[str]  # keys of points that are won in the course of the game


class View(TurnNow, LandNow, PawnsNow, ExpansionNow, CardsNow, TrackNow):
    """What a reader may see: view/seats.py."""

    seat: int  # -1: the public view
    options: Options
    void: VoidNow | None  # solo and together against the void; else null
    seats: list[HandNow]
    tribes: list[TribeNow]  # the third too
    points: list[dict[str, int]]  # by tribe, as if the game ended now
