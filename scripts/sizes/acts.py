"""What somebody does at a table before it is looked at: nothing, or a choice not yet confirmed."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from scripts.screen_scenes import choose_longest
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player

Act = Callable[[Page], None]


def nothing(page: Page) -> None:
    """As it is."""
    page.mouse.move(2, 2)


def journey(page: Page) -> None:
    """The dearest journey, its way and what it brings."""
    choose_longest(Player(page))


def pair(page: Page) -> None:
    """Two cards of the row."""
    Player(page).region("dewan-web-row").get_by_role("button").nth(2).click()
    nothing(page)


def story(page: Page) -> None:
    """A story of the row."""
    Player(page).region("dewan-web-stories").locator("button").nth(1).click()
    nothing(page)


def tuck(page: Page) -> None:
    """A card of the hand, and its half."""
    Player(page).hand_cards.first.click()
    page.locator(".halves").get_by_role("button").first.click()
    nothing(page)


def place(page: Page) -> None:
    """One of the places that glow on the map."""
    page.locator("[role=application] .map-place.open").first.press("Enter")
    nothing(page)


def building(page: Page) -> None:
    """A piece of Iwari, with what it costs and brings."""
    player = IwariPlayer(page)
    costs = player.whatever_the_count("iwari-board-cost")
    player.map.locator(f"[role=button]{costs}").last.press("Enter")
    expect(player.confirm_button).to_be_visible()
    nothing(page)


def card(page: Page) -> None:
    """A card of the hand of Iwari: what it can build glows."""
    page.keyboard.press("1")
    nothing(page)


def drawn(page: Page) -> None:
    """A card of the display."""
    IwariPlayer(page).display.get_by_role("button").first.click()
    nothing(page)


def hint(page: Page) -> None:
    """What would be good."""
    page.locator("#table-hint").click()
    page.locator(".hints .plan, .hints [role=status]:not(.asking)").first.wait_for()
    nothing(page)


def watched(page: Page) -> None:
    """The table, as somebody sees it who only watches."""
    page.goto(re.sub(r"#.*", "", page.url))
    nothing(page)


ACTS: dict[tuple[str, str], dict[str, Act]] = {
    ("dewan", "turn"): {"": nothing, "journey": journey, "pair": pair},
    ("dewan", "story"): {"": nothing, "chosen": story},
    ("dewan", "tuck"): {"": nothing, "chosen": tuck},
    ("dewan", "marker"): {"": nothing, "chosen": place},
    ("iwari", "turn"): {"": nothing, "card": card, "building": building},
    ("iwari", "refill"): {"": nothing, "chosen": drawn},
    ("iwari", "deed"): {"": nothing, "chosen": place},
    ("iwari", "ruin"): {"": nothing, "chosen": place},
}
"""By game and phase; elsewhere nothing is done."""


def acts_of(game: str, phase: str, hints: bool = False) -> dict[str, Act]:
    """What is tried at such a table."""
    if hints:
        return {"": nothing, "asked": hint}
    return ACTS.get((game, phase), {"": nothing})
