"""On every page, light or dark, on a desk or a phone: axe-core finds nothing wrong, and keys reach
whatever scrolls. Pages are looked at with the fonts of this machine and with others.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import THEMES, Theme, violations
from tests.browser.conftest import Crowd
from tests.browser.shown import SHOWN, Show
from tests.conftest import breadth

pytestmark = pytest.mark.slow  # the file as a whole

LOW = {"desk": (1280, 640), "phone": (844, 390)}
"""Less room, where more has to scroll: a small laptop, a phone on its side."""
FONTS = ("own", "other")


class Look(NamedTuple):
    """How a page is looked at."""

    show: Show
    screen: str
    fonts: str
    themes: Sequence[Theme]


def looks() -> Iterator[Look]:
    """In the short version a desk with one set of fonts, and a phone in one theme with the other.

    That other fonts move nothing is proved in a file of its own.
    """
    for number, show in enumerate(SHOWN):
        desk, phone = FONTS[number % 2], FONTS[1 - number % 2]
        for fonts in breadth(FONTS, (desk,)):
            yield Look(show, "desk", fonts, THEMES)
        yield Look(show, "phone", phone, breadth(THEMES, (THEMES[number // 2 % 2],)))


def name_of(look: Look) -> str:
    return f"{look.screen}-{look.show.__name__}-{look.fonts}-fonts"


@pytest.fixture(scope="module", params=looks(), ids=name_of)
def look(request: pytest.FixtureRequest) -> Look:
    """For all tests of a page in a row, so that it is opened once."""
    found: Look = request.param
    return found


@pytest.fixture(scope="module")
def page(look: Look, browser: Browser, other_browser: Browser, site: str) -> Iterator[Page]:
    crowd = Crowd(browser if look.fonts == "own" else other_browser, site)
    crowd.forgive("status of 404")  # the page that is not there
    page = crowd(phone=look.screen == "phone", bypass_csp=True)
    look.show(page)
    yield page
    crowd.close()
    assert crowd.complaints == []


def test_axe_finds_nothing(look: Look, page: Page) -> None:
    assert violations(page, look.themes) == []


def test_keys_reach_whatever_scrolls(look: Look, page: Page) -> None:
    assert page.evaluate(OUT_OF_REACH) == []
    width, height = LOW[look.screen]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(requestAnimationFrame)")
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
