"""Hints: the best plans of the seat that moves, what they are worth, and why.

The plans that look best at first sight race each other in worlds that the seat cannot exclude, and
the worse half leaves again and again. The last few are then measured in worlds of their own, so
that a plan is not praised for the luck it had in the race.
"""

from time import perf_counter
from typing import NamedTuple

import numpy as np

from bivouac.analysis.meter import Compared, Meter
from bivouac.analysis.reasons import Reason, reasons_for
from bivouac.analysis.trust import Floats
from bivouac.bots.budget import Budget, Watch, unwatched
from bivouac.core.contract import Event, Known, Message
from bivouac.core.records import Words

SHOWN = 3
"""Plans in a hint."""
ENTRANTS, TOGETHER = 24, 12
"""Plans in the race: the best at first sight; and where all seats are on one side, because playouts
take long there."""
RACING = 0.5
"""The part of a budget that goes into the race."""
WORLDS = 2
"""In which all plans of a heat are compared before somebody looks at the clock again."""
USUAL = Budget(milliseconds=1200.0)
"""What a hint takes where people wait for it."""


class Hint(NamedTuple):
    """One plan, and what speaks for it."""

    steps: list[int]
    event: Event  # the decision, without what only its outcome shows
    chance: float  # of the seat's side to win
    error: float  # standard error of the chance
    points: float | None  # of its side at the end; None where there are none
    behind: float  # the best plan by so much of a chance; 0 for that itself
    doubt: float  # standard error of `behind`: both met the same chances
    reasons: tuple[Reason, ...]  # the weightiest first; at least one


class Hints(NamedTuple):
    """What is best in a decision."""

    best: tuple[Hint, ...]  # the best first; none where there is nothing to choose
    only: Message | None  # said instead, where there is only one plan
    compared: int  # plans
    playouts: int


class Race:
    """Plans being compared, as far as a budget goes."""

    def __init__(self, meter: Meter, known: Known, budget: Budget, rng: Words) -> None:
        self.meter = meter
        self.known = known
        self.budget = budget
        self.rng = rng
        self.plans = meter.lineup(known, ENTRANTS if meter.setting.scored else TOGETHER, rng)
        self.active = list(range(len(self.plans)))  # of these plans
        self.playouts = 0
        self.started = perf_counter()
        self.first: Compared | None = None  # all plans, in the first worlds

    @property
    def share(self) -> float:
        """How much of the budget is spent."""
        trials, milliseconds = self.budget
        by_playouts = self.playouts / trials if trials else 0.0
        taken = 1000 * (perf_counter() - self.started)
        return max(by_playouts, taken / milliseconds if milliseconds else 0.0)

    def heat(self, until: float, watch: Watch) -> Compared:
        """Compare the plans still in it until that share of the budget is spent, once at least.

        Who watches is asked every few milliseconds, but heard only when all plans are level.
        """
        plans = [self.plans[place] for place in self.active]

        def between(_: float) -> bool:
            watch(min(self.share, 1.0))
            return True

        found = None
        while found is None or (self.share < until and watch(min(self.share, 1.0))):
            more = self.meter.compare(self.known, plans, WORLDS, self.rng, between)
            self.playouts += WORLDS * len(plans)
            found = more if found is None else joined(found, more)
        return found

    def run(self, watch: Watch) -> Compared:
        """Halve the field until the last few are left, then measure those anew."""
        heats = max(0, int(np.ceil(np.log2(max(len(self.plans), SHOWN) / SHOWN))))
        for number in range(1, heats + 1):
            found = self.heat(RACING * number / heats, watch)
            self.first = self.first or found
            kept = max(SHOWN, -(-len(self.active) // 2))
            best = ranking(found)[:kept]
            self.active = [self.active[place] for place in sorted(best)]
        found = self.heat(1.0, watch)
        self.first = self.first or found
        return found


def hints(
    meter: Meter,
    known: Known,
    rng: Words,
    budget: Budget = USUAL,
    watch: Watch = unwatched,
) -> Hints:
    """The best plans of the seat that has to begin a decision. Needs: `known.decides`.

    With a budget of playouts (its `trials`) they depend on the position and the generator alone. If
    who watches says stop, what is known so far is said.
    """
    race = Race(meter, known, budget, rng)
    if len(race.plans) == 1:
        return Hints((), Message("hint-only", {}), 1, 0)
    found = race.run(watch)
    order = ranking(found)[:SHOWN]
    best = tuple(hint_of(race, found, place, order[0]) for place in order)
    return Hints(best, None, len(race.plans), race.playouts)


def hint_of(race: Race, found: Compared, place: int, first: int) -> Hint:
    """What there is to say of one of the plans measured."""
    meter, number = race.meter, race.active[place]
    steps = race.plans[number]
    chances, errors = meter.read(found.shares[:, place], race.known)
    best, _ = meter.read(found.shares[:, first], race.known)
    apart = found.chance[:, first] - found.chance[:, place]
    assert race.first is not None
    return Hint(
        steps,
        meter.setting.public_event(meter.setting.event(race.known.position, steps)),
        float(chances[found.side]),
        float(errors[found.side]),
        float(found.points[:, place].mean()) if meter.setting.scored else None,
        float(best[found.side] - chances[found.side]),
        float(apart.std() / np.sqrt(len(apart))),
        reasons_for(race.known, steps, race.first, number, race.rng),
    )


def ranking(found: Compared) -> list[int]:
    """Places of the plans, the best chance first; between equals, points and first sight decide.

    Of plans that come to the same, such as two cards that are alike, only one.
    """
    chance, lead = found.chance.mean(axis=0), found.lead.mean(axis=0)
    return sorted(found.distinct, key=lambda place: (-chance[place], -lead[place]))


def joined(one: Compared, other: Compared) -> Compared:
    """The same plans in the worlds of both."""

    def both(left: Floats, right: Floats) -> Floats:
        return np.concatenate((left, right))

    return Compared(both(one.shares, other.shares), both(one.points_of, other.points_of), one.side)
