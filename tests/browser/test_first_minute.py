"""The first minute: no question before the first game, names read whole, and how one wins."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bivouac.tables.bot_names import BOT_NAMES
from scripts.prepared_tables import Prepared
from tests.browser.conftest import Crowd
from tests.browser.first_tables import LONG_NAMES
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player
from tests.browser.prepared import IWARI_LOOKED_AT, TURN_LOOKED_AT

pytestmark = pytest.mark.slow  # the file as a whole

SMALL = [(390, 844), (360, 640)]


def cut(parts: Locator) -> list[str]:
    """Those whose words are wider or higher than the part, or that leave the window."""
    is_cut = """parts => parts.filter((part) => {
      const box = part.getBoundingClientRect();
      return part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline"
        || box.left < 0 || box.right > innerWidth + 0.5;
    }).map((part) => part.textContent)"""
    return [str(words) for words in parts.evaluate_all(is_cut)]


def overlap(one: Locator, other: Locator) -> bool:
    """Do two parts cover each other?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not beside and not above


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


@pytest.mark.parametrize(("width", "height"), SMALL)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_first_game_begins_at_one_tap_on_a_phone(
    new_page: Crowd, width: int, height: int, language: str
) -> None:
    player = Player(new_page(language, phone=True), language)
    page = player.page
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    against = player.words("web-lobby-against", level=2, name=player.words("name-level2"))
    name = player.words("web-lobby-play-bots-at", game="Dewan", against=against)
    now = page.get_by_role("button", name=name, exact=True)
    expect(now).to_contain_text(player.words("name-level2"))
    assert cut(page.locator("article .button, article button, article label")) == []
    now.tap()
    page.wait_for_url("**/t/*")
    assert player.asked() == "story"


def test_the_suggested_name_is_changed_at_the_table(new_page: Crowd) -> None:
    player = Player(new_page())
    page = player.page
    page.goto("/")
    name = page.get_by_role("textbox", name="Playing as").input_value()
    assert name in player.words("web-suggested-names").split(", ")
    page.get_by_role("button", name=re.compile("Play a bot now .+: Dewan")).click()
    player.asked()
    board = page.get_by_role("region", name=f"Tribe board of {name}")
    expect(board).to_be_visible()
    open_menu(page)
    field = page.get_by_role("textbox", name="Your name at this table")
    expect(field).to_have_value(name)
    field.fill("")
    field.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="cannot be empty")).to_contain_text(name)
    expect(field).to_have_value(name)
    field.fill("Somebody else")
    field.press("Escape")
    expect(board).to_be_visible()
    open_menu(page)
    field.fill("Ulla")
    field.press("Enter")
    expect(page.get_by_role("region", name="Tribe board of Ulla")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("You are now called Ulla")
    page.goto("/")
    expect(page.get_by_role("textbox", name="Playing as")).to_have_value("Ulla")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
def test_bots_have_names_of_their_own_that_are_read_whole(
    new_page: Crowd, width: int, height: int
) -> None:
    player = Player(new_page())
    player.page.set_viewport_size({"width": width, "height": height})
    player.sit_down(seats=4)
    player.asked()
    names = [player.bot_name(seat) for seat in (1, 2, 3)]
    assert len({*names}) == 3
    assert {*names} <= {*BOT_NAMES}
    assert cut(player.page.locator(".opponent .name")) == []
    assert player.page.locator(".opponent .portrait").count() == 3
    expect(player.page.get_by_role("img", name="bot, level 1")).to_have_count(3)
    player.dismiss_explanations()
    player.page.get_by_role("button", name="Points so far").click()
    rows = player.page.locator("#table-points tbody th")
    expect(rows).to_have_count(4)
    shown = " ".join(rows.all_inner_texts())
    assert all(name in shown for name in (*names, "Maren"))
    assert cut(rows.locator(".name")) == []


def test_five_tribes_of_iwari_are_named_beside_their_points_on_a_small_desk(
    new_page: Crowd,
) -> None:
    player = IwariPlayer(new_page())
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.plan("vast-lands", seats=5, bots="level1")
    player.start()
    player.asked()
    rows = player.page.get_by_role("region", name="If scored now").locator("tbody th span")
    names = rows.all_inner_texts()
    assert len({*names}) == 5
    assert len({*names} & {*BOT_NAMES}) == 4
    boxes = [row.bounding_box() for row in rows.all()]
    assert all(box is not None and box["width"] > 12 for box in boxes)
    assert cut(rows) == []
    assert cut(player.page.locator(".opponent .who b")) == []


def test_long_names_of_people_are_read_whole(new_page: Crowd) -> None:
    player = Player.at(new_page(), LONG_NAMES, "turn")
    player.dismiss_explanations()
    shown = player.page.locator(".opponent .name")
    for seat in (1, 2, 3):
        expect(shown.nth(seat - 1)).to_contain_text(LONG_NAMES.names[seat])
    assert cut(shown) == []
    own = player.page.get_by_role("region", name="Tribe board of Maximiliane Wanderfalke")
    expect(own.locator(".owner b span").first).to_have_text("Maximiliane Wanderfalke")
    assert cut(own.locator(".owner b span")) == []


@pytest.mark.parametrize("way", ["dewan", "iwari", "solo"])
def test_the_first_table_says_how_one_wins_and_when_it_ends(new_page: Crowd, way: str) -> None:
    player = IwariPlayer(new_page())
    page = player.page
    if way == "solo":
        page.goto("/new/iwari#solo")
        page.get_by_role("button", name="Start the game").click()
    else:
        page.goto("/")
        now = re.compile(f"Play a bot now .+: {way.capitalize()}")
        page.get_by_role("button", name=now).click()
    page.wait_for_url("**/t/*")
    goal = page.get_by_role("complementary", name="How one wins")
    expect(goal).to_contain_text(
        {"dewan": "the most points wins", "iwari": "third tribe", "solo": "Hold out"}[way]
    )
    expect(goal).to_contain_text(re.compile("When it ends: .+"))
    goal.get_by_role("button", name="Got it").click()
    expect(goal).to_have_count(0)


def test_explanations_are_switched_on_again(new_page: Crowd) -> None:
    player = Player.at(new_page(), TURN_LOOKED_AT, "turn")
    page = player.page
    goal = page.get_by_role("complementary", name="How one wins")
    page.get_by_role("button", name="Don’t show explanations").click()
    expect(goal).to_have_count(0)
    open_menu(page)
    switch = page.get_by_role("switch", name="Explain choices the first time")
    expect(switch).not_to_be_checked()
    switch.click()
    page.keyboard.press("Escape")
    expect(goal).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)])
@pytest.mark.parametrize("table", [TURN_LOOKED_AT, IWARI_LOOKED_AT], ids=lambda table: table.game)
def test_no_explanation_covers_the_log(
    new_page: Crowd, table: Prepared, size: tuple[int, int]
) -> None:
    page = new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(table.link(0))
    for name in ("How one wins", "How this choice works"):
        bubble = page.get_by_role("complementary", name=name)
        expect(bubble).to_be_visible()
        assert not overlap(bubble, page.get_by_role("log"))
        expect(bubble.get_by_role("button", name="Got it")).to_be_in_viewport()
        bubble.get_by_role("button", name="Got it").click()


def test_chips_of_a_first_turn_tell_the_price_and_the_map_stays_calm(new_page: Crowd) -> None:
    player = IwariPlayer(new_page())
    player.plan("new-horizons", seats=3, bots="level1")
    player.start()
    while player.asked() != "turn":
        player.decide()
    player.dismiss_explanations()
    chips = player.page.get_by_role("list", name=player.words("iwari-web-lands-open"))
    expect(chips.get_by_role("button").first).to_have_text(
        re.compile(r"^\s*\w+( \w+)*\s+\d+\s+[12]\b")
    )
