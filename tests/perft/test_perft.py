"""The number of ways to go on, for every scenario or map and number of players."""

import json
from typing import Any

import pytest

from bivouac.core.registry import GAMES, find_game
from bivouac.lab.perft import perft
from tests.perft.rewrite import HERE, MOMENTS, SEEDS, chosen_sets, count_moment

ROWS: list[tuple[str, dict[str, Any]]] = [
    (game, row) for game in GAMES for row in json.loads((HERE / f"{game}.json").read_text("utf-8"))
]


MOMENT_ROWS: list[dict[str, Any]] = json.loads((HERE / "iwari-moments.json").read_text("utf-8"))


def name_of(game: str, row: dict[str, Any]) -> str:
    """A readable test id."""
    options = row["options"]
    more = "".join(f"-{name}" for name, value in options.items() if value is True)
    main = options.get("scenario") or options["map"]
    mode = options.get("mode", "versus")
    more += "" if mode == "versus" else f"-{mode}"
    return f"{game}-{main}-{options['players']}{more}-seed{row['seed']}"


@pytest.mark.parametrize(("game", "row"), ROWS, ids=[name_of(*row) for row in ROWS])
def test_the_counts_are_those_on_file(game: str, row: dict[str, Any]) -> None:
    """Every depth on file, counted again."""
    setting = find_game(game).setting(row["options"])
    counted = [perft(setting, row["seed"], depth + 1) for depth in range(len(row["counts"]))]
    assert counted == row["counts"]


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_on_file(game: str) -> None:
    """All scenarios or maps with all numbers of players, with every seed."""
    expected = [(options, seed) for options in chosen_sets(game) for seed in SEEDS]
    assert [(row["options"], row["seed"]) for name, row in ROWS if name == game] == expected


@pytest.mark.parametrize("game", GAMES)
def test_depth_zero_is_one_way_to_do_nothing(game: str) -> None:
    """The empty sequence."""
    assert perft(find_game(game).setting({}), 1, 0) == 1


@pytest.mark.parametrize(
    "row", MOMENT_ROWS, ids=lambda row: f"{row['options']['map']}-{row['moment']}"
)
def test_the_counts_from_a_moment_on_are_those_on_file(row: dict[str, Any]) -> None:
    """What extensions add to the choices comes later in a game."""
    counted = count_moment(row["moment"], row["options"], row["seed"], row["deal"])
    assert counted == row["counts"]


def test_every_moment_is_on_file() -> None:
    assert [(row["moment"], row["options"]) for row in MOMENT_ROWS] == MOMENTS
