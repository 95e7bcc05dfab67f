"""Whole games of Iwari: by mouse against a bot, and by keyboard alone in French."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.iwari_hands import IwariKeyboard
from tests.browser.iwari_player import IwariPlayer

pytestmark = pytest.mark.slow  # the file as a whole


def play_to_the_end(player: IwariPlayer) -> list[str]:
    """Answer whatever is asked; what that was."""
    answered: list[str] = []
    while "over" not in answered:
        answered.append(player.decide())
    return answered


def test_a_game_for_two_with_deeds_is_played_by_mouse_to_the_end_and_to_its_replay(
    new_page: Crowd,
) -> None:
    player = IwariPlayer(new_page())
    player.plan("new-horizons", bots="level1")
    player.switch("deeds")
    player.start()
    answered = play_to_the_end(player)
    assert answered.count("scoring") == 2, "in the middle and at the end"
    assert {"turn", "third", "refill"} <= set(answered)
    page = player.page
    expect(page.get_by_role("table", name="Final score")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The game is over.")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="Forward one turn").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_game_on_the_vast_lands_is_played_in_french_by_keyboard_alone(new_page: Crowd) -> None:
    player = IwariKeyboard(new_page("fr"), "fr")
    player.plan_by_keys(map_place=1, seats=4)
    player.start()
    heading = player.page.get_by_role("banner")
    expect(heading).to_contain_text(player.words("iwari-map-vast-lands"))
    answered = play_to_the_end(player)
    assert answered.count("scoring") == 2
    assert player.page.evaluate("document.documentElement.lang") == "fr"
    player.press("l")
    expect(player.page.get_by_role("log")).to_be_focused()
