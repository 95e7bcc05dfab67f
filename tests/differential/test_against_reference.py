"""Whole games of the engine, replayed by the reference, agree after every single event."""

import pytest

from bivouac.bots.play import Player
from bivouac.core.contract import Json
from bivouac.games.dewan.game import GAME
from bivouac.record.write import result_of
from tests.conftest import scale
from tests.enumeration.side_by_side import Twins, new_twins, odd_twins

pytestmark = pytest.mark.slow

OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
every_setting = pytest.mark.parametrize("options", OPTIONS)


def assert_same_position(twins: Twins) -> None:
    """Everything on the table; now and then also the points as if the game ended now.

    While a reward waits for a shuffle the engine has told all stories, the reference one by one.
    """
    reference = twins.reference
    final = reference.canonical(twins.setting.final(twins.game.position))
    expected = reference.canonical(reference.final())
    if twins.game.is_chance:
        final["told"] = expected["told"] = None
    assert final == expected
    if twins.game.is_over or twins.random.random() < 0.2:
        expected = reference.result()
        assert {**result_of(twins.game), "final": None} == {**expected, "final": None}


def compare_random_game(twins: Twins) -> None:
    """The reference itself refuses an event that is not due, or not this seat's to decide."""
    while not twins.game.is_over:
        if twins.is_stuck:
            return
        assert_same_position(twins)
        twins.play_on()
    assert_same_position(twins)
    assert twins.reference.expects() is None


@every_setting
def test_random_games_agree_with_the_reference_after_every_event(options: Json) -> None:
    """DT1, DX1 and every rule that random play meets."""
    for seed in range(scale(5, short=3)):
        compare_random_game(new_twins(options, 500 + seed))


@every_setting
def test_random_games_with_odd_cards_agree_with_the_reference(options: Json) -> None:
    """DC4: as a host with another box may play."""
    for seed in range(scale(2, short=1)):
        compare_random_game(odd_twins(options, 700 + seed))


@every_setting
def test_greedy_games_agree_with_the_reference_after_every_event(options: Json) -> None:
    """Camps placed with a purpose: more stories, more berries, later endings."""
    for seed in range(scale(2)):
        twins = new_twins(options, 600 + seed)
        player = Player(twins.setting)
        while not twins.game.is_over:
            assert_same_position(twins)
            if twins.game.is_chance:
                twins.resolve()
                continue
            for step in player.simulate(twins.game, "greedy", twins.rng):
                twins.step(step)
        assert_same_position(twins)
        assert twins.reference.expects() is None
