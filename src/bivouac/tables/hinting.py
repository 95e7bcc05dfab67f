"""Hints at tables: whoever has to decide asks what would be good, and is answered in a moment.

A hint thinks as a bot does: in a thread of theirs, taking turns with them, on what its seat knows
and nothing else. Everybody reads that it was asked for. It is given up when the position moves on;
until then it is kept for whoever asks again, from another device or after a lost line.
"""

import logging
import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from bivouac.bots.budget import Budget, Watch
from bivouac.core.contract import Known, generator
from bivouac.store.rows import PLAYING, REMARK, Row
from bivouac.tables.bots import Bots, Thought
from bivouac.tables.declined import BROKEN, NOT_NOW, NOT_READY, declined
from bivouac.tables.hint_answers import answer_of
from bivouac.tables.hint_wire import HintAnswer
from bivouac.tables.protocol import now
from bivouac.tables.table import Table

if TYPE_CHECKING:
    from bivouac.tables.connection import Connection
    from bivouac.tables.open_tables import OpenTables

log = logging.getLogger(__name__)

SECONDS = (1.2, 5.0, 15.0)
"""Of thought about one decision: at first, and each time that somebody asks for more."""
LEAST = 0.3
"""Seconds of thought, however long it had to wait for others."""
NOTED = "table-hint"
"""What the row that notes it says it is, and the key of its sentence."""


class AskedHint:
    """What a seat has asked about the decision it has to make."""

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved  # number of the last row that changed the position
        self.times = 0  # it was thought about
        self.thought: Thought | None = None  # under way
        self.answer: HintAnswer | None = None  # the latest
        self.waiting: list[tuple[Connection, int]] = []  # for it, with the number of their request

    def is_due(self, table: Table) -> bool:
        """Does the table still wait for this decision, and for a person to make it?"""
        logged = table.logged
        if logged is None or table.summary.status != PLAYING or logged.moved != self.moved:
            return False
        return logged.decides == self.seat and table.seats[self.seat].decider is None

    def end(self, answer: HintAnswer | None) -> None:
        """Tell those who wait what was found; None: it has failed."""
        self.thought = None
        if answer is not None:
            self.times += 1
            more = self.times < len(SECONDS)
            self.answer = {**answer, "longer": round(SECONDS[self.times]) if more else None}
        waiting, self.waiting = self.waiting, []
        for connection, request in waiting:
            if answer is not None and connection.viewer == self.seat:
                self.tell(connection, request)
            else:
                connection.refuse(request, declined("refused-hint-failed", BROKEN))

    def tell(self, connection: "Connection", request: int) -> None:
        """Send somebody the latest answer."""
        assert self.answer is not None
        connection.send({**self.answer, "request": request})

    def give_up(self) -> None:
        """Nobody needs it any more."""
        if self.thought is not None:
            self.thought.stop()
        waiting, self.waiting = self.waiting, []
        for connection, request in waiting:
            connection.refuse(request, declined("refused-stale", NOT_NOW))


async def ask(tables: "OpenTables", asker: "Connection", request: int, longer: bool) -> None:
    """Somebody asks for a hint; they are answered when it is worked out, or at once if it is."""
    table, bots = asker.table, thinkers(tables, asker)
    seat, logged = asker.at_game()
    asked = table.hint or AskedHint(seat, logged.moved)
    if any(connection is asker for connection, _ in asked.waiting):
        raise declined("refused-hint-thinking", NOT_NOW)
    if asked.thought is None and asked.answer is not None:
        if not longer or asked.times == len(SECONDS):
            asked.tell(asker, request)
            return
    await note(tables, table, asker.guest.id, seat)
    table.hint = asked
    asked.waiting.append((asker, request))
    if asked.thought is None:
        asked.thought = Thought(None, seat, logged.moved)
        tables.start(think(tables, bots, table, asked, logged.known(seat).copy()))


def thinkers(tables: "OpenTables", asker: "Connection") -> Bots:
    """Whose threads think for somebody who asks; Declined where there is no hint to be had."""
    seat, logged = asker.at_game()
    deal = asker.table.deal
    if not deal.hints or tables.bots is None:
        raise declined("refused-no-hints", NOT_NOW)
    if logged.decides != seat:
        raise declined("refused-not-your-turn", NOT_NOW)
    if not tables.readiness.can_measure(deal.game, deal.options):
        raise declined("refused-hint-preparing", NOT_READY)
    return tables.bots


async def note(tables: "OpenTables", table: Table, guest: str, seat: int) -> None:
    """Let everybody read that a hint was asked for: once for each decision, before it is given."""
    logged = table.logged_game(PLAYING)
    if is_noted(table.rows[logged.moved :], seat):
        return
    if logged.has_long_log:
        raise declined("refused-hint-log", NOT_NOW)
    transaction = table.transaction(now(), guest, PLAYING)
    transaction.remark(NOTED, seat=seat, name=table.seats[seat].name)
    await tables.commit(table, transaction)


def is_noted(rows: Sequence[Row], seat: int) -> bool:
    """Is it among these rows that a seat has asked for a hint?"""
    return any(
        row.kind == REMARK and row.body.get("what") == NOTED and row.body["seat"] == seat
        for row in rows
    )


async def think(
    tables: "OpenTables", bots: Bots, table: Table, asked: AskedHint, known: Known
) -> None:
    """Work a hint out in a thread of the bots', and tell it to those who still need it."""
    thought, seconds, answer = asked.thought, SECONDS[asked.times], None
    assert thought is not None
    table.users += 1
    try:
        answer = await bots.share(thought, partial(work_out, known, thought, seconds))
    except Exception:
        log.exception("table %s: no hint could be worked out", table.id)
    finally:
        table.users -= 1
        tables.forget()
    if table.hint is asked:
        asked.end(answer)


def work_out(known: Known, thought: Thought, seconds: float, watch: Watch) -> HintAnswer:
    """A hint, in so many seconds from when it was asked for.

    What it draws for comes from the operating system: no seed of a table can foretell it.
    """
    left = 1000 * seconds - thought.age()
    rng = generator(secrets.randbits(64))
    return answer_of(known, Budget(milliseconds=max(1000 * LEAST, left)), rng, watch)


def check_hint(table: Table) -> None:
    """Give up a hint that its table has left behind."""
    if table.hint is not None and not table.hint.is_due(table):
        asked, table.hint = table.hint, None
        asked.give_up()
