"""Iwari's choices: cards first, two pieces, other payments, taking back, reasons, pawns."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.iwari_hands import IwariKeyboard
from tests.browser.iwari_player import IwariPlayer
from tests.browser.prepared import IWARI_DEED, IWARI_REFILL, IWARI_TURN

pytestmark = pytest.mark.slow  # the file as a whole


def seated(new_page: Crowd, question: str = "turn") -> IwariPlayer:
    """Somebody who is asked something, with nothing left to be explained."""
    table = {"turn": IWARI_TURN, "refill": IWARI_REFILL, "deed": IWARI_DEED}[question]
    player = IwariPlayer.at(new_page(), table)
    assert player.asked() == question
    player.dismiss_explanations()
    return player


def test_cards_picked_first_leave_only_what_they_can_build(new_page: Crowd) -> None:
    player = seated(new_page)
    everywhere = player.destinations.count()
    player.hand_cards.first.click()
    expect(
        player.page.get_by_role("status").filter(has_text="Where do you build with these cards")
    ).to_be_visible()
    assert 0 < player.destinations.count() < everywhere
    player.destinations.first.click()
    expect(player.page.get_by_role("button", name="Build, pay 1 card")).to_be_visible()
    expect(player.page.get_by_role("button", name=re.compile("Pays for piece 1"))).to_have_count(1)


def test_two_pieces_are_chosen_and_taken_back_one_after_the_other(new_page: Crowd) -> None:
    player = seated(new_page)
    page = player.page
    log = player.log
    land = explored_land(player, pair_in_hand(player))
    player.map.get_by_role("button", name=re.compile(f"of {land}, .*costs")).first.click()
    expect(page.get_by_text(re.compile("A second piece may go here too"))).to_be_visible()
    player.destinations.first.click()
    expect(page.get_by_role("button", name=re.compile("Pays for piece 2"))).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=re.compile("Pays for piece 2"))).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(player.confirm_button).to_have_count(0)
    assert player.log == log, "nothing has left the browser"


def pair_in_hand(player: IwariPlayer) -> str:
    """The biome of which there are two cards."""
    cards = [name.split(" ")[1].rstrip(".") for name in player.names_of(player.hand_cards)]
    return max(cards, key=cards.count)


def explored_land(player: IwariPlayer, biome: str) -> str:
    """A territory of a biome with tents in it and room for two pieces."""
    pattern = re.compile(rf"^(.+), {biome}, \d of \d spots free.* [2-9] places to build on")
    names = player.names_of(player.map.get_by_role("button", name=pattern))
    return names[0].partition(",")[0]


def test_a_click_on_a_place_that_cannot_be_built_says_why_and_leads_to_the_rule(
    new_page: Crowd,
) -> None:
    player = seated(new_page)
    taken = player.map.get_by_role("button", name=re.compile("tent spot .*(your tent|tent of)"))
    taken.first.click()
    link = player.page.get_by_role("link", name="The rule")
    expect(link).to_be_visible()
    assert re.search(r"#I[A-Z0-9.]+$", link.get_attribute("href") or "")


def test_the_sheet_of_a_connection_tells_what_it_would_score(new_page: Crowd) -> None:
    player = seated(new_page)
    player.map.get_by_role("button", name=re.compile("^connection .* totem")).first.click()
    sheet = player.page.get_by_role("region", name=re.compile("^Connection"))
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("totem")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_a_build_is_taken_back_until_a_hidden_card_is_seen(new_page: Crowd) -> None:
    player = seated(new_page, "refill")
    page = player.page
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    player.draw(0)  # the deck: nobody knew this card
    player.asked()
    expect(undo).to_have_count(0)


def test_a_pawn_goes_where_its_points_were_seen_before(new_page: Crowd) -> None:
    player = seated(new_page, "deed")
    player.place_pawn()
    expect(player.page.get_by_role("log")).to_contain_text(re.compile("Union|Discovery|Honour"))


def test_a_piece_is_chosen_and_confirmed_by_enter_alone(new_page: Crowd) -> None:
    player = IwariKeyboard.at(new_page(), IWARI_TURN, "turn")
    player.dismiss_explanations()
    player.press("b", "Enter", "Enter")
    expect(player.confirm_button).to_be_visible()
    player.press("Backspace")
    expect(player.confirm_button).to_have_count(0)
