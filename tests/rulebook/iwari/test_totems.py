"""IP2: the points of totems."""

from tests.rulebook.iwari.board import Table

BLUE, YELLOW = 0, 1


def test_connection_7_gives_yellow_5_points_and_blue_nothing() -> None:
    """IP2: the worked example: a shared majority on the glacier, yellow alone on the tundra."""
    table = Table(3).totems(BLUE, "g").totems(YELLOW, "g t t").totems(BLUE, "t")
    assert table.points("totems") == [0, 5, 0]


def test_tied_tribes_are_all_first_in_a_territory() -> None:
    """IP2: and each scores in full."""
    table = Table(3).totems(0, "g t").totems(1, "g t")
    assert table.points("totems") == [4, 4, 0]


def test_a_territory_without_totems_has_no_majority() -> None:
    """IP2: at least 1 totem is needed on both sides."""
    table = Table(3).totems(0, "g g g")
    assert table.points("totems") == [0, 0, 0]


def test_a_territory_counts_for_each_of_its_connections() -> None:
    """IP2: 1 (t-f), 2 (f-g), 7 (g-t)."""
    table = Table(3).totems(0, "t f g g")
    assert table.points("totems") == [2 + 3 + 3, 0, 0]


def test_a_covered_connection_never_scores() -> None:
    """IS2, IP2."""
    table = Table(3, mountains=[1]).totems(0, "t f g g")
    assert table.points("totems") == [3 + 3, 0, 0]


def test_a_majority_can_be_lost() -> None:
    """IP2."""
    table = Table(3).totems(0, "g t").totems(1, "g g")
    assert table.points("totems") == [0, 0, 0]
    table.totems(1, "t")
    assert table.points("totems") == [0, 5, 0]
