"""The same pages in Firefox: first turns of both games; in the long version one whole game."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from scripts.set_up_browser import FIREFOX
from tests.browser.conftest import DESKTOP, SEEN_BEFORE, Crowd, Look, Rooms
from tests.browser.heard import PATIENCE
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player
from tests.conftest import LONG

ROOT = Path(__file__).parents[2]
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}

DRIVEN_SINCE = 153
"""The release that is known to keep Playwright's scripts apart from the page's; 140 does not."""

pytestmark = pytest.mark.slow  # the file as a whole


class FirefoxRooms(Rooms):
    """A new context for everybody: it takes neither a theme nor permissions from outside."""

    def build(self, look: Look) -> Page:
        context = self.browser.new_context(
            base_url=look.site, locale=look.language, viewport=DESKTOP
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SEEN_BEFORE)
        return context.new_page()

    def leave(self, look: Look, page: Page) -> None:
        page.context.close()


@pytest.fixture(scope="module")
def firefox_rooms(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[FirefoxRooms]:
    """Those of Debian's Firefox, with our line in between."""
    found = shutil.which(FIREFOX)
    assert found is not None, f"a browser is missing: apt-get install {FIREFOX}"
    program = tmp_path_factory.mktemp("firefox") / "firefox"
    command = f'"{sys.executable}" -m tests.browser.firefox "{found}" "$@"'
    program.write_text(f'#!/bin/sh\ncd "{ROOT}" && exec {command}\n', "utf-8")
    program.chmod(0o755)
    launched = playwright.firefox.launch(
        executable_path=program, channel="moz-firefox", firefox_user_prefs=PREFERENCES
    )
    version = launched.version
    if int(version.partition(".")[0]) < DRIVEN_SINCE:
        launched.close()
        pytest.skip(f"in Firefox {version} the page's policy stops Playwright's own scripts")
    yield FirefoxRooms(launched)
    launched.close()


@pytest.fixture
def new_page(firefox_rooms: FirefoxRooms, site: str) -> Iterator[Crowd]:
    """Makes pages of new people."""
    crowd = Crowd(firefox_rooms, site)
    yield crowd
    crowd.close()
    assert crowd.complaints == []


def test_it_is_firefox(new_page: Crowd) -> None:
    assert "Firefox/" in new_page().evaluate("navigator.userAgent")


def test_first_turns_of_iwari(new_page: Crowd) -> None:
    player = IwariPlayer(new_page())
    player.plan("new-horizons", bots="level1")
    player.start()
    answered: list[str] = []
    while answered.count("turn") < 2:
        answered.append(player.decide())
    assert {"turn", "refill"} <= set(answered)


def test_first_turns_of_dewan(new_page: Crowd) -> None:
    player = Player(new_page())
    player.sit_down("Maren", bots="level1")
    answered = player.play_turns(2)
    assert answered[:2] == ["story", "turn"]
    assert answered.count("turn") == 2


@pytest.mark.skipif(not LONG, reason="only in the long version; Chromium plays whole games in both")
def test_a_whole_game_of_dewan(new_page: Crowd) -> None:
    player = Player(new_page())
    player.sit_down("Maren", bots="level1")
    assert player.play_to_the_end()[-1] == "over"
    expect(player.page.get_by_role("table", name="Final score")).to_be_visible()
