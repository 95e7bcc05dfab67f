"""One contract: what holds for Dewan and Iwari holds for a toy outside the package."""

import inspect
import json

import pytest

from bivouac.bots.budget import Budget
from bivouac.bots.names import BOTS
from bivouac.bots.play import Player
from bivouac.core import rules
from bivouac.core.contract import SPECTATOR, Game, Refused, Setting, generator
from bivouac.core.registry import find_game
from bivouac.lab.bench import bench_setting
from bivouac.lab.perft import perft
from tests.conftest import scale
from tests.contract.cases import decides, known, played
from tests.contract.knowing import check_knowledge
from tests.walks import moments

A_FEW = Budget(trials=40)
"""Enough for a level to think, whatever it comes to."""


def test_a_game_offers_every_kernel_of_the_contract(setting: Setting) -> None:
    for name, function in inspect.getmembers(rules, inspect.isfunction):
        offered = getattr(setting.rules, name)
        offered = getattr(offered, "py_func", offered)
        assert (
            list(inspect.signature(offered).parameters)[:2]
            == (list(inspect.signature(function).parameters)[:2])
        ), name
    for name in ("Position", "Work", "Plan", "Search", "PLANS"):
        assert hasattr(setting.rules, name)


def test_a_new_game_waits_for_a_decision_and_the_same_seed_gives_the_same_game(
    setting: Setting,
) -> None:
    for seed in range(scale(20)):
        game = Game.new(setting, generator(seed))
        assert decides(game)
        assert game.is_between
        assert 0 <= game.to_move < setting.seats
        assert known(game) == known(Game.new(setting, generator(seed)))
    assert known(Game.new(setting, generator(1))) != known(Game.new(setting, generator(2)))


@pytest.mark.slow
def test_before_the_end_there_is_always_a_legal_step_and_each_is_listed_once(
    setting: Setting,
) -> None:
    for seed in range(scale(5)):
        for game in moments(setting, seed):
            steps = game.legal()
            assert bool(steps) == decides(game)
            assert len(set(steps)) == len(steps)
            assert all(0 <= step < setting.step_space for step in steps)


def test_applying_a_step_draws_nothing_and_changes_no_copy(setting: Setting) -> None:
    for game in moments(setting, 3, 0.3):
        if decides(game):
            before = known(game)
            for step in game.legal():
                assert known(played(game, [step])) == known(played(game, [step]))
            assert known(game) == before


@pytest.mark.slow
def test_a_recorded_outcome_of_chance_gives_what_the_generator_gave(setting: Setting) -> None:
    met = 0
    for seed in range(scale(20)):
        for game in moments(setting, seed):
            if game.is_chance:
                drawn, told = game.copy(), game.copy()
                drawn.resolve(generator(seed))
                event = setting.chance_event(game.position, drawn.position)
                told.resolve_with(json.loads(json.dumps(event)))
                assert known(told) == known(drawn)
                met += 1
    assert met > 0


def test_chance_that_is_not_due_is_refused(setting: Setting) -> None:
    """Its event is a good one: where it was due it was accepted; at the start it is too early."""
    refused = 0
    for seed in range(scale(20)):
        for game in moments(setting, seed):
            if game.is_chance:
                drawn = game.copy()
                drawn.resolve(generator(seed))
                event = setting.chance_event(game.position, drawn.position)
                game.copy().resolve_with(event)
                for idle in (Game.new(setting, generator(seed)), drawn):
                    refused += not idle.is_chance and is_refused(idle, event)
    assert refused > 0


def is_refused(game: Game, outcome: dict[str, object]) -> bool:
    """An outcome of chance is refused and has changed nothing."""
    before = known(game)
    with pytest.raises(Refused):
        game.resolve_with(outcome)
    return known(game) == before


@pytest.mark.slow
def test_what_a_seat_knows_and_can_do_depends_on_nothing_it_cannot_know(setting: Setting) -> None:
    for seed in range(scale(3, short=1)):
        for number, game in enumerate(moments(setting, seed, 0.3)):
            check_knowledge(game, number, with_views=number % 2 == 0)


def test_with_all_hands_open_everybody_knows_them_and_no_more(setting: Setting) -> None:
    hidden = 0
    for number, game in enumerate(moments(setting, 5, 0.3)):
        hands = setting.final(game.position)["hands"]
        hidden += setting.final(game.redact(SPECTATOR).position)["hands"] != hands
        opened = game.copy()
        opened.entries.show_hands(setting.static, opened.positions, 0)
        public = opened.redact(SPECTATOR)
        world = opened.resample(SPECTATOR, generator(number))
        for one in (public, world):
            assert setting.final(one.position)["hands"] == hands
        assert known(world.redact(SPECTATOR)) == known(public)
    assert hidden > 0


def test_a_plan_is_made_of_legal_steps_and_completes_a_decision(setting: Setting) -> None:
    for seed in range(scale(2)):
        for game in moments(setting, seed, 0.3):
            if decides(game):
                plans = game.plans()
                assert plans
                for plan in plans:
                    assert played(game, plan.steps).is_between
                    assert len(plan.steps) <= setting.rules.Plan.STEPS


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_every_game_to_its_end(setting: Setting, bot: str) -> None:
    player = Player(setting)
    for seed in range(scale(3, short=1)):
        rng = generator(seed)
        game = Game.new(setting, rng)
        while not game.is_over:
            if game.is_chance:
                game.resolve(rng)
            else:
                game = played(game, player.simulate(game, bot, rng, A_FEW))


@pytest.mark.slow
def test_a_bot_decides_by_what_its_seat_may_know(setting: Setting) -> None:
    player = Player(setting)
    for game in moments(setting, 7, 0.3):
        if decides(game):
            world = game.resample(game.to_move, generator(8))
            for bot in BOTS:
                assert player.simulate(game, bot, generator(9), A_FEW) == (
                    player.simulate(world, bot, generator(9), A_FEW)
                )


def test_points_add_up_and_the_best_win_or_there_are_none_and_all_win_or_nobody(
    setting: Setting,
) -> None:
    for seed in range(scale(5)):
        *_, game = moments(setting, seed, 0)
        result = game.result()
        if not setting.scored:
            assert (result.scores, result.breakdown, result.tie_break) == ((), (), ())
            assert result.verdict == setting.verdict(game.position) != {}
            assert result.winners in ((), tuple(range(setting.seats)))
            continue
        assert result.verdict is None
        assert len(result.scores) == setting.sides
        for points, by_key in zip(result.scores, result.breakdown, strict=True):
            assert tuple(by_key) == setting.keys_in_play
            assert sum(by_key.values()) == points
        best = max(zip(result.scores, result.tie_break, strict=True))
        for seat in range(setting.seats):
            side = seat % setting.sides
            has_best = (result.scores[side], result.tie_break[side]) == best
            assert has_best == (seat in result.winners)


def count_by_hand(game: Game, depth: int, made: int, seed: int) -> int:
    """Perft again, walking the tree from Python; chance depends on the seed and the depth alone."""
    while game.is_chance:
        game.resolve(generator(seed, 1 + made))
    if game.is_over or (made == depth and game.is_between):
        return 1
    total = 0
    for step in game.legal():
        after = played(game, [step])
        total += count_by_hand(after, depth, made + after.is_between, seed)
    return total


def test_perft_counts_decisions(setting: Setting) -> None:
    for depth in range(3):
        by_hand = count_by_hand(Game.new(setting, generator(4)), depth, 0, 4)
        assert perft(setting, 4, depth) == by_hand


@pytest.mark.slow
@pytest.mark.usefixtures("nine_is_registered")
def test_speed_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.lab.bench.SECONDS_PER_RUN", 0.001)
    row = bench_setting(find_game("nine").setting({}))
    assert row["games_per_s"] > 0
    assert row["players"] == 2
