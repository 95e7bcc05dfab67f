"""`bivouac play`, from its command line."""

import io
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bivouac.cli import main
from bivouac.games.dewan.box import PACKAGED
from tests.terminal.people import last_game, saved_games


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_game_is_begun_left_and_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1", "q")
    chosen = ["--set", "scenario=lake", "--set", "players=3", "--bots", "random,greedy"]
    assert main(["play", "dewan", *chosen, "--seed", "3"]) == 0
    assert "Dewan · Lake Villages · 3 players" in capsys.readouterr().out
    assert last_game()["table"]["seats"] == ["human", "random", "greedy"]
    begun = last_game()["events"]
    typed(monkeypatch, "t")
    assert main(["play", "dewan", "--resume"]) == 0
    assert "Your turn" in capsys.readouterr().out
    assert last_game()["events"] == begun
    assert len(saved_games()) == 1


def test_bots_of_the_second_level_sit_down_unless_others_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed(monkeypatch, "q")
    assert main(["play", "dewan", "--set", "players=3", "--seed", "3"]) == 0
    assert last_game()["table"]["seats"] == ["human", "level2", "level2"]


def test_one_seed_lays_out_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        typed(monkeypatch, "q")
        assert main(["play", "dewan", "--seed", "77"]) == 0
    one, other = saved_games()
    assert one["setup"] == other["setup"]


def test_bad_arguments_are_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (
        ["--resume"],
        ["--bots", "nobody"],
        ["--set", "scenario=desert"],
        ["--set", "players=3", "--bots", "greedy,greedy,greedy"],
    ):
        assert main(["play", "dewan", *arguments]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("bivouac: ")
        assert captured.err.count("\n") == 1


def test_no_color_is_respected(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("FORCE_COLOR", "1"), ("TERM", "xterm"), ("COLORTERM", "truecolor")):
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("NO_COLOR", raising=False)
    for has_colour in (True, False):
        typed(monkeypatch, "q")
        assert main(["play", "dewan", "--seed", "5"]) == 0
        assert ("38;2;" in capsys.readouterr().out) == has_colour
        monkeypatch.setenv("NO_COLOR", "1")


def test_a_game_with_other_components_is_resumed_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The saved game remembers its folder."""
    text = (PACKAGED / "scenarios.toml").read_text("utf-8")
    folder = tmp_path / "my-box"
    folder.mkdir()
    (folder / "scenarios.toml").write_text(text.replace("[classic]", "[plain]"), "utf-8")
    typed(monkeypatch, "1", "q")
    chosen = ["--set", "scenario=plain", "--components", str(folder), "--seed", "3"]
    assert main(["play", "dewan", *chosen]) == 0
    begun = last_game()["events"]
    typed(monkeypatch, "q")
    assert main(["play", "dewan", "--resume"]) == 0
    assert last_game()["events"][: len(begun)] == begun
    capsys.readouterr()
    assert main(["play", "dewan", "--resume", "--set", "players=3"]) == 2
    assert "takes no other option" in capsys.readouterr().err


@pytest.mark.slow
def test_a_terminal_that_knows_only_ascii_is_no_trouble(tmp_path: Path) -> None:
    """Signs it cannot show are replaced."""
    done = subprocess.run(
        [sys.executable, "-m", "bivouac", "play", "dewan", "--seed", "5"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"Dewan" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [["--seed", "3"], ["--resume"]], ids=["new", "resumed"])
def test_whoever_has_to_wait_for_the_rules_is_told_why(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal, with nothing compiled yet."""
    try:
        outside, inside = os.openpty()
    except OSError:
        pytest.skip("no terminal can be made here: /dev/pts is not mounted")
    typed(monkeypatch, "1", "q")
    assert main(["play", "dewan", "--seed", "3"]) == 0
    with subprocess.Popen(
        [sys.executable, "-m", "bivouac", "play", "dewan", *arguments],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")},
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    ) as process:
        os.close(inside)
        try:
            said = os.read(outside, 1024)
            while b"compiling the rules" not in said:
                assert b"Your turn" not in said
                said += os.read(outside, 1024)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            drain(outside)


def drain(terminal: int) -> None:
    """Read until nobody writes there any more."""
    with suppress(OSError):  # that is how a terminal says so
        while os.read(terminal, 1024):
            pass
    os.close(terminal)
