"""IA4: the void totems of Unexplored Paths."""

from dataclasses import replace
from typing import Any

from bivouac.games.iwari.box.types import MapRules
from tests.rulebook.iwari.board import Table, build, third
from tests.rulebook.iwari.drawn import MAP, draw_map, without_symbols

PATHS = replace(without_symbols(MAP), rules=MapRules(centre=5), centre=(0.0, 0.0))


def paths(players: int = 3, **more: Any) -> Table:
    """Five void totems in the centre."""
    return Table(players, game_map=PATHS, **more)


def test_a_void_totem_leaves_the_centre_for_two_cards_of_its_new_biome() -> None:
    """IA4: no jokers."""
    table = paths(hands=["f-1 f-2 d-1"]).tents(1, "f1 d1")
    assert table.final["centre"] == 5
    assert table.payments("F<centre") == {"f-1+f-2"}
    assert "D<centre" not in table.builds()
    table.play(build(0, "F<centre", "f-1+f-2"))
    assert table.final["centre"] == 4
    assert table.final["totems"]["f"] == [0, 0, 0, 1]


def test_between_biomes_it_costs_one_card_of_each() -> None:
    """IA4: in whatever order they are named; never back to the centre."""
    table = paths(hands=["f-1 f-2 g-1"]).tents(1, "f1 g1")
    table.play(build(0, "F<centre", "f-1+f-2")).refill()
    table = paths(hands=["g-1 f-1"]).tents(1, "f1 g1").put(totems_left=[8, 8, 8, 4])
    table.positions["totems"][0, 1, 3] = table.positions["all_totems"][0, 1] = 1
    table.positions["leaders"][0, 1] = 8
    assert table.payments("G<f") in ({"f-1+g-1"}, {"g-1+f-1"})
    table.play(build(0, "G<f", "g-1+f-1"))
    assert table.final["totems"]["g"] == [0, 0, 0, 1]
    assert table.final["totems"]["f"] == [0, 0, 0, 0]


def test_base_rules_hold_at_the_destination() -> None:
    """IA4, IT5: the cap, and no totem where there is no tent."""
    table = paths(hands=["f-1 f-2"]).tents(1, "f1").totems(0, "f")
    assert "F<centre" not in table.builds()
    assert table.refusal(build(0, "F<centre", "f-1+f-2")) == "IT5"
    assert paths(hands=["f-1 f-2"]).builds("f<") == set()


def test_the_other_piece_goes_to_the_destination_for_its_own_card() -> None:
    """IA4: before or after, and a tent before raises the cap."""
    table = paths(hands=["f-1 f-2 f-3"]).tents(0, "f1").tents(1, "g1").totems(1, "f")
    assert "F<centre" not in table.builds()
    assert "f2 F<centre" in table.builds()
    table.play(build(0, "f2 F<centre", "f-1 f-2+f-3"))
    assert table.final["totems"]["f"] == [0, 1, 0, 1]


def test_only_one_of_the_placements_is_a_move() -> None:
    """IA4."""
    table = paths(hands=["f-1 f-2 f-3"]).tents(0, "f1 f2 f3")
    assert not any(found.count("<") > 1 for found in table.builds())


def test_the_third_tribe_moves_none() -> None:
    """IA4: in the own action."""
    table = paths(2, hands=["d-1 f-1 f-2"]).tents(1, "f1 f2")
    table.play(build(0, "d1", "d-1"))
    assert not any("<" in found for found in table.builds())
    assert table.refusal(third(0, "F<centre", "f-1+f-2")) == "IA4"


def test_void_totems_count_for_points_and_nobody_scores_where_the_void_alone_leads() -> None:
    """IA4, IP2: tied with the void a tribe scores."""
    table = paths(hands=["f-1 f-2", "f-3 f-4"]).tents(1, "f1 f2 f3 t1").totems(0, "f t")
    assert table.points("totems") == [2, 0, 0]
    table.play(build(0, "F<centre", "f-1+f-2")).refill()
    assert table.points("totems") == [3, 0, 0]
    table.play(build(1, "F<centre", "f-3+f-4"))
    assert table.points("totems") == [0, 0, 0]


def test_a_move_may_fulfil_an_expedition_for_another_player() -> None:
    """IA4, IX1: the void no longer leads in the forest."""
    wide = draw_map(dict.fromkeys("tfgcd", 8), "", "1:tf:land")
    game_map = replace(wide, rules=MapRules(centre=5), centre=(0.0, 0.0))
    laid = {"expeditions": [14]}
    table = Table(3, hands=["f-1 g-1"], expeditions=True, laid=laid, game_map=game_map)
    table.tents(1, "f1 f2 f3 g1").totems(1, "f t c").put(totems_left=[8, 5, 8, 3])
    table.positions["totems"][0, 1, 3] = 2
    table.positions["all_totems"][0, 1] = 3
    table.positions["leaders"][0, 1] = 8
    table.play(build(0, "G<f", "f-1+g-1"))
    assert table.points("expeditions")[1] == table.setting.pieces.rewards[14][0]


def test_of_two_who_fulfil_an_expedition_at_once_the_player_whose_turn_it_is_comes_first() -> None:
    """IX1, IA4: the void no longer leads in the forest, where seats 0 and 1 have one totem each."""
    wide = draw_map(dict.fromkeys("tfgcd", 8), "", "1:tf:land")
    game_map = replace(wide, rules=MapRules(centre=5), centre=(0.0, 0.0))
    laid = {"expeditions": [14]}
    hands = ["", "f-1 g-1"]
    table = Table(3, hands, expeditions=True, laid=laid, game_map=game_map, first=1)
    table.tents(2, "f1 f2 f3 f4 g1").totems(0, "f t c").totems(1, "f t c")
    table.put(totems_left=[5, 5, 8, 3])
    table.positions["totems"][0, 1, 3] = 2
    table.positions["all_totems"][0, 1] = 4
    table.positions["leaders"][0, 1] = 8
    table.play(build(1, "G<f", "f-1+g-1"))
    first, second = table.setting.pieces.rewards[14]
    assert table.points("expeditions") == [second, first, 0]


def test_a_move_gives_no_choice_of_the_walking_totem() -> None:
    """IA4, IR2."""
    table = paths(hands=["f-1 f-2"], walking_totem=True).tents(1, "f1")
    assert table.play(build(0, "F<centre", "f-1+f-2")).phase == "refill"


def test_the_void_takes_part_in_no_tie_break_and_has_no_points() -> None:
    """IA4: three players, three scores."""
    assert len(paths().game.result().scores) == 3
