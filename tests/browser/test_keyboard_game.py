"""A whole game by keyboard alone, in Japanese: the pointer is never touched."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.keyboard import KeyboardPlayer


@pytest.mark.slow
def test_a_game_is_played_in_japanese_by_keyboard_alone(new_page: Crowd) -> None:
    player = KeyboardPlayer(new_page("ja"), "ja")
    player.sit_down("まれん")
    answered = player.play_to_the_end()
    assert answered[-1] == "over"
    page = player.page
    expect(page.get_by_role("status").filter(has_text="ゲーム終了")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "ja"
    player.press("l")
    expect(page.get_by_role("log")).to_be_focused()
