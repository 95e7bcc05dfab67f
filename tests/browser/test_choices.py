"""Taking back, refused clicks that explain themselves, other ways to pay, help in context."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Crowd
from tests.browser.player import Player
from tests.browser.prepared import STORY, TUCK, TURN, TURN_LOOKED_AT

pytestmark = pytest.mark.slow  # the file as a whole


def test_everything_can_be_taken_back_before_it_is_confirmed(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN, "turn")
    page = player.page
    player.dismiss_explanations()
    rows = player.log
    player.region("dewan-web-row").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Take both")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(player.confirm_button).to_have_count(0)
    player.cheapest().click()
    expect(page.get_by_role("list", name="Payment")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(player.confirm_button).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Your turn: take cards")).to_be_visible()
    assert player.log == rows, "nothing has left the browser"


def test_a_camp_is_taken_back_after_confirming_while_nothing_hidden_was_shown(
    new_page: Crowd,
) -> None:
    for table, question in ((STORY, "story"), (TUCK, "tuck")):
        player = Player.at(new_page(), table)
        assert player.asked() == question
        player.page.get_by_role("button", name="Undo").click()
        expect(player.page.get_by_role("log").get_by_role("deletion").first).to_be_visible()
        assert player.asked() == "turn"
        player.decide()


def test_a_refused_click_says_why_and_leads_to_the_rule(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN, "turn")
    page = player.page
    player.dismiss_explanations()
    start = page.get_by_role("button", name=re.compile("starting camp of Orla"))
    start.click()
    link = page.get_by_role("link", name="The rule")
    expect(link).to_be_visible()
    reason = page.get_by_role("status").filter(has=link).inner_text()
    assert len(reason.split()) > 4, "a whole sentence"
    link.click()
    rule = page.get_by_role("heading", name=re.compile("^Rule D[A-Z][0-9]+$"))
    expect(rule).to_be_visible()
    assert len(page.context.pages) == 1, "beside the table, not in its place"
    page.get_by_role("button", name="Close").last.click()
    expect(rule).to_have_count(0)


def test_the_cards_that_pay_can_be_changed_and_who_receives_one_is_said(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN_LOOKED_AT, "turn")
    page = player.page
    player.dismiss_explanations()
    payment = page.get_by_role("list", name="Payment")
    ways = page.get_by_text(re.compile("Payment 1 of"))
    choose_with_ways(player, ways)
    before = payment.inner_text(), paying(player)
    page.get_by_role("button", name="Next payment").click()
    expect(page.get_by_text(re.compile("Payment 2 of"))).to_be_visible()
    assert (payment.inner_text(), paying(player)) != before
    page.keyboard.press("[")
    expect(ways).to_be_visible()
    assert (payment.inner_text(), paying(player)) == before


def choose_with_ways(player: Player, ways: Locator) -> None:
    """Choose a destination that can be paid for in several ways."""
    for destination in player.destinations.all():
        destination.click()
        expect(player.page.get_by_role("button", name="Confirm")).to_be_visible()
        if ways.count() > 0:
            return
        player.page.get_by_role("button", name="Undo").click()


def paying(player: Player) -> list[str]:
    """The hand, with what pays for which step."""
    return player.names_of(player.page.get_by_role("button", name=re.compile("^Card:")))


def test_looking_at_a_space_shows_the_way_before_it_is_chosen(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN_LOOKED_AT, "turn")
    page = player.page
    player.dismiss_explanations()
    player.cheapest().hover()
    expect(page.get_by_role("list", name="Payment")).to_be_visible()
    expect(page.get_by_text("Pick the space to choose this route.")).to_be_visible()
    expect(player.confirm_button).to_have_count(0)


def test_a_journey_is_built_space_by_space_and_taken_back_step_by_step(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN_LOOKED_AT, "turn")
    page = player.page
    player.dismiss_explanations()
    page.get_by_role("button", name="Place camp").click()
    page.get_by_role("button", name=re.compile("a journey can begin here")).first.click()
    expect(page.get_by_text("You set out from here.")).to_be_visible()
    nexts = page.get_by_role("button", name=re.compile("can be chosen|costs 2 cards"))
    nexts.first.click()
    expect(page.get_by_role("button", name=re.compile("step 2 of the route"))).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=re.compile("step 2 of the route"))).to_have_count(0)
    expect(page.get_by_text("You set out from here.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("You set out from here.")).to_have_count(0)


def test_things_explain_themselves_and_link_to_their_rule(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN_LOOKED_AT, "turn")
    page = player.page
    player.dismiss_explanations()
    page.keyboard.press("c")
    page.keyboard.press("F1")
    note = page.get_by_role("link", name=re.compile("^Rule D"))
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_each_kind_of_choice_is_explained_once_and_for_good(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN_LOOKED_AT, "turn")
    page = player.page
    goal = page.get_by_role("complementary", name="How one wins")
    expect(goal).to_contain_text("the most points wins")
    page.get_by_role("button", name="Got it").click()
    expect(goal).to_have_count(0)
    told = page.get_by_role("complementary", name="How this choice works")
    expect(told).to_contain_text("On your turn you do one thing")
    page.get_by_role("button", name="Got it").click()
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Place camp").click()
    expect(told).to_contain_text("Every space on the way costs a card")
    page.reload()
    assert player.asked() == "turn"
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Place camp").click()
    page.get_by_role("button", name="Don’t show explanations").click()
    expect(told).to_have_count(0)
    player.cheapest().click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(told).to_have_count(0)
