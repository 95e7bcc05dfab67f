"""DV: what the three event scenarios share."""

import pytest

from tests.reference.dewan.boards import Tile, place, take
from tests.rulebook.dewan.board import Table, fish, marker, numbered, pass_turn, shuffled

LINE = "f f f f f d\n. V . 0 . 1"
"""The volcano on b1 touches b0 and c0 of one forest of five."""
SUPPLY = numbered("m", 12)
MARKERS = 8


def volcano(pile: list[str], supply: list[str], **parts: object) -> Table:
    return Table(LINE, **{"scenario": "volcano", "pile": pile, "supply": supply, **parts})


@pytest.mark.parametrize(
    ("drawn", "size"), [("0 w d 1", 6), ("0 w d 1 d 2", 8), ("0 w d 1 d 2 d 3", 10)]
)
def test_a_new_pile_has_6_8_or_10_cards_for_2_3_or_4_players(drawn: str, size: int) -> None:
    """DV1, DV2."""
    table = Table(drawn, scenario="downpour", pile=["b-1", "b-2"], supply=SUPPLY)
    table.play(take(0, 0, 1), marker(0, "c0"))
    assert table.final["pile"] == SUPPLY[:size]
    assert table.final["supply"] == SUPPLY[size:]


def test_billy_takes_the_last_2_cards_resolves_the_event_and_makes_a_pile_of_8() -> None:
    """DV2: the worked example with three players, a pile of 8 emptied by four takes."""
    drawn = "0 w d 1 d 2"
    table = Table(drawn, scenario="downpour", pile=numbered("b", 8), supply=SUPPLY)
    table.play(take(0, 0, 1), take(1, 0, 1), take(2, 0, 1))
    assert table.final["pile"] == ["b-7", "b-8"]
    table.play(take(0, 0, 1))
    assert (table.to_move, table.kinds()) == (0, {"marker"})
    assert (table.final["row"][:2], table.final["pile"]) == (["b-7", "b-8"], [])
    table.play(marker(0, "c0"))
    assert table.final["pile"] == SUPPLY[:8]
    assert (table.to_move, table.kinds()) == (1, {"take"})


def test_the_event_interrupts_the_refill() -> None:
    """DV2: at once when the last card is taken; then refilling goes on from the new pile."""
    table = volcano(["b-1"], SUPPLY).play(take(0, 2, 3))
    assert table.final["row"][2:4] == ["b-1", None]
    assert table.kinds() == {"marker"}
    table.play(marker(0, "b0"))
    assert table.final["row"][2:4] == ["b-1", "m-1"]
    assert table.final["pile"] == SUPPLY[1:6]
    assert table.final["supply"] == SUPPLY[6:]


def test_a_short_pile_may_cause_two_events_in_one_take() -> None:
    """DV2, DV3: the pile made of the one card left is used up by the second slot."""
    table = volcano(["b-1"], ["m-1"]).play(take(0, 0, 1), marker(0, "b0"))
    assert (table.to_move, table.kinds()) == (0, {"marker"})
    assert table.final["row"][:2] == ["b-1", "m-1"]
    table.play(marker(0, "a0"))
    assert table.final["markers"] == ["b0", "a0"]
    assert table.to_move == 1


def test_no_event_happens_while_a_card_is_left_in_the_pile() -> None:
    """DV2."""
    table = volcano(numbered("b", 3), SUPPLY).play(take(0, 0, 1))
    assert (table.to_move, table.kinds()) == (1, {"take"})


def test_placing_a_camp_causes_no_event() -> None:
    """DV2: nothing is refilled."""
    table = volcano(["b-1"], SUPPLY, hands=[["m-91", "f-1"], []], row=numbered("b", 6, first=2))
    table.play(place(0, "d1 d0", "m-91 f-1"))
    assert (table.to_move, table.final["pile"]) == (1, ["b-1"])


def test_a_short_supply_is_topped_up_from_the_shuffled_discards_underneath() -> None:
    """DV3, ruling."""
    fresh = numbered("f", 5)
    table = Table("0 d 1", scenario="lake", pile=["b-1"], supply=["m-1", "m-2"], others=fresh)
    table.discard(*fresh).play(take(0, 0, 1))
    assert table.is_chance()
    assert table.refusal(shuffled("pile", fresh)) == "DV3"
    table.play(shuffled("supply", reversed(fresh)))
    assert table.final["row"][:2] == ["b-1", "m-1"]
    assert table.final["pile"] == ["m-2", "f-5", "f-4", "f-3", "f-2"]
    assert table.final["supply"] == ["f-1"]


def test_a_supply_used_up_exactly_is_shuffled_only_when_a_card_is_needed() -> None:
    """DV3."""
    supply = numbered("m", 6)
    table = Table("0 d 1", scenario="lake", pile=["b-1", "b-2"], supply=supply, others=["f-1"])
    table.discard("f-1").play(take(0, 0, 1))
    assert (table.final["pile"], table.final["supply"]) == (supply, [])
    assert table.final["discards"] == ["f-1"]


def test_a_pile_that_cannot_be_filled_is_made_of_what_there_is() -> None:
    """DV3, ruling."""
    table = volcano(["b-1", "b-2"], ["m-1", "m-2"]).play(take(0, 0, 1), marker(0, "b0"))
    assert (table.final["pile"], table.final["supply"]) == (["m-1", "m-2"], [])


def test_a_pile_of_no_card_is_made_again_without_an_event() -> None:
    """DV3, DK3, ruling: at the start of a turn; its own last card is then an event."""
    row = ["b-1", "b-2", None, None, None, None]
    table = volcano([], [], row=row, others=["m-1"]).play(take(0, 0, 1))
    assert table.final["row"] == [None] * 6
    table.discard("m-1").play(pass_turn(1))
    assert table.is_chance()
    table.play(shuffled("supply", ["m-1"]))
    assert table.final["row"] == ["m-1", *[None] * 5]
    assert (table.to_move, table.kinds()) == (0, {"marker"})
    table.play(marker(0, "b0"))
    assert [decision["slots"] for decision in table.decisions()] == [[0]]


def test_a_shortage_is_refilled_by_the_player_about_to_move_who_resolves_the_event() -> None:
    """DK3, DV2, ruling: seat 1 discards, seat 0 has the marker and then the turn."""
    hands = [[], ["m-91", "d-1"]]
    row = ["b-1", "b-2", None, None, None, None]
    table = volcano([], [], row=row, hands=hands)
    table.play(take(0, 0, 1), place(1, "f1 f0", "m-91 d-1"))
    table.play(shuffled("supply", ["d-1", "m-91"]))
    assert table.final["row"][:2] == ["d-1", "m-91"]
    assert (table.to_move, table.kinds()) == (0, {"marker"})
    table.play(marker(0, "c0"))
    assert (table.to_move, table.kinds()) == (0, {"take"})


def test_a_story_reward_comes_from_the_supply_and_causes_no_event() -> None:
    """DV3, DY6."""
    stories: dict[str, Tile] = {"one": ({"forest": 1}, 3, 0)}
    hands = [["m-91", "f-1"], []]
    row = numbered("b", 6, first=2)
    table = volcano(["b-1"], SUPPLY, stories=stories, hands=hands, row=row).stories(0, "one")
    table.play(place(0, "d1 d0", "m-91 f-1"))
    assert table.hands[0] == ["m-1"]
    assert (table.final["pile"], table.final["supply"]) == (["b-1"], SUPPLY[1:])
    assert table.to_move == 1


def test_a_reward_from_an_empty_supply_is_shuffled_from_the_discards() -> None:
    """DV3, DY6: the pile is not touched."""
    stories: dict[str, Tile] = {"one": ({"forest": 1}, 3, 0)}
    hands = [["m-91", "f-1"], []]
    row = numbered("b", 6, first=2)
    table = volcano(["b-1"], [], stories=stories, hands=hands, row=row).stories(0, "one")
    table.play(place(0, "d1 d0", "m-91 f-1"), shuffled("supply", ["f-1", "m-91"]))
    assert table.hands[0] == ["f-1"]
    assert (table.final["pile"], table.final["supply"]) == (["b-1"], ["m-91"])


def test_an_event_without_a_marker_left_is_skipped() -> None:
    """DV4: eight lie on the map already."""
    table = volcano(["b-1"], SUPPLY).put(n_markers=MARKERS).play(take(0, 0, 1))
    assert (table.to_move, table.kinds()) == (1, {"take"})
    assert len(table.final["pile"]) == 5


def test_an_event_without_an_eligible_space_is_skipped() -> None:
    """DV4: camps and water all round the volcano."""
    parts = {"scenario": "volcano", "pile": ["b-1"], "supply": SUPPLY}
    table = Table("f f w d\n. V 0 1", **parts).camps(1, "b0").play(take(0, 0, 1))
    assert (table.to_move, table.kinds()) == (1, {"take"})


def test_a_space_is_free_without_camp_marker_or_volcano() -> None:
    """DV4: starting camps are camps."""
    parts = {"scenario": "volcano", "pile": ["b-1"], "supply": SUPPLY}
    table = Table("d d d d 1\nd V 0 . .\nd d . . .", **parts).mark("a1").camps(1, "b0")
    table.play(take(0, 0, 1))
    assert table.spaces() == {"a0", "c0", "a2", "b2"}
    for space in ("b0", "c1", "a1", "b1"):
        assert table.refusal(marker(0, space)) in ("DL1", "DV4")


@pytest.mark.parametrize(
    ("scenario", "keys"),
    [
        ("downpour", {"zones", "pairs"}),
        ("volcano", {"water", "rivals", "pairs"}),
        ("lake", {"majorities", "pairs", "fish"}),
    ],
)
def test_only_the_scenarios_own_scoring_applies(scenario: str, keys: set[str]) -> None:
    """DV5: stories and fire as usual, no groups and no plain berries."""
    table = Table("0 d d 1", scenario=scenario).camps(0, "b0 c0").put(won_berries=[5, 0])
    assert set(table.breakdown[0]) == {"stories", "fire", "most_fire"} | keys
    assert table.points("pairs") == [0, 0]


@pytest.mark.parametrize(
    ("scenario", "resource", "worth"),
    [("downpour", "crystal", 4), ("volcano", "artifact", 3), ("lake", "pigment", 3)],
)
def test_a_pair_is_a_berry_and_the_resource_of_the_scenario(
    scenario: str, resource: str, worth: int
) -> None:
    """DV6, DR4, ruling: map icons count, and so do tucked symbols of both kinds."""
    card = f"b:{resource}-1"
    icons = [(resource, "b0", "c0"), (resource, "c0", "d0"), ("pigment", "d0", "e0")]
    table = Table("0 b b b d 1", scenario=scenario, icons=icons, others=[card, "b:berry-1"])
    table.put(won_berries=[4, 4])
    assert table.points("pairs") == [0, 0]
    assert table.camps(0, "b0").points("pairs") == [worth, 0]
    assert table.camps(0, "c0").points("pairs") == [2 * worth, 0]
    assert table.tuck(0, card).points("pairs") == [3 * worth, 0]
    table.put(won_berries=[1, 4])
    assert table.points("pairs") == [worth, 0]
    assert table.tuck(0, "b:berry-1").points("pairs") == [2 * worth, 0]


def test_the_turn_goes_on_after_an_event_of_somebody_who_declines() -> None:
    """DV2, DH5: stories are told when the row is full again."""
    stories: dict[str, Tile] = {"one": ({"desert": 1}, 3, 0)}
    parts = {"scenario": "lake", "pile": ["b-1"], "supply": SUPPLY, "stories": stories}
    table = Table("0 w d 1", hands=[[], ["m-91"]], row=numbered("b", 6, first=2), **parts)
    table.camps(1, "b0").camps(0, "c0").stories(0, "one").play(take(0, 0, 1))
    assert table.final["told"][0] == []
    table.play(fish(1, None))
    assert table.final["told"][0] == ["one"]
    assert table.hands[0] == ["b-2", "b-3", "m-7"]
