"""IA6: contested territories, the determination token and the void biome."""

from typing import Any

from bivouac.games.iwari.game import GAME
from tests.rulebook.iwari.board import Table, build, deed, explore, third
from tests.rulebook.iwari.drawn import MAP, with_areas

VOID = with_areas(MAP, "x:t9:d9 y:f9:g9", "t9-t5 d9-d1 f9-f1 g9-g1")


def void(players: int = 3, **more: Any) -> Table:
    """Tokens x (tundra or desert) and y (forest or glacier); the last player holds the other."""
    return Table(players, game_map=VOID, **more)


def test_the_void_cards_join_the_deck_whatever_the_number_of_players() -> None:
    """IA6, IS3: 2 of each biome less with two players, but all 12 void cards."""
    for players, others in ((2, 47), (4, 52), (6, 57)):
        cards = GAME.setting({"map": "the-void", "players": players}).card_biomes
        assert cards.count("void") == 12
        assert len(cards) == others + 12


def test_void_cards_are_a_biome_and_jokers_like_the_others() -> None:
    """IA6, IT3."""
    table = void(hands=["v-1 v-2 f-1"]).tents(1, "f1")
    assert table.payments("f2") == {"f-1", "v-1+v-2"}


def test_two_cards_bring_a_contested_token_with_a_tent_to_one_of_its_two_territories() -> None:
    """IA6: one piece, no joker; it lies there for good."""
    table = void(hands=["t-1 t-2 d-1", "d-2 d-3"]).tents(1, "t1 d1")
    assert table.payments("x>t") == {"t-1+t-2"}
    assert "x>d" not in table.builds()
    table.play(build(0, "x>t", "t-1+t-2"))
    assert table.final["tents"]["t9"] == 0
    assert table.final["contested"] == {"x": "t", "y": None}
    table.refill()
    assert "x>d" not in table.builds()
    assert table.refusal(build(1, "x>d", "d-2+d-3")) == "IA6"


def test_an_unknown_area_is_no_spot_for_an_ordinary_tent() -> None:
    """IA6: nor for a fortification."""
    table = void(hands=["t-1 t-2"], fortifications=True).tents(1, "t1")
    assert not {"t9", "#t9"} & table.builds()
    assert table.refusal(build(0, "t9", "t-1")) in ("IA6", "IT5")


def test_the_contested_tent_counts_as_a_tent_of_its_territory() -> None:
    """IA6, IP1, IP3: for points, caps and settlements by its printed roads."""
    table = void(hands=["t-1 t-2 t-3"]).tents(0, "t5 t4 t3").tents(1, "t1")
    table.play(build(0, "x>t T", "t-1+t-2 t-3"))
    assert table.points("tents") == [5, 4, 0]
    assert table.points("settlements") == [4, 0, 0]


def test_in_an_unexplored_territory_it_explores() -> None:
    """IA6, IT4: with Courage earned by it."""
    table = void(hands=["d-1 d-2"], deeds=("union", "courage")).tents(1, "t1 f1 g1 c1")
    table.put(pawn_n=1, pawn_deed=[0], pawn_seat=[1], pawn_territory=[0])
    table.positions["territory_pawns"][0, 0] = 1
    table.play(build(0, "x>d", "d-1+d-2"))
    assert table.targets() == {"courage t", "courage None"}
    table.play(deed(0, "courage", "t"))


def test_a_contested_tent_in_a_full_territory_is_no_fill() -> None:
    """IA6, IM4: neither does its absence keep a territory from being full."""
    table = void(hands=["f-1 f-2", "g-1"], deeds=("discovery",)).tents(1, "f1 f2 f3 f4")
    assert table.play(build(0, "y>f", "f-1+f-2")).phase == "refill"
    table.refill().tents(2, "g1 g2 g3 g4")
    assert table.play(build(1, "g5", "g-1")).phase == "deed"


def test_the_last_player_first_holds_the_determination_token() -> None:
    """IA6."""
    assert void(first=1).final["determination"] == 0
    assert void(4).final["determination"] == 3


def test_its_holder_may_place_a_second_piece_in_an_unexplored_territory() -> None:
    """IA6: a tent or a totem, for one matching card; then it passes to the right."""
    table = void(hands=["f-1 f-2"]).put(determination=0)
    assert {"f1", "f1 f2", "f1 F"} <= table.builds()
    table.play(build(0, "f1 F", "f-1 f-2"))
    assert table.final["totems"]["f"] == [1, 0, 0]
    assert table.final["determination"] == 2


def test_one_piece_alone_does_not_use_it() -> None:
    """IA6: nor do two in an explored territory."""
    table = void(hands=["f-1"]).put(determination=0).play(build(0, "f1", "f-1"))
    assert table.final["determination"] == 0
    table = void(hands=["f-1 f-2"]).put(determination=0).tents(1, "f1")
    assert table.play(build(0, "f2 f3", "f-1 f-2")).final["determination"] == 0


def test_the_second_piece_costs_a_matching_card_and_no_joker() -> None:
    """IA6: the first may be paid with one, or be a contested tent."""
    table = void(hands=["f-1 d-1 d-2"]).put(determination=0)
    assert table.payments("f1 f2") == {"d-1+d-2 f-1"}
    table = void(hands=["f-1 f-2 f-3"]).put(determination=0)
    assert table.payments("y>f f1") == {"f-1+f-2 f-3"}
    assert "f1 y>f" not in table.builds()


def test_others_place_one_tent_there() -> None:
    """IT4."""
    table = void(hands=["f-1 f-2"]).put(determination=1)
    assert table.builds("f") == {"f1", "f2", "f3", "f4"}
    assert table.refusal(build(0, "f1 f2", "f-1 f-2")) in ("IT4", "IA6")


def test_no_fortification_by_determination() -> None:
    """IA6: tent or totem."""
    table = void(hands=["f-1 f-2"], fortifications=True).put(determination=0)
    assert not any("#" in found for found in table.builds("f1"))


def test_the_third_tribe_uses_neither_token() -> None:
    """IA6."""
    table = void(2, hands=["c-1 f-1 f-2"]).put(determination=0)
    table.play(build(0, "c1", "c-1"))
    assert table.builds("f") == {"f1", "f2", "f3", "f4"}
    assert "y>f" not in table.builds()
    assert table.refusal(third(0, "y>f", "f-1+f-2")) == "IA6"


def test_after_exploring_the_contested_token_and_the_determination_token_may_be_used() -> None:
    """IA6, IG1."""
    laid = {"discoveries": {"f2": "red", "f3": "green"}}
    table = void(hands=["f-1 f-2 f-3"], discoveries=True, laid=laid).put(determination=0)
    table.play(explore(0, "f"))
    assert {"f1", "f1 f2", "f1 F", "y>f", "y>f f1"} <= table.builds()
    table.play(build(0, "y>f f2", "f-1+f-2 f-3"))
    assert table.final["determination"] == 2
    assert table.points("discoveries") == [6, 0, 0]


def test_a_sixth_player_has_pieces_like_the_others() -> None:
    """IA6, ruling: 20 ruins as tents and the 8 void totems."""
    table = void(6)
    assert table.positions["tents_left"][0].tolist() == [20] * 6
    assert table.positions["totems_left"][0].tolist() == [8] * 6


def test_a_contested_tent_counts_for_expeditions_of_its_biome() -> None:
    """IX2: on a map of one's own, where both may be in play."""
    table = void(hands=["t-1 t-2"], expeditions=True, laid={"expeditions": [1]})
    table.tents(0, "t1 t2 t3").play(build(0, "x>t", "t-1+t-2"))
    assert table.points("expeditions")[0] == table.setting.pieces.rewards[1][0]
