"""Starting things and waiting for them: a server, a table at it, a game in the terminal."""

import json
import os
import pty
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

BIVOUAC = [sys.executable, "-m", "bivouac"]
TICKS = os.sysconf("SC_CLK_TCK")
MAIN = {"dewan": {"scenario": "classic"}, "iwari": {"map": "new-horizons"}}
LOOK = 0.1
"""Seconds between two looks at a server."""


class Figure(NamedTuple):
    """Seconds since something was started."""

    wall: float
    cpu: float


def environment(folder: Path) -> dict[str, str]:
    """That of somebody whose cache and data are in a folder."""
    places = {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    return {**os.environ, **places}


def cpu_of(process: int) -> float:
    """CPU seconds of a process, of those it started, and of those it has seen end."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        tasks = list(Path(f"/proc/{process}/task").iterdir())
    except OSError:
        return 0.0
    own = sum(int(ticks) for ticks in fields[11:15]) / TICKS
    children: list[int] = []
    for task in tasks:
        with suppress(OSError):
            children += map(int, (task / "children").read_text().split())
    return own + sum(cpu_of(child) for child in children)


class Clock:
    """Counts from when a process was started."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.process = 0

    def read(self) -> Figure:
        """How long it has taken so far."""
        return Figure(round(time.perf_counter() - self.began, 3), round(cpu_of(self.process), 3))


@contextmanager
def served(folder: Path) -> Iterator[tuple[Clock, str]]:
    """A server, from the moment it is started; its address, as soon as it says it."""
    clock = Clock()
    server = subprocess.Popen(
        [*BIVOUAC, "serve", "--no-open", "--port", "0"],
        env=environment(folder),
        stdout=subprocess.PIPE,
        text=True,
    )
    clock.process = server.pid
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        if not line:
            sys.exit("bench: the server did not start")
        yield clock, line.split()[3]
    finally:
        server.terminate()
        server.communicate()


def run_server(folder: Path, game: str) -> tuple[Figure, Figure]:
    """When the page is there, and when somebody and a bot have begun to play."""
    with (
        served(folder) as (clock, url),
        httpx.Client(base_url=url, headers={"origin": url}, timeout=None) as client,
    ):
        client.get("/", headers={"accept": "text/html"}).raise_for_status()
        page = clock.read()
        table = make_table(client, game)
        while client.get(f"/api/tables/{table}").json()["table"]["preparing"] is not None:
            time.sleep(LOOK)
        live = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"cookie": cookie}
        with connect(live, origin=Origin(url), additional_headers=headers, proxy=None) as socket:
            play_until_both_decided(socket)
        return page, clock.read()


def make_table(client: httpx.Client, game: str) -> str:
    """A table against the strongest bot."""
    client.put("/api/me", json={"name": "Una"}).raise_for_status()
    wish = {
        "game": game,
        "options": {**MAIN[game], "players": 2},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level5"}],
        "listed": False,
    }
    answer = client.post("/api/tables", json=wish)
    answer.raise_for_status()
    table: str = answer.json()["table"]
    return table


def play_until_both_decided(socket: ClientConnection) -> None:
    """Decide whatever is offered first, until that was done once and the bot has decided too."""
    socket.send(json.dumps({"type": "hello", "look": 0, "last": 0}))
    decided: set[int] = set()
    while decided < {0, 1}:
        message = json.loads(socket.recv())
        if message["type"] not in ("state", "news"):
            assert message["type"] in ("done", "table", "thinking"), message
            continue
        entries = message.get("log") or [message.get("entry")]
        decided |= {entry["seat"] for entry in entries if entry and entry["seat"] is not None}
        if message["offer"] is not None:
            event = first_event(message["offer"])
            number = message["number"]
            socket.send(
                json.dumps({"type": "decide", "request": number, "number": number, "event": event})
            )


def first_event(offer: Any) -> Any:
    """The first decision that an offer holds ready; None where it holds none."""
    if isinstance(offer, dict) and "do" in offer:
        return offer
    parts = offer.values() if isinstance(offer, dict) else offer if isinstance(offer, list) else ()
    return next((found for part in parts if (found := first_event(part)) is not None), None)


def run_play(folder: Path) -> Figure:
    """Until a game in the terminal asks for the first decision."""
    clock = Clock()
    ours, theirs = pty.openpty()
    command = [*BIVOUAC, "play", "dewan", "--seed", "1", "--bots", "level5"]
    shell = subprocess.Popen(
        command, env=environment(folder), stdin=theirs, stdout=theirs, stderr=theirs
    )
    clock.process = shell.pid
    os.close(theirs)
    said = b""
    while not said.endswith(b"> "):
        said += os.read(ours, 4096)
    figure = clock.read()
    shell.kill()
    shell.wait()
    os.close(ours)
    return figure


def run_compile(folder: Path) -> Figure:
    """Until everything is compiled."""
    return run_to_end(folder, "compile")


def run_help(folder: Path) -> Figure:
    """Until the help is printed."""
    return run_to_end(folder, "--help")


def run_to_end(folder: Path, *arguments: str) -> Figure:
    """A command from its start to its end."""
    before = os.times()
    clock = Clock()
    subprocess.run([*BIVOUAC, *arguments], env=environment(folder), check=True, capture_output=True)
    after = os.times()
    cpu = sum(after[2:4]) - sum(before[2:4])  # of processes that have ended
    return Figure(clock.read().wall, round(cpu, 3))
