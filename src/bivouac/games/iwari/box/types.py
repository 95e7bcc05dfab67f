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


@dataclass(frozen=True, slots=True)
class Connection:
    """IC2, IC3: two territories joined by land or by sea; a symbol may be covered by a mountain."""

    number: int
    territories: tuple[str, str]
    kind: str  # land or sea
    symbol: int | None
    badge: Point
    shore: tuple[Point, Point] | None  # by sea: where it leaves the land, on both sides


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


@dataclass(frozen=True, slots=True)
class Box:
    """Everything that can be chosen and counted."""

    pieces: Pieces
    maps: Mapping[str, Map]  # by id, in the order in which they are offered
