"""Hints in the browser: asked for by pointer and by key, looked at, taken and confirmed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bivouac.analysis import trust
from bivouac.core.registry import find_game
from scripts.prepared_tables import Prepared
from tests.browser import hint_tables as tables
from tests.browser.conftest import Crowd
from tests.browser.finger import Finger
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole

LONG = 60_000
"""Milliseconds that an answer may take while other tests need the processor, too."""


def button(page: Page) -> Locator:
    """What asks for a hint."""
    return page.locator("#table-hint")


def panel(player: Player) -> Locator:
    """The hint."""
    return player.page.get_by_role("region", name=player.words("web-hints"), exact=True)


def plans(player: Player) -> Locator:
    """The plans of the hint, once they are there."""
    found = panel(player).get_by_role("listitem").get_by_role("button")
    expect(found.first).to_be_visible(timeout=LONG)
    return found


def come(player: Player, table: Prepared) -> Page:
    """Come to a table where nothing is left to be explained."""
    page = player.page
    page.goto(table.link(0))
    expect(button(page)).to_be_visible()
    while page.locator(".explainer .yes").count() > 0:
        page.locator(".explainer .yes").first.click()
    return page


def notes(page: Page, player: Player) -> int:
    """How often the log says that a hint was asked for."""
    words = player.words("table-hint", who="you", name="")
    return page.locator("[role=log] .sentence").filter(has_text=words).count()


@pytest.mark.parametrize("table", [tables.TURN, tables.IWARI, tables.SOLO], ids=lambda t: t.id)
def test_a_hint_is_asked_for_looked_at_taken_and_confirmed(
    new_page: Crowd, table: Prepared
) -> None:
    player = Player(new_page())
    page = come(player, table)
    banner = page.locator(".banner [role=status]")
    button(page).click()
    found = plans(player)
    assert 1 <= found.count() <= 3
    assert notes(page, player) == 1
    for plan in found.all():
        plan.hover()
        expect(plan).to_have_class(re.compile(r"\bon\b"))
        assert outlined(page) > 0
        assert "hint-" not in plan.inner_text()
    asked = banner.inner_text()
    found.first.click()
    expect(panel(player)).to_have_count(0)
    expect(player.confirm_button).to_be_focused()
    player.confirm_button.click()
    expect(banner).not_to_have_text(asked)
    expect(panel(player)).to_have_count(0)


def outlined(page: Page) -> int:
    """How many things are outlined as a plan is about them: on the map, cards, tiles."""
    return int(page.evaluate(OUTLINED))


OUTLINED = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--pointed)";
  const pointed = getComputedStyle(probe).color;
  probe.remove();
  const things = [...document.querySelectorAll("[data-anchor]")].filter((thing) => {
    const style = getComputedStyle(thing);
    return style.outlineStyle === "solid" && style.outlineColor === pointed;
  });
  const on_map = document.querySelectorAll("[role=application] [stroke='var(--pointed)']");
  return things.length + on_map.length;
}"""


def test_chances_are_shown_only_where_they_have_been_shown_to_come_true(new_page: Crowd) -> None:
    player = Player(new_page())
    page = come(player, tables.LOOKED_AT)
    button(page).click()
    plan = plans(player).first
    options = tables.LOOKED_AT.options
    passed = trust.of(find_game("dewan").setting(options)).passed
    assert plan.locator(".bar").count() == passed
    assert ("%" in plan.inner_text()) == passed
    unchecked = player.words("hint-unchecked")
    assert (unchecked in (panel(player).text_content() or "")) == (not passed)


@pytest.mark.parametrize("table", [tables.BY_KEYS, tables.IWARI_BY_KEYS], ids=["dewan", "iwari"])
def test_a_hint_is_asked_for_and_taken_by_keys_alone(new_page: Crowd, table: Prepared) -> None:
    player = KeyboardPlayer(new_page())
    page = come(player, table)
    player.press("w")
    found = plans(player)
    expect(found.first).to_be_focused()
    if found.count() > 1:
        player.press("Tab")
        expect(found.nth(1)).to_be_focused()
        expect(found.nth(1)).to_have_class(re.compile(r"\bon\b"))
    player.press("Escape")
    expect(panel(player)).to_have_count(0)
    player.press("w")
    expect(plans(player).first).to_be_focused()
    assert notes(page, player) == 1, "it was there already"
    asked = page.locator(".banner [role=status]").inner_text()
    player.press("Enter")
    expect(player.confirm_button).to_be_focused()
    player.press("Enter")
    expect(page.locator(".banner [role=status]")).not_to_have_text(asked)


@pytest.mark.parametrize("table", [tables.ON_PHONE, tables.IWARI_ON_PHONE], ids=["dewan", "iwari"])
def test_a_hint_on_a_phone_is_tapped_and_confirmed(new_page: Crowd, table: Prepared) -> None:
    player = Finger(new_page(phone=True))
    page = come(player, table)
    banner = page.locator(".banner [role=status]")
    button(page).tap()
    found = plans(player)
    player.expect_nothing_hangs_over()
    expect(page.locator("[role=application]")).to_be_in_viewport()
    asked = banner.inner_text()
    found.first.tap()
    expect(panel(player)).to_have_count(0)
    player.confirm_button.tap()
    expect(banner).not_to_have_text(asked)


def test_thinking_longer_says_more(new_page: Crowd) -> None:
    player = Player(new_page())
    page = come(player, tables.LONGER)
    button(page).click()
    plans(player)
    for seconds in (5, 15):
        longer = player.button("hint-longer", seconds=seconds)
        expect(longer).to_be_visible(timeout=LONG)
        if seconds == 5:
            longer.click()
            expect(panel(player)).to_have_attribute("aria-busy", "true")
    expect(plans(player).first).to_be_visible()
    assert notes(page, player) == 1


def test_a_reload_finds_the_hint_again_and_others_read_that_there_is_one(new_page: Crowd) -> None:
    player, watcher = Player(new_page()), Player(new_page())
    page = come(player, tables.SHARED)
    watcher.page.goto(f"/t/{tables.SHARED.id}")
    expect(watcher.page.get_by_role("log")).to_be_visible()
    expect(button(watcher.page)).to_have_count(0)
    button(page).click()
    first = plans(player).all_inner_texts()
    page.reload()
    button(page).click()
    assert plans(player).all_inner_texts() == first
    asks = watcher.words("table-hint", who="other", name="Maren")
    expect(watcher.page.locator("[role=log] .sentence").filter(has_text=asks)).to_have_count(1)


def test_a_hint_is_gone_with_the_decision_it_was_about(new_page: Crowd) -> None:
    player = Player(new_page())
    page = come(player, tables.ONE_SCREEN)
    button(page).click()
    plans(player)
    player.button("hint-close").click()
    expect(button(page)).to_be_focused()
    player.take_cards()
    expect(button(page)).to_have_count(0)
    expect(panel(player)).to_have_count(0)


def test_hints_are_on_for_a_table_against_bots_and_off_where_others_may_come(
    new_page: Crowd,
) -> None:
    player = Player(new_page())
    page = player.page
    page.goto("/new")
    wanted = page.get_by_role("switch", name=player.words("web-hints-choice"))
    expect(wanted).to_be_checked()
    player.pick(player.words("web-lobby-seat", number=2), player.words("web-lobby-seat-open"))
    expect(wanted).not_to_be_checked()
    wanted.click()
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    player.button("web-lobby-open-table").click()
    expect(page.get_by_text(player.words("web-hints-for-all"))).to_be_visible()
    page.goto("/new")
    expect(wanted).to_be_checked()
    wanted.click()
    player.button("web-lobby-start-game").click()
    page.wait_for_url("**/t/*")
    page.locator("[role=application]").first.wait_for()
    expect(button(page)).to_have_count(0)
    page.goto("/new")
    expect(wanted).not_to_be_checked()


def test_the_key_of_hints_stands_among_the_keys(new_page: Crowd) -> None:
    player = Player(new_page())
    page = come(player, tables.LOOKED_AT)
    page.keyboard.press("?")
    keys = page.get_by_role("region", name=player.words("web-table-keys"))
    expect(keys.get_by_text(player.words("web-hints-key"))).to_be_visible()
