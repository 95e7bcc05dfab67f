"""Bots by others in the browser: chosen beside the levels, played against, and seen to fail."""

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from scripts.served import Server
from tests.browser.axe import violations
from tests.browser.conftest import Crowd
from tests.browser.player import Player
from tests.plugged import EXAMPLES
from tests.visitors.odd import command

pytestmark = pytest.mark.slow  # the file as a whole

FORAGER = f"forager={sys.executable} {EXAMPLES / 'bots' / 'forager.py'}"


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose host offers two bots by others, of which one fails."""
    folder = tmp_path_factory.mktemp("host")
    with Server(folder / "tables.sqlite3", bots=[FORAGER, command("crash")]) as server:
        yield server.url


def choose(page: Page, bot: str) -> Player:
    """Somebody who makes a table against a bot by somebody else."""
    player = Player(page)
    page.goto("/new/dewan")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    label = player.words("web-lobby-seat", number=2)
    player.pick(label, player.words("web-lobby-seat-bot"))
    which = player.words("web-lobby-which-bot", seat=label)
    bots = page.get_by_role("radiogroup", name=which, exact=True)
    expect(bots.get_by_role("radio")).to_have_count(7)
    bots.get_by_text(bot, exact=True).click()
    expect(bots.get_by_role("radio", name=bot, exact=True)).to_be_checked()
    expect(page.get_by_text(player.words("web-bot-by-others"))).to_be_visible()
    return player


def start(player: Player) -> None:
    """Begin the planned game."""
    player.button("web-lobby-start-game").click()
    player.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_one_is_chosen_under_its_own_name(visited: str, new_page: Crowd, phone: bool) -> None:
    page = new_page(site=visited, phone=phone)
    choose(page, "forager")
    assert violations(page) == []


def test_it_is_played_against(visited: str, new_page: Crowd) -> None:
    player = choose(new_page(site=visited), "forager")
    start(player)
    expect(player.page.get_by_text("forager").first).to_be_visible()
    player.play_turns(2)


def test_where_it_fails_a_level_plays_on_and_the_log_says_why(
    visited: str, new_page: Crowd
) -> None:
    player = choose(new_page(site=visited), "odd")
    start(player)
    player.play_turns(2)
    told = player.words(
        "table-taken-over",
        player="odd",
        why=player.words("visitor-ended", status=3),  # a string is filled in as it is
        bot="level3",
    )
    assert any(told in line for line in player.log), player.log
