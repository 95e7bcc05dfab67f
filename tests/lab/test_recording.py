"""Simulations that are written down: one pass, in several processes, the same bytes as ever."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from bivouac.core.errors import InputError
from bivouac.core.registry import find_game
from bivouac.lab import recording
from bivouac.lab.recording import Part, Series, simulate_recorded
from bivouac.lab.simulate import Outcome, simulate
from bivouac.lab.workers import Pipe, Work, workers
from bivouac.record.write import to_line
from tests.cli.running import START, begin
from tests.conftest import LONG
from tests.lab.processes import children_of, is_there
from tests.record.games import play_recorded

CASES = [
    ("dewan", {"scenario": "volcano", "players": "3"}, ("greedy", "random", "level1")),
    ("iwari", {"players": "2"}, ("greedy", "random")),
    ("iwari", {"mode": "solo"}, ("greedy",)),
]


def recorded(series: Series, games: int, jobs: int) -> tuple[list[str], Outcome]:
    """The lines and the outcome of some games."""
    lines: list[str] = []
    outcome = simulate_recorded(series, games, jobs, lambda part: lines.extend(part.lines))
    return lines, outcome


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are enough for several processes, each with several parts."""
    monkeypatch.setattr(recording, "WORTH_A_PROCESS", 1)
    monkeypatch.setattr(recording, "CHUNK", 2)


@pytest.mark.slow
@pytest.mark.usefixtures("small_chunks")
@pytest.mark.parametrize(("name", "options", "bots"), CASES, ids=str)
def test_records_and_points_are_the_same_in_one_pass_and_with_any_number_of_processes(
    name: str, options: dict[str, object], bots: tuple[str, ...]
) -> None:
    series = Series(name, options, None, bots, 11)
    setting = find_game(name).setting(options)
    apart = [to_line(record) for record in play_recorded(name, setting, bots, 11, 13)]
    counted = simulate(setting, bots, 13, 11)
    for jobs in (1, 3 if LONG else 2):
        lines, outcome = recorded(series, 13, jobs)
        assert lines == apart
        for figure in ("points", "ties", "turns", "endings"):
            assert getattr(outcome, figure).tolist() == getattr(counted, figure).tolist()
        assert (outcome.steps, outcome.bots, outcome.seed) == (counted.steps, bots, 11)


def test_few_games_are_not_worth_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(recording, "play_in_processes", refuse)
    series = Series("dewan", {}, None, ("random", "random"), 1)
    assert len(recorded(series, recording.WORTH_A_PROCESS, 8)[0]) == recording.WORTH_A_PROCESS


@pytest.mark.slow
@pytest.mark.usefixtures("small_chunks")
def test_whatever_goes_wrong_while_writing_no_process_is_left() -> None:
    series = Series("dewan", {}, None, ("random", "random"), 1)

    def write(part: Part) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        simulate_recorded(series, 100, 2, write)
    assert multiprocessing.active_children() == []


@pytest.mark.slow
@pytest.mark.usefixtures("small_chunks")
def test_a_process_that_is_killed_is_told_of_in_one_line() -> None:
    series = Series("dewan", {}, None, ("random", "random"), 1)

    def write(part: Part) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    with pytest.raises(InputError, match="was ended; is there enough memory"):
        simulate_recorded(series, 1000, 2, write)


def talk(pipe: Pipe) -> None:
    """The work of a process that speaks without being asked."""
    while True:
        pipe.send(bytes(1 << 20))


def listen(pipe: Pipe) -> None:
    """The work of a process that is never asked anything."""
    pipe.recv()


@pytest.mark.slow
@pytest.mark.parametrize("work", [talk, listen])
def test_a_worker_whose_pipe_is_gone_ends_without_a_word(
    work: Work, capfd: pytest.CaptureFixture[str]
) -> None:
    with workers(1, work) as [pipe]:
        pipe.close()
        [worker] = multiprocessing.active_children()
        worker.join()
        assert worker.exitcode == 0
    assert capfd.readouterr().err == ""


@pytest.mark.slow
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL, signal.SIGTERM])
def test_a_recording_that_is_stopped_leaves_whole_lines_and_no_process(
    sent: signal.Signals, tmp_path: Path
) -> None:
    records = tmp_path / "out.jsonl"
    process = begin(
        "simulate", "dewan", "--games", "10000000", "--jobs", "2", "--records", str(records)
    )
    while not records.exists() or records.stat().st_size < 1 << 20:
        assert process.poll() is None
        sleep(0.02)
    started = list(children_of(process.pid))
    assert len(started) >= 2
    process.send_signal(sent)
    out, err = process.communicate()
    assert (out, err) == ("", "")
    assert process.returncode == (130 if sent == signal.SIGINT else -sent)
    while any(is_there(child) for child in started):
        sleep(0.02)
    written = records.read_text(encoding="utf-8").split("\n")
    numbers = [json.loads(line)["seeds"]["game"] for line in written[:-1]]
    assert numbers == list(range(len(numbers)))


def test_ctrl_c_of_a_whole_group_says_nothing(tmp_path: Path) -> None:
    """A terminal sends it to every process, also to those that are just beginning."""
    rest = ["simulate", "dewan", "--games", "10000000", "--jobs", "2"]
    records = tmp_path / "out.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-c", START, *rest, "--records", str(records)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while len(list(children_of(process.pid))) < 2:
        assert process.poll() is None
        sleep(0.001)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate()[1] == ""
    assert process.returncode == 130


@pytest.mark.slow
def test_a_full_disk_is_one_line() -> None:
    arguments = ["simulate", "dewan", "--games", "600", "--jobs", "2", "--records", "/dev/full"]
    done = subprocess.run(
        [sys.executable, "-m", "bivouac", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "bivouac: cannot write the output: No space left on device\n"
