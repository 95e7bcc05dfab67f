"""The rules of the atlas maps: ruins, void totems, contested tokens, determination; and axe."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import iwari_tables as tables
from tests.browser.axe import violations_everywhere
from tests.browser.conftest import Crowd
from tests.browser.iwari_player import IwariPlayer
from tests.browser.iwari_seats import expect_told, own_panel, seated, with_keys
from tests.conftest import breadth

pytestmark = pytest.mark.slow  # the file as a whole


def test_a_ruin_is_replaced_and_its_connection_opens(new_page: Crowd) -> None:
    player = seated(new_page, tables.RUIN)
    ruin = player.map.get_by_role("button", name=re.compile("spot 4 of Buried Court, a ruin"))
    closed = re.search(r"closes connection (\d+)", player.names_of(ruin)[0])
    assert closed is not None
    ruin.click()
    expect(player.page.get_by_text("Tent for a ruin")).to_be_visible()
    player.confirm()
    expect_told(player, "You replace a ruin in Buried Court with a tent.")
    expect_told(player, f"The ruin is gone: connection {closed[1]} is now open.")
    tent = player.map.get_by_role("button", name=re.compile("spot 4 of Buried Court, your tent"))
    expect(tent).to_be_visible()
    expect(own_panel(player)).to_contain_text("1 ruin kept")


def test_a_contested_token_is_brought_to_one_of_its_areas(new_page: Crowd) -> None:
    player = seated(new_page, tables.CONTESTED)
    tokens = player.map.get_by_role("button", name=re.compile("can be brought to one of its"))
    expect(tokens).to_have_count(2)
    player.map.get_by_role("button", name=re.compile("^contested token .*Black Strand")).click()
    expect(player.page.get_by_text("Pick one of its two areas")).to_be_visible()
    expect(player.destinations).to_have_count(1)
    player.destinations.click()
    expect(player.page.get_by_text("Contested token with a tent")).to_be_visible()
    player.confirm()
    expect_told(player, "You bring a contested token to Black Strand, with a tent on it.")
    expect(player.place("contested token, in Black Strand")).to_be_attached()


def test_the_determination_token_adds_a_piece_where_nobody_has_been(new_page: Crowd) -> None:
    player = seated(new_page, tables.DETERMINATION)
    token = own_panel(player).get_by_label("holds the determination token")
    expect(token).to_be_visible()
    player.place("tent spot 1 of Black Strand").click()
    expect(player.page.get_by_text("With the determination token a second piece")).to_be_visible()
    player.place("tent spot 2 of Black Strand").click()
    expect(player.page.get_by_role("button", name="Build, pay 2 cards")).to_be_visible()
    expect(player.page.get_by_text("Uses the determination token")).to_be_visible()
    player.confirm()
    expect_told(player, "You build two tents in Black Strand.")
    expect_told(player, "You use the determination token for a second piece.")
    expect(token).to_have_count(0)


def test_a_void_totem_goes_from_the_centre_to_a_territory_by_keys(new_page: Crowd) -> None:
    player = with_keys(new_page, tables.FROM_THE_CENTRE)
    player.press("v")
    expect(player.page.get_by_text("From the centre, for two cards of the biome")).to_be_visible()
    expect(player.destinations).to_have_count(1)
    expect(player.map.locator(":focus")).to_have_count(1)
    player.press("Enter", "Enter")
    expect(player.page.get_by_text("from the centre", exact=True)).to_be_visible()
    player.confirm()
    expect_told(player, "You move a void totem from the centre to Murmur Bay.")
    void = re.compile("the void 1")
    expect(player.place("totem place of Murmur Bay")).to_have_accessible_name(void)


def test_a_void_totem_goes_from_one_territory_to_another(new_page: Crowd) -> None:
    player = seated(new_page, tables.FROM_A_TERRITORY)
    player.page.get_by_role("button", name="Move a void totem").click()
    expect(player.page.get_by_text("From Echo Sound, for one card of its biome")).to_be_visible()
    expect(player.destinations).to_have_count(4)
    player.place("totem place of Whisper Heath").click()
    expect(player.page.get_by_role("button", name="Build, pay 2 cards")).to_be_visible()
    player.confirm()
    expect_told(player, "You move a void totem from Echo Sound to Whisper Heath.")


@pytest.mark.parametrize("main", breadth([*tables.FULL], [*tables.FULL][:1]))
def test_axe_finds_nothing_where_everything_is_in_play(new_page: Crowd, main: str) -> None:
    page = new_page(bypass_csp=True)
    page.goto(tables.FULL[main].link(0))
    assert IwariPlayer(page).asked() == "turn"
    assert violations_everywhere(page) == []
