"""How a level thinks: the plans of a decision are lined up, then compared for as long as it may.

Python drives the compiled search in slices of a few milliseconds, so that there is always somebody
who looks at the clock, shows how far it is, and can stop it. With a budget of trials the result
depends on the position and the generator alone, however the work is cut up.
"""

import math
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from bivouac.bots.budget import Budget, Watch, unwatched
from bivouac.bots.levels import Level
from bivouac.bots.mind import BY_VALUE, BY_WORTH, WIDTH, Mind
from bivouac.bots.models import Model, model_of
from bivouac.bots.ranking import finish_race, is_decided
from bivouac.core.bind import bind
from bivouac.core.contract import Game, Known, Setting
from bivouac.core.jit import compile_for
from bivouac.core.records import Records, Words, allocate

PARTS = ("bivouac.bots.evaluation", "bivouac.bots.playouts")
"""The templates that searches build on."""
SLICE = 0.008
"""Seconds in one call of compiled code, roughly."""
FIRST_SLICE, LARGEST_SLICE = 500, 50_000
"""Trials in such a call, before it is known how long they take; and at most."""
HEATS = 12
"""How often the race is narrowed, and looked at whether it is decided."""
PART = 0.6
"""Of what is left for a turn, the part that goes into one decision: others may follow."""
LEAST = 0.02
"""Of the budget of a turn, what its last decisions get when all is spent."""


LARGEST_BUDGET = 1 << 40
"""Trials that nobody will ever make."""
SPREAD, ROUNDS = 400, 2
"""Where nothing was learnt: a `value` of so much is worth three quarters of a victory, and a search
looks so many rounds ahead, at all plans."""
TURNS, ENTRANTS = 2, 12
"""Where all are on one side: so many turns, and only so many plans are compared, because a playout
takes long."""


class Spent(NamedTuple):
    """What a seat has spent on a turn."""

    turn: int
    trials: int
    seconds: float


class Thinker:
    """The search of one setting, with the scratch paper it thinks on. Not for two threads."""

    def __init__(self, setting: Setting) -> None:
        rules = setting.rules
        self.setting = setting
        self.search: Any = bind("bivouac.bots.search", rules, *PARTS)
        self.knowns = allocate(rules.Position, 1)
        self.minds = allocate(Mind, 1)
        self.roots = allocate(rules.Plan, WIDTH)
        self.desk = (  # in the order in which every search takes them
            setting.static,
            self.knowns,
            allocate(rules.Work, 1),
            allocate(rules.Search, 1),
            allocate(rules.Plan, rules.PLANS),
            allocate(rules.Position, 3),
            self.minds,
            self.roots,
        )
        self.spent: dict[int, Spent] = {}
        self.question = b"", Spent(0, 0, 0.0)  # the last one, and what was spent before it
        self.slice = FIRST_SLICE  # trials in the next call; the outcome does not depend on it
        model = model_of(setting)
        learn(self.minds, model, setting)
        self.rounds = ROUNDS if model is None else model.rounds
        self.entrants = WIDTH
        if not setting.scored:
            self.rounds, self.entrants = max(1, TURNS // setting.seats), ENTRANTS
        self.breadth = 0 if model is None else model.breadth
        self.policy = BY_WORTH if model is not None and model.policy == "worth" else BY_VALUE

    def choose(
        self,
        known: Known,
        level: Level,
        rng: Words,
        budget: Budget | None,
        watch: Watch = unwatched,
    ) -> list[int]:
        """A whole decision of the seat that moves, on what it knows."""
        self.ponder(known, level, 0, rng)
        best = int(self.minds[0]["order"][0])
        if self.minds[0]["n"] > 1 and level.trials > 0:
            best = self.compare(known.seat, budget or Budget(level.trials), rng, watch)
        plan = self.roots[best]
        steps: list[int] = plan["steps"][: plan["length"]].tolist()
        return steps

    def ponder(self, known: Known, level: Level, trials: int, rng: Words) -> None:
        """Line up the plans of the seat that moves, and compare all of them for some trials."""
        self.knowns[0] = known.positions[0]
        mind = self.minds[0]
        mind["n"] = 0  # a new decision
        mind["judge"], mind["overlook"] = level.judge, level.overlook
        mind["breadth"] = self.breadth if level.breadth is None else level.breadth
        mind["policy"] = self.policy if level.policy is None else level.policy
        rounds = self.rounds if level.rounds is None else level.rounds
        mind["depth"] = rounds * self.setting.seats
        self.search.think(*self.desk, rng, trials)

    def compile(self, rng: Words) -> None:
        """Compile the search, for which no game has to be there: first what it alone needs."""
        entries = self.setting.entries
        static, knowns, works, searches, found = self.desk[:5]
        compile_for(entries.plans, static, knowns, 0, works, searches, found)
        compile_for(entries.value, static, knowns, 0, works, 0)
        compile_for(entries.resample, static, knowns, 0, works, 0, rng)
        compile_for(self.search.think, *self.desk, rng, 0)

    @property
    def playouts(self) -> int:
        """How many playouts the last decision took."""
        mind = self.minds[0]
        return int(mind["visits"][: mind["n"]].sum() - mind["n"])

    def compare(self, seat: int, budget: Budget, rng: Words, watch: Watch) -> int:
        """The best of several plans, after as much thought as the budget allows."""
        mind = self.minds[0]
        before = self.spent_before(seat)
        trials = part_of(budget.trials, before.trials)
        seconds = part_of(budget.milliseconds, 1000 * before.seconds) / 1000
        entrants = min(int(mind["n"]), self.entrants)
        mind["active"] = entrants  # the best at first sight
        started = perf_counter()
        share, heat = 0.0, -1
        while share < 1 and watch(share):
            if int(share * HEATS) > heat:
                heat = int(share * HEATS)
                if self.is_settled():
                    break
                mind["keep"] = count_kept(entrants, heat)
            left = seconds - (perf_counter() - started)
            most = math.ceil(min(trials * (heat + 1) / HEATS, LARGEST_BUDGET))
            self.think_on(rng, most, left)
            share = max(int(mind["trials"]) / trials, (perf_counter() - started) / seconds)
        taken = perf_counter() - started
        self.spent[seat] = before._replace(
            trials=before.trials + int(mind["trials"]), seconds=before.seconds + taken
        )
        return self.best()

    def spent_before(self, seat: int) -> Spent:
        """What was spent on this turn before; the same question again costs the same again."""
        question, turn = self.knowns.tobytes(), int(self.knowns[0]["turns"])
        if question != self.question[0]:
            spent = self.spent.get(seat, Spent(turn, 0, 0.0))
            self.question = question, spent if spent.turn == turn else Spent(turn, 0, 0.0)
        return self.question[1]

    def think_on(self, rng: Words, most: int, left: float) -> None:
        """Think for one slice, but not beyond so many trials nor, roughly, longer than is left."""
        done, started = int(self.minds[0]["trials"]), perf_counter()
        in_time = round(self.slice * min(1.0, left / SLICE))
        self.go_on(rng, max(done + 1, min(done + in_time, most)))
        taken = perf_counter() - started
        made = int(self.minds[0]["trials"]) - done
        self.slice = max(1, min(LARGEST_SLICE, round(made * SLICE / max(taken, 1e-6))))

    def go_on(self, rng: Words, until: int) -> None:
        """Compare plans until so many trials were made."""
        self.search.think(*self.desk, rng, until)

    def is_settled(self) -> bool:
        """Would further thought hardly change the choice?"""
        return is_decided(self.minds)

    def best(self) -> int:
        """The best plan so far: its place among the roots."""
        return finish_race(self.minds)

    def judge(self, game: Game) -> list[int]:
        """What a position is worth for every seat, in ten-thousandths of a victory."""
        evaluation: Any = bind("bivouac.bots.evaluation", self.setting.rules)
        worths = np.zeros(self.setting.seats, np.int64)
        evaluation.judge(self.desk[0], game.positions, self.desk[2], self.minds, worths)
        found: list[int] = worths.tolist()
        return found


def count_kept(plans: int, heat: int) -> int:
    """How many plans stay in the race: all at first, in the end two, each time the same part.

    It is the smallest number whose power of all heats is as large as the plans to the power of
    those still to come; in whole numbers, which are the same everywhere.
    """
    kept = 2
    while kept**HEATS < plans ** (HEATS - heat):
        kept += 1
    return kept


def part_of(budget: float | None, spent: float) -> float:
    """What one decision may cost, of the budget of a turn; without a budget, no end."""
    if budget is None:
        return math.inf
    return max(LEAST * budget, PART * (budget - spent), 1e-9)  # never nothing: it is divided by


def learn(minds: Records, model: Model | None, setting: Setting) -> None:
    """Put a model into a mind, or none."""
    mind = minds[0]
    mind["first_rival"] = 0 if setting.scored else setting.sides - 1
    mind["taught"] = int(model is not None)
    mind["point"], mind["spread"] = 1, SPREAD
    if model is not None:
        mind["point"], mind["spread"] = model.point, model.spread
        mind["opening"][: len(model.opening)] = np.array(model.opening)
        mind["closing"][: len(model.closing)] = np.array(model.closing)
