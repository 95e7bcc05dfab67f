"""On every page, light or dark, on a desk or a phone: axe-core finds nothing wrong, and keys reach
whatever scrolls. Pages are looked at with the fonts of this machine and with others.
"""

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.axe import resize, touched_by_fingers, violations
from tests.browser.conftest import DESKTOP, PHONE, Crowd, Rooms
from tests.browser.shown import SHOWN, Show
from tests.conftest import breadth

pytestmark = pytest.mark.slow  # the file as a whole

SIZES: dict[str, tuple[ViewportSize, ViewportSize]] = {
    "desk": (DESKTOP, {"width": 1280, "height": 640}),
    "phone": (PHONE, {"width": 844, "height": 390}),
}
"""The usual one, and one with less room, where more has to scroll: a small laptop, a phone on its
side."""
FONTS = ("own", "other")


class Look(NamedTuple):
    """How a page is looked at."""

    show: Show
    fonts: str
    screens: Sequence[str]


def looks() -> Iterator[Look]:
    """In the short version each page with one set of fonts, and on one screen, in turn.

    That other fonts move nothing is proved in a file of its own.
    """
    for number, show in enumerate(SHOWN):
        for fonts in breadth(FONTS, (FONTS[number // 2 % 2],)):
            yield Look(show, fonts, breadth([*SIZES], [[*SIZES][number % 2]]))


def name_of(look: Look) -> str:
    return f"{look.show.__name__}-{look.fonts}-fonts-{'-'.join(look.screens)}"


@pytest.fixture(scope="module", params=looks(), ids=name_of)
def look(request: pytest.FixtureRequest) -> Look:
    """For all tests of a page in a row, so that it is opened once."""
    found: Look = request.param
    return found


@pytest.fixture(scope="module")
def page(look: Look, rooms: Rooms, other_rooms: Rooms, site: str) -> Iterator[Page]:
    crowd = Crowd(rooms if look.fonts == "own" else other_rooms, site)
    crowd.forgive("status of 404")  # the page that is not there
    page = crowd(bypass_csp=True)
    look.show(page)
    yield page
    crowd.close()
    assert crowd.complaints == []


def on_screens(page: Page, look: Look) -> Iterator[str]:
    """The page is moved from a desk to a phone, as it stands."""
    for screen in look.screens:
        resize(page, SIZES[screen][0])
        with touched_by_fingers(page) if screen == "phone" else nullcontext():
            yield screen


def test_axe_finds_nothing(page: Page, look: Look) -> None:
    for _ in on_screens(page, look):
        assert violations(page) == []


def test_keys_reach_whatever_scrolls(page: Page, look: Look) -> None:
    for screen in on_screens(page, look):
        assert page.evaluate(OUT_OF_REACH) == []
        resize(page, SIZES[screen][1])
        assert page.evaluate(OUT_OF_REACH) == []


OUT_OF_REACH = """() => {
  const scrolls = (part) => {
    const style = getComputedStyle(part);
    const may = (overflow) => overflow === "auto" || overflow === "scroll";
    return (may(style.overflowY) && part.scrollHeight > part.clientHeight + 1)
      || (may(style.overflowX) && part.scrollWidth > part.clientWidth + 1);
  };
  const stops = (part) =>
    part.tabIndex >= 0 && !part.matches(":disabled") && part.checkVisibility();
  const named = (part) => part.ariaLabel || part.getAttribute("aria-labelledby");
  return [...document.querySelectorAll("body *")]
    .filter((part) => part.checkVisibility() && scrolls(part))
    .filter((part) => !(stops(part) && named(part)) && ![...part.querySelectorAll("*")].some(stops))
    .map((part) => part.outerHTML.slice(0, 160));
}"""
"""Parts with more in them than is shown, where the Tab key stops neither at them nor inside."""
