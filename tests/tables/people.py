"""People for tests: they read what they are sent, and decide by what they are offered."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bivouac.core.contract import Event, Json
from bivouac.ready import Preparation
from bivouac.store.database import open_store
from bivouac.store.rows import Guest
from bivouac.tables import lobby
from bivouac.tables.boxes import OwnBox
from bivouac.tables.connection import Connection, connect
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.visiting import Visits
from tests.wire import check_message

PATIENCE = 60
FRAMES = ("state", "news")
MAIN = {"dewan": {"scenario": "classic"}, "iwari": {"map": "new-horizons"}}
FRIEND = {"kind": "friend", "name": "Vik"}
GREEDY = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


@asynccontextmanager
async def open_tables(
    folder: Path,
    bots: bool = True,
    preparation: Preparation | None = None,
    boxes: Sequence[OwnBox] = (),
    visits: Visits | None = None,
) -> AsyncIterator[OpenTables]:
    """A tables on the database of a folder, closed properly; without a preparation all is ready."""
    store = open_store(f"sqlite:///{folder / 'tables.sqlite3'}")
    tables = OpenTables(store, bots, preparation, boxes, visits)
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()
        store.close()


async def guest(tables: OpenTables, name: str) -> Guest:
    """A guest who has given a name; the id is the name in small letters."""
    return await lobby.rename(tables, await lobby.find_guest(tables, name.lower()), name)


def table_request(
    seats: list[Json], listed: bool = True, game: str = "dewan", **options: Json
) -> Json:
    """A table, of Dewan unless another game is named."""
    chosen = {**MAIN[game], **options, "players": len(seats)}
    return {"game": game, "options": chosen, "seats": seats, "listed": listed}


def events_of(offer: Json) -> Iterator[Event]:
    """Every decision an offer of any game holds ready."""
    for part in offer.values():
        for choice in part if isinstance(part, list) else []:
            if isinstance(choice, dict) and "event" in choice:
                yield choice["event"]
    for yes_or_no in (offer.get("storm"), offer.get("walk")):
        yield from (one for one in (yes_or_no or {}).values() if isinstance(one, dict))
    if offer.get("free"):
        yield from (place["event"] for place in offer["free"]["places"])
        yield offer["free"]["decline"]
    if offer["pass"] is not None:
        yield offer["pass"]


class Person:
    """Somebody at a socket."""

    def __init__(self, connection: Connection, got: list[Json], seed: int = 1) -> None:
        self.connection = connection
        self.got = got
        self.random = random.Random(seed)
        self.requests = 0

    @classmethod
    async def at(
        cls, tables: OpenTables, table: str, who: Guest, viewer: int | None, last: int = 0
    ) -> "Person":
        """Come to a table and look from a seat."""
        got: list[Json] = []

        def hear(message: Json) -> None:
            check_message(tables.in_memory[table].deal.game, message)
            got.append(message)

        person = cls(await connect(tables, table, who, hear), got)
        await person.connection.handle({"type": "hello", "look": viewer, "last": last})
        return person

    @property
    def last(self) -> Json:
        """The newest state or news."""
        return next(message for message in reversed(self.got) if message["type"] in FRAMES)

    @property
    def number(self) -> int:
        """Of the last row known here."""
        number: int = self.last["number"]
        return number

    @property
    def table(self) -> Json:
        """The newest TableInfo."""
        return next(message["table"] for message in reversed(self.got) if "table" in message)

    async def ask(self, kind: str, **more: Any) -> Json:
        """Send a request; its answer."""
        self.requests += 1
        await self.connection.handle({"type": kind, "request": self.requests, **more})
        answers = [one for one in self.got if one.get("request") == self.requests]
        assert len(answers) == 1
        return answers[0]

    async def decide(self, event: Event, number: int | None = None) -> Json:
        """Decide, knowing all rows up to a number; the answer."""
        known = self.number if number is None else number
        return await self.ask("decide", number=known, event=event)

    async def undo(self) -> Json:
        """Take back; the answer."""
        return await self.ask("undo", number=self.number)

    async def wait(self, until: Callable[[], Any]) -> None:
        """Wait for the others."""
        async with asyncio.timeout(PATIENCE):
            while not until():
                await asyncio.sleep(0.001)

    def choices(self) -> list[Event]:
        """What can be decided now."""
        return [] if self.last["offer"] is None else list(events_of(self.last["offer"]))

    async def play(self, decisions: int = 10**6) -> int:
        """Decide at random when asked, until the game is over or enough is decided; how often."""
        made = 0
        while made < decisions:
            await self.wait(lambda: self.last["offer"] or self.last["seed"])
            if self.last["seed"]:
                break
            answer = await self.decide(self.random.choice(self.choices()))
            assert answer["type"] == "done", answer
            made += 1
        return made
