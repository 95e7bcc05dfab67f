"""Iwari on a phone: touched, never wider than the screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.finger import play_turns_and_see_tabs
from tests.browser.iwari_hands import IwariFinger
from tests.browser.prepared import IWARI_LAST_ON_PHONE, IWARI_ON_PHONE

pytestmark = pytest.mark.slow  # the file as a whole


def test_turns_are_played_on_a_phone_and_nothing_hangs_over_the_edge(new_page: Crowd) -> None:
    player = IwariFinger.at(new_page(phone=True), IWARI_ON_PHONE)
    play_turns_and_see_tabs(player, ("cards", "lands", "players", "log", "map", "log"))
    expect(player.page.get_by_role("log")).to_contain_text("You build")


def test_the_last_round_and_the_final_scoring_fit_on_a_phone(new_page: Crowd) -> None:
    player = IwariFinger.at(new_page(phone=True), IWARI_LAST_ON_PHONE)
    answered: list[str] = []
    while "over" not in answered:
        if player.asked() == "scoring":
            player.scoring.get_by_role("button", name="Next:").tap()
            player.expect_nothing_hangs_over()
        answered.append(player.decide())
        player.expect_nothing_hangs_over()
    assert "scoring" in answered
