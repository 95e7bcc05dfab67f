"""Scorings of Iwari step by step: watched, gone through by hand, skipped, seen again."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.iwari_player import IwariPlayer
from tests.browser.prepared import IWARI_LAST, IWARI_OVER, IWARI_SCORING

pytestmark = pytest.mark.slow  # the file as a whole


def step_of(player: IwariPlayer) -> int:
    """Which step is shown."""
    slider = player.page.get_by_role("slider", name=player.words("iwari-web-scoring-slider"))
    return int(slider.input_value())


def test_the_mid_game_scoring_is_gone_through_by_hand_and_seen_again_from_the_log(
    new_page: Crowd,
) -> None:
    player = IwariPlayer.at(new_page(), IWARI_SCORING)
    page = player.page
    while player.asked() != "scoring":
        player.decide()
    player.button("iwari-web-scoring-pause").click()
    expect(player.button("iwari-web-scoring-play")).to_be_visible()
    page.keyboard.press("Home")
    assert step_of(player) == 0
    go = player.scoring.get_by_role("button", name="Next:")
    go.click()
    go.click()
    assert step_of(player) == 2
    player.button("iwari-web-scoring-back").click()
    assert step_of(player) == 1
    player.skip_scoring()
    again = player.button("web-table-show-scoring").last
    again.click()
    expect(player.scoring).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.scoring).to_have_count(0)
    assert player.asked() != "scoring", "the game goes on"


def test_the_last_round_leads_through_the_final_scoring_to_the_result(new_page: Crowd) -> None:
    player = IwariPlayer.at(new_page(), IWARI_LAST)
    answered: list[str] = []
    while "over" not in answered:
        answered.append(player.decide())
    assert "scoring" in answered
    expect(player.page.get_by_role("table", name="Final score")).to_be_visible()
    assert "The game is over." in " ".join(player.log)


def test_the_result_shows_its_scoring_and_its_replay(new_page: Crowd) -> None:
    player = IwariPlayer.at(new_page(), IWARI_OVER)
    page = player.page
    player.button("web-replay-scoring").first.click()
    expect(player.scoring).to_be_visible()
    page.keyboard.press("End")
    end = player.scoring.get_by_role("button", name="To the result", exact=True)
    expect(end).to_be_visible()
    end.click()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="laid out").first).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="Forward one turn").click()
    expect(page.get_by_role("application")).to_be_visible()
