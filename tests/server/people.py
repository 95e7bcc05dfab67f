"""People at tables, as programs: a browser's requests and sockets, and somebody who plays."""

import json
import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bivouac.core.contract import Json
from bivouac.server.cookies import NAME
from tests.tables.people import events_of
from tests.wire import check_message, check_reply

OPTIONS = {"scenario": "classic", "players": 2}
IWARI = {"map": "new-horizons", "players": 2, "deeds": ["union", "discovery", "honour", "respect"]}


class Browser:
    """One browser with its cookie."""

    def __init__(
        self, url: str, name: str | None = None, cookies: httpx.Cookies | None = None
    ) -> None:
        self.url = url
        # Nothing is encrypted here: reading all certificates would take longer than most tests.
        self.http = httpx.Client(
            base_url=url, headers={"origin": url}, cookies=cookies, timeout=None, verify=False
        )
        self.get("/api/me")
        if name is not None:
            self.put("/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200) -> Json:
        """Ask for something, expecting a status."""
        return answered(self.http.get(path), path, status)

    def put(self, path: str, body: Json, status: int = 200) -> Json:
        """Put something, expecting a status."""
        return answered(self.http.put(path, json=body), path, status)

    def post(self, path: str, body: Json, status: int = 200) -> Json:
        """Send something, expecting a status."""
        return answered(self.http.post(path, json=body), path, status)

    @property
    def cookie(self) -> str:
        """The value of this browser's cookie."""
        return self.http.cookies[NAME]

    def make_table(
        self,
        seats: Sequence[Json] = ({"kind": "me"}, {"kind": "open"}),
        options: Json = OPTIONS,
        hints: bool = False,
    ) -> str:
        """A table of the game that has such options."""
        game = "iwari" if "map" in options else "dewan"
        table_request = {"game": game, "options": options, "seats": list(seats), "listed": True}
        helps = {"hints": True} if hints else {}
        table: str = self.post("/api/tables", {**table_request, **helps})["table"]
        return table

    def join(self, table: str, seat: int | None = None, name: str = "Vik") -> Json:
        """Take a seat."""
        return self.post(f"/api/tables/{table}/join", {"seat": seat, "name": name})["table"]

    def connect(self, table: str, origin: str | None = None) -> "Line":
        """A socket to a table, without a word said yet."""
        return dial(self.url, table, {"cookie": f"{NAME}={self.cookie}"}, origin or self.url)

    def sit(self, table: str, viewer: int | None, last: int = 0) -> "Line":
        """A socket that has said hello and heard the state."""
        line = self.connect(table)
        line.say({"type": "hello", "look": viewer, "last": last})
        line.until("state")
        return line


def answered(answer: httpx.Response, path: str, status: int) -> Json:
    """An answer of this status."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    check_reply(path, status, told)
    return told


def dial(url: str, table: str, headers: dict[str, str], origin: str) -> "Line":
    """A socket to a table with just these headers."""
    live = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    return Line(live, Origin(origin), headers)


class Line:
    """One socket, and all it has heard."""

    def __init__(self, url: str, origin: Origin, headers: dict[str, str]) -> None:
        self.opened = ExitStack()
        self.socket: ClientConnection = self.opened.enter_context(
            connect(url, origin=origin, additional_headers=headers, max_size=None, proxy=None)
        )
        self.heard: list[Json] = []
        self.game = ""
        self.requests = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.opened.close()

    def say(self, message: Json) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        message = json.loads(self.socket.recv())
        if "table" in message:
            self.game = message["table"]["game"]
        check_message(self.game, message)
        self.heard.append(message)
        return message

    def until(self, *kinds: str) -> Json:
        """The next message of one of these types; others are kept in `heard`."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def ask(self, message: Json) -> Json:
        """Send a request; the message that answers it."""
        self.requests += 1
        self.say({**message, "request": self.requests})
        while True:
            answer = self.hear()
            if answer.get("request") == self.requests:
                return answer

    @property
    def last(self) -> Json:
        """The newest state or news."""
        return next(got for got in reversed(self.heard) if got["type"] in ("state", "news"))

    @property
    def offer(self) -> Json | None:
        """What can be done now."""
        return self.last["offer"]

    def decide(self, event: Json) -> Json:
        """Make a decision; its answer."""
        return self.ask({"type": "decide", "number": self.last["number"], "event": event})


def play(lines: Sequence[Line], chooser: random.Random, decisions: int) -> list[tuple[int, Any]]:
    """Play a number of decisions at one table, or to its end; (number, event) of each.

    Each line looks from one seat; all seats are there. A decision is answered before the news of
    it is told, or after; both are waited for.
    """
    made: list[tuple[int, Any]] = []
    while len(made) < decisions and lines[0].last["result"] is None:
        mover = next((line for line in lines if line.offer), None)
        if mover is None:
            lines[0].until("news")
            catch_up(lines)
            continue
        event = chooser.choice(list(events_of(mover.offer)))
        answer = mover.decide(event)
        assert answer["type"] == "done", answer
        made.append((answer["number"], event))
        while mover.last["number"] < answer["number"]:
            mover.hear()
        catch_up(lines)
    return made


def catch_up(lines: Sequence[Line]) -> None:
    """Let every line hear what the foremost has heard."""
    newest = max(line.last["number"] for line in lines)
    for line in lines:
        while line.last["number"] < newest:
            line.hear()
