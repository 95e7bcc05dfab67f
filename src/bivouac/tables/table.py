"""A table in memory: its game, seats and connections, and what is said to each of them."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR
from bivouac.core.errors import InputError
from bivouac.core.wire import Seen
from bivouac.store.rows import (
    ENDED,
    FROZEN,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Seat,
    StoredTable,
    Summary,
    TableStatus,
)
from bivouac.tables import wire
from bivouac.tables.bots import Thought
from bivouac.tables.declined import NOT_NOW, declined
from bivouac.tables.logged_game import LoggedGame, pictured
from bivouac.tables.protocol import entry_of, info_of, is_connected, result_json, seed_of
from bivouac.tables.seating import Seats
from bivouac.tables.signals import phrases_of
from bivouac.tables.transaction import NewRow, Transaction

if TYPE_CHECKING:
    from bivouac.tables.connection import Connection
    from bivouac.tables.hinting import AskedHint


class Table:
    """A table that somebody uses. Whoever changes it holds its lock."""

    def __init__(self, stored: StoredTable) -> None:
        self.deal = stored.deal
        self.summary = stored.summary
        self.seats = stored.seats
        self.rows = stored.rows
        self.logged = readable(stored)  # None: the rules have changed since
        self.views: dict[int, Seen] = {}  # what was seen last; only where there is no game
        self.seen = stored.seen  # the last row when its views were put aside, if they ever were
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.since = time.monotonic()
        self.gone: dict[str, float] = {}  # when guests' sockets were last closed
        self.users = 0
        self.driver: asyncio.Task[None] | None = None
        self.player: Player | None = None
        self.thought: Thought | None = None  # what a bot is thinking about
        self.hint: AskedHint | None = None  # what was asked about the decision that is due
        if self.logged is None or self.summary.status == FROZEN:
            self.summary = replace(self.summary, status=status_of(self.logged, stored))

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.summary.id

    @property
    def is_idle(self) -> bool:
        """Could it be forgotten now? It would be read again from its rows."""
        return self.users == 0 and not self.connections and self.driver is None

    @property
    def is_put_aside(self) -> bool:
        """Is kept what is seen of the table as it stands, as far as there is anything to see?"""
        is_shown = self.logged is not None and self.summary.status != WAITING
        return not is_shown or self.seen == self.summary.number

    @property
    def present(self) -> set[str]:
        """The guests with a socket here."""
        return {connection.guest.id for connection in self.connections}

    @property
    def connected(self) -> list[int]:
        """The seats for which somebody is there."""
        present = self.present
        return [seat.seat for seat in self.seats if is_connected(seat, present)]

    def seconds_away(self, seat: Seat) -> float:
        """For how long nobody has been there for a seat, as far as this process knows."""
        seen = [self.gone.get(holder, self.since) for holder in seat.holders]
        return time.monotonic() - max(seen, default=self.since)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.seats]

    @property
    def bots(self) -> list[str | None]:
        """Which bots have seats of their own."""
        return [seat.bot for seat in self.seats]

    def logged_game(self, *statuses: str) -> LoggedGame:
        """The game, for something that is possible at these statuses only."""
        if self.logged is None:
            raise declined("refused-frozen", NOT_NOW)
        if self.summary.status not in statuses:
            raise declined(NOT_AT[self.summary.status], NOT_NOW)
        return self.logged

    def transaction(self, at: str, guest: str | None, *statuses: str) -> Transaction:
        """A transaction without rows so far."""
        return Transaction(self.logged_game(*statuses), at, guest, self.people)

    def bot_to_move(self) -> str | None:
        """The bot whose decision is awaited, if one is."""
        if self.logged is None or self.summary.status != PLAYING or self.logged.decides is None:
            return None
        if self.logged.course is not None:
            return None  # the lesson decides for the others
        return self.seats[self.logged.decides].decider

    def info(self, guest: str) -> wire.TableInfo:
        """The protocol's TableInfo."""
        return info_of(self.deal.label, self.summary, self.seats, guest, self.present)

    def state(self, info: wire.TableInfo, viewer: int, last: int) -> wire.State:
        """Everything, for somebody who comes or comes back: the protocol's State.

        `info` is given because this runs in a thread, and connections come and go outside of it.
        """
        is_shown = self.summary.status != WAITING
        is_played = self.logged is not None and self.summary.status == PLAYING
        first = last if last <= self.summary.number else 0
        return {
            "type": "state",
            "table": info,
            "look": None if viewer == SPECTATOR else viewer,
            "number": self.summary.number,
            "log": [entry_of(row, viewer) for row in self.rows[first:]],
            "opening": self.logged.opening(viewer) if self.logged and is_shown else [],
            "phrases": self.phrases(viewer) if self.logged and is_played else [],
            "components": self.components(),
            "view": self.view(viewer) if is_shown else None,
            "offer": self.logged.offer(viewer) if self.logged and is_played else None,
            "can_undo": self.logged.can_undo(viewer) if self.logged and is_played else False,
            "lesson": self.lesson(),
            "coach": self.logged.coached(viewer) if self.logged and is_played else None,
            "result": self.summary.card.get("result"),
            "seed": seed_of(self.deal, self.summary),
        }

    def lesson(self) -> wire.LessonStep | None:
        """How far the lesson is that is learnt here, if one is."""
        course = None if self.logged is None else self.logged.course
        return None if course is None else course.told()

    def phrases(self, viewer: int) -> list[wire.Phrase]:
        """What a viewer may say at this table; whoever watches says nothing."""
        assert self.logged is not None
        return [] if viewer == SPECTATOR else phrases_of(self.logged.game.setting)

    def components(self) -> object:
        """The components as a client draws them, or where no rules read them, as they are kept."""
        if self.logged is not None:
            return self.logged.game.setting.pictured()
        return pictured(self.deal)

    def view(self, viewer: int) -> Seen | None:
        """What a viewer sees, or where the rules have changed, what it saw last."""
        return self.views.get(viewer) if self.logged is None else self.logged.view(viewer)

    def views_now(self) -> dict[int, Seen]:
        """What is seen, to be put aside: by the public, and by people from their seats."""
        assert self.logged is not None
        return {viewer: self.logged.view(viewer) for viewer in (SPECTATOR, *self.people)}

    def news(self, new_rows: Sequence[NewRow], viewer: int) -> list[wire.News]:
        """New rows that have happened, as a viewer may see them: the protocol's News."""
        assert self.logged is not None
        return [self.news_of(new, viewer, new is new_rows[-1], self.logged) for new in new_rows]

    def news_of(self, new: NewRow, viewer: int, is_last: bool, logged: LoggedGame) -> wire.News:
        """One row; what can be done now stands with the last one."""
        is_played = is_last and self.summary.status == PLAYING
        return {
            "type": "news",
            "number": new.row.number,
            "entry": entry_of(new.row, viewer),
            "view": logged.view(viewer) if is_last else new.game.observe(viewer),
            "offer": logged.offer(viewer) if is_played else None,
            "can_undo": logged.can_undo(viewer) if is_played else False,
            "lesson": self.lesson() if is_last else None,
            "coach": logged.coached(viewer) if is_played else None,
            "result": result_json(new.game) if new.game.is_over else None,
            "seed": seed_of(self.deal, self.summary) if is_last else None,
        }

    def accept(self, transaction: Transaction, summary: Summary, seats: Seats) -> None:
        """Let new rows happen, now that they are kept."""
        transaction.take_effect()
        self.rows.extend(transaction.rows)
        self.summary, self.seats = summary, seats
        for connection in self.connections:
            connection.check_viewer()

    def tell_info(self) -> None:
        """Send every connection who sits where."""
        for connection in self.connections:
            if connection.viewer is not None:
                connection.send({"type": "table", "table": self.info(connection.guest.id)})


NOT_AT = {
    WAITING: "refused-waiting",
    PLAYING: "refused-playing",
    OVER: "refused-over",
    ENDED: "refused-ended",
    FROZEN: "refused-frozen",
}
"""Why something is not possible now, by how the table stands."""


ENDINGS = ("table-ended", "table-lesson-done")
"""Remarks after which a table has ended."""


def readable(stored: StoredTable) -> LoggedGame | None:
    """The game of a table, unless the rules of today come to another position than was kept."""
    try:
        logged = LoggedGame.restore(stored.deal, stored.rows)
    except InputError:
        return None
    is_same = logged.number == stored.summary.number and logged.digest() == stored.summary.digest
    return logged if is_same else None


def status_of(logged: LoggedGame | None, stored: StoredTable) -> TableStatus:
    """How a table stands that cannot be read, or can be read again."""
    if logged is None:
        return FROZEN
    if logged.game.is_over:
        return OVER
    if any(row.body.get("what") in ENDINGS for row in stored.rows):
        return ENDED
    return WAITING if any(seat.kind == OPEN for seat in stored.seats) else PLAYING
