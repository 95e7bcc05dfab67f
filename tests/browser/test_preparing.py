"""Whoever comes before the rules are ready sees how far they are, and then the table, by itself."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from bivouac.server.site import SITE
from scripts.prepared_tables import Prepared, prepare, turn_of
from tests.browser.axe import violations
from tests.browser.conftest import LOST_LINE, Crowd
from tests.browser.player import Player
from tests.browser.prepared import OVER
from tests.server.running import running
from tests.tables.preparing import Slow

pytestmark = pytest.mark.slow  # the file as a whole

BEGUN = Prepared("begun", "classic", "pb", turn_of(0, 4))
REFUSED = "status of 503"
"""How the browser itself tells of a request that came too early."""


class Early:
    """A server that begins without its rules, and can be started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.rules = Slow()
        self.running = ExitStack()

    def start(self) -> str:
        """Start it with nothing ready; its address."""
        self.rules = Slow()
        server = self.running.enter_context(
            running(self.folder, SITE, preparation=self.rules, port=self.port)
        )
        self.port = int(server.url.rpartition(":")[2])
        return server.url

    def stop(self) -> None:
        """Stop it."""
        self.running.close()


@pytest.fixture
def early(tmp_path: Path) -> Iterator[Early]:
    """Tests name it before their pages, which are then closed before it is."""
    prepare(tmp_path / "tables.sqlite3", [BEGUN, OVER])
    server = Early(tmp_path)
    yield server
    server.stop()


def progress(player: Player, game: str) -> Locator:
    """The bar that says how far the rules of a game are."""
    said = player.words("web-preparing", game=player.words(f"web-game-{game}"))
    return player.page.get_by_role("progressbar", name=said, exact=True)


def open_table(player: Player) -> None:
    """Make a table of Iwari against a bot."""
    player.page.goto("/new/iwari")
    player.page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    player.button("web-lobby-start-game").click()
    player.page.wait_for_url("**/t/*")


def at_table(page: Page) -> Locator:
    """The log, which only a table that is played has."""
    return page.get_by_role("log")


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("ja", True, True)])
def test_a_table_made_too_early_says_so_and_opens_by_itself(
    early: Early, new_page: Crowd, language: str, phone: bool, dark: bool
) -> None:
    site = early.start()
    early.rules.shares["iwari"] = 0.4
    player = Player(new_page(language, site=site, phone=phone, dark=dark), language)
    open_table(player)
    bar = progress(player, "iwari")
    expect(bar).to_have_attribute("aria-valuenow", "40")
    expect(player.page.get_by_text(player.words("web-preparing-share", percent=40))).to_be_visible()
    expect(player.page.get_by_role("status")).to_contain_text(player.words("web-preparing-table"))
    assert violations(player.page) == []
    other = Player(new_page(language, site=site), language)
    other.page.goto(player.page.url)
    early.rules.shares["iwari"] = 0.7
    for waiting in (player, other):
        expect(progress(waiting, "iwari")).to_have_attribute("aria-valuenow", "70")
    early.rules.finish("iwari")
    expect(player.page.get_by_role("application")).to_be_visible()
    expect(at_table(other.page)).to_be_visible()
    for done in (player, other):
        expect(progress(done, "iwari")).to_have_count(0)


def test_whoever_leaves_finds_the_table_in_the_lobby(early: Early, new_page: Crowd) -> None:
    player = Player(new_page(site=early.start()))
    open_table(player)
    table = player.page.url
    player.page.get_by_role("link", name=player.words("web-to-lobby")).click()
    card = player.page.get_by_role("article").filter(has_text="The rules are being prepared")
    expect(card).to_have_count(1)
    early.rules.finish()
    expect(card).to_have_count(0)
    player.page.get_by_role("link", name=re.compile("Open|Take your turn")).first.click()
    expect(at_table(player.page)).to_be_visible()
    assert player.page.url == table


def test_a_restart_while_one_waits_loses_nothing(early: Early, new_page: Crowd) -> None:
    new_page.forgive(*LOST_LINE)
    player = Player(new_page(site=early.start()))
    open_table(player)
    expect(progress(player, "iwari")).to_be_visible()
    early.stop()
    lost = player.page.get_by_text(player.words("web-preparing-unreached"))
    expect(lost).to_be_visible()
    early.start()
    expect(lost).to_have_count(0)
    early.rules.finish()
    expect(at_table(player.page)).to_be_visible()


def test_a_page_at_a_table_waits_for_an_updated_server_and_plays_on(
    early: Early, new_page: Crowd
) -> None:
    new_page.forgive(*LOST_LINE)
    site = early.start()
    early.rules.finish()
    player = Player.at(new_page(site=site), BEGUN, "turn")
    early.stop()
    early.start()
    expect(progress(player, "dewan")).to_be_visible()
    early.rules.finish()
    assert player.asked() == "turn"
    player.play_turns(1)


def test_a_seat_link_opens_its_seat_when_the_rules_are_ready(early: Early, new_page: Crowd) -> None:
    player = Player(new_page(site=early.start()))
    player.page.goto(BEGUN.link(0))
    expect(progress(player, "dewan")).to_be_visible()
    early.rules.finish()
    assert player.asked() == "turn"
    assert "seat=" not in player.page.url, "the secret does not stay in the address"


def test_a_replay_begins_when_the_rules_are_ready(early: Early, new_page: Crowd) -> None:
    new_page.forgive(REFUSED)
    player = Player(new_page(site=early.start()))
    player.page.goto(f"/replay/{OVER.id}")
    expect(progress(player, "dewan")).to_be_visible()
    early.rules.finish()
    laid_out = player.page.get_by_role("status").filter(has_text="The map is laid out")
    expect(laid_out).to_be_visible()


def test_rules_that_cannot_be_made_ready_are_told_of(early: Early, new_page: Crowd) -> None:
    player = Player(new_page(site=early.start()))
    open_table(player)
    expect(progress(player, "iwari")).to_be_visible()
    early.rules.reasons["iwari"] = "No space left on device"
    title = player.words("web-preparing-failed", game="Iwari")
    expect(player.page.get_by_role("heading", name=title)).to_be_visible()
    expect(progress(player, "iwari")).to_have_count(0)
    told = player.words("web-preparing-failed-line")
    expect(player.page.get_by_role("status")).to_have_text(told)
    assert violations(player.page) == []
