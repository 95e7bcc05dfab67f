"""The number of ways to go on, for every scenario and number of players."""

import json
from typing import Any

import pytest

from bivouac.core.registry import find_game
from bivouac.lab.perft import perft
from tests.perft.rewrite import COUNTS, SEEDS

ROWS: list[dict[str, Any]] = json.loads(COUNTS.read_text("utf-8"))


def name_of(row: dict[str, Any]) -> str:
    """A readable test id."""
    return f"{row['options']['scenario']}-{row['options']['players']}-seed{row['seed']}"


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_the_counts_are_those_on_file(row: dict[str, Any]) -> None:
    """Every depth on file, counted again."""
    setting = find_game("dewan").setting(row["options"])
    counted = [perft(setting, row["seed"], depth + 1) for depth in range(len(row["counts"]))]
    assert counted == row["counts"]


def test_every_setting_is_on_file() -> None:
    """All scenarios with all numbers of players, with every seed."""
    expected = [(options, seed) for options in find_game("dewan").option_sets() for seed in SEEDS]
    assert [(row["options"], row["seed"]) for row in ROWS] == expected


def test_depth_zero_is_one_way_to_do_nothing() -> None:
    """The empty sequence."""
    assert perft(find_game("dewan").setting({}), 1, 0) == 1
