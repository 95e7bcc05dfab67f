"""Nobody can ask for everything: rates by address and socket, and numbers of sockets."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bivouac.server.limits import (
    FLOOD,
    FRAME_BYTES,
    MESSAGE_CHARACTERS,
    SOCKETS,
    SOCKETS_PER_ADDRESS,
    SOCKETS_PER_GUEST,
    Bucket,
    Buckets,
    Limits,
    Rates,
    group_of,
)
from tests.server.people import Browser, Line
from tests.server.running import Server, running

NEVER = 1e-9
"""Tokens a second, so few that the clock does not matter."""
STRICT = Rates(
    messages=(NEVER, 5),
    requests=(NEVER, 40),
    guests=(NEVER, 12),
    tables=(NEVER, 4),
    replays=(NEVER, 2),
)


@pytest.fixture
def strict(tmp_path: Path, site: Path) -> Iterator[Server]:
    """A server with little patience."""
    with running(tmp_path, site, STRICT) as server:
        yield server


def closing_code(line: Line) -> int | None:
    """The code a socket is closed with, after everything it is still told."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(NEVER, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    bucket.since -= 2 / NEVER
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_buckets_are_by_address_and_the_oldest_are_forgotten() -> None:
    buckets = Buckets(NEVER, 1)
    assert buckets.take("10.0.0.1")
    assert buckets.take("10.0.0.2")
    assert not buckets.take("10.0.0.1")
    for number in range(Buckets.KEPT):
        buckets.take(f"name-{number}")
    assert len(buckets.kept) == Buckets.KEPT
    assert buckets.take("10.0.0.2")


def test_one_household_has_many_addresses_of_the_new_kind() -> None:
    assert group_of("2001:db8:1:2:aaaa::1") == group_of("2001:db8:1:2:bbbb::2")
    assert group_of("2001:db8:1:2::1") != group_of("2001:db8:1:3::1")
    assert group_of("10.0.0.1") != group_of("10.0.0.2")


def test_an_address_makes_only_so_many_guests_and_the_page_is_still_there(strict: Server) -> None:
    made = [httpx.get(strict.url + "/api/me").status_code for _ in range(15)]
    assert made == [200] * 12 + [429] * 3
    page = httpx.get(strict.url)
    assert page.status_code == 200
    assert "set-cookie" not in page.headers


def test_an_address_makes_only_so_many_tables(strict: Server) -> None:
    with Browser(strict.url, "Una") as una, Browser(strict.url, "Vik") as vik:
        for browser in (una, vik, una, vik):
            browser.make_table()
        wish = {"game": "dewan", "options": {}, "seats": [], "listed": False}
        refusal = una.post("/api/tables", wish, 429)
        assert refusal["error"]["message"]["key"] == "server-too-fast"
        assert len(una.get("/api/lobby")["mine"]) == 2


def test_a_table_made_by_playing_again_counts_like_any_other(strict: Server) -> None:
    with Browser(strict.url, "Una") as una:
        table = una.make_table([{"kind": "me"}, {"kind": "friend", "name": "Vik"}])
        for status in (200, 200, 200, 429):
            una.post(f"/api/tables/{table}/end", {"agree": True})
            answer = una.post(f"/api/tables/{table}/again", {}, status)
            table = answer.get("table", table)
        assert answer["error"]["message"]["key"] == "server-too-fast"
        assert una.get(f"/api/tables/{table}")["table"]["next"] is None


def test_an_address_sends_in_only_so_many_records(strict: Server) -> None:
    with Browser(strict.url) as una:
        statuses = [una.http.post("/api/replay?look=all", json={}).status_code for _ in range(4)]
    assert statuses == [400, 400, 429, 429]


def test_an_address_is_shown_only_so_many_tables_again(strict: Server) -> None:
    with Browser(strict.url, "Una") as una:
        table = una.make_table([{"kind": "me"}, {"kind": "friend", "name": "Vik"}])
        una.post(f"/api/tables/{table}/end", {"agree": True})
        path = f"/api/tables/{table}/replay?look=all"
        assert 429 in [una.http.get(path).status_code for _ in range(4)]


def test_an_address_asks_for_only_so_many_changes(strict: Server) -> None:
    with Browser(strict.url) as una:
        statuses = [una.http.put("/api/me", json={"name": "U"}).status_code for _ in range(42)]
    assert statuses == [200] * 40 + [429] * 2


@pytest.mark.slow
def test_messages_beyond_the_rate_are_refused_by_name_and_a_flood_closes(strict: Server) -> None:
    with Browser(strict.url, "Una") as una, una.connect(una.make_table()) as line:
        for number in range(5 + FLOOD):  # no more: it is closed while they would be sent
            line.say({"type": "why", "request": number, "wish": {"do": "nothing"}})
        assert closing_code(line) == 1008
        heard = [got for got in line.heard if got["type"] == "refused"]
        fast = [got["request"] for got in heard if got["message"]["key"] == "server-too-fast"]
        assert fast == list(range(5, 5 + FLOOD))


@pytest.mark.slow
def test_looking_back_counts_like_any_other_message_and_a_flood_of_it_closes(
    strict: Server,
) -> None:
    with Browser(strict.url, "Una") as una, una.connect(una.make_table()) as line:
        for number in range(5 + FLOOD):
            line.say({"type": "past", "request": number, "first": 0, "last": 0})
        assert closing_code(line) == 1008
        heard = [got for got in line.heard if got["type"] == "refused"]
        fast = [got["request"] for got in heard if got["message"]["key"] == "server-too-fast"]
        assert fast == list(range(5, 5 + FLOOD))


class Stingy(Bucket):
    """Lets one message in three through, whatever the clock says."""

    def take(self) -> bool:
        """Count."""
        self.tokens += 1
        return self.tokens % 3 == 0


def test_a_message_in_time_now_and_then_does_not_make_up_for_a_flood(
    una: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Limits, "messages", lambda _: Stingy(0, 0))

    def go_on(line: Line) -> None:
        for _ in range(3 * FLOOD):
            line.ask({"type": "why", "wish": {"do": "nothing"}})

    with una.connect(una.make_table()) as line:
        with pytest.raises(ConnectionClosed):
            go_on(line)
        assert closing_code(line) == 1008


def test_a_guest_opens_only_so_many_sockets(server: Server, una: Browser, vik: Browser) -> None:
    table = una.make_table()
    lines = [una.connect(table) for _ in range(SOCKETS_PER_GUEST)]
    for line in lines:
        line.say({"type": "ping"})
        line.until("pong")
    with una.connect(table) as line:
        assert line.hear()["message"]["key"] == "server-many-sockets"
        assert closing_code(line) == 4429
    with vik.connect(table) as line:
        line.say({"type": "ping"})
        line.until("pong")
    for line in lines:
        line.close()
    with una.sit(table, 0) as line:
        assert line.last["type"] == "state"


def test_an_address_of_many_guests_leaves_sockets_to_others() -> None:
    limits = Limits()
    opened = [limits.open_socket(f"guest {i}", "10.0.0.1") for i in range(SOCKETS_PER_ADDRESS + 5)]
    assert opened.count(True) == SOCKETS_PER_ADDRESS
    assert limits.open_socket("una", "10.0.0.2")
    limits.close_socket("guest 0", "10.0.0.1")
    assert limits.open_socket("guest 0", "10.0.0.1")
    assert not limits.open_socket("vik", "10.0.0.1")


def test_all_addresses_together_open_only_so_many_sockets() -> None:
    limits = Limits()
    guests = [(f"guest {i}", f"10.0.{i // 256}.{i % 256}") for i in range(SOCKETS + 5)]
    opened = [limits.open_socket(*guest) for guest in guests]
    assert opened == [True] * SOCKETS + [False] * 5
    limits.close_socket(*guests[0])
    assert limits.open_socket("una", "10.1.0.1")
    assert not limits.open_socket("vik", "10.1.0.2")


def test_a_large_message_is_refused_and_a_huge_one_closes(una: Browser) -> None:
    with una.sit(una.make_table(), 0) as line:
        line.say({"type": "ping", "more": "x" * MESSAGE_CHARACTERS})
        assert line.until("refused")["message"]["key"] == "server-too-large"
        line.socket.send(json.dumps("x" * (FRAME_BYTES + 1)))
        assert closing_code(line) == 1009
