"""Sitting down at prepared tables of Iwari with its extensions, and reading what is told there."""

from playwright.sync_api import Locator, expect

from scripts.prepared_tables import Prepared
from tests.browser.conftest import Crowd
from tests.browser.iwari_explorer import IwariExplorer
from tests.browser.iwari_hands import IwariFinger, IwariKeyboard
from tests.browser.iwari_player import BANNER, IwariPlayer


class KeyboardExplorer(IwariKeyboard, IwariExplorer):
    """Keys alone, with the extensions."""


class FingerExplorer(IwariFinger, IwariExplorer):
    """A finger, with the extensions."""


def sit(player: IwariPlayer, table: Prepared, question: str = "turn") -> None:
    """Sit down where something is asked, with nothing left to be explained."""
    player.page.goto(table.link(0))
    assert player.asked() == question
    player.dismiss_explanations()


def seated(new_page: Crowd, table: Prepared, question: str = "turn") -> IwariExplorer:
    """Somebody with a mouse who is asked something."""
    player = IwariExplorer(new_page())
    sit(player, table, question)
    return player


def with_keys(new_page: Crowd, table: Prepared, question: str = "turn") -> KeyboardExplorer:
    """Somebody with a keyboard alone who is asked something."""
    player = KeyboardExplorer(new_page())
    sit(player, table, question)
    return player


def log_of(player: IwariPlayer) -> Locator:
    """What has happened."""
    return player.page.locator("[role=log]")


def expect_told(player: IwariPlayer, *sentences: str) -> None:
    """The log says all this."""
    for sentence in sentences:
        expect(log_of(player)).to_contain_text(sentence)


def banner(player: IwariPlayer, text: str) -> Locator:
    """The banner, while it says this."""
    return player.page.locator(BANNER).filter(has_text=text)


def own_panel(player: IwariPlayer) -> Locator:
    """What Maren has."""
    return player.page.get_by_role("region", name="Tribe of Maren")
