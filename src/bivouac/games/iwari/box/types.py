"""What is in the box of Iwari, as the rest of the package knows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Territory:
    """IC2: a territory of one biome, with where its name, totems and outline are drawn."""

    id: str
    biome: str
    name: str
    outline: tuple[Point, ...]  # a closed line; neighbours share their border points
    totem: Point
    badge: Point  # where its name and majorities stand


@dataclass(frozen=True, slots=True)
class Spot:
    """IC2: a place for one tent."""

    id: str
    territory: str
    x: float
    y: float
    violet: bool
    icon: str | None = None  # the biome whose two cards clear the ruin that lies here (IA2)
    guards: int | None = None  # the number of the connection that ruin closes (IA2)
    contested: str | None = None  # an unknown area: the token that may come here (IA6)


@dataclass(frozen=True, slots=True)
class Connection:
    """IC2, IC3: two territories joined by land or by sea; a symbol may be covered by a mountain."""

    number: int
    territories: tuple[str, str]
    kind: str  # land or sea
    symbol: int | None
    badge: Point
    shore: tuple[Point, Point] | None  # by sea: where it leaves the land, on both sides
    spots: tuple[str, str] | None = None  # where it is also a road: the spots it joins (IA1, IA2)


@dataclass(frozen=True, slots=True)
class Contested:
    """IA6: a token that lies between two territories until somebody places it."""

    id: str
    at: Point


@dataclass(frozen=True, slots=True)
class MapRules:
    """What a map changes in the rules (IA)."""

    most_players: int = 5
    bare: tuple[str, ...] = ()  # biomes that take no totem (IA1)
    centre: int = 0  # void totems that begin in the centre (IA4)
    road: bool = False  # the violet spots are scored as a territory (IA5)
    void_cards: bool = False  # the void's cards and the determination token are in play (IA6)
    haunted: str | None = None  # against the void: the biome where ruins follow its cards (IV11)
    void_group: int = 10  # ruins in one settlement with which the void wins (IV10, IV11)
    violet_first: bool = False  # ruins of void builds go on violet spots; these decide (IV11)
    centre_limit: int = 0  # so many void totems in the centre win; 0: none go there (IV11)


@dataclass(frozen=True, slots=True)
class Map:
    """A map: everything lies in a frame of `size` whose top left corner is (0, 0)."""

    id: str
    name: str
    size: Point
    territories: tuple[Territory, ...]
    spots: tuple[Spot, ...]
    roads: tuple[tuple[str, str], ...]
    connections: tuple[Connection, ...]  # in ascending order of their numbers
    label: str = ""  # whose design it is
    rules: MapRules = MapRules()
    contested: tuple[Contested, ...] = ()
    centre: Point | None = None  # where the void totems stand (IA4)
    scenery: str = "sea"  # what lies round the land, and how it is drawn


@dataclass(frozen=True, slots=True)
class Pieces:
    """IC1, IC4, IS2, IS3: how many of everything there are."""

    cards: Mapping[str, int]  # by biome
    removed: Mapping[int, int]  # by number of players: cards of each biome that stay in the box
    mountains: Mapping[int, int]  # by number of players
    tents: int
    totems: int
    hand: int
    display: int
    settlement: int
    pawns: Mapping[str, int]  # by deed
    void_cards: int  # that join the deck on The Void (IA6), and against the void (IV1)
    missions: int  # expeditions that lie open (IX1)
    rewards: Mapping[int, tuple[int, int]]  # of each expedition, first and second (IQ4)
    fortifications: int  # of each player (IF1)
    tokens: int  # discovery tokens of each colour (IC5)
    token_points: int  # for most tokens of a colour (IG1)
    ruins: int  # of the void (IC5)
    void_totems: int  # of the void (IC5)
    packs: int  # the deck is stacked of so many packs, each with its share of void cards (IV1)
    most_shown: int  # so many void cards showing bring a corruption (IV4)
    most_aside: int  # so many void cards set aside end the game (IV10)
    limits: Mapping[str, int]  # by mode: territories with which the void wins (IV10)


@dataclass(frozen=True, slots=True)
class Box:
    """Everything that can be chosen and counted."""

    pieces: Pieces
    maps: Mapping[str, Map]  # by id, in the order in which they are offered
