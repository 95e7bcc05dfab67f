"""The tables in memory: read from the store when needed, forgotten when nobody uses them.

Here is the one path by which a row comes into being: kept on disk first, then it has happened, then
everybody hears of it.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.core.words import printable
from bivouac.ready import Preparation
from bivouac.store import queries
from bivouac.store.database import Store
from bivouac.store.rows import ENDED, OVER, PLAYING, UNDEALT, WAITING, StoredTable
from bivouac.tables.bots import Bots
from bivouac.tables.boxes import OwnBox
from bivouac.tables.dealing import deal_table
from bivouac.tables.declined import BROKEN, UNKNOWN, Declined, declined
from bivouac.tables.driving import check_thought, drive, resume
from bivouac.tables.hinting import check_hint
from bivouac.tables.protocol import now
from bivouac.tables.readiness import Readiness
from bivouac.tables.seating import STAND_IN, Seats, taken_over
from bivouac.tables.table import Table
from bivouac.tables.transaction import NewRow, Transaction
from bivouac.tables.visiting import Visits
from bivouac.visitors.failing import Failed

if TYPE_CHECKING:
    from bivouac.tables.connection import Connection

T = TypeVar("T")
KEPT_IN_MEMORY = 64
"""How many tables that nobody uses stay in memory."""
LONGEST_ID = 24

log = logging.getLogger(__name__)


class OpenTables:
    """All tables in memory, the store behind them, and the bots that play at them."""

    def __init__(
        self,
        store: Store,
        bots: bool = True,
        preparation: Preparation | None = None,
        boxes: Sequence[OwnBox] = (),
        visits: Visits | None = None,
    ) -> None:
        self.store = store
        self.boxes = boxes  # components of the host's own, for new tables
        self.visits = visits or Visits({})  # bots by others
        self.readiness = Readiness(preparation)
        self.bots = Bots() if bots else None
        self.threads = ThreadPoolExecutor(2, "bivouac-table")
        self.in_memory: OrderedDict[str, Table] = OrderedDict()  # the longest unused first
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # to be done to the end
        self.background: set[asyncio.Task[None]] = set()  # to be cancelled at the end

    @property
    def others(self) -> Collection[str]:
        """The bots by others that can be chosen for a table."""
        return self.visits.visitors.keys() if self.bots is not None else ()

    async def open(self) -> None:
        """Open the games: now, or where they are still being compiled, one after the other."""
        following = self.begin(self.readiness.follow(self.resume))
        if self.readiness.preparation is None:
            await following

    def resume(self, way: str) -> None:
        """Deal the tables that waited for their rules; let bots go on where they were stopped."""
        self.begin(resume(self, way))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something on the side, for as long as tables are open."""
        task = asyncio.ensure_future(work)
        self.background.add(task)
        return task

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Work something out without holding up everybody else."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, work, *args)

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if the caller goes away: half of it would be a lie."""
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something to the end that nobody waits for."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; where its caller has gone, nobody else wants to hear how it failed."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def write(self, work: Callable[[Session], None]) -> None:
        """Keep something on disk; Declined if that fails, and then nothing of it is kept."""
        try:
            await self.store.write(work)
        except SQLAlchemyError as error:
            log.error("something could not be written: %s", str(error).partition("\n")[0])
            raise declined("refused-not-kept", BROKEN) from None

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table, locked; Declined if there is none."""
        table = await self.find(table_id)
        table.users += 1
        try:
            async with table.lock:
                yield table
        finally:
            table.users -= 1
            self.forget()

    async def find(self, table_id: str) -> Table:
        """A table in memory, read from the store if it is not there yet."""
        while table_id not in self.in_memory:
            if table_id not in self.loading:
                task = asyncio.ensure_future(self.load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            await asyncio.shield(self.loading[table_id])
        self.in_memory.move_to_end(table_id)
        return self.in_memory[table_id]

    async def load(self, table_id: str) -> Table:
        """Read a table and play it again."""
        stored = None
        if len(table_id) <= LONGEST_ID:
            stored = await self.store.read(lambda session: queries.find_table(session, table_id))
        if stored is None:
            raise declined("refused-no-table", UNKNOWN)
        self.readiness.require(stored.deal.game, stored.deal.options)
        if stored.summary.digest == UNDEALT:
            stored = await self.deal(stored)
        table = await self.in_thread(Table, stored)
        if table.summary.status != stored.summary.status:
            summary = table.summary
            await self.write(partial(queries.put_change, summary=summary))
        if table.logged is None:
            await self.recall(table)
        self.in_memory[table_id] = table
        self.wake(table)
        return table

    async def deal(self, planned: StoredTable) -> StoredTable:
        """Deal a table that was planned while its rules were not ready.

        Only `load` comes here, once at a time for each table. If the rules have changed so much
        that they know no such options, the table stays as it is and is found to be frozen.
        """
        try:
            stored = await self.in_thread(deal_table, planned)
        except InputError:
            return planned
        await self.write(partial(queries.put_deal, stored=stored))
        return stored

    async def recall(self, table: Table) -> None:
        """Fetch what everybody saw last of a game that the rules no longer understand.

        What was put aside before its last row is not that: then only the log can tell.
        """
        find = partial(queries.find_views, table=table.id, number=table.summary.number)
        table.views = await self.store.read(find)

    def forget(self) -> None:
        """Put aside what nobody uses, and let go of what nobody has used for longest."""
        idle = [table for table in self.in_memory.values() if table.is_idle]
        for table in idle:
            if not table.is_put_aside:
                self.start(self.put_aside(table))
        for table in idle[: max(0, len(idle) - KEPT_IN_MEMORY)]:
            del self.in_memory[table.id]
            self.visits.leave(table.id, table.logged)

    async def put_aside(self, table: Table) -> None:
        """Keep what is seen of a table, in case that rules of another version cannot read it.

        Not decision by decision: docs/decisions/views-put-aside.md.
        """
        table.users += 1
        try:
            async with table.lock:
                if not table.is_put_aside:
                    number, views = table.summary.number, await self.in_thread(table.views_now)
                    put = partial(queries.put_views, table=table.id, number=number, views=views)
                    await self.write(put)
                    table.seen = number
        finally:
            table.users -= 1

    async def add(self, stored: StoredTable, *also: Callable[..., None]) -> Table:
        """Keep a new table, with what else must be kept or not kept together with it."""

        def put(session: Session) -> None:
            queries.put_table(session, stored)
            for other in also:
                other(session)

        await self.write(put)
        return await self.find(stored.summary.id)

    async def commit(
        self,
        table: Table,
        transaction: Transaction,
        seats: Seats | None = None,
        acknowledged: Callable[[], None] = lambda: None,
    ) -> None:
        """Keep new rows, let them happen, tell everybody; once kept, they are `acknowledged`.

        Seats that stay as they are need not be given.
        """
        seated = table.seats if seats is None else seats
        status = transaction.settle(seated, table.summary.status)
        summary = await self.in_thread(transaction.summary, table.summary, status)
        change = partial(queries.put_change, summary=summary, rows=transaction.rows, seats=seats)
        try:
            await self.write(change)
        except Declined:
            await self.start_afresh(table)
            raise
        acknowledged()
        is_new = status != table.summary.status or seats is not None
        was_waiting = table.summary.status == WAITING
        table.accept(transaction, summary, seated)
        check_thought(table)
        if status in (OVER, ENDED):
            self.visits.leave(table.id, table.logged)
        check_hint(table)
        await self.tell(table, transaction.new_rows, was_waiting)
        if is_new:
            table.tell_info()
        self.wake(table)

    async def start_afresh(self, table: Table) -> None:
        """After a failed write, believe what is on disk and nothing else."""
        stored = await self.store.read(lambda session: queries.find_table(session, table.id))
        if stored is not None:
            fresh = await self.in_thread(Table, stored)
            table.summary, table.seats = fresh.summary, fresh.seats
            table.rows, table.logged = fresh.rows, fresh.logged
            check_thought(table)
            check_hint(table)
        for connection in list(table.connections):
            if connection.viewer is not None and connection.number != table.summary.number:
                await self.tell_state(table, connection)

    async def tell(self, table: Table, new_rows: list[NewRow], was_waiting: bool) -> None:
        """Send new rows to every connection; the first ones of a game come with everything else."""
        if not new_rows or table.summary.status == WAITING:
            return
        connections = [
            connection for connection in table.connections if connection.viewer is not None
        ]
        if was_waiting:
            for connection in connections:
                await self.tell_state(table, connection)
            return
        for viewer in {connection.viewer for connection in connections}:
            news = await self.in_thread(table.news, new_rows, viewer)
            for connection in connections:
                if connection.viewer == viewer and connection in table.connections:
                    connection.receive(news)

    async def tell_state(self, table: Table, connection: "Connection") -> None:
        """Send one connection everything that it does not know."""
        info = table.info(connection.guest.id)
        connection.receive(
            [await self.in_thread(table.state, info, connection.viewer, connection.number)]
        )

    def wake(self, table: Table) -> None:
        """Let bots play on, if it is theirs to play."""
        if self.bots is None or table.driver is not None or table.bot_to_move() is None:
            return
        table.driver = asyncio.ensure_future(drive(self, table, self.bots))

    async def decide(
        self,
        table: Table,
        guest: str,
        seat: int,
        event: Json,
        acknowledged: Callable[[int], None] = lambda _: None,
    ) -> None:
        """A decision of a person; its number is `acknowledged`."""
        transaction = table.transaction(now(), guest, PLAYING)
        await self.in_thread(transaction.decide, seat, event)
        await self.commit(
            table,
            transaction,
            acknowledged=lambda: acknowledged(transaction.new_rows[0].row.number),
        )

    async def play(self, table: Table, seat: int, steps: Sequence[int]) -> None:
        """A decision of a bot, by the same path from where a person's has become steps."""
        transaction = table.transaction(now(), None, PLAYING)
        await self.in_thread(transaction.play, seat, steps)
        await self.commit(table, transaction)

    async def take_over(self, table: Table, seat: int, failed: Failed) -> None:
        """A bot by somebody else cannot play on: one of ours does, and everybody is told."""
        bot = table.seats[seat].bot
        log.warning(
            "table %s: the bot %s plays no further: %s", table.id, bot, printable(str(failed))
        )
        transaction = table.transaction(now(), None, PLAYING)
        transaction.take_over(seat, failed.why, STAND_IN)
        await self.commit(table, transaction, taken_over(table.seats, seat))

    async def close(self) -> None:
        """Finish what is being done, and stop the bots."""
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        bots, self.bots = self.bots, None  # nobody wakes them again
        drivers = [table.driver for table in self.in_memory.values() if table.driver]
        for table in self.in_memory.values():
            if table.thought is not None:
                table.thought.stop()
            if table.hint is not None:
                table.hint.give_up()
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, *self.tasks, return_exceptions=True)
        asides = [self.put_aside(table) for table in self.in_memory.values()]
        await asyncio.gather(*asides, *self.tasks, return_exceptions=True)  # forgotten ones too
        if bots is not None:
            bots.close()
        await asyncio.to_thread(self.visits.close)
        self.threads.shutdown()
