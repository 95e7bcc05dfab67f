"""The events of the scenarios: a marker to place, fish to catch."""

import pytest

from scripts.prepared_tables import Prepared
from tests.browser.conftest import Crowd
from tests.browser.player import Player
from tests.browser.prepared import DOWNPOUR, LAKE, VOLCANO

pytestmark = pytest.mark.slow  # the file as a whole


@pytest.mark.parametrize(
    ("table", "asked"),
    [(DOWNPOUR, "marker"), (VOLCANO, "marker"), (LAKE, "fishing")],
    ids=["downpour", "volcano", "lake"],
)
def test_the_event_of_a_scenario_is_answered_and_the_game_goes_on(
    new_page: Crowd, table: Prepared, asked: str
) -> None:
    player = Player.at(new_page(), table)
    assert player.asked() == asked
    rows = len(player.log)
    player.decide()
    while player.decide() == asked:  # a pile may run out again
        pass
    assert len(player.log) > rows
