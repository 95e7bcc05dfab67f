"""What a view says is left in the box, on the boards and in the pile, and which round it is."""

import pytest

from bivouac.core.contract import Json
from tests.contract.looking import view_of
from tests.contract.moments import every_table, moments, setting_of

CAMP_SPACES = 8  # of a tribe board (DC6)
MARKERS = 8  # of each kind


def camps_on_the_map(view: Json, seat: int) -> int:
    """The starting camp included."""
    return sum(space["camp"] == seat for space in view["map"]["spaces"])


def markers_on_the_map(view: Json) -> int:
    return sum(space["marker"] for space in view["map"]["spaces"])


def cards_outside_the_pile(view: Json) -> int:
    """In the row, the supply, the discards and the hands, and under the boards."""
    row = [card for card in view["row"] if card is not None]
    tribes = view["seats"]
    tucked = [half for tribe in tribes for half in tribe["tucks"] if half is not None]
    held = sum(int(tribe["hand_size"]) for tribe in tribes)
    return len(row) + int(view["supply"]) + len(view["discards"]) + held + len(tucked)


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


@every_table
def test_the_cards_that_are_nowhere_else_are_in_the_pile(scenario: str, players: int) -> None:
    """DK2: the row is filled from it, so it gets smaller."""
    every_card = len(setting_of(scenario, players).cards)
    sizes = set()
    for game in moments(scenario, players, games=1, share=0.1):
        view = view_of(game)
        assert view["pile"] == every_card - cards_outside_the_pile(view)
        sizes.add(view["pile"])
    assert len(sizes) > 1, "somebody has taken cards"


@pytest.mark.slow
@every_table
def test_a_round_begins_with_the_first_player(scenario: str, players: int) -> None:
    """DT1: turns go round from the first player; there is no round while stories are chosen."""
    turns: list[int] = []
    for game in moments(scenario, players, games=1, share=1):
        view = view_of(game)
        if view["draft"]:
            assert view["round"] == 0
            turns = []  # the long version plays more than one game
        elif not turns or turns[-1] != view["turns"]:
            turns.append(view["turns"])
            assert (view["turn"] - view["first"]) % players == (len(turns) - 1) % players
        if turns:
            assert view["round"] == (len(turns) - 1) // players + 1
    assert len(turns) > players, "somebody has had a second turn"
