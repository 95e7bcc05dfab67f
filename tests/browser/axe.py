"""What axe-core complains of on a page, in one theme or in both, on a desk and on a phone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that another theme can break; the others look at what is the same in both."""

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")


def violations(page: Page, themes: Sequence[Theme] = THEMES) -> list[str]:
    """A line for each element: all rules in the first theme, those of colours in the next."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for number, theme in enumerate(themes):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
        found += broken(page, OF_COLOURS if number else None)
    return found


def broken(page: Page, rules: list[str] | None) -> list[str]:
    """What is wrong by these rules, or by all."""
    options: dict[str, object] = {"resultTypes": ["violations"], "preload": False}
    if rules is not None:
        options["runOnly"] = rules
    # What is defined for drawings is never shown itself; there is a lot of it.
    found = page.evaluate("options => axe.run({ exclude: [['defs']] }, options)", options)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def violations_everywhere(page: Page) -> list[str]:
    """The same of a page on a desk, in both themes, and then on a phone."""
    found = violations(page)
    with touched_by_fingers(page):
        resize(page, PHONE)
        return found + violations(page, THEMES[:1])


@contextmanager
def touched_by_fingers(page: Page) -> Iterator[None]:
    """Here a page that was opened with a mouse has none any more."""
    tool = page.context.new_cdp_session(page)
    tool.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    yield
    tool.detach()


def resize(page: Page, size: ViewportSize) -> None:
    """Another size, and all is laid out anew."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise(requestAnimationFrame)")
