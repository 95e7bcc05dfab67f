"""DE: the effects of a placed camp, in their order."""

import pytest

from bivouac.games.dewan.layout import NONE
from tests.reference.dewan.boards import place, take
from tests.rulebook.dewan.board import Table, numbered, story, tucked

STRIP = "0 d d d d d d d d d m 1"
FAR = ("d0", "e0", "f0", "g0", "h0", "i0", "j0")
SPARE = ("d-8", "d-9", "f-9")
STEP = place(0, "a0 b0", "m-1 d-1")


def about_to_place(number: int, hand: tuple[str, ...] = ("f-1",)) -> Table:
    """Seat 0 is about to place the camp of that number on b0, and will have `hand` left."""
    table = Table(STRIP, hands=[["m-1", "d-1", *hand], []], others=SPARE)
    return table.camps(0, " ".join(FAR[: number - 1]))


def test_you_take_1_berry_from_the_zone_of_the_new_camp() -> None:
    """DE1: wherever in the zone it lies, and as long as there are any."""
    table = Table("0 d d d m 1", hands=[numbered("d", 9), []], berries={"d0": 2})
    for count, space in enumerate(("b0", "c0", "d0"), 1):
        cards = numbered("d", count + 1, first=(1, 3, 6)[count - 1])
        route = " ".join(("a0", "b0", "c0", "d0")[: count + 1])
        assert table.final["camps"][0] == ["b0", "c0", "d0"][: count - 1]
        table.play(place(0, route, " ".join(cards)))
        assert table.final["won_berries"] == [min(count, 2), 0]
        assert table.final["berries"] == ({"b0": 2 - count} if count < 2 else {})
        if count == 2:
            table.play(story(0))
        if count < 3:
            table.play(take(1, 0, 1))
        assert space in table.final["camps"][0]


def test_a_zone_without_berries_gives_none_even_beside_one_that_has_some() -> None:
    """DE1, DZ2."""
    table = Table("0 d f m 1", hands=[["m-1", "d-1"], []], berries={"c0": 2})
    table.play(STEP)
    assert (table.final["won_berries"], table.final["berries"]) == ([0, 0], {"c0": 2})


@pytest.mark.parametrize("number", [1, 8])
def test_the_1st_and_the_8th_camp_ask_for_nothing(number: int) -> None:
    """DE2."""
    assert about_to_place(number).play(STEP).to_move == 1


@pytest.mark.parametrize("number", [2, 4, 6])
def test_the_2nd_4th_and_6th_camp_bring_a_story(number: int) -> None:
    """DE2, DS6."""
    table = about_to_place(number).play(STEP)
    assert (table.to_move, table.kinds()) == (0, {"story"})
    assert len(table.decisions()) == 6
    first, top = table.final["story_row"][1], table.final["story_stack"][0]
    table.play(story(0, 1))
    assert table.final["stories"][0][-1] == first
    assert table.final["story_row"][1] == top
    assert table.to_move == 1


@pytest.mark.parametrize("number", [3, 5, 7])
def test_the_3rd_5th_and_7th_camp_let_you_tuck_a_card(number: int) -> None:
    """DE2: any half of any hand card, or none."""
    table = about_to_place(number, ("f-1", "wb-1")).play(STEP)
    assert table.decisions() == [
        tucked(0, None),
        tucked(0, "f-1", 0),
        tucked(0, "wb-1", 0),
        tucked(0, "wb-1", 1),
    ]
    table.play(tucked(0, "wb-1", 1))
    assert table.final["tucks"][0][0] == {"card": "wb-1", "half": 1}
    assert table.hands[0] == ["f-1"]
    assert table.counts(0)["badlands"] == 1
    assert table.to_move == 1


def test_a_tuck_not_made_now_leaves_its_spot_empty_for_good() -> None:
    """DE2."""
    table = about_to_place(3, ("f-1", *numbered("d", 2, first=2))).play(STEP, tucked(0, None))
    table.play(take(1, 0, 1)).camps(0, "k0")
    table.play(place(0, "b0 c0", "d-2 d-3"), tucked(0, "f-1"))
    assert table.final["tucks"][0] == [None, {"card": "f-1", "half": 0}, None]


def test_without_a_hand_card_nothing_is_asked_and_the_spot_stays_empty() -> None:
    """DE2."""
    table = about_to_place(3, ()).play(STEP)
    assert table.to_move == 1
    table.play(take(1, 0, 1)).camps(0, "k0").hold(0, *SPARE)
    table.play(place(0, "b0 c0", "d-8 d-9"), tucked(0, "f-9"))
    assert table.final["tucks"][0] == [None, {"card": "f-9", "half": 0}, None]


def test_a_tucked_card_shows_its_terrain_and_its_symbol() -> None:
    """DE2, DC4: artifact, pigment and crystal count for stories, berry and fire for points."""
    symbols = ("artifact", "pigment", "crystal", "berry", "fire")
    for symbol in symbols:
        table = about_to_place(3, (f"f:{symbol}-1",)).play(STEP, tucked(0, f"f:{symbol}-1"))
        shown = {"forest": 1, "desert": 1, symbol: 1}
        expected = {key: shown[key] for key in shown if key not in ("berry", "fire")}
        assert table.counts(0) == expected
        assert table.points("berries")[0] == (2 if symbol == "berry" else 0)
        assert table.points("fire")[0] == (1 if symbol == "fire" else 0)


def test_the_berry_comes_before_the_story_and_the_story_before_the_end_of_the_turn() -> None:
    """DE1, DE2, DY6."""
    stories = {"one": ({"desert": 1}, 3, 0)}
    table = Table(STRIP, hands=[["m-1", "d-1"], []], berries={"b0": 2}, stories=stories)
    table.camps(0, "d0").play(STEP)
    assert (table.kinds(), table.final["won_berries"]) == ({"story"}, [1, 0])
    table.play(story(0, 0))
    assert table.final["told"][0] == ["one"]
    assert len(table.hands[0]) == 1


def test_the_8th_camp_gives_1_fire_and_makes_this_the_last_round() -> None:
    """DE2, DX1."""
    table = about_to_place(8)
    assert table.points("fire") == [0, 0]
    table.play(STEP)
    assert table.points("fire") == [1, 0]
    assert not table.is_over()
    table.play(take(1, 0, 1))
    assert table.is_over()


def test_where_no_story_is_left_the_2nd_camp_brings_none() -> None:
    """DE2, DS6."""
    table = about_to_place(2)
    table.put(story_row=[NONE] * 8, stack_top=0, stack_end=0)
    assert table.play(STEP).to_move == 1
