"""Games of Iwari on every map of the atlas, to the end, with everything in play that can be there.

In the short version most of them begin late in their first half.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.iwari_explorer import IwariExplorer
from tests.browser.iwari_tables import ATLAS

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


@pytest.mark.parametrize("map_name", SCORED)
def test_a_game_is_played_to_the_end_with_everything_in_play(
    new_page: Crowd, map_name: str
) -> None:
    player = IwariExplorer(new_page())
    page = player.page
    page.goto(ATLAS[map_name].link(0))
    heading = page.get_by_role("banner")
    expect(heading).to_contain_text(player.words(f"iwari-map-{map_name}"))
    answered: list[str] = []
    while "over" not in answered:
        answered.append(player.decide())
    assert answered.count("scoring") == 2, "in the middle and at the end"
    assert "explored" in answered
    sheet = page.get_by_role("table", name="Final score")
    for source in [*ALWAYS, *SCORED[map_name]]:
        column = player.words("iwari-web-category-short", source=source)
        expect(sheet.get_by_role("columnheader", name=column, exact=True)).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The game is over.")
    page.get_by_role("button", name="Watch the scoring").first.click()
    expect(player.walk).to_be_visible()
