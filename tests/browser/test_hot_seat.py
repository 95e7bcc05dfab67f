"""Two people on one device: no hand is on the page while the device changes hands."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.heard import PATIENCE
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole

HAND = re.compile("^Hand,")


def test_hot_seat_hides_every_hand_until_the_right_person_has_the_device(new_page: Crowd) -> None:
    player = Player(new_page())
    page = player.page
    page.goto("/new")
    page.get_by_role("textbox", name="Your name").fill("Maren")
    player.pick("Seat 2", "Friend here")
    page.get_by_role("textbox", name="Seat 2: name").fill("Tomás")
    page.get_by_role("button", name="Start the game").click()
    names = set()
    for _ in range(4):
        names.add(hand_over(player))
        while player.decide() != "device":
            pass
    assert names == {"Maren", "Tomás"}


def hand_over(player: Player) -> str:
    """Pass the device on; who has it now. Nobody's cards are on the page before."""
    page = player.page
    question = page.get_by_role("heading", name="Pass the device to")
    question.wait_for(timeout=PATIENCE)
    name = question.inner_text().removeprefix("Pass the device to ")
    expect(page.get_by_role("region", name=HAND)).to_have_count(0)
    assert page.locator("[data-anchor^='hand-']").count() == 0
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.get_by_role("region", name=HAND)).to_be_visible()
    expect(page.get_by_role("region", name=f"Tribe board of {name}")).to_be_visible()
    return name
