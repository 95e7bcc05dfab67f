"""What a view says is left in the box and on the boards, counted from what lies on the map."""

import pytest

from bivouac.core.contract import Json
from tests.contract.looking import view_of
from tests.contract.moments import every_table, moments

CAMP_SPACES = 8  # of a tribe board (DC6)
MARKERS = 8  # of each kind


def camps_on_the_map(view: Json, seat: int) -> int:
    """The starting camp included."""
    return sum(space["camp"] == seat for space in view["map"]["spaces"])


def markers_on_the_map(view: Json) -> int:
    return sum(space["marker"] for space in view["map"]["spaces"])


@every_table
def test_the_camps_that_are_not_on_the_map_are_left(scenario: str, players: int) -> None:
    """DC6: eight and the starting camp."""
    fewest = CAMP_SPACES
    for game in moments(scenario, players, games=1, share=0.1):
        view = view_of(game)
        for seat, tribe in enumerate(view["seats"]):
            assert tribe["camps_left"] == CAMP_SPACES + 1 - camps_on_the_map(view, seat)
            fewest = min(fewest, tribe["camps_left"])
    assert fewest < CAMP_SPACES, "somebody has built"


@pytest.mark.parametrize(("scenario", "players"), [("downpour", 3), ("volcano", 4)])
def test_the_markers_that_are_not_on_the_map_are_left(scenario: str, players: int) -> None:
    """DV4: what is no longer available is skipped, so a view says how many there still are."""
    fewest = MARKERS
    for game in moments(scenario, players, games=1, share=0.1):
        view = view_of(game)
        assert view["markers_left"] == MARKERS - markers_on_the_map(view)
        fewest = min(fewest, view["markers_left"])
    assert fewest < MARKERS, "somebody has placed one"


@pytest.mark.parametrize(("scenario", "players"), [("classic", 2), ("lake", 3)])
def test_no_markers_are_left_where_there_are_none(scenario: str, players: int) -> None:
    for game in moments(scenario, players, games=1, share=0.1):
        assert view_of(game)["markers_left"] == 0
