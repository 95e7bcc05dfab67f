"""Look at every table at every size in every language: is text cut, covered or out of its box?

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
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from scripts.prepared_tables import Prepared
from scripts.served import Server
from scripts.sizes.acts import Act, acts_of
from scripts.sizes.looking import LANGUAGES, SIZES, Fault, Looker, Size
from scripts.sizes.sheets import Sheet
from scripts.sizes.tables import phase_of, prepare_sizes, tables
from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, SEEN_BEFORE
from tests.browser.heard import PATIENCE

TABBED = ("turn",)
"""Phases in which every tab of a phone is looked at."""


def main() -> None:
    """Look at all that is asked for."""
    wanted = arguments()
    chosen = [one for one in tables() if any(word in one.id for word in wanted.only)]
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or Path(folder) / "sizes.sqlite3"
        links = prepared(database, chosen)
        with Server(database) as server:
            faults = look(server.url, chosen, links, wanted)
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


def look(
    url: str, chosen: Sequence[Prepared], links: dict[str, str], wanted: argparse.Namespace
) -> list[Fault]:
    """Go through the tables, each in a browser context of its own."""
    faults: list[Fault] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        paper = browser.new_page()
        for name, table, act in scenes(chosen, wanted.acts):
            context = browser.new_context(
                base_url=url, viewport=DESKTOP, reduced_motion="reduce", locale="en"
            )
            context.set_default_timeout(PATIENCE)
            context.add_init_script(SEEN_BEFORE)
            sheet = Sheet(name)
            for fault in visit(context.new_page(), name, links[table.id], act, wanted, sheet):
                print(fault, flush=True)
                faults.append(fault)
            if wanted.sheets:
                sheet.write(paper, wanted.sheets, wanted.height)
            context.close()
        browser.close()
    return faults


def scenes(
    chosen: Sequence[Prepared], acts: Sequence[str] | None
) -> Iterator[tuple[str, Prepared, Act]]:
    """Every table with everything that is tried there."""
    for table in chosen:
        for act, do in acts_of(table.game, phase_of(table)).items():
            if acts is None or act in acts:
                yield "-".join(filter(None, (table.id, act))), table, do


def visit(
    page: Page, name: str, link: str, act: Act, wanted: argparse.Namespace, sheet: Sheet
) -> Iterator[Fault]:
    """The faults of one scene."""
    sit_down(page, link, act)
    tabs = any(name.endswith(f"-{phase}") for phase in TABBED)
    with Looker(page) as looker:
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


if __name__ == "__main__":
    main()
