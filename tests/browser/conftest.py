"""A real server and a real browser. Tests act by pointer and keys, and read what is visible.

One server for each test process, with a few tables prepared in its database; every person has a
browser context, that is, cookies and storage, of their own. Whatever a page complains about in its
console fails the test.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

from scripts.prepared_tables import prepare
from scripts.served import Server
from tests.browser.fonts import write_other_fonts
from tests.browser.heard import PATIENCE
from tests.browser.prepared import TABLES

CHROMIUM = "/usr/bin/chromium"
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

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    folder = tmp_path_factory.mktemp("data")
    prepare(folder / "tables.sqlite3", TABLES)
    with Server(folder / "tables.sqlite3") as server:
        yield server.url


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Stopped before tests of other folders: its event loop is in the way of those with their own.

    For that this folder is a package, the only one whose end pytest knows.
    """
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, env: dict[str, str | float | bool] | None = None) -> Browser:
    """A browser, where wanted with an environment of its own."""
    assert Path(CHROMIUM).exists(), "Debian's chromium is missing: apt-get install chromium"
    flags = [*FLAGS, f"--disable-features={','.join(NOT_NEEDED)}"]
    return playwright.chromium.launch(executable_path=CHROMIUM, args=flags, env=env)


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = launch(playwright)
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def other_browser(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser on a machine that has other fonts."""
    fonts = write_other_fonts(tmp_path_factory.mktemp("fonts"))
    launched = launch(playwright, {**os.environ, "FONTCONFIG_FILE": str(fonts)})
    yield launched
    launched.close()


class Crowd:
    """The people of one test, each with a browser of their own; what their pages complain of."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser = browser
        self.site = site
        self.contexts: list[BrowserContext] = []
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
    ) -> Page:
        """A page of a new person: own cookies, a language, a screen, a taste in themes."""
        context = self.browser.new_context(
            base_url=site or self.site,
            locale=language,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
            accept_downloads=True,
            bypass_csp=bypass_csp,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda line: self.hear(line.type, line.text))
        return page

    def hear(self, kind: str, text: str) -> None:
        """A line of the console."""
        if kind in ("error", "warning") and not any(words in text for words in self.forgiven):
            self.complaints.append(f"{kind}: {text}")

    def forgive(self, *words: str) -> None:
        """Lines with these words are part of the test."""
        self.forgiven.extend(words)

    def close(self) -> None:
        """Everybody goes home."""
        for context in self.contexts:
            context.close()


@pytest.fixture
def new_page(browser: Browser, site: str) -> Iterator[Crowd]:
    """Makes pages of new people."""
    crowd = Crowd(browser, site)
    yield crowd
    crowd.close()
    assert crowd.complaints == []
