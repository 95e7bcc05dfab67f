"""Lessons offered on the day one first meets what they are about: quietly, and not again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bivouac.record.lessons import lessons_of
from tests.browser.axe import violations
from tests.browser.conftest import Crowd
from tests.browser.learner import Learner
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole


def offer(page: Page) -> Locator:
    """What is offered."""
    return page.get_by_role("complementary", name="Learn by playing")


def choose(page: Page, name: str) -> None:
    """Choose a scenario or a map for a new table."""
    page.locator("label.option").filter(has_text=re.compile(rf"^\s*{name}")).click()


def test_a_new_table_offers_the_lessons_about_what_is_new_on_it(new_page: Crowd) -> None:
    page = new_page(fresh=True)
    page.goto("/new/dewan")
    expect(offer(page).locator(".begin")).to_have_text(["Ways and what they cost"])
    choose(page, "The Volcano")
    expect(offer(page).locator(".begin")).to_have_text(["Ways and what they cost", "The Volcano"])
    assert violations(page) == []
    page.goto("/new/iwari#coop")
    told = ["Cards and tents", "A turn against the void", "Two together against the void"]
    expect(offer(page).locator(".begin")).to_have_text(told)


def test_lessons_waved_aside_are_not_offered_again(new_page: Crowd) -> None:
    page = new_page(phone=True, fresh=True)
    page.goto("/new/dewan")
    offer(page).get_by_role("button", name="Do not offer these lessons again").tap()
    expect(offer(page)).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Start the game").wait_for()
    expect(offer(page)).to_have_count(0)
    choose(page, "Lake Villages")
    expect(offer(page).locator(".begin")).to_have_text(["Lake Villages"])


def test_who_wants_nothing_explained_is_offered_nothing(new_page: Crowd) -> None:
    page = new_page(fresh=True)
    player = Player(page)
    player.sit_down()
    page.get_by_role("button", name="Skip").click()
    player.dismiss_explanations()
    expect(offer(page)).to_have_count(0)
    page.goto("/new/iwari")
    page.get_by_role("button", name="Start the game").wait_for()
    expect(offer(page)).to_have_count(0)


def test_a_table_offers_a_lesson_before_the_first_decision_and_waits_for_it(
    new_page: Crowd,
) -> None:
    page = new_page(fresh=True)
    player = Learner(page, lessons_of("dewan")["downpour"])
    page.goto("/new/dewan")
    choose(page, "The Downpour")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.get_by_role("button", name="Skip").click()  # how it was set up
    offer(page).get_by_role("button", name="The Downpour").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    player.learn()
    page.get_by_role("link", name="Back to your table").click()
    page.wait_for_url(table)
    expect(offer(page).locator(".begin")).to_have_text(["Ways and what they cost"])
    Player(page).dismiss_explanations()
    expect(offer(page)).to_have_count(0)
