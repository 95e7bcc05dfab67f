"""Bots of a chosen strength, and how it is seen that they think."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from bivouac.server.site import SITE
from tests.browser.axe import violations_everywhere
from tests.browser.conftest import DESKTOP, Crowd
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.player import Player
from tests.server.running import running
from tests.tables.thinkers import Held, hold

pytestmark = pytest.mark.slow  # the file as a whole


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    return hold(monkeypatch)


@pytest.fixture
def holding_site(tmp_path: Path, held: Held) -> Iterator[str]:
    """The address of a server where every thought of a level 5 lasts until it is let go.

    Tests name it before their pages, which are then closed before it is.
    """
    with running(tmp_path, SITE) as server:
        yield server.url


def thinking(player: Player, bot: str) -> Locator:
    """The sign that a bot of this name thinks."""
    said = player.words("web-table-thinking", player=bot)
    return player.page.get_by_role("progressbar", name=said, exact=True)


def plan(player: Player) -> None:
    """The page for new tables, with a name and one bot."""
    player.page.goto("/new")
    player.page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_level_of_each_bot_is_chosen_by_mouse_and_its_thinking_is_seen(
    holding_site: str, new_page: Crowd, held: Held, language: str
) -> None:
    player = Player(new_page(language, site=holding_site), language)
    plan(player)
    expect(player.level(1, "level2")).to_be_checked()
    player.seat_a_bot(1, "level5")
    expect(player.page.get_by_text(player.words("web-bot-line-level5"))).to_be_visible()
    player.button("web-lobby-add-seat").click()
    player.seat_a_bot(2, "level1")
    expect(player.level(1, "level5")).to_be_checked()
    player.button("web-lobby-start-game").click()
    player.page.wait_for_url("**/t/*")
    elder = player.bot_name(1)
    player.play_until_asked(elder)
    expect(thinking(player, elder)).to_be_visible()
    tribe = player.page.get_by_role("region", name=player.words("dewan-web-tribe", player=elder))
    expect(tribe).to_contain_text(player.words("web-table-seat-thinking"))
    held.let_go()
    expect(player.page.get_by_role("log")).to_contain_text(elder)
    expect(thinking(player, elder)).to_have_count(0)
    player.asked()


def test_a_level_is_chosen_by_keyboard_and_proposed_the_next_time(new_page: Crowd) -> None:
    player = KeyboardPlayer(new_page("de"), "de")
    plan(player)
    player.tab_to(player.level(1, "level2"))
    player.press("ArrowRight", "ArrowRight", "ArrowRight")
    expect(player.level(1, "level5")).to_be_checked()
    player.press("ArrowLeft", "ArrowLeft")
    expect(player.level(1, "level3")).to_be_checked()
    expect(player.page.get_by_text(player.words("web-bot-line-level3"))).to_be_visible()
    player.page.goto("/new/iwari")
    expect(player.level(1, "level3")).to_be_checked()
    player.page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    player.tab_to(player.button("web-lobby-start-game"))
    player.press("Enter")
    player.page.wait_for_url("**/t/*")
    level = player.words("web-lobby-is-level", level=3)
    expect(player.page.get_by_role("img", name=level).first).to_be_visible()


def test_a_host_fills_a_free_seat_with_a_bot_of_a_chosen_level(new_page: Crowd) -> None:
    player = Player(new_page(bypass_csp=True))
    plan(player)
    player.button("web-lobby-add-seat").click()
    player.pick(player.words("web-lobby-seat", number=2), player.words("web-lobby-seat-open"))
    player.button("web-lobby-open-table").click()
    player.level(1, "level4").check()
    player.button("web-lobby-fill-with", bot="Pathfinder").click()
    expect(player.page.get_by_text(player.words("web-lobby-is-level", level=4))).to_be_visible()
    assert violations_everywhere(player.page) == []
    player.level(2, "level4").check()
    player.button("web-lobby-fill-with", bot="Pathfinder").click()
    player.page.set_viewport_size(DESKTOP)
    player.asked()
    assert player.bot_name(1) != player.bot_name(2)
    for seat in (1, 2):
        panel = player.page.locator(f"section[data-anchor~='seat-{seat}']")
        expect(panel.get_by_role("img", name="bot, level 4")).to_be_visible()


def table_where_a_bot_begins(page: Page, site: str, game: str) -> str:
    """The path of a new table whose first decision is that of a level 5."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level5"}] * 2]
    main = {"dewan": {"scenario": "classic"}, "iwari": {"map": "vast-lands"}}[game]
    options = {**main, "players": len(seats)}
    wish = {"game": game, "options": options, "seats": seats, "listed": False}
    page.request.put("/api/me", data={"name": "Maren"}, headers={"origin": site})
    while True:
        made = page.request.post("/api/tables", data=wish, headers={"origin": site}).json()
        cards = page.request.get("/api/lobby").json()["mine"]
        if next(card for card in cards if card["id"] == made["table"])["decides"] != 0:
            return f"/t/{made['table']}"


@pytest.mark.parametrize("game", ["dewan", "iwari"])
def test_axe_finds_nothing_while_a_bot_thinks(
    holding_site: str, new_page: Crowd, game: str
) -> None:
    player = Player(new_page(bypass_csp=True, site=holding_site))
    player.page.goto(table_where_a_bot_begins(player.page, holding_site, game))
    expect(player.page.get_by_role("progressbar", name="is thinking")).to_be_visible()
    assert violations_everywhere(player.page) == []
