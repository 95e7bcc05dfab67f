"""Other devices, leaving and coming back, a server that restarts, a tab that calls."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.prepared_tables import Prepared, prepare, turn_of
from scripts.served import Server
from tests.browser.conftest import LOST_LINE, Crowd
from tests.browser.heard import PATIENCE
from tests.browser.player import Player
from tests.browser.prepared import AWAY, LEFT, OVER_AGAIN, SHARED

pytestmark = pytest.mark.slow  # the file as a whole

RESTARTED = Prepared("restarted", "classic", "pb", turn_of(0, 4))


def test_a_seat_link_brings_a_second_device_and_both_play_the_seat(new_page: Crowd) -> None:
    desk, phone = Player(new_page()), Player(new_page())
    desk.page.goto(SHARED.link(0))
    assert desk.asked() == "turn"
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Copy my seat link for another device").click()
    expect(desk.page.get_by_text("Your seat link is copied.")).to_be_visible()
    link = str(desk.page.evaluate("navigator.clipboard.readText()"))
    phone.page.goto(link)
    assert phone.asked() == "turn"
    assert "seat=" not in phone.page.url, "the secret does not stay in the address"
    hands = [
        player.names_of(player.page.locator("[data-anchor^='hand-']")) for player in (desk, phone)
    ]
    assert hands[0] == hands[1]
    rows = len(desk.log)
    phone.decide()
    expect(desk.page.get_by_role("log").get_by_role("listitem").nth(rows)).to_be_attached()
    assert desk.asked() in ("turn", "story", "tuck")


def test_a_bot_stands_in_for_somebody_who_left_until_they_come_back(new_page: Crowd) -> None:
    maren, tomas = Player(new_page()), Player(new_page())
    maren.page.goto(LEFT.link(0))
    tomas.page.goto(LEFT.link(1))
    assert maren.asked() == "turn"
    expect(tomas.page.get_by_role("log")).to_be_visible()
    tomas.page.get_by_role("button", name="Menu").click()
    tomas.page.get_by_role("button", name="Leave this table").click()
    tomas.page.get_by_role("button", name="Leave", exact=True).click()
    expect(tomas.page.get_by_role("heading", name="You have left this table")).to_be_visible()
    stand_in = maren.page.get_by_role("button", name="Let a bot play for Tomás")
    stand_in.click(timeout=PATIENCE)
    expect(stand_in).to_have_count(0)
    maren.play_turns(1)
    while maren.asked() != "turn":
        maren.decide()
    expect(maren.page.get_by_role("log")).to_contain_text("Tomás")
    tomas.page.get_by_role("button", name="Take your seat back").click()
    expect(tomas.page.get_by_role("heading", name="You have left this table")).to_have_count(0)
    maren.play_until_asked("Tomás")
    assert tomas.asked() in ("turn", "story", "tuck")


def test_the_tab_says_whose_turn_it_is(new_page: Crowd) -> None:
    maren, tomas = Player(new_page()), Player(new_page())
    maren.page.goto(AWAY.link(0))
    tomas.page.goto(AWAY.link(1))
    assert maren.asked() == "turn"
    expect(maren.page).to_have_title(maren.words("web-table-title-turn"))
    expect(tomas.page).to_have_title("Dewan · Bivouac")
    maren.play_until_asked("Tomás")
    expect(tomas.page).to_have_title(tomas.words("web-table-title-turn"), timeout=PATIENCE)


def test_after_being_away_the_page_tells_what_the_others_did(new_page: Crowd) -> None:
    maren, tomas = Player(new_page()), Player(new_page())
    maren.page.goto(AWAY.link(0))
    tomas.page.goto(AWAY.link(1))
    tomas.play_until_asked("Maren")
    maren.play_until_asked("Tomás")
    maren.page.goto("/")
    tomas.play_until_asked("Maren")
    maren.page.goto(f"/t/{AWAY.id}")
    since = maren.page.get_by_role("region", name="Since your last turn", exact=True)
    since.get_by_role("button", name="Since your last turn").click()
    expect(since).to_contain_text("Tomás")
    since.get_by_role("button", name="Back to the game").click()
    expect(since).not_to_contain_text("Tomás")
    assert maren.asked() == "turn"


def test_played_again_everybody_keeps_seat_and_colour(new_page: Crowd) -> None:
    player = Player.at(new_page(), OVER_AGAIN)
    page = player.page
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: OVER_AGAIN.id not in url)
    assert player.asked() == "story"
    board = page.get_by_role("region", name="Tribe board of Maren")
    expect(board).to_be_visible()
    # Seat 0 is the red tribe's: Maren had it and has it again.
    expect(page.locator("[data-anchor~='seat-0']").filter(has_text="Maren")).to_be_visible()
    assert player.bot_name(1) == "Orla"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that one test may stop and start."""
    prepare(tmp_path / "tables.sqlite3", [RESTARTED])
    with Server(tmp_path / "tables.sqlite3") as server:
        yield server


def test_a_page_survives_a_restart_of_the_server_and_the_game_goes_on(
    new_page: Crowd, own_server: Server
) -> None:
    new_page.forgive(*LOST_LINE)
    player = Player.at(new_page(site=own_server.url), RESTARTED)
    page = player.page
    player.play_turns(1)
    log = player.log
    own_server.stop()
    lost = page.get_by_role("alert").filter(has_text="Reconnecting")
    expect(lost).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Save what I have seen")).to_be_visible()
    own_server.start()
    expect(lost).to_have_count(0, timeout=PATIENCE)
    player.play_turns(1)
    assert player.log[: len(log)] == log
