"""Following the others: what is new is marked, stepped through, and shown at one's own speed."""

import re

import pytest
from playwright.sync_api import Locator, expect

from scripts.prepared_tables import Prepared
from tests.browser import following_tables as tables
from tests.browser.conftest import Crowd
from tests.browser.heard import PATIENCE
from tests.browser.iwari_against import VoidPlayer
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole

CAMP = re.compile(r"\bcamp\b")
TENT = re.compile(r"\btent\b(?! spot)")


def seated(player: Player, table: Prepared, question: str = "turn") -> Player:
    """Somebody who is asked something, with nothing left to be explained."""
    player.page.goto(table.link(0))
    assert player.asked() == question
    player.dismiss_explanations()
    return player


def bar(player: Player) -> Locator:
    """Where moves are told and stepped through."""
    return player.page.locator("section.follow")


def opener(player: Player) -> Locator:
    return bar(player).get_by_role("button", name="Since your last turn")


def on(player: Player) -> Locator:
    return bar(player).get_by_role("button", name="One move on")


def back(player: Player) -> Locator:
    return bar(player).get_by_role("button", name="One move back")


def count_steps(player: Player) -> int:
    """How many moves there are to step through."""
    return int(bar(player).locator("b").inner_text())


def marks(player: Player) -> Locator:
    """Places of the map that are marked as new."""
    return player.map.locator(".marked")


def choose_speed(player: Player, speed: str) -> None:
    bar(player).get_by_role("button", name="Speed of the others").click()
    bar(player).get_by_role("radio", name=speed).check()
    player.page.keyboard.press("Escape")
    expect(bar(player).get_by_role("button", name=f"Speed of the others: {speed}")).to_be_visible()


def newest_row(player: Player) -> Locator:
    return player.page.get_by_role("log").get_by_role("listitem").last


def is_dashed(thing: Locator) -> bool:
    """Does it have the rim of what is new?"""
    return bool(thing.evaluate("part => getComputedStyle(part).outlineStyle === 'dashed'"))


# Marks


def test_what_the_others_built_stays_marked_until_one_acts_and_again_after_undo(
    new_page: Crowd,
) -> None:
    player = IwariPlayer(new_page())
    seated(player, tables.IWARI)
    expect(marks(player).first).to_be_visible()
    cards = player.page.locator("[data-anchor^='display-']")
    assert any(is_dashed(card) for card in cards.all()), "new cards of the display are marked too"
    player.page.reload()
    assert player.asked() == "turn"
    expect(marks(player).first).to_be_visible()  # asked of the server, for the page had forgotten
    player.destinations.first.click()
    player.press_confirm()
    expect(marks(player)).to_have_count(0)
    player.button("web-table-undo").first.click()
    expect(marks(player).first).to_be_visible()


def test_marks_of_dewan_are_on_the_map_and_in_panels(new_page: Crowd) -> None:
    player = seated(Player(new_page()), tables.MARKED)
    row = player.page.locator("[data-anchor^='row-']")
    marked = [place for place in row.all() if is_dashed(place)]
    assert len(marked) + marks(player).count() > 0
    player.page.keyboard.press("t")
    player.region("dewan-web-row").locator("button").first.click()
    player.page.keyboard.press("Escape")
    assert [place for place in row.all() if is_dashed(place)], "looking around is not acting"
    player.take_cards()
    expect(marks(player)).to_have_count(0)


# Steps


def step_through(player: Player, things: re.Pattern[str]) -> None:
    """Forwards and back, by button and keys; the map shows each moment."""
    standing = player.map.get_by_role("button", name=things)
    now = standing.count()
    steps = count_steps(player)
    assert steps > 1
    opener(player).click()
    counts = []
    for step in range(1, steps + 1):
        expect(bar(player)).to_contain_text(f"{step}/{steps}")
        expect(bar(player)).not_to_contain_text("One moment")
        counts.append(standing.count())
        if step < steps:
            on(player).click()
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] == now
    player.page.keyboard.press("ArrowLeft")
    expect(bar(player)).to_contain_text(f"{steps - 1}/{steps}")
    expect(standing).to_have_count(counts[-2])
    for _ in range(steps - 2):
        back(player).click()
    expect(standing).to_have_count(counts[0])
    player.page.keyboard.press(",")
    expect(bar(player)).to_contain_text(f"1/{steps}")
    player.page.keyboard.press("Escape")
    expect(opener(player)).to_be_visible()
    expect(standing).to_have_count(now)


def test_after_a_reload_one_steps_through_what_the_others_did_and_back(new_page: Crowd) -> None:
    player = IwariPlayer(new_page())
    seated(player, tables.IWARI_STEPPED)
    player.page.reload()
    assert player.asked() == "turn"
    step_through(player, TENT)
    assert player.asked() == "turn"
    player.destinations.first.click()
    player.page.keyboard.press("h")
    expect(bar(player)).to_contain_text("1/")
    player.page.keyboard.press("h")
    expect(player.confirm_button).to_be_visible()  # the choice half made is still there


def test_past_the_last_step_the_game_goes_on(new_page: Crowd) -> None:
    player = seated(Player(new_page()), tables.CAPTIONED)
    opener(player).click()
    for _ in range(40):
        if on(player).count() == 0:
            break
        player.page.keyboard.press("Enter")
    expect(opener(player)).to_be_visible()
    assert player.asked() == "turn"


def test_the_bar_leaves_the_middle_of_the_map_free(new_page: Crowd) -> None:
    for phone in (False, True):
        player = IwariPlayer(new_page(phone=phone))
        player.page.goto(tables.IWARI_STEPPED.link(0))
        assert player.asked() == "turn"
        player.dismiss_explanations()
        opener(player).click()
        expect(bar(player)).to_contain_text("1/")
        whole, strip = player.map.bounding_box(), bar(player).bounding_box()
        assert whole is not None
        assert strip is not None
        assert strip["y"] > whole["y"] + 0.6 * whole["height"]


def test_somebody_who_watches_steps_through_the_last_round(new_page: Crowd) -> None:
    page = new_page()
    page.goto(f"/t/{tables.READ.id}")
    watch = page.locator("section.follow")
    watch.get_by_role("button", name="The round just played").click()
    expect(watch).to_contain_text("1/")
    watch.get_by_role("button", name="One move on").click()
    expect(watch).to_contain_text("2/")


def test_alone_one_steps_through_what_the_void_did(new_page: Crowd) -> None:
    player = VoidPlayer(new_page())
    seated(player, tables.VOID_STEPPED)
    assert count_steps(player) > 1
    opener(player).click()
    expect(bar(player)).to_contain_text("1/")
    expect(bar(player)).to_contain_text("You build")


def test_two_people_look_back_each_on_the_other(new_page: Crowd) -> None:
    maren, tomas = Player(new_page()), Player(new_page())
    maren.page.goto(tables.SHARED.link(0))
    tomas.page.goto(tables.SHARED.link(1))
    maren.play_until_asked("Tomás")
    opener(tomas).click()
    expect(bar(tomas)).to_contain_text("Maren")
    tomas.page.keyboard.press("Escape")
    tomas.play_until_asked("Maren")
    opener(maren).click()
    expect(bar(maren)).to_contain_text("Tomás")


# Speed


def test_waiting_for_me_shows_one_move_and_stays_until_the_next_is_wanted(
    new_page: Crowd,
) -> None:
    player = seated(Player(new_page()), tables.WAITED)
    choose_speed(player, "wait for me")
    rows = player.page.get_by_role("log").get_by_role("listitem")
    player.take_cards()
    following = bar(player).get_by_role("button", name="Next", exact=True)
    shown = []
    for key in ("click", "Enter", " "):
        expect(following).to_be_visible(timeout=PATIENCE)
        expect(player.confirm_button).to_have_count(0)
        shown.append(rows.count())
        if key == "click":
            following.click()
        else:
            player.page.keyboard.press(key)
        if player.page.get_by_role("button", name="Next", exact=True).count() == 0:
            break
    assert player.asked() in ("turn", "story", "tuck")
    assert shown == sorted(shown)
    assert len(shown) >= 2, "each of the two bots was waited for"
    player.page.reload()
    expect(
        bar(player).get_by_role("button", name="Speed of the others: wait for me")
    ).to_be_visible()


def test_a_caption_is_short_drawn_and_stays_to_be_read(new_page: Crowd) -> None:
    player = seated(Player(new_page(still=False)), tables.CAPTIONED)
    choose_speed(player, "slow")
    player.take_cards()
    caption = bar(player).locator(".caption")
    expect(caption).to_be_visible(timeout=PATIENCE)
    words = caption.inner_text()
    assert 5 < len(words) < 60
    expect(caption.locator("svg").first).to_be_visible()
    player.page.keyboard.press("Escape")  # all of it is skipped
    assert player.asked() in ("turn", "story", "tuck")


# The log


def test_a_move_is_one_or_two_lines_and_tells_more_on_request(new_page: Crowd) -> None:
    player = seated(Player(new_page()), tables.READ)
    rows = player.page.get_by_role("log").get_by_role("listitem")
    heights = [box["height"] for row in rows.all() if (box := row.bounding_box())]
    assert sorted(heights)[len(heights) // 2] < 50, "most take no more than two lines"
    placed = rows.filter(has_text=re.compile("places? camp")).last.get_by_role("button").first
    log, paid = player.page.get_by_role("log"), re.compile(r"pays? (one|\d+) card")
    expect(log).not_to_contain_text(paid)
    placed.click()
    expect(log.get_by_text(paid)).to_be_visible()
    expect(log.get_by_text("Show it on the map")).to_be_visible()
    placed.click()
    expect(log).not_to_contain_text(paid)


def test_the_log_stays_at_its_newest_entry_unless_scrolled_by_hand(new_page: Crowd) -> None:
    player = seated(Player(new_page()), tables.READ)
    log = player.page.get_by_role("log")
    expect(newest_row(player)).to_be_in_viewport()
    log.hover()
    player.page.mouse.wheel(0, -2000)
    newest = player.page.get_by_role("button", name="Newest")
    expect(newest).to_be_visible()
    expect(newest_row(player)).not_to_be_in_viewport()
    newest.click()
    expect(newest_row(player)).to_be_in_viewport()
    expect(newest).to_have_count(0)


def test_the_log_keeps_its_last_line_after_a_change_of_language(new_page: Crowd) -> None:
    player = seated(Player(new_page()), tables.READ)
    for language in ("FR", "DE", "日本語"):
        player.page.locator("header").get_by_role("button", name=language).first.click()
        expect(newest_row(player)).to_be_in_viewport()


def test_the_log_keeps_following_after_an_infection(new_page: Crowd) -> None:
    player = VoidPlayer(new_page())
    seated(player, tables.VOID, "void")
    for _ in range(30):
        if "infection" in " ".join(player.log[-12:]).lower():
            break
        player.play_turns(1)
    assert "infection" in " ".join(player.log).lower()
    expect(newest_row(player)).to_be_in_viewport()
    player.play_turns(2)
    expect(newest_row(player)).to_be_in_viewport()


def test_a_finished_game_opens_with_the_end_of_its_log(new_page: Crowd) -> None:
    page = new_page()
    page.goto(tables.IWARI_OVER.link(0))
    expect(page.get_by_role("table", name="Final score")).to_be_visible()
    expect(page.get_by_role("log").get_by_role("listitem").last).to_be_in_viewport()
    won = page.get_by_role("log").locator(".line").filter(has_text=re.compile("wins? "))
    expect(won.last).to_be_in_viewport()


def test_header_and_log_speak_of_rounds(new_page: Crowd) -> None:
    player = VoidPlayer(new_page())
    seated(player, tables.VOID_STEPPED)
    round_now = player.page.locator(".banner small").inner_text()
    assert re.match(r"Round \d+", round_now)
    expect(player.page.get_by_role("log")).to_contain_text(re.compile(r"Round \d+"))


def test_the_keys_of_the_steps_are_in_the_help(new_page: Crowd) -> None:
    player = seated(Player(new_page()), tables.DEWAN, "turn")
    player.page.keyboard.press("?")
    expect(player.page.get_by_text("Step through the moves since your last turn")).to_be_visible()
