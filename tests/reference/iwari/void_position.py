"""Chapter IV: what lies on the table against the void, and what the game can be waiting for.

As for the game of several tribes, nothing is shared with the engine: ids, lists and dictionaries in
the terms of the record, and whatever can be counted is counted whenever it is asked for.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.reference.flow import Json

from .position import SETTLEMENT, TENTS, TOTEMS, joined

VOID_GROUP = 10  # IV10
MOST_SHOWN, MOST_ASIDE = 4, 3  # IV4, IV10
MAP_RULES: dict[str, Json] = {  # IA1, IV11: what the name of a map says
    "floating-lands": {"bare": ["tundra"], "haunted": "tundra", "void_group": 8},
    "forgotten-island": {"violet_first": True},
    "unexplored-paths": {"centre_limit": 5},
    "long-road": {"violet_first": True},
}


class Ended(Exception):  # noqa: N818 - it is no error
    """The game is over, for a reason of IV10 or IV11."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Ask:
    """A decision of a seat is due: every legal one, once for equal cards of a hand.

    `rule` is the one that asks for it.
    """

    seat: int
    rule: str
    decisions: list[Json]


@dataclass(frozen=True)
class Shuffle:
    """The new deck after a corruption is due (IV6)."""

    rule: str = "IV6"


Request: TypeAlias = Ask | Shuffle
Flow: TypeAlias = Generator[Request, Json, None]


@dataclass(frozen=True)
class Stock:
    """IC1, IC5: how many pieces each player and the void have in all."""

    tents: int = TENTS
    totems: int = TOTEMS
    ruins: int = 21
    void_totems: int = 8


@dataclass
class Position:
    """Everything on the table; lists of cards give the top card first.

    Tribes are numbered like the seats, and the void comes last.
    """

    players: int
    limit: int  # IV10
    stock: Stock
    first_seat: int
    biomes: dict[str, str]  # of each card
    territories: dict[str, str]  # biome of each
    spots: dict[str, str]  # territory of each
    printed: dict[str, set[str]]  # spots at the other end of a printed road
    roads: dict[str, set[str]]  # the same with connections that are roads (IA1)
    violet: set[str]
    connections: dict[int, list[str]]  # the two territories of each

    hands: list[list[str]]
    display: list[str]
    deck: list[str]
    discards: list[str] = field(default_factory=list)
    above: list[str] = field(default_factory=list)  # void cards above the display (IV3)
    aside: list[str] = field(default_factory=list)  # IV6

    tents: dict[str, int] = field(default_factory=dict)  # ruins too
    stacks: dict[str, list[int]] = field(default_factory=dict)  # tribes of totems, the lowest first
    centre: int = 0  # void totems there (IV11)
    marked: set[str] = field(default_factory=set)  # spots whose piece is of a settlement (IV8)
    filled: set[str] = field(default_factory=set)  # territories, once full (IV9)
    claims: dict[str, str] = field(default_factory=dict)  # who has each closed territory (IV7)
    pawn: int = 1
    is_infecting: bool = False
    is_haunted: bool = False  # the ruin of IV11 has come in this turn
    reason: str | None = None

    bare: list[str] = field(default_factory=list)  # biomes without totems (IA1)
    haunted: str | None = None  # the biome where ruins follow its cards (IV11)
    void_group: int = VOID_GROUP
    violet_first: bool = False  # IV11: Forgotten Island, Long Road
    centre_limit: int | None = None  # IV11: Unexplored Paths

    @property
    def void(self) -> int:
        return self.players

    @property
    def tribes(self) -> int:
        return self.players + 1

    @property
    def open(self) -> list[str]:
        """IV7: the territories that have not been judged."""
        return [territory for territory in self.territories if territory not in self.claims]

    @property
    def lost(self) -> int:
        return list(self.claims.values()).count("void")

    def free_spots(self, territory: str) -> list[str]:
        return [s for s, home in self.spots.items() if home == territory and s not in self.tents]

    def tents_in(self, territory: str) -> list[int]:
        """How many tents, or ruins, each tribe has there."""
        owners = [tribe for spot, tribe in self.tents.items() if self.spots[spot] == territory]
        return [owners.count(tribe) for tribe in range(self.tribes)]

    def totems_in(self, territory: str) -> list[int]:
        return [self.stacks[territory].count(tribe) for tribe in range(self.tribes)]

    def is_unexplored(self, territory: str) -> bool:
        """IT4, IV5: neither a tent nor a ruin."""
        return sum(self.tents_in(territory)) == 0

    def has_room(self, territory: str) -> bool:
        """IT5, IA1: may one more totem, of anybody, stand here?"""
        if self.territories[territory] in self.bare:
            return False
        return len(self.stacks[territory]) < max(self.tents_in(territory))

    def tents_left(self, tribe: int) -> int:
        """In stock."""
        most = self.stock.ruins if tribe == self.void else self.stock.tents
        return most - list(self.tents.values()).count(tribe)

    def totems_left(self, tribe: int) -> int:
        standing = sum(stack.count(tribe) for stack in self.stacks.values())
        if tribe == self.void:
            return self.stock.void_totems - standing - self.centre
        return self.stock.totems - standing

    def is_complete(self, biome: str) -> bool:
        """IV9: each of its territories has been filled once."""
        lands = [territory for territory, of in self.territories.items() if of == biome]
        return bool(lands) and all(territory in self.filled for territory in lands)

    def is_void_card(self, card: str) -> bool:
        return self.biomes[card] == "void"

    @property
    def showing(self) -> list[str]:
        """IV4: the void cards in the display and above it."""
        return [*self.above, *filter(self.is_void_card, self.display)]

    def near(self, spot: str) -> set[str]:
        """IV8, IV11: the spots that touch one for settlements; ruins in the tundra all touch."""
        found = set(self.roads[spot])
        if self.tents.get(spot) == self.void and self.is_in_haunted(spot):
            found |= {other for other in self.tents if self.is_in_haunted(other)}
        return found

    def is_in_haunted(self, spot: str) -> bool:
        return self.territories[self.spots[spot]] == self.haunted

    def group_of(self, spot: str) -> set[str]:
        """IV8: all pieces of one colour, or ruins, joined to one, itself included."""
        tribe = self.tents[spot]
        group, edge = {spot}, [spot]
        while edge:
            for other in self.near(edge.pop()) - group:
                if self.tents.get(other) == tribe:
                    group.add(other)
                    edge.append(other)
        return group

    def is_new_settlement(self, group: set[str]) -> bool:
        """IV8."""
        return len(group) >= SETTLEMENT and not group & self.marked


def read_position(record: Json, stock: Stock | None = None) -> Position:
    """The position before the first decision."""
    options, setup, land = record["options"], record["setup"], record["components"]["map"]
    rules = land.get("rules", MAP_RULES.get(options["map"], {}))
    also_roads = [c["spots"] for c in land["connections"] if c.get("spots")]
    connections = {c["number"]: list(c["territories"]) for c in land["connections"]}
    return Position(
        players=options["players"],
        limit=options["void_limit"],
        stock=stock or Stock(),
        first_seat=setup["first_seat"],
        biomes=dict(record["components"]["cards"]),
        territories={area["id"]: area["biome"] for area in land["territories"]},
        spots={spot["id"]: spot["territory"] for spot in land["spots"]},
        printed=joined(land["spots"], land["roads"]),
        roads=joined(land["spots"], [*land["roads"], *also_roads]),
        violet={spot["id"] for spot in land["spots"] if spot.get("violet")},
        connections=connections,
        hands=[list(hand) for hand in setup["hands"]],
        display=list(setup["display"]),
        deck=list(setup["deck"]),
        stacks={area["id"]: [] for area in land["territories"]},
        pawn=min(connections),
        bare=rules.get("bare", []),
        haunted=rules.get("haunted"),
        void_group=rules.get("void_group", VOID_GROUP),
        violet_first=rules.get("violet_first", False),
        centre_limit=rules.get("centre_limit") or None,
    )
