"""After the end: the score, the replay, its record, and records from files."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bivouac.core.errors import InputError
from bivouac.core.language import say
from bivouac.core.words import Words
from bivouac.record.check import check_record
from tests.browser.conftest import Crowd
from tests.browser.ending_tables import LAKE
from tests.browser.player import Player
from tests.browser.prepared import OVER

pytestmark = pytest.mark.slow  # the file as a whole


def test_a_replay_is_stepped_through_by_turn_and_seen_from_any_seat(new_page: Crowd) -> None:
    player = Player.at(new_page(), OVER)
    page = player.page
    page.get_by_role("link", name="Replay", exact=True).click()
    caption = page.get_by_role("status").filter(has_text="The map is laid out")
    expect(caption).to_be_visible()
    expect(page.get_by_role("list", name="Hand of Maren")).to_be_visible()
    expect(page.get_by_role("list", name="Hand of Orla")).to_be_visible()
    seen = set()
    for _ in range(5):
        page.get_by_role("button", name="Forward one turn").click()
        seen.add(page.get_by_role("slider").get_attribute("aria-valuetext"))
    assert len(seen) == 5
    page.get_by_role("button", name="Back one turn").click()
    assert page.get_by_role("slider").get_attribute("aria-valuetext") in seen
    page.get_by_label("Seen by").select_option(label="Maren")
    expect(page.get_by_role("list", name="Hand of Orla")).to_have_count(0)
    expect(page.get_by_role("list", name="Hand of Maren")).to_be_visible()
    page.get_by_label("Seen by").select_option(label="a spectator")
    expect(page.get_by_role("list", name="Hand of Maren")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status").filter(has_text="The game is over.")).to_be_visible()


def test_four_tribes_and_their_hands_are_in_sight_on_a_desk(new_page: Crowd) -> None:
    page = new_page()
    page.goto(LAKE.link(0))
    page.goto(f"/replay/{LAKE.id}")
    page.get_by_role("button", name="Forward one turn").click()
    tribes = page.get_by_role("region").and_(page.locator(".opponent"))
    expect(tribes).to_have_count(4)
    for place in range(4):
        expect(tribes.nth(place)).to_be_in_viewport(ratio=1)
        expect(tribes.nth(place).get_by_role("list").last).to_be_in_viewport(ratio=1)


def test_a_record_is_downloaded_proves_its_shuffles_and_opens_from_a_file(
    new_page: Crowd, tmp_path: Path
) -> None:
    player = Player.at(new_page(), OVER)
    page = player.page
    with page.expect_download() as started:
        page.get_by_role("link", name="Save the record").click()
    path = tmp_path / started.value.suggested_filename
    started.value.save_as(path)
    record = json.loads(path.read_text("utf-8"))
    check_record(record)
    assert record["fair"].keys() == {"commitment", "seed"}
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").first.click()
    chooser.value.set_files(path)
    page.wait_for_url("**/replay")
    expect(page.get_by_role("heading", name="Replay of Dewan: Classic")).to_be_attached()
    page.keyboard.press("End")
    expect(page.get_by_role("status").filter(has_text="The game is over.")).to_be_visible()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON at all",
        "[1, 2",
        "{}",
        '{"game": "chess"}',
        '{"format": "bivouac", "events": 3}',
    ],
)
def test_a_broken_file_gets_one_clear_sentence(new_page: Crowd, tmp_path: Path, text: str) -> None:
    new_page.forgive("status of 400", "status of 422")
    page = new_page()
    path = tmp_path / "broken.json"
    path.write_text(text, "utf-8")
    page.goto("/replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").first.click()
    chooser.value.set_files(path)
    said = page.get_by_role("alert")
    expect(said).to_have_count(1)
    assert len(said.inner_text().split()) >= 4
    assert "Traceback" not in said.inner_text()
    assert "\n" not in said.inner_text().strip()


@pytest.mark.parametrize("language", ["fr", "de", "ja"])
def test_a_broken_record_is_explained_in_the_readers_language(
    new_page: Crowd, tmp_path: Path, language: str
) -> None:
    """What is said is what `bivouac check` would say in that language, but for where."""
    new_page.forgive("status of 400", "status of 422")
    page = new_page(language=language)
    words, path = Words(language), tmp_path / "broken.json"
    path.write_text('{"game": "dewan"}', "utf-8")
    page.goto("/replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=words("web-replay-choose")).first.click()
    chooser.value.set_files(path)
    with pytest.raises(InputError) as refused:
        check_record({"game": "dewan"})
    reason = say(language, refused.value.said)
    expect(page.get_by_role("alert")).to_have_text(words("refused-record", reason=reason))


def test_the_end_shows_the_score_by_category_and_the_seed(new_page: Crowd) -> None:
    page = new_page()
    page.goto(OVER.link(0))
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    for category in ("Stories", "Fire", "Groups", "Berries"):
        expect(page.get_by_text(category, exact=True).last).to_be_visible()
    page.get_by_text("Fair shuffles: the seed can be checked").click()
    expect(page.get_by_text("Seed, shown at the end")).to_be_visible()
