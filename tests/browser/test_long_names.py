"""The longest names, of one word and of two, are read whole wherever tribes are named."""

import pytest
from playwright.sync_api import Page, expect

from scripts.prepared_tables import Prepared
from scripts.sizes.looking import Looker, Size
from tests.browser.conftest import Crowd
from tests.browser.first_tables import (
    LONG_NAMES_IWARI,
    LONG_NAMES_SCORED,
    LONG_WORD,
    LONG_WORD_OWN,
)
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole

DESKS: tuple[Size, ...] = ((1440, 900), (1280, 800), (820, 1180))
PHONES: tuple[Size, ...] = ((390, 844), (360, 640))
LINES = """(name) => {
  const all = new Range();
  all.selectNodeContents(name);
  const feet = [...all.getClientRects()].map(({ bottom }) => Math.round(bottom / 4));
  return new Set(feet).size;
}"""
LAND = "gannet-rocks"
"""Three tribes with long names have tents there."""


def cut(
    page: Page, sizes: tuple[Size, ...], languages: tuple[str, ...] = ("en", "de")
) -> list[str]:
    """What is cut at these sizes, in these languages; a map that is moved ends somewhere."""
    with Looker(page) as looker:
        seen = [one for glance in looker.glances("", sizes, languages) for one in glance.faults]
    return [str(fault) for fault in seen if fault.kind == "cut" and "world" not in fault.where]


def test_panels_and_the_sheet_of_a_territory_name_every_tribe_whole(new_page: Crowd) -> None:
    player = IwariPlayer.at(new_page(), LONG_NAMES_IWARI, "turn")
    player.wave_aside()
    page = player.page
    assert cut(page, DESKS) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(f"[data-space='territory:{LAND}']").first.press("Enter")
    ranks = page.locator("section.territory ol.ranks b")
    named = {*ranks.all_inner_texts()}
    assert {LONG_WORD, LONG_NAMES_IWARI.names[1], LONG_NAMES_IWARI.names[3]} <= named
    assert cut(page, DESKS) == []


def test_a_scoring_names_every_tribe_whole(new_page: Crowd) -> None:
    player = IwariPlayer.at(new_page(), LONG_NAMES_SCORED, "over")
    page = player.page
    player.button("web-replay-scoring").first.click()
    page.keyboard.press("Home")
    for _ in range(2):
        for name in LONG_NAMES_SCORED.names:
            expect(page.locator("ol .who b", has_text=name)).to_have_count(1)
        assert cut(page, (*DESKS, *PHONES)) == []
        page.set_viewport_size({"width": 1440, "height": 900})
        page.keyboard.press("ArrowRight")


def test_the_longest_word_stands_in_one_line_on_ones_own_board(new_page: Crowd) -> None:
    player = Player.at(new_page(), LONG_WORD_OWN, "turn")
    player.dismiss_explanations()
    page = player.page
    name = page.get_by_role("region", name=f"Tribe board of {LONG_WORD}").locator(".owner b span")
    for width, height in DESKS[:2]:
        page.set_viewport_size({"width": width, "height": height})
        assert name.first.evaluate(LINES) == 1
    assert cut(page, DESKS) == []


@pytest.mark.parametrize(
    ("table", "panel", "seats"),
    [(LONG_NAMES_IWARI, "section", (0, 3, 4)), (LONG_WORD_OWN, "section.opponent", (0, 3))],
)
def test_the_longest_word_stands_in_one_line_in_the_panels_of_tribes(
    new_page: Crowd, table: Prepared, panel: str, seats: tuple[int, ...]
) -> None:
    page = new_page()
    page.goto(table.link(2))
    page.locator("[role=application]").first.wait_for()
    for width, height in DESKS[:2]:
        page.set_viewport_size({"width": width, "height": height})
        for seat in seats:
            name = page.locator(f"{panel}[data-anchor~='seat-{seat}'] b").first
            expect(name).to_have_text(table.names[seat])
            assert name.evaluate(LINES) == 1, (width, seat)


def test_whoever_is_away_is_stood_in_for_whatever_the_name(new_page: Crowd) -> None:
    """What a button has no room for stands above it, and is said by it."""
    player = Player.at(new_page(), LONG_WORD_OWN, "turn")
    for name, shown in (
        ("Bartholomäus Kieselstein", "Let a bot play"),
        ("Ulla", "Let a bot play for Ulla"),
    ):
        button = player.page.get_by_role("button", name=f"Let a bot play for {name}", exact=True)
        expect(button).to_have_text(shown)
