"""Look at every table and page at every size in every language: is text cut, covered, out of place?

python -m scripts.check_sizes [--only WORD ...] [--sizes 390x844 ...] [--languages fr ...]
                              [--sheets FOLDER] [--database FILE]

Prints a line for each fault and exits with 1 if there is one. With --sheets, a picture of each
scene at all sizes is written for every language; whoever changes a layout looks at them. With
--database the prepared tables are kept for the next time.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from scripts.prepared_tables import Prepared
from scripts.served import Server
from scripts.sizes.acts import Act, acts_of, nothing
from scripts.sizes.looking import LANGUAGES, SEEN, SIZES, Fault, Looker, Size
from scripts.sizes.pages import AROUND, PLACES, Place
from scripts.sizes.sheets import Sheet
from scripts.sizes.tables import phase_of, prepare_sizes, tables
from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, SEEN_BEFORE
from tests.browser.heard import PATIENCE

TABBED = ("turn",)
"""Phases in which every tab of a phone is looked at."""


class Scene(NamedTuple):
    """What is looked at: its name, and how one comes to it."""

    name: str
    come: Act


def main() -> None:
    """Look at all that is asked for."""
    wanted = arguments()
    chosen = [one for one in tables() if any(word in one.id for word in wanted.only)]
    places = [one for one in PLACES if any(word in one.id for word in wanted.only)]
    played = {name for place in places for name in place.played}
    needed = [one for one in tables() if one in chosen or one.id in played]
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or Path(folder) / "sizes.sqlite3"
        links = prepared(database, needed)
        with Server(database) as server:
            faults = look(server.url, [*scenes(chosen, places, links, wanted.acts)], wanted)
    print(f"{len(faults)} faults")
    sys.exit(1 if faults else 0)


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="Find text that is cut, covered or out of place.")
    parser.add_argument("--only", nargs="+", default=[""], help="tables with this in their names")
    parser.add_argument("--acts", nargs="+", help="only what is done there by these names")
    parser.add_argument("--sizes", nargs="+", type=size, default=SIZES)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--sheets", type=Path, help="the folder for contact sheets")
    parser.add_argument("--height", type=int, default=640, help="of a picture on a sheet")
    parser.add_argument("--database", type=Path, help="keeps the prepared tables")
    return parser.parse_args()


def size(words: str) -> Size:
    """A size such as 390x844."""
    width, _, height = words.partition("x")
    return int(width), int(height)


def prepared(database: Path, chosen: Sequence[Prepared]) -> dict[str, str]:
    """The links of the tables, which are made where the database is new."""
    kept = database.with_suffix(".json")
    if database.exists() and kept.exists():
        links: dict[str, str] = json.loads(kept.read_text())
        return links
    links = prepare_sizes(database, chosen)
    kept.write_text(json.dumps(links))
    return links


def look(url: str, scenes: Sequence[Scene], wanted: argparse.Namespace) -> list[Fault]:
    """Go through the scenes, each in a browser context of its own."""
    faults: list[Fault] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        paper = browser.new_page()
        for name, come in scenes:
            context = browser.new_context(
                base_url=url, viewport=DESKTOP, reduced_motion="reduce", locale="en"
            )
            context.set_default_timeout(PATIENCE)
            context.add_init_script(SEEN_BEFORE)
            sheet = Sheet(name)
            for fault in visit(context.new_page(), name, come, wanted, sheet):
                print(fault, flush=True)
                faults.append(fault)
            if wanted.sheets:
                sheet.write(paper, wanted.sheets, wanted.height)
            context.close()
        browser.close()
    return faults


def scenes(
    chosen: Sequence[Prepared],
    places: Sequence[Place],
    links: dict[str, str],
    acts: Sequence[str] | None,
) -> Iterator[Scene]:
    """Every table with everything that is tried there, and the pages around them."""
    for table in chosen:
        for act, do in acts_of(table.game, phase_of(table), table.hints).items():
            if acts is None or act in acts:
                name = "-".join(filter(None, (table.id, act)))
                yield Scene(name, partial(sit_down, link=links[table.id], act=do))
    for place in places:
        come = partial(arrive, place=place, links=[links[name] for name in place.played])
        yield Scene(place.id, come)


def visit(
    page: Page, name: str, come: Act, wanted: argparse.Namespace, sheet: Sheet
) -> Iterator[Fault]:
    """The faults of one scene."""
    come(page)
    tabs = any(name.endswith(f"-{phase}") for phase in TABBED)
    seen = () if name.startswith(AROUND) else SEEN
    with Looker(page, seen) as looker:
        for glance in looker.glances(name, wanted.sizes, wanted.languages, tabs=tabs):
            yield from glance.faults
            if wanted.sheets:
                sheet.take(page, glance)


def sit_down(page: Page, link: str, act: Act) -> None:
    """Come to a table where nothing is left to be explained, and choose something."""
    page.goto(link)
    page.locator("[role=application]").first.wait_for()
    page.wait_for_load_state("networkidle")
    no_more = page.locator(".explainer button").last
    if no_more.is_visible():
        no_more.click()
    act(page)


def arrive(page: Page, place: Place, links: Sequence[str]) -> None:
    """Come to a page that is no table, having been at some."""
    for link in links:
        sit_down(page, link, nothing)
    page.goto(place.path)
    page.locator("h1, h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    if place.act is not None:
        place.act(page)
    page.mouse.move(2, 2)


if __name__ == "__main__":
    main()
