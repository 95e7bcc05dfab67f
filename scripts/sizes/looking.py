"""Looking at a page at many sizes and in many languages: what is wrong with its text."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from playwright.sync_api import CDPSession, Page

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (360, 640),
    (390, 844),
    (820, 1180),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
LANGUAGES = ("en", "fr", "de", "ja")
TOUCHED = 1180
"""Screens up to this width are phones and tablets: fingers need larger buttons."""
SEEN = ("[data-in-sight]", "#table-confirm", ".board.panel .story")
"""What must be in sight without scrolling."""
FAULTS = (Path(__file__).parent / "faults.js").read_text()
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done))))"""
TO_THE_FOOT = """() => {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  return scrollY > 0;
}"""
SPEAK = "(language) => document.querySelector(`button[lang=${language}]`).click()"


@dataclass(frozen=True)
class Fault:
    """Something wrong with the text of a page."""

    scene: str
    size: Size
    language: str
    kind: str
    where: str
    text: str

    def __str__(self) -> str:
        width, height = self.size
        at = f"{self.scene} {width}x{height} {self.language}"
        return f"{at}: {self.kind}: {self.text!r} in {self.where}"


@dataclass(frozen=True)
class Glance:
    """A page at one size in one language, perhaps at one of its tabs."""

    size: Size
    language: str
    tab: str
    faults: list[Fault]


class Looker:
    """Looks at one page, whatever it shows; afterwards the page is no longer touched."""

    def __init__(self, page: Page, seen: Sequence[str] = SEEN) -> None:
        self.page = page
        self.seen = [*seen]
        self.tool: CDPSession = page.context.new_cdp_session(page)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.touch(is_touched=False)
        self.tool.detach()

    def glances(
        self, scene: str, sizes: Sequence[Size], languages: Sequence[str], *, tabs: bool = False
    ) -> Iterator[Glance]:
        """The page at every size in every language; where it has tabs, perhaps at each of them.

        One that is longer than the screen is looked at from its top and from its foot.
        """
        for language in languages:
            self.speak(language)
            for size in sizes:
                self.resize(size)
                shown = self.page.locator("nav.tabs button")
                places = range(shown.count() if tabs else 0) or [None]
                for place in places:
                    tab = ""
                    if place is not None:
                        shown.nth(place).click()
                        tab = f"tab-{place + 1}"
                    yield self.glance("-".join(filter(None, (scene, tab))), size, language, tab)
                if self.page.evaluate(TO_THE_FOOT):
                    yield self.glance(f"{scene}-foot", size, language, "foot", seen=())
                    self.page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
                if tabs and shown.count() > 0:
                    shown.first.click()

    def glance(
        self,
        scene: str,
        size: Size,
        language: str,
        tab: str,
        seen: Sequence[str] | None = None,
    ) -> Glance:
        """What is wrong now; at its foot a page need not show what matters."""
        self.page.evaluate(SETTLED)
        found = self.page.evaluate(FAULTS, [*(self.seen if seen is None else seen)])
        faults = [Fault(scene, size, language, **one) for one in found]
        return Glance(size, language, tab, faults)

    def speak(self, language: str) -> None:
        """Change the language of the page."""
        self.page.evaluate(SPEAK, language)
        self.page.wait_for_function("(l) => document.documentElement.lang === l", arg=language)

    def resize(self, size: Size) -> None:
        """Look at the page on another screen; small ones are touched."""
        width, height = size
        self.touch(is_touched=width <= TOUCHED)
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(SETTLED)

    def touch(self, *, is_touched: bool) -> None:
        """Say whether the screen is touched."""
        told = {"enabled": is_touched, "maxTouchPoints": 5}
        self.tool.send("Emulation.setTouchEmulationEnabled", told)
