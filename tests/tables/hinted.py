"""Hints for tests: thought about as long as the test likes, and asked for as a client does."""

import threading
from collections.abc import Sequence

import pytest

from bivouac.bots.budget import Budget, Watch
from bivouac.core.contract import Json, Known
from bivouac.core.records import Words
from bivouac.store.rows import Guest
from bivouac.tables import hinting, lobby
from bivouac.tables.hint_answers import answer_of
from bivouac.tables.hint_wire import HintAnswer
from bivouac.tables.open_tables import OpenTables
from tests.tables.people import GREEDY, ME, Person, table_request

SLICE = 0.002
"""Seconds between two looks at whoever watches."""
SHORT = (0.03, 0.06, 0.09)
"""Seconds of thought in tests, where nobody reads what comes of it."""


class HeldHints:
    """Every hint lasts until it is let go or given up; then it is worked out in no time."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.begun = 0
        self.stopped = 0
        self.budgets: list[float] = []  # milliseconds

    def answer(self, known: Known, budget: Budget, rng: Words, watch: Watch) -> HintAnswer:
        """In place of `answer_of`."""
        self.begun += 1
        self.budgets.append(budget.milliseconds or 0.0)
        while not self.free.wait(SLICE):
            if not watch(0.5):
                self.stopped += 1
                break
        return answer_of(known, Budget(trials=20), rng, watch)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> HeldHints:
    """From now on hints are held."""
    hints = HeldHints()
    monkeypatch.setattr(hinting, "answer_of", hints.answer)
    return hints


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on hints are short."""
    monkeypatch.setattr(hinting, "SECONDS", SHORT)
    monkeypatch.setattr(hinting, "LEAST", SHORT[0])


def with_hints(seats: Sequence[Json] = (ME, GREEDY), game: str = "dewan", **options: Json) -> Json:
    """The request of a table with hints."""
    return {**table_request([*seats], game=game, **options), "hints": True}


async def seated(
    tables: OpenTables, who: Guest, game: str = "dewan", **options: Json
) -> tuple[str, Person]:
    """A table with hints, against a bot; and whoever sits there, who has to decide."""
    seats = [ME] if options.get("mode") == "solo" else [ME, GREEDY]
    table = await lobby.create(tables, who, with_hints(seats, game, **options))
    person = await Person.at(tables, table, who, 0)
    await person.wait(lambda: person.last["offer"])
    return table, person


async def send_hint(person: Person, longer: bool = False) -> int:
    """Ask for a hint; the number of the request."""
    person.requests += 1
    asked = {"type": "hint", "request": person.requests, "number": person.number}
    await person.connection.handle({**asked, "longer": longer})
    return person.requests


def answer_to(person: Person, request: int) -> Json | None:
    """What a request was answered, if it was."""
    return next((one for one in person.got if one.get("request") == request), None)


async def hint(person: Person, longer: bool = False) -> Json:
    """Ask for a hint, and wait for the answer."""
    request = await send_hint(person, longer)
    await person.wait(lambda: answer_to(person, request))
    return answer_to(person, request)


def refusal(answer: Json) -> str | None:
    """Why something was refused."""
    return answer["message"]["key"] if answer["type"] == "refused" else None


def notes_of(person: Person) -> list[Json]:
    """The rows somebody has read that a hint was asked for."""
    entries = [one["entry"] for one in person.got if one["type"] == "news"]
    logged = [entry for one in person.got if one["type"] == "state" for entry in one["log"]]
    return [
        entry
        for entry in (*logged, *entries)
        if any(message["key"] == hinting.NOTED for message in entry["messages"])
    ]
