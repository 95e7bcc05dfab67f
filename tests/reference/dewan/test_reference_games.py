"""Whole random games of every scenario: they end, lose no card, and replay from their record."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.reference.flow import Json

from .game import Game, replay
from .random_games import play_randomly, random_event, random_record

SCENARIOS = [*product(("classic", "downpour", "volcano", "lake"), (2, 3, 4)), ("team", 4)]


def all_cards(final: Json) -> Counter[str]:
    tucked = [tuck["card"] for tucks in final["tucks"] for tuck in tucks if tuck is not None]
    lying = [card for card in final["row"] if card is not None]
    held = [card for hand in final["hands"] for card in hand]
    return Counter([*tucked, *lying, *held, *final["pile"], *final["supply"], *final["discards"]])


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_random_games_end_and_their_records_replay(scenario: str, players: int) -> None:
    """DT1, DX1: every card is somewhere once, and the breakdown adds up to the score."""
    for seed in range(3):
        record = random_record(scenario, players, Random(seed))
        game = play_randomly(record, Random(seed))
        final = game.final()
        assert all_cards(final) == Counter(list(record["components"]["cards"]))
        berries = sum(final["berries"].values()) + sum(final["won_berries"])
        assert berries <= sum(record["setup"]["map"]["berries"].values())
        assert scenario == "volcano" or scenario == "downpour" or final["markers"] == []
        result = record["result"]
        assert result["scores"] == [sum(row.values()) for row in result["breakdown"]]
        assert replay(record).result() == result


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["classic", "downpour", "volcano", "lake"])
def test_every_listed_decision_of_a_game_passes_the_check(scenario: str) -> None:
    """DT1: for hands of up to six cards on the largest map, each decision listed once."""
    rng = Random(11)
    game = Game(random_record(scenario, 4, rng))
    while (expected := game.expects()) is not None:
        if "seat" in expected and len(game.position.hands[expected["seat"]]) <= 6:
            found = game.decisions()
            assert {decision["do"] for decision in found} == expected["do"]
            assert len({repr(decision) for decision in found}) == len(found)
            for decision in rng.sample(found, min(len(found), 100)):
                game.check(decision)
        game.apply(random_event(game, expected, rng))
