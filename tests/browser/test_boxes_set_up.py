"""How a game was set up, shown as a step when it begins and whenever it is asked for."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes_tables import NEW, NEW_IWARI, NEW_ON_PHONE, NEW_PLAYED
from tests.browser.conftest import Crowd
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole


def panel_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Set-up", exact=True)


def test_a_new_game_shows_part_by_part_what_was_laid_out_and_dealt(new_page: Crowd) -> None:
    """DS1-DS6, DV1: map, cards, stories, first player; forth and back; then the game."""
    player = Player(new_page(fresh=True))
    page = player.page
    page.goto(NEW.link(0))
    panel = panel_of(page)
    expect(panel).to_contain_text("3 starting tiles and 3 neutral tiles")
    expect(panel).to_contain_text("Volcano")
    following = panel.get_by_role("button", name="Next")
    expect(following).to_be_focused()
    following.click()
    expect(panel).to_contain_text(re.compile("Everybody is dealt 2 cards.*Your cards:"))
    following.click()
    expect(panel).to_contain_text("5 stories lie face up")
    panel.get_by_role("button", name="Back").click()
    expect(panel).to_contain_text("2 of 4")
    following.click()
    following.click()
    expect(panel).to_contain_text("first player")
    panel.get_by_role("button", name="Play").click()
    expect(panel).to_have_count(0)
    assert player.asked() == "story"
    page.reload()
    assert player.asked() == "story"
    expect(panel).to_have_count(0)


def test_whoever_plays_without_looking_at_the_set_up_is_not_held_up_by_it(
    new_page: Crowd,
) -> None:
    player = Player(new_page(fresh=True))
    page = player.page
    page.goto(NEW_PLAYED.link(0))
    expect(panel_of(page)).to_be_visible()
    assert player.asked() == "story"
    player.choose_story()
    expect(panel_of(page)).to_have_count(0)
    assert player.asked() == "turn"


def test_the_set_up_can_be_skipped_and_seen_again_from_the_beginning_of_the_log(
    new_page: Crowd,
) -> None:
    """IS1-IS5, IM1, IX1."""
    page = new_page(fresh=True)
    page.goto(NEW_IWARI.link(0))
    panel = panel_of(page)
    expect(panel).to_contain_text("New Horizons")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    Player(page).dismiss_explanations()
    page.get_by_role("button", name="How the game was set up").click()
    texts = []
    while panel.count() > 0:
        texts.append(panel.inner_text())
        panel.locator(".go").click()
    told = " ".join(texts)
    for words in ("stay in the box", "dealt 3 cards", "Union", "expeditions", "third tribe"):
        assert words in told


def test_on_a_phone_it_can_be_switched_off_for_good(new_page: Crowd) -> None:
    page = new_page(phone=True, fresh=True)
    page.goto(NEW_ON_PHONE.link(0))
    panel = panel_of(page)
    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    panel.get_by_role("checkbox", name="Do not show this for new games").check()
    panel.get_by_role("button", name="Skip").tap()
    page.goto(NEW_IWARI.link(0))
    expect(page.get_by_role("navigation").get_by_role("button", name="Log")).to_be_visible()
    expect(panel).to_have_count(0)
