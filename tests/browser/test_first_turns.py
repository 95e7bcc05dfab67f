"""From the page for new tables through setup and first turns: every scenario, and Iwari for many.

One of each game is quick enough to be played before every commit.
"""

import pytest
from playwright.sync_api import expect

from bivouac.tables.bot_names import BOT_NAMES
from tests.browser.conftest import Crowd
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player

SEATS = {"classic": 3, "team": 4, "downpour": 2, "volcano": 3, "lake": 2}
SCENARIOS = ["classic", *(pytest.param(name, marks=pytest.mark.slow) for name in [*SEATS][1:])]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
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
    assert "You take a story tile" in " ".join(player.log)


@pytest.mark.parametrize("seats", [3, pytest.param(5, marks=pytest.mark.slow)])
def test_the_first_cards_are_chosen_and_many_bots_play_along(new_page: Crowd, seats: int) -> None:
    player = IwariPlayer(new_page())
    player.plan("vast-lands", seats=seats, bots="level1")
    player.switch("draft")
    player.start()
    answered: list[str] = []
    while answered.count("turn") < 2:
        answered.append(player.decide())
    assert [word for word in answered if word != "scoring"][:3] == ["draft"] * 3
    assert "third" not in answered, "only two players have a third tribe"
    tribes = player.page.get_by_role("region", name="Tribe").all_inner_texts()
    assert len({name for name in BOT_NAMES if name in " ".join(tribes)}) >= seats - 1
