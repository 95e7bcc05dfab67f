"""Is a decision fit for a puzzle? One plan must be clearly best, and not the one nearest at hand.

What stands behind that is harder than in a report: the best plan is chosen in half of the worlds,
and in the others it must surely be better than every other plan; and it must be so, too, where
games are played on in another way.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bivouac.analysis.crew import Bench
from bivouac.analysis.deciding import (
    Judgement,
    Question,
    Race,
    candidates,
    listed,
    only,
    picks,
)
from bivouac.analysis.doubt import Interval
from bivouac.analysis.meter import Compared, Meter
from bivouac.analysis.trust import POLICIES
from bivouac.bots.budget import Watch
from bivouac.bots.models import model_of

FEWEST = 4
"""Plans that there are to choose from, at least."""
LEAD, HOPED = 0.05, 0.08
"""By so much win chance the best has to be ahead of every other for sure; and at first sight."""
HOPES = (0.15, 0.99)
"""Between these is the chance after it: the decision matters, and somebody can still win."""
NEAREST, MEASURED, PROVING = range(20, 23)
"""Generators: of what is nearest at hand, of all plans in fresh worlds, and in another way."""


class Field(NamedTuple):
    """All plans of a decision, measured in the same worlds."""

    judgement: Judgement
    greedy: int  # the plan that `greedy` would play

    @property
    def rivals(self) -> list[int]:
        """All plans but the best."""
        return [plan for plan in self.judgement.measured if plan != self.judgement.best]

    def behind(self, meter: Meter) -> dict[int, Interval]:
        """By how much each is behind the best one."""
        return {plan: self.judgement.behind(meter, plan) for plan in self.judgement.measured}


def field_of(bench: Bench, question: Question, watch: Watch) -> Field | None:
    """The plans of a decision, if one of them is clearly best: at first sight already.

    None where nobody would think twice: there are too few plans, or `greedy` plays the best one.
    """
    bots = picks(bench, question)
    plans = candidates(bench.meter, question, [*bots.values()])
    if len(plans) < FEWEST:
        return None
    race = Race(bench.meter, question, plans, watch)
    chosen = race.run()
    near = nearest(bench, question, plans)
    alike = race.alike
    if len(set(alike)) < FEWEST or near is None or alike[near] == alike[chosen[0]]:
        return None
    measured = in_fresh_worlds(race, bench.meter, sorted({*alike, chosen[0]}), MEASURED)
    best_first = sorted(measured, key=lambda plan: -float(measured[plan].chance.mean()))
    order = [chosen[0], *(plan for plan in best_first if plan != chosen[0])]
    places = {tuple(plan): alike[place] for place, plan in enumerate(plans)}
    found_by = {level: places[tuple(steps)] for level, steps in bots.items()}
    judgement = Judgement(question, plans, order, race.first, measured, found_by, 0)
    return Field(judgement, alike[near])


def nearest(bench: Bench, question: Question, plans: Sequence[list[int]]) -> int | None:
    """The plan that `greedy` would play; None if it is not among those compared."""
    known = question.known
    steps = listed(known, bench.player().choose(known, "greedy", question.rng(NEAREST)))
    return plans.index(steps) if steps in plans else None


def in_fresh_worlds(
    race: Race, meter: Meter, wanted: Sequence[int], stream: int
) -> dict[int, Compared]:
    """Some plans in worlds that had no say in the choice, all in the same ones."""
    plans = [race.plans[place] for place in wanted]
    worlds = race.worlds(race.half, len(plans))
    rng, known = race.question.rng(stream), race.question.known
    compared = meter.compare(known, plans, worlds, rng, race.watch)
    return {place: only(compared, [i]) for i, place in enumerate(wanted)}


def is_hopeful(field: Field, meter: Meter) -> bool:
    """Does the best plan seem to be far ahead of every other, and does it matter?"""
    chance, _ = field.judgement.chance(meter, field.judgement.best)
    behind = field.behind(meter)
    low, high = HOPES
    return low < chance < high and all(behind[plan].mean > HOPED for plan in field.rivals)


def is_clear(field: Field, meter: Meter) -> bool:
    """Is it surely ahead?"""
    behind = field.behind(meter)
    return is_hopeful(field, meter) and all(behind[plan].low > LEAD for plan in field.rivals)


def other_ways(bench: Bench) -> Iterator[Meter]:
    """Meters that play on in other ways than usual; none where the game has learnt nothing."""
    setting, way = bench.setting, bench.meter.way
    if model_of(setting) is not None:
        for policy in POLICIES:
            if policy != way.policy:
                yield Meter(setting, way._replace(policy=policy))


def is_proved(field: Field, meter: Meter, watch: Watch) -> bool:
    """Is the best plan ahead of every other also when games are played on in another way?"""
    judgement = field.judgement
    race = Race(meter, judgement.question, judgement.plans, watch)
    measured = in_fresh_worlds(race, meter, [judgement.best, *field.rivals], PROVING)
    proof = field._replace(judgement=judgement._replace(measured=measured))
    behind = proof.behind(meter)
    return all(behind[plan].low > 0 for plan in proof.rivals)
