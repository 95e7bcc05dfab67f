"""The extensions of Iwari: each choice by pointer or keys, and what is told of it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import iwari_tables as tables
from tests.browser.conftest import Crowd
from tests.browser.iwari_explorer import IwariExplorer
from tests.browser.iwari_seats import (
    FingerExplorer,
    banner,
    expect_told,
    log_of,
    own_panel,
    seated,
    sit,
    with_keys,
)

pytestmark = pytest.mark.slow  # the file as a whole


# Discoveries


def test_a_veiled_territory_is_explored_and_its_tent_takes_a_token(new_page: Crowd) -> None:
    player = seated(new_page, tables.EXPLORE)
    spots = player.spots_of("Whitefang")
    expect(spots).to_have_count(5)
    names = player.names_of(spots)
    assert sum("discovery token, face down" in name for name in names) == 2
    spots.first.click()
    expect(banner(player, "Explore Whitefang?")).to_be_visible()
    expect(player.page.get_by_text("Its 2 tokens are turned up for all to see.")).to_be_visible()
    player.confirm()
    assert player.asked() == "explored"
    expect_told(player, "You explore Whitefang and its discovery tokens are turned up:")
    names = player.names_of(player.destinations)
    assert all("Whitefang" in name for name in names), "the tent must go there"
    expect(player.button("iwari-web-do-swap")).to_have_count(0)
    token = player.map.get_by_role("button", name=re.compile("discovery token, costs"))
    colour = re.findall(r"(\w+) discovery token", player.names_of(token)[0])[0]
    token.first.click()
    expect(player.page.get_by_text(f"{colour} token", exact=False).first).to_be_visible()
    player.confirm()
    expect_told(player, "You build a tent in Whitefang.")
    expect_told(player, f"You take a discovery token: {colour}.")
    expect(own_panel(player)).to_contain_text(f"1 {colour}")


def test_exploring_is_done_on_a_phone(new_page: Crowd) -> None:
    player = FingerExplorer(new_page(phone=True))
    sit(player, tables.EXPLORE_ON_PHONE)
    lands = player.page.get_by_role("list", name="Territories to build in")
    lands.get_by_role("button", name="Whitefang").tap()
    player.expect_nothing_hangs_over()
    expect(player.page.get_by_text("Its 2 tokens are turned up")).to_be_visible()
    player.confirm()
    assert player.asked() == "explored"
    player.expect_nothing_hangs_over()
    player.in_sight(player.destinations).tap()
    player.confirm()
    assert player.asked() == "refill"
    player.tab("log")
    expect_told(player, "You build a tent in Whitefang.")
    player.expect_nothing_hangs_over()


# Fortifications


def test_a_fortification_is_raised_and_a_tent_goes_on_it(new_page: Crowd) -> None:
    player = seated(new_page, tables.FORTIFICATION)
    player.page.get_by_role("button", name="Fortification (1 left)").click()
    expect(banner(player, "Where does your fortification go?")).to_be_visible()
    player.place("tent spot 1 of Frostgate").click()
    expect(player.page.get_by_text("its spot stays free, for anybody")).to_be_visible()
    second = player.map.get_by_role("button", name=re.compile("spot 1 of Frostgate.* costs 1"))
    second.click()
    expect(player.page.get_by_role("button", name="Build, pay 2 cards")).to_be_visible()
    player.confirm()
    expect_told(player, "You raise a fortification in Frostgate.")
    expect(player.place("tent spot 1 of Frostgate, your tent, fortification")).to_be_visible()
    expect(own_panel(player).get_by_label("fortification placed")).to_be_visible()


def test_a_fortification_is_raised_by_keys(new_page: Crowd) -> None:
    player = with_keys(new_page, tables.FORTIFICATION_BY_KEYS)
    player.press("f")
    expect(banner(player, "Where does your fortification go?")).to_be_visible()
    expect(player.map.locator(":focus")).to_have_attribute("data-space", re.compile("^territory"))
    player.press("Enter", "Enter")
    expect(player.page.get_by_text("its spot stays free, for anybody")).to_be_visible()
    player.confirm()
    expect(log_of(player)).to_contain_text(re.compile("You raise a fortification in"))


# Storms and the walking totem


def test_a_storm_is_decided_out_of_turn_while_the_other_waits_and_reads_by_whom(
    new_page: Crowd,
) -> None:
    maren, tomas = IwariExplorer(new_page()), IwariExplorer(new_page())
    tomas.page.goto(tables.STORM.link(1))
    expect(banner(tomas, "Maren decides about the storm on connection 3")).to_be_visible()
    expect(tomas.confirm_button).to_have_count(0)
    sit(maren, tables.STORM, "storm")
    expect(maren.answers).to_have_count(2)
    maren.page.get_by_role("button", name="Move it to 4").click()
    expect(maren.confirm_button).to_contain_text("Move the storm to 4")
    maren.confirm()
    expect_told(maren, "You move the storm from connection 3 to connection 4.")
    expect_told(tomas, "Maren moves the storm from connection 3 to connection 4.")
    expect(tomas.place("connection 4")).to_have_accessible_name(re.compile("covered by a storm"))
    expect(tomas.place("connection 3")).not_to_have_accessible_name(re.compile("storm"))


def test_the_walking_totem_scores_its_connection(new_page: Crowd) -> None:
    player = seated(new_page, tables.WALK, "walk")
    expect(player.answers.first).to_contain_text("+4")
    player.answer(0)
    expect_told(player, "You let the walking totem score connection 1.")
    expect_told(player, "You score 4 points there.")
    expect_told(player, "The walking totem goes on to connection 2.")
    left = re.compile("left by the walking totem, not scored again")
    expect(player.place("connection 1 by")).to_have_accessible_name(left)


def test_the_walking_totem_is_left_where_it_is_by_keys(new_page: Crowd) -> None:
    player = with_keys(new_page, tables.WALK_NOT, "walk")
    player.press("2")
    expect(player.answers.nth(1)).to_have_attribute("aria-pressed", "true")
    player.confirm()
    expect_told(player, "You leave the walking totem on connection 1.")
    here = re.compile("the walking totem stands here")
    expect(player.place("connection 1 by")).to_have_accessible_name(here)


# Deeds


def test_courage_goes_beside_a_pawn(new_page: Crowd) -> None:
    player = seated(new_page, tables.COURAGE, "deed")
    expect(banner(player, "Courage earned: beside which pawn, if any?")).to_be_visible()
    target = player.targets.first
    name = player.names_of(target)[0].partition(",")[0]
    player.point_at(target).click()
    expect(player.page.get_by_text("×2 → ×1")).to_be_visible()
    player.confirm()
    expect_told(player, f"Courage: your pawn goes to {name}")


def test_courage_is_declined_by_keys(new_page: Crowd) -> None:
    player = with_keys(new_page, tables.COURAGE_DECLINED, "deed")
    player.tab_to(player.page.get_by_role("button", name="Decline Courage"))
    player.press("Enter")
    expect(player.page.get_by_text("It leaves the game.", exact=True)).to_be_visible()
    player.confirm()
    expect_told(player, "Courage: you do not place the pawn, and it leaves the game.")


def test_veneration_is_asked_for_at_the_end_and_doubles_in_the_final_scoring(
    new_page: Crowd,
) -> None:
    player = seated(new_page, tables.VENERATION, "deed")
    expect(banner(player, "Veneration is yours: where does its pawn go?")).to_be_visible()
    player.point_at(player.place("Whitefang,")).click()
    expect(player.page.get_by_text("×1 → ×2")).to_be_visible()
    player.confirm()
    assert player.decide() == "scoring"
    assert player.asked() == "over"
    expect_told(
        player, "Veneration: your pawn goes to Whitefang, where tents now score ×2.", "is over."
    )


# Expeditions


def test_an_expedition_is_fulfilled_and_the_panel_shows_it(new_page: Crowd) -> None:
    player = seated(new_page, tables.EXPEDITION)
    panel = player.page.get_by_role("region", name="Expeditions")
    expect(panel.get_by_role("listitem")).to_have_count(3)
    title = player.words("iwari-expedition-7")
    card = panel.get_by_role("listitem").filter(has_text=title)
    expect(card).to_contain_text("Maren: 2 of 3")
    player.place("tent spot 1 of Whitefang").click()
    expect(player.page.get_by_text(f"Expedition: {title}")).to_be_visible()
    player.confirm()
    expect_told(player, f"You are the first to complete “{title}”, which brings")
    expect(card).to_contain_text("Maren: completed")


# The lobby


def test_the_void_takes_storms_and_expeditions_away_and_says_why(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/new/iwari")
    for name in ("Storms", "Expeditions"):
        page.get_by_role("switch", name=name).click()
        expect(page.get_by_role("switch", name=name)).to_be_checked()
    page.locator("label").filter(has_text=re.compile("^\\s*The Void")).click()
    for name, reason in (("Storms", "no mountains"), ("Expeditions", "no expeditions")):
        switch = page.get_by_role("switch", name=name)
        expect(switch).to_be_disabled()
        expect(switch).not_to_be_checked()
        expect(switch).to_contain_text(reason)
