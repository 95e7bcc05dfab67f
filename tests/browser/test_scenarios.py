"""Every scenario, from the page for new tables through setup and first turns; its events."""

import pytest
from playwright.sync_api import expect

from scripts.prepared_tables import Prepared
from tests.browser.conftest import Crowd
from tests.browser.player import Player
from tests.browser.prepared import DOWNPOUR, LAKE, VOLCANO

pytestmark = pytest.mark.slow  # the file as a whole

SEATS = {"classic": 3, "team": 4, "downpour": 2, "volcano": 3, "lake": 2}


@pytest.mark.parametrize("scenario", SEATS)
def test_a_scenario_is_set_up_and_its_first_turns_are_played(
    new_page: Crowd, scenario: str
) -> None:
    player = Player(new_page())
    player.sit_down("Aiko", scenario, seats=SEATS[scenario])
    name = player.words(f"dewan-scenario-{scenario}")
    banner = player.page.get_by_role("banner")
    expect(banner).to_contain_text(f"{name}, {SEATS[scenario]} players")
    answered = player.play_turns(2)
    assert answered[0] == "story"
    assert answered.count("turn") == 2
    assert "You take the story" in " ".join(player.log)


@pytest.mark.parametrize(
    ("table", "asked"),
    [(DOWNPOUR, "marker"), (VOLCANO, "marker"), (LAKE, "fishing")],
    ids=["downpour", "volcano", "lake"],
)
def test_the_event_of_a_scenario_is_answered_and_the_game_goes_on(
    new_page: Crowd, table: Prepared, asked: str
) -> None:
    player = Player(new_page())
    player.page.goto(table.link(0))
    rows = 0
    if asked == "marker":
        assert player.asked() == "marker"
        rows = len(player.log)
    assert player.decide() == asked
    while player.decide() == asked:  # a pile may run out again
        pass
    assert len(player.log) > rows
