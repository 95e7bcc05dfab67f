"""The pages around the tables: the lobby, a new table, replays, rules, player aids, score pads."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page


@dataclass(frozen=True)
class Place:
    """A page that is no table."""

    id: str
    path: str
    played: tuple[str, ...] = ()  # tables somebody has sat at before coming here
    act: Callable[[Page], None] | None = None  # what is done there


def add_seats(page: Page) -> None:
    """As many seats as there may be."""
    more = page.locator("button.add")
    while more.count() > 0 and more.is_enabled():
        more.click()


def turn_all_on(page: Page) -> None:
    """Every expansion that can be in play, and as many seats as there may be."""
    switches = page.get_by_role("switch")
    for place in range(switches.count()):
        switch = switches.nth(place)
        if switch.is_enabled() and switch.get_attribute("aria-checked") == "false":
            switch.click()
    add_seats(page)


def to_the_middle(page: Page) -> None:
    """Half way through a replay."""
    slider = page.locator("input[type=range]").first
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


AROUND = "page-"
"""How their names begin. They are longer than a screen: not all of them must be in sight."""
OVER = {"dewan": "dewan-volcano-over", "iwari": "iwari-new-over"}
"""Finished games."""
PLACES = (
    Place(f"{AROUND}lobby-new", "/"),
    Place(f"{AROUND}lobby-known", "/", ("dewan-lake-turn", "iwari-vast-turn", *OVER.values())),
    Place(f"{AROUND}new-dewan", "/new/dewan", act=add_seats),
    Place(f"{AROUND}new-iwari", "/new/iwari", act=turn_all_on),
    Place(f"{AROUND}replays", "/replay", tuple(OVER.values())),
    *(
        Place(f"{AROUND}replay-{game}", f"/replay/{over}", (over,), to_the_middle)
        for game, over in OVER.items()
    ),
    *(
        Place(f"{AROUND}{page}-{game}", f"/{page}/{game}")
        for page in ("rules", "aid", "pad")
        for game in OVER
    ),
    Place(f"{AROUND}drills", "/drills"),
    Place(f"{AROUND}drill-dewan", "/drills/dewan/stories"),
    Place(f"{AROUND}drill-iwari", "/drills/iwari/building"),
    Place(f"{AROUND}lost", "/nowhere"),
)
