"""What is left of a game: its result in whole words, and the list of one's own games."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from bivouac.record.check import check_record
from scripts.prepared_tables import Prepared
from tests.browser import iwari_void_tables
from tests.browser.conftest import Crowd
from tests.browser.ending_tables import LAKE, MANY, NAMES, TEAM
from tests.browser.prepared import IWARI_OVER, OVER

pytestmark = pytest.mark.slow  # the file as a whole

LINES = """part => {
  const range = document.createRange();
  range.selectNodeContents(part);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.bottom / 8))).size;
}"""
"""How many lines the words of an element take."""
TEXTS = """table => [...table.querySelectorAll('thead th:not(:has(.hidden))')].map((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const boxes = [...range.getClientRects()].filter((box) => box.width > 2);
  return [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
}).filter(([left]) => Number.isFinite(left))"""
"""From where to where the words of each heading reach."""
NEAR = 24  # px: a gap between panels


def come(page: Page, table: Prepared, width: int = 1440, height: int = 900) -> Locator:
    """Come to a table that is over; its score sheet."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(table.link(0))
    sheet = page.get_by_role("table", name="Final score")
    sheet.wait_for()
    return sheet


def bottom(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def top(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]


def is_whole(page: Page, name: str) -> bool:
    """Is a name of the result read in one line, wherever it stands?"""
    shown = page.locator("section.end").get_by_text(name, exact=True)
    return shown.count() > 0 and all(one.evaluate(LINES) == 1 for one in shown.all())


def fits(sheet: Locator) -> bool:
    return bool(sheet.evaluate("it => it.scrollWidth <= it.parentElement.clientWidth"))


@pytest.mark.parametrize("table", [LAKE, TEAM, MANY, IWARI_OVER], ids=lambda one: one.id)
def test_names_and_headings_of_a_score_sheet_are_whole_and_apart(
    new_page: Crowd, table: Prepared
) -> None:
    page = new_page()
    sheet = come(page, table)
    people = NAMES[: table.seats.count("p")] if table.names == NAMES else ("Maren",)
    for width, height in ((1440, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for name in people:
            assert is_whole(page, name), name
        reaches = sheet.evaluate(TEXTS)
        assert len(reaches) > 4
        gaps = [right[0] - left[1] for left, right in pairwise(reaches)]
        assert min(gaps) > 3, gaps
        assert fits(sheet)


def test_on_a_phone_everybody_is_named_before_the_figures(new_page: Crowd) -> None:
    page = new_page(phone=True)
    for table in (LAKE, TEAM, MANY):
        sheet = come(page, table, 360, 640)
        for name in NAMES[: table.seats.count("p")]:
            assert is_whole(page, name), name
        assert fits(sheet)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_dewan_has_one_score_sheet_at_the_end_and_the_log_fills_what_is_left(
    new_page: Crowd,
) -> None:
    page = new_page()
    come(page, OVER)
    expect(page.get_by_role("table")).to_have_count(1)
    log, end = page.locator(".desk > .log"), page.locator("section.end")
    assert 0 < top(log) - bottom(end) < NEAR
    assert bottom(log) > 900 - NEAR


def test_iwari_fills_the_space_below_the_score_sheet(new_page: Crowd) -> None:
    page = new_page()
    come(page, IWARI_OVER)
    end, tribes = page.locator("section.end"), page.locator(".desk > .rest")
    expect(tribes.locator("section.opponent")).to_have_count(3)
    for width, height in ((1440, 900), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        assert 0 < top(tribes) - bottom(end) < NEAR
        assert bottom(page.get_by_role("log")) > height - 2 * NEAR


# One's own games


def own(page: Page) -> Locator:
    """The list of one's own games."""
    return page.get_by_role("region", name="Your games").get_by_role("list").first.locator("> li")


def test_the_page_of_replays_lists_ones_own_games_and_nobody_elses(
    new_page: Crowd, tmp_path: Path
) -> None:
    page, stranger = new_page(), new_page()
    page.goto("/replay")
    expect(page.get_by_text("Your finished games will be kept here")).to_be_visible()
    for table in (OVER, IWARI_OVER, TEAM, iwari_void_tables.OVER):
        page.goto(table.link(0))
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.goto("/replay")
    expect(own(page)).to_have_count(4)
    team = own(page).filter(has_text="Dewan: Team play, 4 players")
    expect(team.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)
    expect(team).to_contain_text("Bartholomew and Maximiliane")
    expect(team.get_by_text("Winner:")).to_have_count(1)
    expect(team).to_contain_text("2026")
    expect(own(page).filter(has_text="alone against the void")).to_contain_text("Lost to the void")
    dewan = own(page).filter(has_text="Dewan: Classic, 2 players")
    with page.expect_download() as started:
        dewan.get_by_role("link", name="Save the record").click()
    path = tmp_path / "record.json"
    started.value.save_as(path)
    check_record(json.loads(path.read_text("utf-8")))
    dewan.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{OVER.id}")
    expect(page.get_by_role("heading", name="Replay of Dewan: Classic")).to_be_attached()
    stranger.goto("/replay")
    expect(stranger.get_by_text("Your finished games will be kept here")).to_be_visible()
    expect(own(stranger)).to_have_count(0)


def test_older_games_come_when_they_are_asked_for(new_page: Crowd) -> None:
    page = new_page()
    page.goto(OVER.link(0))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    (game,) = page.request.get("/api/games").json()["games"]
    place = f"{game['updated']}~{game['id']}"

    def answer(route: Route) -> None:
        older = "before=" in route.request.url
        number = 5 if older else 0
        games = [{**game, "id": f"game-{number + more}"} for more in range(5)]
        route.fulfill(json={"games": games, "more": None if older else place})

    page.route("**/api/games*", answer)
    page.goto("/replay")
    expect(own(page)).to_have_count(5)
    page.get_by_role("button", name="Show older games").click()
    expect(own(page)).to_have_count(10)
    expect(page.get_by_role("button", name="Show older games")).to_have_count(0)
    expect(own(page).nth(5).get_by_role("link", name="Replay")).to_be_focused()


@pytest.mark.parametrize("table", [IWARI_OVER, iwari_void_tables.OVER], ids=["tribes", "void"])
def test_on_a_tablet_map_result_and_log_have_its_whole_width(
    new_page: Crowd, table: Prepared
) -> None:
    page = new_page()
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(table.link(0))
    for part in ("[role=application]", "[role=log]"):
        shown = page.locator(part).first
        expect(shown).to_be_in_viewport(ratio=0.9)
    for part in ("[role=application]", "section.end"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["width"] > 750
