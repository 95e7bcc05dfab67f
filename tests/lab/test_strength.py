"""The strength that `make bench` measures: its matches, and when it speaks of a drop."""

import json
from typing import Any

import pytest

from bench.strength import DATA, has_dropped, line_of, matches
from bivouac.bots.names import LEVELS
from bivouac.core.registry import GAMES
from bivouac.lab.arena import whole_rounds


def figures(rate: float, low: float, high: float) -> dict[str, Any]:
    return {"games": 60, "win_rate": rate, "interval": [low, high]}


@pytest.mark.parametrize(
    ("now", "dropped"),
    [
        (figures(0.70, 0.57, 0.80), False),
        (figures(0.60, 0.47, 0.71), False),
        (figures(0.45, 0.33, 0.58), True),
        (figures(0.90, 0.80, 0.95), False),
    ],
)
def test_only_a_drop_that_is_clearer_than_chance_is_marked(
    now: dict[str, Any], dropped: bool
) -> None:
    then = figures(0.70, 0.57, 0.80)
    assert has_dropped(now, then) == dropped
    row = {**now, "game": "dewan", "a": "level2", "b": "level1", "then": then, "dropped": dropped}
    assert line_of(row).endswith("DROPPED" if dropped else "then  70.0%")


def test_a_match_that_was_never_played_has_nothing_to_compare_with() -> None:
    row = {**figures(0.7, 0.57, 0.8), "game": "dewan", "a": "level2", "b": "level1"}
    assert line_of({**row, "then": None, "dropped": False}).endswith("then      -")


def test_every_level_meets_the_one_below_it_in_every_game() -> None:
    played = {(match.name, match.a, match.b) for match, _ in matches()}
    below = ("random", *LEVELS)
    for game in GAMES:
        assert {(game, a, b) for b, a in zip(below, LEVELS, strict=False)} <= played


def test_the_void_is_met_alone_and_together() -> None:
    void = [match for match, _ in matches() if not match.setting.scored]
    assert [match.setting.options["mode"] for match in void] == ["solo", "coop"]


def test_rounds_are_whole_and_titles_are_different() -> None:
    found = list(matches())
    assert all(
        games == whole_rounds(match, games) for match, games in found if match.setting.scored
    )
    assert len({match.title for match, _ in found}) == len(found)


def test_figures_are_kept_of_every_match() -> None:
    kept = {title: row["games"] for title, row in json.loads(DATA.read_text("utf-8")).items()}
    assert kept == {match.title: games for match, games in matches()}
