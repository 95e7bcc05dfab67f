"""A person with a phone, whatever the game: touches what is in sight."""

from collections.abc import Iterable

from playwright.sync_api import Error, Locator, expect

from tests.browser.player import Player


class Finger(Player):
    """Taps, and knows that things are on sheets below the map."""

    def tab(self, name: str) -> None:
        """Open one of the sheets."""
        sheets = self.page.get_by_role("navigation", name=self.words("web-table-tabs"))
        sheets.get_by_role("button", name=name, exact=True).tap()

    def expect_nothing_hangs_over(self) -> None:
        """The page does not scroll sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{self.page.url} is {wide} pixels wide"

    def dismiss_explanations(self) -> None:
        self.button("web-table-no-more").tap()

    def in_sight(self, places: Locator) -> Locator:
        """One of them that a finger can reach: neither behind the edge nor under something."""
        expect(places.first).to_be_attached()
        for place in places.all():
            try:
                place.tap(trial=True, timeout=1000)
            except Error:
                continue
            return place
        raise AssertionError("no place is in sight")


def press_long(target: Locator) -> None:
    """Lay a finger on something until it explains itself, and lift it."""
    box = target.bounding_box()
    assert box is not None
    page = target.page
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    tool = page.context.new_cdp_session(page)
    tool.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    tool.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tool.detach()


def play_turns_and_see_tabs(player: Finger, tabs: Iterable[str]) -> None:
    """Three turns, then one sheet after the other: nothing ever hangs over the edge."""
    answered: list[str] = []
    while answered.count("turn") < 3:
        answered.append(player.decide())
        player.expect_nothing_hangs_over()
    for tab in tabs:
        player.tab(tab)
        player.expect_nothing_hangs_over()
