"""The coach of Dewan after a decision: what it brought, and when there is nothing to say."""

from typing import Any

import pytest

from bivouac.games.dewan.layout import NONE
from tests.coach.dewan_said import brought, said
from tests.reference.dewan.boards import Tile, place, take
from tests.rulebook.dewan.board import (
    Table,
    before_an_event,
    fish,
    marker,
    numbered,
    pass_turn,
    story,
    tucked,
)

LINE = "0 d f m d f b m d 1"
OWN: Tile = ({"artifact": 9}, 9, 0)
TWO: dict[str, Tile] = {"two": ({"desert": 1, "forest": 1}, 5, 0)}
HERE = place(0, "b0 c0", "d-1 f-1")


def held(*cards: str, shown: dict[str, Tile] | None = None, **parts: Any) -> Table:
    """A hand that pays for a way to c0; the own story wants what nobody here can have."""
    tiles = {**(shown or {}), "own": OWN}
    return Table(LINE, hands=[["d-1", "f-1", *cards], []], stories=tiles, **parts).stories(0, "own")


def test_a_story_that_is_met_is_said_once() -> None:
    """DY6: with the camp, not again with the story that follows."""
    table = held(shown=TWO).camps(0, "b0").stories(0, "two")
    found = brought(table, HERE)
    assert said(found) == ("brought-story", ["held-two"])
    assert found is not None
    assert found.says.args == {"count": 1, "points": 5}
    assert brought(table, story(0, 1)) is None


def test_a_story_taken_with_all_it_asks_for() -> None:
    """DY6."""
    table = held(shown=TWO).camps(0, "b0")
    assert said(brought(table, HERE)) is None
    assert said(brought(table, story(0, 0))) == ("brought-story", ["held-two"])


def test_a_story_taken_of_which_there_is_something() -> None:
    """DY5, DS6."""
    shown: dict[str, Tile] = {"some": ({"desert": 1, "crystal": 2}, 5, 0)}
    table = held(shown=shown).camps(0, "b0").play(HERE)
    found = brought(table, story(0, 0))
    assert said(found) == ("brought-nearer", ["held-some"])
    assert found is not None
    assert found.says.args == {"have": 1, "need": 3}


def test_a_story_that_somebody_else_has_fulfilled_slides_up_after_the_own_turn() -> None:
    """DY6."""
    table = held(shown=TWO).camps(0, "b0 c0").stories(0, "two")
    assert said(brought(table, take(0, 0, 1))) == ("brought-story", ["held-two"])


def test_a_story_comes_nearer() -> None:
    """DY2."""
    shown: dict[str, Tile] = {"far": ({"forest": 1, "crystal": 2}, 5, 0)}
    table = held(shown=shown).camps(0, "b0").stories(0, "far")
    assert said(brought(table, HERE)) == ("brought-nearer", ["held-far", "space-c0"])


def test_the_last_camp_of_a_board() -> None:
    """DX1."""
    table = held().camps(0, "b0 d0 e0 f0 g0 h0 i0")
    assert said(brought(table, HERE)) == ("brought-last-round", ["space-c0"])


def test_the_end_of_the_game_speaks_for_itself() -> None:
    """DX1."""
    table = held(first_seat=1).camps(0, "b0 d0 e0 f0 g0 h0 i0").put(seat=0, mover=0)
    assert brought(table, HERE) is None
    assert table.is_over()


def test_points_besides_stories_are_told_by_their_source() -> None:
    """DX4, DX5."""
    group = Table(LINE, hands=[["b-1", "d-1"], []])
    assert said(brought(group, place(0, "a0 b0", "b-1 d-1"))) == ("brought-groups", ["space-b0"])
    berry = held(berries={"c0": 1}).camps(0, "b0")
    assert said(brought(berry, HERE)) == ("brought-berries", ["space-c0"])


def test_groups_that_become_one() -> None:
    """DX4."""
    table = held().camps(0, "b0 d0 e0")
    found = brought(table, HERE)
    assert said(found) == ("brought-joined", ["space-c0"])
    assert found is not None
    assert found.says.args == {"points": 4}


def test_a_majority_that_is_shared_from_now_on() -> None:
    """DH6."""
    parts: Any = {"scenario": "lake", "pile": numbered("m", 6), "supply": numbered("b", 9, 11)}
    table = Table("0 d w m 1", hands=[["b-1", "d-1"], []], **parts).camps(1, "d0")
    found = brought(table, place(0, "a0 b0", "b-1 d-1"))
    assert said(found) == ("brought-majorities", ["space-b0"])
    assert found is not None
    assert found.says.args == {"points": 3}


def test_a_berry_that_waits_for_its_pair() -> None:
    """DE1, DV6."""
    parts: Any = {"scenario": "volcano", "pile": numbered("b", 6), "supply": numbered("m", 9)}
    table = held(berries={"c0": 1}, tiles={"j0": "far"}, **parts).camps(0, "b0")
    found = brought(table, HERE)
    assert said(found) == ("brought-berry-pair", ["seat-0"])
    assert found is not None
    assert found.says.args == {"resource": "artifact"}


@pytest.mark.parametrize(
    ("cards", "expected"), [((), ("brought-no-tuck", ["hand"])), (("w-1",), None)]
)
def test_no_card_is_left_to_tuck(cards: tuple[str, ...], expected: object) -> None:
    """DE2."""
    table = Table(LINE, hands=[["f-1", "m-1", *cards], []]).camps(0, "b0 c0")
    assert said(brought(table, place(0, "c0 d0", "f-1 m-1"))) == expected


def test_a_tuck() -> None:
    """DE2, DX5: a berry, or a slot that stays empty."""
    for card, expected in (("b:berry-1", "brought-berries"), (None, "brought-empty-slot")):
        hand = ["f-1", "m-1", "b:berry-1"]
        table = Table(LINE, hands=[hand, []]).camps(0, "b0 c0")
        table.play(place(0, "c0 d0", "f-1 m-1"))
        found = said(brought(table, tucked(0, card)))
        assert found is not None
        assert found[0] == expected


def test_a_card_that_another_player_was_given() -> None:
    """DP5."""
    table = held("b-1").camps(1, "b0")
    event = place(0, "a0 b0 c0", "b-1 d-1 f-1")
    shown = said(brought(table, event))
    assert shown == ("brought-gift", ["seat-1"])


def test_a_marker_that_scores() -> None:
    """DD2."""
    table = before_an_event("downpour")("0 f f f 1\n. . w . .").camps(0, "b0 d0")
    assert brought(table, take(0, 0, 1)) is None
    assert said(brought(table, marker(0, "c0"))) == ("brought-zones", ["space-c0"])


def test_fish() -> None:
    """DH5."""
    for card, expected in (("b-9", ("brought-fish", ["seat-0"])), (None, None)):
        table = before_an_event("lake")("0 w f 1", hands=[["b-9"], []]).camps(0, "b0")
        table.play(take(0, 0, 1))
        assert said(brought(table, fish(0, card))) == expected


def test_a_plain_turn_is_passed_over_in_silence() -> None:
    """DK1, DT2."""
    assert brought(held(), take(0, 0, 1)) is None
    nothing = Table(LINE).put(row=[NONE] * 6, pile_top=0, pile_end=0)
    assert brought(nothing, pass_turn(0)) is None


def test_others_are_not_told_what_a_decision_brought() -> None:
    """DT1."""
    table = held(shown=TWO).camps(0, "b0").stories(0, "two")
    before = table.game.redact(1)
    table.play(HERE)
    assert table.setting.brought(before, HERE, table.game.redact(1)) is None
