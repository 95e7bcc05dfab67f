"""Somebody who plays by keys alone: no pointer, ever. What has the focus is heard by its name."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import Player

FAR = 80  # Tab stops a player is willing to pass
Point = tuple[float, float]


class KeyboardPlayer(Player):
    """A person with a keyboard."""

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, place: Locator, key: str = "Tab") -> None:
        """Go on with Tab until a place has the focus."""
        found = place.element_handle()
        for _ in range(FAR):
            if found.evaluate("place => place === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"{key} does not reach {place}")

    def sit_down(
        self, name: str = "Maren", scenario: str = "classic", bots: str = "level1", seats: int = 2
    ) -> str:
        """Make a table for two, the proposed bot opposite; its path."""
        self.page.goto("/new")
        field = self.page.get_by_role("textbox", name=self.words("web-your-name"))
        self.tab_to(field)
        self.page.keyboard.type(name)
        start = self.button("web-lobby-start-game")
        self.tab_to(start)
        self.press("Enter")
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def dismiss_explanations(self) -> None:
        self.tab_to(self.button("web-table-no-more"))
        self.press("Enter")
        expect(self.button("web-table-no-more")).to_have_count(0)

    def confirm(self) -> None:
        """A complete choice has handed the focus to the green button: press it."""
        expect(self.confirm_button).to_be_focused()
        self.press("Enter")
        self.expect_answered()

    def choose_story(self, place: int = 1) -> None:
        stories = self.region("dewan-web-stories").locator("button")
        self.tab_to(stories.and_(self.page.locator("[tabindex='0']")))
        for _ in range(place):
            self.press("ArrowRight")
        self.press("Enter")
        self.confirm()

    def take_cards(self, place: int = 0) -> None:
        self.press("t")
        for _ in range(place):
            self.press("ArrowRight")
        expect(self.region("dewan-web-row").locator(":focus")).to_have_count(1)
        self.press("Enter")
        self.confirm()

    def place_camp(self) -> None:
        """Walk to a space beside a camp if it may be settled, otherwise pick it from afar."""
        target = self.cheapest()
        space = target.get_attribute("data-space") or ""
        self.press("p")
        expect(self.map.locator(":focus")).to_have_count(1)
        if not self.walk_to(space):
            self.press("Escape")
            self.look_to(space)
        self.press("Enter")  # on the space: it is chosen, or where one walked, the way is complete
        self.confirm()

    def walk_to(self, space: str) -> bool:
        """Go over the camps to one beside the space, set out, and step there, if it is so near."""
        places = self.places()
        for _ in range(len(places)):
            here = self.focused_space()
            key = step_key(places[here], places[space])
            if key is not None:
                self.press("Enter")
                expect(self.map.get_by_role("button", name=self.step(1))).to_be_visible()
                return self.has_stepped(key, space)
            self.press("ArrowRight")
        return False

    def has_stepped(self, key: str, space: str) -> bool:
        """Take the first step; False where the hand cannot pay for it from this camp."""
        self.press(key)
        refused = self.button("web-table-close")  # of the sentence that says why not
        expect(self.map.get_by_role("button", name=self.step(2)).or_(refused)).to_be_visible()
        if refused.is_visible():
            self.press("Escape")
            return False
        return self.focused_space() == space

    def step(self, number: int) -> re.Pattern[str]:
        """Part of the name of a space on the way."""
        return re.compile(re.escape(self.words("dewan-web-space-step", step=number)))

    def look_to(self, space: str) -> None:
        """Go over the map with the arrows until a space has the focus."""
        places = self.places()
        been: set[str] = set()
        for _ in range(FAR):
            here = self.focused_space()
            if here == space:
                return
            self.press(arrow(places[here], places[space], here in been))
            been.add(here)
        raise AssertionError(f"no arrows lead to {space}")

    def focused_space(self) -> str:
        """The space with the focus."""
        return self.map.locator(":focus").get_attribute("data-space") or ""

    def places(self) -> dict[str, Point]:
        """Where each space is on the screen, in widths of a hexagon's side."""
        seen = self.map.locator("[data-space]").evaluate_all(
            """spaces => spaces.map((space) => {
                const { x, y, width, height } = space.getBoundingClientRect();
                return [space.dataset.space, (2 * x + width) / width, (2 * y + height) / width];
            })"""
        )
        return {space: (x, y) for space, x, y in seen}

    def tuck(self) -> None:
        self.press("c")
        self.press("Enter")
        halves = self.page.locator(".halves").get_by_role("button")
        expect(halves.first).to_be_visible()
        if self.confirm_button.count() == 0:  # two halves: which one shows?
            self.tab_to(halves.first)
            self.press("Enter")
        self.confirm()

    def do_pass(self) -> None:
        self.tab_to(self.confirm_button)
        self.press("Enter")
        self.wait_until_unsaid("dewan-table-ask-pass")


def step_key(here: Point, there: Point) -> str | None:
    """The key that walks from a space to a neighbour; None if it is none."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    if abs(dx) > 1.6 or abs(dy) > 1.9 or (dx, dy) == (0, 0):
        return None
    if abs(dx) < 0.2:
        return "ArrowUp" if dy < 0 else "ArrowDown"
    if dx > 0:
        return "PageUp" if dy < 0 else "PageDown"
    return "Home" if dy < 0 else "End"


def arrow(here: Point, there: Point, again: bool) -> str:
    """The arrow to try: into the right column first, unless that has led back here before."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    if abs(dx) > 0.2 and not (again and abs(dy) > 1):
        return "ArrowRight" if dx > 0 else "ArrowLeft"
    return "ArrowDown" if dy > 0 else "ArrowUp"
