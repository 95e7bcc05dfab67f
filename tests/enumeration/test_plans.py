"""A plan is the cheapest of all journeys to its destination, measured against the whole list.

Cheapest: fewest cards, then fewest given away, then fewest that show two terrains. Costs are those
of the reference's decisions; a journey under way is compared with the ways to go on with it.
"""

from typing import NamedTuple

import numpy as np
import pytest

from bivouac.core.contract import Game, Json, Plan
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import NONE, PLAN_STEPS, ROUTE, TURN
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import ENTER, ORIGIN, STOP, split
from tests.conftest import scale
from tests.enumeration.kinds_of_cards import as_keys, count_placements, reference_rows
from tests.enumeration.side_by_side import Twins, new_twins, odd_twins
from tests.reference.dewan.travel import Cost, costs

LIMIT = 5_000
OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
every_setting = pytest.mark.parametrize("options", OPTIONS)

Price = tuple[int, int, int]
"""Cards, gifts, cards with two terrains."""


class Journey(NamedTuple):
    """A placement of the reference, and what it costs."""

    steps: list[int]
    key: bytes  # the same for journeys that differ only in which of identical cards is played
    end: int
    price: Price


def key_of(setting: Dewan, steps: list[int]) -> bytes:
    """The key of a journey."""
    row = np.full((1, PLAN_STEPS), NONE, np.int16)
    row[0, : len(steps)] = steps
    return as_keys(setting, row)[0]


def journeys_of(twins: Twins) -> list[Journey]:
    """Every placement the reference lists."""
    decisions = [d for d in twins.reference.decisions() if d["do"] == "place"]
    rows = reference_rows(twins, decisions)
    keys = as_keys(twins.setting, rows)
    due: dict[tuple[str, ...], list[Cost]] = {}
    found = []
    for decision, row, key in zip(decisions, rows.tolist(), keys, strict=True):
        route = tuple(decision["route"])
        if route not in due:
            due[route] = costs(twins.reference.position, decision["seat"], list(route))
        gifts = sum(cost.recipient is not None for cost in due[route])
        doubles = sum(is_double(twins, card) for card in decision["pay"])
        steps = [step for step in row if step != NONE]
        price = (len(decision["pay"]), gifts, doubles)
        found.append(Journey(steps, key, twins.setting.space_number[route[-1]], price))
    return found


def is_double(twins: Twins, card: str) -> bool:
    halves = twins.reference.position.cards[card]["halves"]
    return len({half["terrain"] for half in halves}) == 2


def cheapest(journeys: list[Journey]) -> dict[int, Price]:
    """The lowest price of each destination."""
    found: dict[int, Price] = {}
    for journey in journeys:
        found[journey.end] = min(found.get(journey.end, journey.price), journey.price)
    return found


def check_plans(setting: Dewan, plans: list[Plan], made: list[int], list_: list[Journey]) -> None:
    """Plans that go on after the steps made, against the journeys that begin with these steps."""
    prices = {plan.target: plan.price for plan in plans}
    assert len(prices) == len(plans), "two plans for one destination"
    assert prices == cheapest(list_)
    in_order = [plan.price for plan in plans]
    assert in_order == sorted(in_order)
    legal = {journey.key: journey for journey in list_}
    for plan in plans:
        journey = legal[key_of(setting, [*made, *plan.steps])]
        assert (journey.end, journey.price) == (plan.target, prices[plan.target])


def check_steps(game: Game, plan: Plan) -> None:
    """Each step of a plan is listed when its time comes, and they make a whole decision."""
    game = game.copy()
    for n, step in enumerate(plan.steps):
        assert n == 0 or not game.is_between
        assert step in game.legal()
        game.apply(step)
    assert game.is_between


def check_turn(twins: Twins) -> None:
    """The plans of a whole turn: journeys first, then what else can be done."""
    plans = twins.game.plans()
    travelling = [plan for plan in plans if split(plan.steps[0])[0] == "origin"]
    journeys = journeys_of(twins)
    check_plans(twins.setting, travelling, [], journeys)
    for plan in plans:
        check_steps(twins.game, plan)
    others = [plan.steps for plan in plans[len(travelling) :]]
    assert others == [[step] for step in twins.game.legal() if step < ORIGIN]
    if journeys:
        follow(twins, twins.random.choice(journeys), journeys)


def follow(twins: Twins, chosen: Journey, journeys: list[Journey]) -> None:
    """Make one journey step by step, and compare the plans after every step."""
    game: Game = twins.game.copy()
    keys = np.full((len(journeys), PLAN_STEPS), NONE, np.int16)
    for row, journey in zip(keys, journeys, strict=True):
        row[: len(journey.steps)] = journey.steps
    left = np.ones(len(journeys), bool)
    for n, step in enumerate(chosen.steps[:-1]):
        game.apply(step)
        left &= keys[:, n] == step
        rest = [journey for journey, is_left in zip(journeys, left, strict=True) if is_left]
        plans = game.plans()
        check_steps(game, twins.random.choice(plans))
        if step == STOP or step < ENTER or game.position["phase"] == ROUTE:
            check_plans(twins.setting, plans, chosen.steps[: n + 1], rest)
        else:
            assert [plan.target for plan in plans] == [chosen.end]
            assert plans[0].price[2] == min(journey.price[2] for journey in rest)


def check_games(options: Json, games: int, odd: bool) -> int:
    """How many turns were compared."""
    compared = 0
    for seed in range(100, 100 + games):
        twins = (odd_twins if odd else new_twins)(options, seed)
        for _ in twins.decisions():
            if twins.phase != TURN or not 2 <= twins.hand_size <= 6:
                continue
            if twins.random.random() < 0.1 and count_placements(twins, LIMIT) < LIMIT:
                check_turn(twins)
                compared += 1
    return compared


@pytest.mark.slow
@every_setting
def test_a_plan_is_the_cheapest_journey_to_its_destination(options: Json) -> None:
    """DP1-DP5, DH1-DH3: and every destination with a decision has a plan."""
    games = scale(4, short=2)
    assert check_games(options, games, odd=False) >= games


@pytest.mark.slow
@every_setting
def test_a_plan_is_the_cheapest_journey_with_cards_no_box_has(options: Json) -> None:
    """DP2, DC4."""
    assert check_games(options, scale(2, short=1), odd=True) >= scale(1, short=1)
