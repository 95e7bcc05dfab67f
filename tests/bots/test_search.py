"""The search: it finds what is best, sees only what its seat knows, and keeps to its budget."""

from itertools import combinations

import numpy as np
import pytest

from bivouac.bots import thinking
from bivouac.bots.budget import Budget
from bivouac.bots.levels import Level
from bivouac.bots.mind import BY_VALUE, BY_WORTH, UNIFORM
from bivouac.bots.play import Player
from bivouac.bots.thinking import Thinker
from bivouac.core.contract import Game, generator
from bivouac.core.records import Words
from bivouac.core.registry import find_game
from nine.game import Nine
from nine.rules import ALL, CARDS, DRAW, STOP

FAR = Level(BY_VALUE, trials=3000, rounds=0, policy=BY_VALUE)
"""Plays every playout to its end."""


def best_share(own: tuple[int, ...], other: tuple[int, ...], limit: int, draws: bool) -> float:
    """Seat 1's share of the victory in one world, by the rules of the toy and nothing else.

    It stops now, or draws and goes on as well as it can.
    """
    if draws:
        deck = [card for card in range(1, CARDS + 1) if card not in own + other]
        after = [tuple(sorted((*own, card))) for card in deck]
        return sum(
            max(best_share(hand, other, limit, False), best_share(hand, other, limit, True))
            if len(hand) + len(other) < CARDS
            else best_share(hand, other, limit, False)
            for hand in after
        ) / len(deck)
    mine, theirs = (sum(hand) if sum(hand) <= limit else 0 for hand in (own, other))
    if mine != theirs:
        return float(mine > theirs)
    return 0.5 if len(own) == len(other) else float(len(own) < len(other))


def test_in_a_game_small_enough_to_solve_the_search_finds_the_better_decision() -> None:
    """Seat 1 of the toy, every hand it may hold, against all hands seat 0 may hold."""
    setting = Nine(9)
    decided = 0
    for size in (1, 2):
        for own in combinations(range(1, CARDS + 1), size):
            game = Game(setting)
            game.positions["turns"], game.positions["mover"] = 2, 1
            game.positions["hands"][0] = [1 << card_unlike(own), sum(1 << card - 1 for card in own)]
            game.positions["deck"] = ALL & ~np.bitwise_or.reduce(game.positions["hands"][0])
            worlds = [(card,) for card in range(1, CARDS + 1) if card not in own]
            stop, draw = (
                sum(best_share(own, world, 9, draws) for world in worlds) / len(worlds)
                for draws in (False, True)
            )
            if abs(stop - draw) < 0.1:
                continue
            decided += 1
            better = DRAW if draw > stop else STOP
            chosen = Thinker(setting).choose(game.redact(game.to_move), FAR, generator(7), None)
            assert chosen == [better], (own, stop, draw)
    assert decided > 12


def card_unlike(own: tuple[int, ...]) -> int:
    """Some card of seat 0, as its bit."""
    return min(card for card in range(CARDS) if card + 1 not in own)


def moments(name: str, options: dict[str, object], count: int) -> list[Game]:
    """Positions with a choice, from games of greedy players."""
    setting = find_game(name).setting(options)
    player, found = Player(setting), []
    for seed in range(count):
        rng = generator(seed)
        game = Game.new(setting, rng)
        for _ in range(12 + 7 * seed):
            if game.is_over:
                break
            if game.is_chance:
                game.resolve(rng)
                continue
            for step in player.simulate(game, "greedy", rng):
                game.apply(step)
        while not game.is_over and game.is_chance:
            game.resolve(rng)
        if not game.is_over:
            found.append(game)
    return found


SETTINGS = [
    ("dewan", {"players": 3}),
    ("iwari", {"players": 2}),
    ("iwari", {"mode": "coop", "players": 2}),
]


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_it_decides_the_same_in_every_world_its_seat_cannot_tell_apart(
    name: str, options: dict[str, object]
) -> None:
    """And for the same reasons: the best plan is often the best one for a cheat as well."""
    for number, game in enumerate(moments(name, options, 3)):
        decided = []
        for world in (game, game.resample(game.to_move, generator(number + 50))):
            player = Player(game.setting)
            chosen = player.simulate(world, "level4", generator(3), Budget(trials=600))
            mind = player.thinker.minds[0]
            decided.append((chosen, mind["first_sight"].tolist(), mind["total"].tolist()))
        assert decided[0] == decided[1]


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_it_does_not_matter_how_the_work_is_cut_up(
    name: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in moments(name, options, 2):
        seen = []
        for size in (1, 17, 5000):
            monkeypatch.setattr(thinking, "LARGEST_SLICE", size)
            monkeypatch.setattr(thinking, "FIRST_SLICE", size)
            thinker, rng = Thinker(game.setting), generator(9)
            steps = thinker.choose(
                game.redact(game.to_move), Level(BY_WORTH, trials=3000), rng, None
            )
            mind = thinker.minds[0]
            seen.append((steps, mind["total"].tolist(), mind["visits"].tolist(), int(rng[0])))
        assert seen[0] == seen[1] == seen[2]


def test_the_same_seed_and_trials_give_the_same_decision() -> None:
    for game in moments("iwari", {"players": 4}, 3):
        chosen = [
            Player(game.setting).choose(
                game.redact(game.to_move), "level4", generator(5), Budget(trials=900)
            )
            for _ in range(2)
        ]
        assert chosen[0] == chosen[1]


def test_whoever_watches_sees_it_go_on_and_can_stop_it() -> None:
    game = moments("dewan", {"players": 2}, 1)[0]
    shares: list[float] = []

    def watch(share: float) -> bool:
        shares.append(share)
        return len(shares) < 4

    player = Player(game.setting)
    steps = player.simulate(game, "level5", generator(1), Budget(trials=10**9), watch)
    assert shares == sorted(shares)
    assert len(shares) == 4
    assert all(0 <= share < 1 for share in shares)
    for step in steps:
        assert step in game.legal()
        game.apply(step)


def test_a_turn_costs_what_its_budget_says_however_many_decisions_it_has() -> None:
    setting = find_game("iwari").setting({"players": 2})
    player, rng = Player(setting), generator(4)
    game = Game.new(setting, rng)
    budget = Budget(trials=4000)
    spent: dict[tuple[int, int], int] = {}
    while not game.is_over and len(spent) < 9:
        if game.is_chance:
            game.resolve(rng)
            continue
        key = game.to_move, int(game.position["turns"])
        steps = player.simulate(game, "level5", rng, budget)
        spent[key] = spent.get(key, 0) + int(player.thinker.minds[0]["trials"])
        for step in steps:
            game.apply(step)
    assert max(spent.values()) > 2000
    assert max(spent.values()) < 4000 + 2000  # a playout is never broken off


def test_a_single_plan_is_no_reason_to_think() -> None:
    """The deck of the toy is empty: seat 1 can only stop."""
    game = Game(Nine(9))
    game.positions["turns"], game.positions["mover"] = 2, 1
    game.positions["hands"][0] = [0b000111, 0b111000]
    thinker = Thinker(game.setting)
    assert thinker.choose(game.redact(game.to_move), FAR, generator(1), None) == [STOP]
    assert thinker.playouts == 0


def test_uniform_playouts_go_to_the_end_of_the_game() -> None:
    game = moments("dewan", {"players": 4}, 1)[0]
    thinker = Thinker(game.setting)
    thinker.ponder(
        game.redact(game.to_move), Level(BY_WORTH, policy=UNIFORM, rounds=0), 5000, generator(1)
    )
    assert thinker.playouts > 5
    assert game.entries.is_over(thinker.desk[5], 1)


def test_against_the_void_only_the_best_at_first_sight_are_compared() -> None:
    """Playouts are long there; without a limit most plans would be judged by one of them."""
    compared = []
    for game in moments("iwari", {"mode": "coop", "players": 2}, 4):
        thinker = Thinker(game.setting)
        thinker.choose(
            game.redact(game.to_move), Level(BY_WORTH, trials=30_000), generator(2), None
        )
        mind = thinker.minds[0]
        n = int(mind["n"])
        entrants = min(n, thinking.ENTRANTS)
        best = sorted(mind["first_sight"][:n].tolist(), reverse=True)[:entrants]
        entered = mind["visits"][:n] > 1
        assert sorted(mind["first_sight"][:n][entered].tolist(), reverse=True) == best
        assert mind["depth"] == thinking.TURNS
        compared.append((n, entrants))
    assert any(n > entrants for n, entrants in compared)


def test_every_decision_of_a_turn_ends_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever somebody looks at it."""
    game = moments("dewan", {"players": 2}, 1)[0]
    now = iter(range(1_000_000))
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(now) / 1000)
    thinker, lefts = Thinker(game.setting), []
    think_on = thinker.think_on

    def noted(rng: Words, most: int, left: float) -> None:
        lefts.append(left)
        think_on(rng, most, left)

    monkeypatch.setattr(thinker, "think_on", noted)
    monkeypatch.setattr(thinker, "is_settled", lambda: False)
    thinker.choose(
        game.redact(game.to_move), Level(BY_WORTH, trials=1), generator(1), Budget(milliseconds=100)
    )
    assert lefts[0] == pytest.approx(0.06, abs=0.002)  # three fifths of the turn
    assert lefts == sorted(lefts, reverse=True)
    assert 0 < lefts[-1] < 0.01


@pytest.mark.parametrize(("left", "trials"), [(1.0, 1000), (thinking.SLICE / 4, 250), (0.0, 1)])
def test_little_time_left_is_a_small_slice(
    left: float, trials: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a decision ends when its time does, not a whole slice later."""
    thinker = Thinker(find_game("dewan").setting({"players": 2}))
    asked: list[int] = []
    monkeypatch.setattr(thinker, "go_on", lambda rng, until: asked.append(until))
    thinker.slice = 1000
    thinker.think_on(generator(1), 10**9, left)
    assert asked == [trials]
