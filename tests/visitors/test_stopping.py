"""Whoever ends a command or a server ends the bots by others too, whatever they are doing."""

import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.cli.running import begin
from tests.lab.processes import children_of, is_there
from tests.server.command import started
from tests.server.people import Browser
from tests.visitors.odd import PROGRAM, command

pytestmark = pytest.mark.slow  # the file as a whole

OPTIONS = {"scenario": "classic", "players": 3}
PATIENCE = 120


def bots_of(process: "subprocess.Popen[str]") -> list[int]:
    """The processes of bots by others below one, their keepers included."""
    return [pid for pid in children_of(process.pid) if PROGRAM.name in words_of(pid)]


def words_of(pid: int) -> str:
    """The command line of a process."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def wait_for(process: "subprocess.Popen[str]", count: int) -> list[int]:
    """Until so many of them run."""
    until = monotonic() + PATIENCE
    while len(found := bots_of(process)) < count:
        assert process.poll() is None
        assert monotonic() < until
        sleep(0.02)
    return found


def wait_until_gone(pids: list[int]) -> None:
    until = monotonic() + PATIENCE
    while any(map(is_there, pids)):
        assert monotonic() < until
        sleep(0.02)


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("verb", ["simulate", "arena"])
@pytest.mark.parametrize("recorded", [False, True])
def test_a_command_that_is_stopped_or_killed_leaves_no_bot(
    verb: str, recorded: bool, sent: signal.Signals, tmp_path: Path
) -> None:
    """Though the bot thinks about its decision for ever, and has an hour for it."""
    more = ("--records", str(tmp_path / "out.jsonl")) if recorded else ()
    patient = ("--bot-seconds", "3600", "--jobs", "1", "--games", "4")
    bots = ("--bot", command("hang"), "--bots", "odd,random")
    process = begin(verb, "dewan", *bots, *patient, *more)
    pids = wait_for(process, 2)
    process.send_signal(sent)
    _, err = process.communicate(timeout=PATIENCE)
    wait_until_gone(pids)
    if sent == signal.SIGINT:
        assert process.returncode == 130
        assert "Traceback" not in err


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_is_stopped_or_killed_leaves_no_bot(
    sent: signal.Signals, tmp_path: Path
) -> None:
    options = ("--bot", command("child"), "--bot-seconds", "3600")
    with started(tmp_path, *options) as (process, url), Browser(url, "Una") as una:
        assert una.get("/api/catalogue")["others"] == ["odd"]
        for _ in range(4):  # chance decides who begins
            una.make_table([{"kind": "me"}, *[{"kind": "bot", "bot": "odd"}] * 2], OPTIONS)
        pids = wait_for(process, 2)
        process.send_signal(sent)
        process.wait(PATIENCE)
        wait_until_gone(pids)


def test_a_server_offers_only_the_bots_that_its_host_names(tmp_path: Path) -> None:
    with started(tmp_path) as (_, url), Browser(url, "Una") as una:
        assert una.get("/api/catalogue")["others"] == []
