"""What bots of Iwari weigh: features of a position, and how far a game has gone."""

from typing import Any

import numpy as np
import pytest

from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.jit import entry
from bivouac.core.records import Ints, Records, allocate
from bivouac.core.registry import find_game
from bivouac.games.iwari import kernels
from bivouac.games.iwari.void import kernels as void_kernels
from bivouac.games.iwari.worth import names
from tests.rulebook.iwari.board import Table
from tests.rulebook.iwari.void_board import VoidTable

GUARD = 77
"""Lies behind the features, and stays there."""
ALL: Json = {"walking_totem": True, "fortifications": True, "discoveries": True}
DEEDS = ["union", "discovery", "honour", "respect", "courage", "veneration"]
SETTINGS: tuple[Json, ...] = (
    {"map": "new-horizons", "players": 2},
    {"map": "vast-lands", "players": 5, "settlements": "path"},
    {"map": "long-road", "players": 3, **ALL, "expeditions": True, "deeds": DEEDS},
    {"map": "unexplored-paths", "players": 4, "expeditions": True},
    {"map": "the-void", "players": 6, **ALL, "deeds": DEEDS, "veneration": "b"},
    {"map": "forgotten-island", "mode": "solo"},
    {"map": "floating-lands", "mode": "coop"},
)


@entry
def write_features(
    tables: Records, positions: Records, works: Records, side: int, out: Ints
) -> int:
    """The features of a side, and how far the game is."""
    kernels.score(tables[0], positions[0], works[0].scores)
    kernels.features(tables[0], positions[0], works[0], side, out)
    return kernels.progress(tables[0], positions[0])


@entry
def write_void_features(
    tables: Records, positions: Records, works: Records, side: int, out: Ints
) -> int:
    """The same against the void."""
    void_kernels.score(tables[0], positions[0], works[0].scores)
    void_kernels.features(tables[0], positions[0], works[0], side, out)
    return void_kernels.progress(tables[0], positions[0])


def look(setting: Setting, positions: Records, side: int) -> tuple[list[int], int]:
    """The features of a side, and how far the game is."""
    features: int = setting.rules.FEATURES
    write = write_void_features if setting.rules is void_kernels else write_features
    out = np.full(features + 1, GUARD, np.int32)
    how_far = write(setting.static, positions, allocate(setting.rules.Work, 1), side, out)
    assert out[features] == GUARD
    return out[:features].tolist(), int(how_far)


def seen(table: Table, side: int, *wanted: str, among: Any = names) -> list[int]:
    """Some features of a side by name."""
    found, _ = look(table.setting, table.positions, side)
    return [found[getattr(among, name)] for name in wanted]


@pytest.mark.slow
@pytest.mark.parametrize("chosen", SETTINGS, ids=lambda chosen: str(chosen["map"]))
def test_in_every_position_of_a_game_each_side_has_features(chosen: Json) -> None:
    """The constant comes first, the position stays as it is, and the same gives the same."""
    setting = find_game("iwari").setting(chosen)
    rng = generator(7, 0)
    game = Game.new(setting, rng)
    assert look(setting, game.positions, 0)[1] < 30
    while not game.is_over:
        before = game.positions.tobytes()
        for side in range(setting.sides):
            found, how_far = look(setting, game.positions, side)
            assert found[names.ONE] == 1
            assert 0 <= how_far < 256
            assert look(setting, game.positions, side) == (found, how_far)
        assert game.positions.tobytes() == before
        if game.is_chance:
            game.resolve(rng)
        else:
            legal = game.legal()
            game.apply(legal[int(rng[0] % len(legal))])
            rng[0] += np.uint64(0x9E3779B9)
    assert look(setting, game.positions, 0)[1] == 256


def test_a_game_goes_on_with_the_cards_of_the_deck_and_faster_with_the_tents() -> None:
    """IE1, IE2: what ends a game is what is nearest."""
    setting = find_game("iwari").setting({"map": "new-horizons", "players": 3})
    game = Game.new(setting, generator(7, 0))
    assert look(setting, game.positions, 0)[1] == 0
    game.positions["deck_top"][0] = game.positions["deck_end"][0] // 2
    assert 55 <= look(setting, game.positions, 0)[1] <= 65
    game.positions["deck_runs"] = 1
    assert 180 <= look(setting, game.positions, 0)[1] <= 190
    game.positions["tents_left"][0, 1] = 1
    assert 230 <= look(setting, game.positions, 0)[1] <= 240


def test_territories_are_told_apart_by_the_lead() -> None:
    """IP1: alone in front by one, behind by one, tied, and explored by others only."""
    table = Table(3).tents(0, "t1 t2 f1 g1").tents(1, "t3 f2 f3 g2").tents(2, "d1")
    wanted = ("AHEAD", "AHEAD_FREE", "BEHIND", "BEHIND_FREE", "TIED", "TIED_FREE")
    assert seen(table, 0, *wanted) == [1, 2, 1, 1, 1, 3]
    assert seen(table, 0, "ABSENT", "ABSENT_FREE", "UNEXPLORED") == [1, 7, 1]
    assert seen(table, 1, "AHEAD", "BEHIND", "TIED", "ABSENT") == [1, 1, 1, 1]


def test_a_full_territory_promises_nothing_more() -> None:
    """IP1: it only counts in mid-game, while that is still to come."""
    table = Table(3).tents(0, "c1 c2").tents(1, "c3")
    assert seen(table, 0, "AHEAD", "FAR_AHEAD", "MID_POINTS") == [0, 0, 3]
    table.put(deck_runs=1)
    assert seen(table, 0, "MID_COMING", "MID_POINTS") == [0, 0]


def test_a_lead_is_threatened_where_another_hand_can_pay_for_more() -> None:
    """IT3: two tents for a matching card and a joker pass a lead of one."""
    lead = Table(3, ["", "g-1 d-1 d-2"]).tents(0, "g1 g2").tents(1, "g3")
    assert seen(lead, 0, "THREAT") == [1]
    poor = Table(3, ["", "g-1 d-1 t-2"]).tents(0, "g1 g2").tents(1, "g3")
    assert seen(poor, 0, "THREAT") == [0]


def test_the_best_build_of_a_hand_counts_by_who_has_acted() -> None:
    """IP1: a second tent where one stands brings one point, where it comes to the front more."""
    table = Table(3, ["g-1", "g-2"]).tents(0, "g1").tents(1, "g2 g3")
    assert seen(table, 0, "BEST_SOON", "BEST_LATER") == [2, 0]
    assert seen(table, 1, "BEST_SOON", "BEST_LATER") == [1, 0]
    table.put(phase=15)
    assert seen(table, 0, "BEST_SOON", "BEST_LATER") == [0, 2]


def test_connections_are_told_apart_by_the_totems_they_lack() -> None:
    """IP2: 7 (g-t) is held; 1 (t-f) and 2 (f-g) lack a totem in the forest, where there is room."""
    table = Table(3).tents(0, "g1 t1").tents(1, "f1").totems(0, "g t")
    assert seen(table, 0, "HELD", "HELD_ALONE", "ONE_AWAY", "ONE_AWAY_POINTS") == [1, 1, 2, 4]
    assert seen(table, 1, "HELD", "ONE_AWAY", "TWO_AWAY") == [0, 0, 0]


def test_spots_are_counted_that_make_a_settlement() -> None:
    """IP3: beside three tents, and between two and one."""
    table = Table(3).tents(0, "t1 t2 t3")
    assert seen(table, 0, "TRIPLES", "COMPLETING", "PAIR_SPOTS") == [1, 1, 1]
    table = Table(3).tents(0, "f1 f2 f4")
    assert seen(table, 0, "PAIRS", "COMPLETING", "GROUP_SPOTS") == [1, 1, 3]
    table = Table(3).tents(0, "g1 g2 g3 g4")
    assert seen(table, 0, "COMPLETING", "GROWING") == [0, 2]


def test_the_third_tribe_holds_no_cards() -> None:
    """I2.1: it is told apart from the players."""
    table = Table(2, ["g-1 g-2 g-3", "t-1 t-2 t-3"]).tents(2, "g1")
    assert seen(table, 2, "NEUTRAL", "HAND", "WAIT", "BEST_SOON") == [1, 0, 0, 0]
    assert seen(table, 1, "NEUTRAL", "HAND", "PAIRED", "WAIT") == [0, 3, 1, 1]


def test_against_the_void_there_are_no_points_to_foretell() -> None:
    """IV10: the game is won or lost."""
    table = VoidTable(["g-1 d-1 t-1"])
    for side in (0, table.void):
        found, _ = look(table.setting, table.positions, side)
        assert found == [1]
