"""Whole games at the terminal: undo, commands, wrong input, leaving and coming back."""

import io
import re

import pytest

from bivouac.core.errors import InputError
from bivouac.record.check import check_record
from bivouac.terminal import saves
from bivouac.terminal.face import Menu
from bivouac.terminal.play import play_new, resume
from tests.terminal.people import (
    OPTION_SETS,
    Person,
    Script,
    TestScreen,
    check_left_and_resumed,
    check_sheet,
    go_on,
    last_game,
    play,
    play_lines,
    setting_of,
    usual,
)

ESCAPE = "\x1b"


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), OPTION_SETS)
def test_a_whole_game_ends_with_a_score_sheet_and_a_good_record(
    scenario: str, players: int
) -> None:
    shown = play(usual, setting_of(scenario, players))
    assert "Seed 1." in check_sheet(shown)
    assert last_game()["names"][0] == "You"
    assert ESCAPE not in shown


def test_colours_are_used_where_the_terminal_has_them() -> None:
    script = Script(["1", "1", "q"])
    assert f"{ESCAPE}[" in play(script, colour=True)


def test_wrong_input_gets_one_clear_line_and_the_question_stays() -> None:
    shown = play_lines("99", "forest", "", "1.5", "1", "q")
    assert "“99” is not a choice here: type a number from 1 to 6, or h for help." in shown
    assert "“forest” is not a choice here" in shown
    assert "“1.5” is not a choice here" in shown
    assert "\nType a number from 1 to 6, or h for help." in shown
    assert shown.count("Which story do you begin with?") == 1
    assert len([e for e in last_game()["events"] if e["seat"] == 0]) == 1


def test_the_commands_explain_and_the_question_comes_back() -> None:
    shown = " ".join(play_lines("1", "help", "l", "score", "t", "q").split())
    assert "You lead a tribe that sets up camps" in shown
    assert "In a turn you do one thing" in shown
    assert "4 for each group of two or more" in shown
    assert "Cards in hand (tiebreaker)" in shown
    assert shown.count("Your turn. What do you do?") == 5
    assert shown.count("You take a story tile") == 2


@pytest.mark.parametrize("scenario", ["classic", "team", "downpour", "volcano", "lake"])
def test_help_tells_what_the_scenario_scores(scenario: str) -> None:
    players = 4 if scenario == "team" else 2
    shown = play(Script(["h", "q"]), setting_of(scenario, players))
    assert "Scoring" in shown


class UndoAt:
    """Takes back once, at the first menu about something; then goes on as usual."""

    def __init__(self, topic: str) -> None:
        self.topic = topic
        self.topics: list[str] = []
        self.events_before = -1
        self.events_after = -1

    def __call__(self, menu: Menu) -> str:
        if self.events_before >= 0 and self.events_after < 0:
            self.events_after = len(last_game()["events"])
        self.topics.append(menu.topic)
        if menu.topic == self.topic and self.events_before < 0:
            self.events_before = len(last_game()["events"])
            return "undo"
        if menu.topic == "turn" and len(menu.choices) == 3:
            return "2"
        return usual(menu)


def test_a_camp_can_be_taken_back_while_the_turn_lasts() -> None:
    habit = UndoAt("tuck")
    shown = play(habit, seed=3)  # a game with something left to tuck
    assert "Taken back." in shown
    assert habit.events_after == habit.events_before - 1
    taken_back = habit.topics.index("tuck")
    assert habit.topics[taken_back + 1] == "turn"
    assert check_record(last_game()).result is not None


def test_what_showed_hidden_cards_or_stories_cannot_be_taken_back() -> None:
    shown = play_lines("1", "u", "1", "1", "undo", "q")
    assert shown.count("Nothing to take back") == 2
    assert "Taken back." not in shown
    assert len([e for e in last_game()["events"] if e["seat"] == 0]) == 2


def test_within_a_decision_every_choice_can_be_taken_back() -> None:
    script = Script(["1", "3", "1", "1", "u", "back", "b", "q"])
    shown = play(script)
    assert script.topics == ["story", "turn", *["route"] * 4, "turn", "turn"]
    assert "There is nothing to go back to." in shown


def test_a_journey_is_shown_before_it_is_made() -> None:
    shown = play_lines("1", "2", "1", "what", "b", "b", "q")
    assert "Camp 1 on " in shown
    assert "Brings:" in shown
    assert "Press Enter to do it, or type b and Enter to go back." in shown
    assert [event["do"] for event in last_game()["events"] if event["seat"] == 0] == ["story"]


def test_a_destination_can_be_typed_by_name() -> None:
    spaces: list[str] = []

    def habit(menu: Menu) -> str:
        if menu.topic == "place" and not spaces:
            spaces.append(str(menu.choices[-1].cells[0]).split()[0])
            return spaces[0].lower()
        if menu.topic == "turn" and len(menu.choices) == 3 and not spaces:
            return "2"
        return "q" if spaces else usual(menu)

    play(habit)
    placed = next(
        event for event in last_game()["events"] if event["do"] == "place" and event["seat"] == 0
    )
    assert placed["route"][-1] == spaces[0]


def test_leaving_keeps_the_game_and_says_how_to_go_on() -> None:
    shown = play_lines("1", "q")
    assert "Continue with: bivouac play dewan --resume" in shown
    assert str(saves.newest_unfinished("dewan")) in shown.splitlines()
    assert last_game()["result"] is None


def test_the_end_of_input_is_leaving() -> None:
    shown = play_lines("1")
    assert "bivouac play dewan --resume" in shown


def test_ctrl_c_is_leaving() -> None:
    def habit(menu: Menu) -> str:
        if menu.topic == "turn":
            raise KeyboardInterrupt
        return usual(menu)

    assert "--resume" in play(habit)
    assert len([event for event in last_game()["events"] if event["seat"] == 0]) == 1


class CrashError(Exception):
    """The machine goes down."""


def test_a_crash_loses_no_decision() -> None:
    made = []

    def habit(menu: Menu) -> str:
        made.append(len(last_game()["events"]))
        if len(made) == 12:
            raise CrashError
        return usual(menu)

    with pytest.raises(CrashError):
        play(habit)
    assert len(last_game()["events"]) == made[-1]
    go_on(usual)
    assert check_record(last_game()).result is not None


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), [("classic", 3), ("volcano", 2), ("lake", 4)])
def test_a_game_left_and_resumed_is_the_game_played_in_one_go(scenario: str, players: int) -> None:
    check_left_and_resumed(usual, setting_of(scenario, players))


def test_a_resumed_game_remembers_its_log() -> None:
    play_lines("1", "q")
    shown = go_on(Script(["l", "q"]))
    assert "You take a story tile" in shown


def test_there_must_be_a_game_to_resume() -> None:
    with pytest.raises(InputError, match=r"no unfinished game of dewan in .*games"):
        resume("dewan", screen=TestScreen(io.StringIO()))


def test_a_file_that_is_no_saved_game_is_refused_in_one_line() -> None:
    path = saves.games_folder() / "other.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"game": "dewan"}')
    with pytest.raises(InputError, match=r"other.json: is not a game saved by `bivouac play`"):
        resume("dewan", path, screen=TestScreen(io.StringIO()))


@pytest.mark.parametrize(
    ("seats", "reason"),
    [(["human"], "2 seats, not 1"), (["greedy", "greedy"], "at least one seat must be 'human'")],
)
def test_seats_that_do_not_fit_are_refused(seats: list[str], reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        play_new("dewan", setting_of(), seats, 1, screen=TestScreen(io.StringIO()))


def test_people_at_one_screen_sit_down_before_their_cards_show() -> None:
    script = Script(["1", "1", "q"])
    screen = TestScreen(Person(script))
    assert play_new("dewan", setting_of(), ["human", "human"], 1, screen=screen) == 0
    turns = re.findall(r"(Una|Vik), it is your turn", screen.text)
    assert set(turns) == {"Una", "Vik"}


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    assert "cannot be written" in play_lines("1", "q")
