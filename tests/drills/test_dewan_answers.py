"""What is right in the drills of Dewan, found out another way."""

from itertools import combinations, permutations

import pytest

from bivouac.core.contract import Event, Refused
from bivouac.record.replay import play_event
from bivouac.tables.drills import Posed, pose
from tests.conftest import scale
from tests.drills.counted import holdings

GAME = "dewan"
NUMBERS = range(1, scale(10) + 1)


def is_legal(posed: Posed, event: Event) -> bool:
    try:
        play_event(posed.known.copy(), event)
    except Refused:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("number", NUMBERS)
def test_the_cards_that_pay_are_those_with_which_the_journey_is_legal(number: int) -> None:
    posed = pose(GAME, "paying", number)
    known, drill, _ = posed
    route = [point.removeprefix("space-") for point in drill.points]
    cards = [choice.name for choice in drill.choices]
    hand = known.view()["seats"][known.seat]["hand"]
    assert {*cards} == {f"hand-{card}" for card in hand}
    for size in range(1, len(drill.answers[0]) + 2):
        for chosen in combinations(cards, size):
            pays = any(
                is_legal(
                    posed,
                    {
                        "seat": known.seat,
                        "do": "place",
                        "route": route,
                        "pay": [name.removeprefix("hand-") for name in order],
                    },
                )
                for order in permutations(chosen)
            )
            assert drill.is_right(chosen) == pays, (route, chosen)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_stories_that_are_met_are_those_whose_symbols_are_on_the_map(number: int) -> None:
    known, drill, _ = pose(GAME, "stories", number)
    view, components = known.view(), known.setting.pictured()
    for choice in drill.choices:
        story = components["stories"][choice.name.removeprefix("story-")]
        met = all(
            holdings(view, components, symbol) >= need for symbol, need in story["needs"].items()
        )
        assert met == (choice.name in drill.answers[0])


@pytest.mark.parametrize("number", NUMBERS)
def test_the_best_camp_has_the_best_result_once_it_is_placed(number: int) -> None:
    known, drill, _ = pose(GAME, "camps", number)
    offer = known.setting.offer(known)
    assert offer is not None
    events = {f"space-{one['to']}": one["event"] for one in offer["journeys"]}
    side = known.seat % known.setting.sides
    worth = {}
    for choice in drill.choices:
        after = known.copy()
        play_event(after, events[choice.name])
        worth[choice.name] = after.result().scores[side] - known.result().scores[side]
    (best,) = drill.answers[0]
    assert all(worth[best] > points for name, points in worth.items() if name != best)
    assert [reason.says.args["points"] for reason in drill.reasons] == sorted(
        worth.values(), reverse=True
    )


@pytest.mark.parametrize("number", NUMBERS)
def test_the_points_are_those_of_the_result(number: int) -> None:
    known, drill, _ = pose(GAME, "scoring", number)
    key = drill.asks.key.removeprefix("drills-dewan-scoring-").removesuffix("-asks")
    seat = drill.asks.args["seat"]
    assert isinstance(seat, int)
    points = known.result().breakdown[seat % known.setting.sides][key]
    assert drill.answers == (frozenset({f"number-{points}"}),)
