"""docs/architecture.md tells the life of a click and of other things, function by function."""

import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bivouac.bots.play import choose
from bivouac.cli import main
from bivouac.core.contract import Game, Json, generator
from bivouac.core.registry import find_game
from tests.server.people import OPTIONS, Browser
from tests.server.running import running
from tests.tables.people import events_of

ROOT = Path(__file__).parents[2]
LIFE = re.compile(r"^\*\*(.+?)\.\*\*.*?\n\n((?:\d+\. .*\n)+)", re.MULTILINE)
NAMED = re.compile(r"^\d+\. `([\w.]+)` ", re.MULTILINE)

pytestmark = pytest.mark.slow  # the file as a whole


def told_lives() -> str:
    """The part of the page that tells the lives."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    return page.partition("## Four lives")[2].partition("\n## ")[0]


def lives() -> dict[str, list[str]]:
    """What the page says: names of functions by what they do."""
    return {title.strip("`"): NAMED.findall(steps) for title, steps in LIFE.findall(told_lives())}


@contextmanager
def watched(*hooks: Callable[[Any], None]) -> Iterator[dict[str, None]]:
    """The functions of Bivouac that are called meanwhile, in the order of their first calls.

    `hooks` take what is told of each call: in this thread, or in those that begin meanwhile.
    """
    called: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("bivouac."):
            called.setdefault(f"{module.removeprefix('bivouac.')}.{frame.f_code.co_qualname}")

    for hook in hooks:
        hook(note)
    try:
        yield called
    finally:
        for hook in hooks:
            hook(None)


def check(life: str, called: dict[str, None]) -> None:
    """Everything a life tells has happened, in this order."""
    told, order = lives()[life], [*called]
    assert len(told) > 4
    assert [name for name in told if name not in called] == []
    assert sorted(told, key=order.index) == told


def test_there_are_four() -> None:
    assert [*lives()] == ["A click", "A bot's decision", "bivouac simulate", "bivouac check"]


def test_every_step_is_counted_and_names_its_function() -> None:
    for life, steps in LIFE.findall(told_lives()):
        lines = steps.splitlines()
        numbers = [int(line.partition(".")[0]) for line in lines]
        assert numbers == list(range(1, len(lines) + 1)), life
        assert len(NAMED.findall(steps)) == len(lines), life


def test_a_bot_decides_from_where_a_click_has_become_steps() -> None:
    """What the page says in words: "from its seventh step on"."""
    assert "from its seventh step on" in told_lives()
    assert lives()["A click"][6] == "tables.transaction.Transaction.play"


def is_of(seat: int, message: Json) -> bool:
    """Does a message tell of a seat's decision?"""
    return bool(message["type"] == "news" and message["entry"]["seat"] == seat)


def test_a_click_and_the_bot_that_answers_it(tmp_path: Path) -> None:
    setting = find_game("dewan").setting(OPTIONS)
    game = Game.new(setting, generator(1))
    choose(game.redact(game.to_move), "level4", generator(1))  # loads what is compiled
    with (
        watched(threading.setprofile) as called,
        running(tmp_path, tmp_path) as server,
        Browser(server.url, "Una") as una,
        una.sit(una.make_table(({"kind": "me"}, {"kind": "bot", "bot": "level4"})), 0) as line,
    ):
        while line.offer is None:
            line.hear()
        while called:  # until the server has come to rest after what it has said
            called.clear()
            time.sleep(0.05)
        before = len(line.heard)
        while not any(is_of(1, message) for message in line.heard[before:]):  # after some of ours
            if line.offer is None:
                line.hear()
                continue
            answer = line.decide(next(events_of(line.offer)))
            assert answer["type"] == "done"
            while line.last["number"] < answer["number"]:
                line.hear()
    check("A click", called)
    check("A bot's decision", called)


def test_simulating_and_checking(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "games.jsonl"
    assert main(["simulate", "dewan", "--games", "2", "--records", str(records)]) == 0
    assert main(["check", str(records)]) == 0  # loads what is compiled
    with watched(sys.setprofile) as simulated:
        assert main(["simulate", "dewan", "--games", "2", "--jobs", "1"]) == 0
    with watched(sys.setprofile) as checked:
        assert main(["check", str(records)]) == 0
    capsys.readouterr()
    check("bivouac simulate", simulated)
    check("bivouac check", checked)
