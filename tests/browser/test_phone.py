"""The table on a phone: touched, never wider than the screen."""

import pytest
from playwright.sync_api import Error, Locator, expect

from scripts.prepared_tables import Prepared
from tests.browser.conftest import Crowd
from tests.browser.player import Player
from tests.browser.prepared import LAKE_ON_PHONE, STORY_ON_PHONE, TUCK_ON_PHONE

pytestmark = pytest.mark.slow  # the file as a whole


class PhonePlayer(Player):
    """A person with a phone: taps, and knows on which sheet things are."""

    def tab(self, name: str) -> None:
        """Open one of the sheets below the map."""
        self.page.get_by_role("navigation", name="Parts of the table").get_by_role(
            "button", name=name, exact=True
        ).tap()

    def expect_nothing_hangs_over(self) -> None:
        """The page does not scroll sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{self.page.url} is {wide} pixels wide"

    def dismiss_explanations(self) -> None:
        self.button("web-table-no-more").tap()

    def confirm(self) -> None:
        self.confirm_button.tap()
        self.expect_answered()

    def choose_story(self, place: int = 1) -> None:
        self.tab("Row")
        self.region("dewan-web-stories").get_by_role("button").nth(place).tap()
        self.confirm()

    def take_cards(self, place: int = 0) -> None:
        self.tab("Row")
        self.region("dewan-web-row").get_by_role("button").nth(place).tap()
        self.confirm()

    def place_camp(self) -> None:
        self.page.get_by_role("button", name="Place camp").tap()
        self.in_sight(self.destinations).tap()
        self.confirm()

    def in_sight(self, places: Locator) -> Locator:
        """One of them that a finger can reach: neither behind the edge nor under something."""
        for place in places.all():
            try:
                place.tap(trial=True, timeout=1000)
            except Error:
                continue
            return place
        raise AssertionError("no destination is in sight")


def test_rounds_are_played_on_a_phone_and_nothing_hangs_over_the_edge(new_page: Crowd) -> None:
    player = PhonePlayer(new_page(phone=True))
    player.page.goto("/")
    player.expect_nothing_hangs_over()
    player.sit_down("Maren")
    answered: list[str] = []
    while answered.count("turn") < 3:
        answered.append(player.decide())
        player.expect_nothing_hangs_over()
    for tab in ("Board", "Players", "Log", "Row", "Hand"):
        player.tab(tab)
        player.expect_nothing_hangs_over()
    player.tab("Log")
    expect(player.page.get_by_role("log")).to_contain_text("You place camp 1")


@pytest.mark.parametrize(
    ("table", "question"),
    [(TUCK_ON_PHONE, "tuck"), (LAKE_ON_PHONE, "fishing"), (STORY_ON_PHONE, "story")],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_questions_are_answered_beside_what_they_are_about(
    new_page: Crowd, table: Prepared, question: str
) -> None:
    player = PhonePlayer(new_page(phone=True))
    player.page.goto(table.link(0))
    assert player.decide() == question
    player.expect_nothing_hangs_over()
