"""DK: take 2 cards, and how the row is filled again."""

import pytest

from tests.reference.dewan.boards import place, take
from tests.rulebook.dewan.board import Table, numbered, shuffled


def test_charlie_takes_2_adjacent_cards_and_replaces_them_one_after_the_other() -> None:
    """DK1, DK2: the worked example."""
    table = Table("0 d 1")
    table.play(take(0, 2, 3))
    assert table.hands[0] == ["d-91", "f-91"]
    assert table.final["row"] == ["b-91", "m-91", "d-71", "d-72", "w-91", "b-92"]
    assert table.final["pile"][0] == "d-73"


def test_you_choose_2_cards_which_are_next_to_each_other() -> None:
    """DK1: five pairs, and nothing from the pile."""
    table = Table("0 d 1")
    assert [decision["slots"] for decision in table.decisions()] == [
        [slot, slot + 1] for slot in range(5)
    ]
    assert table.refusal(take(0, 0, 2)) == "DK1"
    assert table.refusal(take(0, 5, 6)) == "DK1"
    assert table.refusal(take(0, 0, 1, 2)) == "DK1"
    assert table.refusal(take(0, 3)) == "DK3"


def test_there_is_no_hand_limit() -> None:
    """DK1."""
    table = Table("0 d 1", hands=[numbered("m", 30), []])
    table.play(take(0, 0, 1))
    assert len(table.hands[0]) == 32


def test_an_empty_draw_pile_is_made_of_the_shuffled_discards() -> None:
    """DK3: in the middle of a refill, when a card is needed and not before."""
    table = Table("0 d 1", pile=["b-1"], others=["f-1", "f-2", "f-3"]).discard("f-1", "f-2", "f-3")
    table.play(take(0, 3, 4))
    assert table.is_chance()
    assert table.final["row"] == ["b-91", "m-91", "d-91", "b-1", None, "b-92"]
    assert table.refusal(shuffled("pile", ["f-1", "f-2"])) == "DK3"
    assert table.refusal(shuffled("supply", ["f-1", "f-2", "f-3"])) == "DK3"
    assert table.refusal(take(1, 0, 1)) == "DK3"
    table.play(shuffled("pile", ["f-2", "f-3", "f-1"]))
    assert table.final["row"][4] == "f-2"
    assert (table.final["pile"], table.final["discards"]) == (["f-3", "f-1"], [])
    assert table.to_move == 1


def test_a_pile_used_up_exactly_is_not_yet_made_again() -> None:
    """DK3: the discards are shuffled when you must replace a card."""
    table = Table("0 d 1", pile=["b-1", "b-2"], others=["f-1"]).discard("f-1")
    table.play(take(0, 0, 1))
    assert (table.final["pile"], table.final["discards"]) == ([], ["f-1"])
    assert table.to_move == 1


def test_without_any_card_left_a_slot_stays_empty() -> None:
    """DK3, ruling: the others do not move up; any two neighbours may be taken."""
    table = Table("0 d 1", pile=["b-1"])
    table.play(take(0, 2, 3))
    assert table.final["row"] == ["b-91", "m-91", "b-1", None, "w-91", "b-92"]
    assert [decision["slots"] for decision in table.decisions()] == [[0, 1], [1, 2], [4, 5]]


@pytest.mark.parametrize(
    ("row", "takes"),
    [
        (["b-91", None, "m-91", None, None, "b-92"], [[0], [2], [5]]),
        ([None, None, None, None, None, "b-92"], [[5]]),
        (["b-91", None, "m-91", "d-91", None, None], [[2, 3]]),
    ],
)
def test_a_single_card_is_taken_where_no_two_are_neighbours(
    row: list[str | None], takes: list[list[int]]
) -> None:
    """DK3, ruling."""
    table = Table("0 d 1", row=row, pile=[])
    assert [decision["slots"] for decision in table.decisions()] == takes
    table.play(take(0, *takes[0]))
    assert len(table.hands[0]) == len(takes[0])


def test_empty_slots_are_refilled_at_the_start_of_the_next_turn_that_finds_cards() -> None:
    """DK3, DK2, ruling: seat 1 pays two cards, and they fill two of the slots for seat 0."""
    table = Table("0 d 1", pile=[], hands=[[], ["m-1", "d-1"]])
    table.play(take(0, 2, 3))
    assert table.final["row"] == ["b-91", "m-91", None, None, "w-91", "b-92"]
    table.play(place(1, "c0 b0", "m-1 d-1"))
    assert table.is_chance()
    table.play(shuffled("pile", ["d-1", "m-1"]))
    assert table.final["row"] == ["b-91", "m-91", "d-1", "m-1", "w-91", "b-92"]
    assert (table.to_move, table.kinds()) == (0, {"take"})


def test_too_few_cards_fill_the_slots_closest_to_the_pile() -> None:
    """DK2, DK3: and the others stay empty."""
    hands = [[], ["m-1", "d-1"]]
    table = Table("0 d 1", pile=[], row=["f-1", None, None, "f-2", None, None], hands=hands)
    table.play(take(0, 0), place(1, "c0 b0", "m-1 d-1"), shuffled("pile", ["m-1", "d-1"]))
    assert table.final["row"] == ["m-1", "d-1", None, "f-2", None, None]
