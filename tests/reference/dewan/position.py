"""What lies on the table in a game of Dewan, and what the game can be waiting for.

This package shares no code with the engine it tests. Every list is in the terms of the game
record; zones, adjacency and symbols are recomputed from scratch whenever they are asked for.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.reference.flow import Json

Zone: TypeAlias = frozenset[str]

LANDS = ("badlands", "mountain", "desert", "forest")
EVENT_SCENARIOS = ("downpour", "volcano", "lake")
CAMPS_ON_BOARD = 8
TUCK_SLOTS = 3
MARKERS_IN_BOX = 8
FISH_IN_BOX = 20
PILE_SIZE = {2: 6, 3: 8, 4: 10}
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True)
class Ask:
    """A decision is due; `about` is its "do", or "turn" for one of take, place and pass."""

    seat: int
    about: str
    rule: str


@dataclass(frozen=True)
class Shuffle:
    """The discards, exactly `cards`, are due to be shuffled into the pile or the supply."""

    into: str
    cards: frozenset[str]
    rule: str


@dataclass(frozen=True)
class Berry:
    """An odd berry is due to fall to one of `parts` (DV7)."""

    parts: list[Zone]
    rule: str = "DV7"


Request: TypeAlias = Ask | Shuffle | Berry
Flow: TypeAlias = Generator[Request, Json, None]


@dataclass
class Position:
    """Everything on the table; lists of cards give the top card first."""

    scenario: str
    players: int
    first_seat: int
    cards: dict[str, Json]
    story_tiles: dict[str, Json]
    pair: str | None
    spaces: dict[str, Json]
    neighbours: dict[str, list[str]]
    icons: list[Json]
    starts: list[str]

    hands: list[list[str]]
    row: list[str | None]
    pile: list[str]
    supply: list[str]
    story_row: list[str | None]
    story_stack: list[str]

    discards: list[str] = field(default_factory=list)
    camps: list[list[str]] = field(default_factory=list)
    berries: dict[Zone, int] = field(default_factory=dict)
    won_berries: list[int] = field(default_factory=list)
    tucks: list[list[Json | None]] = field(default_factory=list)
    stories: list[list[str]] = field(default_factory=list)
    told: list[set[str]] = field(default_factory=list)
    markers: list[str] = field(default_factory=list)
    fish: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = range(self.players)
        self.camps = [[] for _ in seats]
        self.won_berries = [0 for _ in seats]
        self.tucks = [[None] * TUCK_SLOTS for _ in seats]
        self.stories = [[] for _ in seats]
        self.told = [set() for _ in seats]
        self.fish = [0 for _ in seats]

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, `seat` first."""
        return [(seat + step) % self.players for step in range(self.players)]

    def has_events(self) -> bool:
        return self.scenario in EVENT_SCENARIOS

    def all_camps(self, seat: int) -> list[str]:
        """The starting camp and every placed one."""
        return [self.starts[seat], *self.camps[seat]]

    def tucked_halves(self, seat: int) -> list[Json]:
        shown = [tuck for tuck in self.tucks[seat] if tuck is not None]
        return [self.cards[tuck["card"]]["halves"][tuck["half"]] for tuck in shown]


def read_position(record: Json) -> Position:
    """The position before the first decision, its berries not yet laid out by zone."""
    setup, components, land = record["setup"], record["components"], record["setup"]["map"]
    spaces = {space["id"]: space for space in land["spaces"]}
    return Position(
        scenario=record["options"]["scenario"],
        players=record["options"]["players"],
        first_seat=setup["first_seat"],
        cards=components["cards"],
        story_tiles=components["stories"],
        pair=components["pair"],
        spaces=spaces,
        neighbours={name: _neighbours(spaces, name) for name in spaces},
        icons=land["icons"],
        starts=list(land["starts"]),
        hands=[list(hand) for hand in setup["hands"]],
        row=list(setup["row"]),
        pile=list(setup["pile"]),
        supply=list(setup["supply"]),
        story_row=list(setup["story_row"]),
        story_stack=list(setup["story_stack"]),
    )


def _neighbours(spaces: dict[str, Json], name: str) -> list[str]:
    q, r = spaces[name]["q"], spaces[name]["r"]
    around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return [other for other, space in spaces.items() if (space["q"], space["r"]) in around]
