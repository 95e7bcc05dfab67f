"""Every size of screen: no text is cut, covered or out of its box, and what matters is in sight.

The short version looks at a handful of tables on a few screens; the long one runs the script that
looks at every scenario and map in every phase, at eight sizes and in four languages.
"""

import subprocess
import sys
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from scripts.check_sizes import arrive
from scripts.sizes.acts import building, journey, nothing, place
from scripts.sizes.looking import LANGUAGES, SETTLED, Looker, Size
from scripts.sizes.pages import PLACES
from tests.browser import iwari_void_tables as void_tables
from tests.browser.conftest import Crowd
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player
from tests.browser.prepared import IWARI_LOOKED_AT, IWARI_REFILL_LOOKED_AT
from tests.browser.size_tables import LAKE, VOLCANO
from tests.conftest import LONG

pytestmark = pytest.mark.slow  # the file as a whole

PHONE, TABLET, LOW, SMALL, DESK, LARGE = (
    (360, 640),
    (820, 1180),
    (1366, 768),
    (1280, 800),
    (1440, 900),
    (2560, 1440),
)
SCENES = {
    "volcano": (VOLCANO.link(0), journey),
    "lake": (LAKE.link(0), nothing),
    "iwari": (IWARI_LOOKED_AT.link(0), building),
    "void": (void_tables.RUIN_LOOKED_AT.link(0), place),
}
"""Where somebody comes to, and what is chosen there."""

BROKEN = {
    "cut": ".opponent .name { width: 30px; overflow: hidden; white-space: nowrap; }",
    "out of sight": ".desk > .others { height: 200px; }",
    "overlaps": ".opponent small { margin-top: -18px; }",
    "covered": ".desk > .tray { translate: -400px 0; }",
}
"""Styles that would do harm, by what is wrong then."""
HARM = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}"""


def sit_down(page: Page, link: str) -> None:
    """Come to a table, and have nothing explained."""
    page.goto(link)
    page.locator("[role=application]").first.wait_for()
    no_more = page.locator(".explainer button").last
    if no_more.is_visible():
        no_more.click()


@pytest.mark.parametrize("scene", SCENES)
def test_no_text_is_cut_or_covered_and_what_matters_is_in_sight(
    new_page: Crowd, scene: str
) -> None:
    link, act = SCENES[scene]
    page = new_page()
    sit_down(page, link)
    act(page)
    with Looker(page) as looker:
        glances = [
            *looker.glances(scene, (PHONE, TABLET, LOW, SMALL, LARGE), ("de",)),
            *looker.glances(scene, (DESK,), ("fr",)),  # whose headlines are the longest
        ]
        faults = [str(fault) for glance in glances for fault in glance.faults]
    assert faults == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_all_territories_where_one_can_act_for_the_void_are_in_sight(
    new_page: Crowd, language: str
) -> None:
    page = new_page()
    sit_down(page, void_tables.ALL_LANDS.link(0))
    chips = page.locator(".tray ul[data-in-sight] button")
    expect(chips).to_have_count(11)
    with Looker(page) as looker:
        glances = looker.glances("lands", (DESK, SMALL), (language,))
        faults = [str(fault) for glance in glances for fault in glance.faults]
    assert faults == []


def test_undo_stands_beside_the_title_where_a_tablet_shows_many_territories(
    new_page: Crowd,
) -> None:
    page = new_page()
    sit_down(page, void_tables.ALL_LANDS.link(0))
    with Looker(page) as looker:
        looker.resize(TABLET)
        undo = page.get_by_role("button", name="Undo", exact=True).bounding_box()
        chips = page.locator(".tray ul[aria-label]").bounding_box()
        assert undo is not None
        assert chips is not None
        assert undo["y"] + undo["height"] <= chips["y"]


@pytest.mark.parametrize("name", ["page-lobby-new", "page-new-iwari", "page-aid-iwari"])
def test_the_pages_around_the_tables_fit_every_screen(new_page: Crowd, name: str) -> None:
    page = new_page()
    [place] = [one for one in PLACES if one.id == name]
    arrive(page, place, [])
    with Looker(page, ()) as looker:
        glances = looker.glances(name, (PHONE, TABLET, DESK), ("de", "ja"))
        faults = [str(fault) for glance in glances for fault in glance.faults]
    assert faults == []


def test_a_page_that_fits_the_screen_does_not_scroll(new_page: Crowd) -> None:
    page = new_page()
    with Looker(page) as looker:
        for path, size in (("/", DESK), ("/", LARGE), ("/aid/iwari", LARGE), ("/pad/dewan", LARGE)):
            page.goto(path)
            page.locator("h1, h2").first.wait_for()
            looker.resize(size)
            for language in LANGUAGES:
                looker.speak(language)
                page.evaluate(SETTLED)
                height = page.evaluate("document.documentElement.scrollHeight")
                assert height <= size[1], (path, size, language)


def test_the_looker_sees_what_is_wrong(new_page: Crowd) -> None:
    page = new_page()
    sit_down(page, LAKE.link(0))
    with Looker(page) as looker:
        for fault, style in BROKEN.items():
            page.evaluate(HARM, style)
            kinds = {found.kind for found in looker.glance("broken", DESK, "en", "").faults}
            assert fault in kinds
            page.evaluate("() => document.adoptedStyleSheets.pop()")
        assert looker.glance("mended", DESK, "en", "").faults == []


def test_what_is_said_of_the_hand_takes_two_lines_at_most(new_page: Crowd) -> None:
    page = new_page()
    sit_down(page, void_tables.ALL_LANDS.link(0))
    line = page.locator(".hand .line")
    with Looker(page) as looker:
        for language, size in product(("fr", "de"), (SMALL, DESK)):
            looker.speak(language)
            looker.resize(size)
            height = line.evaluate("(line) => line.clientHeight")
            assert height < 45, (language, size)  # three lines need 55


def at_sizes(page: Page, sizes: tuple[Size, ...], look: Callable[[], None]) -> None:
    """Look at a page on several screens."""
    with Looker(page) as looker:
        for size in sizes:
            looker.resize(size)
            look()


def test_what_a_journey_brings_stands_above_its_steps(new_page: Crowd) -> None:
    page = new_page()
    sit_down(page, VOLCANO.link(0))
    journey(page)

    def look() -> None:
        gains, legs = page.locator(".gains"), page.locator(".legs")
        above, below = gains.bounding_box(), legs.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"]

    at_sizes(page, (TABLET, LOW, SMALL, DESK), look)


def test_the_countdown_of_a_scenario_is_in_sight_on_every_screen(new_page: Crowd) -> None:
    page = new_page()
    sit_down(page, VOLCANO.link(0))
    count = page.locator("[data-in-sight]").filter(has_text="Until the eruption")
    at_sizes(page, (PHONE, TABLET, LOW, DESK), lambda: expect(count).to_be_in_viewport(ratio=1))
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(count).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="If it ended now")).to_be_in_viewport(ratio=1)


def test_text_grows_with_a_large_screen_and_the_map_can_still_be_pointed_at(
    new_page: Crowd,
) -> None:
    page = new_page()
    sit_down(page, VOLCANO.link(0))
    name = page.locator(".opponent .name").first
    desk = name.bounding_box()
    page.set_viewport_size({"width": 2560, "height": 1440})
    large = name.bounding_box()
    assert desk is not None
    assert large is not None
    assert large["height"] > 1.3 * desk["height"]
    player = Player(page)
    player.cheapest().click()
    expect(player.confirm_button).to_be_visible()


def test_a_tablet_has_map_and_cards_in_sight_at_once(new_page: Crowd) -> None:
    page = new_page()
    sit_down(page, IWARI_REFILL_LOOKED_AT.link(0))
    player = IwariPlayer(page)
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator("nav.tabs")).to_have_count(0)
    for part in (player.map, player.display, page.get_by_role("log")):
        expect(part).to_be_in_viewport(ratio=0.9)


def test_the_whole_map_on_a_phone_has_names_numbers_and_ones_own_points(new_page: Crowd) -> None:
    page = new_page(phone=True)
    sit_down(page, IWARI_LOOKED_AT.link(0))
    on_map = page.locator("[role=application] svg text")
    words = [words for words in on_map.all_text_contents() if words]
    assert sum(words.isdigit() for words in words) >= 15
    assert sum(words[:1].isalpha() for words in words) >= 5
    expect(page.locator(".map > div button[data-anchor='seat-0']")).to_be_visible()


@pytest.mark.skipif(not LONG, reason="only in the long version")
def test_every_table_at_every_size_in_every_language() -> None:
    command = [sys.executable, "-m", "scripts.check_sizes"]
    swept = subprocess.run(command, capture_output=True, text=True, check=False)
    assert swept.returncode == 0, swept.stdout
