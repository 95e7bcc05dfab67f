"""Photograph the main screens of the browser client into docs/screens, the same every time.

python -m scripts.take_screens [FOLDER] [--png] [--only WORD]

Needs the built client, Chromium and the Playwright package; `make browser` sets up the latter two.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts.prepared_tables import prepare
from scripts.screen_scenes import COMPANY, SCENES, TABLES, Scene
from scripts.served import Server
from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.browser.player import Player

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
QUALITY = 80
PORT = 8417
"""Always the same one: it is to be seen in links."""


def main() -> None:
    """Take every picture."""
    parser = argparse.ArgumentParser(description="Take pictures of the browser client.")
    parser.add_argument("folder", nargs="?", type=Path, default=SCREENS)
    parser.add_argument("--png", action="store_true", help="without loss, to look at closely")
    parser.add_argument("--only", default="", help="only pictures with this in their names")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        keep_company(browser, url)
        for scene in SCENES:
            if wanted.only in scene.file:
                path = wanted.folder / f"{scene.file}.{'png' if wanted.png else 'jpg'}"
                photograph(browser, url, scene, path)
                print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB", flush=True)
        browser.close()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server with the prepared tables and nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        prepare(database, TABLES)
        with Server(database, PORT) as server:
            yield server.url


def keep_company(browser: Browser, url: str) -> None:
    """The other players are there: a page for each of them."""
    for table in COMPANY:
        for seat in range(1, len(table.seats)):
            page = browser.new_context(base_url=url, reduced_motion="reduce").new_page()
            page.goto(table.link(seat))
            page.get_by_role("log").wait_for()


def photograph(browser: Browser, url: str, scene: Scene, path: Path) -> None:
    """Take one picture, as a new person with a screen and a language of their own."""
    context = browser.new_context(
        base_url=url,
        locale=scene.language,
        timezone_id="UTC",
        viewport=PHONE if scene.phone else DESKTOP,
        has_touch=scene.phone,
        is_mobile=scene.phone,
        color_scheme="dark" if scene.dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    scene.show(Player(page, scene.language))
    if scene.from_top:
        page.evaluate("scrollTo(0, 0)")
    page.evaluate("document.fonts.ready")
    if path.suffix == ".png":
        page.screenshot(path=path)
    else:
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
    context.close()


if __name__ == "__main__":
    main()
