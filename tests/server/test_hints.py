"""Hints on a real socket: it hears everything else meanwhile, and may be lost in the middle."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Browser, Line
from tests.server.running import Server, running
from tests.tables.hinted import HeldHints
from tests.tables.hinted import held as held  # a fixture
from tests.tables.people import events_of

ME = {"kind": "me"}
LEVEL1 = {"kind": "bot", "bot": "level1"}


@pytest.fixture
def own_server(tmp_path: Path, site: Path, held: HeldHints) -> Iterator[Server]:
    """A server of this test alone, so that nobody else's hints are held."""
    with running(tmp_path, site) as started:
        yield started


def asked(browser: Browser) -> tuple[str, Line]:
    """A table with hints, at which somebody has to decide."""
    table = browser.make_table([ME, LEVEL1], hints=True)
    assert browser.get(f"/api/tables/{table}")["table"]["hints"] is True
    line = browser.sit(table, 0)
    while not line.offer:
        line.until("news")
    return table, line


def ask(line: Line, request: int) -> None:
    """Ask for a hint, without waiting for the answer."""
    number = line.last["number"]
    line.say({"type": "hint", "request": request, "number": number, "longer": False})


def test_everything_else_goes_on_while_a_hint_is_worked_out(
    own_server: Server, held: HeldHints
) -> None:
    with Browser(own_server.url, "Una") as una, Browser(own_server.url, "Vik") as vik:
        _, line = asked(una)
        ask(line, 900)
        assert line.until("news")["entry"]["messages"][0]["key"] == "table-hint"
        assert line.ask({"type": "why", "wish": {"do": "pass"}})["type"] == "refused"
        assert vik.get("/api/lobby")["open"]
        assert not held.free.is_set()
        held.free.set()
        answer = line.until("hinted")
        assert (answer["request"], len(answer["hints"]) > 0) == (900, True)


def test_a_decision_comes_before_the_hint_that_was_asked_for(
    own_server: Server, held: HeldHints
) -> None:
    with Browser(own_server.url, "Una") as una:
        _, line = asked(una)
        ask(line, 900)
        line.until("news")
        line.say(
            {
                "type": "decide",
                "request": 901,
                "number": line.last["number"],
                "event": next(events_of(line.offer or {})),
            }
        )
        answers = [line.until("refused", "done") for _ in range(2)]
        assert {one["request"]: one["type"] for one in answers} == {900: "refused", 901: "done"}


def test_a_hint_is_told_on_another_socket_after_the_first_one_was_lost(
    own_server: Server, held: HeldHints
) -> None:
    with Browser(own_server.url, "Una") as una:
        table, line = asked(una)
        ask(line, 900)
        line.until("news")
        line.close()
        with una.sit(table, 0) as back:
            ask(back, 7)
            held.free.set()
            assert back.until("hinted")["request"] == 7
    assert held.begun == 1


def test_a_server_stops_while_hints_are_worked_out(
    tmp_path: Path, site: Path, held: HeldHints
) -> None:
    with running(tmp_path, site) as server, Browser(server.url, "Una") as una:
        _, line = asked(una)
        ask(line, 900)
        line.until("news")
        while not held.begun:
            line.ask({"type": "why", "wish": {"do": "pass"}})
    assert held.stopped == 1
