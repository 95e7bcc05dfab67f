"""The discard piles and the count of every card, at the table: by pointer, keys and touch."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.prepared_tables import Prepared
from tests.browser.axe import violations
from tests.browser.boxes_tables import PILE, PILE_IWARI, PILE_ON_PHONE, PILE_VOID
from tests.browser.conftest import Crowd
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole

BOX = {"dewan": 55, "iwari": 57, "void": 69}
"""DC4, IC1, IV1: cards in the box."""


def panel_of(page: Page) -> Locator:
    return page.get_by_role("region", name="The cards", exact=True)


def opened(player: Player) -> Locator:
    """The panel, opened by pointer."""
    player.page.get_by_role("button", name=re.compile("^Cards and discard pile")).first.click()
    expect(panel_of(player.page)).to_be_visible()
    return panel_of(player.page)


def rows_of(panel: Locator) -> list[list[int]]:
    """In the box, discarded, unseen: row by row."""
    rows = panel.get_by_role("row").all()[1:]
    return [[int(cell) for cell in row.get_by_role("cell").all_inner_texts()] for row in rows]


def discarded(panel: Locator) -> int:
    """How many cards the heading says, and how many are shown one by one."""
    said = panel.get_by_text(re.compile("open to all")).inner_text()
    count = int(said.split()[0])
    assert panel.locator(".pile li").count() == count
    return count


@pytest.mark.parametrize(("table", "box"), [(PILE_IWARI, "iwari"), (PILE_VOID, "void")])
def test_the_discards_of_iwari_are_open_and_every_biome_is_counted(
    new_page: Crowd, table: Prepared, box: str
) -> None:
    """IC1, IT8, IV1: the void's cards too, where they are in the deck."""
    player = Player(new_page())
    player.page.goto(table.link(0))
    panel = opened(player)
    rows = rows_of(panel)
    assert sum(row[0] for row in rows) == BOX[box]
    assert sum(row[1] for row in rows) == discarded(panel)
    assert ("Void" in panel.inner_text()) == (box == "void")
    seen = re.search(r"(\d+) cards you have not seen", panel.inner_text())
    assert seen is not None
    assert sum(row[2] for row in rows) == int(seen.group(1))


def test_cards_that_are_alike_lie_in_one_line_inside_the_panel(new_page: Crowd) -> None:
    player = Player(new_page())
    player.page.goto(PILE_IWARI.link(0))
    panel = opened(player)
    player.page.set_viewport_size({"width": 390, "height": 844})
    edge = panel.bounding_box()
    assert edge is not None
    for pile in panel.locator(".pile").all():
        boxes = [box for card in pile.locator("li").all() if (box := card.bounding_box())]
        assert len({box["y"] for box in boxes}) == 1
        assert all(box["x"] >= edge["x"] for box in boxes)
        assert all(box["x"] + box["width"] <= edge["x"] + edge["width"] for box in boxes)


def test_the_discards_of_dewan_are_shown_card_by_card_beside_what_is_unseen(
    new_page: Crowd,
) -> None:
    """DC4, DK3: sorted, counted, and each kind with how many of it nobody can see."""
    player = Player.at(new_page(), PILE, "turn")
    panel = opened(player)
    count = discarded(panel)
    kinds = panel.get_by_role("listitem").filter(has_text=re.compile("of [0-9]+ unseen"))
    numbers = [re.findall(r"(\d+) of (\d+) unseen", text)[0] for text in kinds.all_text_contents()]
    assert sum(int(box) for _, box in numbers) == BOX["dewan"]
    unseen = sum(int(one) for one, _ in numbers)
    hand = player.page.locator("[data-anchor^='hand-']").count()
    assert unseen + count + hand + 6 <= BOX["dewan"]
    assert "face down" in panel.inner_text()
    assert violations(player.page) == []


def test_the_cards_open_and_close_by_keys_and_the_focus_comes_back(new_page: Crowd) -> None:
    player = Player.at(new_page(), PILE, "turn")
    player.dismiss_explanations()
    page = player.page
    page.keyboard.press("m")
    before = page.evaluate("document.activeElement?.getAttribute('data-space')")
    assert before
    page.keyboard.press("k")
    expect(panel_of(page).get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel_of(page)).to_have_count(0)
    assert page.evaluate("document.activeElement?.getAttribute('data-space')") == before


def test_on_a_phone_the_cards_fill_the_screen(new_page: Crowd) -> None:
    player = Player(new_page(phone=True))
    page = player.page
    page.goto(PILE_ON_PHONE.link(0))
    page.get_by_role("navigation").get_by_role("button", name="Row").tap()
    page.get_by_role("button", name=re.compile("^Cards and discard pile")).tap()
    panel = panel_of(page)
    assert discarded(panel) >= 6
    box = panel.bounding_box()
    assert box is not None
    assert box["width"] == 390
    assert violations(page) == []
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_have_count(0)
