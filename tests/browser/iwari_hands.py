"""Other hands at a table of Iwari: keys alone, and a finger."""

import re

from playwright.sync_api import expect

from tests.browser.finger import Finger
from tests.browser.iwari_player import IwariPlayer
from tests.browser.keyboard import KeyboardPlayer


class IwariKeyboard(IwariPlayer, KeyboardPlayer):
    """A person with a keyboard: the pointer is never touched."""

    def plan_by_keys(self, map_place: int, seats: int = 2) -> None:
        """Choose a map by its place, and bots for all other seats."""
        self.page.goto("/new/iwari")
        self.tab_to(self.page.get_by_role("textbox", name=self.words("web-your-name")))
        self.page.keyboard.type("Maren")
        first = self.page.get_by_role("radio", name=self.words("iwari-map-new-horizons"))
        self.tab_to(first.first, key="Shift+Tab")
        for _ in range(map_place):
            self.press("ArrowRight")
        for _ in range(2, seats):
            self.tab_to(self.button("web-lobby-add-seat"))
            self.press("Enter")
            while self.words("web-lobby-seat-bot") not in self.chosen():
                self.press("ArrowRight")

    def chosen(self) -> str:
        """The words of the choice that has the focus."""
        return self.page.locator("label", has=self.page.locator(":focus")).inner_text()

    def start(self) -> str:
        self.tab_to(self.button("web-lobby-start-game"))
        self.press("Enter")
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def dismiss_explanations(self) -> None:
        KeyboardPlayer.dismiss_explanations(self)

    def confirm(self) -> None:
        asked = self.banner_text
        self.tab_to(self.confirm_button)
        self.press("Enter")
        self.expect_other_than(asked)

    def build(self) -> None:
        """Into the likely territory, and a piece on the first place there."""
        self.press("b")
        expect(self.map.locator(":focus")).to_have_attribute("data-space", re.compile("territory"))
        self.press("Enter")
        expect(self.map.locator(":focus")).to_have_attribute("data-space", re.compile("spot|totem"))
        self.press("Enter")
        self.confirm()

    def swap(self) -> None:
        self.press("s")
        self.pick_card()

    def pick_card(self) -> None:
        self.press("1")
        self.confirm()

    def draw(self, place: int = 1) -> None:
        if self.confirm_button.count() == 0:  # otherwise there is one card only
            self.press("d")
            expect(self.display.locator(":focus")).to_have_count(1)
            for _ in range(place):
                self.press("ArrowRight")
            self.press("Enter")
        self.confirm()

    def place_pawn(self) -> None:
        if self.confirm_button.count() == 0:
            self.press("m")
            expect(self.map.locator(":focus")).to_have_accessible_name(self.aimed)
            self.press("Enter")
        self.confirm()

    def skip_scoring(self) -> None:
        """Watch a step, and leave."""
        self.press("ArrowRight", "Escape")
        expect(self.scoring).to_have_count(0)


class IwariFinger(Finger, IwariPlayer):
    """A person with a phone."""

    def tab(self, name: str) -> None:
        super().tab(self.words("iwari-web-tab", tab=name))

    def press_confirm(self) -> None:
        self.confirm_button.tap()

    def build(self) -> None:
        """Near the first territory of the list, then on a place that is in sight."""
        lands = self.page.get_by_role("list", name=self.words("iwari-web-lands-open"))
        lands.get_by_role("button").first.tap()
        self.in_sight(self.destinations).tap()
        self.confirm()

    def place_pawn(self) -> None:
        if self.confirm_button.count() == 0:
            self.in_sight(self.targets).tap()
        self.confirm()

    def draw(self, place: int = 0) -> None:
        if self.confirm_button.count() == 0:
            self.display.locator("button").nth(place).tap()
        self.confirm()

    def skip_scoring(self) -> None:
        self.button("iwari-web-scoring-skip-short").tap()
        expect(self.scoring).to_have_count(0)
