"""The player aid, on paper too; the score pad of a game on cardboard; the pictures of the rules."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Crowd
from tests.browser.player import Player
from tests.browser.prepared import TURN_LOOKED_AT
from tests.conftest import breadth

pytestmark = pytest.mark.slow  # the file as a whole

LANGUAGES = ("en", "fr", "de", "ja")
ALL_OF_IWARI = "players=2&deeds=union,discovery,honour,respect,courage,veneration&" + "&".join(
    f"{name}=true" for name in ("walking_totem", "fortifications", "discoveries")
)
AIDS = [
    *(f"/aid/dewan?scenario={name}" for name in ("lake", "volcano", "downpour", "team", "classic")),
    f"/aid/iwari?map=the-void&{ALL_OF_IWARI}",
    f"/aid/iwari?map=floating-lands&expeditions=true&storms=true&{ALL_OF_IWARI}",
    f"/aid/iwari?map=unexplored-paths&expeditions=true&{ALL_OF_IWARI}",
    "/aid/iwari?map=floating-lands&mode=solo",
    "/aid/iwari?map=unexplored-paths&mode=coop",
]
"""With as much in play as the rules allow: what is less takes less room."""
FULLEST = [AIDS[0], AIDS[6], AIDS[9]]


@pytest.fixture
def page(new_page: Crowd) -> Page:
    return new_page()


def pages_of(paper: bytes) -> int:
    """How many sheets a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", paper))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_aid_is_one_sheet_of_paper(new_page: Crowd, language: str) -> None:
    page = new_page(language)
    for aid in breadth(AIDS, [FULLEST[LANGUAGES.index(language) % len(FULLEST)]]):
        page.goto(aid)
        expect(page.locator(".aid section").nth(3)).to_be_visible()
        assert pages_of(page.pdf(format="A4")) == 1, (aid, language)


def test_an_aid_says_what_its_address_names_and_the_address_what_is_chosen(page: Page) -> None:
    page.goto("/aid/iwari?map=new-horizons&deeds=union&storms=true")
    expect(page.get_by_text("For the first two who make a settlement")).to_be_visible()
    expect(page.get_by_text("A storm. The connection under it")).to_be_visible()
    expect(page.get_by_text("Connections scored early")).to_be_hidden()
    page.get_by_role("checkbox", name="Walking totem").check()
    expect(page.get_by_text("Connections scored early")).to_be_visible()
    assert "walking_totem=true" in page.url
    page.get_by_role("combobox", name="Map").select_option("New Horizons, alone against the void")
    expect(page.get_by_role("heading", name="Infection")).to_be_visible()
    expect(page.get_by_role("checkbox")).to_have_count(0)
    expect(page.get_by_role("heading", name="Points at the end")).to_be_hidden()


def test_the_aid_opens_beside_the_table_by_key_and_menu(page: Page) -> None:
    Player.at(page, TURN_LOOKED_AT, "turn")
    panel = page.get_by_role("region", name="Player aid")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Player aid").click()
    expect(panel.get_by_role("heading", name="What it costs")).to_be_visible()
    expect(panel.get_by_text("4 points for the most fire")).to_be_visible()
    page.keyboard.press("a")
    expect(panel).to_be_hidden()
    page.keyboard.press("a")
    expect(panel.get_by_role("link", name="As a page, to print")).to_have_attribute(
        "href", "/aid/dewan?scenario=classic&players=4"
    )
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def field(page: Page, source: str, player: str) -> Locator:
    return page.get_by_role("textbox", name=f"{source}: {player}", exact=True)


def test_a_pad_adds_up_breaks_ties_and_is_kept_until_it_is_cleared(page: Page) -> None:
    """DX6: tied in points, the cards in hand decide."""
    page.goto("/")
    page.get_by_role("link", name="Score pad for Dewan").click()
    page.get_by_role("textbox", name="Name: Player 1").fill("Ada")
    field(page, "Stories", "Ada").press_sequentially("17")
    page.keyboard.press("Enter")
    page.keyboard.type("3")
    expect(field(page, "Fire", "Ada")).to_have_value("3")
    field(page, "Stories", "Player 2").fill("20")
    expect(page.get_by_text("Ada and Player 2 share the victory")).to_be_visible()
    field(page, "Cards in hand", "Player 2").fill("2")
    expect(page.get_by_role("status")).to_contain_text("Player 2 wins")
    page.reload()
    expect(field(page, "Stories", "Ada")).to_have_value("17")
    expect(page.get_by_role("status")).to_contain_text("Player 2 wins")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Keep").click()
    expect(field(page, "Stories", "Ada")).to_have_value("17")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Clear").click()  # asked, and once more
    expect(field(page, "Stories", "Player 1")).to_have_value("")


def test_a_pad_has_the_lines_of_its_map_and_the_third_tribe_of_two(page: Page) -> None:
    """IS5, IA5, IR2: and if the third tribe is in front, both have lost."""
    page.goto("/pad/iwari")
    page.get_by_role("combobox", name="Map").select_option("Long Road")
    expect(field(page, "Violet road", "Third tribe")).to_be_visible()
    expect(field(page, "Walking totem", "Player 1")).to_be_hidden()
    page.get_by_role("checkbox", name="Walking totem").check()
    field(page, "Walking totem", "Player 1").fill("3")
    field(page, "Totems", "Player 2").fill("4")
    field(page, "Totems", "Third tribe").fill("5")
    expect(page.get_by_text("The third tribe wins")).to_be_visible()
    page.get_by_role("combobox", name="Players").select_option("5")
    expect(page.get_by_role("columnheader")).to_have_count(5)
    assert pages_of(page.pdf(format="A4")) == 1


@pytest.mark.parametrize(("game", "count"), [("dewan", 4), ("iwari", 7)])
def test_the_rules_have_pictures_of_the_real_board(page: Page, game: str, count: int) -> None:
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", name="The game in short")).to_be_visible()
    pictures = page.locator("figure").get_by_role("img")
    expect(pictures).to_have_count(count)
    for picture in pictures.all():
        assert len(picture.get_attribute("aria-label") or "") > 40
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg").first).to_be_attached()
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(contents.first).to_have_text("Learn by playing")
    chapters = contents.all_inner_texts()
    assert chapters[1] == "The game in short"
    assert chapters.index("A turn") < chapters.index("Zones" if game == "dewan" else "Scoring")
    signs = "Terrains and symbols" if game == "dewan" else "Biomes and pieces"
    assert chapters.index(signs) > chapters.index("A turn") + 2
