"""Replays step by step: rounds where they belong, what lights up on the map, the first scoring."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.prepared_tables import Prepared
from tests.browser import iwari_void_tables
from tests.browser.conftest import Crowd
from tests.browser.iwari_player import IwariPlayer
from tests.browser.prepared import IWARI_OVER, OVER

pytestmark = pytest.mark.slow  # the file as a whole

Frames = list[dict[str, Any]]


def watch(page: Page, table: Prepared) -> Frames:
    """Open the replay of a table; what the server says of it."""
    with page.expect_response(lambda answer: "/replay?" in answer.url) as sent:
        page.goto(f"/replay/{table.id}")
    expect(told(page)).to_have_text("The map is laid out and the cards are dealt.")
    frames: Frames = sent.value.json()["frames"]
    return frames


def told(page: Page) -> Locator:
    """What the step shown is, in whole sentences."""
    return page.locator(".caption").get_by_role("status")


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened")


def rounds_of(frames: Frames) -> list[int]:
    """In which round each row was decided: counted by the turns begun before it."""
    players = len(frames[0]["view"]["seats"])
    return [-(-frame["view"]["turns"] // players) for frame in frames[:-1]]


@pytest.mark.parametrize(
    ("table", "first"), [(OVER, "First stories"), (IWARI_OVER, None)], ids=["dewan", "iwari"]
)
def test_a_round_begins_with_the_first_thing_decided_in_it(
    new_page: Crowd, table: Prepared, first: str | None
) -> None:
    page = new_page()
    rounds = rounds_of(watch(page, table))
    seen = range(34)
    for round_ in (rounds[step] for step in seen):
        page.keyboard.press("ArrowRight")
        expect(told(page)).to_have_text(re.compile(f"^{f'Round {round_}' if round_ else first}: "))
    headings = log(page).locator("li.round")
    expect(headings).to_have_text([f"Round {number}" for number in range(1, rounds[-1] + 1)])
    page.locator("li.round:has-text('Round 2') + li").first.get_by_role("button").click()
    expect(told(page)).to_have_text(re.compile("^Round 2: "))
    page.keyboard.press("ArrowLeft")
    expect(told(page)).to_have_text(re.compile("^Round 1: "))


def test_the_log_of_a_replay_is_as_short_as_that_of_the_table(new_page: Crowd) -> None:
    page = new_page()
    watch(page, OVER)
    rows = log(page).locator("li.row")
    expect(rows.first).to_be_visible()
    assert log(page).locator("li.row .sign svg").count() > 20
    rows.nth(7).get_by_role("button").click()
    expect(rows.nth(7)).to_have_class(re.compile("now"))
    expect(rows.nth(7).locator(".details p").first).to_be_visible()
    expect(log(page).locator(".details")).to_have_count(1)


def completing(frames: Frames) -> tuple[int, str]:
    """The first step with which somebody completes a story, and that story."""
    for step in range(1, len(frames)):
        tribes = zip(frames[step - 1]["view"]["seats"], frames[step]["view"]["seats"], strict=True)
        for before, after in tribes:
            held = {story["id"] for story in before["stories"] if not story["told"]}
            for story in after["stories"]:
                if story["told"] and story["id"] in held:
                    return step, story["id"]
    raise AssertionError("nobody completes a story")


def test_a_story_completed_is_a_highlight_with_its_marks_in_a_replay(new_page: Crowd) -> None:
    page = new_page()
    step, story = completing(watch(page, OVER))
    for _ in range(step):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".highlight")).to_contain_text("completes a story")
    tile = page.locator(f"[data-anchor='held-{story}']").first
    assert tile.evaluate("part => getComputedStyle(part).outlineStyle") == "dashed"
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".highlight")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".highlight")).to_have_count(0)  # nobody has come from the beat before


def test_what_a_move_put_on_the_map_is_marked(new_page: Crowd) -> None:
    page = new_page()
    frames = watch(page, IWARI_OVER)
    tents = [len(frame["view"]["tents"]) for frame in frames]
    step = next(one for one in range(1, len(tents)) if tents[one] > tents[one - 1])
    for _ in range(step):
        page.keyboard.press("ArrowRight")
    expect(page.locator("svg .marked").first).to_be_attached()


def test_what_the_void_does_is_stepped_through_and_lit_up(new_page: Crowd) -> None:
    page = new_page()
    frames = watch(page, iwari_void_tables.OVER)
    followed = [(frame["entry"] or {}).get("scoring") for frame in frames]
    told_steps = [len(one["steps"]) if one else 1 for one in followed]
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_attribute("max", str(sum(told_steps) - 1))
    first = next(place for place, count in enumerate(told_steps) if count > 2)
    for _ in range(sum(told_steps[:first])):
        page.keyboard.press("ArrowRight")
    steps = page.locator("section[aria-labelledby='aftermath-title'] li")
    lit = 0
    for number in range(1, told_steps[first] + 1):
        expect(steps).to_have_count(number)
        expect(steps.last).to_have_attribute("aria-current", "step")
        expect(told(page)).to_contain_text(steps.last.locator("small").inner_text())
        lit += page.locator("svg .ripple, svg .coast").count() > 0
        if number < told_steps[first]:
            page.keyboard.press("ArrowRight")
    assert lit > 0, "the map shows where"
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_count(told_steps[first] - 1)


def test_the_first_scoring_waits_for_its_reader_until_one_was_gone_through(
    new_page: Crowd,
) -> None:
    page = new_page(fresh=True)
    player = IwariPlayer.at(page, IWARI_OVER)
    again = player.button("web-replay-scoring").first
    plays, waits = player.button("iwari-web-scoring-pause"), player.button("iwari-web-scoring-play")
    again.click()
    expect(waits).to_be_visible()
    player.scoring.get_by_role("button", name="Next:").click()
    expect(waits).to_be_visible()
    player.skip_scoring()
    again.click()
    expect(waits).to_be_visible()  # what is skipped is not seen
    page.keyboard.press("End")
    player.scoring.get_by_role("button", name="To the result", exact=True).click()
    expect(player.scoring).to_have_count(0)
    again.click()
    expect(plays).to_be_visible()
    player.skip_scoring()
