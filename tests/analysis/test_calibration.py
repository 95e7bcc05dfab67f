"""How the meter is calibrated: groups, corrections, and tables that tell right from wrong."""

from itertools import product
from random import Random

import numpy as np
import pytest

from bivouac.analysis import trust
from bivouac.analysis.trust import Trust, is_in
from bivouac.core.contract import Json, Setting
from bivouac.core.registry import find_game
from scripts.calibrating.fitting import choose, fit, forecasts
from scripts.calibrating.games import VIEWS, WHOLE, Row
from scripts.calibrating.groups import draw_setting, groups
from scripts.calibrating.tables import clustered, has_passed, lines, table

TRUTHS = (
    Trust(opening=1.4, closing=0.8),
    Trust(opening=0.7, closing=0.9, tilt=0.5),
    Trust(opening=1.2, closing=1.1, doubt=0.1),
)
GRID = 40
"""So many chances, each foretold in so many games."""
WAYS = (("value", 8), ("worth", 0))


def names_of(setting: Setting) -> list[str]:
    """The groups that would have a setting; it belongs to the first."""
    return [one.name for one in groups() if is_in(setting, one.game, one.where)]


def test_what_is_drawn_from_a_group_belongs_to_it() -> None:
    chooser = Random(1)
    for group in groups():
        for _ in range(5):
            setting = draw_setting(group, chooser)
            assert group.name in names_of(setting)
            assert trust.of(setting).group == names_of(setting)[0]


@pytest.mark.parametrize("game", ["dewan", "iwari"])
def test_every_usual_table_belongs_to_one_group(game: str) -> None:
    for options in find_game(game).option_sets():
        first, *others = names_of(find_game(game).setting(options))
        assert others in ([], ["iwari-extended"])
        assert first.startswith(game)


def test_extensions_are_a_group_of_their_own() -> None:
    extended: Json = {"players": 4, "deeds": ["union"]}
    assert names_of(find_game("iwari").setting(extended)) == ["iwari-extended"]
    crowded: Json = {"map": "the-void", "players": 6, "fortifications": True}
    assert names_of(find_game("iwari").setting(crowded)) == []
    assert trust.of(find_game("iwari").setting(crowded)) == Trust()


def test_every_group_has_its_place_in_the_file() -> None:
    kept = trust.calibration()["groups"]
    assert [one["group"] for one in kept] == [one.name for one in groups()]
    for one, group in zip(kept, groups(), strict=True):
        assert (one["game"], one["where"]) == (group.game, group.where)
        assert one["policy"] in trust.POLICIES
        assert one["playouts"] > 0
        assert (one["tilt"] == 0) or "mode" in group.where


def made_up(truth: Trust, sides: int = 2) -> list[Row]:
    """Games in which what is foretold comes true just as often as a correction says."""
    rows: list[Row] = []
    for chance, late in product(np.linspace(0.01, 0.99, GRID), (0.0, 0.5, 1.0)):
        told = np.array([chance, *[(1 - chance) / (sides - 1)] * (sides - 1)])
        reached = truth.corrected(told, late).cumsum()
        for place in (np.arange(GRID) + 0.5) / GRID:
            rows.append(row_of(len(rows), told, late, int((reached < place).sum())))
    return rows


def row_of(game: int, told: np.ndarray, late: float, winner: int) -> Row:
    """One game as a journal has it; the second way to play on is further off, and dearer."""
    sides = len(told)
    ways = [way_of(told, 1.0, 100), way_of(told, 0.3, 300)]
    seen = [{"view": view, "late": WHOLE * late, "ways": ways} for view in VIEWS]
    result = [WHOLE * (side == winner) for side in range(sides)]
    return {"game": game, "seats": sides, "result": result, "points": [0] * sides, "seen": seen}


def way_of(told: np.ndarray, part: float, cost: int) -> Row:
    """What one way foretells: part of the truth, and part of nothing at all."""
    blurred = part * told + (1 - part) * np.roll(told, 1)
    parts = np.rint(WHOLE * blurred).astype(int).tolist()
    return {"chance": [parts, parts], "points": [0] * len(told), "us": cost}


@pytest.mark.parametrize("truth", TRUTHS)
def test_a_correction_is_found_in_what_came_true(truth: Trust) -> None:
    found = fit(forecasts(made_up(truth), 0, 0), is_scored=truth.tilt == 0)
    assert found.opening == pytest.approx(truth.opening, abs=0.05)
    assert found.closing == pytest.approx(truth.closing, abs=0.05)
    assert found.tilt == pytest.approx(truth.tilt, abs=0.05)
    assert found.doubt == pytest.approx(truth.doubt, abs=0.02)


def test_the_better_way_to_play_on_is_chosen_and_of_equals_the_cheaper() -> None:
    rows = made_up(Trust())
    assert choose(rows, WAYS, (64, 128), True)[1:4] == ("value", 8, 64)


@pytest.mark.parametrize("sides", [2, 4])
def test_what_comes_true_passes_and_what_does_not_fails(sides: int) -> None:
    found = forecasts(made_up(Trust(), sides), 0, 0)
    assert has_passed(found, Trust())
    assert not has_passed(found, Trust(opening=2.0, closing=2.0))
    told = lines(found, Trust())
    assert len(list(table(found, Trust()))) == len(told) + 2
    if sides == 2:  # one of them says it all
        assert sum(line.positions for line in told) == 3 * len(VIEWS) * GRID**2


def test_positions_of_one_game_count_as_little_as_they_tell() -> None:
    values = np.array([0.0, 1.0] * 200)
    apart = clustered(values, np.arange(400))
    assert apart == pytest.approx(0.025, abs=0.001)
    tripled = clustered(np.repeat(values, 3), np.repeat(np.arange(400), 3))
    assert tripled == pytest.approx(apart)
