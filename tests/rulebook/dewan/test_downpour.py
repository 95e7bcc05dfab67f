"""DD: the Downpour."""

from tests.reference.dewan.boards import place, take
from tests.rulebook.dewan.board import before_an_event, marker, numbered

raining = before_an_event("downpour")


def test_billy_has_6_eligible_spaces_for_the_water_marker() -> None:
    """DD1, DV4: the worked example: free, not water, next to water or the earlier marker."""
    drawn = ". . f f f d\n. f w f 0 d\n. f f d . 1"
    table = raining(drawn).mark("d1").camps(1, "b1").play(take(0, 0, 1))
    assert table.spaces() == {"c0", "d0", "e0", "b2", "c2", "d2"}
    for space in ("b1", "c1", "d1", "e1", "f0"):
        assert table.refusal(marker(0, space)) in ("DD1", "DV4")


def test_the_marked_space_is_water_from_now_on() -> None:
    """DD1, DP1, DP4: crossed with the water beside it for one card, and no destination."""
    table = raining("0 d w d 1", hands=[["m-91", "d-1", "w-1"], []], row=numbered("b", 6, first=2))
    assert table.ends() == {"b0"}
    table.mark("b0")
    assert table.payments("a0 b0 c0 d0") == {"m-91 w-1 d-1"}
    assert table.ends() == {"d0"}


def test_a_marker_may_join_two_water_zones() -> None:
    """DD1, DZ1."""
    table = raining("0 w d w f 1").camps(0, "e0")
    before = table.game.position["zone"]
    numbers = [table.setting.space_number[space] for space in ("b0", "c0", "d0")]
    assert len({int(before[number]) for number in numbers}) == 3
    table.play(take(0, 0, 1), marker(0, "c0"))
    after = table.game.position["zone"]
    assert len({int(after[number]) for number in numbers}) == 1
    assert table.counts(0) == {"forest": 1, "water": 1}


def test_the_active_player_chooses_and_the_others_play_on_the_changed_map() -> None:
    """DD1, DV2."""
    table = raining("0 d w d 1", hands=[[], ["d-1", "m-91"]], row=numbered("b", 6, first=2))
    table.play(take(0, 0, 1))
    assert table.refusal(marker(1, "d0")) == "DD1"
    table.play(marker(0, "d0"))
    assert table.final["markers"] == ["d0"]
    assert table.kinds() == {"take"}
    assert table.refusal(place(1, "e0 d0", "m-91 d-1")) == "DP1"


def test_each_forest_or_mountain_zone_with_a_camp_is_worth_3() -> None:
    """DD2: not each camp; tucked cards and other terrains do not count."""
    table = raining("0 f f m d f b 1", others=["f-1"])
    assert table.points("zones") == [0, 0]
    assert table.camps(0, "b0 c0").points("zones") == [3, 0]
    assert table.camps(0, "d0").points("zones") == [6, 0]
    assert table.camps(0, "e0 g0").points("zones") == [6, 0]
    assert table.tuck(0, "f-1").points("zones") == [6, 0]
    assert table.camps(1, "f0").points("zones") == [6, 3]


def test_a_zone_split_by_rain_is_worth_3_on_both_sides() -> None:
    """DD2, DZ1."""
    table = raining("0 f f f 1\n. . w . .").camps(0, "b0 d0")
    assert table.points("zones") == [3, 0]
    assert table.mark("c0").points("zones") == [6, 0]
