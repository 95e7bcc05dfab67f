"""Long random play over every scenario and number of players: what must hold in every position."""

import numpy as np
import pytest

from bivouac.core.contract import Game, Json
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.setting import Dewan
from tests.conftest import scale
from tests.property.invariants import check
from tests.property.watching import check_choices, check_copies
from tests.reference.dewan.game import Game as ReferenceGame
from tests.reference.dewan.scoring import score
from tests.walks import end_of, moments, walk

OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
KEPT = ("hands", "row", "pile", "supply", "camps", "won_berries", "tucks", "stories", "markers")
GAMES = scale(100, short=40)


@pytest.fixture(scope="module", params=OPTIONS)
def setting(request: pytest.FixtureRequest) -> Dewan:
    """A scenario with a number of players."""
    return GAME.setting(request.param)


def berries_of(position: np.void) -> int:
    """Tokens on the map, won, and waiting for chance."""
    return int(position["berries"].sum() + position["won_berries"].sum() + position["odd"])


@pytest.mark.slow
def test_components_are_conserved_and_everything_kept_for_speed_is_right(setting: Dewan) -> None:
    """DC3-DC7, DZ1, DZ2, DP1, DP2, DH1, DH3: in some positions of many games, and at each end."""
    checked = 0
    for seed in range(GAMES):
        berries = berries_of(walk(setting, seed)[0])
        for game in moments(setting, seed, 0.03):
            if game.is_between:
                check(setting, game.position)
                checked += 1
                left = berries_of(game.position)
                assert left <= berries
                assert left == berries or setting.scenario.event in ("rain", "lava")
                berries = left
    assert checked > 2 * GAMES


def test_there_is_always_something_to_do_until_the_end(setting: Dewan) -> None:
    """DT2, DX1: legal steps are different, in range, and never missing before the end."""
    for seed in range(scale(20)):
        for game in moments(setting, seed):
            check_choices(game)
        assert game.is_over


def test_copies_are_independent(setting: Dewan) -> None:
    check_copies(setting, 3)


def reference_at_end(start: Json, final: Json) -> ReferenceGame:
    """The reference with the final position of a record on its table."""
    game = ReferenceGame(start)
    for key in KEPT:
        setattr(game.position, key, final[key])
    game.position.fish = final["fish"]
    game.position.told = [set(told) for told in final["told"]]
    return game


@pytest.mark.slow
def test_the_reference_gives_the_same_points_for_the_final_position(setting: Dewan) -> None:
    """DX2-DX6, DM2-DM5, DD2, DL3, DH6."""
    for seed in range(scale(40)):
        game: Game = end_of(setting, seed)
        record = {
            "options": setting.options,
            "components": setting.components(),
            "setup": setting.setup(walk(setting, seed)[0]),
        }
        reference = reference_at_end(record, setting.final(game.position))
        expected = score(reference.position)
        result = game.result()
        assert [dict(row) for row in result.breakdown] == expected["breakdown"]
        assert list(result.scores) == expected["scores"]
        assert list(result.winners) == expected["winners"]
