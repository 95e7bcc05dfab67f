"""What a decision was worth, by what its mover knew.

Plans race each other in half of the worlds, which choose the best; in the other half, which had no
say in that, the best is measured against the plan that was played. Everything here depends on what
the mover knew, on the decision and on a generator.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from bivouac.analysis.crew import Bench
from bivouac.analysis.doubt import Interval, paired
from bivouac.analysis.hints import joined, ranking
from bivouac.analysis.meter import ENOUGH, Compared, Meter
from bivouac.analysis.trust import Floats
from bivouac.bots.budget import Budget, Watch
from bivouac.bots.levels import LEVELS
from bivouac.core.contract import Game, Known
from bivouac.core.records import Words

SHOWN = 4
"""Plans that are told: the best, and three more."""
RACING = 0.5
"""Of the half that chooses, the part that goes into the heats before the last few are left."""
TOLD = 0.6
"""Of the half that measures, the part that goes into the plan played and the best one."""
FEWEST, MOST = 2, 1 << 13
"""Worlds in which plans are compared at a time."""
CHOOSING, MEASURING, THINKING, TELLING = range(10, 14)
"""Generators of a decision."""


class Question(NamedTuple):
    """A decision to be judged."""

    known: Known  # what the mover knew
    played: list[int]  # its steps
    trials: float  # positions that may be looked at
    cost: float  # positions that are looked at in one game from there
    entrants: int  # plans that are compared, those of bots and the one played besides
    thought: Mapping[str, int]  # trials of bots that search
    rng: Callable[[int], Words]  # the generator of each part of the work


class Judgement(NamedTuple):
    """What there is to say of a decision. Plans go by their place among those compared."""

    question: Question
    plans: list[list[int]]  # compared; the one played is the first
    chosen: list[int]  # the best first, by the half that chooses; not all of them
    racing: Compared | None  # all plans, in the first worlds of that half; None: it was forced
    measured: Mapping[int, Compared]  # by plan, in the other half; in some of its worlds
    bots: Mapping[str, int]  # what each level would have played
    games: int  # played on for it

    @property
    def is_forced(self) -> bool:
        """Was there nothing to choose?"""
        return self.racing is None

    @property
    def best(self) -> int:
        """The plan that was chosen."""
        return self.chosen[0]

    def shares(self, plan: int) -> Floats:
        """World x side: what a plan led to."""
        return self.measured[plan].shares[:, 0]

    def chance(self, meter: Meter, plan: int) -> tuple[float, float]:
        """The mover's chance after a plan, and its error."""
        side = self.measured[plan].side
        chances, errors = meter.read(self.shares(plan), self.question.known)
        return float(chances[side]), float(errors[side])

    def points(self, plan: int) -> float | None:
        """The mover's points at the end after a plan."""
        found = self.measured[plan]
        return float(found.points.mean()) if self.question.known.setting.scored else None

    def behind(self, meter: Meter, plan: int) -> Interval:
        """By how much a plan is behind the best one, in the worlds in which both were measured."""
        if plan == self.best:
            return Interval(0.0, 0.0, 0.0, 0.0)
        best, other = self.shares(self.best), self.shares(plan)
        n, side = min(len(best), len(other)), self.measured[plan].side
        found = paired(best[:n, side] - other[:n, side])
        known = self.question.known
        both = (best[:n].mean(axis=0) + other[:n].mean(axis=0)) / 2
        slope = float(meter.stretch(both, meter.corrected(both, known), known)[side])
        chances = [
            float(meter.corrected(one[:n].mean(axis=0), known)[side]) for one in (best, other)
        ]
        return found.scaled(slope, chances[0] - chances[1])

    def regret(self, meter: Meter) -> Interval:
        """What the plan that was played cost; of the best one, what another might be better by."""
        if self.is_forced or len(self.chosen) == 1:
            return Interval(0.0, 0.0, 0.0, 0.0)
        if self.best != 0:
            return self.behind(meter, 0)
        rival = self.behind(meter, self.chosen[1])
        return Interval(0.0, 0.0, 0.0, max(0.0, -rival.low))


def judge(bench: Bench, question: Question, watch: Watch) -> Judgement:
    """What the plans of a decision are worth; if who watches says stop, nothing that counts."""
    bots = picks(bench, question)
    plans = candidates(bench.meter, question, [*bots.values()])
    places = {tuple(plan): place for place, plan in enumerate(plans)}
    chosen_by = {name: places[tuple(steps)] for name, steps in bots.items()}
    if len(plans) == 1:
        return Judgement(question, plans, [0], None, {}, chosen_by, 0)
    race = Race(bench.meter, question, plans, watch)
    chosen = race.run()
    alike = race.alike
    bots_alike = {name: alike[place] for name, place in chosen_by.items()}
    wanted = [*chosen[:SHOWN], 0, *bots_alike.values()]
    measured = measure(race, [*dict.fromkeys(wanted)])
    games = race.games + sum(len(one.shares) for one in measured.values())
    return Judgement(question, plans, chosen, race.first, measured, bots_alike, games)


def picks(bench: Bench, question: Question) -> dict[str, list[int]]:
    """What each level would decide, which remembers nothing of earlier decisions."""
    known, rng = question.known, question.rng(THINKING)
    return {
        level: listed(known, bench.player().choose(known, level, rng, thought(question, level)))
        for level in LEVELS
    }


def thought(question: Question, level: str) -> Budget:
    """What a level may spend; one that does not search needs no budget."""
    return Budget(trials=question.thought.get(level, 1))


def listed(known: Game, steps: Sequence[int]) -> list[int]:
    """A decision in the steps by which it is listed: of identical choices one stands for all."""
    world, found = known.copy(), list[int]()
    for step in steps:
        legal = world.legal()
        if step not in legal:
            setting, position = known.setting, world.position
            step = next(one for one in legal if setting.is_listed(position, step, [one]))
        found.append(step)
        world.apply(step)
    return found


def candidates(meter: Meter, question: Question, bots: Sequence[list[int]]) -> list[list[int]]:
    """The plans to compare, each once: the one played first, then by first sight."""
    known = question.known
    lineup = meter.lineup(known, question.entrants, question.rng(THINKING))
    plans = [listed(known, question.played), *lineup, *bots]
    return [list(steps) for steps in dict.fromkeys(map(tuple, plans))]


class Race:
    """The half of the worlds that chooses."""

    def __init__(
        self, meter: Meter, question: Question, plans: Sequence[list[int]], watch: Watch
    ) -> None:
        self.meter = meter
        self.question = question
        self.plans = plans
        self.watch = watch
        self.rng = question.rng(CHOOSING)
        self.first: Compared | None = None
        self.games = 0
        self.half = question.trials / 2 / question.cost  # games in each half of the worlds

    def worlds(self, games: float, plans: int) -> int:
        """Worlds for some games of so many plans."""
        return min(MOST, max(FEWEST, int(games / plans)))

    def run(self) -> list[int]:
        """Halve the field until the last few are left; their places, the best first."""
        active = [*range(len(self.plans))]
        heats = max(0, int(np.ceil(np.log2(len(active) / SHOWN))))
        games = self.half * RACING / max(1, heats)
        found: Compared | None = None
        for _ in range(heats):
            found = self.heat(active, found, games)
            order = ranking(found)
            kept = sorted(order[: max(SHOWN, -(-len(active) // 2))])
            active = [active[place] for place in kept]
            found = only(found, kept)
        found = self.heat(active, found, self.half * (1 - RACING) if heats else self.half)
        return [active[place] for place in ranking(found)]

    def heat(self, active: Sequence[int], before: Compared | None, games: float) -> Compared:
        """Some plans in further worlds, and in those before."""
        plans = [self.plans[place] for place in active]
        worlds = self.worlds(games, len(plans))
        found = self.meter.compare(self.question.known, plans, worlds, self.rng, self.watch)
        self.first = self.first or found
        self.games += worlds * len(plans)
        return found if before is None else joined(before, found)

    @cached_property
    def alike(self) -> list[int]:
        """By plan: the first that came to the same in all of the first worlds, such as itself."""
        assert self.first is not None
        apart = self.first.distinct
        worlds = np.concatenate((self.first.shares, self.first.points_of), axis=2)
        return [
            next((one for one in apart if np.array_equal(worlds[:, one], worlds[:, place])), place)
            if len(worlds) >= ENOUGH and place not in apart
            else place
            for place in range(len(self.plans))
        ]


def only(found: Compared, places: Sequence[int]) -> Compared:
    """Some of the plans."""
    return Compared(found.shares[:, places], found.points_of[:, places], found.side)


def measure(race: Race, wanted: Sequence[int]) -> dict[int, Compared]:
    """Plans in the other half of the worlds, the same for all.

    The first two and the one that was played meet the more of them.
    """
    told = [*dict.fromkeys([wanted[0], 0])]
    if len(told) == 1:
        told = [*wanted[:2]]
    rest = [place for place in wanted if place not in told]
    part = TOLD if rest else 1.0
    found = dict[int, Compared]()
    for places, games in ((told, race.half * part), (rest, race.half * (1 - part))):
        if places:
            worlds = race.worlds(games, len(places))
            plans = [race.plans[place] for place in places]
            rng = race.question.rng(MEASURING)
            compared = race.meter.compare(race.question.known, plans, worlds, rng, race.watch)
            found |= {place: only(compared, [i]) for i, place in enumerate(places)}
    return found
