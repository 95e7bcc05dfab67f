"""IP1: the points of tents."""

import pytest

from tests.rulebook.iwari.board import Table, spots


def points_of(*tents: int) -> list[int]:
    """The points of each tribe for tents in one territory of 8 spots."""
    table = Table(5)
    first = 1
    for tribe, count in enumerate(tents):
        table.tents(tribe, spots("d", range(first, first + count)))
        first += count
    return table.points("tents")[: len(tents)]


def test_3_2_1_and_1_tents_score_7_3_2_and_2() -> None:
    """IP1: the worked example; the two tribes in third place each score in full."""
    assert points_of(3, 2, 1, 1) == [7, 3, 2, 2]


@pytest.mark.parametrize(
    ("tents", "points"),
    [
        ((2, 2, 1), [5, 5, 2]),  # two tribes are first, and the next one is second
        ((2, 2, 2), [6, 6, 6]),
        ((1,), [1]),
        ((3, 0, 1), [4, 0, 3]),  # no tent, no points
        ((3, 2, 2, 1), [8, 3, 3, 2]),
        ((2, 2, 1, 1, 1), [7, 7, 2, 2, 2]),
        ((4, 2, 1, 1), [8, 4, 2, 2]),
        ((3, 1, 2, 1, 1), [8, 2, 3, 2, 2]),
    ],
)
def test_every_rank_scores_the_tents_of_the_rank_above_and_none_is_skipped(
    tents: tuple[int, ...], points: list[int]
) -> None:
    """IP1."""
    assert points_of(*tents) == points


def test_territories_are_scored_one_by_one() -> None:
    """IP1."""
    table = Table(3).tents(0, "g1 g2 c1").tents(1, "g3 c2 c3").tents(2, "t1")
    assert table.points("tents") == [3 + 2, 2 + 3, 1]
