"""Bots that think: what a person sees meanwhile, and that Ctrl-C is heard."""

import io

import pytest
from rich.console import Console

from bivouac.bots.budget import Watch
from bivouac.bots.play import Player
from bivouac.core.contract import Known
from bivouac.core.records import Words
from bivouac.record.check import check_record
from bivouac.terminal.play import play_new, resume
from bivouac.terminal.screen import Screen
from tests.terminal.people import Person, TestScreen, last_game, play, setting_of, usual


def screen_of(*, terminal: bool) -> tuple[Screen, io.StringIO]:
    shown = io.StringIO()
    return Screen("en", Console(file=shown, width=80, force_terminal=terminal)), shown


@pytest.fixture
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.terminal.screen.SOON", 0)


@pytest.mark.usefixtures("_at_once")
def test_a_terminal_shows_how_far_a_bot_has_thought() -> None:
    screen, shown = screen_of(terminal=True)
    with screen.thinking("Aiko") as watch:
        assert watch(0.4)
    assert "Aiko is thinking: 40%" in shown.getvalue()


@pytest.mark.usefixtures("_at_once")
def test_elsewhere_nothing_is_shown() -> None:
    screen, shown = screen_of(terminal=False)
    with screen.thinking("Aiko") as watch:
        assert watch(0.4)
    assert shown.getvalue() == ""


def test_a_bot_that_decides_soon_is_not_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign for an instant would only flicker."""
    monkeypatch.setattr("bivouac.terminal.screen.monotonic", lambda: 5.0)
    screen, shown = screen_of(terminal=True)
    with screen.thinking("Aiko") as watch:
        assert watch(0.4)
    assert shown.getvalue() == ""


@pytest.mark.slow
def test_ctrl_c_is_heard_while_a_bot_thinks_and_the_game_goes_on_later() -> None:
    """Half a decision is forgotten: the bot thinks about it anew, and the game is the same."""
    play(usual, bot="random")
    in_one_go = last_game()
    setting = setting_of()
    player = Player(setting)
    asked = 0

    def impatient(known: Known, bot: str, rng: Words, watch: Watch) -> list[int]:
        nonlocal asked
        asked += 1
        steps = player.choose(known, bot, rng, watch=watch)
        if asked == 12:
            raise KeyboardInterrupt
        return steps

    screen = TestScreen(Person(usual))
    assert play_new("dewan", setting, ["human", "random"], 1, screen=screen, choose=impatient) == 0
    assert "The game is saved." in screen.text
    assert last_game()["result"] is None
    assert resume("dewan", screen=TestScreen(Person(usual))) == 0
    assert last_game()["events"] == in_one_go["events"]
    assert check_record(last_game()).result is not None
