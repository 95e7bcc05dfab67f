"""What things explain of themselves, under a finger and by keys; and what lies over the map."""

import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.prepared_tables import Prepared
from tests.browser.boxes_tables import TALK, TEAM
from tests.browser.conftest import Crowd
from tests.browser.finger import press_long
from tests.browser.helps_tables import IWARI, TOLD
from tests.browser.iwari_player import IwariPlayer
from tests.browser.iwari_void_tables import TURN_LOOKED_AT as AGAINST
from tests.browser.player import Player
from tests.browser.prepared import IWARI_LOOKED_AT, TURN_LOOKED_AT

pytestmark = pytest.mark.slow  # the file as a whole

LEAVE = 500  # ms after which help used to be gone
TRACK = "[data-framed=track] > svg text"


def seated(page: Page, table: Prepared) -> Page:
    """Somebody at the first seat, whom nothing more is explained to by itself."""
    page.goto(table.link(0))
    page.get_by_role("button", name="Don’t show explanations").click()
    return page


def help_of(page: Page) -> Locator:
    return page.get_by_role("tooltip")


# Under a finger


def test_help_by_a_long_press_stays_and_its_rule_opens(new_page: Crowd) -> None:
    page = seated(new_page(phone=True), TURN_LOOKED_AT)
    press_long(page.locator("[data-anchor^='hand-']").first)
    page.wait_for_timeout(LEAVE)
    expect(help_of(page)).to_contain_text("A terrain card")
    help_of(page).get_by_role("link").tap()
    expect(page.get_by_role("region", name=re.compile("^Rule DP2"))).to_be_visible()
    assert len(page.context.pages) == 1
    page.get_by_role("button", name="Close").last.tap()
    press_long(page.locator("[data-anchor^='hand-']").first)
    page.get_by_role("heading", level=1).or_(page.locator("header")).first.tap()
    expect(help_of(page)).to_have_count(0)


OPEN_LAND = """[...document.querySelectorAll("[data-space^='territory:']")].find((land) => {
  const { x, y, width, height } = land.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there?.closest("[data-space]") === land;
}).dataset.space"""
"""A territory in whose middle nothing stands."""
STILL = """() => new Promise((resolve) => {
  const places = () => [...document.querySelectorAll("[data-space]")]
    .map((place) => JSON.stringify(place.getBoundingClientRect())).join();
  let before = places();
  const clock = setInterval(() => {
    const now = places();
    if (now === before) resolve(clearInterval(clock));
    before = now;
  }, 300);
})"""
"""The map has come to rest."""


def test_the_map_of_iwari_explains_itself_under_a_finger(new_page: Crowd) -> None:
    page = seated(new_page(phone=True), IWARI)
    page.evaluate(STILL)
    press_long(page.locator(f"[data-space='{page.evaluate(OPEN_LAND)}']"))
    page.wait_for_timeout(LEAVE)
    expect(help_of(page)).to_contain_text("card places a piece here")
    expect(help_of(page).get_by_role("link")).to_have_text("Rule IT3")


# By keys and by pointer


def test_f1_explains_a_territory_and_gives_the_focus_back(new_page: Crowd) -> None:
    page = seated(new_page(), IWARI)
    page.keyboard.press("m")
    before = page.evaluate("document.activeElement?.getAttribute('data-space')")
    assert str(before).startswith("territory:")
    page.keyboard.press("F1")
    expect(help_of(page)).to_contain_text("card places a piece here")
    expect(help_of(page).get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(help_of(page)).to_have_count(0)
    assert page.evaluate("document.activeElement?.getAttribute('data-space')") == before


def test_mountains_and_expeditions_explain_themselves_with_their_rules(new_page: Crowd) -> None:
    page = seated(new_page(), IWARI)
    page.locator("[data-space^='connection:'][aria-label*='mountain']").first.hover()
    expect(help_of(page)).to_contain_text("The connection under it never scores")
    expect(help_of(page).get_by_role("link")).to_have_text("Rule IS2")
    page.mouse.move(2, 2)
    expect(help_of(page)).to_have_count(0)
    open_ones = page.get_by_role("region", name="Expeditions").get_by_role("button")
    expect(open_ones).to_have_count(3)
    open_ones.first.press("Enter")
    expect(help_of(page).get_by_role("link")).to_have_text("Rule IX2")
    page.keyboard.press("Escape")
    expect(open_ones.first).to_be_focused()


def test_a_space_that_a_refusal_names_is_named_on_the_map(new_page: Crowd) -> None:
    page = seated(new_page(), TURN_LOOKED_AT)
    names = page.locator(".names text")
    expect(names).to_have_count(0)
    page.get_by_role("button", name=re.compile("starting camp of Orla")).click()
    reason = page.locator(".why").filter(has_text="There is a camp on")
    expect(reason).to_be_visible()
    (space,) = re.findall(r"on ([A-Z]\d)", reason.inner_text())
    expect(names).to_have_text([space])
    reason.get_by_role("button").click()
    expect(names).to_have_count(0)


def test_the_steps_of_a_decision_do_not_look_like_buttons(new_page: Crowd) -> None:
    page = seated(new_page(), TURN_LOOKED_AT)
    page.get_by_role("button", name="Place camp").click()
    step = page.locator(".banner [aria-current=step]")
    expect(step).to_be_visible()
    assert step.evaluate("one => getComputedStyle(one).backgroundColor") == "rgba(0, 0, 0, 0)"


def test_the_stage_of_a_turn_stands_apart_from_its_round(new_page: Crowd) -> None:
    page = seated(new_page(phone=True), AGAINST)
    expect(page.locator(".banner small")).to_have_text(re.compile(r"^Round \d+ · \w+$"))


# Over the map


def boxes(page: Page, selected: str) -> list[dict[str, float]]:
    """Where the visible ones are, those apart that are larger than any place to choose."""
    found = page.locator(selected).evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return [box for box in found if 0 < box["width"] < 130]


def is_apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1


@pytest.mark.parametrize(
    ("table", "places"),
    [(TURN_LOOKED_AT, "[data-space] > :first-child"), (IWARI_LOOKED_AT, TRACK)],
    ids=lambda one: getattr(one, "game", ""),
)
def test_the_way_back_hides_no_space_and_no_number_of_the_track(
    new_page: Crowd, table: Prepared, places: str
) -> None:
    page = seated(new_page(), table)
    bar = page.locator(".follow .buttons")
    expect(bar).to_be_visible()
    assert len(boxes(page, places)) > 15
    page.wait_for_function(
        "() => document.querySelector('.follow .buttons').getBoundingClientRect().width > 0"
    )
    (own,) = [box.evaluate("one => one.getBoundingClientRect().toJSON()") for box in bar.all()]
    assert [box for box in boxes(page, places) if not is_apart(own, box)] == []


@pytest.mark.parametrize(("table", "phone"), [(TALK, False), (TALK, True), (TEAM, False)])
def test_who_talks_can_look_back_too(new_page: Crowd, table: Prepared, phone: bool) -> None:
    page = seated(new_page(phone=phone), table)
    say, back = page.locator("#table-say"), page.locator(".follow .since")
    for button in (say, back):
        button.click(trial=True)
    shown = [one.evaluate("one => one.getBoundingClientRect().toJSON()") for one in (say, back)]
    assert all(is_apart(one, other) for one, other in combinations(shown, 2))


# Highlights


def test_looking_back_on_a_completed_story_is_no_highlight(new_page: Crowd) -> None:
    player = Player.at(new_page(), TOLD, "turn")
    player.dismiss_explanations()
    page = player.page
    highlight = page.locator(".highlight")
    expect(highlight).to_have_count(0)
    page.locator(".follow .since").click()
    steps = page.locator(".follow .count")
    expect(steps).to_have_text(re.compile("^1/"))
    while steps.count() > 0:
        assert highlight.count() == 0
        page.locator(".follow .next").click()
    assert player.asked() == "turn"
    assert highlight.count() == 0


def test_points_of_several_kinds_in_a_column_are_told_apart(new_page: Crowd) -> None:
    player = IwariPlayer(seated(new_page(), IWARI))
    table = player.page.get_by_role("region", name="If scored now")
    table.get_by_role("columnheader", name="So far").hover()
    expect(help_of(player.page)).to_contain_text("Tents, mid-game and Expeditions")
