"""The coach in the browser: asked for with a table, heard, seen on the map, hidden, back again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.prepared_tables import Prepared
from tests.browser.coach_tables import IWARI, PHONE, TURN
from tests.browser.conftest import Crowd
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole


def coach(page: Page) -> Locator:
    """The strip in which it speaks."""
    return page.locator("aside.coach")


def come(player: Player, table: Prepared) -> Page:
    """Come to a table where nothing is left to be explained."""
    player.page.goto(table.link(0))
    player.page.locator("[role=application]").first.wait_for()
    while (got := player.page.locator(".explainer .yes")).count() > 0:
        got.first.click()
    return player.page


@pytest.mark.parametrize("table", [TURN, IWARI], ids=["dewan", "iwari"])
def test_the_coach_says_one_thing_and_the_map_shows_where(new_page: Crowd, table: Prepared) -> None:
    player = Player(new_page())
    page = come(player, table)
    said = coach(page).get_by_role("status").first
    expect(said).not_to_be_empty()
    assert page.locator("svg [stroke='var(--pointed)']").count() > 0
    assert "coach-" not in said.inner_text()


def test_the_coach_says_nothing_while_something_is_explained(new_page: Crowd) -> None:
    player = Player(new_page())
    player.page.goto(TURN.link(0))
    expect(player.page.locator(".explainer")).to_be_visible()
    for said in coach(player.page).get_by_role("status").all():
        expect(said).to_be_empty()


def test_the_coach_says_nothing_while_the_set_up_is_told(new_page: Crowd) -> None:
    page = new_page(fresh=True)
    player = Player(page)
    page.goto("/new")
    page.get_by_role("switch", name=player.words("web-coach-choice")).click()
    player.button("web-lobby-start-game").click()
    skip = player.button("web-setup-skip")
    expect(skip).to_be_visible()
    expect(coach(page)).to_be_visible()
    expect(coach(page).get_by_role("status").first).to_be_empty()
    skip.click()
    player.dismiss_explanations()
    expect(coach(page).get_by_role("status").first).not_to_be_empty()


def test_what_the_coach_points_at_is_said_too(new_page: Crowd) -> None:
    page = come(Player(new_page()), TURN)
    expect(coach(page).get_by_role("status").nth(1)).to_contain_text(
        re.compile("^Marked: .+ [A-H]")
    )


def test_the_coach_is_hidden_and_comes_back(new_page: Crowd) -> None:
    player = Player(new_page(phone=True))
    page = come(player, PHONE)
    expect(coach(page).get_by_role("status").first).not_to_be_empty()
    coach(page).get_by_role("button").click()
    expect(coach(page)).to_have_count(0)
    page.reload()
    page.locator("[role=application]").first.wait_for()
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    player.button("web-coach-show").click()
    expect(coach(page)).to_be_visible()


def test_a_coach_is_asked_for_with_a_new_table(new_page: Crowd) -> None:
    player = Player(new_page())
    page = player.page
    page.goto("/new")
    wanted = page.get_by_role("switch", name=player.words("web-coach-choice"))
    expect(wanted).not_to_be_checked()
    wanted.click()
    player.button("web-lobby-start-game").click()
    page.wait_for_url("**/t/*")
    expect(coach(page)).to_be_visible()
    page.goto("/new")
    expect(wanted).to_be_checked()
    player.pick(player.words("web-lobby-seat", number=2), player.words("web-lobby-seat-open"))
    expect(wanted).to_have_count(0)
