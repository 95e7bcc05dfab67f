"""Tree search: the same promises as the flat one, in a tree that serves all worlds."""

import numpy as np
import pytest

from bench.tree_search import KEPT, MixedThinker, TreeThinker
from bivouac.bots.budget import Budget
from bivouac.bots.levels import Level
from bivouac.bots.mind import BY_VALUE
from bivouac.core.contract import Game, generator
from tests.contract import toy

LEVEL = Level(BY_VALUE, trials=4000, rounds=0, policy=BY_VALUE)


def seat_1_holds(*cards: int) -> Game:
    """The toy with these cards in seat 1's hand and some other card in seat 0's."""
    game = Game(toy.Nine(9))
    other = min(card for card in range(1, toy.CARDS + 1) if card not in cards)
    game.positions["turns"], game.positions["mover"] = 2, 1
    game.positions["hands"][0] = [1 << other - 1, sum(1 << card - 1 for card in cards)]
    game.positions["deck"] = toy.ALL & ~np.bitwise_or.reduce(game.positions["hands"][0])
    return game


@pytest.mark.slow
def test_it_stops_with_much_and_draws_with_little() -> None:
    thinker = TreeThinker(toy.Nine(9))
    assert thinker.choose(seat_1_holds(6, 3), LEVEL, generator(3), None) == [toy.STOP]
    assert thinker.choose(seat_1_holds(1), LEVEL, generator(3), None) == [toy.DRAW]
    assert thinker.choose(seat_1_holds(1, 2), LEVEL, generator(3), None) == [toy.DRAW]


def test_every_round_visits_one_decision_at_the_root() -> None:
    thinker = TreeThinker(toy.Nine(9))
    thinker.choose(seat_1_holds(1), LEVEL, generator(3), None)
    tree, mind = thinker.trees[0], thinker.minds[0]
    at_root = tree["visits"][1 : 1 + mind["n"]]
    assert at_root.sum() == mind["rounds"] == tree["visits"][0]
    assert (tree["offered"][: tree["n"]] <= tree["visits"][0]).all()


def test_it_is_reproducible() -> None:
    rows = []
    for _ in range(2):
        thinker = TreeThinker(toy.Nine(9))
        thinker.choose(seat_1_holds(4), LEVEL, generator(11), None)
        rows.append(thinker.trees[0]["visits"].tolist())
    assert rows[0] == rows[1]


def test_a_mixture_stops_with_much_and_draws_with_little() -> None:
    thinker = MixedThinker(toy.Nine(9))
    for hand, step in (((6, 3), toy.STOP), ((1,), toy.DRAW), ((1, 2), toy.DRAW)):
        assert thinker.choose(seat_1_holds(*hand), LEVEL, generator(3), None) == [step]


def test_a_mixture_spends_half_its_budget_on_the_tree_of_the_best_plans() -> None:
    thinker = MixedThinker(toy.Nine(9))
    thinker.choose(seat_1_holds(1), LEVEL, generator(3), Budget(trials=4000))
    mind = thinker.minds[0]
    assert mind["n"] <= KEPT
    assert thinker.trees[0]["visits"][0] == mind["rounds"] > 0
    assert 0.5 * 0.6 * 4000 <= mind["trials"] < 0.7 * 0.6 * 4000
