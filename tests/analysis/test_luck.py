"""Luck: what was turned up against what could have been, and nothing in the mean."""

import numpy as np
import pytest

from bivouac.analysis.course import course_of, opened, turned_up
from bivouac.analysis.doubt import Doubt, Sample
from bivouac.analysis.meter import Meter
from bivouac.analysis.quality import Effort
from bivouac.analysis.report import analyse_with
from bivouac.core.contract import Game, Setting, generator
from bivouac.core.registry import find_game
from nine.rules import CARDS, DRAWING, put_card
from tests.analysis.recorded import ALL, LITTLE, NINE, record_of, report_of
from tests.conftest import LONG, scale

WORLDS = 4000
ENOUGH = Effort(16_000_000, 6, {"level4": 200, "level5": 400})
"""For a game of which only the parts are asked for."""


def drawing(hands: list[int], mover: int) -> Game:
    """The toy, when a card is to be drawn; hands as sets."""
    game = Game(NINE)
    game.positions["turns"], game.positions["mover"] = mover + 1, mover
    game.positions["phase"] = DRAWING
    game.positions["hands"][0] = hands
    game.positions["deck"] = (1 << CARDS) - 1 & ~(hands[0] | hands[1])
    return game


@pytest.mark.parametrize(("hands", "mover"), [([0b100, 0b10], 0), ([0b1000, 0b100001], 1)])
def test_the_mean_of_what_can_come_is_what_was_expected(hands: list[int], mover: int) -> None:
    """The toy, card by card: that is why the mean of luck is nothing."""
    meter, before = Meter(NINE), drawing(hands, mover)
    cards = [card for card in range(CARDS) if not (hands[0] | hands[1]) >> card & 1]
    expected = meter.measure(meter.open(before), WORLDS, generator(1))
    came, errors = [], [expected.error[0]]
    for card in cards:
        after = before.copy()
        put_card(after.positions, 0, card)
        found = meter.measure(meter.open(after), WORLDS, generator(2))
        came.append(found.chance[0])
        errors.append(found.error[0] / len(cards))
    assert max(came) - min(came) > 0.2
    assert np.mean(came) == pytest.approx(expected.chance[0], abs=4 * np.hypot.reduce(errors))


def test_only_what_could_have_come_otherwise_is_luck() -> None:
    """The toy: a card drawn is luck, unless it is the last; a decision to draw turns nothing up."""
    told = 0
    for seed in range(1, 7):
        record, report = record_of(NINE, seed), report_of(NINE, seed)
        left = CARDS - 2
        lucky = []
        for event, one in enumerate(record["events"]):
            if "chance" in one:
                lucky += [event] if left > 1 else []
                left -= 1
        assert [one["event"] for one in report["luck"]] == lucky
        told += len(lucky)
        for one in report["luck"]:
            assert all(error > 0 for error in one["error"])
    assert told > 0


@pytest.mark.parametrize("setting", ALL, ids=lambda setting: setting.variant)
def test_what_turns_nothing_up_can_be_foreseen(setting: Setting) -> None:
    """In whatever world: the open position after it is always the same. And most games surprise."""
    course = course_of(record_of(setting, 1))
    lucky = {one["event"] for one in report_of(setting, 1)["luck"]}
    for event in range(len(course.events)):
        assert turned_up(course, event) == (event in lucky)
        seat = course.seat(event)
        if event not in lucky and seat is not None:
            world = opened(course.games[event]).resample(-1, generator(event))
            for step in course.steps[event]:
                world.apply(step)
            after = opened(course.games[event + 1])
            assert opened(world).positions.tobytes() == after.positions.tobytes()
    assert lucky


@pytest.mark.slow
def test_luck_sums_to_nothing_over_many_games() -> None:
    """Within its error, and though it decides many of them."""
    luck = np.array([report_of(NINE, seed)["parts"][0]["luck"] for seed in range(1, 1 + scale(40))])
    error = luck.std() / np.sqrt(len(luck))
    assert luck.std() > 0.15
    assert abs(luck.mean()) < 3.5 * error


@pytest.mark.skipif(not LONG, reason="takes many games")
@pytest.mark.parametrize("game", ["dewan", "iwari"])
def test_without_luck_results_of_equals_vary_half_as_much(game: str) -> None:
    """For two players of the same strength: the luck-adjusted result has half the variance."""
    setting = find_game(game).setting({"players": 2})
    results, adjusted = [], []
    for seed in range(scale(4)):
        report = analyse_with(record_of(setting, seed), "quick", ENOUGH, threads=2)
        assert report is not None
        results.append(report["result"]["chance"][0])
        adjusted.append(report["parts"][0]["adjusted"])
    assert np.var(adjusted) < np.var(results) / 2


def test_errors_that_cancel_are_not_counted() -> None:
    """Of a figure that is the difference of two means in the same worlds."""
    rng = np.random.default_rng(1)
    won = rng.integers(0, 2, (400, 1)).astype(float)
    shares = np.concatenate((won, 1 - won), axis=1)
    one, other = Sample(shares, shares), Sample(np.roll(shares, 1, axis=0), shares)
    same, apart = Doubt(2), Doubt(2)
    for doubt, subtracted in ((same, one), (apart, other)):
        doubt.add(one, np.eye(2))
        doubt.add(subtracted, -np.eye(2))
    assert same.error == pytest.approx([0, 0])
    assert apart.error == pytest.approx([0.5 * np.sqrt(2 / 400)] * 2, rel=0.1)
    alone = Doubt(2)
    alone.add(Sample(np.tile([1.0, 0.0], (50, 1)), shares), np.eye(2))
    assert all(alone.error > 0), "what did not happen in 50 games might in the next"


def test_little_effort_is_little_work() -> None:
    """The work of a report is what its effort says, roughly, however long the game is."""
    for setting in ALL[:3]:
        report = report_of(setting, 1)
        least = 64 * len(report["timeline"])
        assert report["playouts"] < 60 * least + LITTLE.trials
