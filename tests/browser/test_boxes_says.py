"""Partners who talk: phrases by pointer, touch and keys, read in each reader's own language."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes_tables import PILE, TALK, TALK_ON_PHONE, TEAM
from tests.browser.conftest import Crowd
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole


def bubbles(page: Page) -> Locator:
    return page.locator(".bubble")


def test_a_phrase_about_a_territory_is_read_in_the_other_s_language(new_page: Crowd) -> None:
    """IV12: two against the void talk, and the log keeps what was said."""
    one, other = new_page(), new_page("de")
    one.goto(TALK.link(0))
    other.goto(TALK.link(1))
    one.get_by_role("button", name="Say something").click()
    said = one.get_by_role("region", name="Say something")
    said.get_by_role("button", name="Let us build here").click()
    one.get_by_role("button", name="Whitefang", exact=True).click()
    expect(bubbles(other)).to_contain_text("Bauen wir hier: Weißzahn")
    expect(other.get_by_role("log")).to_contain_text("„Bauen wir hier: Weißzahn“")
    expect(one.get_by_role("log")).to_contain_text("You: “Let us build here: Whitefang”")
    expect(bubbles(one)).to_have_count(0)
    expect(one.get_by_role("button", name="Say something")).to_be_focused()
    other.get_by_role("button", name="Schließen").click()
    expect(bubbles(other)).to_have_count(0)


def test_by_keys_until_enough_is_said(new_page: Crowd) -> None:
    player = Player.at(new_page(), TEAM, "turn")
    page = player.page
    player.dismiss_explanations()
    for _ in range(3):
        page.keyboard.press("y")
        expect(page.get_by_role("button", name="Let us join our camps.")).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("button", name="We both need berries.")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="Say something")).to_have_count(0)
    page.keyboard.press("y")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="You have said 3 things")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Say something")).to_have_count(0)


def test_the_other_team_reads_it_too_unless_it_hides_what_others_say(new_page: Crowd) -> None:
    """DM1: whoever sits at the table hears what is said there."""
    one, rival = new_page(), new_page("fr")
    one.goto(TEAM.link(2))
    rival.goto(TEAM.link(1))
    one.get_by_role("button", name="Say something").click()
    one.get_by_role("button", name="Thank you!").click()
    expect(bubbles(rival)).to_contain_text("Merci !")
    rival.get_by_role("button", name="Dire quelque chose").click()
    rival.get_by_role("checkbox", name="Masquer ce que disent les autres").check()
    expect(bubbles(rival)).to_have_count(0)
    one.get_by_role("button", name="Say something").click()
    one.get_by_role("button", name="Well played!").click()
    expect(rival.get_by_role("log")).to_contain_text("Bien joué !")
    expect(bubbles(rival)).to_have_count(0)


def test_by_touch(new_page: Crowd) -> None:
    one, other = new_page("ja", phone=True), new_page(phone=True)
    one.goto(TALK_ON_PHONE.link(0))
    other.goto(TALK_ON_PHONE.link(1))
    one.get_by_role("button", name="話しかける").tap()
    one.get_by_role("button", name="お見事").tap()
    expect(bubbles(other)).to_contain_text("Well played!")
    box = bubbles(other).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_where_everybody_plays_alone_there_is_nothing_to_say(new_page: Crowd) -> None:
    player = Player.at(new_page(), PILE, "turn")
    expect(player.page.get_by_role("button", name=re.compile("Say something"))).to_have_count(0)
