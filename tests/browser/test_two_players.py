"""Two people, two browsers: the invitation, a reload, a lost line, an agreed end, a spectator."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LOST_LINE, Crowd
from tests.browser.heard import PATIENCE
from tests.browser.line import Line
from tests.browser.player import Player
from tests.browser.prepared import DUEL

pytestmark = pytest.mark.slow  # the file as a whole


def open_table(host: Player, name: str) -> str:
    """A table with one open seat, made through the page; the invitation link."""
    page = host.page
    page.goto("/new")
    page.get_by_role("textbox", name="Your name").fill(name)
    host.pick("Seat 2", "Open")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def follow(guest: Player, link: str, name: str) -> None:
    """Sit down at the open seat of an invitation."""
    guest.page.goto(link)
    guest.page.get_by_role("textbox").fill(name)
    guest.page.get_by_role("button", name="Sit here").click()


def take_turns(one: Player, other: Player, turns: int) -> None:
    """Each plays until the other is asked, so many times."""
    for _ in range(turns):
        one.play_until_asked("Tomás")
        other.play_until_asked("Maren")


def test_two_browsers_play_each_other_through_reload_and_lost_line_to_an_agreed_end(
    new_page: Crowd, site: str
) -> None:
    new_page.forgive(*LOST_LINE)
    with Line(site) as line:
        maren, tomas = Player(new_page()), Player(new_page(site=line.url))
        link = open_table(maren, "Maren")
        follow(tomas, link.replace(site, line.url), "Tomás")
        play_through_trouble(maren, tomas, line)


def play_through_trouble(maren: Player, tomas: Player, line: Line) -> None:
    """Some rounds, a reload, some more, a broken line, and the end."""
    for player in (maren, tomas):
        expect(player.page.get_by_role("log")).to_contain_text("The game begins", timeout=PATIENCE)
    take_turns(maren, tomas, 1)

    before = maren.log
    maren.page.reload()
    expect(maren.page.get_by_role("log")).to_contain_text(before[-1])
    assert maren.log[: len(before)] == before, "a reload loses nothing"
    take_turns(maren, tomas, 1)

    lose_and_mend_the_line(tomas, line)
    take_turns(maren, tomas, 1)
    expect_same_log(maren, tomas)
    agree_to_end(maren, tomas)


def lose_and_mend_the_line(player: Player, line: Line) -> None:
    """The line breaks, the page says so; it is mended, the page needs no help."""
    lost = player.page.get_by_role("alert").filter(has_text="Reconnecting")
    line.cut()
    expect(lost).to_be_visible(timeout=PATIENCE)
    line.mend()
    expect(lost).to_have_count(0, timeout=PATIENCE)


def expect_same_log(one: Player, other: Player) -> None:
    """Both read the same story, each from their own side."""
    one.asked()  # by now everything is shown on this page
    rows = one.page.get_by_role("log").get_by_role("listitem").count()
    expect(other.page.get_by_role("log").get_by_role("listitem")).to_have_count(rows)
    cards = re.compile(r"\(([a-z ,/]+)\)")
    public = [
        [cards.findall(line) for line in player.log if "Only for you" not in line]
        for player in (one, other)
    ]
    assert public[0] == public[1]


def agree_to_end(one: Player, other: Player) -> None:
    """One proposes to end, the other agrees, both see it ended."""
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Propose to end the game").click()
    other.page.get_by_role("button", name="Agree").click()
    for player in (one, other):
        ended = player.page.get_by_role("heading", name="This game was stopped")
        expect(ended).to_be_visible(timeout=PATIENCE)
        expect(player.page.get_by_role("link", name="See the replay")).to_be_visible()


def test_a_spectator_sees_the_public_table_and_decides_nothing(new_page: Crowd) -> None:
    maren, watcher = Player(new_page()), Player(new_page())
    maren.page.goto(DUEL.link(0))
    assert maren.asked() == "turn"
    page = watcher.page
    page.goto(f"/t/{DUEL.id}")
    expect(page.get_by_role("heading", name="Watching")).to_be_visible()
    expect(page.get_by_text("Hands are secret. You see what everybody sees.")).to_be_visible()
    expect_nothing_to_decide(watcher)
    maren.decide()
    expect(page.get_by_role("log")).to_contain_text("Maren", timeout=PATIENCE)
    expect_nothing_to_decide(watcher)
    hand = [name for name in maren.names_of(maren.hand_cards) if name]
    assert hand, "Maren holds cards"
    assert page.get_by_role("region", name=re.compile("^Hand,")).count() == 0


OTHER_THAN_THE_PILE = re.compile("^(?!Cards and discard pile)")
"""The pile is open to all."""


def expect_nothing_to_decide(watcher: Player) -> None:
    """No glowing space, no card to take, no story to choose, no green button of a decision."""
    page: Page = watcher.page
    expect(watcher.destinations).to_have_count(0)
    expect(watcher.confirm_button).to_have_count(0)
    for region in ("dewan-web-row", "dewan-web-stories"):
        lying = watcher.region(region).get_by_role("button", name=OTHER_THAN_THE_PILE)
        expect(lying).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
