"""The contract of a game: the same for every game, and all that bots, records and tables know.

It speaks of steps, decisions, seats, plans and views, never of hexes or tents. A *step* is an
engine atom, an integer from a fixed space. A *decision* is what a record writes down as one event:
one or more steps of one seat. Chance is explicit: `apply` never draws, it stops where chance must
decide.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np

from bivouac.core.bind import bind
from bivouac.core.bits import start_stream
from bivouac.core.errors import InputError
from bivouac.core.records import Records, Words, allocate

Json: TypeAlias = Any
Event: TypeAlias = dict[str, Json]
"""One event of a record: a decision {"seat", "do", ...} or chance {"chance", ...}."""

Order: TypeAlias = Callable[[Sequence[str]], list[str]]
"""A shuffle: the same ids in the order chance gives them, top first."""

SPECTATOR = -1
"""The seat of somebody who sees only what is public."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say: a key of the locale files and what to fill in."""

    key: str
    args: Mapping[str, str | int]


class Refused(InputError):  # noqa: N818 - the word every caller uses for it
    """A decision or chance outcome that the rules do not allow now.

    `message` says it to people; None where only a program can have asked.
    """

    def __init__(self, rule: str, reason: str, message: Message | None = None) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.message = message


@dataclass(frozen=True, slots=True)
class Choice:
    """An option besides the main ones: a switch, one of some values, or any of them."""

    name: str  # as a record spells it
    kind: str  # "switch", "one" or "some"
    values: tuple[str, ...]  # of a switch: none
    default: Json  # false or true, one of the values, a list of them; null: none of the values
    needs: tuple[str, Json] | None = None  # only where this option has, or lists, this value


@dataclass(frozen=True, slots=True)
class Block:
    """Two choices that the rules do not let go together, and why."""

    name: str  # of the option that is blocked
    value: Json
    other: str  # the option that blocks it
    values: tuple[Json, ...]  # when it has one of these
    why: Message


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole decision, or the rest of one, as the steps that make it."""

    steps: list[int]
    target: int  # what it aims at, in the game's numbering; -1 for nothing
    cards: int  # cards paid
    gifts: int  # of these, given to other players
    doubles: int  # of these, more versatile ones


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Where it is won or lost without points, there is a verdict instead."""

    scores: tuple[int, ...]  # by side: seat, or team
    breakdown: tuple[Mapping[str, int], ...]  # by side: points by the keys in play
    tie_break: tuple[int, ...]  # by side: what decides between equal scores
    winners: tuple[int, ...]  # seats
    verdict: Mapping[str, Json] | None = None  # then the first three are empty


def generator(seed: int, stream: int = 0) -> Words:
    """A random generator; streams of one seed are independent."""
    rng = np.zeros(1, np.uint64)
    start_stream(rng, np.uint64(seed & (1 << 64) - 1), np.uint64(stream))
    return rng


class Setting(ABC):
    """A game as one table plays it: options, components and the static record made of them."""

    game: str  # its name in the registry
    rules: ModuleType  # the kernels, with the names of core/rules.py
    static: Records
    options: Mapping[str, Json]  # as a record spells them
    seats: int
    sides: int
    score_keys: tuple[str, ...]  # all keys of the game, in the order of `score`
    keys_in_play: tuple[str, ...]
    step_space: int  # steps are integers below this
    scored: bool = True  # False: won or lost without points; `verdict` says what decided it
    endings: tuple[str | None, ...] = (None,)  # what can end a game, by the number of the kernels
    recordable: bool = True  # False: rules that a record does not hold, so it could not be replayed

    @cached_property
    def entries(self) -> Any:
        """The kernels as Python calls them (core/entries.py)."""
        return bind("bivouac.core.entries", self.rules)

    @abstractmethod
    def components(self) -> Json:
        """The record's `components`: what is in play, in full."""

    def components_in(self, setup: Json) -> Json:
        """The record's `components` of a game that begins with `setup`: what is in play there."""
        return self.components()

    @abstractmethod
    def setup(self, position: np.void) -> Json:
        """The record's `setup`, of a position before the first decision."""

    @abstractmethod
    def final(self, position: np.void) -> Json:
        """The record's `final`, of any position."""

    def verdict(self, position: np.void) -> dict[str, Json]:
        """What a record's result says besides winners and `final` where there are no points."""
        return {}

    @abstractmethod
    def event(self, position: np.void, steps: Sequence[int]) -> Event:
        """The record event of a decision, given the position before it and its steps."""

    @abstractmethod
    def steps(self, position: np.void, event: Event) -> list[int]:
        """The steps of a decision, legal or not; Refused if it cannot be said in steps."""

    @abstractmethod
    def refusal(self, position: np.void, event: Event) -> Refused:
        """Why a decision is not legal in a position."""

    @abstractmethod
    def chance_event(self, before: np.void, after: np.void) -> Event:
        """The record event of what chance decided between two positions."""

    @abstractmethod
    def resolve_with(self, positions: Records, i: int, event: Event) -> None:
        """Let a recorded outcome decide instead of a generator; Refused if it cannot be."""

    def is_listed(self, position: np.void, step: int, legal: Sequence[int]) -> bool:
        """Is a step among the legal ones, where identical choices appear once?"""
        return step in legal

    def ordered_final(self, position: np.void, claimed: Json) -> Json:
        """A claimed `final` in our words where a writer may choose; Refused if malformed."""
        return claimed

    def rule_of_result(self, path: str) -> str | None:
        """The rule behind a part of the result; `path` like "breakdown.fire" or "final.row"."""
        return None

    @abstractmethod
    def observe(self, position: np.void, seat: int) -> Json:
        """Everything `seat` may see, as plain data; SPECTATOR sees what is public."""

    @abstractmethod
    def describe(self, before: np.void, event: Event, after: np.void) -> list[Message]:
        """What an event means to people: one sentence, or several."""

    def news(self, before: "Game", after: "Game", seat: int) -> list[Message]:
        """What only `seat` learns when one position becomes the other: a card drawn, say."""
        return []

    def public_event(self, event: Event) -> Event:
        """An event without what it hides from somebody."""
        return event

    def completed(self, position: np.void, event: Event) -> Event:
        """A decision with what only its outcome shows, as the record has it: a card drawn unseen.

        Whoever decides cannot know it and leaves it out; whatever stands there instead is replaced.
        """
        return event

    def scoring(self, before: np.void, event: Event, after: np.void) -> Json | None:
        """The scoring that an event brought about, step by step; None where it brought none."""
        return None

    def pictured(self) -> Json:
        """The components with what a client needs to draw them."""
        return self.components()

    @abstractmethod
    def offer(self, game: "Game", seat: int) -> Json | None:
        """What `seat` can do now, each choice with its event; None where it has no choice.

        Like `draft` and `why` it depends on nothing that `seat` cannot know.
        """

    @abstractmethod
    def draft(self, game: "Game", seat: int, wish: Json) -> Json:
        """How a decision half made can go on; Refused if it cannot be, or is not understood."""

    @abstractmethod
    def why(self, game: "Game", seat: int, wish: Json) -> Refused:
        """Why something that `seat` would like to do is not possible now."""

    @abstractmethod
    def sketch(self, position: np.void) -> Json:
        """The map in short, as everybody sees it."""

    @abstractmethod
    def round_of(self, position: np.void) -> int:
        """The number of the round, from 1; 0 before the first."""

    @abstractmethod
    def shuffled(self, setup: Json, order: Order) -> Json:
        """The record's `setup` with everything that was shuffled for it laid out by `order`."""

    @abstractmethod
    def chance_by(self, position: np.void, order: Order) -> Event:
        """The chance event that is due now, decided by `order`."""


class GameType(ABC):
    """A game in the registry."""

    name: str

    @abstractmethod
    def setting(self, chosen: Mapping[str, object], components: Path | None = None) -> Setting:
        """The setting for chosen options; InputError names what is wrong."""

    @abstractmethod
    def setting_of_record(self, record: Json) -> Setting:
        """The setting a record was played with, built from the record alone."""

    @abstractmethod
    def lay_out(self, setting: Setting, record: Json) -> "Game":
        """The game at the start of a record, built from its setup."""

    @abstractmethod
    def option_sets(self) -> list[dict[str, Json]]:
        """Every combination of the main options (scenario or map, players), the others at rest."""

    def way(self, options: Mapping[str, object]) -> str:
        """A name for the rule module that plays these options; most games have only one."""
        return self.name

    def choices(self) -> list[Choice]:
        """What else can be chosen for a table, whatever the main options are."""
        return []

    def blocks(self) -> list[Block]:
        """Which choices, main options included, exclude each other."""
        return []


class Game:
    """A game in progress: one position, and everything the contract can do with it."""

    def __init__(self, setting: Setting, positions: Records | None = None) -> None:
        self.setting = setting
        self.entries = setting.entries
        self.positions = allocate(setting.rules.Position, 1) if positions is None else positions

    @cached_property
    def works(self) -> Records:
        """Scratch paper, for a game that is more than looked at."""
        return allocate(self.setting.rules.Work, 1)

    @classmethod
    def new(cls, setting: Setting, rng: Words) -> "Game":
        """A new game, laid out by a generator."""
        game = cls(setting)
        game.entries.deal(setting.static, game.positions, 0, game.works, rng)
        return game

    def copy(self) -> "Game":
        """An independent copy."""
        return Game(self.setting, self.positions.copy())

    @property
    def position(self) -> np.void:
        """The position itself; changes with every step."""
        position: np.void = self.positions[0]
        return position

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.entries.is_over(self.positions, 0))

    @property
    def is_chance(self) -> bool:
        """Must chance decide next?"""
        return bool(self.entries.is_chance(self.positions, 0))

    @property
    def is_between(self) -> bool:
        """Is no decision half made?"""
        return bool(self.entries.is_between(self.positions, 0))

    @property
    def to_move(self) -> int:
        """The seat that decides now."""
        return int(self.entries.to_move(self.positions, 0))

    def legal(self) -> list[int]:
        """The legal steps; identical choices appear once."""
        n = self.entries.legal(self.setting.static, self.positions, 0, self.works)
        steps: list[int] = self.works["steps"][0, :n].tolist()
        return steps

    def apply(self, step: int) -> None:
        """Play a legal step."""
        self.entries.apply(self.setting.static, self.positions, 0, step)

    def plans(self) -> list[Plan]:
        """Sensible whole decisions of the mover, cheapest first; one under way is continued."""
        rules = self.setting.rules
        found = allocate(rules.Plan, rules.PLANS)
        n = self.entries.plans(
            self.setting.static, self.positions, 0, self.works, allocate(rules.Search, 1), found
        )
        return [
            Plan(
                plan["steps"][: plan["length"]].tolist(),
                *(int(plan[name]) for name in ("target", "cards", "gifts", "doubles")),
            )
            for plan in found[:n]
        ]

    def resolve(self, rng: Words) -> None:
        """Let a generator decide what chance must decide."""
        self.entries.resolve(self.setting.static, self.positions, 0, self.works, rng)

    def resolve_with(self, event: Event) -> None:
        """Let a recorded outcome decide."""
        self.setting.resolve_with(self.positions, 0, event)

    def redact(self, seat: int) -> "Game":
        """What `seat` knows, as a position that depends on nothing else."""
        other = self.copy()
        other.entries.redact(self.setting.static, other.positions, 0, other.works, seat)
        return other

    def resample(self, seat: int, rng: Words) -> "Game":
        """A world `seat` cannot exclude, all equally likely."""
        other = self.redact(seat)
        other.entries.resample(self.setting.static, other.positions, 0, other.works, seat, rng)
        return other

    def observe(self, seat: int) -> Json:
        """Everything `seat` may see, as plain data."""
        return self.setting.observe(self.position, seat)

    def result(self) -> Result:
        """Points, their sources, and who wins, as if the game ended now."""
        setting = self.setting
        self.entries.score(setting.static, self.positions, 0, self.works)
        points = self.works["scores"][0]
        breakdown = tuple(
            {
                key: int(points[side, i])
                for i, key in enumerate(setting.score_keys)
                if key in setting.keys_in_play
            }
            for side in range(setting.sides)
        )
        scores = tuple(sum(by_key.values()) for by_key in breakdown)
        ties = tuple(
            int(self.entries.tie_break(setting.static, self.positions, 0, side))
            for side in range(setting.sides)
        )
        best = max(zip(scores, ties, strict=True))
        winners = tuple(
            seat
            for seat in range(setting.seats)
            if (scores[seat % setting.sides], ties[seat % setting.sides]) == best
        )
        if not setting.scored:
            return Result((), (), (), winners, setting.verdict(self.position))
        return Result(scores, breakdown, ties, winners)
