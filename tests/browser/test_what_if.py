"""From a moment of a replay: a link to it, playing on from there, and the lines compared."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bivouac.record.check import check_record
from tests.browser.conftest import Crowd
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player
from tests.browser.prepared import IWARI_OVER, OVER

pytestmark = pytest.mark.slow  # the file as a whole

MOMENT = re.compile(r"/replay/over\?at=(\d+)$")


def play_on(player: Player, seat: str | None = None) -> None:
    """Play on from the moment that is shown, against the weakest bots."""
    page = player.page
    player.button("web-what-if-play").click()
    form = page.get_by_role("form", name=player.words("web-what-if-play"))
    if seat is not None:
        form.get_by_role("radio", name=seat, exact=True).check()
    form.get_by_role("radio", name=re.compile("1")).first.check()
    player.button("web-what-if-go").click()
    page.wait_for_url("**/t/*")


def at_the_end(page: Page, turns: int) -> int:
    """Some turns before the end of the finished game; how many events have happened there."""
    page.goto(f"/replay/{OVER.id}")
    page.get_by_role("button", name="To the end").click()
    for _ in range(turns):
        page.get_by_role("button", name="Back one turn").click()
    page.wait_for_url(MOMENT)
    found = MOMENT.search(page.url)
    assert found is not None
    return int(found[1])


def test_a_game_is_played_on_to_another_end_and_the_lines_are_compared(new_page: Crowd) -> None:
    player = Player(new_page())
    page = player.page
    event = at_the_end(page, 4)
    play_on(player, "Maren")
    table = page.url.rpartition("/")[2]
    expect(page.locator("header .title")).to_contain_text("What if: Classic")
    expect(page.get_by_role("log")).to_contain_text("Up to here it was another game.")
    player.play_to_the_end()
    end = page.locator("header").filter(has=page.get_by_role("heading", name="win"))
    expect(end).to_contain_text("What if: Classic")
    expect(player.button("web-replay-again")).to_have_count(0)
    expect(player.button("web-what-if-again")).to_be_visible()
    with page.expect_download() as started:
        end.get_by_role("link", name="Save the record").click()
    record = json.loads(started.value.path().read_text("utf-8"))
    assert str(check_record(record)).endswith(f"chance verified after event {event}")
    end.get_by_role("link", name="Compare lines").click()
    page.wait_for_url(f"**/replay/{OVER.id}?at={event}&lines=*")
    lines = page.get_by_role("region", name="How it went on from here").get_by_role("article")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("As it was played")
    expect(lines.nth(1)).to_contain_text("You tried")
    expect(lines.nth(1)).to_contain_text(re.compile("wins? by|share the victory"))
    expect(
        lines.nth(1)
        .get_by_text("shown that the foretold chances")
        .or_(lines.nth(1).get_by_text("the chance to win was then"))
        .or_(lines.nth(1).get_by_role("button", name="What were the chances?"))
        .first
    ).to_be_visible()
    lines.nth(1).get_by_role("link", name="Replay this line").click()
    page.wait_for_url(f"**/replay/{table}?at={event}")
    page.get_by_role("link", name="See this moment in the game it is from").click()
    page.wait_for_url(MOMENT)
    page.goto("/")
    results = page.get_by_role("region", name="Recent results")
    expect(results).to_contain_text("What if: Classic")
    page.goto(f"/t/{table}")
    player.button("web-what-if-again").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.goto("/")
    expect(page.get_by_role("article").first).to_contain_text("What if")


def test_iwari_is_played_on_from_a_seat_that_is_chosen(new_page: Crowd) -> None:
    player = IwariPlayer(new_page(phone=True))
    page = player.page
    page.goto(f"/replay/{IWARI_OVER.id}?at=40")
    play_on(player, "Orla")
    expect(page.locator(".banner small")).to_contain_text("What if")
    assert player.asked()
    page.goto("/")
    card = page.get_by_role("article").first
    expect(card).to_contain_text("What if: New Horizons, 3 players")


def test_one_plays_on_by_keys_alone_and_escape_closes_the_choice(new_page: Crowd) -> None:
    player = Player(new_page())
    page = player.page
    page.goto(f"/replay/{OVER.id}?at=20")
    begin = player.button("web-what-if-play")
    begin.focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("form", name=player.words("web-what-if-play"))
    expect(form).to_be_visible()
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    form.get_by_role("radio", name="Maren").focus()
    page.keyboard.press("ArrowRight")
    expect(form.get_by_role("radio", name="Orla")).to_be_checked()
    player.button("web-what-if-go").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_where_the_game_is_over_one_is_told_to_go_back(new_page: Crowd) -> None:
    player = Player(new_page())
    player.page.goto(f"/replay/{OVER.id}?at=9999")
    expect(player.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile("over")
    )
    player.button("web-what-if-play").click()
    expect(player.page.get_by_text(player.words("web-what-if-over"))).to_be_visible()


def test_a_link_opens_the_replay_at_its_moment_and_seat(new_page: Crowd) -> None:
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{OVER.id}")
    for _ in range(3):
        page.get_by_role("button", name="Forward one turn").click()
    page.get_by_label("Seen by").select_option(label="Maren")
    page.wait_for_url(re.compile(rf"/replay/{OVER.id}\?at=\d+&look=0$"))
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text("The link to this moment is copied.")).to_be_visible()
    said = page.get_by_role("slider").get_attribute("aria-valuetext")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    other = new_page()
    other.goto(link)
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuetext", said or "")
    expect(other.get_by_label("Seen by")).to_have_value("0")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_label("Seen by").select_option(label="everybody: all hands open")
    page.wait_for_url(f"**/replay/{OVER.id}")


@pytest.mark.parametrize("asked", ["at=-3", "at=x", "at=0&look=7", "look=me"])
def test_a_link_that_names_nothing_opens_the_nearest_there_is(new_page: Crowd, asked: str) -> None:
    new_page.forgive("status of 400")
    page = new_page()
    page.goto(f"/replay/{OVER.id}?{asked}")
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(page.get_by_label("Seen by")).to_have_value("all")


def test_a_game_from_a_file_is_played_on_and_has_no_link(new_page: Crowd, tmp_path: Path) -> None:
    player = Player(new_page())
    page = player.page
    path = tmp_path / "game.json"
    path.write_bytes(page.request.get(f"/api/tables/{OVER.id}/record").body())
    page.goto("/replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").first.click()
    chooser.value.set_files(path)
    for _ in range(4):
        page.get_by_role("button", name="Forward one turn").click()
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text("A game opened from a file has no link.")).to_be_visible()
    assert page.url.endswith("/replay")
    page.get_by_role("button", name="Compare lines").click()
    expect(page.get_by_text("You have not tried anything from here.")).to_be_visible()
    play_on(player)
    expect(page.get_by_role("log")).to_contain_text("Up to here it was another game.")
