"""The evaluation: what a position is worth, and the models behind it."""

import json
from pathlib import Path

import pytest

from bivouac.bots.models import Model, model_of, models_of, name_of
from bivouac.bots.play import Player
from bivouac.bots.thinking import Thinker, learn
from bivouac.core.contract import Game, Setting, generator
from bivouac.core.registry import GAMES, find_game
from nine.game import Nine

SETTINGS = [
    (name, options)
    for name in GAMES
    for options in find_game(name).option_sets()
    if find_game(name).setting(options).scored
]
SURE = 10_000


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=lambda part: str(part)[:60])
def test_every_setting_with_points_has_a_model_with_a_weight_for_each_feature(
    name: str, options: dict[str, object]
) -> None:
    setting = find_game(name).setting(options)
    assert setting.evaluations is not None
    model = models_of(setting.evaluations)[name_of(setting)]
    assert len(model.opening) == len(model.closing) == setting.rules.FEATURES
    assert any(model.opening)
    assert min(model.spread) > 0


def test_models_are_small_files_of_whole_numbers() -> None:
    paths = [find_game(name).setting({}).evaluations for name in ("dewan", "iwari")]
    for path in paths:
        assert path is not None
        assert path.stat().st_size < 100_000
        for model in json.loads(path.read_text()).values():
            assert set(model) == set(Model._fields)
            assert all(type(weight) is int for weight in model["opening"] + model["closing"])


def test_a_map_of_ones_own_is_judged_like_the_base_map_with_as_many_players() -> None:
    setting = find_game("iwari").setting({"players": 4})
    expected = model_of(setting)
    setting.options = {**setting.options, "map": "my-island"}
    assert model_of(setting) == expected


def test_where_nothing_was_learnt_the_rules_own_value_stands_in() -> None:
    """In a game without models, and against the void, where there are no points to foretell."""
    assert model_of(Nine(9)) is None
    setting = find_game("iwari").setting({"mode": "solo", "players": 1})
    assert model_of(setting) is None
    thinker = Thinker(setting)
    games = [Game.new(setting, generator(seed)) for seed in range(12)]
    worths = [thinker.judge(game)[0] for game in games]
    values = [
        int(game.entries.value(setting.static, game.positions, 0, game.works, 0)) for game in games
    ]
    by_value = sorted(zip(values, worths, strict=True))
    assert [worth for _, worth in by_value] == sorted(worths)
    assert len(set(worths)) > 3


def test_a_model_is_not_asked_about_points_it_has_not_learnt_to_see() -> None:
    """IG1: no game of the training had discoveries; with them it was worse than `value`."""
    for players in (2, 5):
        chosen = {"players": players, "expeditions": True}
        assert model_of(find_game("iwari").setting(chosen)) is not None
        assert model_of(find_game("iwari").setting({**chosen, "discoveries": True})) is None


def test_a_game_of_another_package_brings_what_bots_have_learnt_of_it(tmp_path: Path) -> None:
    file = tmp_path / "learnt.json"
    model = Model(10, [0, 5], [0, 7], (100, 100), 1, "value", 8, [])
    file.write_text(json.dumps({"nine-2": model._asdict()}))
    nine = Nine(9)
    nine.evaluations = file
    assert model_of(nine) == model
    assert Thinker(nine).breadth == model.breadth


def finished(setting: Setting, seed: int) -> Game:
    rng, player = generator(seed), Player(setting)
    game = Game.new(setting, rng)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        for step in player.simulate(game, "greedy", rng):
            game.apply(step)
    return game


ENDS = [
    ("dewan", {"players": 4}),
    ("dewan", {"scenario": "team", "players": 4}),
    ("iwari", {"players": 2}),
    ("iwari", {"mode": "solo", "players": 1, "void_limit": 5}),
    ("iwari", {"mode": "coop", "players": 2, "void_limit": 5}),
]


@pytest.mark.parametrize(("name", "options"), ENDS, ids=str)
def test_at_the_end_winners_have_nearly_everything_and_losers_nearly_nothing(
    name: str, options: dict[str, object]
) -> None:
    setting = find_game(name).setting(options)
    thinker = Thinker(setting)
    seen = set()
    for seed in range(12):
        game = finished(setting, seed)
        winners = game.result().winners
        is_shared = setting.scored and len({winner % setting.sides for winner in winners}) > 1
        for seat in range(setting.seats):
            worth = thinker.judge(game)[seat]
            has_won = seat in winners
            seen.add(has_won)
            if has_won and not is_shared:
                assert worth > 0.95 * SURE
            elif not has_won:
                assert worth < 0.05 * SURE
    assert seen == {False, True}


def test_a_longer_lead_is_worth_more() -> None:
    """One more point to come for seat 0, again and again."""
    setting = Nine(9)
    game = Game.new(setting, generator(1))
    thinker = Thinker(setting)
    worths = []
    for weight in range(-12, 13, 3):
        learn(
            thinker.minds, Model(10, [0, weight], [0, weight], (100, 100), 1, "value", 8), setting
        )
        game.positions["hands"][0] = [0b11, 0b100]  # seat 0 has one card more
        worths.append(thinker.judge(game)[0])
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)


def test_the_worths_of_two_sides_add_up_to_one_victory() -> None:
    setting = find_game("dewan").setting({"players": 2})
    thinker = Thinker(setting)
    for seed in range(5):
        game = Game.new(setting, generator(seed))
        both = sum(thinker.judge(game))
        assert both == pytest.approx(SURE, abs=2)
