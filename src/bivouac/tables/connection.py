"""A connection: one socket at one table, looking from one seat or from nowhere in particular."""

import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bivouac.core.contract import SPECTATOR, Json, Refused
from bivouac.core.messages import spelled
from bivouac.store.rows import DECISION, ENDED, OVER, PLAYING, REMARK, UNDO, Guest, Row
from bivouac.tables import hinting, wire
from bivouac.tables.course import is_reading
from bivouac.tables.declined import (
    NOT_NOW,
    NOT_YOURS,
    Declined,
    declined,
    declined_by_rules,
)
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import now
from bivouac.tables.requests import read_number
from bivouac.tables.seating import held_by, own_seat
from bivouac.tables.signals import check_budget, read_phrase
from bivouac.tables.table import Table

Send: TypeAlias = Callable[[wire.ToClient], None]


class Connection:
    """What one socket asks and is told."""

    def __init__(self, tables: OpenTables, table: Table, guest: Guest, send: Send) -> None:
        self.tables = tables
        self.table = table
        self.guest = guest
        self.send = send
        self.viewer: int | None = None  # None: it has not said hello yet
        self.number = 0  # of the last row it was sent

    async def handle(self, message: object) -> None:
        """Answer one message; whatever is wrong with it is answered too."""
        request = message.get("request") if isinstance(message, dict) else None
        if type(request) is not int:
            request = None
        try:
            await self.tables.to_the_end(self.answer(message))
        except Declined as no:
            self.refuse(request, no)

    def refuse(self, request: int | None, no: Declined) -> None:
        """Say why something is not done."""
        message = spelled(no.message)
        self.send({"type": "refused", "request": request, "rule": no.rule, "message": message})

    def close(self) -> None:
        """The socket is gone."""
        self.table.connections.discard(self)
        self.table.gone[self.guest.id] = time.monotonic()
        if held_by(self.table.seats, self.guest):
            self.table.tell_info()
        self.tables.forget()

    def check_viewer(self) -> None:
        """Who has given a seat up sees from now on what everybody sees."""
        if self.viewer is not None and self.viewer != SPECTATOR:
            if self.guest.id not in self.table.seats[self.viewer].holders:
                self.viewer = SPECTATOR

    def receive(self, messages: Sequence[wire.State | wire.News]) -> None:
        """Send rows on, remembering how far this connection has read."""
        for message in messages:
            self.number = message["number"]
            self.send(message)

    async def answer(self, message: object) -> None:
        """Do what a message asks for."""
        asked = message if isinstance(message, dict) else {}
        kind = asked.get("type")
        if kind == "ping":
            self.send({"type": "pong"})
            return
        answers = {
            "hello": self.hello,
            "decide": self.decide,
            "undo": self.undo,
            "go-on": self.go_on,
            "draft": self.draft,
            "why": self.why,
            "hint": self.hint,
            "signal": self.signal,
            "past": self.past,
        }
        if not isinstance(kind, str) or kind not in answers:
            raise declined("refused-malformed")
        if kind != "hello":
            read_number(asked.get("request"))
        async with self.tables.at(self.table.id) as table:
            if self in table.connections:  # else the socket has gone in the meantime
                await answers[kind](asked)

    async def hello(self, message: Json) -> None:
        """Look from a seat, or from none; the answer is everything since the last row known."""
        wanted, last = message.get("look"), read_number(message.get("last"))
        viewer = SPECTATOR
        if wanted is not None:
            viewer = own_seat(self.table.seats, self.guest, wanted).seat
        is_new = self.viewer is None
        self.viewer, self.number = viewer, last
        await self.tables.tell_state(self.table, self)
        self.tables.wake(self.table)
        if is_new and held_by(self.table.seats, self.guest):
            self.table.tell_info()

    async def decide(self, message: Json) -> None:
        """A decision; done once it is on disk. The very same one again is done already."""
        seat, logged = self.at_game()
        number, event = read_number(message.get("number")), message.get("event")
        again = self.answered(number, DECISION, seat)
        if again is not None and event in (again.body["event"], again.said["event"]):
            self.done(message, again.number)
            return
        check_fresh(logged, number)
        await self.tables.decide(
            self.table, self.guest.id, seat, event, lambda number: self.done(message, number)
        )

    async def undo(self, message: Json) -> None:
        """Take back the last decision, by a row of its own."""
        seat, logged = self.at_game()
        number = read_number(message.get("number"))
        again = self.answered(number, UNDO, seat)
        if again is not None:
            self.done(message, again.number)
            return
        check_fresh(logged, number)
        transaction = self.table.transaction(now(), self.guest.id, PLAYING)
        await self.tables.in_thread(transaction.undo, seat)
        await self.tables.commit(
            self.table, transaction, acknowledged=lambda: self.done(message, transaction.number)
        )

    async def go_on(self, message: Json) -> None:
        """What the lesson says has been read, by a row of its own."""
        _, logged = self.at_game()
        number = read_number(message.get("number"))
        if any(is_reading(row) for row in self.table.rows[number:]):
            self.done(message, self.table.summary.number)
            return
        check_fresh(logged, number)
        transaction = self.table.transaction(now(), self.guest.id, PLAYING)
        await self.tables.in_thread(transaction.go_on)
        await self.tables.commit(
            self.table, transaction, acknowledged=lambda: self.done(message, transaction.number)
        )

    async def draft(self, message: Json) -> None:
        """How a decision half made can go on; nothing is kept."""
        seat, logged = self.at_game()
        if logged.decides != seat:
            raise declined("refused-not-your-turn", NOT_NOW)
        known = logged.known(seat)
        try:
            drafted = await self.tables.in_thread(known.setting.draft, known, message.get("draft"))
        except Refused as refused:
            raise declined_by_rules(refused) from None
        self.send({"type": "drafted", "request": message["request"], "draft": drafted})

    async def why(self, message: Json) -> None:
        """Why something is not possible: always a refusal."""
        seat, logged = self.at_game()
        known = logged.known(seat)
        try:
            reason = await self.tables.in_thread(known.setting.why, known, message.get("wish"))
        except Refused as refused:
            reason = refused
        raise declined_by_rules(reason)

    async def hint(self, message: Json) -> None:
        """What would be good; it is worked out while everything else goes on."""
        _, logged = self.at_game()
        longer = message.get("longer")
        if not isinstance(longer, bool):
            raise declined("refused-malformed")
        check_fresh(logged, read_number(message.get("number")))
        await hinting.ask(self.tables, self, message["request"], longer)

    async def signal(self, message: Json) -> None:
        """Say a phrase to everybody at the table."""
        seat, logged = self.at_game()
        said = read_phrase(logged.game.setting, message.get("phrase"), message.get("about"))
        check_budget(self.table.rows, logged.moved, seat)
        transaction = self.table.transaction(now(), self.guest.id, PLAYING)
        transaction.say(seat, said)
        await self.tables.commit(
            self.table, transaction, acknowledged=lambda: self.done(message, transaction.number)
        )

    async def past(self, message: Json) -> None:
        """How the table stood after earlier rows, as this viewer knew it then."""
        first, last = read_number(message.get("first")), read_number(message.get("last"))
        if self.viewer is None:
            raise declined("refused-malformed")
        logged = self.table.logged_game(PLAYING, OVER, ENDED)
        if not first <= last <= logged.number:
            raise declined("refused-no-row")
        seen = await self.tables.in_thread(logged.past, first, last, self.viewer)
        moments: list[wire.Moment] = [{"number": number, "view": view} for number, view in seen]
        self.send({"type": "past", "request": message["request"], "moments": moments})

    def done(self, message: Json, number: int) -> None:
        """It is on disk and will never be lost."""
        self.send({"type": "done", "request": message["request"], "number": number})

    def at_game(self) -> tuple[int, LoggedGame]:
        """The own seat and the game, for somebody who plays."""
        if self.viewer is None or self.viewer == SPECTATOR:
            raise declined("refused-watching", NOT_YOURS)
        seat = own_seat(self.table.seats, self.guest, self.viewer)
        logged = self.table.logged_game(PLAYING)
        if seat.left or seat.stand_in is not None:
            raise declined("refused-come-back", NOT_NOW)
        return seat.seat, logged

    def answered(self, number: int, kind: str, seat: int) -> Row | None:
        """The row that already answers a message sent after row `number`, if there is one."""
        game_rows = (row for row in self.table.rows[number:] if row.kind != REMARK)
        row = next(game_rows, None)
        return row if row is not None and (row.kind, row.seat) == (kind, seat) else None


def check_fresh(logged: LoggedGame, number: int) -> None:
    """A decision is made on the position as it is; rows about the table do not change it."""
    if not logged.moved <= number <= logged.number:
        raise declined("refused-stale", NOT_NOW)


async def connect(tables: OpenTables, table_id: str, guest: Guest, send: Send) -> Connection:
    """A connection to a table; it is told nothing before it says hello."""
    async with tables.at(table_id) as table:
        connection = Connection(tables, table, guest, send)
        table.connections.add(connection)
        return connection
