"""The reference against the void: what maps change (IV11)."""

import pytest

from .void_effects import build, infect
from .void_laid import SPOTS, asked, begin, choices, end_of, lay, pieces_of, pitch


def test_a_tundra_card_brings_a_ruin_to_the_tundra_once_a_turn() -> None:
    """IV11: Floating Lands; also as a joker."""
    position = lay("t-1 t-2 t-3 t-4", "floating-lands")
    event = {"pieces": [{"piece": "tent", "spot": "g1"}], "cards": [["t-1", "t-2"]]}
    building = build(position, 0, 0, event)
    assert choices(next(building)) == SPOTS["t"]
    with pytest.raises(StopIteration):
        building.send({"spot": "t3"})
    event = {"pieces": [{"piece": "tent", "spot": "g2"}], "cards": [["t-3", "t-4"]]}
    assert asked(build(position, 0, 1, event)) == []


def test_ruins_in_the_tundra_are_adjacent() -> None:
    """IV11: Floating Lands, where eight ruins win."""
    position = lay(map_id="floating-lands")
    pitch(position, 1, "t1 t3 f1")
    pitch(position, 0, "t4")
    assert position.group_of("t1") == {"t1", "t3"}
    pitch(position, 1, "t6")
    assert position.group_of("t1") == {"t1", "t3", "t6", "f1"}
    assert position.void_group == 8


@pytest.mark.parametrize("map_id", ["forgotten-island", "long-road"])
def test_ruins_of_void_builds_go_on_violet_spots_first(map_id: str) -> None:
    """IV11: f2 is violet, c has no violet spot."""
    position = lay("f-1 f-2 c-1", map_id)
    jokers = {*SPOTS["t"], *SPOTS["c"], *SPOTS["d"], "g2"}
    assert pieces_of(position, 1) == {"f2", *jokers}
    assert "f1" in pieces_of(position, 0)
    pitch(position, 0, "f1")
    found = pieces_of(position, 1)
    assert "f2, f3" in found
    assert "f3" not in found


def test_more_ruins_than_tents_on_violet_spots_at_the_end_lose_the_game() -> None:
    """IV11."""
    game = begin("t-1 t-2 t-3", "long-road")
    pitch(game.position, 1, "f2")
    game.position.reason = "all-judged"
    assert game.result()["winners"] == []
    pitch(game.position, 0, "g2")
    assert game.result()["winners"] == [0]


def test_a_fifth_void_totem_in_the_centre_wins() -> None:
    """IV11: Unexplored Paths; a player moves one away for two cards of the destination."""
    position = lay("f-1 f-2 d-1", "unexplored-paths")
    pitch(position, 0, "f1 f2 d1")
    assert asked(infect(position, 0, "f")) == []
    assert position.centre == 1
    found = pieces_of(position, 0)
    assert "centre>void_totem f" in found
    assert "centre>void_totem d" not in found
    position.centre = 4
    assert end_of(infect(position, 0, "f")) == "centre"
