"""Long random play over every scenario and number of players: what must hold in every position."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.dewan.game import GAME, Dewan
from tests.conftest import scale
from tests.property.invariants import check
from tests.reference.dewan import Game as ReferenceGame
from tests.reference.scoring import score

OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
every_setting = pytest.mark.parametrize("options", OPTIONS)
MANY_STEPS = 20_000
"""No game takes nearly as many."""
KEPT = ("hands", "row", "pile", "supply", "camps", "won_berries", "tucks", "stories", "markers")


def played(game: Game, seed: int) -> Iterator[Game]:
    """Random play to the end, stopping before every step and every outcome of chance."""
    random, rng = Random(seed), generator(seed, 1)
    for _ in range(MANY_STEPS):
        yield game
        if game.is_over:
            return
        if game.is_chance:
            assert game.legal() == []
            game.resolve(rng)
        else:
            game.apply(random.choice(game.legal()))
    raise AssertionError("the game does not end")


def berries_of(position: np.void) -> int:
    """Tokens on the map, won, and waiting for chance."""
    return int(position["berries"].sum() + position["won_berries"].sum() + position["odd"])


@every_setting
def test_components_are_conserved_and_everything_kept_for_speed_is_right(options: Json) -> None:
    """DC3-DC7, DZ1, DZ2, DP1, DP2, DH1, DH3: in some positions of many games, and at each end."""
    setting = GAME.setting(options)
    chooser = Random(1)
    checked = 0
    for seed in range(scale(100)):
        game = Game.new(setting, generator(seed))
        berries = berries_of(game.position)
        for _ in played(game, seed):
            if game.is_between and (game.is_over or chooser.random() < 0.02):
                check(setting, game.position)
                checked += 1
                left = berries_of(game.position)
                assert left <= berries
                assert left == berries or setting.scenario.event in ("rain", "lava")
                berries = left
    assert checked > scale(100)


@every_setting
def test_there_is_always_something_to_do_until_the_end(options: Json) -> None:
    """DT2, DX1: legal steps are different, in range, and never missing before the end."""
    setting = GAME.setting(options)
    for seed in range(scale(20)):
        game = Game.new(setting, generator(seed, 2))
        for _ in played(game, seed):
            legal = game.legal()
            assert len(set(legal)) == len(legal)
            assert all(0 <= step < setting.step_space for step in legal)
            assert bool(legal) == (not game.is_over and not game.is_chance)
        assert game.is_between


@every_setting
def test_copies_are_independent(options: Json) -> None:
    game = Game.new(GAME.setting(options), generator(3))
    for _ in played(game, 3):
        if game.is_over or game.is_chance:
            continue
        before = game.positions.tobytes()
        one, other = game.copy(), game.copy()
        step = game.legal()[-1]
        one.apply(step)
        assert game.positions.tobytes() == other.positions.tobytes() == before
        other.apply(step)
        assert one.positions.tobytes() == other.positions.tobytes() != before


def reference_at_end(setting: Dewan, start: Json, final: Json) -> ReferenceGame:
    """The reference with the final position of a record on its table."""
    game = ReferenceGame(start)
    for key in KEPT:
        setattr(game.position, key, final[key])
    game.position.fish = final["fish"]
    game.position.told = [set(told) for told in final["told"]]
    return game


@every_setting
def test_the_reference_gives_the_same_points_for_the_final_position(options: Json) -> None:
    """DX2-DX6, DM2-DM5, DD2, DL3, DH6."""
    setting = GAME.setting(options)
    for seed in range(scale(40)):
        game = Game.new(setting, generator(seed, 4))
        record = {
            "options": setting.options,
            "components": setting.components(),
            "setup": setting.setup(game.position),
        }
        for _ in played(game, seed):
            pass
        reference = reference_at_end(setting, record, setting.final(game.position))
        expected = score(reference.position)
        result = game.result()
        assert [dict(row) for row in result.breakdown] == expected["breakdown"]
        assert list(result.scores) == expected["scores"]
        assert list(result.winners) == expected["winners"]
