"""Garbage on the socket, by the thousand: each message is answered, and the table plays on."""

import random

import pytest

from bivouac.core.contract import Json
from bivouac.record.check import check_record
from tests.conftest import scale
from tests.server.garbage import messages
from tests.server.people import IWARI, OPTIONS, Browser, Line, play
from tests.server.running import Server
from tests.tables.people import events_of

ROUNDS = 12
EACH = 150
UNHEARD_OF = 1_000_000
"""The number of a request that no garbage has."""


def truths_for(line: Line, chooser: random.Random) -> list[Json]:
    """What an honest client could say now."""
    number = line.last["number"]
    said: list[Json] = [
        {"type": "hello", "look": line.last.get("look"), "last": number},
        {"type": "ping"},
        {"type": "undo", "request": 1, "number": number},
        {"type": "why", "request": 2, "wish": {"do": "place", "to": "a1"}},
        {"type": "why", "request": 3, "wish": {"do": "take", "slots": [0, 1]}},
        {"type": "draft", "request": 4, "draft": {"route": ["a1"], "pins": [None], "way": 0}},
        {"type": "hint", "request": 10, "number": number, "longer": False},
        {"type": "past", "request": 9, "first": number // 2, "last": number},
    ]
    events = list(events_of(line.offer)) if line.offer else []
    for event in chooser.sample(events, min(2, len(events))):
        said.append({"type": "decide", "request": 5, "number": number, "event": event})
    for journey in (line.offer or {}).get("journeys", [])[:2]:
        draft = {"route": journey["event"]["route"], "pins": [], "way": 1}
        said.append({"type": "draft", "request": 6, "draft": draft})
    for place in (line.offer or {}).get("places", [])[:2]:
        draft = {"pieces": [place["piece"]], "cards": place["ways"][:1]}
        table_request = {"do": "pay", "pieces": [place["piece"]], "cards": [["tundra-1"]]}
        said.append({"type": "draft", "request": 7, "draft": draft})
        said.append({"type": "why", "request": 8, "wish": table_request})
    return said


@pytest.mark.slow
@pytest.mark.parametrize("options", [OPTIONS, IWARI], ids=["dewan", "iwari"])
def test_garbage_disturbs_no_table(
    server: Server, una: Browser, vik: Browser, options: Json
) -> None:
    chooser = random.Random(len(options))
    table = una.make_table(options=options)
    vik.join(table, 1)
    lines = [una.sit(table, 0), vik.sit(table, 1)]
    with Browser(server.url, "Eve") as eve:
        watching = eve.sit(table, None)
        for _ in range(scale(ROUNDS, short=4)):
            if lines[0].last["result"] is not None:
                break
            before = una.get(f"/api/tables/{table}")["table"]["number"]
            for line in (*lines, watching):
                shout(line, chooser)
            fresh = [una.sit(table, 0), vik.sit(table, 1)]
            for line, again in zip(lines, fresh, strict=True):
                line.close()
                assert again.last["view"] is not None
            lines = fresh
            assert lines[0].last["number"] - before <= 2 * EACH
            play(lines, chooser, 3)
        watching.close()
    play(lines, chooser, 10_000)
    check_record(una.get(f"/api/tables/{table}/record"))


def shout(line: Line, chooser: random.Random) -> None:
    """Send garbage; every piece of it is answered, and so is what follows it."""
    heard = len(line.heard)
    sent = list(messages(chooser, truths_for(line, chooser), EACH))
    for message in sent:
        line.socket.send(message)
    line.requests += UNHEARD_OF
    assert line.ask({"type": "why", "wish": {"do": "place", "to": "a1"}})["type"] == "refused"
    answers = [got for got in line.heard[heard:-1] if got["type"] != "news"]
    assert len(answers) >= len(sent)
    mishaps = [got for got in answers if got.get("message", {}).get("key") == "server-error"]
    assert not mishaps
