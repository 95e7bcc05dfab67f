"""Simulation against the void: won or lost without points, and what ended the games."""

import csv
from pathlib import Path

import numpy as np
import pytest

from bivouac.core.registry import find_game
from bivouac.lab.outputs import print_summary, write_csv
from bivouac.lab.simulate import Outcome, simulate, summary
from tests.conftest import scale


def outcome_of(mode: str, limit: int, bot: str, games: int) -> Outcome:
    setting = find_game("iwari").setting({"mode": mode, "void_limit": limit})
    return simulate(setting, [bot] * setting.seats, games, 5)


def test_a_summary_has_wins_and_endings_and_no_points() -> None:
    """IV10: all seats win together or lose together; every game ended by something."""
    figures = summary(outcome_of("coop", 6, "greedy", 60))
    assert set(figures) == {"games", "seed", "seats", "endings", "turns", "seconds"}
    one, other = figures["seats"]
    assert one == other
    assert set(one) == {"bot", "wins", "win_rate", "interval"}
    assert 0 <= one["interval"][0] <= one["win_rate"] <= one["interval"][1] <= 1
    assert sum(figures["endings"].values()) == 60
    assert None not in figures["endings"]


def test_who_has_won_a_game_has_won_it_whole() -> None:
    outcome = outcome_of("coop", 8, "greedy", 60)
    assert set(np.unique(outcome.shares)) <= {0.0, 1.0}
    assert np.array_equal(outcome.shares[:, 0], outcome.shares[:, 1])
    assert np.array_equal(outcome.scores[:, 2], 1 - outcome.scores[:, 0])


def test_rows_say_who_won_and_why(tmp_path: Path) -> None:
    outcome = outcome_of("solo", 3, "random", 20)
    write_csv(tmp_path / "games.csv", outcome)
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["game", "seat", "bot", "won", "ending", "turns"]
    assert [int(row["won"]) for row in rows] == outcome.shares[:, 0].tolist()
    known = {str(name) for name in outcome.setting.endings[1:]}
    assert {row["ending"] for row in rows} <= known


def test_the_table_for_people_has_no_points(capsys: pytest.CaptureFixture[str]) -> None:
    print_summary(summary(outcome_of("solo", 3, "random", 20)), as_json=False)
    said = capsys.readouterr().out
    assert "win rate" in said
    assert "ended by: " in said
    assert "score" not in said


def test_greedy_beats_random_against_the_void() -> None:
    """With a void that needs six territories greedy mostly wins; a random player hardly ever."""
    games = scale(150)
    greedy = outcome_of("solo", 6, "greedy", games).shares.mean()
    by_chance = outcome_of("solo", 6, "random", games).shares.mean()
    assert greedy >= 0.6
    assert by_chance <= 0.05
