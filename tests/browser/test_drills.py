"""Drills in the browser: chosen on the map, by cards, in words; by pointer, touch and keys."""

import re

from playwright.sync_api import Page, expect

from bivouac.tables.drills import pose
from tests.browser.conftest import Crowd

TEN = 10
RIGHT = 7


def right_of(game: str, kind: str, number: int) -> list[str]:
    """The names of a right answer."""
    return sorted(pose(game, kind, number).drill.answers[0])


def wrong_of(game: str, kind: str, number: int) -> str:
    """The name of a choice that is wrong by itself."""
    drill = pose(game, kind, number).drill
    return next(one.name for one in drill.choices if not drill.is_right([one.name]))


def place(page: Page, name: str) -> str:
    """What one points at on the map."""
    return f'[data-space="{name.removeprefix("space-")}"]'


def number_button(page: Page, name: str) -> None:
    """Choose a number."""
    page.get_by_role("button", name=name.removeprefix("number-"), exact=True).click()


def test_a_place_is_chosen_on_the_map_by_pointer(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/drills/dewan/camps")
    (right,) = right_of("dewan", "camps", 1)
    answer = page.get_by_role("button", name="Answer", exact=True)
    expect(answer).to_be_disabled()
    page.locator(place(page, right)).click()
    chip = page.locator(".choice", has_text=right.removeprefix("space-"))
    expect(chip).to_have_attribute("aria-pressed", "true")
    answer.click()
    expect(page.get_by_role("status")).to_contain_text("Right!")
    expect(page.get_by_role("status")).to_contain_text(right.removeprefix("space-"))


def test_cards_are_chosen_by_touch_and_a_wrong_answer_is_explained(new_page: Crowd) -> None:
    page = new_page(phone=True)
    page.goto("/drills/dewan/paying")
    wrong = wrong_of("dewan", "paying", 1)
    card = page.locator(f'[data-anchor="{wrong}"]')
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Answer", exact=True).tap()
    expect(page.get_by_role("status")).to_contain_text("Not quite.")
    expect(page.get_by_role("status").locator("li").first).to_be_visible()
    for name in right_of("dewan", "paying", 1):
        expect(page.locator(f'[data-anchor="{name}"]')).to_have_attribute("aria-pressed", "true")


def test_territories_are_chosen_and_answered_by_keys_alone(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/drills/iwari/claims")
    first, *others = right_of("iwari", "claims", 1)
    page.locator(place(page, first)).press("Enter")
    for name in others:
        page.locator(place(page, name)).press("Enter")
    expect(page.locator(".choice[aria-pressed='true']")).to_have_count(1 + len(others))
    page.get_by_role("button", name="Answer", exact=True).press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Right!")
    onward = page.get_by_role("button", name="Next", exact=True)
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".asks")).to_be_focused()
    expect(page.get_by_role("img", name="Question 2 of 10, 1 right so far")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".choice[aria-pressed='true']")).to_have_count(1)


def test_the_ten_are_counted_remembered_and_gone_beyond(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/drills/dewan/scoring")
    for number in range(1, TEN + 1):
        expect(page.get_by_role("img", name=re.compile(f"^Question {number} of"))).to_be_visible()
        (right,) = right_of("dewan", "scoring", number)
        number_button(page, right if number <= RIGHT else wrong_of("dewan", "scoring", number))
        page.get_by_role("button", name="Answer", exact=True).click()
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("heading", name="7 of 10 right")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="7 of 10 right")).to_be_visible()
    page.get_by_role("link", name="All drills").click()
    page.get_by_role("link", name=re.compile("How many points.*7 of 10 right")).click()
    page.get_by_role("button", name="Go on without end").click()
    expect(page.get_by_text("Question 11;")).to_be_visible()
    number_button(page, right_of("dewan", "scoring", TEN + 1)[0])
    page.get_by_role("button", name="Answer", exact=True).click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Question 12; beyond the ten 1 of 1 right")).to_be_visible()


def test_drills_are_found_from_the_rules(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/rules/iwari")
    page.get_by_role("link", name="Drills: questions about real positions").click()
    page.get_by_role("link", name=re.compile("Where does the void go")).click()
    expect(page.locator(".asks")).to_be_visible()
