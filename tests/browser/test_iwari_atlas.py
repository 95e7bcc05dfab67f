"""Iwari on every map of the atlas, with everything in play that can be there.

The last scoring of each map, and the first one of some, from shortly before them; in the long
version of all, from half a game before.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.iwari_explorer import IwariExplorer
from tests.browser.iwari_tables import ATLAS
from tests.conftest import breadth

pytestmark = pytest.mark.slow  # the file as a whole

ALWAYS = ["tents_mid", "tents", "totems", "settlements", "walking", "discoveries"]
SCORED = {
    "floating-lands": ["expeditions"],
    "forgotten-island": ["expeditions", "ruins"],
    "glacier-massif": ["expeditions"],
    "unexplored-paths": ["expeditions"],
    "long-road": ["expeditions", "road"],
    "the-void": [],
}
"""What the score sheet of each map tells beside what it tells everywhere."""


def play_until(player: IwariExplorer, question: str) -> list[str]:
    """Answer whatever is asked, that question included; what it was."""
    answered: list[str] = []
    while question not in answered:
        answered.append(player.decide())
    return answered


@pytest.mark.parametrize("map_name", breadth(list(SCORED), ["floating-lands", "the-void"]))
def test_a_turn_with_everything_in_play_leads_to_the_first_scoring(
    new_page: Crowd, map_name: str
) -> None:
    player = IwariExplorer(new_page())
    player.page.goto(ATLAS[map_name][0].link(0))
    heading = player.page.get_by_role("banner")
    expect(heading).to_contain_text(player.words(f"iwari-map-{map_name}"))
    assert player.asked() == "turn"
    player.dismiss_explanations()
    player.explore()
    answered = play_until(player, "scoring")
    assert answered[0] == "explored"
    assert player.asked() not in ("scoring", "over"), "the game goes on"


@pytest.mark.parametrize(
    "map_name", breadth(list(SCORED), ["glacier-massif", "long-road", "unexplored-paths"])
)
def test_the_last_turn_leads_to_a_score_sheet_of_everything_in_play(
    new_page: Crowd, map_name: str
) -> None:
    player = IwariExplorer(new_page())
    page = player.page
    page.goto(ATLAS[map_name][1].link(0))
    assert player.asked() == "turn"
    answered = play_until(player, "over")
    assert answered.count("scoring") == 1, "the final one"
    sheet = page.get_by_role("table", name="Final score")
    for source in [*ALWAYS, *SCORED[map_name]]:
        column = player.words("iwari-web-category-short", source=source)
        expect(sheet.get_by_role("columnheader", name=column, exact=True)).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The game is over.")
    page.get_by_role("button", name="Watch the scoring").first.click()
    expect(player.scoring).to_be_visible()
