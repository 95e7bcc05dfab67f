"""What lies on the table in a game of Iwari, and what the game can be waiting for.

This package shares no code with the engine it tests. Everything is in the terms of the game
record: ids, lists and dictionaries; whatever can be counted is counted whenever it is asked for.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.reference.flow import Json

TENTS, TOTEMS = 20, 8  # IC1, of each tribe
HAND, DISPLAY = 3, 4
SETTLEMENT = 4
PAWNS = {  # IC4
    "union": 2,
    "discovery": 2,
    "honour": 1,
    "respect": 1,
    "courage": 1,
    "veneration": 1,
}
BIOMES = ("tundra", "forest", "glacier", "coast", "desert")  # IC1
COLOURS = ("red", "green", "yellow")  # IC5
MAP_RULES: dict[str, Json] = {  # IA: what the name of a map says
    "floating-lands": {"bare": ["tundra"]},
    "unexplored-paths": {"centre": 5},
    "long-road": {"road": True},
    "the-void": {"void_cards": True},
}


@dataclass(frozen=True)
class Ask:
    """A decision of a seat is due: about "turn", "third", "deed", "storm", "walk" or "draw".

    `earned` has the places where each pawn to be placed now may go, None among them if it can be
    declined; `connection` has the storm.
    """

    seat: int
    about: str
    rule: str
    earned: Json = field(default_factory=dict)
    connection: int = 0


@dataclass(frozen=True)
class Shuffle:
    """All discards are due to become the new deck (IE1)."""

    rule: str = "IE1"


Request: TypeAlias = Ask | Shuffle
Flow: TypeAlias = Generator[Request, Json, None]


@dataclass
class Position:
    """Everything on the table; lists of cards give the top card first."""

    players: int
    tribes: int
    draft: bool
    deeds: list[str]
    settlements: str
    first_seat: int
    biomes: dict[str, str]  # of each card
    territories: dict[str, str]  # biome of each
    spots: dict[str, str]  # territory of each
    neighbours: dict[str, set[str]]  # spots at the other end of a road
    crossings: set[str]  # spots where three printed roads or more meet
    dead_ends: set[str]  # spots with one printed road
    violet: set[str]
    icons: dict[str, str]  # the biome that clears a ruin, by its spot (IA2)
    guards: dict[str, int]  # the connection that ruin closes
    areas: dict[str, str]  # the contested token of an unknown area (IA6)
    connections: dict[int, Json]
    mountains: set[int]

    hands: list[list[str]]
    display: list[str]
    deck: list[str]
    discards: list[str] = field(default_factory=list)

    tents: dict[str, int] = field(default_factory=dict)
    totems: dict[str, list[int]] = field(default_factory=dict)
    pawns: list[Json] = field(default_factory=list)  # with the seat that earned each
    mid: list[int] = field(default_factory=list)  # points of each tribe at mid-game

    bare: list[str] = field(default_factory=list)  # biomes without totems (IA1)
    ruins: set[str] = field(default_factory=set)  # spots where one stands (IA2)
    ruins_kept: list[int] = field(default_factory=list)  # by tribe
    centre: int | None = None  # void totems there (IA4); None: no void on this map
    has_road: bool = False  # IA5
    contested: dict[str, str | None] = field(default_factory=dict)  # territory of each token (IA6)
    determination: int | None = None  # the seat that holds the token (IA6)

    storms: set[int] = field(default_factory=set)  # IR1
    walker: int | None = None  # IR2; one more than the last connection: off the map
    walked: list[int] = field(default_factory=list)  # points by tribe
    forts: bool = False  # IF1: in play
    fortifications: list[str] = field(default_factory=list)  # spots
    fortified: set[int] = field(default_factory=set)  # seats that have placed theirs
    has_discoveries: bool = False
    discoveries: dict[str, str] = field(default_factory=dict)  # colour by spot, still lying (IG1)
    tokens: list[list[str]] = field(default_factory=list)  # taken, by tribe
    exploring: str | None = None  # the territory whose tokens have just been turned up
    has_expeditions: bool = False
    missions: dict[int, list[int]] = field(default_factory=dict)  # rewards of the open ones (IX1)
    takers: dict[int, list[int]] = field(default_factory=dict)  # seats that had a reward
    rewards: list[int] = field(default_factory=list)  # points by tribe
    veneration: str | None = None
    gold: list[str] = field(default_factory=list)  # territories (IM6)
    courage_is_gone: bool = False  # IM5

    deck_runs: int = 0
    mid_due: bool = False
    ending: bool = False

    @property
    def third(self) -> int | None:
        """IS5: with two players tribe 2 is nobody's."""
        return 2 if self.players == 2 else None

    @property
    def closed(self) -> set[int]:
        """IS2, IR1, IA2: the connections that do not score now."""
        return self.mountains | self.storms | {self.guards[spot] for spot in self.ruins}

    def is_left(self, connection: int) -> bool:
        """IR2: has the walking totem gone on from a connection?"""
        return self.walker is not None and connection < self.walker

    def spots_of(self, territory: str) -> list[str]:
        """Its tent spots; unknown areas are none, even with a contested token (IA6, IM4)."""
        return [
            spot
            for spot, inside in self.spots.items()
            if inside == territory and spot not in self.areas
        ]

    def is_full(self, territory: str) -> bool:
        return all(spot in self.tents for spot in self.spots_of(territory))

    def is_unexplored(self, territory: str) -> bool:
        """IT4: no tent of anybody."""
        return sum(self.tents_in(territory)) == 0

    def is_veiled(self, territory: str) -> bool:
        """IG1: do tokens lie face down there?"""
        return (
            self.is_unexplored(territory)
            and self.exploring != territory
            and any(self.spots[spot] == territory for spot in self.discoveries)
        )

    def tents_in(self, territory: str) -> list[int]:
        """How many tents each tribe has there."""
        owners = [tribe for spot, tribe in self.tents.items() if self.spots[spot] == territory]
        return [owners.count(tribe) for tribe in range(self.tribes)]

    def tents_left(self, tribe: int) -> int:
        return TENTS - list(self.tents.values()).count(tribe)

    def totems_left(self, tribe: int) -> int:
        return TOTEMS - sum(counts[tribe] for counts in self.totems.values())

    def leads(self, tribe: int, territory: str) -> bool:
        """IP2, IM3: has a tribe most totems there, ties included, at least one?"""
        counts = self.totems[territory]
        return counts[tribe] >= 1 and counts[tribe] == max(counts)


def joined(spots: list[Json], roads: list[list[str]]) -> dict[str, set[str]]:
    """The spots at the other end of the roads of each."""
    neighbours: dict[str, set[str]] = {spot["id"]: set() for spot in spots}
    for one, other in roads:
        neighbours[one].add(other)
        neighbours[other].add(one)
    return neighbours


def read_position(record: Json) -> Position:
    """The position before the first decision."""
    options, setup, land = record["options"], record["setup"], record["components"]["map"]
    tribes = 3 if options["players"] == 2 else options["players"]
    rules = land.get("rules", MAP_RULES.get(options.get("map", ""), {}))
    printed = joined(land["spots"], land["roads"])
    also_roads = [c["spots"] for c in land["connections"] if c.get("spots")]
    position = read_base(record, tribes, joined(land["spots"], [*land["roads"], *also_roads]))
    position.crossings = {spot for spot, ends in printed.items() if len(ends) >= 3}
    position.dead_ends = {spot for spot, ends in printed.items() if len(ends) == 1}
    position.violet = {spot["id"] for spot in land["spots"] if spot.get("violet")}
    position.icons = {spot["id"]: spot["icon"] for spot in land["spots"] if "icon" in spot}
    position.guards = {spot["id"]: spot["guards"] for spot in land["spots"] if "guards" in spot}
    position.areas = {
        spot["id"]: spot["contested"] for spot in land["spots"] if "contested" in spot
    }
    position.bare = rules.get("bare", [])
    position.ruins = set(position.icons)
    if rules.get("centre"):
        position.centre = rules["centre"]
        for counts in position.totems.values():
            counts.append(0)
    position.has_road = rules.get("road", False)
    position.contested = dict.fromkeys(position.areas.values())
    if rules.get("void_cards"):
        position.determination = (setup["first_seat"] - 1) % options["players"]
    read_options(position, options, record["components"], setup)
    return position


def read_options(position: Position, options: Json, components: Json, setup: Json) -> None:
    """IR, IF, IG, IX, IM6: what the options put on the map."""
    position.storms = set(setup.get("storms", []))
    position.walker = 1 if options.get("walking_totem") else None
    position.forts = bool(options.get("fortifications"))
    position.has_discoveries = bool(options.get("discoveries"))
    position.discoveries = dict(setup.get("discoveries", {}))
    position.has_expeditions = bool(options.get("expeditions"))
    rewards = components.get("expeditions", {})
    position.missions = {number: rewards[str(number)] for number in setup.get("expeditions", [])}
    position.takers = {number: [] for number in position.missions}
    position.veneration = options.get("veneration")
    position.gold = list(setup.get("gold", []))
    for name in ("walked", "rewards", "ruins_kept"):
        setattr(position, name, [0] * position.tribes)
    position.tokens = [[] for _ in range(position.tribes)]


def read_base(record: Json, tribes: int, neighbours: dict[str, set[str]]) -> Position:
    """IS: what every game has."""
    options, setup, land = record["options"], record["setup"], record["components"]["map"]
    return Position(
        players=options["players"],
        tribes=tribes,
        draft=options["draft"],
        deeds=list(options["deeds"]),
        settlements=options["settlements"],
        first_seat=setup["first_seat"],
        biomes=dict(record["components"]["cards"]),
        territories={area["id"]: area["biome"] for area in land["territories"]},
        spots={spot["id"]: spot["territory"] for spot in land["spots"]},
        neighbours=neighbours,
        crossings=set(),
        dead_ends=set(),
        violet=set(),
        icons={},
        guards={},
        areas={},
        connections={connection["number"]: connection for connection in land["connections"]},
        mountains=set(setup["mountains"]),
        hands=[list(hand) for hand in setup["hands"]],
        display=list(setup["display"]),
        deck=list(setup["deck"]),
        totems={area["id"]: [0] * tribes for area in land["territories"]},
        mid=[0] * tribes,
    )
