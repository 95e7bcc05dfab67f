"""While a bot thinks, the server answers everybody else and tells how far the bot is."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac.server.live import Outbox
from tests.server.people import Browser, Line
from tests.server.running import Server, running
from tests.server.test_outbox import Peer
from tests.tables.people import events_of
from tests.tables.thinkers import LEVEL5, SHARE, Held, hold

ME = {"kind": "me"}
LEVEL1 = {"kind": "bot", "bot": "level1"}


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    return hold(monkeypatch)


@pytest.fixture
def own_server(tmp_path: Path, site: Path, held: Held) -> Iterator[Server]:
    """A server of this test alone, so that nobody else's bots are held."""
    with running(tmp_path, site) as started:
        yield started


def play_until_it_thinks(line: Line) -> None:
    """Decide whatever is offered, until a bot takes its time."""
    while line.heard[-1]["type"] != "thinking":
        if line.offer:
            line.decide(next(events_of(line.offer)))
        line.until("news", "thinking")


def test_requests_and_other_tables_go_on_while_a_bot_thinks(own_server: Server, held: Held) -> None:
    with Browser(own_server.url, "Una") as una, Browser(own_server.url, "Vik") as vik:
        line = una.sit(una.make_table([ME, LEVEL5]), 0)
        play_until_it_thinks(line)
        assert vik.get("/api/lobby")["open"]
        assert vik.http.get("/").status_code == 200
        other = vik.sit(vik.make_table([ME, LEVEL1]), 0)
        while other.last["view"]["turns"] < 6:
            if other.offer:
                assert other.decide(next(events_of(other.offer)))["type"] == "done"
            other.until("news")
        line.say({"type": "ping"})
        assert line.until("pong") == {"type": "pong"}
        assert not held.free.is_set()
        held.let_go()
        assert line.until("news")["entry"]["seat"] == 1


def test_everybody_at_the_table_is_told_how_far_the_bot_is(own_server: Server, held: Held) -> None:
    with Browser(own_server.url, "Una") as una, Browser(own_server.url, "Eve") as eve:
        table = una.make_table([ME, LEVEL5])
        line = una.sit(table, 0)
        play_until_it_thinks(line)
        watcher = eve.sit(table, None)
        for one in (line, watcher):
            while (told := one.until("thinking"))["share"] < SHARE:
                assert told["seat"] == 1
            assert told == {"type": "thinking", "seat": 1, "share": SHARE}
        with una.sit(table, 0, last=line.last["number"]) as again:
            assert again.last["log"] == []  # it is no row: nobody is told of it later
        held.let_go()


def test_a_server_stops_while_bots_think(tmp_path: Path, site: Path, held: Held) -> None:
    with running(tmp_path, site) as server, Browser(server.url, "Una") as una:
        play_until_it_thinks(una.sit(una.make_table([ME, LEVEL5]), 0))
    assert held.stopped == 1
    assert not held.free.is_set()


def test_whoever_reads_slowly_is_spared_how_far_a_bot_is() -> None:
    async def talk() -> list[str]:
        peer = Peer()
        outbox = Outbox(await peer.socket())
        await asyncio.sleep(0)
        outbox.put({"type": "pong"})
        for share in range(10):
            outbox.put({"type": "thinking", "seat": 0, "share": share})
        outbox.put({"type": "pong"})
        peer.reads.set()
        await outbox.emptied()
        outbox.put({"type": "thinking", "seat": 0, "share": 1.0})
        await outbox.emptied()
        outbox.task.cancel()
        return [json.loads(text)["type"] for text in peer.read]

    assert asyncio.run(talk()) == ["pong", "pong", "thinking"]
