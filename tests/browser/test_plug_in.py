"""A game of another package in the browser: found, played against a bot, told and replayed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from scripts.served import Server
from tests.browser.axe import violations, violations_everywhere
from tests.browser.conftest import Crowd
from tests.browser.heard import wait_for_words
from tests.browser.player import Player
from tests.plugged import install

pytestmark = pytest.mark.slow  # the file as a whole


@pytest.fixture(scope="module")
def with_nine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server beside which Nine is installed."""
    folder = tmp_path_factory.mktemp("with-nine")
    environment = install(folder / "packages")
    with Server(folder / "tables.sqlite3", environment=environment) as server:
        yield server.url


def ask(page: Page, question: str) -> None:
    """Wait until the banner asks."""
    wait_for_words(page, re.compile(re.escape(question)))


def test_it_is_chosen_in_the_lobby_and_played_by_mouse(with_nine: str, new_page: Crowd) -> None:
    player = Player(new_page(site=with_nine))
    page = player.page
    page.goto("/")
    page.get_by_role("link", name=player.words("web-lobby-new-table-of", game="Nine")).click()
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    page.locator("label", has_text="Up to ten").click()
    title = player.words("web-lobby-table-title", game="Nine", scenario="Up to ten")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert violations(page) == []
    player.button("web-lobby-start-game").click()
    ask(page, "Draw another card, or stop?")
    page.locator("svg").get_by_role("button", name="Draw a card").click()
    player.confirm_button.click()
    expect(page.get_by_role("log")).to_contain_text("Only for you: You have drawn the")
    page.get_by_role("button", name=re.compile("^2? ?Stop")).click()
    assert violations_everywhere(page) == []  # and from now on it is a phone
    player.confirm_button.click()
    ask(page, player.words("web-table-over"))
    expect(page.get_by_role("table", name=player.words("web-replay-score"))).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=player.words("web-table-log"), exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("You show")


def test_it_is_played_by_keyboard_in_another_language_and_replayed(
    with_nine: str, new_page: Crowd
) -> None:
    player = Player(new_page("de", site=with_nine), "de")
    page = player.page
    page.goto("/new/nine")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    player.button("web-lobby-start-game").click()
    ask(page, "Noch eine Karte ziehen oder aufhören?")
    page.keyboard.press("2")
    expect(player.confirm_button).to_be_focused()
    page.keyboard.press("Enter")
    ask(page, player.words("web-table-over"))
    page.get_by_role("link", name=player.words("web-replay-replay"), exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Maren hört auf")).to_have_count(0)
    hands = page.get_by_role("group", name=player.words("web-table-players"))
    expect(hands).not_to_contain_text("verdeckt")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status").filter(has_text="Maren hört auf")).to_be_visible()
    page.get_by_label(player.words("web-replay-look"), exact=True).select_option(label="Maren")
    expect(hands).to_contain_text("eine verdeckte Karte")
    assert violations(page) == []


def test_without_a_drawing_it_is_played_by_sentences_and_buttons(
    with_nine: str, new_page: Crowd
) -> None:
    player = Player(new_page(site=with_nine))
    page = player.page
    page.route("**/games/index.json", lambda route: route.fulfill(json={"nine": {"main": "limit"}}))
    page.goto("/new/nine")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    player.button("web-lobby-start-game").click()
    ask(page, "Draw another card, or stop?")
    expect(page.get_by_text(re.compile("Maren: [1-6], together [1-6]"))).to_be_visible()
    expect(page.get_by_text("4 cards are left in the deck.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("Stop")).click()
    page.keyboard.press("Enter")
    ask(page, player.words("web-table-over"))


def test_its_rules_can_be_read_where_a_refusal_points(with_nine: str, new_page: Crowd) -> None:
    page = new_page("fr", site=with_nine)
    page.goto("/rules/nine#NR3")
    expect(page.get_by_role("heading", name="The rules of Nine")).to_be_visible()
    expect(page.locator("#NR3")).to_contain_text("a sum above the limit is worth nothing")
    assert violations(page) == []
