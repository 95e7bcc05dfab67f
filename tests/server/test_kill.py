"""Nothing acknowledged is ever lost: the real server, killed at random moments under load."""

import random
import threading
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from bivouac.core.contract import Json
from scripts.served import wait_until_ready
from tests.conftest import scale
from tests.server.command import serving, start, url_of
from tests.server.people import Browser, Line, catch_up
from tests.tables.people import events_of

KILLS = 50
TABLES = 4
SEATS = [{"kind": "me"}, {"kind": "friend", "name": "Vik"}]


class Player:
    """Somebody who plays both sides of a table, and remembers what was acknowledged."""

    def __init__(self, seed: int) -> None:
        self.chooser = random.Random(seed)
        self.cookies: httpx.Cookies | None = None
        self.table: str | None = None
        self.acknowledged: dict[str, dict[int, Json]] = {}
        self.open = ExitStack()

    def come(self, url: str) -> None:
        """Come back with the same cookie, or for the first time."""
        self.browser = self.open.enter_context(Browser(url, cookies=self.cookies))
        if self.cookies is None:
            self.browser.put("/api/me", {"name": "Una"})
            self.cookies = self.browser.http.cookies
        self.sit()

    def sit(self) -> None:
        """Sit down at the table, or at a new one; all that was acknowledged is there."""
        if self.table is None:
            self.table = self.browser.make_table(SEATS)
            self.acknowledged[self.table] = {}
        self.lines = [
            self.open.enter_context(self.browser.sit(self.table, viewer)) for viewer in (0, 1)
        ]
        self.check(self.table, self.lines[0])

    def check(self, table: str, line: Line) -> None:
        """Is everything that was acknowledged in the log?"""
        log = {entry["number"]: entry["event"] for entry in line.last["log"]}
        for number, event in self.acknowledged[table].items():
            assert log[number] == event

    def check_all(self) -> None:
        """The same for every table there has been."""
        for table in self.acknowledged:
            with self.browser.sit(table, 0) as line:
                self.check(table, line)

    def leave(self) -> None:
        """Let go of sockets that lead nowhere any more."""
        self.open.close()

    def play(self, stop: threading.Event) -> None:
        """Play until the connection is gone; a table that is over makes room for the next."""
        try:
            while not stop.is_set():
                self.decide()
        except (WebSocketException, httpx.TransportError, OSError):
            return

    def decide(self) -> None:
        """Make one decision, of whichever side has to."""
        assert self.table is not None
        mover = next((line for line in self.lines if line.offer), None)
        if mover is None and self.lines[0].last["result"] is None:
            self.lines[0].hear()
            catch_up(self.lines)
        elif mover is None:
            self.table = None
            self.sit()
        else:
            event = self.chooser.choice(list(events_of(mover.offer)))
            answer = mover.decide(event)
            assert answer["type"] == "done", answer
            self.acknowledged[self.table][answer["number"]] = event
            while mover.last["number"] < answer["number"]:
                mover.hear()
            catch_up(self.lines)


@pytest.mark.slow
def test_everything_acknowledged_survives_many_kills(tmp_path: Path) -> None:
    moments = random.Random(1)
    players = [Player(seed) for seed in range(TABLES)]
    kills = scale(KILLS, short=3)
    for _ in range(kills):
        process = start(tmp_path)
        url = url_of(process)
        wait_until_ready(url)
        for player in players:
            player.come(url)
        stop = threading.Event()
        threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
        for thread in threads:
            thread.start()
        stop.wait(moments.uniform(0, 0.4))
        process.kill()
        stop.set()
        for thread in threads:
            thread.join()
        for player in players:
            player.leave()
        assert process.communicate()[1] == ""
    with serving(tmp_path) as url:
        for player in players:
            player.come(url)
            player.check_all()
            player.leave()
    assert sum(len(made) for player in players for made in player.acknowledged.values()) > kills
