"""The number of ways to go on, for every scenario or map and number of players."""

import json
from typing import Any

import pytest

from bivouac.core.registry import GAMES, find_game
from bivouac.lab.perft import perft
from tests.perft.rewrite import HERE, SEEDS, chosen_sets

ROWS: list[tuple[str, dict[str, Any]]] = [
    (game, row) for game in GAMES for row in json.loads((HERE / f"{game}.json").read_text("utf-8"))
]


def name_of(game: str, row: dict[str, Any]) -> str:
    """A readable test id."""
    options = row["options"]
    draft = "-draft" if options.get("draft") else ""
    main = options.get("scenario") or options["map"]
    return f"{game}-{main}-{options['players']}{draft}-seed{row['seed']}"


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
