"""IR2: the walking totem."""

from typing import Any

from tests.rulebook.iwari.board import Table, build, deed, third, walk


def walking(players: int = 3, **more: Any) -> Table:
    """It stands on connection 1, between tundra and forest; 2 joins forest and glacier."""
    return Table(players, walking_totem=True, **more)


def test_it_begins_on_connection_1() -> None:
    """IR2."""
    assert walking().final["walker"] == 1


def test_a_totem_beside_it_may_score_its_connection_for_all_tribes_at_once() -> None:
    """IR2: then it goes on."""
    table = walking(hands=["f-1"]).tents(1, "f1 f2 t1").totems(0, "t").totems(1, "t f")
    table.play(build(0, "F", "f-1"))
    assert table.decisions() == [walk(0, score=False), walk(0, score=True)]
    table.play(walk(0, score=True))
    assert table.points("walking") == [4, 4, 0]
    assert table.final["walker"] == 2
    assert table.phase == "refill"


def test_or_nothing_happens() -> None:
    """IR2."""
    table = walking(hands=["f-1"]).tents(1, "f1 t1").totems(0, "t")
    table.play(build(0, "F", "f-1"), walk(0, score=False))
    assert (table.final["walker"], table.points("walking")) == (1, [0, 0, 0])


def test_a_totem_elsewhere_or_a_tent_gives_no_choice() -> None:
    """IR2."""
    table = walking(hands=["g-1", "f-1"]).tents(1, "f1 g1")
    assert table.play(build(0, "G", "g-1")).phase == "refill"
    assert table.refill().play(build(1, "f2", "f-1")).phase == "refill"


def test_each_totem_gives_one_choice() -> None:
    """IR2: from 1 to 2 and on to 3, as the forest lies on both."""
    table = walking(hands=["f-1 f-2"]).tents(1, "f1 f2 f3").totems(0, "t g")
    table.play(build(0, "F F", "f-1 f-2"), walk(0, score=True), walk(0, score=True))
    assert table.final["walker"] == 3
    assert table.points("walking") == [2 + 3, 0, 0], "the second totem counts for 2 only"


def test_a_connection_it_has_left_is_never_scored_again() -> None:
    """IR2, ruling."""
    table = walking(hands=["f-1"]).tents(1, "f1 t1 g1").totems(0, "t g")
    table.play(build(0, "F", "f-1"), walk(0, score=True))
    assert table.points("totems") == [2 + 2, 0, 0], "2 and 7"


def test_it_scores_nothing_on_a_covered_connection_and_goes_on() -> None:
    """IR2."""
    table = walking(hands=["f-1"], mountains=[1]).tents(1, "f1 t1").totems(0, "t")
    table.play(build(0, "F", "f-1"), walk(0, score=True))
    assert (table.points("walking"), table.final["walker"]) == ([0, 0, 0], 2)


def test_after_the_last_connection_it_leaves_the_map() -> None:
    """IR2: then nobody is asked."""
    table = walking(hands=["t-1", "t-2"]).tents(1, "t1 t2 g1").totems(0, "g")
    table.put(walker=len(table.setting.connection_numbers) - 1)
    table.play(build(0, "T", "t-1"), walk(0, score=True)).refill()
    assert table.final["walker"] is None
    assert table.points("walking") == [2, 0, 0]
    assert table.play(build(1, "T", "t-2")).phase == "refill"


def test_totems_of_the_third_tribe_give_no_choice() -> None:
    """IR2."""
    table = walking(2, hands=["d-1 f-1"]).tents(1, "f1 t1")
    assert table.play(build(0, "d1", "d-1"), third(0, "F", "f-1")).phase == "refill"


def test_pawns_multiply_what_it_scores() -> None:
    """IM1, ruling: Honour is placed before it walks."""
    table = walking(hands=["f-1"], deeds=("honour",)).tents(1, "f1 t1").totems(0, "t")
    table.play(build(0, "F", "f-1"), deed(0, "honour", 1), walk(0, score=True))
    assert table.points("walking") == [4, 0, 0]


def test_honour_needs_a_connection_it_has_not_left() -> None:
    """IM3."""
    table = walking(hands=["f-1", "d-1"], deeds=("honour",)).tents(1, "f1 t1").totems(0, "t")
    table.put(walker=1)
    assert table.play(build(0, "F", "f-1")).phase == "walk", "no pawn for 1, and 2 is offered"
