"""DX: the end of the game, and the points of the classic scenario."""

import pytest

from tests.reference.dewan.boards import Tile, place, take
from tests.rulebook.dewan.board import Table, numbered

LONG = "0 d d d d d d d d d 1 d 2"
EIGHT = place(0, "a0 b0", "m-1 d-1")


def about_to_end(first_seat: int) -> Table:
    """Seat 0 has one camp left and the cards to place it."""
    table = Table(LONG, hands=[["m-1", "d-1"], [], []], first_seat=first_seat)
    return table.camps(0, "d0 e0 f0 g0 h0 i0 j0")


@pytest.mark.parametrize(("first_seat", "others"), [(0, [1, 2]), (1, []), (2, [1])])
def test_the_round_is_finished_so_that_all_had_the_same_number_of_turns(
    first_seat: int, others: list[int]
) -> None:
    """DX1."""
    table = about_to_end(first_seat)
    while table.to_move != 0:
        table.play(take(table.to_move, 0, 1))
    table.play(EIGHT)
    for seat in others:
        assert not table.is_over()
        table.play(take(seat, 0, 1))
    assert table.is_over()
    assert table.decisions() == []
    assert table.refusal(take(0, 0, 1)) == "DX1"


def test_two_players_may_place_their_8th_camp_in_the_last_round() -> None:
    """DX1, DX3: both have emptied their boards and earn the fire."""
    table = Table(LONG, hands=[["m-1", "d-1"], ["m-2", "d-2"], []])
    table.camps(0, "c0 d0 e0 f0 g0 h0 i0").camps(1, "l0")
    table.put(n_built=[7, 7]).play(EIGHT, place(1, "k0 j0", "m-2 d-2"), take(2, 0, 1))
    assert table.is_over()
    assert table.points("fire") == [1, 1, 0]
    assert table.points("most_fire") == [4, 4, 0]


def test_only_fulfilled_stories_give_points() -> None:
    """DX2: the others are discarded, and with them their fire."""
    stories: dict[str, Tile] = {"met": ({"desert": 1}, 6, 0), "unmet": ({"desert": 2}, 9, 3)}
    table = Table("0 d m 1", stories=stories).stories(0, "met", "unmet").camps(0, "b0")
    assert (table.points("stories"), table.points("fire")) == ([6, 0], [0, 0])


def test_fire_counts_on_stories_tucked_halves_and_the_emptied_board() -> None:
    """DX3."""
    stories: dict[str, Tile] = {"met": ({"desert": 1}, 6, 2)}
    table = Table(LONG, stories=stories, others=["m:fire-1", "m:fire-2"])
    table.stories(0, "met").camps(0, "b0").tuck(0, "m:fire-1").tuck(1, "m:fire-2")
    assert table.points("fire") == [3, 1, 0]
    table.camps(0, "c0 d0 e0 f0 g0 h0 i0")
    assert table.points("fire") == [4, 1, 0]
    assert table.points("most_fire") == [4, 0, 0]


def test_the_most_fire_earns_4_more_tied_or_not_but_nobody_with_none() -> None:
    """DX3, ruling."""
    table = Table(LONG, others=["m:fire-1", "m:fire-2"])
    assert table.points("most_fire") == [0, 0, 0]
    table.tuck(1, "m:fire-1")
    assert table.points("most_fire") == [0, 4, 0]
    table.tuck(2, "m:fire-2")
    assert table.points("most_fire") == [0, 4, 4]


def test_each_group_of_at_least_2_connected_camps_is_worth_4() -> None:
    """DX4, ruling: the starting camp counts; terrain does not matter."""
    table = Table("0 d f m d d d d 1\n. . . . . w . . .")
    assert table.points("groups") == [0, 0]
    assert table.camps(0, "c0").points("groups") == [0, 0]
    assert table.camps(0, "b0").points("groups") == [4, 0]
    assert table.camps(0, "e0 g0").points("groups") == [4, 0]
    assert table.camps(1, "f0").points("groups") == [4, 0]
    assert table.camps(1, "h0").points("groups") == [4, 4]


def test_berry_tokens_and_tucked_berries_are_worth_2() -> None:
    """DX5."""
    table = Table("0 d 1", others=["m:berry-1", "d:berry-1"]).put(won_berries=[3, 0])
    assert table.tuck(0, "m:berry-1").tuck(1, "d:berry-1").points("berries") == [8, 2]


def test_ties_are_broken_by_hand_cards_and_then_shared() -> None:
    """DX6."""
    hands = [["d-1"], ["d-2", "d-3"], ["d-4", "d-5"]]
    table = Table("0 d 1 d 2", hands=hands, others=numbered("m", 2))
    assert table.game.result().winners == (1, 2)
    table.hold(0, "m-1", "m-2")
    assert table.game.result().winners == (0,)
    assert table.game.result().tie_break == (3, 2, 2)
    assert table.put(won_berries=[0, 1]).game.result().winners == (1,)


SCORES = {
    "stories": [17, 19, 16],
    "fire": [1, 6, 3],
    "most_fire": [0, 4, 0],
    "groups": [8, 16, 8],
    "berries": [10, 4, 8],
}


def points(count: int, fire: int = 0) -> Tile:
    return ({"desert": 1}, count, fire)


def score_sheet() -> Table:
    """Billy, Alix and Charlie of the scoring example, in three valleys with a gap in each row."""
    valleys = [f"{seat} d m d d m d d m d d m d m d m d m" for seat in range(3)]
    stories = {"B1": points(9), "B2": points(8), "A1": points(9, 2), "A2": points(6, 1)}
    stories |= {"A3": points(4, 1), "C1": points(5, 1), "C2": points(7), "C3": points(4)}
    others = [f"w:{symbol}-{n}" for symbol in ("fire", "berry") for n in range(4)]
    table = Table("\n".join(valleys), stories=stories, others=others)
    table.stories(0, "B1", "B2").stories(1, "A1", "A2", "A3")
    table.stories(2, "C1", "never-1", "C2", "C3")
    table.camps(0, "b0 d0 e0").camps(1, "b1 d1 e1 g1 h1 j1 k1")
    table.camps(2, "b2 d2 e2 g2 j2 m2 o2 q2")
    table.tuck(0, "w:fire-0", "w:berry-0").tuck(1, "w:fire-1", "w:fire-2")
    return table.tuck(2, "w:fire-3", "w:berry-1").put(won_berries=[4, 2, 3])


def test_the_score_sheet_of_the_rulebooks_reads_36_49_and_35() -> None:
    """DX7, DX2, DX3, DX4, DX5: three columns; Alix has the most fire and wins."""
    table = score_sheet()
    for key, column in SCORES.items():
        assert table.points(key) == column, key
    assert table.game.result().scores == (36, 49, 35)
    assert table.game.result().winners == (1,)
