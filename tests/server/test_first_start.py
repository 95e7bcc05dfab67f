"""The very first start: nothing is compiled, and yet the server is there; it leaves nothing behind.

Here nothing stands in for anything: a real process with an empty cache compiles for real.
"""

import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import pytest

from tests.conftest import breadth
from tests.lab.processes import children_of, is_there
from tests.server.command import COMMAND, environment, url_of
from tests.server.people import Browser

pytestmark = pytest.mark.slow  # the file as a whole

AGAINST_BOT = ({"kind": "me"}, {"kind": "bot", "bot": "level1"})


@contextmanager
def started_anew(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server that has never been started on this machine; its address."""
    process = subprocess.Popen(
        [*COMMAND, "--no-open", "--port", "0"],
        env={**environment(folder), "XDG_CACHE_HOME": str(folder / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process, url_of(process)
    finally:
        process.kill()
        process.communicate()


def compilers_of(process: "subprocess.Popen[str]") -> list[int]:
    """The processes in which a server compiles, once there are some."""
    while not (found := list(children_of(process.pid))):
        assert process.poll() is None
        sleep(0.02)
    return found


@pytest.mark.parametrize(
    "sent",
    breadth([signal.SIGKILL, signal.SIGTERM, signal.SIGINT], [signal.SIGKILL, signal.SIGINT]),
)
def test_a_server_that_is_stopped_while_it_compiles_leaves_no_process(
    tmp_path: Path, sent: signal.Signals
) -> None:
    with started_anew(tmp_path) as (process, url), Browser(url, "Una") as una:
        assert una.http.get("/").status_code == 200
        compilers = compilers_of(process)
        assert una.get("/api/ready")["iwari"] == {"share": 0.0, "failed": False}
        process.send_signal(sent)
        out, err = process.communicate()
        assert process.returncode == (-sent if sent == signal.SIGKILL else 0)
        assert (out, err) == ("", "")
        while any(is_there(compiler) for compiler in compilers):
            sleep(0.02)


def test_a_first_table_says_how_far_it_is_and_is_played(tmp_path: Path) -> None:
    with started_anew(tmp_path) as (_, url), Browser(url, "Una") as una:
        assert una.http.get("/", headers={"accept": "text/html"}).status_code == 200
        assert una.get("/api/lobby")["mine"] == []
        assert len(una.get("/api/catalogue")["games"]) == 2
        table = una.make_table(AGAINST_BOT)
        shares = []
        while (preparing := una.get(f"/api/tables/{table}")["table"]["preparing"]) is not None:
            shares.append(preparing["share"])
            sleep(0.05)
        assert shares == sorted(shares)
        assert shares[0] < 0.5
        assert len(set(shares)) > 2
        with una.sit(table, 0) as line:
            while not line.offer:
                line.hear()
            assert line.last["table"]["status"] == "playing"
