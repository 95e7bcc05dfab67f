"""Simulation: the same seed gives the same games, and the figures are what they say."""

import numpy as np
import pytest

from bivouac.core.registry import GAMES, find_game
from bivouac.lab.simulate import simulate, summary
from bivouac.lab.statistics import wilson_interval
from tests.conftest import scale
from tests.record.games import play_recorded


def test_the_number_of_jobs_does_not_change_the_games() -> None:
    """One thread or three: the same points, game by game."""
    setting = find_game("dewan").setting({"scenario": "volcano", "players": "3"})
    bots = ["greedy", "random", "greedy"]
    one = simulate(setting, bots, 200, 5, jobs=1)
    three = simulate(setting, bots, 200, 5, jobs=3)
    assert np.array_equal(one.points, three.points)
    assert np.array_equal(one.turns, three.turns)


def test_another_seed_gives_other_games() -> None:
    """A test of equality must be able to fail."""
    setting = find_game("dewan").setting({})
    one = simulate(setting, ["random"] * 2, 50, 5)
    other = simulate(setting, ["random"] * 2, 50, 6)
    assert not np.array_equal(one.points, other.points)


SETTINGS = [(name, options) for name in GAMES for options in find_game(name).option_sets()]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_recorded_games_are_the_simulated_ones(name: str, options: dict[str, object]) -> None:
    """Driven from Python or in compiled code: the same game."""
    setting = find_game(name).setting(options)
    bots = (["greedy", "random"] * 3)[: setting.seats]
    outcome = simulate(setting, bots, 3, 11)
    for number, record in enumerate(play_recorded(name, setting, bots, 11, 3)):
        scores = outcome.scores[number].tolist() if setting.scored else None
        assert record["result"]["scores"] == scores
        assert record["result"].get("reason") == setting.endings[outcome.endings[number]]
        winners = np.flatnonzero(outcome.shares[number]).tolist()
        assert record["result"]["winners"] == winners


def test_progress_counts_every_game_once() -> None:
    """The bar ends where it should."""
    done: list[int] = []
    setting = find_game("dewan").setting({})
    simulate(setting, ["random"] * 2, 150, 1, jobs=2, progress=done.append)
    assert sum(done) == 150


def test_greedy_beats_random() -> None:
    """At least 95 of 100 games with two players, in every scenario that has two sides of one."""
    for scenario in ("classic", "downpour", "volcano", "lake"):
        setting = find_game("dewan").setting({"scenario": scenario, "players": "2"})
        games = scale(400)
        outcome = simulate(setting, ["greedy", "random"], games, 3, jobs=2)
        swapped = simulate(setting, ["random", "greedy"], games, 4, jobs=2)
        rate = (outcome.shares[:, 0].mean() + swapped.shares[:, 1].mean()) / 2
        assert rate >= 0.95, (scenario, rate)


@pytest.mark.parametrize("game_map", ["new-horizons", "vast-lands"])
def test_greedy_beats_random_in_iwari(game_map: str) -> None:
    """At least 95 of 100 games with two players; a game lost to the third tribe is not won."""
    setting = find_game("iwari").setting({"map": game_map, "players": 2})
    games = scale(400)
    first = simulate(setting, ["greedy", "random"], games, 3, jobs=2)
    second = simulate(setting, ["random", "greedy"], games, 4, jobs=2)
    rate = (first.shares[:, 0].mean() + second.shares[:, 1].mean()) / 2
    assert rate >= 0.95, rate


def test_nobody_wins_where_the_third_tribe_alone_is_first() -> None:
    """I2.2: then both players have lost; the shares of a game add up to one or to nothing."""
    setting = find_game("iwari").setting({"players": 2})
    outcome = simulate(setting, ["random"] * 2, scale(300), 8)
    total = outcome.shares.sum(axis=1)
    order = list(zip(outcome.scores.tolist(), outcome.ties.tolist(), strict=True))
    third_alone = [
        all((scores[2], ties[2]) > (scores[seat], ties[seat]) for seat in (0, 1))
        for scores, ties in order
    ]
    assert np.array_equal(total, np.where(third_alone, 0, 1))
    assert 0 < sum(third_alone) < len(third_alone)
    figures = summary(outcome)
    assert len(figures["seats"]) == 2
    wins = sum(seat["wins"] for seat in figures["seats"])
    assert wins == pytest.approx(total.sum(), abs=0.01)


def test_a_summary_adds_up() -> None:
    """Wins of all seats are the games; a breakdown adds up to the mean score."""
    setting = find_game("dewan").setting({"players": "3"})
    figures = summary(simulate(setting, ["random"] * 3, 100, 1))
    assert figures["games"] == 100
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(100, abs=0.01)
    for seat in figures["seats"]:
        assert sum(seat["breakdown"].values()) == pytest.approx(seat["mean_score"], abs=0.01)
        assert seat["interval"][0] <= seat["win_rate"] <= seat["interval"][1]


def test_partners_win_together() -> None:
    """DM1: in the team game both partners of the better team have won, so wins count by team."""
    setting = find_game("dewan").setting({"scenario": "team", "players": "4"})
    figures = summary(simulate(setting, ["greedy", "random"] * 2, 100, 1))
    wins = [seat["wins"] for seat in figures["seats"]]
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert wins[0] + wins[1] == pytest.approx(100)


def test_the_interval_of_a_win_rate() -> None:
    """Wilson's interval, against values worked out by hand."""
    assert wilson_interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson_interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
