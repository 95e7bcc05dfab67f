"""IM1-IM4, IM7: deeds and their pawns."""

import pytest

from tests.rulebook.iwari.board import Table, build, deed, spots

ALL = ("union", "discovery", "honour", "respect")


def test_two_union_pawns_turn_5_and_3_points_into_15_and_9() -> None:
    """IM1: the worked example."""
    table = Table(3, deeds=("union",)).tents(0, "d1 d2 d3").tents(1, "d4 d5")
    assert table.points("tents") == [5, 3, 0]
    table.positions["territory_pawns"][0, table.setting.territory_number["d"]] = 2
    assert table.points("tents") == [15, 9, 0]


def test_a_pawn_multiplies_for_everybody_and_only_where_it_stands() -> None:
    """IM1: on a connection it multiplies totem points."""
    table = Table(3, deeds=("honour",)).totems(0, "t f g").totems(1, "t f")
    assert table.points("totems") == [4 + 3 + 3, 4, 0]
    table.positions["connection_pawns"][0, table.setting.connection_number[1]] = 1
    assert table.points("totems") == [8 + 3 + 3, 8, 0]


def test_union_goes_to_whoever_makes_a_settlement() -> None:
    """IM2: the pawn stands on a territory the settlement touches."""
    table = Table(3, hands=["g-1 g-2 g-3"], deeds=("union",)).tents(0, "f3 f4 g2")
    table.play(build(0, "g1", "g-1"))
    assert (table.phase, table.to_move) == ("deed", 0)
    assert table.targets() == {"union f", "union g"}
    assert table.refusal(deed(0, "union", "t")) == "IM2"
    assert table.refusal(deed(0, "discovery", "t")) in ("IM4", "IM7")
    table.play(deed(0, "union", "f"))
    assert table.final["pawns"] == [{"deed": "union", "territory": "f"}]
    assert table.points("tents") == [2 * 2 + 2, 0, 0]
    assert table.phase == "refill"


def test_a_pawn_cannot_be_declined() -> None:
    """IM7: Courage alone could be, and is not played."""
    table = Table(3, hands=["g-1"], deeds=("union",)).tents(0, "g1 g2 g3")
    table.play(build(0, "g4", "g-1"))
    assert table.kinds() == {"deed"}
    assert table.decisions() == [deed(0, "union", "g")], "a single choice is still a decision"
    declined = {"seat": 0, "do": "deed", "deed": "union", "territory": None}
    assert table.refusal(declined) == "IM2"


def test_two_different_players_earn_union() -> None:
    """IM2: the first two; nobody twice, and no third."""
    table = Table(3, hands=["g-1 t-1", "c-1", "d-1"], deeds=("union",))
    table.tents(0, "g1 g2 g3 t1 t2 t3").tents(1, "c1 c2 d1 d2").tents(2, "f1 f2 f3 d3 d4")
    table.play(build(0, "g4", "g-1"), deed(0, "union", "g")).refill()
    table.play(build(1, "c3", "c-1"), deed(1, "union", "d")).refill()
    assert table.positions["pawns_left"][0, 0] == 0
    table.put(pawns_left=[1])
    table.play(build(2, "d5", "d-1"))
    assert table.phase == "refill", "no settlement yet"
    table.refill()
    table.play(build(0, "t4", "t-1"))
    assert table.phase == "refill", "has earned Union before"


def test_the_connected_group_makes_the_union_with_paths_too() -> None:
    """IM2, IP3: a star of four tents."""
    table = Table(3, hands=["d-1"], deeds=("union",), settlements="path").tents(0, "d1 d2 d3")
    assert table.play(build(0, "d5", "d-1")).targets() == {"union d"}


def test_honour_goes_to_the_first_with_a_majority_at_both_ends_of_a_land_connection() -> None:
    """IM3: ties count; the pawn goes on that connection."""
    table = Table(3, hands=["f-1", "g-1"], deeds=("honour",)).tents(1, "f1 f2 t1 g1")
    table.totems(1, "f").totems(0, "t").play(build(0, "F", "f-1"))
    assert table.targets() == {"honour 1"}
    table.play(deed(0, "honour", 1)).refill()
    assert table.points("totems") == [2 * 3, 0, 0]
    assert table.play(build(1, "G", "g-1")).phase == "refill", "there is one pawn only"


def test_of_several_connections_held_the_player_chooses_one() -> None:
    """IM3: uncovered ones, 1 (t-f), 2 (f-g) and 7 (g-t)."""
    table = Table(3, hands=["g-1"], deeds=("honour",)).tents(1, "f1 t1 g1")
    table.totems(0, "f t").play(build(0, "G", "g-1"))
    assert table.targets() == {"honour 1", "honour 2", "honour 7"}


def test_a_covered_connection_earns_nothing() -> None:
    """IM3, IS2, ruling."""
    table = Table(3, hands=["f-1"], deeds=("honour",), mountains=[1]).tents(1, "f1 t1")
    table.totems(0, "t").play(build(0, "F", "f-1"))
    assert table.phase == "refill"


def test_respect_is_the_same_over_a_sea_connection() -> None:
    """IM3: 3 (g-c) and 6 (t-d) are by sea."""
    table = Table(3, hands=["c-1"], deeds=("honour", "respect")).tents(1, "g1 c1")
    table.totems(0, "g").play(build(0, "C", "c-1"))
    assert table.targets() == {"respect 3"}
    assert table.refusal(deed(0, "respect", 7)) == "IM3"
    assert table.refusal(deed(0, "honour", 3)) in ("IM3", "IM7")


def test_no_totem_is_no_majority() -> None:
    """IM3."""
    table = Table(3, hands=["f-1"], deeds=("honour",)).tents(1, "f1 t1")
    assert table.play(build(0, "F", "f-1")).phase == "refill"


def test_another_players_piece_earns_nobody_else_a_deed() -> None:
    """IM3: it is checked when that player places a piece, then also a tent."""
    table = Table(3, hands=["c-1", "c-2"], deeds=("honour",)).tents(0, "t1 f1")
    table.totems(1, "t f")
    assert table.play(build(0, "c1", "c-1")).phase == "refill"
    table.refill().play(build(1, "c2", "c-2"))
    assert table.targets() == {"honour 1"}


def test_discovery_goes_to_whoever_fills_the_last_spot_of_a_territory() -> None:
    """IM4: the pawn goes on any other territory."""
    table = Table(3, hands=["c-1"], deeds=("discovery",)).tents(1, "c1").tents(2, "c2")
    table.play(build(0, "c3", "c-1"))
    assert table.targets() == {f"discovery {territory}" for territory in "tfgd"}
    assert table.refusal(deed(0, "discovery", "c")) == "IM4"


def test_nobody_earns_discovery_twice_and_there_are_two_pawns() -> None:
    """IM4."""
    table = Table(3, hands=["c-1 f-1", "t-1", "g-1"], deeds=("discovery",))
    table.tents(1, "c1 c2 f1 f2 f3").tents(2, "t1 t2 t3 t4 g1 g2 g3 g4")
    table.play(build(0, "c3", "c-1"), deed(0, "discovery", "d")).refill()
    table.play(build(1, "t5", "t-1"), deed(1, "discovery", "d")).refill()
    assert table.play(build(2, "g5", "g-1")).phase == "refill", "no pawn is left"
    table.refill().put(pawns_left=[0, 1]).play(build(0, "f4", "f-1"))
    assert table.phase == "refill", "has one already"


def test_several_deeds_at_once_are_placed_in_the_order_the_player_likes() -> None:
    """IM7: the fourth tent in a row fills the forest."""
    table = Table(3, hands=["f-1"], deeds=ALL).tents(0, "f1 f2 f3")
    table.play(build(0, "f4", "f-1"))
    assert table.targets() == {"union f", *(f"discovery {territory}" for territory in "tgcd")}
    table.play(deed(0, "discovery", "g"))
    assert table.targets() == {"union f"}
    table.play(deed(0, "union", "f"))
    assert [pawn["deed"] for pawn in table.final["pawns"]] == ["discovery", "union"]


def test_the_deeds_of_the_first_piece_are_placed_before_the_second_piece() -> None:
    """IM7: the build has been paid for by then."""
    table = (
        Table(3, hands=["f-1 f-2"], deeds=ALL).tents(0, "f1 f2 f3").tents(1, "t1").totems(0, "t")
    )
    table.play(build(0, "f4 F", "f-1 f-2"))
    assert table.final["tents"]["f4"] == 0
    assert table.final["totems"]["f"] == [0, 0, 0], "the totem waits"
    assert sorted(table.final["discards"]) == ["f-1", "f-2"]
    assert "honour 1" not in table.targets()
    table.play(deed(0, "union", "f"), deed(0, "discovery", "t"))
    assert table.final["totems"]["f"] == [1, 0, 0]
    assert table.targets() == {"honour 1"}
    table.play(deed(0, "honour", 1))
    assert (table.phase, len(table.final["pawns"])) == ("refill", 3)


@pytest.mark.parametrize("deeds", [(), ("respect",), ("discovery", "honour")])
def test_a_deed_that_is_not_in_play_is_not_earned(deeds: tuple[str, ...]) -> None:
    """IM: any subset may be in play."""
    table = Table(3, hands=["d-1"], deeds=deeds).tents(0, spots("d", range(1, 5)))
    assert table.play(build(0, "d5", "d-1")).phase == "refill"


def test_pawns_on_one_place_add_up() -> None:
    """IM1: Union and Discovery on one territory make three times its points."""
    table = Table(3, hands=["f-1"], deeds=ALL).tents(0, "f1 f2 f3 g1")
    table.play(build(0, "f4", "f-1"), deed(0, "union", "g"), deed(0, "discovery", "g"))
    assert table.points("tents") == [4 + 3 * 1, 0, 0]
