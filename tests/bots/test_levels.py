"""The levels: they play everything, each better than the one below."""

import pytest

from bivouac.bots.budget import Budget
from bivouac.bots.levels import LEVELS, LONGEST_TURN, budget_of
from bivouac.bots.names import LEVELS as NAMES
from bivouac.bots.play import Player
from bivouac.core.contract import Game, Setting, generator
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.arena import play_match
from bivouac.lab.arena_match import Finished, Match
from bivouac.record.check import check_record
from bivouac.record.write import Recorder
from tests.conftest import scale

SETTINGS = [(name, options) for name in GAMES for options in find_game(name).option_sets()]


def test_every_level_has_a_name() -> None:
    assert tuple(LEVELS) == NAMES


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=lambda part: str(part)[:50])
def test_a_level_that_searches_plays_every_setting_by_the_rules(
    name: str, options: dict[str, object]
) -> None:
    """Its record is checked to the last card."""
    setting = find_game(name).setting(options)
    player, rng = Player(setting), generator(3)
    recorder = Recorder(name, Game.new(setting, rng))
    game = recorder.game
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
            continue
        for step in player.simulate(game, "level5", rng, Budget(trials=60)):
            recorder.apply(step)
    assert check_record(recorder.record()).result is not None


def share_of(name: str, a: str, b: str, games: int, trials: int | None = None) -> float:
    """How much A wins against B for two players, with the same trials for both."""
    setting: Setting = find_game(name).setting({"players": 2})
    budget = None if trials is None else Budget(trials=trials)
    done: list[Finished] = []
    match = Match(name, setting, a, b, 11, budget, budget)
    play_match(match, range(games), lambda finished, _: done.append(finished))
    return sum(finished.a_share or 0.0 for finished in done) / games


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("better", "worse"), [("level2", "level1"), ("level3", "level2")])
def test_a_level_beats_the_one_below_in_two_games_of_three(
    name: str, better: str, worse: str
) -> None:
    assert share_of(name, better, worse, scale(100)) > 0.65


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_search_beats_first_sight(name: str) -> None:
    """Even with a fiftieth of the positions that level 5 looks at."""
    assert share_of(name, "level5", "level3", scale(12), 20_000) > 0.6


@pytest.mark.parametrize("name", GAMES)
def test_level_1_is_no_random_player(name: str) -> None:
    assert share_of(name, "level1", "random", scale(60)) > 0.7


def test_simulations_with_levels_are_reproducible() -> None:
    setting = find_game("dewan").setting({"players": 3})
    bots = ["level3", "level1", "greedy"]
    one, other = (Player(setting).play_games(bots, 5, 2, 4) for _ in range(2))
    assert one.scores.tolist() == other.scores.tolist()
    assert one.turns.tolist() == other.turns.tolist()
    assert one.steps == other.steps > 0


def test_whoever_has_waited_for_other_bots_thinks_the_less() -> None:
    """People wait for a whole turn, whatever it is spent on; some time to think is always left."""
    fresh, tired, late = (budget_of("level5", waited) for waited in (0.0, 400.0, 1e6))
    assert fresh == Budget(LEVELS["level5"].trials, LONGEST_TURN)
    assert tired == Budget(LEVELS["level5"].trials, LONGEST_TURN - 400.0)
    assert late is not None
    assert late.milliseconds is not None
    assert 0 < late.milliseconds < 10
