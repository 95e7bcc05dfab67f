"""IV9: own pieces move away from a complete biome."""

from dataclasses import replace

from tests.rulebook.iwari.board import build, swap
from tests.rulebook.iwari.drawn import draw_map
from tests.rulebook.iwari.void_board import VoidTable, alone, void_build

_ONE_DESERT = draw_map({"d": 2, "t": 4, "f": 3}, "d1-d2 d2-t1 t1-t2 t2-t3 t3-t4 t4-f1", "1:dt:land")
TWO_DESERTS = replace(
    _ONE_DESERT,
    territories=tuple(
        replace(one, id="e", biome="desert") if one.id == "f" else one
        for one in _ONE_DESERT.territories
    ),
    spots=tuple(
        replace(spot, id=spot.id.replace("f", "e"), territory="e")
        if spot.territory == "f"
        else spot
        for spot in _ONE_DESERT.spots
    ),
    roads=tuple((one, other.replace("f", "e")) for one, other in _ONE_DESERT.roads),
)


def settled(hand: str) -> VoidTable:
    """A complete desert with tents of the player in d1 to d5, two totems and one of the void."""
    table = alone(hand).tents(0, "d1 d3 d4 d5").ruins("d2 d6 d7 d8").totems(0, "d d")
    table.positions["marked"][0] = table.positions["tents"][0, 1]
    return table.complete("d")


def test_two_tents_move_for_one_desert_and_two_tundra_cards() -> None:
    """IV9: the rulebook's example. The void's totem lies on the player's, so tents move; with all
    cards played the void does not act."""
    table = settled("d-1 t-1 t-2").tents(0, "g1").totems(1, "d")
    assert "G~d" not in table.builds("g")
    table.play(build(0, "g2~d1 g3~d3", "d-1 t-1+t-2"))
    tents = {spot for spot, tribe in table.final["tents"].items() if tribe == 0}
    assert tents == {"g1", "g2", "g3", "d4", "d5"}
    assert table.positions["tents_left"][0, 0] == 20 - 5
    assert table.phase == "refill"


def test_a_totem_moves_where_no_void_totem_lies_above_it() -> None:
    """IV9: one placed after the void's last is free to go."""
    table = settled("d-1 t-1").tents(0, "g1 g2")
    assert "G~d" in table.builds("g")
    table.play(build(0, "G~d", "d-1"))
    assert table.final["totems"]["d"] == [1, 0]
    assert table.final["totems"]["g"] == [1, 0]
    table = settled("d-1 t-1").tents(0, "g1 g2").totems(1, "d").totems(0, "d")
    assert "G~d" in table.builds("g"), "the third totem was placed above the void's"
    table.play(build(0, "G~d", "d-1"))
    assert table.refusal(build(0, "G~d", "t-1")) is not None


def test_a_move_costs_the_card_of_its_source_or_a_joker() -> None:
    """IV9, IT3: a card of the destination alone pays for nothing."""
    table = settled("g-1 d-1 t-1").tents(0, "g1")
    assert table.payments("g2~d1") == {"d-1"}
    assert table.payments("g2") == {"g-1"}
    assert table.payments("g2~d1 g3") == {"d-1 g-1"}
    assert table.refusal(build(0, "g2~d1", "g-1")) == "IV9"
    table = settled("t-1 t-2 g-1").tents(0, "g1")
    assert table.payments("g2~d1") == {"t-1+t-2"}
    table = settled("d-1 d-2 t-1").tents(0, "g1")
    assert table.payments("g2~d1") == {"d-1"}, "two desert cards are no joker for a desert piece"
    assert table.payments("g2~d1 g3~d3") == {"d-1 d-2"}


def test_a_piece_moves_to_an_open_territory_of_another_biome() -> None:
    """IV9, IV7, IT4."""
    table = settled("d-1 t-1").close("c")
    assert table.refusal(build(0, "d2~d1", "d-1")) is not None
    assert table.refusal(build(0, "c1~d1", "d-1")) == "IV7"
    assert table.refusal(build(0, "g1~d1 g2~d3", "d-1 t-1")) == "IT4"
    assert "g1~d1" in table.builds("g")


def test_only_pieces_of_a_complete_biome_move() -> None:
    """IV9: each of its territories has been filled once."""
    table = alone("d-1 t-1").tents(0, "d1 g1").close("d")
    assert table.refusal(build(0, "g2~d1", "d-1")) == "IV9"
    assert table.refusal(build(0, "t1~g1", "d-1")) == "IV9"


def test_only_own_pieces_move() -> None:
    """IV9: no ruin, and nothing in the void action."""
    table = settled("d-1 t-1").tents(0, "g1")
    assert table.refusal(build(0, "g2~d2", "d-1")) == "IV9"
    table.play(swap(0, "t-1"))
    assert table.refusal(void_build(0, "g2~d2", "d-1")) == "IV9"


def test_a_move_needs_no_piece_in_stock() -> None:
    """IV9, IV10."""
    table = settled("d-1 t-1").tents(0, "g1").put(tents_left=[0, 17], totems_left=[1, 8])
    assert "g2~d1" in table.builds("g")
    assert "t1" not in table.builds("t")


def test_one_build_does_not_move_the_same_totem_twice() -> None:
    """IV9: there is room for both, and a card for each; it takes two totems that are free to go."""
    table = settled("d-1 d-2").tents(0, "g1 g2").totems(1, "d").totems(0, "d")
    assert "G~d" in table.builds("g")
    assert "G~d G~d" not in table.builds("g")
    assert table.refusal(build(0, "G~d G~d", "d-1 d-2")) == "IV9"
    table.totems(0, "d").play(build(0, "G~d G~d", "d-1 d-2"))
    assert table.final["totems"]["g"] == [2, 0]


def test_a_moved_tent_keeps_its_mark() -> None:
    """IV8, IV9: it joins three others, and they make no new settlement though a piece would fit."""
    table = settled("d-1 t-1").tents(0, "f1 f2 t4")
    table.positions["marked"][0, 0] |= 1 << table.setting.spot_number["d1"]
    table.play(build(0, "f3~d1", "d-1"))
    assert table.phase == "void"
    table = settled("d-1 t-1").tents(0, "f1 f2 t4")
    table.play(build(0, "f3~d1", "d-1"))
    assert table.phase == "free", "an unmarked one does"


def test_a_territory_that_was_left_is_not_judged_again() -> None:
    """IV7, IV9: it stays claimed, and nobody may enter it."""
    table = settled("d-1 t-1 d-2").tents(0, "g1")
    table.play(build(0, "g2~d1", "d-1"))
    assert table.claims == {"d": "players"}
    assert table.builds("d") == set()


def test_a_moved_piece_fills_and_judges_where_it_comes_to() -> None:
    """IV7, IV9."""
    table = settled("d-1 t-1").tents(0, "c1 c2")
    table.play(build(0, "c3~d1", "d-1"))
    assert table.claims == {"d": "players", "c": "players"}


def test_a_tent_moves_and_a_totem_is_built_beside_it() -> None:
    """IV9, IT5: the moved tent counts at once."""
    table = settled("d-1 g-1").tents(0, "g1").totems(0, "g")
    table.play(build(0, "g2~d1 G", "d-1 g-1"))
    assert table.final["totems"]["g"] == [2, 0]


def test_every_territory_of_a_biome_must_have_been_filled() -> None:
    """IV9: of two deserts one is full."""
    table = alone("d-1 t-1", game_map=TWO_DESERTS).tents(0, "d1 t1").complete("d")
    assert table.refusal(build(0, "t2~d1", "d-1")) == "IV9"
    table.complete("e")
    assert "t2~d1" in table.builds("t")
