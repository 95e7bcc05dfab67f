"""Tree search: the same promises as the flat one, in a tree that serves all worlds."""

import numpy as np
import pytest

from bench.tree_search import KEPT, MixedThinker, TreeThinker
from bivouac.bots.budget import Budget
from bivouac.bots.levels import Level
from bivouac.bots.mind import BY_VALUE
from bivouac.core.contract import Game, Known, generator
from nine.game import Nine
from nine.rules import ALL, CARDS, DRAW, STOP

LEVEL = Level(BY_VALUE, trials=4000, rounds=0, policy=BY_VALUE)


def seat_1_holds(*cards: int) -> Known:
    """What seat 1 knows of the toy, holding these cards, while seat 0 has some other one."""
    game = Game(Nine(9))
    other = min(card for card in range(1, CARDS + 1) if card not in cards)
    game.positions["turns"], game.positions["mover"] = 2, 1
    game.positions["hands"][0] = [1 << other - 1, sum(1 << card - 1 for card in cards)]
    game.positions["deck"] = ALL & ~np.bitwise_or.reduce(game.positions["hands"][0])
    return game.redact(1)


@pytest.mark.slow
def test_it_stops_with_much_and_draws_with_little() -> None:
    thinker = TreeThinker(Nine(9))
    assert thinker.choose(seat_1_holds(6, 3), LEVEL, generator(3), None) == [STOP]
    assert thinker.choose(seat_1_holds(1), LEVEL, generator(3), None) == [DRAW]
    assert thinker.choose(seat_1_holds(1, 2), LEVEL, generator(3), None) == [DRAW]


def test_every_round_visits_one_decision_at_the_root() -> None:
    thinker = TreeThinker(Nine(9))
    thinker.choose(seat_1_holds(1), LEVEL, generator(3), None)
    tree, mind = thinker.trees[0], thinker.minds[0]
    at_root = tree["visits"][1 : 1 + mind["n"]]
    assert at_root.sum() == mind["rounds"] == tree["visits"][0]
    assert (tree["offered"][: tree["n"]] <= tree["visits"][0]).all()


def test_it_is_reproducible() -> None:
    rows = []
    for _ in range(2):
        thinker = TreeThinker(Nine(9))
        thinker.choose(seat_1_holds(4), LEVEL, generator(11), None)
        rows.append(thinker.trees[0]["visits"].tolist())
    assert rows[0] == rows[1]


def test_a_mixture_stops_with_much_and_draws_with_little() -> None:
    thinker = MixedThinker(Nine(9))
    for hand, step in (((6, 3), STOP), ((1,), DRAW), ((1, 2), DRAW)):
        assert thinker.choose(seat_1_holds(*hand), LEVEL, generator(3), None) == [step]


def test_a_mixture_spends_half_its_budget_on_the_tree_of_the_best_plans() -> None:
    thinker = MixedThinker(Nine(9))
    thinker.choose(seat_1_holds(1), LEVEL, generator(3), Budget(trials=4000))
    mind = thinker.minds[0]
    assert mind["n"] <= KEPT
    assert thinker.trees[0]["visits"][0] == mind["rounds"] > 0
    assert 0.5 * 0.6 * 4000 <= mind["trials"] < 0.7 * 0.6 * 4000
