"""The tables in memory: read from the store when needed, forgotten when nobody uses them.

Here is the one path by which a row comes into being: kept on disk first, then it has happened, then
everybody hears of it.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from bivouac.core.contract import SPECTATOR, Json
from bivouac.core.errors import InputError
from bivouac.store import shelf
from bivouac.store.database import Store
from bivouac.store.kept import PLAYING, UNDEALT, WAITING, Kept
from bivouac.tables.bots import Bots
from bivouac.tables.declined import BROKEN, UNKNOWN, Declined, declined
from bivouac.tables.driving import check_thought, drive
from bivouac.tables.founding import deal_table
from bivouac.tables.info import now
from bivouac.tables.page import Line, Page
from bivouac.tables.readiness import Readiness
from bivouac.tables.seating import Seats
from bivouac.tables.sitting import Sitting, settle

if TYPE_CHECKING:
    from bivouac.tables.visit import Visit

T = TypeVar("T")
KEPT_IN_MEMORY = 64
"""How many tables that nobody uses stay in memory."""
LONGEST_ID = 24

log = logging.getLogger(__name__)


class Sittings:
    """All tables in memory, the store behind them, and the bots that play at them."""

    def __init__(self, store: Store, bots: bool, readiness: Readiness) -> None:
        self.store = store
        self.readiness = readiness
        self.bots = Bots() if bots else None
        self.thinkers = ThreadPoolExecutor(2, "bivouac-table")
        self.known: OrderedDict[str, Sitting] = OrderedDict()  # the longest unused first
        self.loading: dict[str, asyncio.Task[Sitting]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    async def think(self, work: Callable[..., T], *args: Any) -> T:
        """Work something out without holding up everybody else."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thinkers, work, *args)

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if the caller goes away: half of it would be a lie."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return await asyncio.shield(task)

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
    async def at(self, table: str) -> AsyncIterator[Sitting]:
        """A table, locked; Declined if there is none."""
        sitting = await self.find(table)
        sitting.users += 1
        try:
            async with sitting.lock:
                yield sitting
        finally:
            sitting.users -= 1
            self.forget()

    async def find(self, table: str) -> Sitting:
        """A table in memory, read from the store if it is not there yet."""
        while table not in self.known:
            if table not in self.loading:
                task = asyncio.ensure_future(self.load(table))
                self.loading[table] = task
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            await asyncio.shield(self.loading[table])
        self.known.move_to_end(table)
        return self.known[table]

    async def load(self, table: str) -> Sitting:
        """Read a table and play it again."""
        kept = None
        if len(table) <= LONGEST_ID:
            kept = await self.store.read(lambda session: shelf.find_table(session, table))
        if kept is None:
            raise declined("refused-no-table", UNKNOWN)
        self.readiness.require(kept.opening.game, kept.opening.options)
        if kept.standing.digest == UNDEALT:
            kept = await self.deal(kept)
        sitting = await self.think(Sitting, kept)
        if sitting.standing.status != kept.standing.status:
            standing = sitting.standing
            await self.write(partial(shelf.put_change, standing=standing, rows=(), sights={}))
        if sitting.table is None:
            await self.recall(sitting)
        self.known[table] = sitting
        self.wake(sitting)
        return sitting

    async def deal(self, planned: Kept) -> Kept:
        """Deal a table that was planned while its rules were not ready.

        Only `load` comes here, once at a time for each table. If the rules have changed so much
        that they know no such options, the table stays as it is and is found to be frozen.
        """
        try:
            kept, sights = await self.think(deal_table, planned)
        except InputError:
            return planned
        await self.write(partial(shelf.put_deal, kept=kept, sights=sights))
        return kept

    async def recall(self, sitting: Sitting) -> None:
        """Fetch what everybody saw last of a game that the rules no longer understand."""
        for look in (SPECTATOR, *range(len(sitting.seats))):
            sight = await self.store.read(partial(shelf.find_sight, table=sitting.id, look=look))
            if sight is not None:
                sitting.sights[look] = sight.view

    def forget(self) -> None:
        """Let go of tables that nobody has used for longest."""
        idle = [table for table, sitting in self.known.items() if sitting.is_idle]
        for table in idle[: max(0, len(idle) - KEPT_IN_MEMORY)]:
            del self.known[table]

    async def add(self, kept: Kept, sights: dict[int, Any], *also: Callable[..., None]) -> Sitting:
        """Keep a new table, with what else must be kept or not kept together with it."""

        def put(session: Session) -> None:
            shelf.put_table(session, kept, sights)
            for other in also:
                other(session)

        await self.write(put)
        return await self.find(kept.standing.id)

    async def keep(
        self,
        sitting: Sitting,
        page: Page,
        seats: Seats | None = None,
        told: Callable[[], None] = lambda: None,
    ) -> None:
        """Keep a page, let it happen, and tell everybody; `told` is called as soon as it is kept.

        Seats that stay as they are need not be given.
        """
        seated = sitting.seats if seats is None else seats
        status = settle(page, seated, sitting.standing.status)
        standing, sights = await self.think(sitting.outcome, page, seated, status)
        change = partial(
            shelf.put_change, standing=standing, rows=page.rows, sights=sights, seats=seats
        )
        try:
            await self.write(change)
        except Declined:
            await self.start_afresh(sitting)
            raise
        told()
        is_new = status != sitting.standing.status or seats is not None
        was_waiting = sitting.standing.status == WAITING
        page.turn(sights)
        sitting.rows.extend(page.rows)
        sitting.standing, sitting.seats = standing, seated
        check_thought(sitting)
        for visit in sitting.visits:
            visit.check_look()
        await self.tell(sitting, page.lines, was_waiting)
        if is_new:
            self.tell_table(sitting)
        self.wake(sitting)

    async def start_afresh(self, sitting: Sitting) -> None:
        """After a failed write, believe what is on disk and nothing else."""
        kept = await self.store.read(lambda session: shelf.find_table(session, sitting.id))
        if kept is not None:
            fresh = await self.think(Sitting, kept)
            sitting.standing, sitting.seats = fresh.standing, fresh.seats
            sitting.rows, sitting.table = fresh.rows, fresh.table
            check_thought(sitting)
        for visit in list(sitting.visits):
            if visit.look is not None and visit.number != sitting.standing.number:
                await self.tell_state(sitting, visit)

    async def tell(self, sitting: Sitting, lines: list[Line], was_waiting: bool) -> None:
        """Send new rows to every visit; the first ones of a game come with everything else."""
        if not lines or sitting.standing.status == WAITING:
            return
        visits = [visit for visit in sitting.visits if visit.look is not None]
        if was_waiting:
            for visit in visits:
                await self.tell_state(sitting, visit)
            return
        for look in {visit.look for visit in visits}:
            news = await self.think(sitting.news, lines, look)
            for visit in visits:
                if visit.look == look and visit in sitting.visits:
                    visit.receive(news)

    async def tell_state(self, sitting: Sitting, visit: "Visit") -> None:
        """Send one visit everything that it does not know."""
        info = sitting.info(visit.guest.id)
        visit.receive([await self.think(sitting.state, info, visit.look, visit.number)])

    def tell_table(self, sitting: Sitting) -> None:
        """Send every visit who sits where."""
        for visit in sitting.visits:
            if visit.look is not None:
                visit.send({"type": "table", "table": sitting.info(visit.guest.id)})

    def wake(self, sitting: Sitting) -> None:
        """Let bots play on, if it is theirs to play."""
        if self.bots is None or sitting.driver is not None or sitting.bot_to_move() is None:
            return
        sitting.driver = asyncio.ensure_future(drive(self, sitting, self.bots))

    async def decide(
        self,
        sitting: Sitting,
        guest: str | None,
        seat: int,
        event: Json,
        told: Callable[[int], None] = lambda _: None,
    ) -> None:
        """A decision of a person or a bot, by one and the same path; `told` gets its number."""
        page = sitting.page(now(), guest, PLAYING)
        await self.think(page.decide, seat, event)
        await self.keep(sitting, page, told=lambda: told(page.lines[0].row.number))

    async def close(self) -> None:
        """Finish what is being done, and stop the bots."""
        bots, self.bots = self.bots, None  # nobody wakes them again
        drivers = [sitting.driver for sitting in self.known.values() if sitting.driver]
        for sitting in self.known.values():
            if sitting.thought is not None:
                sitting.thought.stop()
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, *self.tasks, return_exceptions=True)
        if bots is not None:
            bots.close()
        self.thinkers.shutdown()
