"""The meter counts what games give: shares, results, worlds, slices."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from bivouac.analysis import meter as metering
from bivouac.analysis.meter import Meter
from bivouac.core.contract import SPECTATOR, Game, Setting, generator
from bivouac.core.jit import COMPILED
from nine.game import Nine
from tests.analysis.cases import settings
from tests.analysis.measured import found_in
from tests.conftest import scale
from tests.walks import end_of, moments, walk

ROOT = Path(__file__).parents[2]
ENDING = 12
"""Positions before the end, at most, among which is the last decision of a random game."""
WORLDS = 20
"""In which a plan leads to the same if it turns nothing up: what is drawn may bring points."""


@pytest.fixture(params=settings(), ids=lambda setting: setting.variant, scope="module")
def setting(request: pytest.FixtureRequest) -> Setting:
    found: Setting = request.param
    return found


def test_chances_are_those_of_all_sides_and_no_chance_is_certain_before_the_end(
    setting: Setting,
) -> None:
    meter = Meter(setting)
    for number, game in enumerate(moments(setting, 1, 0.02)):
        outlook = meter.measure(meter.open(game), 5, generator(number))
        assert sum(outlook.chance) == pytest.approx(1)
        assert len(outlook.chance) == len(outlook.error) == meter.outcomes
        assert len(outlook.points) == (setting.sides if setting.scored else 0)
        assert (outlook.playouts == 1) == game.is_over
        assert all((error == 0) == game.is_over for error in outlook.error)


def test_a_finished_game_is_worth_its_result(setting: Setting) -> None:
    meter = Meter(setting)
    for seed in range(scale(20)):
        game = end_of(setting, seed)
        result = game.result()
        for known in (meter.open(game), game.redact(0)):
            outlook = meter.measure(known, 9, generator(seed))
            assert outlook.points == result.scores
            assert outlook.chance == tuple(shares_of(game))
            for seat in range(setting.seats):
                has_won = outlook.chance[meter.side_of(seat)] > 0
                assert has_won == (seat in result.winners)


def shares_of(game: Game) -> Sequence[float]:
    """Each side's share of a victory, counted another way."""
    setting, result = game.setting, game.result()
    if not setting.scored:
        return [float(bool(result.winners)), float(not result.winners)]
    reached = list(zip(result.scores, result.tie_break, strict=True))
    return [(one == max(reached)) / reached.count(max(reached)) for one in reached]


def test_the_last_decision_of_a_game_is_judged_as_it_turns_out(setting: Setting) -> None:
    """Every plan that ends the game at once, and turns up nothing, is worth what it leads to."""
    meter, judged = Meter(setting), 0
    for seed in range(scale(12)):
        for position in walk(setting, seed)[-ENDING:-1]:
            game = Game(setting)
            game.positions[0] = position
            if game.is_chance or not game.is_between:
                continue
            plans = [plan.steps for plan in game.plans()]
            ended = [ends(game, steps) for steps in plans]
            if not all(end.is_over for end in ended):
                continue
            known, side = meter.open(game), meter.side_of(game.to_move)
            truth = np.array([shares_of(end)[side] for end in ended])
            worlds = [known.resample(SPECTATOR, generator(seed, n)) for n in range(WORLDS)]
            there = [[shares_of(ends(world, steps))[side] for steps in plans] for world in worlds]
            sure = np.all(np.array(there) == truth, axis=0)
            compared = meter.compare(known, plans, 2, generator(seed))
            assert np.allclose(compared.chance[:, sure], truth[sure], atol=1e-4)
            judged += int(sure.sum())
    assert judged > 0


def ends(game: Game, steps: Sequence[int]) -> Game:
    """How a game stands after a decision."""
    game = game.copy()
    for step in steps:
        game.apply(step)
    return game


def test_with_all_hands_open_the_deck_stays_hidden(setting: Setting) -> None:
    """Two worlds that differ only in what nobody holds are worth the same."""
    meter, others = Meter(setting), 0
    for number, game in enumerate(moments(setting, 2, 0.01)):
        opened = game.copy()
        opened.entries.show_hands(setting.static, opened.positions, 0)
        other = opened.resample(SPECTATOR, generator(number))
        others += other.positions.tobytes() != opened.positions.tobytes()
        one, two = (meter.measure(meter.open(each), 3, generator(7)) for each in (game, other))
        assert one == two
        assert setting.final(other.position)["hands"] == setting.final(game.position)["hands"]
    assert others > 0


def test_plans_meet_the_same_chances_and_keep_their_order(setting: Setting) -> None:
    meter, game = Meter(setting), Game.new(setting, generator(4))
    known = game.redact(game.to_move)
    first, second, *_ = meter.lineup(known, 4, generator(1))
    several = meter.compare(known, [first, second, first], 6, generator(2))
    alone = meter.compare(known, [second], 6, generator(2))
    assert np.array_equal(several.shares[:, 0], several.shares[:, 2])
    assert np.array_equal(several.points_of[:, 1], alone.points_of[:, 0])
    is_same = np.array_equal(several.points_of[:, 0], several.points_of[:, 1])
    assert is_same != setting.scored
    assert several.chance.shape == several.lead.shape == (6, 3)


def test_what_is_found_does_not_depend_on_how_the_work_is_cut_up(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(setting, generator(4))
    found = []
    for seconds in (0.0, 10.0):  # one game in each slice; all that is left after the first one
        monkeypatch.setattr(metering, "SLICE", seconds)
        meter = Meter(setting)
        notes = Notes()
        found.append(meter.measure(game.redact(0), 12, generator(3), notes))
        assert notes.shares[0] == 0
        assert len(notes.shares) == (12 if seconds == 0 else 2)
    assert found[0] == found[1]


class Notes:
    """Somebody who watches, and lets it go on."""

    def __init__(self) -> None:
        self.shares: list[float] = []

    def __call__(self, share: float) -> bool:
        self.shares.append(share)
        return True


def test_who_stops_the_meter_gets_what_there_is_so_far(setting: Setting) -> None:
    meter, game = Meter(setting), Game.new(setting, generator(4))
    outlook = meter.measure(game.redact(0), 10_000, generator(3), lambda share: False)
    assert outlook.playouts == 1
    known = game.redact(game.to_move)
    plans = meter.lineup(known, 2, generator(1))
    meter.pace = 0
    stopped = meter.compare(known, plans, 10_000, generator(3), lambda share: share < 0.001)
    assert 0 < len(stopped.chance) < 100


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="this process is interpreted itself")
def test_compiled_and_interpreted_the_meter_finds_the_same() -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.analysis.measured"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"compiled": False, "found": found_in(Nine(9))}
