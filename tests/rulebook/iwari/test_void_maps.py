"""IV11: what the atlas maps change against the void."""

from dataclasses import replace
from typing import Any

from bivouac.games.iwari.box.types import Map, MapRules
from tests.rulebook.iwari.board import build, swap
from tests.rulebook.iwari.drawn import MAP, with_roads, with_ruins, with_violet
from tests.rulebook.iwari.void_board import (
    VoidTable,
    alone,
    free,
    order,
    ruin,
    skip,
    together,
    void_build,
    voids,
)

FLOATING = replace(
    with_roads(MAP, "1:t1-f4 6:t5-d8"),
    rules=MapRules(bare=("tundra",), haunted="tundra", void_group=8),
)
"""The tundra takes no totem and draws ruins; connections 1 and 6 are roads too."""
ISLAND = replace(
    with_roads(with_ruins(MAP, "f4:glacier:2 g3:coast:3"), "2:f1-g5"),
    rules=MapRules(violet_first=True),
)
"""Violet spots that would guard connections against each other."""
ROAD = replace(with_violet(MAP, "g1 g2 c1"), rules=MapRules(road=True, violet_first=True))
PATHS = replace(MAP, rules=MapRules(centre=5, centre_limit=5), centre=(0.0, 0.0))


def on(game_map: Map, hand: str, **more: Any) -> VoidTable:
    """Alone on a map."""
    return alone(hand, game_map=game_map, **more)


def test_tundra_cards_bring_a_ruin_to_the_tundra() -> None:
    """IV11, Floating Lands: once a turn, after the build; the player chooses the spot."""
    table = on(FLOATING, "t-1 t-2 t-3")
    table.play(build(0, "t3", "t-1"))
    assert (table.phase, table.choices()) == ("ruin", {"t1", "t2", "t4", "t5"})
    assert table.refusal(ruin(0, "f1")) == "IV11"
    table.play(ruin(0, "t5"))
    assert table.ruins_at() == {"t5"}
    table.play(void_build(0, "t1", "t-2"))
    assert table.phase == "refill", "the second time in this turn"


def test_tundra_cards_count_wherever_they_pay() -> None:
    """IV11: as a joker, and for the void; a swapped card does not."""
    table = on(FLOATING, "t-1 t-2 g-1")
    table.play(build(0, "d1", "t-1+t-2"))
    assert table.phase == "ruin"
    table = on(FLOATING, "t-1 t-2 g-1")
    table.play(swap(0, "t-1"))
    assert table.phase == "void"
    table.play(void_build(0, "t1", "t-2"))
    assert (table.phase, table.choices()) == ("ruin", {"t2", "t3", "t4", "t5"})


def test_a_skipped_action_plays_no_card() -> None:
    """IV9, IV11: the card is discarded."""
    table = on(FLOATING, "g-1 t-1").complete("t")
    table.play(build(0, "g1", "g-1"), skip(0, "t-1"))
    assert table.phase == "refill"


def test_a_closed_tundra_gets_no_ruin() -> None:
    """IV11."""
    table = on(FLOATING, "t-1 t-2 g-1").close("t")
    table.play(build(0, "g1", "t-1+t-2"))
    assert table.phase == "void"


def test_without_a_ruin_left_the_tundra_ends_the_game() -> None:
    """IV10, IV11: a needed piece has run out."""
    table = on(FLOATING, "t-1 g-1").put(tents_left=[20, 0])
    table.play(build(0, "t1", "t-1"))
    assert (table.phase, table.reason) == ("over", "piece")


def test_ruins_in_the_tundra_are_adjacent() -> None:
    """IV11, IV8: four of them, wherever they stand, are a settlement; nothing is closed yet, and
    no totem stands in the tundra, so a ruin follows."""
    table = on(FLOATING, "g-1 d-1 d-2").ruins("t1 t3 f4").tents(0, "t4")
    table.play(swap(0, "g-1"), void_build(0, "t5", "d-1+d-2"))
    assert table.ruins_at() == {"t1", "t2", "t3", "t5", "f4"}, "t2 is nearest, between two ruins"
    assert table.claims == {"t": "void"}


def test_eight_ruins_win_on_floating_lands() -> None:
    """IV11, IV10: t4 and f1 are joined by a road, t1 and f4 by a connection."""
    table = on(FLOATING, "g-1 d-1 d-2").ruins("t1 t3 f4 f3 g1 g2 g3")
    table.positions["marked"][0] = table.positions["tents"][0, 1]
    table.play(swap(0, "g-1"), void_build(0, "g4", "d-1+d-2"))
    assert (table.phase, table.reason, table.winners) == ("over", "settlement", ())


def test_connections_are_no_way_for_distances() -> None:
    """IA1, IV5: along printed roads t4 is nearest to f4, although a connection leads from t1."""
    table = on(FLOATING, "g-1 v-1").pawn_on(1).ruins("f4").close("f")
    table.play(swap(0, "g-1"), voids(0, "v-1"))
    assert table.ruins_at() == {"f4", "t4"}


def test_void_builds_take_violet_spots_first() -> None:
    """IV11, Forgotten Island and Long Road: while the territory has a free one."""
    for game_map, violet in ((ISLAND, {"g3"}), (ROAD, {"g1", "g2"})):
        table = on(game_map, "t-1 g-1 g-2").tents(0, "g5")
        table.play(swap(0, "t-1"))
        singles = {found for found in table.builds("g") if found.islower() and " " not in found}
        assert singles == violet
        assert table.refusal(void_build(0, "g4", "g-1")) == "IV11"
    table = on(ISLAND, "t-1 g-1 g-2").tents(0, "g5")
    table.play(swap(0, "t-1"))
    assert "g3 g4" in table.builds("g"), "the second ruin is free once the violet spot is taken"
    table = on(ROAD, "t-1 g-1 g-2").tents(0, "g5")
    table.play(swap(0, "t-1"))
    assert "g1 g2" in table.builds("g")
    assert "g1 g4" not in table.builds("g")


def test_infections_and_players_do_not_care_for_violet_spots() -> None:
    """IV11."""
    table = on(ROAD, "g-1 v-1").pawn_on(3).ruins("g5").close("c")
    table.put(totems_left=[8, 0])
    assert {"g2", "g4"} <= table.builds("g")
    table.play(swap(0, "g-1"), voids(0, "v-1"))
    assert table.ruins_at() == {"g5", "g4"}


def test_violet_spots_of_the_island_cost_as_any_and_close_nothing() -> None:
    """IV11: connections are roads from the start."""
    table = on(ISLAND, "g-1 t-1").tents(0, "f1 f2 f3")
    assert table.payments("g5") == {"g-1"}
    assert table.payments("g3") == {"g-1"}
    table.play(build(0, "g5", "g-1"))
    assert table.phase == "free", "connection 2 joins f1 and g5"
    table.play(free(0, None))


def test_more_ruins_than_tents_on_violet_spots_win_at_the_end() -> None:
    """IV11: both colours count; an equal number does not."""
    for more, winners in (("g1", (0, 1)), ("", ())):
        table = together("f-1 f-2", limit=3, game_map=ROAD)
        table.tents(0, f"f1 {more}").tents(1, "f2").ruins("f3 g2").close("t g c d")
        table.positions["marked"][0, 0] = (1 << 64) - 1
        table.play(build(0, "f4", "f-1"))
        assert (table.phase, table.reason) == ("over", "all-judged")
        assert table.winners == winners


def test_void_totems_of_infections_go_to_the_centre() -> None:
    """IV11, Unexplored Paths: where one could stand in the territory; a void build's does not."""
    table = on(PATHS, "g-1 v-1").pawn_on(1).ruins("t5 f1")
    table.play(swap(0, "g-1"), voids(0, "v-1"), order(0, "t f"))
    assert table.final["centre"] == 2
    assert table.final["totems"]["t"] == table.final["totems"]["f"] == [0, 0]
    assert table.positions["totems_left"][0, 1] == 6
    table = on(PATHS, "g-1 t-1").ruins("t5")
    table.play(swap(0, "g-1"), void_build(0, "T", "t-1"))
    assert table.final["centre"] == 0
    assert table.final["totems"]["t"] == [0, 1]


def test_a_fifth_totem_in_the_centre_wins() -> None:
    """IV11, IV10."""
    table = on(PATHS, "g-1 v-1").pawn_on(1).ruins("t5 f1").put(centre=4, totems_left=[8, 4])
    table.play(swap(0, "g-1"), voids(0, "v-1"), order(0, "t f"))
    assert (table.phase, table.reason, table.winners) == ("over", "centre", ())
    assert table.final["centre"] == 5


def test_a_player_moves_a_void_totem_away_from_the_centre() -> None:
    """IV11, IA4: two cards of the destination, no joker, room under the cap, an open territory."""
    table = on(PATHS, "g-1 g-2 t-1").put(centre=2, totems_left=[8, 6]).tents(0, "g1 g2 t1")
    assert "G<centre" in table.builds("g")
    assert table.refusal(build(0, "T<centre", "g-1+g-2")) is not None
    table.play(build(0, "G<centre", "g-1+g-2"))
    assert table.final["centre"] == 1
    assert table.final["totems"]["g"] == [0, 1]
    assert table.positions["totems_left"][0, 1] == 6
    table = on(PATHS, "g-1 g-2 t-1").put(centre=2, totems_left=[8, 6]).tents(0, "g1").close("g")
    assert table.refusal(build(0, "G<centre", "g-1+g-2")) == "IV7"


def test_the_void_itself_moves_nothing() -> None:
    """IA4, IV11: not in the void action."""
    table = on(PATHS, "t-1 g-1 g-2").put(centre=2, totems_left=[8, 6]).tents(0, "g1")
    table.play(swap(0, "t-1"))
    assert "G<centre" not in table.builds("g")
