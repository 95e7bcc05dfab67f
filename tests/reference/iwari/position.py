"""What lies on the table in a game of Iwari, and what the game can be waiting for.

This package shares no code with the engine it tests. Everything is in the terms of the game
record: ids, lists and dictionaries; whatever can be counted is counted whenever it is asked for.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

TENTS, TOTEMS = 20, 8  # IC1, of each tribe
HAND, DISPLAY = 3, 4
SETTLEMENT = 4
PAWNS = {"union": 2, "discovery": 2, "honour": 1, "respect": 1}  # IC4


class Illegal(Exception):  # noqa: N818 - the name reads as the rules speak
    """An event that the rules do not allow now."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


@dataclass(frozen=True)
class Ask:
    """A decision of a seat is due: about "turn", "third", "deed" or "draw".

    `earned` has the places where each pawn to be placed now may go.
    """

    seat: int
    about: str
    rule: str
    earned: Json = field(default_factory=dict)


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

    deck_runs: int = 0
    mid_due: bool = False
    ending: bool = False

    @property
    def third(self) -> int | None:
        """IS5: with two players tribe 2 is nobody's."""
        return 2 if self.players == 2 else None

    def spots_of(self, territory: str) -> list[str]:
        return [spot for spot, inside in self.spots.items() if inside == territory]

    def tents_in(self, territory: str) -> list[int]:
        """How many tents each tribe has there."""
        owners = [self.tents.get(spot) for spot in self.spots_of(territory)]
        return [owners.count(tribe) for tribe in range(self.tribes)]

    def tents_left(self, tribe: int) -> int:
        return TENTS - list(self.tents.values()).count(tribe)

    def totems_left(self, tribe: int) -> int:
        return TOTEMS - sum(counts[tribe] for counts in self.totems.values())

    def leads(self, tribe: int, territory: str) -> bool:
        """IP2, IM3: has a tribe most totems there, ties included, at least one?"""
        counts = self.totems[territory]
        return counts[tribe] >= 1 and counts[tribe] == max(counts)


def read_position(record: Json) -> Position:
    """The position before the first decision."""
    options, setup, land = record["options"], record["setup"], record["components"]["map"]
    tribes = 3 if options["players"] == 2 else options["players"]
    neighbours: dict[str, set[str]] = {spot["id"]: set() for spot in land["spots"]}
    for one, other in land["roads"]:
        neighbours[one].add(other)
        neighbours[other].add(one)
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
        connections={connection["number"]: connection for connection in land["connections"]},
        mountains=set(setup["mountains"]),
        hands=[list(hand) for hand in setup["hands"]],
        display=list(setup["display"]),
        deck=list(setup["deck"]),
        totems={area["id"]: [0] * tribes for area in land["territories"]},
        mid=[0] * tribes,
    )
