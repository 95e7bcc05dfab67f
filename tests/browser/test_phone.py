"""The table on a phone: touched, never wider than the screen."""

import pytest
from playwright.sync_api import expect

from scripts.prepared_tables import Prepared
from tests.browser.conftest import Crowd
from tests.browser.finger import Finger, play_turns_and_see_tabs
from tests.browser.prepared import LAKE_ON_PHONE, STORY_ON_PHONE, TUCK_ON_PHONE

pytestmark = pytest.mark.slow  # the file as a whole


class PhonePlayer(Finger):
    """A person with a phone: taps, and knows on which sheet things are."""

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


def test_rounds_are_played_on_a_phone_and_nothing_hangs_over_the_edge(new_page: Crowd) -> None:
    player = PhonePlayer(new_page(phone=True))
    player.page.goto("/")
    player.expect_nothing_hangs_over()
    player.sit_down("Maren")
    play_turns_and_see_tabs(player, ("Board", "Players", "Log", "Row", "Hand", "Log"))
    expect(player.page.get_by_role("log")).to_contain_text("You place camp 1")


@pytest.mark.parametrize(
    ("table", "question"),
    [(TUCK_ON_PHONE, "tuck"), (LAKE_ON_PHONE, "fishing"), (STORY_ON_PHONE, "story")],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_questions_are_answered_beside_what_they_are_about(
    new_page: Crowd, table: Prepared, question: str
) -> None:
    player = PhonePlayer.at(new_page(phone=True), table)
    assert player.decide() == question
    player.expect_nothing_hangs_over()
