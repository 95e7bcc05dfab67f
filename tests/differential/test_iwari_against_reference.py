"""Whole games of Iwari, replayed by the reference, agree after every single event."""

from collections import Counter
from itertools import count

import pytest

from bivouac.core.contract import Json
from bivouac.record.write import result_of
from tests.conftest import LONG, scale
from tests.enumeration.iwari_odd import odd_twins
from tests.enumeration.iwari_side_by_side import Twins, every_setting, new_twins
from tests.reference.iwari.game import canonical

pytestmark = pytest.mark.slow

FEW = 10  # so few steps are always followed to their decisions
EVERY = 7 if LONG else 12  # of other moments one in so many


def assert_same_position(twins: Twins) -> None:
    """Everything on the table; now and then also the points as if the game ended now."""
    final = twins.setting.final(twins.game.position)
    assert canonical(final) == canonical(twins.reference.final())
    if twins.game.is_over or twins.random.random() < 0.1:
        expected = twins.reference.result()
        assert {**result_of(twins.game), "final": None} == {**expected, "final": None}


def compare_game(twins: Twins) -> Counter[str]:
    """Same position and end after every event, and often the same decisions; kinds of these.

    The reference itself refuses an event that is not due, or not this seat's to decide.
    """
    compared: Counter[str] = Counter()
    many = count()
    for _ in twins.moments():
        assert_same_position(twins)
        assert twins.reference.is_over == twins.game.is_over
        if twins.game.is_over or twins.game.is_chance:
            assert twins.reference.decisions() == []
        elif len(twins.game.legal()) < FEW or next(many) % EVERY == 0:
            compared[assert_same_decisions(twins)] += 1
    assert compared["build"] > 0
    assert compared["draw"] >= 20
    return compared


def assert_same_decisions(twins: Twins) -> str:
    """Equal cards of a hand are one; what kind of decision it is."""
    expected = twins.reference.decisions()
    found = [twins.reference.key_of(decision) for decision in twins.decisions()]
    assert len(found) == len(set(found)), "a decision is listed twice"
    assert set(found) == set(map(twins.reference.key_of, expected))
    first = expected[0]
    return "third" if first.get("tribe", first["seat"]) != first["seat"] else first["do"]


@every_setting
def test_random_games_agree_with_the_reference_after_every_event(options: Json) -> None:
    """IS1-IS5, IT1-IT8, I2.1-I2.3, IE1-IE3, IP1-IP3, IM1-IM7, IX, IA, IR, IF, IG: random play.

    The engine lists exactly the decisions of the reference: every build with each way to pay.
    """
    compared: Counter[str] = Counter()
    for seed in range(scale(2, short=1)):
        compared += compare_game(new_twins(options, 500 + seed, "random"))
    assert (compared["third"] > 0) == (options["players"] == 2)


@every_setting
def test_greedy_games_agree_with_the_reference_after_every_event(options: Json) -> None:
    """Pieces placed with a purpose: settlements, more deeds, games that end by the last tent."""
    compared: Counter[str] = Counter()
    for seed in range(scale(1)):
        compared += compare_game(new_twins(options, 600 + seed, "greedy"))
    assert (compared["third"] > 0) == (options["players"] == 2)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_with_few_cards_on_wild_maps_agree_with_the_reference(bot: str) -> None:
    """IE1, IE2, IE3, IT2: decks that run out twice in a round, empty hands, ties, rings."""
    compared: Counter[str] = Counter()
    for seed in range(scale(25)):
        twins = odd_twins(800 + seed, bot)
        for _ in twins.moments():
            assert_same_position(twins)
            assert twins.reference.is_over == twins.game.is_over
            if not twins.game.is_over and not twins.game.is_chance:
                compared[assert_same_decisions(twins)] += 1
    assert set(compared) >= {"build", "draw", "deed", "pass", "third", "discard"}
