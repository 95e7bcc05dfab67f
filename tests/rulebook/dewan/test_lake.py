"""DH: Lake Villages."""

import pytest

from tests.reference.dewan.boards import place, take
from tests.rulebook.dewan.board import Table, fish, numbered

SUPPLY = numbered("m", 12)


def lake(drawn: str, **parts: object) -> Table:
    return Table(drawn, **{"scenario": "lake", **parts})


def test_you_can_place_a_camp_on_a_water_space() -> None:
    """DH1: any space of the zone; the final card is a water card."""
    table = lake("0 w w d 1", hands=[["m-1", "w-1", "d-1"], []])
    assert table.ends() == {"b0", "c0", "d0"}
    assert table.payments("a0 b0 c0") == {"m-1 w-1", "d-1 w-1"}
    table.play(place(0, "a0 b0 c0", "m-1 w-1"))
    assert table.final["camps"][0] == ["c0"]


def test_only_lake_villages_knows_camps_on_water() -> None:
    """DH1, DP1."""
    table = Table("0 w w d 1", hands=[["m-1", "w-1", "d-1"], []])
    assert table.ends() == {"d0"}
    assert table.refusal(place(0, "a0 b0", "m-1 w-1")) == "DP1"


@pytest.mark.parametrize("owner", [0, 1])
def test_no_other_camp_can_be_placed_in_a_zone_with_a_village(owner: int) -> None:
    """DH1: neither anybody else's nor one's own."""
    table = lake("0 w w d w 1", hands=[["m-1", "w-1", "d-1", "w-2"], []]).camps(owner, "c0")
    assert table.refusal(place(0, "a0 b0", "m-1 w-1")) == "DH1"
    assert table.ends() == {"d0", "e0"}


def test_a_village_may_be_the_start_of_a_journey() -> None:
    """DH2: one water card for its whole zone, then any space next to the zone."""
    drawn = "0 w w w d 1\n. . f . . ."
    table = lake(drawn, hands=[["w-1", "d-1", "f-1"], []]).camps(0, "b0")
    assert table.payments("b0 c0 d0 e0") == {"w-1 d-1"}
    assert table.payments("b0 c0 c1") == {"w-1 f-1"}
    assert table.refusal(place(0, "b0 e0", "w-1 d-1")) == "DP2"
    assert table.refusal(place(0, "b0 c0 c1", "f-1 w-1")) == "DP2"
    table.play(place(0, "b0 c0 d0 e0", "w-1 d-1"))
    assert set(table.final["discards"]) == {"w-1", "d-1"}


def test_a_journey_from_a_village_may_come_back_to_its_water_for_another_card() -> None:
    """DH2, DP4: a second run through one's own zone, through other spaces of it."""
    drawn = "0 w w d 1\n. f w . ."
    table = lake(drawn, hands=[["w-1", "w-2", "f-1", "d-1"], []]).camps(0, "b0")
    assert table.payments("b0 b1 c1 c0 d0") == {"w-1 f-1 w-2 d-1"}


@pytest.mark.parametrize("village", ["b0", "b1"])
def test_the_water_card_goes_to_the_opponent_whose_village_stands_in_the_zone(village: str) -> None:
    """DH3: wherever in the zone it stands, crossed or not."""
    table = lake("0 w d 1\n. w . .", hands=[["m-1", "w-1", "d-1"], []]).camps(1, village)
    table.play(place(0, "a0 b0 c0", "m-1 w-1 d-1"))
    assert table.hands == [[], ["w-1"]]


def test_the_water_card_is_discarded_in_a_zone_without_a_village_or_with_ones_own() -> None:
    """DH3."""
    for village in ("", "b1"):
        hand = ["m-1", "w-1", "d-1"]
        table = lake("0 w d 1\n. w . .", hands=[hand, []]).camps(0, village)
        table.play(place(0, "a0 b0 c0", "m-1 w-1 d-1"))
        assert table.hands == [[], []]


def test_a_village_is_not_adjacent_to_the_zone_it_stands_in() -> None:
    """DH4: but to icons like any camp."""
    table = lake("0 w w d 1", icons=[("artifact", "b0", "c0")]).camps(0, "b0")
    assert table.counts(0) == {"artifact": 1}
    assert table.points("majorities") == [6, 0]
    assert table.camps(0, "d0").counts(0) == {"artifact": 1, "desert": 1, "water": 1}
    assert lake("0 w w d 1").camps(1, "b0").points("majorities") == [6, 0]


def test_a_village_takes_no_berry_and_stands_in_no_land_zone() -> None:
    """DH4, DE1."""
    table = lake("0 w d d 1", hands=[["m-1", "w-1"], []], berries={"c0": 2})
    table.play(place(0, "a0 b0", "m-1 w-1"))
    assert table.final["won_berries"] == [0, 0]
    assert table.counts(0) == {}


def fishing(hands: list[list[str]], active: int = 0) -> Table:
    """Dana (seat 0) has villages in A and B, Charlie (seat 2) in C; Billy (seat 1) has none."""
    drawn = "0 w d w 1 w 2"
    parts = {"pile": ["b-1"], "supply": SUPPLY, "first_seat": active, "hands": hands}
    table = lake(drawn, **parts).camps(0, "b0 d0").camps(2, "f0")
    return table.play(take(active, 4, 5))


def test_dana_takes_2_fish_and_charlie_1_for_a_card_of_any_kind() -> None:
    """DH5: the worked example."""
    table = fishing([["f-1"], ["f-2"], ["f-3"]])
    assert table.decisions() == [fish(0, None), fish(0, "f-1"), fish(0, "w-91"), fish(0, "b-92")]
    table.play(fish(0, "f-1"))
    assert (table.to_move, table.decisions()) == (2, [fish(2, None), fish(2, "f-3")])
    assert table.refusal(fish(2, "f-2")) == "DH5"
    table.play(fish(2, "f-3"))
    assert table.final["fish"] == [2, 0, 1]
    assert set(table.final["discards"]) == {"f-1", "f-3"}
    assert table.to_move == 1


@pytest.mark.parametrize(("active", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_fish_are_taken_in_turn_order_from_the_player_who_triggered_the_event(
    active: int, order: list[int]
) -> None:
    """DH5."""
    table = fishing([["f-1"], ["f-2"], ["f-3"]], active)
    asked = []
    while table.kinds() == {"fish"}:
        asked.append(table.to_move)
        table.play(fish(table.to_move, f"f-{table.to_move + 1}"))
    assert asked == order
    assert table.to_move == (active + 1) % 3


def test_who_declines_keeps_the_card_and_takes_no_fish() -> None:
    """DH5."""
    table = fishing([["f-1"], ["f-2"], ["f-3"]]).play(fish(0, None), fish(2, None))
    assert table.final["fish"] == [0, 0, 0]
    assert table.final["discards"] == []


def test_a_player_without_a_hand_card_is_not_asked() -> None:
    """DH5."""
    table = fishing([["f-1"], ["f-2"], []]).play(fish(0, "f-1"))
    assert (table.to_move, table.kinds()) == (1, {"take"})


def test_you_take_what_fish_are_left_and_with_none_left_nobody_is_asked() -> None:
    """DH5, DV4."""
    table = fishing([["f-1"], [], ["f-3"]]).put(fish_left=1).play(fish(0, "f-1"))
    assert table.final["fish"] == [1, 0, 0]
    assert (table.to_move, table.kinds()) == (1, {"take"})


def test_the_row_is_refilled_once_all_have_fished() -> None:
    """DH5, DV2: with what they discarded already among the discards."""
    table = fishing([["f-1"], [], ["f-3"]])
    assert table.final["row"][4:] == ["b-1", None]
    table.play(fish(0, "f-1"), fish(2, None))
    assert table.final["row"][4:] == ["b-1", "m-1"]
    assert table.final["pile"] == SUPPLY[1:8]


SHORES = """
. . d d d . .
. d w w 0 . .
. d d d . . .
. m . . . . .
. d . . . d d
d w d m 1 w d
2 d . . d d .
"""
"""Zone A is c1 and d1, B is b5, C is f5."""


def test_majorities_of_the_worked_example() -> None:
    """DH7, DH6, DH4: A 4-2-1, B 2-2, C 3-3; villages do not count, starting camps do."""
    table = lake(SHORES)
    dana, billy, charlie = range(3)
    table.camps(dana, "c0 d0 e0 c1")
    table.camps(billy, "b1 b2").camps(charlie, "c2")
    assert table.points("majorities") == [6, 6, 6], "the starting camps alone win B and C"
    table.camps(billy, "a5 b6").camps(charlie, "c5").camps(dana, "b5")
    assert table.points("majorities") == [6, 9, 3]
    table.camps(dana, "f4 g4 g5").camps(billy, "e6 f6").camps(charlie, "f5")
    assert table.points("majorities") == [9, 6, 3]


def test_a_zone_without_camps_beside_it_gives_nothing() -> None:
    """DH6."""
    table = lake("0 d d w m d 1")
    assert table.points("majorities") == [0, 0]
    assert table.camps(1, "e0").points("majorities") == [0, 6]
    assert table.camps(0, "c0").points("majorities") == [3, 3]


def test_each_fish_is_worth_3() -> None:
    """DH6."""
    assert lake("0 d 1").put(fish=[2, 5]).points("fish") == [6, 15]
