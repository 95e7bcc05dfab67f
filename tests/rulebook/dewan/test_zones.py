"""DZ and DV7: zones, their berries, and what happens when a zone is split."""

from typing import Any

import pytest

from bivouac.games.dewan.layout import NONE
from tests.reference.dewan.boards import take
from tests.rulebook.dewan.board import Table, marker, numbered

LINE = "f f f f f d\n. V . 0 . 1"
"""The volcano on b1 touches b0 and c0 of one forest of five."""
STAR = ". . f V d 1\n. . f f d .\n. f . . . .\n0 d . . . ."
"""The volcano on d0 touches c1, which holds the arms c0, d1 and b2 together."""


def erupting(drawn: str, berries: dict[str, int], **parts: Any) -> Table:
    """Seat 0 has just taken the last card of the pile and must place a marker."""
    parts = {"scenario": "volcano"} | parts
    table = Table(drawn, pile=["b-1"], supply=numbered("m", 20), berries=berries, **parts)
    return table.play(take(0, 0, 1))


def berry(space: str) -> dict[str, str]:
    return {"chance": "berry", "space": space}


def zone_of(table: Table, space: str) -> int:
    return int(table.game.position["zone"][table.setting.space_number[space]])


def test_a_zone_is_a_set_of_connected_spaces_of_the_same_terrain() -> None:
    """DZ1: the picture of two distinct mountain zones."""
    table = Table("0 m m d m 1\n. m . . m .")
    assert zone_of(table, "b0") == zone_of(table, "c0") == zone_of(table, "b1")
    assert zone_of(table, "e0") == zone_of(table, "e1")
    assert zone_of(table, "b0") != zone_of(table, "e0")
    assert table.camps(0, "b0 c0 b1").counts(0) == {"mountain": 1}
    assert table.camps(0, "e1").counts(0) == {"mountain": 2}


def test_the_centre_of_a_starting_tile_belongs_to_no_zone_and_joins_none() -> None:
    """DZ1."""
    table = Table("d 0 d 1")
    assert zone_of(table, "b0") == zone_of(table, "d0") == NONE
    assert zone_of(table, "a0") != zone_of(table, "c0")


def test_berries_belong_to_the_zone_and_not_to_a_space() -> None:
    """DZ2: those of several symbols in one zone are one heap."""
    table = Table("0 d d d m 1", berries={"b0": 2, "d0": 2})
    assert table.final["berries"] == {"b0": 4}


def test_all_berries_move_into_the_larger_part() -> None:
    """DV7."""
    table = erupting(LINE, {"a0": 4}).play(marker(0, "b0"))
    assert table.final["berries"] == {"c0": 4}


def test_a_zone_that_only_shrinks_keeps_its_berries() -> None:
    """DV7: under another space where the covered one gave it its name."""
    table = erupting("f f d 1\nV . 0 .", {"a0": 4}).play(marker(0, "a0"))
    assert table.final["berries"] == {"b0": 4}


def test_parts_of_equal_size_share_the_berries_evenly() -> None:
    """DV7."""
    table = erupting(LINE, {"a0": 4}).play(marker(0, "c0"))
    assert table.final["berries"] == {"a0": 2, "d0": 2}
    assert table.to_move == 1


@pytest.mark.parametrize(
    ("space", "left"), [("a0", {"a0": 2, "d0": 1}), ("e0", {"a0": 1, "d0": 2})]
)
def test_the_odd_berry_goes_to_one_of_the_parts_at_random(space: str, left: dict[str, int]) -> None:
    """DV7."""
    table = erupting(LINE, {"a0": 3}).play(marker(0, "c0"))
    assert table.is_chance()
    assert table.refusal(berry("c0")) == "DV7"
    assert table.refusal(berry("f0")) == "DV7"
    assert table.refusal(take(1, 0, 1)) == "DV7"
    table.play(berry(space))
    assert table.final["berries"] == left
    assert table.to_move == 1


def test_one_berry_and_two_equal_parts_is_an_odd_berry() -> None:
    """DV7: the other part gets none."""
    table = erupting(LINE, {"a0": 1}).play(marker(0, "c0"), berry("d0"))
    assert table.final["berries"] == {"d0": 1}


def test_a_split_into_three_gives_several_odd_tokens_to_different_parts() -> None:
    """DV7, ruling."""
    table = erupting(STAR, {"c1": 5}).play(marker(0, "c1"), berry("b2"))
    assert table.is_chance()
    assert table.refusal(berry("b2")) == "DV7"
    table.play(berry("c0"))
    assert table.final["berries"] == {"c0": 2, "d1": 1, "b2": 2}


def test_a_split_into_three_shares_evenly_what_can_be_shared() -> None:
    """DV7, ruling."""
    table = erupting(STAR, {"c1": 6}).play(marker(0, "c1"))
    assert table.final["berries"] == {"c0": 2, "d1": 2, "b2": 2}


def test_of_three_parts_only_the_equal_largest_share() -> None:
    """DV7, ruling: the arm b2 has become a part of two with a3, the arm c0 one with b0."""
    drawn = ". f f V d 1\n. . f f d .\n. f . . . .\n0 f . . . ."
    table = erupting(drawn, {"c1": 5}).play(marker(0, "c1"), berry("b2"))
    assert table.final["berries"] == {"b0": 2, "b2": 3}


def test_if_the_whole_zone_is_covered_its_berries_are_removed() -> None:
    """DV7, ruling."""
    table = erupting("m f d 1\n. V 0 .", {"b0": 2}).play(marker(0, "b0"))
    assert table.final["berries"] == {}
    assert table.final["won_berries"] == [0, 0]


def test_a_split_leaves_the_berries_of_other_zones_alone() -> None:
    """DV7."""
    table = erupting(LINE, {"a0": 2, "f0": 2}).play(marker(0, "b0"))
    assert table.final["berries"] == {"c0": 2, "f0": 2}


def test_rain_splits_a_zone_as_lava_does() -> None:
    """DV7, DD1."""
    table = erupting("f f f f f d\n. w . 0 . 1", {"a0": 3}, scenario="downpour")
    table.play(marker(0, "c0"), berry("a0"))
    assert table.final["berries"] == {"a0": 2, "d0": 1}


def test_a_split_zone_counts_as_two_for_stories() -> None:
    """DZ1, DY2: camps on both sides of the lava."""
    table = erupting(LINE, {})
    table.camps(1, "a0 e0")
    assert table.counts(1) == {"forest": 1}
    assert table.play(marker(0, "c0")).counts(1) == {"forest": 2}
