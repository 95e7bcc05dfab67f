"""A real server and a real browser. Tests act by pointer and keys, and read what is visible.

One server for each test process, with tables prepared in its database; every person has a browser
context, that is, cookies and storage, of their own. Whatever a page complains about in its console
fails the test.
"""

import fcntl
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

from bivouac.core.registry import GAMES
from bivouac.record.lessons import lessons_of
from scripts.prepared_tables import prepare
from scripts.served import Server
from scripts.set_up_browser import SHELL, find_browser
from tests.browser.fonts import write_other_fonts
from tests.browser.heard import PATIENCE
from tests.browser.prepared import TABLES

CHROMIUM = find_browser()
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
).split()
NOT_NEEDED = (
    "AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync "
    "DestroyProfileOnBrowserClose HttpsUpgrades LensOverlay MediaRouter OptimizationHints "
    "PaintHolding ThirdPartyStoragePartitioning "
    "WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup"
).split()
"""What Playwright turns off, which a list of ours replaces; and the pages behind the address bar,
whose drawing costs each window more than a page of ours does."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOST_LINE = ("WebSocket connection to", "net::ERR_CONNECTION")
"""How the browser itself tells of a lost line, which some tests cut on purpose."""

FAST = """
if (location.protocol.startsWith("http") && localStorage.getItem("bivouac-preferences") === null)
  localStorage.setItem("bivouac-preferences", JSON.stringify({ speed: "fast" }));
"""
"""Who has not chosen otherwise is shown others' moves fast: a whole game has hundreds of them."""
WAVED = json.dumps([f"{game}/{name}" for game in GAMES for name in lessons_of(game)])
SEEN_BEFORE = FAST.replace("{ speed", f"{{ setUp: false, scored: true, waved: {WAVED}, speed")
"""People of the tests know how a game is set up and what a scoring is, and have waved every lesson
aside, unless they are fresh."""

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    database = tmp_path_factory.mktemp("data") / "tables.sqlite3"
    shutil.copy(prepared_once(tmp_path_factory.getbasetemp()), database)
    with Server(database) as server:
        yield server.url


def prepared_once(folder: Path) -> Path:
    """A database with the tables; whichever test process comes first makes it for all."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    made = folder / "prepared.sqlite3"
    with (folder / "prepared.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            prepare(folder / "in-the-making.sqlite3", TABLES)
            (folder / "in-the-making.sqlite3").rename(made)
    return made


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Stopped before tests of other folders: its event loop is in the way of those with their own.

    For that this folder is a package, the only one whose end pytest knows.
    """
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, env: dict[str, str | float | bool] | None = None) -> Browser:
    """A browser, where wanted with an environment of its own."""
    assert CHROMIUM is not None, f"a browser is missing: apt-get install {SHELL}"
    flags = [*FLAGS, f"--disable-features={','.join(NOT_NEEDED)}"]
    return playwright.chromium.launch(executable_path=CHROMIUM, args=flags, env=env)


@pytest.fixture(scope="package")
def rooms(playwright: Playwright) -> Iterator["Rooms"]:
    """A browser's."""
    launched = launch(playwright)
    yield Rooms(launched)
    launched.close()


@pytest.fixture(scope="module")
def other_rooms(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator["Rooms"]:
    """Those of a browser on a machine that has other fonts."""
    fonts = write_other_fonts(tmp_path_factory.mktemp("fonts"))
    launched = launch(playwright, {**os.environ, "FONTCONFIG_FILE": str(fonts)})
    yield Rooms(launched)
    launched.close()


class Look(NamedTuple):
    """What a browser says of itself to the page."""

    site: str
    language: str
    phone: bool
    dark: bool
    still: bool
    bypass_csp: bool
    fresh: bool


class Rooms:
    """Contexts of a browser, each for one person at a time: cookies and storage of their own.

    Whoever leaves takes everything along. The next one finds an empty room, where the scripts need
    not be compiled again.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.empty: dict[Look, list[Page]] = {}

    def enter(self, look: Look) -> Page:
        """A page of a new person."""
        if not self.empty.get(look):
            return self.build(look)
        page = self.empty[look].pop()
        page.set_viewport_size(PHONE if look.phone else DESKTOP)
        page.emulate_media(
            color_scheme="dark" if look.dark else "light",
            reduced_motion="reduce" if look.still else "no-preference",
        )
        return page

    def build(self, look: Look) -> Page:
        """The page of a new context."""
        context = self.browser.new_context(
            base_url=look.site,
            locale=look.language,
            viewport=PHONE if look.phone else DESKTOP,
            has_touch=look.phone,
            is_mobile=look.phone,
            color_scheme="dark" if look.dark else "light",
            reduced_motion="reduce" if look.still else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
            accept_downloads=True,
            bypass_csp=look.bypass_csp,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(FAST if look.fresh else SEEN_BEFORE)
        return context.new_page()

    def leave(self, look: Look, page: Page) -> None:
        """Clear a person's room."""
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.goto("/api/ready")  # next to nothing, from the same place: the process stays
        tool = page.context.new_cdp_session(page)
        everything = {"origin": look.site, "storageTypes": "all"}
        tool.send("Storage.clearDataForOrigin", everything)
        tool.detach()
        page.context.clear_cookies()
        self.empty.setdefault(look, []).append(page)


class Crowd:
    """The people of one test, each with a browser of their own; what their pages complain of."""

    def __init__(self, rooms: Rooms, site: str) -> None:
        self.rooms = rooms
        self.site = site
        self.people: list[tuple[Look, Page]] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = []

    def __call__(
        self,
        language: str = "en",
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        site: str | None = None,
        bypass_csp: bool = False,
        fresh: bool = False,
    ) -> Page:
        """A page of a new person: own cookies, a language, a screen, a taste in themes."""
        look = Look(site or self.site, language, phone, dark, still, bypass_csp, fresh)
        page = self.rooms.enter(look)
        page.on("pageerror", self.hear_error)
        page.on("console", self.hear_line)
        self.people.append((look, page))
        return page

    def hear_error(self, error: Error) -> None:
        """Something that no script has caught."""
        self.complaints.append(f"error: {error}")

    def hear_line(self, line: ConsoleMessage) -> None:
        """A line of the console."""
        is_loud = line.type in ("error", "warning")
        if is_loud and not any(words in line.text for words in self.forgiven):
            self.complaints.append(f"{line.type}: {line.text}")

    def forgive(self, *words: str) -> None:
        """Lines with these words are part of the test."""
        self.forgiven.extend(words)

    def close(self) -> None:
        """Everybody goes home."""
        for look, page in self.people:
            page.remove_listener("pageerror", self.hear_error)
            page.remove_listener("console", self.hear_line)
            if look.site == self.site:
                self.rooms.leave(look, page)
            else:  # nobody will come to that place again
                page.context.close()


@pytest.fixture
def new_page(rooms: Rooms, site: str) -> Iterator[Crowd]:
    """Makes pages of new people."""
    crowd = Crowd(rooms, site)
    yield crowd
    crowd.close()
    assert crowd.complaints == []
