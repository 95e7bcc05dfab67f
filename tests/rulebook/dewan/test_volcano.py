"""DL: the Volcano."""

from tests.reference.dewan.boards import place, take
from tests.rulebook.dewan.board import before_an_event, marker

smoking = before_an_event("volcano")


def test_billy_has_4_eligible_spaces_for_the_lava_marker_and_1_fire() -> None:
    """DL1, DL3, DV4: the worked example: next to the volcano or lava, not water, no camp."""
    drawn = ". . w f f d\n. f V f 0 d\n. w f d . 1"
    table = smoking(drawn).mark("d1").camps(1, "b1").play(take(0, 0, 1))
    assert table.spaces() == {"d0", "e0", "c2", "d2"}
    for space in ("b1", "c0", "b2", "c1", "d1", "e1", "f0"):
        assert table.refusal(marker(0, space)) in ("DL1", "DV4")
    assert table.points("fire") == [0, 1]


def test_you_cannot_cross_or_settle_lava_or_the_volcano() -> None:
    """DL2."""
    hand = ["d-1", "d-2", "f-1", "f-2"]
    table = smoking("0 d V\nf f d 1", hands=[hand, []])
    assert table.refusal(place(0, "a0 b0 c0", "f-1 d-1 d-2")) == "DL2"
    assert "b0" in table.ends()
    table.mark("b0")
    assert table.refusal(place(0, "a0 b0", "f-1 d-1")) == "DL2"
    assert table.refusal(place(0, "a0 b0 b1", "d-2 d-1 f-1")) == "DL2"
    assert table.ends() == {"a1", "b1", "c1"}


def test_lava_and_the_volcano_belong_to_no_zone() -> None:
    """DL2, DZ1: lava cuts a zone in two and joins nothing."""
    table = smoking("0 f f f 1\n. . V . .").camps(0, "b0 d0")
    assert table.counts(0) == {"forest": 1}
    assert table.mark("c0").counts(0) == {"forest": 2}


def test_an_icon_beside_lava_is_still_in_force() -> None:
    """DL2, DC3."""
    table = smoking("0 f f f 1\n. . V . .", icons=[("artifact", "b0", "c0")]).camps(0, "b0")
    assert table.mark("c0").counts(0) == {"forest": 1, "artifact": 1}


def test_lava_spreads_from_lava() -> None:
    """DL1: the next marker may lie beside the one before."""
    table = smoking("f f f f d\n. V . 0 1").play(take(0, 0, 1))
    assert table.spaces() == {"b0", "c0"}
    table.play(marker(0, "c0"), take(1, 0, 1), take(0, 0, 1), take(1, 0, 1))
    assert (table.to_move, table.spaces()) == (1, {"b0", "d0"})


def test_a_camp_next_to_the_volcano_is_1_fire_once_per_player() -> None:
    """DL3, ruling: it counts for the most fire; lava is no volcano."""
    table = smoking("0 d d f 1\n. d V f .\n. d d . .")
    assert table.camps(0, "c0 b1").points("fire") == [1, 0]
    assert table.points("most_fire") == [4, 0]
    assert table.camps(1, "d1").points("fire") == [1, 1]
    assert table.points("most_fire") == [4, 4]
    table = smoking("0 d d d 1\n. . V . .").mark("c0").camps(0, "b0")
    assert table.points("fire") == [0, 0]


def test_each_water_zone_next_to_a_camp_is_worth_2() -> None:
    """DL3, ruling: starting camps count, tucked halves do not, a zone counts once."""
    table = smoking("w 0 d w w d 1 d\n. . . . . d . .", others=["w-1"])
    assert table.points("water") == [2, 0]
    assert table.camps(0, "c0").points("water") == [4, 0]
    assert table.camps(0, "f0 f1").points("water") == [4, 0]
    assert table.tuck(0, "w-1").points("water") == [4, 0]


def test_each_camp_on_the_ring_of_an_opponents_starting_tile_is_worth_2() -> None:
    """DL3: next to the centre of a starting tile of an opponent, not of one's own."""
    tiles = dict.fromkeys(("a0", "b0"), "mine") | dict.fromkeys(("e0", "f0", "g0"), "theirs")
    table = smoking("0 d d d d 1 d", tiles=tiles)
    assert table.points("rivals") == [0, 0]
    assert table.camps(0, "b0 d0").points("rivals") == [0, 0]
    assert table.camps(0, "e0 g0").points("rivals") == [4, 0]
    assert table.camps(1, "c0").points("rivals") == [4, 0]
