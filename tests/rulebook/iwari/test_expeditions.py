"""IX: expeditions."""

from typing import Any

import pytest

from tests.rulebook.iwari.board import Table, build, spots, third
from tests.rulebook.iwari.drawn import MAP, draw_map

WIDE = draw_map(
    dict.fromkeys("tfgcd", 8),
    " ".join(f"{name}{i}-{name}{i + 1}" for name in "tfgcd" for i in range(1, 8))
    + " t2-f2 t2-g2 f2-g2 f2-c2 g2-d2 c2-d2",
    "1:tf:land 2:fg:land 3:gc:sea 4:cd:land",
)
"""Wide territories; each has a crossing, its second spot."""


def open_card(number: int, players: int = 3, **more: Any) -> Table:
    """One expedition lies open."""
    more.setdefault("game_map", WIDE)
    return Table(players, expeditions=True, laid={"expeditions": [number]}, **more)


def first_reward(table: Table, number: int) -> int:
    return table.setting.pieces.rewards[number][0]


@pytest.mark.parametrize(
    ("number", "tents", "totems", "last", "card"),
    [
        (1, "t1 t2 t3", "", "t4", "t-1"),
        (2, "f1 f2 f3", "", "f4", "f-1"),
        (3, "g1 g2 g3", "", "g4", "g-1"),
        (4, "c1 c2 c3", "", "c4", "c-1"),
        (5, "d1 d2 d3", "", "d4", "d-1"),
        (6, "t1 f1 g1 c1", "", "d1", "d-1"),
        (7, "t1 f1 g1", "", "g2", "g-1"),
        (8, "t1 t2", "t", "T", "t-1"),
        (9, "f1 f2", "f", "F", "f-1"),
        (10, "g1 g2", "g", "G", "g-1"),
        (11, "c1 c2", "c", "C", "c-1"),
        (12, "d1 d2", "d", "D", "d-1"),
        (13, "d1", "t f g c", "D", "d-1"),
        (14, "d1", "t f", "D", "d-1"),
        (15, "t1 t2 t3 t4", "", "t5", "t-1"),
        (16, "t2 f2", "", "g2", "g-1"),
    ],
)
def test_every_mission_can_be_fulfilled(
    number: int, tents: str, totems: str, last: str, card: str
) -> None:
    """IX2: nothing before the last piece, then the first reward at once."""
    table = open_card(number, hands=[card]).tents(0, tents).totems(0, totems)
    if number == 7:
        table.tents(1, "g3 g4")
    assert table.points("expeditions") == [0, 0, 0]
    table.play(build(0, last, card))
    assert table.points("expeditions") == [first_reward(table, number), 0, 0]
    assert table.final["expeditions"] == [number], "the second reward is left"


def test_the_second_player_takes_the_second_reward_and_the_card_leaves() -> None:
    """IX1."""
    table = open_card(5, hands=["d-1", "d-2", "d-3"])
    table.tents(0, "d1 d2 d3").tents(1, spots("t", range(1, 4)))
    first, second = table.setting.pieces.rewards[5]
    table.play(build(0, "d4", "d-1")).refill()
    table.tents(1, "d5 d6 d7").play(build(1, "d8", "d-2"))
    assert table.points("expeditions") == [first, second, 0]
    assert table.final["expeditions"] == []


def test_nobody_takes_both_rewards() -> None:
    """IX1."""
    table = open_card(5, hands=["d-1 d-2"]).tents(0, "d1 d2 d3")
    table.play(build(0, "d4 d5", "d-1 d-2"))
    assert table.points("expeditions")[0] == first_reward(table, 5)
    assert table.final["expeditions"] == [5]


def test_one_piece_can_fulfil_several_cards() -> None:
    """IX1: by card number."""
    laid = {"expeditions": [5, 15]}
    table = Table(3, hands=["d-1"], expeditions=True, laid=laid, game_map=WIDE)
    table.tents(0, "d1 d2 d3 d5").play(build(0, "d4", "d-1"))
    rewards = table.setting.pieces.rewards
    assert table.points("expeditions")[0] == rewards[5][0] + rewards[15][0]


def test_the_third_tribe_earns_nothing() -> None:
    """I2.2."""
    table = open_card(5, 2, hands=["t-1 d-1"]).tents(2, "d1 d2 d3")
    table.play(build(0, "t1", "t-1"), third(0, "d4", "d-1"))
    assert table.points("expeditions") == [0, 0, 0]


def test_majorities_count_with_ties() -> None:
    """IX2, ruling."""
    table = open_card(7, hands=["g-1"]).tents(0, "t1 f1").tents(1, "t2 f2 g2")
    table.play(build(0, "g1", "g-1"))
    assert table.points("expeditions")[0] == first_reward(table, 7)


def test_a_settlement_is_the_connected_group_with_paths_too() -> None:
    """IX2, ruling: a star of five has a shorter path."""
    table = open_card(15, hands=["d-1"], settlements="path", game_map=MAP)
    table.tents(0, "d1 d2 d3 d5").play(build(0, "d6", "d-1"))
    assert table.points("expeditions")[0] == first_reward(table, 15)
