"""Pages bring their letters with them: whatever fonts a machine has, all stands where it did."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Crowd, Rooms
from tests.browser.prepared import IWARI_LOOKED_AT, IWARI_OVER, OVER, TURN_LOOKED_AT
from tests.conftest import breadth

pytestmark = pytest.mark.slow  # the file as a whole

SEEN = [
    *(("/", "en"), ("/", "de phone"), ("/new", "fr"), ("/new/iwari", "de"), ("/rules", "fr phone")),
    *((f"/t/{TURN_LOOKED_AT.id}", "de"), (f"/t/{TURN_LOOKED_AT.id}", "fr phone")),
    *((f"/t/{IWARI_LOOKED_AT.id}", "fr"), (f"/t/{IWARI_LOOKED_AT.id}", "de phone")),
    *((f"/replay/{OVER.id}", "de"), (f"/t/{IWARI_OVER.id}", "fr")),
]
"""In Japanese it depends on the fonts, and may."""
SOME = SEEN[1::2]


@pytest.fixture
def both(rooms: Rooms, other_rooms: Rooms, site: str) -> Iterator[tuple[Crowd, Crowd]]:
    """People with the fonts of this machine, and people with others."""
    crowds = Crowd(rooms, site), Crowd(other_rooms, site)
    yield crowds
    for crowd in crowds:
        crowd.close()
        assert crowd.complaints == []


@pytest.mark.parametrize(("path", "seen"), breadth(SEEN, SOME), ids=lambda value: value.strip("/"))
def test_all_stands_where_it_does_with_other_fonts(
    both: tuple[Crowd, Crowd], path: str, seen: str
) -> None:
    language, _, screen = seen.partition(" ")
    own, other = (places_of(crowd(language, phone=screen == "phone"), path) for crowd in both)
    assert own[0] != other[0], "both browsers have the same fonts"
    assert own[1:] == other[1:]


def places_of(page: Page, path: str) -> list[str]:
    """Where every element stands; the first is one that is written in the system's letters."""
    page.goto(path, wait_until="networkidle")
    page.locator("main").first.wait_for()
    page.evaluate("document.fonts.ready")
    places: list[str] = page.evaluate(PLACES)
    return places


PLACES = """() => {
  const system = document.createElement("span");
  system.style.font = "16px sans-serif";
  system.textContent = "Illimited";
  document.body.prepend(system);
  const place = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const name = part.className?.baseVal ?? part.className;
    return [part.localName, name, x, y, width, height].join(" ");
  };
  const own = place(system);
  system.remove();
  const shown = [...document.querySelectorAll("body *")].filter((part) => part.checkVisibility());
  return [own, ...shown.map(place)];
}"""
