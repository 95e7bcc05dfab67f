"""Nothing caps the size of a hand or the length of a route: plans and legal steps of big hands."""

import pytest

from bivouac.core.contract import Json
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import TURN
from bivouac.games.dewan.steps import ORIGIN, STOP, split
from tests.conftest import scale
from tests.enumeration.side_by_side import Twins, new_twins
from tests.enumeration.walks import Spent, Walks
from tests.reference.dewan.boards import place
from tests.rulebook.dewan.board import Table, numbered

pytestmark = pytest.mark.slow

OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
every_setting = pytest.mark.parametrize("options", OPTIONS)
SIZES = range(7, 11)
MOST = scale(100, short=2)
"""How many hands are looked at in the games of a setting: each takes long."""


def take_only(twins: Twins) -> int:
    """A step that fills hands: take where possible, else anything."""
    legal = twins.game.legal()
    takes = [step for step in legal if step < ORIGIN]
    few = twins.hand_size < SIZES.stop - 2 or twins.random.random() < 0.3
    return twins.random.choice(takes if twins.phase == TURN and takes and few else legal)


def check_prices(twins: Twins, walks: Walks) -> None:
    """One cheapest plan for each space a walk can end on."""
    ids = twins.setting.space_ids
    plans = [plan for plan in twins.game.plans() if split(plan.steps[0])[0] == "origin"]
    found = {ids[plan.target]: plan.price for plan in plans}
    assert found == walks.prices()


def check_journey(twins: Twins, walks: Walks) -> None:
    """Every legal step of a random journey, up to where it is paid."""
    position, ids = twins.reference.position, twins.setting.space_ids
    game = twins.game.copy()
    visited: list[str] = []
    spent: Spent = ()
    step = ORIGIN
    while step != STOP:
        nexts = position.neighbours[visited[-1]] if visited else position.all_camps(game.to_move)
        expected = set()
        for space in nexts:
            if space in walks.cost and space not in visited:
                longer = walks.enter(spent, space, visited[-1] if visited else None)
                if walks.pays(longer) and walks.can_finish(space, longer, [*visited, space]):
                    expected.add(space)
        legal = [step for step in game.legal() if step >= ORIGIN]
        spaces = [step for step in legal if step != STOP]
        assert {ids[split(step)[1]] for step in spaces} == expected
        assert (STOP in legal) == (bool(visited) and visited[-1] in walks.ends)
        if not legal:
            return
        step = twins.random.choice(spaces or legal)
        if step != STOP:
            space = ids[split(step)[1]]
            spent = walks.enter(spent, space, visited[-1] if visited else None)
            visited.append(space)
        game.apply(step)


@every_setting
def test_plans_and_legal_steps_of_big_hands_are_right(options: Json) -> None:
    """DP1-DP5, DP7, DH1-DH3: hands of 7 to 10 cards; routes as long as they can pay for."""
    checked = 0
    for seed in range(scale(2)):
        twins = new_twins(options, 300 + seed)
        for _ in range(200):
            if twins.game.is_over or checked == MOST:
                break
            if twins.game.is_chance:
                twins.resolve()
                continue
            is_big = twins.phase == TURN and twins.hand_size in SIZES
            if is_big and checked < MOST and twins.random.random() < 0.1:
                walks = Walks(twins.reference.position, twins.game.to_move)
                check_prices(twins, walks)
                check_journey(twins, walks)
                checked += 1
            while not twins.step(take_only(twins)):
                pass
    assert checked >= scale(2, short=2)


def test_a_tuck_offers_both_halves_of_every_kind_in_a_hand_however_big() -> None:
    """DE2: more plans than any journey could have destinations."""
    symbols = ("artifact", "pigment", "crystal", "berry", "fire")
    pairs = [one + other for one in "bmdfw" for other in "bmdfw" if one != other]
    hand = [f"{pair}:{symbol}-1" for symbol in symbols for pair in pairs][:50]
    table = Table("0 d d d m 1", hands=[["m-1", "d-1", *hand], []], pile=[]).camps(0, "c0 d0")
    table.play(place(0, "a0 b0", "m-1 d-1"))
    legal = table.game.legal()
    assert len(legal) == 101
    assert [plan.steps for plan in table.game.plans()] == [[step] for step in legal]


def test_the_longest_journey_over_the_largest_map_is_planned_and_made() -> None:
    """DP2, DP5: 63 spaces, 63 cards; the one for the other starting camp is a gift."""
    columns = "abcdefghijklmnopqrstu"
    drawn = [["d"] * len(columns) for _ in range(3)]
    drawn[0][0], drawn[1][10] = "0", "1"
    table = Table(
        "\n".join(" ".join(line) for line in drawn),
        hands=[numbered("d", 63), []],
        row=["m-1", *[None] * 5],
        pile=[],
    )
    snake = [f"{q}0" for q in columns] + [f"{q}1" for q in reversed(columns)]
    snake += [f"{q}2" for q in columns]
    assert {plan.target for plan in table.game.plans() if plan.target >= 0} == {
        table.setting.space_number[space] for space in snake if space not in ("a0", "k1")
    }
    table.play(place(0, " ".join(snake), " ".join(numbered("d", 63))))
    assert table.final["camps"][0] == ["u2"]
    assert table.hands == [[], [numbered("d", 63)[snake.index("k1")]]]
