"""Highlights: seen, in nobody's way, and gone at the first key."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Crowd
from tests.browser.first_tables import CLAIM, END, END_IWARI, STORY, STORY_MOVING, offer_at
from tests.browser.iwari_against import VoidPlayer
from tests.browser.iwari_player import IwariPlayer
from tests.browser.iwari_seats import sit
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole


def highlight(page: Page) -> Locator:
    return page.locator(".highlight")


def complete_the_story(player: Player) -> None:
    """Place the camp that completes it."""
    player.dismiss_explanations()
    journeys = offer_at(STORY)["journeys"]
    completing = [one for one in journeys if one["gains"]["told"] and one["gains"]["then"] is None]
    goal = completing[0]["event"]["route"][-1]
    player.map.locator(f"[data-space='{goal}']").click()
    player.confirm_button.click()


def test_a_completed_story_is_a_highlight_and_a_key_ends_it(new_page: Crowd) -> None:
    player = Player.at(new_page(), STORY, "turn")
    complete_the_story(player)
    shown = highlight(player.page)
    expect(shown).to_contain_text("You complete a story")
    assert shown.locator(".embers").count() == 0, "nothing may move here"
    assert shown.evaluate("highlight => getComputedStyle(highlight).animationName") == "none"
    player.page.keyboard.press("Shift")
    expect(shown).to_have_count(0)


def test_a_highlight_moves_where_things_may_move_and_blocks_nothing(new_page: Crowd) -> None:
    player = Player.at(new_page(still=False), STORY_MOVING, "turn")
    complete_the_story(player)
    shown = highlight(player.page)
    expect(shown).to_contain_text("You complete a story")
    expect(shown.locator(".embers")).to_have_count(1)
    behind = "highlight => getComputedStyle(highlight.parentElement).pointerEvents"
    assert shown.evaluate(behind) == "none"
    expect(shown).to_have_count(0)  # by itself


def test_the_end_is_a_highlight_and_a_finished_table_has_none(new_page: Crowd) -> None:
    player = Player.at(new_page(), END, "turn")
    player.dismiss_explanations()
    while player.decide() != "over":
        pass
    expect(highlight(player.page)).to_contain_text("win")
    expect(highlight(player.page)).to_have_count(0)
    player.page.reload()
    expect(player.page.get_by_role("table", name="Final score")).to_be_visible()
    expect(highlight(player.page)).to_have_count(0)


def test_the_end_of_a_game_of_iwari_has_its_highlight(new_page: Crowd) -> None:
    player = IwariPlayer.at(new_page(), END_IWARI, "turn")
    player.wave_aside()
    while player.decide() != "over":
        pass
    expect(highlight(player.page)).to_contain_text("win")
    player.page.reload()
    expect(player.page.get_by_role("table", name="Final score")).to_be_visible()
    expect(highlight(player.page)).to_have_count(0)


def test_a_judged_territory_is_a_highlight(new_page: Crowd) -> None:
    player = VoidPlayer(new_page())
    sit(player, CLAIM)
    judged = [one for one in offer_at(CLAIM)["places"] if one["gains"]["void"]["claims"]]
    piece = judged[0]["piece"]
    player.page.locator(f"[data-space='spot:{piece['spot']}']").first.click()
    player.confirm_button.click()
    (by,) = judged[0]["gains"]["void"]["claims"].values()
    said = "The void takes" if by == "void" else "is claimed"
    expect(highlight(player.page)).to_contain_text(said)
