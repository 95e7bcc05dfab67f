"""A whole game against a bot, by mouse, from the page for new tables to play again."""

import pytest
from playwright.sync_api import expect

from bivouac.tables.bot_names import BOT_NAMES
from tests.browser.conftest import Crowd
from tests.browser.player import Player


@pytest.mark.slow
def test_a_game_is_played_by_mouse_from_the_new_table_to_the_score_and_played_again(
    new_page: Crowd,
) -> None:
    player = Player(new_page())
    first = player.sit_down("Maren", bots="level1")
    player.asked()
    bot = player.bot_name(1)
    assert bot in BOT_NAMES
    answered = player.play_to_the_end()
    assert answered[-1] == "over"
    assert answered.count("story") >= 2, "camps bring stories"
    page = player.page
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    expect(page.get_by_role("table", name="Final score")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The game is over.")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    # The same bot, on the same seat, and the game begins at once.
    assert player.asked() == "story"
    panels = page.get_by_role("region", name="Tribe").all_inner_texts()
    assert player.bot_name(1) == bot
    assert bot in " ".join(panels)
