"""A game in progress: one position, and everything the contract can do with it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bivouac.core.bits import start_stream
from bivouac.core.contract.setting import Setting
from bivouac.core.records import Records, Words, allocate, copy_of
from bivouac.core.wire import Event, Json, Seen


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole decision, or the rest of one, as the steps that make it."""

    steps: list[int]
    target: int  # what it aims at, in the game's numbering; -1 for nothing
    price: tuple[int, ...]  # what it costs, in the game's terms, the most important first


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
        return Game(self.setting, copy_of(self.positions))

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
                int(plan["target"]),
                tuple(int(plan[name]) for name in rules.Plan.PRICE),
            )
            for plan in found[:n]
        ]

    def resolve(self, rng: Words) -> None:
        """Let a generator decide what chance must decide."""
        self.entries.resolve(self.setting.static, self.positions, 0, self.works, rng)

    def resolve_with(self, event: Event) -> None:
        """Let a recorded outcome decide."""
        self.setting.resolve_with(self.positions, 0, event)

    def redact(self, seat: int) -> "Known":
        """What `seat` knows, as a position that depends on nothing else."""
        known = Known(self.setting, copy_of(self.positions), seat)
        known.entries.redact(self.setting.static, known.positions, 0, known.works, seat)
        return known

    def resample(self, seat: int, rng: Words) -> "Game":
        """A world `seat` cannot exclude, all equally likely."""
        world = Game(self.setting, self.redact(seat).positions)
        world.entries.resample(self.setting.static, world.positions, 0, world.works, seat, rng)
        return world

    def observe(self, seat: int) -> Seen:
        """Everything `seat` may see, as plain data."""
        return self.redact(seat).view()

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


class Known(Game):
    """A game as one seat knows it, or SPECTATOR: redacted, and so are its copies.

    Whatever leaves for a seat, and whatever a bot decides, is worked out from this: where a Known
    is asked for, no other Game will do, and a Known does not lead back to the game it is of.
    Only `Game.redact` makes one.
    """

    def __init__(self, setting: Setting, positions: Records, seat: int) -> None:
        super().__init__(setting, positions)
        self.seat = seat

    def copy(self) -> "Known":
        """An independent copy."""
        return Known(self.setting, copy_of(self.positions), self.seat)

    @property
    def decides(self) -> bool:
        """Has its seat to begin a decision now?"""
        if self.is_over or self.is_chance or not self.is_between:
            return False
        return self.to_move == self.seat

    def view(self) -> Seen:
        """Everything its seat may see, as plain data."""
        seen: Seen = self.setting.observe(self)
        return seen
