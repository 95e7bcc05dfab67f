"""A visit: one socket at one table, looking from one seat or from nowhere in particular."""

import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bivouac.core.contract import SPECTATOR, Json, Refused
from bivouac.store.kept import DECISION, PLAYING, REMARK, UNDO, Guest, Row
from bivouac.tables.declined import (
    NOT_NOW,
    NOT_YOURS,
    Declined,
    declined,
    declined_by_rules,
    spelled,
)
from bivouac.tables.info import now
from bivouac.tables.seating import held_by, own_seat
from bivouac.tables.sitting import Sitting
from bivouac.tables.sittings import Sittings
from bivouac.tables.table import Table
from bivouac.tables.wishes import read_number

Send: TypeAlias = Callable[[Json], None]


class Visit:
    """What one socket hears and says."""

    def __init__(self, sittings: Sittings, sitting: Sitting, guest: Guest, send: Send) -> None:
        self.sittings = sittings
        self.sitting = sitting
        self.guest = guest
        self.send = send
        self.look: int | None = None  # None: it has not said hello yet
        self.number = 0  # of the last row it was sent

    async def hear(self, message: Json) -> None:
        """Answer one message; whatever is wrong with it is answered too."""
        request = message.get("request") if isinstance(message, dict) else None
        if type(request) is not int:
            request = None
        try:
            await self.sittings.surely(self.answer(message))
        except Declined as no:
            self.send(
                {
                    "type": "refused",
                    "request": request,
                    "rule": no.rule,
                    "message": spelled(no.message),
                }
            )

    def close(self) -> None:
        """The socket is gone."""
        self.sitting.visits.discard(self)
        self.sitting.gone[self.guest.id] = time.monotonic()
        if held_by(self.sitting.seats, self.guest):
            self.sittings.tell_table(self.sitting)
        self.sittings.forget()

    def check_look(self) -> None:
        """Who has given a seat up sees from now on what everybody sees."""
        if self.look is not None and self.look != SPECTATOR:
            if self.guest.id not in self.sitting.seats[self.look].holders:
                self.look = SPECTATOR

    def receive(self, messages: Sequence[Json]) -> None:
        """Send rows on, remembering how far this visit has read."""
        for message in messages:
            self.number = message["number"]
            self.send(message)

    async def answer(self, message: Json) -> None:
        """Do what a message asks for."""
        kind = message.get("type") if isinstance(message, dict) else None
        if kind == "ping":
            self.send({"type": "pong"})
            return
        answers = {
            "hello": self.hello,
            "decide": self.decide,
            "undo": self.undo,
            "draft": self.draft,
            "why": self.why,
        }
        if not isinstance(kind, str) or kind not in answers:
            raise declined("refused-malformed")
        if kind != "hello":
            read_number(message.get("request"))
        async with self.sittings.at(self.sitting.id) as sitting:
            if self in sitting.visits:  # else the socket has gone in the meantime
                await answers[kind](message)

    async def hello(self, message: Json) -> None:
        """Look from a seat, or from none; the answer is everything since the last row known."""
        wanted, last = message.get("look"), read_number(message.get("last"))
        look = SPECTATOR
        if wanted is not None:
            look = own_seat(self.sitting.seats, self.guest, wanted).seat
        is_new = self.look is None
        self.look, self.number = look, last
        await self.sittings.tell_state(self.sitting, self)
        self.sittings.wake(self.sitting)
        if is_new and held_by(self.sitting.seats, self.guest):
            self.sittings.tell_table(self.sitting)

    async def decide(self, message: Json) -> None:
        """A decision; done once it is on disk. The very same one again is done already."""
        seat, table = self.at_game()
        number, event = read_number(message.get("number")), message.get("event")
        again = self.answered(number, DECISION, seat)
        if again is not None and event in (again.body["event"], again.said["event"]):
            self.done(message, again.number)
            return
        check_fresh(table, number)
        await self.sittings.decide(
            self.sitting, self.guest.id, seat, event, lambda number: self.done(message, number)
        )

    async def undo(self, message: Json) -> None:
        """Take back the last decision, by a row of its own."""
        seat, table = self.at_game()
        number = read_number(message.get("number"))
        again = self.answered(number, UNDO, seat)
        if again is not None:
            self.done(message, again.number)
            return
        check_fresh(table, number)
        page = self.sitting.page(now(), self.guest.id, PLAYING)
        await self.sittings.think(page.undo, seat)
        await self.sittings.keep(self.sitting, page, told=lambda: self.done(message, page.number))

    async def draft(self, message: Json) -> None:
        """How a decision half made can go on; nothing is kept."""
        seat, table = self.at_game()
        if table.decides != seat:
            raise declined("refused-not-your-turn", NOT_NOW)
        known = table.game.redact(seat)
        try:
            drafted = await self.sittings.think(
                known.setting.draft, known, seat, message.get("draft")
            )
        except Refused as refused:
            raise declined_by_rules(refused) from None
        self.send({"type": "drafted", "request": message["request"], "draft": drafted})

    async def why(self, message: Json) -> None:
        """Why something is not possible: always a refusal."""
        seat, table = self.at_game()
        known = table.game.redact(seat)
        try:
            reason = await self.sittings.think(known.setting.why, known, seat, message.get("wish"))
        except Refused as refused:
            reason = refused
        raise declined_by_rules(reason)

    def done(self, message: Json, number: int) -> None:
        """It is on disk and will never be lost."""
        self.send({"type": "done", "request": message["request"], "number": number})

    def at_game(self) -> tuple[int, Table]:
        """The own seat and the game, for somebody who plays."""
        if self.look is None or self.look == SPECTATOR:
            raise declined("refused-watching", NOT_YOURS)
        seat = own_seat(self.sitting.seats, self.guest, self.look)
        table = self.sitting.game_table(PLAYING)
        if seat.left or seat.stand_in is not None:
            raise declined("refused-come-back", NOT_NOW)
        return seat.seat, table

    def answered(self, number: int, kind: str, seat: int) -> Row | None:
        """The row that already answers a message sent after row `number`, if there is one."""
        game_rows = (row for row in self.sitting.rows[number:] if row.kind != REMARK)
        row = next(game_rows, None)
        return row if row is not None and (row.kind, row.seat) == (kind, seat) else None


def check_fresh(table: Table, number: int) -> None:
    """A decision is made on the position as it is; rows about the table do not change it."""
    if not table.moved <= number <= table.number:
        raise declined("refused-stale", NOT_NOW)
