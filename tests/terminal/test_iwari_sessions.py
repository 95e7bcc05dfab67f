"""Whole games of Iwari at the terminal: building, undo, scorings, leaving and coming back."""

import io
import re

import pytest

from bivouac.cli import main
from bivouac.core.locales import LANGUAGES
from bivouac.terminal.face import Menu
from bivouac.terminal.play import play_new
from tests.boxes import DEEDS
from tests.conftest import breadth
from tests.terminal.people import (
    Script,
    TestScreen,
    check_left_and_resumed,
    check_sheet,
    iwari_of,
    last_game,
    play,
    play_lines,
    usual,
)


def builder(menu: Menu) -> str:
    """Builds whenever that is possible; otherwise like anybody else."""
    return "1" if menu.topic == "turn" else usual(menu)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (3, {"deeds": ["union", "honour"]}),
        pytest.param(2, {"deeds": DEEDS, "settlements": "path"}, marks=pytest.mark.slow),
        pytest.param(4, {"map": "vast-lands", "draft": True}, marks=pytest.mark.slow),
        pytest.param(5, {"map": "vast-lands", "deeds": DEEDS}, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_ends_with_a_score_sheet_and_a_good_record(
    players: int, chosen: dict[str, object]
) -> None:
    shown = play(builder, iwari_of(players, **chosen))
    sheet = check_sheet(shown)
    assert any(word in sheet for word in ("wins.", "share the victory", "both players lose"))
    assert "The final scoring, step by step" in shown
    events = last_game()["events"]
    assert any(event.get("do") == "build" and event["seat"] == 0 for event in events)


@pytest.mark.slow
def test_the_mid_game_scoring_is_shown_when_it_happens() -> None:
    """Somebody who only swaps sees the deck run out."""
    shown = play(lambda menu: "2" if menu.topic == "turn" else usual(menu), iwari_of(3))
    assert shown.count("tents are scored\n") == 1
    assert shown.index("tents are scored\n") < shown.index("The final scoring, step by step")


def test_a_build_can_be_taken_back_before_cards_are_drawn() -> None:
    script = Script(["1", "1", "1"])
    built: list[int] = []

    def habit(menu: Menu) -> str:
        if menu.topic == "draw":
            built.append(len(last_game()["events"]))
            return "u" if len(built) == 1 else "q"
        if built and menu.topic == "turn":
            assert len(last_game()["events"]) == built[0] - 1
            return "q"
        return {"pay": "1", "second": "1"}.get(menu.topic) or script(menu)

    assert "Taken back." in play(habit, iwari_of(3))


def test_a_card_of_the_deck_cannot_be_given_back() -> None:
    asked: list[str] = []

    def habit(menu: Menu) -> str:
        asked.append(menu.topic)
        if menu.topic == "draw":
            return str(len(menu.choices))
        if menu.topic == "turn" and "draw" in asked:
            return "u" if asked[-2] == "draw" else "q"
        return "swap" if menu.topic == "turn" else "1"

    shown = play(habit, iwari_of(3))
    assert "Nothing to take back" in shown
    assert "The card is " in shown


def test_within_a_build_every_choice_can_be_taken_back() -> None:
    script = Script(["build", "1", "b", "u", "b", "q"])
    shown = play(script, iwari_of(3))
    assert script.topics == ["turn", "build", "piece", "build", "turn", "turn"]
    assert "There is nothing to go back to." in shown


def test_a_build_is_shown_before_it_is_made_and_help_says_more() -> None:
    shown = play_lines("build", "1", "1", "1", "h", "b", "q", setting=iwari_of(3))
    assert "Brings: " in shown
    assert "You raise tents and totems" in shown
    assert not [event for event in last_game()["events"] if event["seat"] == 0]


def test_places_can_be_typed_by_the_names_on_the_map() -> None:
    typed: list[str] = []

    def habit(menu: Menu) -> str:
        if menu.topic in ("build", "piece"):
            typed.append(menu.choices[-1].words[0])
            return typed[-1].upper()
        return {"turn": "build", "pay": "1", "second": "done"}.get(menu.topic, "q")

    play(habit, iwari_of(3))
    assert typed[1].startswith(typed[0])
    assert [event["do"] for event in last_game()["events"] if event["seat"] == 0] == ["build"]


def test_the_commands_explain_and_the_question_comes_back() -> None:
    shown = " ".join(play(Script(["h", "l", "s", "t", "q"]), iwari_of(3)).split())
    assert "In a turn you do one thing" in shown
    assert "Pieces left (tiebreaker)" in shown
    assert shown.count("Your turn. What do you do?") == 5
    assert shown.count("Connections: points now") == 2


LEFT = [{"players": 2, "deeds": DEEDS}, {"players": 3, "draft": True}]


@pytest.mark.slow
@pytest.mark.parametrize("chosen", breadth(LEFT, LEFT[1:]))
def test_a_game_left_and_resumed_is_the_game_played_in_one_go(chosen: dict[str, object]) -> None:
    check_left_and_resumed(builder, iwari_of(**chosen))


def test_people_at_one_screen_see_their_own_cards_only() -> None:
    screen = TestScreen(io.StringIO("\nswap\n1\n1\n\nq\n"))
    setting = iwari_of(5)
    assert play_new("iwari", setting, ["human"] * 5, 1, screen=screen) == 0
    assert len(set(re.findall(r"(\w+), it is your turn", screen.text))) == 2


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_begun_by_the_command_line_left_and_resumed(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("swap\n1\n1\nq\n"))
    chosen = ["--set", "players=3", "--set", "deeds=union,honour", "--seed", "3"]
    assert main(["play", "iwari", *chosen, "--language", language]) == 0
    assert "iwari --resume" in capsys.readouterr().out
    assert last_game()["options"]["deeds"] == ["union", "honour"]
    begun = last_game()["events"]
    monkeypatch.setattr("sys.stdin", io.StringIO("t\n"))
    assert main(["play", "iwari", "--resume", "--language", language]) == 0
    assert last_game()["events"] == begun
