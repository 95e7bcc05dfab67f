"""Hundreds of combinations of options, each with games that end and lose no piece."""

import json
from random import Random

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.games.iwari.game import GAME
from tests.conftest import scale
from tests.property.iwari_invariants import check
from tests.property.iwari_options import VERSUS, random_options
from tests.property.iwari_points import points
from tests.walks import played

PER_SET = 12
MAIN = VERSUS


def combinations(main: Json) -> list[Json]:
    """Different combinations with one map and one number of players."""
    random = Random(f"combinations {main['map']} {main['players']}")
    found: dict[str, Json] = {}
    while len(found) < PER_SET:
        options = random_options(main, random)
        found.setdefault(json.dumps(options, sort_keys=True), options)
    return list(found.values())


def test_there_are_more_than_300_combinations() -> None:
    found = {json.dumps(options, sort_keys=True) for main in MAIN for options in combinations(main)}
    assert len(found) == PER_SET * len(MAIN) > 300


@pytest.mark.slow
@pytest.mark.parametrize("main", MAIN, ids=lambda main: f"{main['map']}-{main['players']}")
def test_games_of_every_combination_end_and_lose_no_piece(main: Json) -> None:
    """IC1, IC4, IC5, IE2, IA, IF, IG, IM, IR, IX."""
    for number, options in enumerate(combinations(main)):
        setting = GAME.setting(options)
        for seed in range(scale(1)):
            game = Game.new(setting, generator(seed, number))
            chooser = Random(seed)
            for _ in played(game, seed):
                if game.is_over or chooser.random() < 0.02:
                    check(setting, game.position)
            assert [dict(row) for row in game.result().breakdown] == points(setting, game.position)
