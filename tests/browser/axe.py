"""What axe-core complains of on a page, in one theme or in both."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

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
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
