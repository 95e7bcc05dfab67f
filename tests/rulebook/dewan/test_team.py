"""DM: the team scenario."""

from tests.reference.dewan.boards import Tile, take
from tests.rulebook.dewan.board import Table

RING = "0 d d 2 d d m d d\n1 m d d 3 m m m m"


def team_table(**parts: object) -> Table:
    return Table(RING, scenario="team", **parts)


def test_partners_sit_opposite_and_play_alternates_between_the_teams() -> None:
    """DM1."""
    table = team_table()
    seats = []
    for _ in range(4):
        seats.append(table.to_move)
        table.play(take(table.to_move, 0, 1))
    assert seats == [0, 1, 2, 3]
    assert len(table.game.result().scores) == 2
    assert table.put(won_berries=[1, 0, 1, 0]).game.result().winners == (0, 2)


def test_a_team_scores_the_sum_of_its_stories_and_of_its_fire() -> None:
    """DM2: the team with the most fire 4 more, both on a tie."""
    stories: dict[str, Tile] = {"one": ({"desert": 1}, 4, 1), "two": ({"desert": 1}, 7, 1)}
    table = team_table(stories=stories, others=["m:fire-1", "m:fire-2"])
    table.stories(0, "one").stories(2, "two").camps(0, "b0").camps(2, "c0")
    assert table.points("stories") == [11, 0]
    assert (table.points("fire"), table.points("most_fire")) == ([2, 0], [4, 0])
    table.tuck(1, "m:fire-1").tuck(3, "m:fire-2")
    assert (table.points("fire"), table.points("most_fire")) == ([2, 2], [4, 4])


def test_a_group_needs_a_camp_of_each_partner() -> None:
    """DM3, ruling: starting camps included; two camps of one partner are no group."""
    table = team_table()
    assert table.camps(0, "b0").points("groups") == [0, 0]
    assert table.camps(0, "c0").points("groups") == [4, 0]
    assert table.camps(0, "e0 f0").points("groups") == [4, 0]
    assert table.camps(2, "h0").camps(0, "i0").points("groups") == [8, 0]
    assert table.camps(1, "b1").camps(3, "d1").points("groups") == [8, 0]
    assert table.camps(1, "c1").points("groups") == [8, 4]


def test_berries_are_worth_4_for_each_pair_with_one_of_each_partner() -> None:
    """DM4: tokens and tucked symbols."""
    table = team_table(others=["m:berry-1"]).put(won_berries=[3, 2, 0, 0])
    assert table.points("berries") == [0, 0]
    assert table.tuck(2, "m:berry-1").points("berries") == [4, 0]
    assert table.put(won_berries=[3, 2, 1, 5]).points("berries") == [8, 8]


def test_tied_teams_compare_their_hand_cards_and_then_share() -> None:
    """DM5: both hands of a team together."""
    table = team_table(hands=[["d-1", "d-2"], [], [], ["d-3"]], others=["m-1", "m-2"])
    assert table.game.result().winners == (0, 2)
    assert table.hold(3, "m-1").game.result().winners == (0, 1, 2, 3)
    assert table.hold(1, "m-2").game.result().winners == (1, 3)
    assert table.game.result().tie_break == (2, 3)
