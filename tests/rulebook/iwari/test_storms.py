"""IR1: storms on connections."""

from typing import Any

from tests.rulebook.iwari.board import Table, build, deed, spots, storm, third

FOREST, TUNDRA = spots("f", range(1, 5)), spots("t", range(1, 6))


def stormy(players: int = 3, storms: tuple[int, ...] = (1,), **more: Any) -> Table:
    """Storms on some connections; 1 joins tundra and forest, 2 forest and glacier."""
    return Table(players, storms=True, laid={"storms": list(storms)}, **more)


def test_a_covered_connection_does_not_score() -> None:
    """IR1."""
    table = stormy().totems(0, "t f g")
    assert table.points("totems") == [2 + 2, 0, 0], "2 and 7, not 1"


def test_the_player_with_most_tents_in_both_may_move_the_storm_or_leave_it() -> None:
    """IR1: also when it is another player's turn; the next number after 1 is 2."""
    table = stormy(hands=["f-1"]).tents(1, TUNDRA).tents(0, "f1 f2 f3")
    table.play(build(0, "f4", "f-1"))
    assert (table.phase, table.to_move) == ("storm", 1)
    assert table.decisions() == [storm(1, 1, move=False), storm(1, 1, move=True)]
    assert table.refusal(storm(0, 1, move=True)) == "IR1"
    assert table.refusal(storm(1, 2, move=True)) == "IR1"
    table.play(storm(1, 1, move=True))
    assert table.final["storms"] == [2]
    assert (table.phase, table.to_move) == ("refill", 0)


def test_a_storm_that_is_left_stays_and_is_not_asked_about_again() -> None:
    """IR1: decided once per such moment."""
    table = stormy(hands=["f-1", "g-1"]).tents(1, TUNDRA).tents(0, "f1 f2 f3")
    table.play(build(0, "f4", "f-1"), storm(1, 1, move=False)).refill()
    assert table.final["storms"] == [1]
    assert table.play(build(1, "g1", "g-1")).phase == "refill"


def test_nothing_is_asked_before_the_second_territory_is_full() -> None:
    """IR1."""
    table = stormy(hands=["f-1"]).tents(1, "t1 t2 t3 t4").tents(0, "f1 f2 f3")
    assert table.play(build(0, "f4", "f-1")).phase == "refill"
    assert table.final["storms"] == [1]


def test_on_a_tie_the_storm_moves_by_itself_past_covered_ones_and_round() -> None:
    """IR1, ruling: from 7, the last, past the storm on 1 to 2."""
    table = stormy(storms=(1, 7), hands=["g-1"]).tents(1, TUNDRA).tents(0, "g1 g2 g3 g4")
    table.play(build(0, "g5", "g-1"))
    assert table.phase == "refill"
    assert table.final["storms"] == [1, 2]


def test_with_the_third_tribe_in_front_the_storm_moves() -> None:
    """IR1."""
    table = stormy(2, hands=["f-1 c-1"]).tents(2, TUNDRA).tents(0, "f1 f2 f3")
    table.play(build(0, "f4", "f-1"))
    assert table.phase == "third"
    assert table.final["storms"] == [2]


def test_a_tent_of_the_third_tribe_can_fill_the_second_territory() -> None:
    """IR1: the player in front decides."""
    table = stormy(2, hands=["d-1 f-1"]).tents(1, TUNDRA).tents(0, "f1 f2 f3")
    table.play(build(0, "d1", "d-1"), third(0, "f4", "f-1"))
    assert (table.phase, table.to_move) == ("storm", 1)


def test_several_storms_are_decided_in_ascending_order() -> None:
    """IR1: filling the forest, between tundra and glacier; the first goes past the second."""
    table = stormy(storms=(1, 2), hands=["f-1"]).tents(1, TUNDRA)
    table.tents(2, spots("g", range(1, 6))).tents(0, "f1 f2 f3")
    table.play(build(0, "f4", "f-1"))
    assert table.decisions()[0] == storm(1, 1, move=False)
    table.play(storm(1, 1, move=True))
    assert table.decisions()[0] == storm(2, 2, move=False)
    assert table.play(storm(2, 2, move=True)).final["storms"] == [3, 5]


def test_arriving_between_two_full_territories_decides_nothing() -> None:
    """IR1, ruling: the glacier is full too."""
    table = stormy(hands=["f-1"]).tents(1, TUNDRA).tents(2, spots("g", range(1, 6)))
    table.tents(0, "f1 f2 f3").play(build(0, "f4", "f-1"), storm(1, 1, move=True))
    assert table.phase == "refill"
    assert table.final["storms"] == [2]


def test_deeds_come_before_storms() -> None:
    """IM7."""
    table = stormy(hands=["f-1"], deeds=("discovery",)).tents(1, TUNDRA).tents(0, "f1 f2 f3")
    table.play(build(0, "f4", "f-1"))
    assert table.phase == "deed"
    assert table.play(deed(0, "discovery", "d")).phase == "storm"


def test_honour_can_be_earned_once_a_storm_has_gone() -> None:
    """IM3: it is checked with the next piece."""
    table = stormy(hands=["f-1 d-1", "d-2", "d-3"], deeds=("honour",)).tents(1, TUNDRA)
    table.tents(0, "f1 f2 f3").totems(0, "t f")
    table.play(build(0, "f4", "f-1"), storm(1, 1, move=True)).refill()
    table.play(build(1, "d1", "d-2")).refill().play(build(2, "d2", "d-3")).refill()
    assert table.play(build(0, "d3", "d-1")).targets() == {"honour 1"}
