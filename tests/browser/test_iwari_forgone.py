"""At a table of Iwari a build that takes the last card says before who will not act."""

import pytest
from playwright.sync_api import expect

from tests.browser.boxes_tables import SPEND, SPEND_VOID
from tests.browser.conftest import Crowd
from tests.browser.iwari_against import VoidPlayer
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import exactly

pytestmark = pytest.mark.slow  # the file as a whole


def gains(player: IwariPlayer) -> str:
    """The chips of the build that is chosen."""
    chips = player.page.locator(f"ul.chips{exactly(player.words('iwari-web-gains'))}")
    expect(chips.first).to_be_visible()
    return chips.first.inner_text()


def spend_all(player: IwariPlayer, warning: str) -> None:
    """A first piece, then a second one: with which first one it takes the last card is tried."""
    ids = "places => places.map((place) => place.getAttribute('data-space'))"
    for space in player.destinations.evaluate_all(ids):
        player.map.locator(f"[data-space='{space}']").click()
        expect(player.confirm_button).to_be_visible()
        assert warning not in gains(player)
        if player.destinations.count() > 0:
            player.destinations.first.click()
            expect(player.page.locator(".tray-body > ol > li")).to_have_count(2)
            if warning in gains(player):
                return
            player.page.keyboard.press("Escape")
        player.page.keyboard.press("Escape")
        expect(player.confirm_button).to_have_count(0)
    raise AssertionError("no build spends the whole hand")


def test_with_the_last_card_it_is_said_that_the_third_tribe_does_not_act(new_page: Crowd) -> None:
    """I2.1: and so it is: the hand is filled next."""
    player = IwariPlayer.at(new_page(), SPEND, "turn")
    player.wave_aside()
    spend_all(player, "the third tribe does not act")
    player.confirm()
    assert player.asked() == "refill"


def test_with_the_last_card_it_is_said_that_nobody_acts_for_the_void(new_page: Crowd) -> None:
    """IV3."""
    player = VoidPlayer.at(new_page(), SPEND_VOID, "turn")
    player.wave_aside()
    spend_all(player, "you do not act for the void")
    player.confirm()
    assert player.asked() != "void"
