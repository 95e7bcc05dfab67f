"""IA1, IA2, IA5: Floating Lands, Forgotten Island and Long Road."""

from dataclasses import replace
from typing import Any

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import MapRules
from tests.rulebook.iwari.board import Table, build, deed, spots, third, walk
from tests.rulebook.iwari.drawn import MAP, draw_map, with_roads, with_ruins, with_violet

FLOATING = replace(with_roads(MAP, "6:t1-d8 7:g3-t3"), rules=MapRules(bare=("tundra",)))
ISLAND = with_ruins(with_roads(MAP, "1:t5-f1 3:g5-c3 6:t1-d8"), "d8:forest:6 c3:glacier:3")
APART = with_ruins(
    with_roads(
        draw_map({"t": 2, "f": 4, "d": 4}, "f1-f2 f2-f3 d1-d2 d2-d3", "1:fd:land 2:td:sea"),
        "1:f3-d1",
    ),
    "d1:desert:1",
)
"""Forest and desert are joined by connection 1 alone, which the ruin on d1 closes."""
ROAD = with_violet(MAP, "t1 f1 g1 c1 d1")


def test_no_totem_stands_in_the_tundra_of_floating_lands() -> None:
    """IA1."""
    table = Table(3, hands=["t-1 t-2 g-1"], game_map=FLOATING).tents(0, "t1 t2 g1")
    assert "G" in table.builds()
    assert not any("T" in build for build in table.builds())
    assert table.refusal(build(0, "T", "t-1")) == "IA1"


def test_a_connection_is_also_a_road_for_settlements() -> None:
    """IA1: t1 and d8 lie far apart by other roads; a mountain does not close it."""
    table = Table(3, game_map=FLOATING, mountains=[6]).tents(0, "t1 t2 d8 d7")
    assert table.points("settlements") == [4, 0, 0]


def test_such_a_road_makes_no_crossing() -> None:
    """IA1: g3 and t3 have two roads besides; so has d7."""
    laid = {"expeditions": [16]}
    table = Table(3, hands=["g-1"], expeditions=True, laid=laid, game_map=FLOATING)
    table.tents(0, "t3 t4 d2").play(build(0, "g3", "g-1"))
    assert table.points("expeditions") == [0, 0, 0], "only t4 and d2 are crossings"


def test_such_a_road_leaves_a_dead_end_one() -> None:
    """IA1, IM6: t1 and d8 still have one printed road."""
    table = Table(3, game_map=FLOATING, deeds=("veneration",), veneration="a", display="", deck="")
    table.tents(0, "t1 d8").tents(1, "d4").put(seat=2, tribe=2, turns=3, ending=1)
    assert table.play({"seat": 2, "do": "pass"}).to_move == 0


def island(players: int = 3, **more: Any) -> Table:
    """Ruins on d8, which closes 6, and on c3, which closes 3."""
    return Table(players, game_map=ISLAND, **more)


def test_a_ruin_is_replaced_for_two_cards_of_the_biome_it_shows() -> None:
    """IA2: no jokers; the player keeps the ruin, worth 1 point."""
    table = island(hands=["f-1 f-2 d-1"]).tents(1, "d1")
    assert table.payments("d8!") == {"f-1+f-2"}
    assert table.refusal(build(0, "d8", "d-1")) == "IA2"
    assert table.refusal(build(0, "d8!", "d-1")) in ("IA2", "IT3")
    table.play(build(0, "d8!", "f-1+f-2"))
    assert table.final["tents"]["d8"] == 0
    assert table.final["ruins"] == [1, 0, 0]
    assert table.points("ruins") == [1, 0, 0]


def test_it_is_one_placement_and_another_piece_may_follow() -> None:
    """IA2, IT1."""
    table = island(hands=["f-1 f-2 d-1"]).tents(1, "d1")
    assert {"d8! D", "d8! d2", "d2 d8!"} <= table.builds()


def test_a_ruin_may_be_the_first_tent_of_a_territory() -> None:
    """IA2, IT4."""
    table = island(hands=["f-1 f-2 d-1"])
    assert table.builds("d8!") == {"d8!"}


def test_a_guarded_connection_is_closed_until_then_and_scores_1_point_in_all() -> None:
    """IA2, ruling; deeds multiply it, unguarded ones score as usual."""
    table = island(hands=["f-1 f-2"], deeds=("respect",)).tents(1, "d1 t1")
    table.totems(0, "t d d").totems(1, "t").totems(2, "g c")
    assert table.points("totems") == [0, 0, 0]
    table.play(build(0, "d8!", "f-1+f-2"))
    assert table.targets() == {"respect 6"}
    table.play(deed(0, "respect", 6))
    assert table.points("totems") == [2, 0, 0]


def test_a_closed_connection_is_no_road() -> None:
    """IA2."""
    table = Table(3, hands=["d-1 d-2"], game_map=APART, deeds=("union",))
    table.tents(0, "f1 f2 f3").tents(1, "d3")
    table.play(build(0, "d1!", "d-1+d-2"))
    assert table.targets() == {"union f", "union d"}
    assert table.points("settlements") == [4, 0, 0]


def test_a_spot_with_a_ruin_is_neither_free_nor_filled() -> None:
    """IA2, ruling: the territory is full once the ruin is replaced, and no fortification fits."""
    table = island(hands=["g-1 g-2", "c-1"], deeds=("discovery",), fortifications=True)
    table.tents(1, "c1")
    assert "#c3" not in table.builds()
    assert table.refusal(build(0, "#c3", "g-1+g-2")) == "IF1"
    table.tents(2, "c2")
    table.play(build(0, "c3!", "g-1+g-2"))
    assert table.phase == "deed"


def test_the_tent_before_the_ruin_does_not_fill_its_territory() -> None:
    """IA2, IM4."""
    table = island(hands=["c-1"], deeds=("discovery",)).tents(1, "c1")
    assert table.play(build(0, "c2", "c-1")).phase == "refill"


def test_the_third_tribe_may_replace_a_ruin_too() -> None:
    """IA2, ruling: it counts for that tribe."""
    table = island(2, hands=["t-1 f-1 f-2"])
    table.play(build(0, "t1", "t-1"), third(0, "d8!", "f-1+f-2"))
    assert table.final["ruins"] == [0, 0, 1]
    assert table.points("ruins") == [0, 0, 1]


def test_the_walking_totem_scores_nothing_on_a_closed_connection_and_1_on_an_opened_one() -> None:
    """IA2, IR2."""
    table = island(hands=["t-1", "t-2"], walking_totem=True).tents(1, "t1 t2 t3")
    table.totems(0, "d").put(walker=4)
    assert table.setting.connection_numbers[4] == 6
    table.play(build(0, "T", "t-1"), walk(0, score=True))
    assert table.points("walking") == [0, 0, 0]


def test_forgotten_island_has_no_mountains() -> None:
    """IA2."""
    assert not any(c.symbol for c in packaged_box().maps["forgotten-island"].connections)


def test_connections_1_and_11_of_glacier_massif_join_the_same_territories() -> None:
    """IA3."""
    massif = packaged_box().maps["glacier-massif"]
    joined = {c.number: set(c.territories) for c in massif.connections}
    assert joined[1] == joined[11]


def test_both_connections_of_the_same_territories_score() -> None:
    """IA3, IP2."""
    twice = draw_map({"t": 3, "f": 3}, "t1-f1", "1:tf:land 11:tf:land")
    table = Table(3, game_map=twice).totems(0, "t f")
    assert table.points("totems") == [2 + 2, 0, 0]


def test_the_violet_road_is_scored_at_the_end_as_if_it_were_a_territory() -> None:
    """IA5: once more, beside the territories; deeds and fortifications do not touch it."""
    table = Table(3, game_map=ROAD, fortifications=True)
    table.tents(0, "t1 f1 f2").tents(1, "g1").tents(2, "d2")
    assert table.points("road") == [3, 2, 0]
    table.positions["territory_pawns"][0, :5] = 1
    spot = table.setting.spot_number["t1"]
    table.positions["forts"][0, 0] = 1 << spot
    assert table.points("road") == [3, 2, 0]
    assert table.points("tents")[0] == 2 * 2 * 1 + 2 * 2


def test_a_map_without_a_violet_road_has_no_points_for_one() -> None:
    """IA5."""
    table = Table(3).tents(0, spots("d", range(1, 4)))
    assert "road" not in table.game.result().breakdown[0]
