"""Components of the host's own in the browser: chosen, played, told by their own names."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.served import Server
from tests.browser.axe import violations
from tests.browser.conftest import Crowd
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player
from tests.own_boxes import DEWAN_BOXES, IWARI_BOXES

pytestmark = pytest.mark.slow  # the file as a whole


@pytest.fixture(scope="module")
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose host has a map, a scenario and counts of their own."""
    folder = tmp_path_factory.mktemp("host")
    folders = [
        IWARI_BOXES["map"].write(folder / "our-lands"),
        DEWAN_BOXES["scenario"].write(folder / "our-box"),
        DEWAN_BOXES["board"].write(folder / "small-board"),
    ]
    with Server(folder / "tables.sqlite3", components=folders) as server:
        yield server.url


def test_a_map_of_the_hosts_own_is_chosen_and_a_turn_is_played(
    own_site: str, new_page: Crowd
) -> None:
    player = IwariPlayer(new_page(site=own_site))
    page = player.page
    page.goto("/new/iwari")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    box = page.get_by_role("radiogroup", name=player.words("web-lobby-box"))
    expect(box.get_by_role("radio", name=player.words("web-lobby-box-usual"))).to_be_checked()
    expect(page.get_by_text("Our Isle")).to_have_count(0)
    box.locator("label").filter(has_text="our-lands").click()
    title = player.words("web-lobby-table-title", game="Iwari", scenario="Our Isle")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text("Components: our-lands.")).to_be_visible()
    assert violations(page) == []
    player.seat_a_bot(1, "level1")
    player.start()
    expect(page.get_by_role("banner")).to_contain_text("Our Isle, 2 players")
    answered: list[str] = []
    while answered.count("turn") < 2:
        answered.append(player.decide())
    aid = opened_aid(page)
    expect(aid.get_by_text("Our Isle")).to_be_visible()
    expect(aid.get_by_role("heading", name="Points at the end")).to_be_visible()
    expect(aid.get_by_text(player.words("help-iwari-points-totems"))).to_be_visible()
    expect(aid.get_by_role("link")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("heading", name=re.compile("Iwari.*Our Isle"))).to_be_visible()


@pytest.mark.parametrize(
    ("box", "scenario"), [("our-box", "The Long Rain"), ("small-board", "Classic")]
)
def test_a_scenario_or_a_board_of_the_hosts_own_is_played(
    own_site: str, new_page: Crowd, box: str, scenario: str
) -> None:
    player = Player(dealt(own_site, new_page, box, scenario))
    answered = player.play_turns(2)
    assert answered[0] == "story"
    assert answered.count("turn") == 2


def test_the_aid_of_a_scenario_of_the_hosts_own_says_what_it_plays_with(
    own_site: str, new_page: Crowd
) -> None:
    """DC7, DD1: its event, and its points for desert zones."""
    aid = opened_aid(dealt(own_site, new_page, "our-box", "The Long Rain"))
    expect(aid.get_by_role("heading", name="The Long Rain")).to_be_visible()
    expect(aid.get_by_text("puts a water marker on a free land space")).to_be_visible()
    expect(aid.get_by_role("heading", name="Points at the end")).to_be_visible()
    expect(aid.get_by_text("2 times the points of your completed stories")).to_be_visible()
    expect(aid.get_by_text("5 points for every zone")).to_contain_text("desert")
    expect(aid.get_by_text("for every group")).to_have_count(0)
    expect(aid.get_by_role("link")).to_have_count(0)


def test_the_aid_of_a_board_of_the_hosts_own_counts_its_camps(
    own_site: str, new_page: Crowd
) -> None:
    """DC6: one camp for a tucked card fewer, so the seventh is the last."""
    aid = opened_aid(dealt(own_site, new_page, "small-board", "Classic"))
    expect(aid.get_by_text("Camps 3 and 5:")).to_be_visible()
    expect(aid.get_by_text("Camp 7:")).to_be_visible()
    expect(aid.get_by_role("link")).to_have_count(0)


def dealt(own_site: str, new_page: Crowd, box: str, scenario: str) -> Page:
    """A table of Dewan with components of the host's own, at its first decision."""
    player = Player(new_page(site=own_site))
    page = player.page
    page.goto("/new/dewan")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    page.locator("label").filter(has_text=box).click()
    title = player.words("web-lobby-table-title", game="Dewan", scenario=scenario)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    player.seat_a_bot(1, "level1")
    player.button("web-lobby-start-game").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("banner")).to_contain_text(f"{scenario}, 2 players")
    assert player.asked() == "story"
    return page


def opened_aid(page: Page) -> Locator:
    """The player aid beside the table."""
    page.keyboard.press("a")
    aid = page.get_by_role("region", name="Player aid")
    expect(aid).to_be_visible()
    return aid


def test_a_server_without_any_says_nothing_of_components(new_page: Crowd) -> None:
    player = Player(new_page())
    player.page.goto("/new/iwari")
    expect(player.page.get_by_role("radio")).not_to_have_count(0)
    expect(player.page.get_by_role("radiogroup", name="Components")).to_have_count(0)
