"""The socket of a table: who may say what, and that nothing else disturbs it."""

import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bivouac.core.contract import Json
from bivouac.server.cookies import NAME
from tests.server.people import IWARI, OPTIONS, Browser, Line, catch_up, dial, play
from tests.server.running import Server
from tests.server.test_limits import closing_code
from tests.tables.people import events_of


@pytest.fixture
def table(una: Browser, vik: Browser) -> str:
    """Una on seat 0, Vik on seat 1."""
    made = una.make_table()
    vik.join(made, 1)
    return made


def sit_both(una: Browser, vik: Browser, table: str) -> list[Line]:
    return [una.sit(table, 0), vik.sit(table, 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("options", "sides"), [(OPTIONS, 2), (IWARI, 3)], ids=["dewan", "iwari"])
def test_two_people_play_a_whole_game(
    una: Browser, vik: Browser, options: Json, sides: int
) -> None:
    table = una.make_table(options=options)
    vik.join(table, 1)
    lines = sit_both(una, vik, table)
    play(lines, random.Random(1), 10_000)
    result = lines[0].last["result"]
    assert len(result["scores"]) == sides
    assert lines[0].last["seed"] is not None
    assert una.get(f"/api/tables/{table}")["table"]["status"] == "over"
    assert len(una.get(f"/api/tables/{table}/replay?look=all")["frames"]) > 10


@pytest.mark.slow
def test_a_record_comes_as_a_file_once_the_table_is_over(
    una: Browser, vik: Browser, table: str
) -> None:
    assert una.http.get(f"/api/tables/{table}/record").status_code == 409
    assert una.http.get(f"/api/tables/{table}/replay?look=0").status_code == 409
    play(sit_both(una, vik, table), random.Random(2), 10_000)
    answer = una.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment;")
    replay = vik.post("/api/replay?look=1", answer.json())
    assert replay["commitment"] is not None


def test_no_cookie_no_socket(server: Server, una: Browser, table: str) -> None:
    strangers: list[dict[str, str]] = [{}, {"cookie": f"{NAME}=forged.signature"}]
    for headers in strangers:
        line = dial(server.url, table, headers, server.url)
        assert line.hear()["message"]["key"] == "server-no-guest"
        assert closing_code(line) == 4403


@pytest.mark.parametrize("table", ["none", "x" * 500, "%00", "%F0%9F%98%80", ".."])
def test_no_table_no_socket(una: Browser, table: str) -> None:
    with una.connect(table) as line:
        assert line.hear()["type"] == "refused"
        assert closing_code(line) == 4404


def test_a_decision_out_of_turn_is_refused_and_changes_nothing(
    una: Browser, vik: Browser, table: str
) -> None:
    lines = sit_both(una, vik, table)
    mover = next(line for line in lines if line.offer)
    other = next(line for line in lines if not line.offer)
    event = next(events_of(mover.offer))
    number = mover.last["number"]
    assert other.decide(event)["type"] == "refused"
    assert other.decide({**event, "seat": 1 - event["seat"]})["type"] == "refused"
    assert mover.decide({**event, "seat": 1 - event["seat"]})["type"] == "refused"
    assert mover.decide(event)["type"] == "done"
    assert una.get(f"/api/tables/{table}")["table"]["number"] > number


def test_a_decision_sent_twice_is_made_once(una: Browser, vik: Browser, table: str) -> None:
    lines = sit_both(una, vik, table)
    mover = next(line for line in lines if line.offer)
    event = next(events_of(mover.offer))
    decision = {"type": "decide", "number": mover.last["number"], "event": event}
    done = mover.ask(decision)
    again = mover.ask(decision)
    assert (done["type"], again["type"]) == ("done", "done")
    assert done["number"] == again["number"]
    log = una.sit(table, 0).last["log"]
    assert sum(entry["event"] == event for entry in log) == 1


def test_a_stranger_looks_from_no_seat_and_decides_nothing(
    server: Server, una: Browser, vik: Browser, table: str
) -> None:
    lines = sit_both(una, vik, table)
    mover = next(line for line in lines if line.offer)
    event = next(events_of(mover.offer))
    with Browser(server.url, "Eve") as eve, eve.connect(table) as line:
        for viewer in (0, 1, 2, 99, -2, True, 0.0, "0", [0]):
            line.say({"type": "hello", "look": viewer, "last": 0})
            assert line.until("refused", "state")["type"] == "refused", viewer
        line.say({"type": "hello", "look": None, "last": 0})
        state = line.until("state")
        assert state["offer"] is None
        assert state["view"]["seat"] == -1
        for message in (
            {"type": "decide", "number": state["number"], "event": event},
            {"type": "undo", "number": state["number"]},
            {"type": "draft", "draft": {"route": [], "pins": [], "way": 0}},
        ):
            assert line.ask(message)["type"] == "refused"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("return", {"seat": 0}),
        ("stand-in", {"seat": 0, "bot": "greedy"}),
        ("fill", {"seat": 0, "bot": "greedy"}),
        ("end", {"agree": True}),
        ("claim", {"key": "0" * 32}),
        ("leave", {}),
        ("join", {"seat": 0, "name": "Eve"}),
        ("again", {}),
    ],
)
def test_a_stranger_changes_nothing_at_a_table(
    server: Server, una: Browser, table: str, path: str, body: Any
) -> None:
    before = una.get(f"/api/tables/{table}")
    with Browser(server.url, "Eve") as eve:
        answer = eve.http.post(f"/api/tables/{table}/{path}", json=body)
        assert 400 <= answer.status_code < 500, answer.text
        assert eve.http.get(f"/api/tables/{table}/seat-link?seat=0").status_code == 403
    assert una.get(f"/api/tables/{table}") == before


def test_whoever_comes_back_gets_the_gap(una: Browser, vik: Browser, table: str) -> None:
    lines = sit_both(una, vik, table)
    play(lines, random.Random(3), 4)
    lines[0].close()
    known = lines[0].last["number"]
    back = una.sit(table, 0, known)
    play([back, lines[1]], random.Random(4), 6)
    newest = back.last["number"]
    log = una.sit(table, 0, known).last["log"]
    assert [entry["number"] for entry in log] == list(range(known + 1, newest + 1))
    told = [got["entry"] for got in back.heard if got["type"] == "news"]
    assert [entry["number"] for entry in told] == [entry["number"] for entry in log]
    assert una.sit(table, 0, newest).last["log"] == []
    assert len(una.sit(table, 0, 10**6).last["log"]) <= newest


def test_a_seat_link_opens_the_seat_on_a_second_device(
    server: Server, una: Browser, vik: Browser, table: str
) -> None:
    key = una.get(f"/api/tables/{table}/seat-link?seat=0")["key"]
    assert len(key) >= 22
    vik.get(f"/api/tables/{table}/seat-link?seat=0", 403)
    with Browser(server.url) as phone:
        phone.post(f"/api/tables/{table}/claim", {"key": key})
        lines = [phone.sit(table, 0), vik.sit(table, 1), una.sit(table, 0)]
        play(lines, random.Random(5), 6)
        catch_up(lines)
        assert lines[0].last["view"] == lines[2].last["view"]


def test_markup_in_a_name_stays_text(server: Server, una: Browser) -> None:
    name = "<b>Eve</b>"
    una.put("/api/me", {"name": name})
    assert una.get("/api/me") == {"name": name}
    answer = una.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"


def test_a_closed_socket_is_closed(una: Browser, table: str) -> None:
    line = una.sit(table, 0)
    line.close()
    with pytest.raises(ConnectionClosed):
        line.say({"type": "ping"})
