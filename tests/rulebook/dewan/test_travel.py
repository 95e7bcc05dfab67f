"""DP: place a camp. Routes, what they cost, and who gets the cards."""

import pytest

from bivouac.games.dewan.steps import split
from tests.reference.dewan.boards import BROKEN_JOURNEYS, place, take
from tests.rulebook.dewan.board import Table, numbered

CHARLIES_LAND = "0 m w w b b m 1"


def charlie() -> Table:
    """The worked example: seat 0 is Charlie, seat 1 Billy with a camp on e0."""
    hand = ["f-1", "m-1", "w-1", "b-1", "b-2"]
    return Table(CHARLIES_LAND, hands=[hand, []]).camps(1, "e0")


def test_charlie_pays_any_card_a_mountain_one_water_and_two_badlands() -> None:
    """DP2, DP3, DP4, DP5, DP6: the worked example; the card for Billy's camp is Billy's."""
    table = charlie()
    assert table.payments("a0 b0 c0 d0 e0 f0") == {"f-1 m-1 w-1 b-1 b-2"}
    table.play(place(0, "a0 b0 c0 d0 e0 f0", "f-1 m-1 w-1 b-1 b-2"))
    assert table.hands == [[], ["b-1"]]
    assert set(table.final["discards"]) == {"f-1", "m-1", "w-1", "b-2"}
    assert table.final["camps"] == [["f0"], ["e0"]]


def test_charlie_goes_no_further_than_the_cards_reach() -> None:
    """DP1, DP2: the mountain at once, or the space behind Billy; water and camps are no ends."""
    assert charlie().ends() == {"b0", "f0"}


def test_from_the_starting_camp_the_first_card_can_be_of_any_type() -> None:
    """DP3: and only the first; of identical cards one is named."""
    assert charlie().payments("a0 b0") == {"f-1 m-1", "w-1 m-1", "b-1 m-1"}


def test_from_another_camp_the_first_card_must_match_its_terrain() -> None:
    """DP3, DP1: any own camp may be the starting point."""
    table = Table("0 f d m 1", hands=[["f-1", "d-1", "m-1"], []]).camps(0, "b0")
    assert table.payments("b0 c0") == {"f-1 d-1"}
    assert table.payments("b0 c0 d0") == {"f-1 d-1 m-1"}


@pytest.mark.parametrize(("route", "pay", "rule"), BROKEN_JOURNEYS)
def test_a_broken_journey_is_refused_by_its_rule(route: str, pay: str, rule: str) -> None:
    """DP1, DP2, DP7."""
    assert charlie().refusal(place(0, route, pay)) == rule


@pytest.mark.parametrize(
    ("hand", "route", "payments"),
    [
        ("b fd fd", "a0 b0 c0", {"b fd fd"}),
        ("m f fd", "a0 b0 c0", {"m f fd"}),
        ("f fd fm", "a0 b0 c0", {"f fm fd", "fm f fd"}),
        ("fd fd fm b", "a0 b0 c0 d0", {"b fm fd fd"}),
        ("fd f f m", "a0 b0 c0 d0", set()),
        ("fd fd fd fd", "a0 b0 c0 d0", {"fd fd fd fd"}),
        ("db fb fd m", "a0 b0 c0 d0", {"m fb fd db", "m fb db fd"}),
        ("f f d", "a0 b0 c0", {"f f d"}),
        ("d d d f", "a0 b0 c0", {"d f d"}),
    ],
)
def test_a_card_with_2_terrains_pays_for_either_but_only_once(
    hand: str, route: str, payments: set[str]
) -> None:
    """DP2: a choice that would leave a later space unpaid is not offered."""
    cards = [f"{kind}-{number}" for number, kind in enumerate(hand.split())]
    table = Table("0 f d d 1", hands=[cards, []])
    pays = {" ".join(card.partition("-")[0] for card in d["pay"]) for d in table.placements(route)}
    assert pays == payments


def test_one_water_card_crosses_any_number_of_spaces_of_a_water_zone() -> None:
    """DP4."""
    table = Table("0 w w w w f 1", hands=[["m-1", "w-1", "f-1"], []])
    assert table.payments("a0 b0 c0 d0 e0 f0") == {"m-1 w-1 f-1"}


def test_a_water_zone_left_and_entered_again_costs_another_card() -> None:
    """DP4: one card pays for spaces crossed in a row."""
    drawn = "0 w f w d 1\n. w w . . ."
    table = Table(drawn, hands=[["w-1", "w-2", "wf-1", "d-1", "m-1"], []])
    assert table.payments("a0 b0 b1 c1 d0 e0") == {"m-1 w-1 d-1", "m-1 wf-1 d-1", "w-1 w-2 d-1"} | {
        "w-1 wf-1 d-1",
        "wf-1 w-1 d-1",
    }
    assert table.payments("a0 b0 c0 d0 e0") == {"m-1 w-1 wf-1 w-2 d-1"}


def test_two_water_zones_in_a_row_are_not_crossed_with_one_card() -> None:
    """DP4: land lies between them, so there are two runs."""
    table = Table("0 w f w d 1", hands=[["m-1", "w-1", "f-1", "d-1"], []])
    assert table.ends() == {"c0"}


def test_every_camp_crossed_gives_its_card_to_its_owner() -> None:
    """DP5."""
    hand = numbered("d", 6)
    table = Table("0 d d d d d 1 d 2", hands=[hand, [], []])
    table.camps(1, "b0").camps(2, "c0").camps(1, "d0")
    table.play(place(0, "a0 b0 c0 d0 e0", "d-1 d-2 d-3 d-4 d-5"))
    assert table.hands == [["d-6"], ["d-2", "d-4"], ["d-3"]]
    assert set(table.final["discards"]) == {"d-1", "d-5"}


def test_crossing_another_players_starting_camp_you_give_1_card_of_your_choice() -> None:
    """DP5."""
    table = Table("0 d 1 d", hands=[["d-1", "d-2", "m-1", "w-1"], []])
    assert table.payments("a0 b0 c0 d0") == {"m-1 d-1 w-1 d-2", "w-1 d-1 m-1 d-2"}
    table.play(place(0, "a0 b0 c0 d0", "m-1 d-1 w-1 d-2"))
    assert table.hands == [[], ["w-1"]]


def test_crossing_ones_own_starting_camp_costs_one_card_of_any_kind_discarded() -> None:
    """DP3, ruling."""
    table = Table("d 0 d 1", hands=[["d-1", "d-2", "m-1", "w-1"], []]).camps(0, "a0")
    assert table.payments("a0 b0 c0") == {"d-1 m-1 d-2", "d-1 w-1 d-2"}
    table.play(place(0, "a0 b0 c0", "d-1 m-1 d-2"))
    assert table.hands == [["w-1"], []]
    assert set(table.final["discards"]) == {"d-1", "d-2", "m-1"}


def test_a_partners_starting_camp_is_paid_with_any_card_which_the_partner_gets() -> None:
    """DP5, DM1: partners are other players."""
    table = Table(
        "0 d 2 d 1 d 3", scenario="team", hands=[["d-1", "d-2", "m-1", "w-1"], [], [], []]
    )
    table.play(place(0, "a0 b0 c0 d0", "w-1 d-1 m-1 d-2"))
    assert table.hands == [[], [], ["m-1"], []]


def test_own_camps_may_be_crossed_and_the_card_is_discarded() -> None:
    """DP5."""
    table = Table("0 d d d 1", hands=[numbered("d", 4), []]).camps(0, "c0")
    table.play(place(0, "a0 b0 c0 d0", "d-1 d-2 d-3 d-4"))
    assert set(table.final["discards"]) == set(numbered("d", 4))


def test_the_camps_leave_the_board_in_order() -> None:
    """DP6."""
    table = Table("0 d d d 1", hands=[numbered("d", 6), []])
    table.play(place(0, "a0 b0 c0 d0", "d-1 d-2 d-3 d-4"), take(1, 0, 1))
    table.play(place(0, "a0 b0", "d-5 d-6"))
    assert table.final["camps"][0] == ["d0", "b0"]


def test_no_route_is_too_long_for_a_hand_that_can_pay_it() -> None:
    """DP2: 14 spaces, 14 cards."""
    table = Table(f"0 {'d ' * 13}1", hands=[numbered("d", 14), []])
    end = "abcdefghijklmn"
    table.play(place(0, " ".join(f"{column}0" for column in end), " ".join(numbered("d", 14))))
    assert table.final["camps"][0] == ["n0"]
    assert table.hands[0] == []


def test_a_route_may_go_any_way_round_but_enters_no_space_twice() -> None:
    """DP7, ruling."""
    table = Table("0 d 1\nd d .", hands=[numbered("d", 4), []])
    routes = [" ".join(decision["route"]) for decision in table.placements()]
    assert len(routes) == len(set(routes)) == len(table.placements())
    assert {"a0 b0", "a0 a1 b0", "a0 a1 b1 b0", "a0 b0 b1 a1"} <= {*routes}
    assert all(len(set(route.split())) == len(route.split()) for route in routes)


def test_identical_cards_are_offered_once_and_the_copy_all_have_seen_is_used_first() -> None:
    """DP2, DT3: d-91 was taken from the row before everybody's eyes, d-1 was dealt face down."""
    table = Table("0 d d 1", hands=[["d-1", "b-1"], []])
    table.play(take(0, 1, 2), take(1, 0, 1))
    assert table.payments("a0 b0") == {"b-1 d-91", "m-91 d-91", "d-91 d-1"}
    assert table.payments("a0 b0 c0") == {"b-1 d-91 d-1", "m-91 d-91 d-1"}
    table.play(place(0, "a0 b0", "b-1 d-1"))
    assert table.hands[0] == ["m-91", "d-91"]


def test_a_journey_is_planned_first_and_paid_once_it_has_an_end() -> None:
    """DP2: cards stay in the hand until all is paid."""
    table = Table("0 d d 1", hands=[["m-1", "d-1"], []])
    steps = table.setting.steps(table.game.position, place(0, "a0 b0", "m-1 d-1"))
    assert [split(step)[0] for step in steps] == ["origin", "enter", "stop", "pay", "pay"]
    for step in steps[:-1]:
        table.game.apply(step)
        assert table.hands[0] == ["m-1", "d-1"]
        assert not table.game.is_between
    table.game.apply(steps[-1])
    assert table.hands[0] == []
