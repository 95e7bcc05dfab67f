"""Decisions: judged by what their mover knew, and blamed only for sure."""

from collections.abc import Iterator, Mapping

import numpy as np
import pytest

from bivouac.analysis.course import course_of
from bivouac.analysis.crew import Bench
from bivouac.analysis.deciding import Judgement, Question, judge, listed
from bivouac.analysis.doubt import paired
from bivouac.analysis.judging import decisions_of, judged, question_of
from bivouac.analysis.meter import Compared, Meter
from bivouac.analysis.quality import Need, shared_out, worlds_for
from bivouac.analysis.report import analyse_with
from bivouac.bots.budget import unwatched
from bivouac.core.bits import numbers_in
from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.registry import find_game
from bivouac.games.dewan.steps import PAY_WITH, TUCK_CARD
from bivouac.record.write import Recorder
from nine.rules import DRAW, STOP
from tests.analysis.recorded import ALL, LITTLE, NINE, played
from tests.conftest import LONG, scale
from tests.walks import moments

LITTLE_THOUGHT: Mapping[str, int] = {"level4": 200, "level5": 400}
COST = 100.0


def question(game: Game, steps: list[int], games: int) -> Question:
    """A decision of the seat that moves."""
    known = game.redact(game.to_move)
    trials = games * COST
    rng = generator
    return Question(known, steps, trials, COST, 8, LITTLE_THOUGHT, lambda part: rng(5, part))


def decisions(setting: Setting, seed: int, share: float) -> Iterator[Game]:
    """Some moments of a random game in which somebody has to begin a decision."""
    for game in moments(setting, seed, share):
        if not game.is_over and not game.is_chance and game.is_between:
            yield game


def told(judgement: Judgement) -> list[object]:
    """All that a judgement says."""
    measured: dict[int, list[object]] = {
        plan: [found.shares.tolist(), found.points_of.tolist()]
        for plan, found in judgement.measured.items()
    }
    return [judgement.plans, judgement.chosen, measured, judgement.bots]


@pytest.mark.parametrize("setting", ALL, ids=lambda setting: setting.variant)
def test_a_decision_is_judged_by_what_its_mover_knew(setting: Setting) -> None:
    """Alike in worlds that differ only in what the mover cannot know."""
    bench, differing = Bench(setting), 0
    for seed in range(1, 4):
        for number, game in enumerate(decisions(setting, seed, 1.0 if setting is NINE else 0.01)):
            world = game.resample(game.to_move, generator(number))
            differing += world.positions.tobytes() != game.positions.tobytes()
            steps = game.plans()[-1].steps
            one, two = (
                judge(bench, question(each, steps, 100), unwatched) for each in (game, world)
            )
            assert told(one) == told(two)
    assert differing > 0


def test_identical_cards_are_one_choice() -> None:
    """Whichever of two cards that are alike pays, it is the same decision."""
    setting, twins = find_game("dewan").setting({"players": 2}), 0
    for seed in range(1, 5):
        for game in decisions(setting, seed, 0.3):
            for plan in game.plans():
                assert listed(game.redact(game.to_move), plan.steps) == plan.steps
                for at, step in enumerate(plan.steps):
                    twins += check_twins(game, plan.steps, at, step)
    assert twins > 0


def check_twins(game: Game, steps: list[int], at: int, step: int) -> int:
    """Payments with another card of the same kind; how many there are."""
    if not PAY_WITH <= step < TUCK_CARD:
        return 0
    card, hand = step - PAY_WITH, int(game.position["hands"][game.to_move])
    alike = int(game.setting.static["alike"][0, card]) & hand & ~(1 << card)
    cards = [other - PAY_WITH for other in steps if PAY_WITH <= other < TUCK_CARD]
    unpaid = alike & ~sum(1 << other for other in cards)
    for twin in numbers_in(unpaid):
        paid = [*steps[:at], PAY_WITH + twin]
        assert paid != steps[: at + 1]
        assert listed(game.redact(game.to_move), paid) == steps[: at + 1]
    return len(numbers_in(unpaid))


def test_a_forced_decision_is_not_blamed() -> None:
    """The toy, with no card left to draw: both can only stop."""
    recorder = Recorder("nine", Game.new(NINE, generator(2)))
    game = recorder.game
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(generator(len(recorder.events)))
        else:
            recorder.apply(DRAW if DRAW in game.legal() else STOP)
    report = analyse_with(recorder.record(), "quick", LITTLE)
    assert report is not None
    *free, one, other = report["decisions"]
    assert [one["plans"] for one in free] == [2] * len(free)
    for forced in (one, other):
        assert forced["verdict"] == "forced"
        assert (forced["regret"], forced["interval"]) == (0, [0, 0])
    assert report["grades"][1]["decisions"] == 0
    assert report["grades"][1]["regret"] == 0


def test_a_blunder_is_found_in_the_toy() -> None:
    """With 8 or 9 in hand a further card is almost surely too much: seat 1 takes it, seat 0 not."""
    blamed: list[str] = []
    for seed in range(1, 1 + scale(30)):
        record = played(NINE, seed, ["random"] * 2, draw_too_much)
        report = analyse_with(record, "quick", LITTLE)
        assert report is not None
        for one, full in zip(report["decisions"], fullness(record), strict=True):
            if full and one["best"] is not None:
                if one["seat"] == 0:
                    assert one["verdict"] == "not-told-apart"
                elif one["best"]["chance"] > 0.3:
                    blamed.append(one["verdict"])
    assert len(blamed) > scale(3)
    assert {*blamed} == {"apart10"}


def draw_too_much(game: Game, steps: list[int]) -> list[int]:
    """Seat 1 goes on as long as it can, seat 0 stops when it is full."""
    del steps
    hand = int(game.position["hands"][game.to_move])
    goes_on = game.to_move == 1 or sum(card + 1 for card in numbers_in(hand)) < 8
    return [DRAW if goes_on and DRAW in game.legal() else STOP]


def fullness(record: Json) -> list[bool]:
    """By decision: has the mover 8 or 9 in hand?"""
    hands = [sum(hand) for hand in record["setup"]["hands"]]
    found, mover = [], 0
    for event in record["events"]:
        if "chance" in event:
            hands[mover] += event["card"]
            continue
        mover = event["seat"]
        found.append(hands[mover] in (8, 9))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dewan", "iwari"])
def test_a_planted_blunder_is_found(game: str) -> None:
    """One decision near the end is replaced by the worst plan; what comes next is played well."""
    setting, planted = find_game(game).setting({"players": 2}), 0
    for seed in range(1, 1 + scale(5)):
        spoiler = Spoiler(Meter(setting))
        record = played(setting, seed, ["level3"] * 2, spoiler)
        if spoiler.spoilt is None or planted == scale(2, short=1):
            continue
        planted += 1
        course = course_of(record)
        event = decisions_of(course)[spoiler.spoilt]
        asked = question_of(course, event, Need(0.25, COST), 4000 * COST, LITTLE)
        bench = Bench(setting)
        blamed = judged(course, event, judge(bench, asked, unwatched), bench.meter)
        assert blamed["verdict"] == "apart10"
        assert blamed["interval"][0] > 0.2
    assert planted > 0


class Spoiler:
    """Makes the worst of a decision, once, when a game is near its end and much depends on it."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.decisions = 0
        self.spoilt: int | None = None  # so many decisions came before it

    def __call__(self, game: Game, steps: list[int]) -> list[int]:
        number, self.decisions = self.decisions, self.decisions + 1
        known = game.redact(game.to_move)
        if self.spoilt is not None or self.meter.late(known) < 0.5:
            return steps
        plans = [plan.steps for plan in game.plans()]
        found = self.meter.compare(known, plans, 60, generator(number)).chance.mean(axis=0)
        if found[plans.index(steps)] - found.min() < 0.5:
            return steps
        self.spoilt = number
        return plans[int(found.argmin())]


def test_an_interval_is_honest_where_few_worlds_tell() -> None:
    """Never a point; twice as narrow with four times the worlds; the same the other way round."""
    nothing = paired(np.zeros(100))
    assert nothing.mean == 0 < nothing.high == -nothing.low < 0.03
    few = paired(np.array([1.0, 1, 0, 0, -1, 1, 0, 0.5] * 8))
    many = paired(np.array([1.0, 1, 0, 0, -1, 1, 0, 0.5] * 32))
    assert few.mean == many.mean == 0.3125
    assert few.high - few.low == pytest.approx(2 * (many.high - many.low), rel=0.05)
    back = paired(-np.array([1.0, 1, 0, 0, -1, 1, 0, 0.5] * 8))
    assert (back.low, back.high) == pytest.approx((-few.high, -few.low))


def test_work_is_shared_out_to_make_errors_small() -> None:
    needs = [Need(0.25, 100), Need(0.25, 400), Need(0.01, 100), Need(0.04, 25)]
    parts = shared_out(1000, needs)
    assert sum(parts) == pytest.approx(1000)

    def variance(parts: list[float]) -> float:
        worlds = [part / need.cost for part, need in zip(parts, needs, strict=True)]
        return sum(need.variance / n for need, n in zip(needs, worlds, strict=True))

    for one in range(4):
        moved = [*parts]
        moved[one], moved[one - 1] = moved[one] - 20, moved[one - 1] + 20
        assert variance(moved) > variance(parts)
    assert worlds_for(1e9, 1) == 1 << 14
    assert worlds_for(1, 1) == 32
    assert len({worlds_for(trials, 1) for trials in range(1000, 2000)}) < 10


def late_decisions(setting: Setting, count: int) -> Iterator[tuple[Game, list[int]]]:
    """Decisions of bots in the second half of their games, and what was decided."""
    meter, found = Meter(setting), list[tuple[Game, list[int]]]()
    seed = 100
    while len(found) < count:
        here: list[tuple[Game, list[int]]] = []

        def note(
            game: Game, steps: list[int], here: list[tuple[Game, list[int]]] = here
        ) -> list[int]:
            if meter.late(game.redact(0)) >= 0.5:
                here.append((game.copy(), steps))
            return steps

        played(setting, seed, ["level1", "level3"], note)
        found += here[:: max(1, len(here) // 5)]
        seed += 1
    yield from found[:count]


def truth(bench: Bench, asked: Question, judgement: Judgement, worlds: int) -> float:
    """The regret of the same two plans in so many worlds."""
    plans = [judgement.plans[judgement.best], judgement.plans[0]]
    found: Compared = bench.meter.compare(asked.known, plans, worlds, generator(99))
    return float((found.chance[:, 0] - found.chance[:, 1]).mean())


@pytest.mark.slow
def test_intervals_contain_what_a_hundred_times_the_budget_finds() -> None:
    """In 95 of 100 decisions; counted where the plan played was not the best one found."""
    setting = find_game("dewan").setting({"players": 2})
    bench, inside = Bench(setting), list[bool]()
    for game, steps in late_decisions(setting, scale(60)):
        asked = question(game, steps, 400)
        judgement = judge(bench, asked, unwatched)
        if judgement.is_forced or judgement.best == 0:
            continue
        regret = judgement.regret(bench.meter)
        worlds = 100 * len(judgement.measured[0].chance)
        inside.append(regret.low <= truth(bench, asked, judgement, worlds) <= regret.high)
    assert len(inside) > scale(60) / 3
    low, high = (0.93, 0.975) if LONG else (0.84, 1.0)
    assert low <= np.mean(inside) <= high
