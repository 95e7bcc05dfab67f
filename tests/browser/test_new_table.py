"""The lobby and the page for new tables, with two games to choose from; and both rule books."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Crowd

pytestmark = pytest.mark.slow  # the file as a whole


def choose_map(page: Page, name: str) -> None:
    page.locator("label").filter(has_text=re.compile(f"^\\s*{name}")).click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_a_table_of_iwari_is_planned_and_opened(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/new")
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Iwari").click()
    expect(page).to_have_url(re.compile("/new/iwari$"))
    choose_map(page, "Vast Lands")
    expect(page.get_by_text("Two players share the land with a third tribe")).to_be_visible()
    page.get_by_role("switch", name="Deeds").click()
    page.get_by_role("checkbox", name="Discovery").uncheck()
    page.get_by_role("switch", name="Draft").click()
    page.get_by_role("switch", name="Longest path").click()
    expect(page.get_by_text("3 in play")).to_be_visible()
    everything = (
        "In play: Union, Honour, Respect, Courage, Veneration: Dead ends, Draft and Longest path."
    )
    expect(page.get_by_text(everything)).to_be_visible()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_text("Two players share the land")).to_have_count(0)
    page.get_by_role("textbox", name="Your name").fill("Maren")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    expect(page.get_by_text("Vast Lands, 3 players").first).to_be_visible()


def test_an_open_table_says_what_is_played_there(new_page: Crowd) -> None:
    host, stranger = new_page(), new_page()
    host.goto("/new/iwari#vast-lands")
    host.get_by_role("switch", name="Deeds").click()
    host.get_by_role("radiogroup", name="Seat 2").locator("label").filter(has_text="Open").click()
    host.get_by_role("textbox", name="Your name").fill("Ilse")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    stranger.goto("/")
    table = stranger.get_by_role("listitem").filter(has_text="Ilse")
    expect(table).to_contain_text("Iwari: Vast Lands")
    expect(table).to_contain_text("In play: Union, Discovery, Honour, Respect, Courage and")
    expect(table.get_by_role("link", name="Join Iwari: Vast Lands")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "name", "most"),
    [("iwari", "New Horizons", 5), ("iwari#the-void", "The Void", 6), ("dewan", "Classic", 4)],
)
def test_so_many_can_play(new_page: Crowd, path: str, name: str, most: int) -> None:
    page = new_page()
    page.goto(f"/new/{path}")
    for _ in range(most - 2):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_text(f"{name}: {most} players at most.")).to_be_visible()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)


def test_a_map_takes_away_what_its_rules_exclude_and_says_why(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/new/iwari")
    expect(page.get_by_role("radio")).not_to_have_count(0)
    page.get_by_role("switch", name="Storms").click()
    expect(page.get_by_text("In play: Storms.")).to_be_visible()
    choose_map(page, "Unexplored Paths")
    storms = page.get_by_role("switch", name="Storms")
    expect(storms).to_be_disabled()
    expect(storms).not_to_be_checked()
    expect(storms).to_contain_text("This map has no mountains")
    expect(page.get_by_text("Left out: Storms.")).to_be_visible()
    choose_map(page, "Long Road")
    expect(storms).to_be_enabled()
    expect(storms).to_be_checked()


def test_a_card_of_veneration_is_chosen_with_its_deed(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/new/iwari")
    cards = page.get_by_role("radiogroup", name=re.compile("^Veneration card"))
    expect(page.get_by_role("switch", name="Deeds")).to_be_visible()
    expect(cards).to_have_count(0)
    page.get_by_role("checkbox", name="Veneration").check()
    expect(cards.get_by_role("radio", name="Dead ends")).to_be_checked()
    expect(cards.get_by_role("radio", name="Contested tokens")).to_be_disabled()
    cards.get_by_role("radio", name="Gold tokens").check()
    expect(page.get_by_text("In play: Veneration: Gold tokens.")).to_be_visible()
    choose_map(page, "The Void")
    cards.get_by_role("radio", name="Contested tokens").check()
    page.get_by_role("textbox", name="Your name").fill("Maren")
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_there_is_no_page_for_a_game_nobody_knows(new_page: Crowd) -> None:
    page = new_page()
    for path in ("/new/chess", "/rules/chess", "/new/iwari/more"):
        page.goto(path)
        expect(page.get_by_role("heading", name="No path leads here")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/rules#IT5", "The rules of Iwari"),
        ("/rules#I2.1", "The rules of Iwari"),
        ("/rules/iwari#IM7", "The rules of Iwari"),
        ("/rules#IA6", "The rules of Iwari"),
        ("/rules#IG1", "The rules of Iwari"),
        ("/rules#DP2", "The rules of Dewan"),
        ("/rules/dewan", "The rules of Dewan"),
    ],
)
def test_a_rule_opens_its_own_book(new_page: Crowd, path: str, title: str) -> None:
    page = new_page()
    page.goto(path)
    expect(page.get_by_role("heading", name=title)).to_be_attached()
    rule = path.partition("#")[2]
    if rule:
        expect(
            page.get_by_role("link", name=f"Link to rule {rule}", exact=True)
        ).to_be_in_viewport()


def test_the_rules_are_searched_and_the_other_book_is_one_step_away(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/rules/iwari")
    page.get_by_role("searchbox", name="Search the rules").fill("neutral tribe nobody")
    expect(page.get_by_text("No rule contains these words.")).to_be_visible()
    page.get_by_role("searchbox", name="Search the rules").fill("settlement longest path")
    expect(page.get_by_text("One rule contains these words.")).to_be_visible()
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Dewan").click()
    expect(page.get_by_role("heading", name="The rules of Dewan")).to_be_visible()
