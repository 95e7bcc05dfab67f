"""IP3: settlements, as groups and as paths."""

from itertools import pairwise, permutations
from random import Random

import numpy as np
import pytest

from bivouac.core.bits import include
from bivouac.core.jit import entry
from bivouac.core.records import Records, Smalls, Words
from bivouac.games.iwari.box.types import Map
from bivouac.games.iwari.rules.paths import list_longest_path
from tests.rulebook.iwari.board import Table, spots
from tests.rulebook.iwari.drawn import draw_map


def test_4_connected_tents_are_a_settlement_of_4_points_and_3_are_none() -> None:
    """IP3."""
    table = Table(3).tents(0, "g1 g2 g3")
    assert table.points("settlements") == [0, 0, 0]
    table.tents(0, "g4")
    assert table.points("settlements") == [4, 0, 0]
    table.tents(0, "g5")
    assert table.points("settlements") == [5, 0, 0]


def test_a_settlement_may_lie_in_several_territories() -> None:
    """IP3."""
    table = Table(3).tents(0, "t4 f1 f2 f3 f4 g1")
    assert table.points("settlements") == [6, 0, 0]


def test_another_tribes_tent_or_a_gap_interrupts_it() -> None:
    """IP3."""
    table = Table(3).tents(0, "g1 g2 g4 g5 c1 c2").tents(1, "g3")
    assert table.points("settlements") == [4, 0, 0]
    table = Table(3).tents(0, "g1 g2 g3 g5 c1 c2")
    assert table.points("settlements") == [0, 0, 0]


def test_a_tribe_may_have_several_settlements() -> None:
    """IP3."""
    table = Table(3).tents(0, "t1 t2 t3 t4").tents(0, spots("d", range(1, 6))).tents(1, "f1 f2")
    assert table.points("settlements") == [4 + 5, 0, 0]


def test_as_a_path_only_the_longest_chain_of_the_group_counts() -> None:
    """IP3: the desert's roads fork at d2; d1-d2-d6-d7-d8 is longer than d1-d2-d3-d4."""
    table = Table(3, settlements="path").tents(0, spots("d", range(1, 9)))
    assert table.points("settlements") == [6, 0, 0], "d4-d3-d2-d6-d7-d8"
    group = Table(3).tents(0, spots("d", range(1, 9)))
    assert group.points("settlements") == [8, 0, 0]


def test_with_paths_too_the_group_makes_the_settlement() -> None:
    """IP3: a star of four tents is one, and its longest chain has three."""
    table = Table(3, settlements="path").tents(0, "d1 d2 d3 d5")
    assert table.points("settlements") == [3, 0, 0]


def test_a_path_may_go_round_a_ring() -> None:
    """IP3: it visits no tent twice."""
    ring = draw_map({"g": 6, "t": 1}, "g1-g2 g2-g3 g3-g4 g4-g5 g5-g1 g5-g6", "1:gt:land")
    table = Table(3, game_map=ring, settlements="path").tents(0, spots("g", range(1, 7)))
    assert table.points("settlements") == [6, 0, 0]


@entry
def walk_path(tables: Records, group: Words, walked: Smalls) -> int:
    """The longest path of a set of spots."""
    return list_longest_path(tables[0], group[0], group[1], walked)


@entry
def put_member(words: Words, member: int) -> None:
    include(words, member)


def random_map(random: Random, size: int) -> tuple[Map, list[tuple[int, int]]]:
    """A connected map of one territory, with few rings, its spots on both sides of number 64."""
    pairs = [(random.randrange(i), i) for i in range(1, size)]
    pairs += [(random.randrange(i), i) for i in range(1, size) if random.random() < 0.4]
    roads = " ".join(f"g{61 + a}-g{61 + b}" for a, b in set(pairs))
    return draw_map({"g": 60 + size, "t": 1}, roads, "1:gt:land"), pairs


def longest_by_trying(size: int, pairs: list[tuple[int, int]]) -> int:
    """The longest simple path by brute force."""
    joined = {*pairs, *((b, a) for a, b in pairs)}
    best = 1
    for order in permutations(range(size)):
        length = 1
        while length < size and (order[length - 1], order[length]) in joined:
            length += 1
        best = max(best, length)
    return best


@pytest.mark.parametrize("size", [2, 4, 5, 6, 7])
def test_the_longest_path_is_the_longest_of_all_paths(size: int) -> None:
    """IP3: on small random maps; the spots come in walking order."""
    random = Random(size)
    for _ in range(12):
        game_map, pairs = random_map(random, size)
        table = Table(3, game_map=game_map)
        group, walked = np.zeros(2, np.uint64), np.zeros(32, np.int8)
        for member in range(60, 60 + size):
            put_member(group, member)
        length = walk_path(table.setting.static, group, walked)
        assert length == longest_by_trying(size, pairs)
        steps = [spot - 60 for spot in walked[:length].tolist()]
        joined = {*pairs, *((b, a) for a, b in pairs)}
        assert len(set(steps)) == length
        assert all(pair in joined for pair in pairwise(steps))


def test_many_spots_around_a_few_hubs_do_not_keep_a_scoring_waiting() -> None:
    """IP3: each of 9 hubs is joined with 6 of 11 spots; a path visits 10 of these at the most."""
    roads = " ".join(f"g{hub + 1}-g{10 + (hub + i) % 11}" for hub in range(9) for i in range(6))
    hubs = draw_map({"g": 20, "t": 1}, roads, "1:gt:land")
    table = Table(3, game_map=hubs, settlements="path").tents(0, spots("g", range(1, 21)))
    assert table.points("settlements") == [19, 0, 0]
