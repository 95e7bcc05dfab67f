"""Routes and payments: chapter DP, and what the scenarios change about travel."""

from itertools import permutations, product

import pytest

from tests.reference.flow import Json

from .boards import BROKEN_JOURNEYS, begin, make_record, place
from .game import Game, Illegal
from .travel import Cost, can_pay, check_placement, costs, payments

CHARLIES_ROUTE = "0 m w w b b . 1"


def charlie() -> Game:
    """The worked example of the rulebooks: seat 0 is Charlie, seat 1 Billy with a camp on e0."""
    game = begin(make_record(CHARLIES_ROUTE, hands=[["f-1", "m-1", "w-1", "b-1", "b-2"], []]))
    game.position.camps[1] = ["e0"]
    return game


def refusal(game: Game, event: Json) -> str:
    with pytest.raises(Illegal) as refused:
        game.apply(event)
    return refused.value.rule


def placed(game: Game) -> list[Json]:
    return [decision for decision in game.decisions() if decision["do"] == "place"]


def test_charlie_pays_any_card_a_mountain_one_water_and_two_badlands() -> None:
    """DP2, DP3, DP4, DP5, DP6: the worked example; the card for Billy's camp is Billy's."""
    game = charlie()
    whole = [d for d in placed(game) if d["route"][-1] == "f0"]
    assert [d["pay"] for d in whole] == [
        ["f-1", "m-1", "w-1", "b-1", "b-2"],
        ["f-1", "m-1", "w-1", "b-2", "b-1"],
    ]
    game.apply(place(0, "a0 b0 c0 d0 e0 f0", "f-1 m-1 w-1 b-1 b-2"))
    assert game.final()["hands"] == [[], ["b-1"]]
    assert game.final()["discards"] == ["b-2", "w-1", "m-1", "f-1"]
    assert game.final()["camps"] == [["f0"], ["e0"]]


def test_only_the_first_card_from_the_own_starting_camp_may_be_anything() -> None:
    """DP3: of five cards any but the mountain may pay for the start of a step to the mountain."""
    game = charlie()
    short = [d["pay"] for d in placed(game) if d["route"] == ["a0", "b0"]]
    assert sorted(short) == [[card, "m-1"] for card in ("b-1", "b-2", "f-1", "w-1")]


@pytest.mark.parametrize(("route", "pay", "rule"), BROKEN_JOURNEYS)
def test_a_broken_journey_is_refused_by_its_rule(route: str, pay: str, rule: str) -> None:
    """DP1, DP2, DP7: and a refused decision changes nothing."""
    game = charlie()
    before = game.final()
    assert refusal(game, place(0, route, pay)) == rule
    assert game.final() == before


def test_two_water_runs_cost_two_cards() -> None:
    """DP4: one card pays for spaces of one zone crossed in a row, not for a second crossing."""
    game = begin(make_record("0 w w f w d . 1", hands=[["m-1", "w-1", "f-1", "w-2", "d-1"], []]))
    due = costs(game.position, 0, ["a0", "b0", "c0", "d0", "e0", "f0"])
    assert [cost.terrain for cost in due] == [None, "water", "forest", "water", "desert"]


def test_a_card_with_two_terrains_pays_for_either() -> None:
    """DP2."""
    game = begin(make_record("0 f d . 1", hands=[["b-1", "fd-1", "fd-2"], []]))
    pays = [d["pay"] for d in placed(game) if d["route"] == ["a0", "b0", "c0"]]
    assert pays == [["b-1", "fd-1", "fd-2"], ["b-1", "fd-2", "fd-1"]]


def test_starting_camps_cost_any_card_and_only_an_others_is_a_gift() -> None:
    """DP3, DP5: crossing one's own starting camp is discarded, another's goes to its owner."""
    game = begin(make_record("d 0 1 d", hands=[["d-1", "m-1", "w-1", "d-2"], []]))
    game.position.camps[0] = ["a0"]
    route = ["a0", "b0", "c0", "d0"]
    expected = [Cost("desert", None), Cost(None, None), Cost(None, 1), Cost("desert", None)]
    assert costs(game.position, 0, route) == expected
    game.apply(place(0, "a0 b0 c0 d0", "d-1 m-1 w-1 d-2"))
    assert game.final()["hands"] == [[], ["w-1"]]


def test_a_partners_camp_is_paid_like_any_other_players() -> None:
    """DP5: the partner gets the card."""
    game = begin(make_record("0 d d 2 . 1 . 3", scenario="team"))
    game.position.camps[2] = ["c0"]
    assert [c.recipient for c in costs(game.position, 0, ["a0", "b0", "c0", "d0"])] == [
        None,
        None,
        2,
        2,
    ]


def test_own_camps_may_be_crossed_and_the_card_is_discarded() -> None:
    """DP5."""
    game = begin(make_record("0 d d d . 1", hands=[["d-1", "d-2", "d-3", "d-4"], []]))
    game.position.camps[0] = ["c0"]
    game.apply(place(0, "a0 b0 c0 d0", "d-1 d-2 d-3 d-4"))
    assert len(game.final()["discards"]) == 4


def test_lava_and_the_volcano_cannot_be_crossed_or_settled() -> None:
    """DL2."""
    drawn = "0 d V\nf f d 1"
    game = begin(make_record(drawn, scenario="volcano", hands=[["d-1", "d-2", "f-1", "f-2"], []]))
    assert refusal(game, place(0, "a0 b0 c0", "f-1 d-1 d-2")) == "DL2"
    game.position.markers = ["b0"]
    assert refusal(game, place(0, "a0 b0", "f-1 d-1")) == "DL2"
    assert refusal(game, place(0, "a0 b0 b1", "d-2 d-1 f-1")) == "DL2"
    assert {d["route"][-1] for d in placed(game)} == {"a1", "b1", "c1"}


def test_a_flooded_space_is_crossed_with_water_and_cannot_be_settled() -> None:
    """DD1, DP1: a water marker makes one water zone with the water beside it."""
    drawn = "0 d w d . 1"
    game = begin(make_record(drawn, scenario="downpour", hands=[["d-1", "d-2", "w-1"], []]))
    game.position.markers = ["b0"]
    assert {(" ".join(d["route"]), " ".join(d["pay"])) for d in placed(game)} == {
        ("a0 b0 c0 d0", "d-1 w-1 d-2"),
        ("a0 b0 c0 d0", "d-2 w-1 d-1"),
    }


def test_a_lake_village_may_be_built_once_in_each_water_zone() -> None:
    """DH1: the last card is water; only Lake Villages knows this."""
    drawn, hand = "0 w w d . 1", ["d-1", "w-1", "d-2"]
    game = begin(make_record(drawn, scenario="lake", hands=[hand, []]))
    ends = {d["route"][-1] for d in placed(game)}
    assert ends == {"b0", "c0", "d0"}
    game.apply(place(0, "a0 b0 c0", "d-1 w-1"))
    assert game.final()["camps"][0] == ["c0"]
    game.position.hands[1] = ["d-1", "w-1"]
    game.position.starts[1] = "d0"
    assert refusal(game, place(1, "d0 c0 b0", "d-1 w-1")) == "DH1"
    classic = begin(make_record(drawn, hands=[hand, []]))
    assert refusal(classic, place(0, "a0 b0", "d-1 w-1")) == "DP1"


def test_a_lake_village_is_left_with_one_water_card_for_its_whole_zone() -> None:
    """DH2: on to any space next to the zone; the route lists the water it crosses."""
    game = begin(make_record("0 w w w d . 1", scenario="lake", hands=[["w-1", "d-1"], []]))
    game.position.camps[0] = ["b0"]
    found = [d for d in placed(game) if d["route"][0] == "b0"]
    assert found == [place(0, "b0 c0 d0 e0", "w-1 d-1")]


def test_the_water_card_goes_to_the_opponent_whose_village_is_in_the_zone() -> None:
    """DH3: wherever in the zone the village stands, crossed or not."""
    hands = [["m-1", "w-1", "d-1"], []]
    game = begin(make_record("0 w d\n. w . 1", scenario="lake", hands=hands))
    game.position.camps[1] = ["b1"]
    game.apply(place(0, "a0 b0 c0", "m-1 w-1 d-1"))
    assert game.final()["hands"] == [[], ["w-1"]]
    game.position.camps[1] = []
    game.position.camps[0] = ["b1"]
    assert costs(game.position, 0, ["b1", "b0", "c0"])[0] == Cost("water", None)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["classic", "lake", "volcano", "downpour"])
def test_the_list_of_placements_is_exactly_what_the_check_accepts(scenario: str) -> None:
    """DP1-DP7: every sequence of different spaces with every sequence of hand cards."""
    drawn = ". d w\n0 w 1\nf b ."
    game = begin(make_record(drawn, scenario=scenario, hands=[["w-1", "fd-1", "bd-1"], []]))
    game.position.camps[0] = ["a2"]
    game.position.markers = {"volcano": ["b2"], "downpour": ["b0"]}.get(scenario, [])
    listed = [(tuple(d["route"]), tuple(d["pay"])) for d in placed(game)]
    assert len(listed) == len(set(listed)) > 0
    spaces, hand = game.position.spaces, game.position.hands[0]
    routes = [route for size in range(8) for route in permutations(spaces, size)]
    pays = [pay for size in range(4) for pay in permutations(hand, size)]
    accepted = {
        (route, pay) for route, pay in product(routes, pays) if is_accepted(game, route, pay)
    }
    assert set(listed) == accepted


def test_a_hand_can_pay_exactly_when_some_payment_exists() -> None:
    """DP2: the quick answer against the list, over every cost of up to four cards."""
    hand = ["f-1", "fd-1", "wd-1", "b-1"]
    game = begin(make_record("0 d 1", hands=[hand, []]))
    kinds = [Cost(terrain, None) for terrain in ("forest", "desert", "water", "badlands", None)]
    for size in range(6):
        for due in product(kinds, repeat=size):
            found = next(payments(game.position, hand, list(due)), None)
            assert can_pay(game.position, hand, list(due)) == (found is not None)


def is_accepted(game: Game, route: tuple[str, ...], pay: tuple[str, ...]) -> bool:
    try:
        check_placement(game.position, 0, {"route": list(route), "pay": list(pay)})
    except Illegal:
        return False
    return True
