"""IM5: Courage."""

from typing import Any

from tests.rulebook.iwari.board import Table, build, decline, deed, third

LAND = "t1 f1 g1 c1"


def daring(players: int = 3, deeds: tuple[str, ...] = ("courage",), **more: Any) -> Table:
    """Only the desert is unexplored."""
    return Table(players, deeds=deeds, **more).tents(1, LAND)


def with_pawn(table: Table, territory: str = "t") -> Table:
    """A Discovery pawn of seat 1 stands there."""
    number = table.setting.territory_number[territory]
    table.put(pawn_n=1, pawn_deed=[1], pawn_seat=[1], pawn_territory=[number])
    table.positions["territory_pawns"][0, number] = 1
    return table


def test_whoever_explores_the_last_territory_may_put_it_beside_another_pawn() -> None:
    """IM5: it takes one multiplier step away there."""
    table = with_pawn(daring(hands=["d-1"]))
    assert table.points("tents") == [0, 2 + 1 + 1 + 1, 0]
    table.play(build(0, "d1", "d-1"))
    assert (table.phase, table.to_move) == ("deed", 0)
    assert table.decisions() == [deed(0, "courage", "t"), decline(0, "courage")]
    assert table.refusal(deed(0, "courage", "f")) == "IM5"
    table.play(deed(0, "courage", "t"))
    assert table.points("tents") == [1, 4, 0]
    assert table.final["pawns"][-1] == {"deed": "courage", "territory": "t"}


def test_two_union_pawns_and_courage_double() -> None:
    """IM5: the worked example, 5 and 3 points become 10 and 6."""
    table = Table(3, hands=["c-1"], deeds=("union", "courage"))
    table.tents(1, "d1 d2 d3 t1 f1 g1").tents(0, "d4 d5")
    desert = table.setting.territory_number["d"]
    table.put(pawn_n=2, pawn_deed=[0, 0], pawn_seat=[0, 1], pawn_territory=[desert, desert])
    table.positions["territory_pawns"][0, desert] = 2
    before = table.points("tents")
    table.play(build(0, "c1", "c-1"), deed(0, "courage", "d"))
    assert [a - b for a, b in zip(before, table.points("tents"), strict=True)] == [3 - 1, 5, 0]
    assert table.positions["territory_pawns"][0, desert] == 1


def test_it_can_be_declined_and_leaves_the_game() -> None:
    """IM5."""
    table = with_pawn(daring(hands=["d-1"])).play(build(0, "d1", "d-1"))
    table.play(decline(0, "courage"))
    assert table.phase == "refill"
    assert len(table.final["pawns"]) == 1
    assert table.positions["pawns_left"][0, 4] == 0


def test_without_another_pawn_it_leaves_the_game_unasked() -> None:
    """IM5."""
    table = daring(hands=["d-1"]).play(build(0, "d1", "d-1"))
    assert table.phase == "refill"
    assert table.positions["pawns_left"][0, 4] == 0


def test_it_may_wait_for_the_other_deeds_of_the_moment() -> None:
    """IM5, IM7: or be declined before them."""
    deeds = ("union", "courage")
    table = Table(3, hands=["d-1"], deeds=deeds).tents(1, "t1 f1 g1").tents(0, "c1 c2 c3")
    table.play(build(0, "d1", "d-1"))
    assert table.targets() == {"union c", "union d", "courage None"}
    other = Table(3, hands=["d-1"], deeds=deeds).tents(1, "t1 f1 g1").tents(0, "c1 c2 c3")
    other.play(build(0, "d1", "d-1"), decline(0, "courage"), deed(0, "union", "c"))
    assert other.phase == "refill"
    table.play(deed(0, "union", "c"))
    assert table.targets() == {"courage c", "courage None"}
    table.play(deed(0, "courage", "c"))
    assert table.positions["territory_pawns"].sum() == 0


def test_it_may_stand_beside_a_pawn_on_a_connection() -> None:
    """IM5."""
    table = daring(hands=["d-1"], deeds=("honour", "courage"))
    table.totems(1, "t f")
    number = table.setting.connection_number[1]
    table.put(pawn_n=1, pawn_deed=[2], pawn_seat=[1], pawn_connection=[number])
    table.positions["connection_pawns"][0, number] = 1
    table.put(pawns_left=[0, 0, 0])
    assert table.points("totems") == [0, 4, 0]
    table.play(build(0, "d1", "d-1"), deed(0, "courage", 1))
    assert table.points("totems") == [0, 2, 0]


def test_where_the_third_tribe_explores_the_last_territory_it_leaves_the_game() -> None:
    """I2.3."""
    table = with_pawn(daring(2, hands=["c-1 d-1"]))
    table.play(build(0, "c2", "c-1"), third(0, "d1", "d-1"))
    assert table.phase == "refill"
    assert table.positions["pawns_left"][0, 4] == 0


def test_exploring_another_territory_earns_nothing() -> None:
    """IM5."""
    table = with_pawn(Table(3, hands=["d-1"], deeds=("courage",)).tents(1, "t1 f1 g1"))
    assert table.play(build(0, "d1", "d-1")).phase == "refill"
    assert table.positions["pawns_left"][0, 4] == 1
