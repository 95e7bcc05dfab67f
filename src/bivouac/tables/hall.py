"""The hall: every table there is, and all that guests can do at them. The server talks to it."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

from bivouac.core.contract import SPECTATOR, Json
from bivouac.core.registry import GAMES, find_game
from bivouac.ready import Preparation
from bivouac.store import queries
from bivouac.store.database import Store
from bivouac.store.rows import ENDED, OVER, UNDEALT, Guest, StoredTable, Summary
from bivouac.tables import changes, lobby, seating
from bivouac.tables.connection import Connection, Send
from bivouac.tables.declined import NOT_NOW, NOT_READY, Declined, declined
from bivouac.tables.founding import new_table, plan_table
from bivouac.tables.info import info_of, now
from bivouac.tables.names import clean_name
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.readiness import Readiness, way_of
from bivouac.tables.replay import replay_of
from bivouac.tables.requests import read_bot, read_table
from bivouac.tables.table import Table
from bivouac.tables.views import view_record

log = logging.getLogger(__name__)


class Hall:
    """Every table there is."""

    def __init__(
        self, store: Store, bots: bool = True, preparation: Preparation | None = None
    ) -> None:
        self.store = store
        self.readiness = Readiness(preparation)
        self.tables = OpenTables(store, bots, self.readiness)
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the games: now, or where they are still being compiled, one after the other."""
        following = self.begin(self.readiness.follow(self.wake))
        if self.readiness.preparation is None:
            await following

    async def close(self) -> None:
        """Finish what is being done."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.tables.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something on the side, for as long as the hall is open."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        return task

    def wake(self, way: str) -> None:
        """Deal the tables that waited for their rules; let bots go on where they were stopped."""
        self.begin(self.wake_all(way))

    async def wake_all(self, way: str) -> None:
        """Read every table of a way that is not dealt, or at which a bot has to decide."""
        for label, summary in await self.store.read(queries.find_under_way):
            try:
                if way_of(label.game, label.options) == way and await self.is_due(summary):
                    await self.tables.find(summary.id)
            except Exception:
                log.exception("table %s cannot be read", summary.id)

    async def is_due(self, summary: Summary) -> bool:
        """Has a table to be dealt, or a bot to decide there?"""
        if summary.digest == UNDEALT:
            return True
        seats = (await self.store.read(partial(queries.seats_of, tables=[summary.id])))[summary.id]
        decides = summary.card.get("decides")
        return decides is not None and seats[decides].decider is not None

    # Guests

    async def guest(self, guest_id: str) -> Guest:
        """A guest, kept from now on."""
        found = await self.store.read(partial(queries.find_guest, guest=guest_id))
        if found is None:
            found = Guest(guest_id, "")
            await self.store.write(partial(queries.add_guest, guest=found, now=now()))
        return found

    async def rename(self, guest: Guest, name: Json) -> Guest:
        """A guest under another name; seats taken before keep theirs."""
        renamed = Guest(guest.id, clean_name(name))
        await self.store.write(partial(queries.put_guest, guest=renamed, now=now()))
        return renamed

    # The lobby

    def ready(self) -> Json:
        """The protocol's Ready."""
        return self.readiness.report()

    async def catalogue(self) -> Json:
        """The protocol's Catalogue."""
        return await self.tables.in_thread(lobby.catalogue)

    async def lobby(self, guest: Guest) -> Json:
        """The protocol's Lobby."""
        return await lobby.lobby_of(self.tables, guest)

    async def info(self, table_id: str, guest: Guest) -> Json:
        """The protocol's TableInfo."""
        try:
            async with self.tables.at(table_id) as table:
                return table.info(guest.id)
        except Declined as no:
            if no.status != NOT_READY:
                raise
        stored = await self.store.read(lambda session: queries.find_table(session, table_id))
        assert stored is not None  # it was there, and tables are never removed
        label = stored.deal.label
        preparing = self.readiness.preparing(label.game, label.options)
        return info_of(label, stored.summary, stored.seats, guest.id, (), preparing)

    async def create(self, guest: Guest, table_request: Json) -> str:
        """A new table; its id. Where the rules are not ready, it is dealt as soon as they are."""
        chosen = await self.tables.in_thread(read_table, table_request, guest)
        way = chosen.game.way(chosen.setting.options)
        if way not in self.readiness.opened:
            return await self.tables.to_the_end(self.plan(plan_table(*chosen, guest), way))
        stored, views = await self.tables.in_thread(new_table, *chosen, guest)
        return (await self.tables.to_the_end(self.tables.add(stored, views))).id

    async def plan(self, planned: StoredTable, way: str) -> str:
        """Keep a table whose rules are not ready; its id."""
        self.readiness.want(way)
        await self.tables.write(partial(queries.put_table, stored=planned, views={}))
        if way in self.readiness.opened:  # in this very moment, and without this table
            await self.tables.find(planned.summary.id)
        return planned.summary.id

    # Seats

    async def join(self, table_id: str, guest: Guest, seat: Json, name: Json) -> Json:
        """Take an open seat."""
        return await self.change(
            table_id, guest, partial(changes.take_seat, seat=seat, name=clean_name(name))
        )

    async def fill(self, table_id: str, guest: Guest, seat: Json, bot: Json) -> Json:
        """Put a bot on an open seat."""
        return await self.change(
            table_id, guest, partial(changes.fill_seat, number=seat, bot=read_bot(bot))
        )

    async def claim(self, table_id: str, guest: Guest, key: Json) -> Json:
        """Hold a seat with this device too."""
        return await self.change(table_id, guest, partial(changes.claim_seat, key=key))

    async def leave(self, table_id: str, guest: Guest) -> Json:
        """Leave all own seats."""
        return await self.change(table_id, guest, changes.leave_seats)

    async def come_back(self, table_id: str, guest: Guest, seat: Json) -> Json:
        """Decide again for an own seat."""
        return await self.change(table_id, guest, partial(changes.return_to_seat, number=seat))

    async def stand_in(self, table_id: str, guest: Guest, seat: Json, bot: Json) -> Json:
        """Let a bot decide for somebody who is not there."""
        return await self.change(
            table_id, guest, partial(changes.let_stand_in, number=seat, bot=read_bot(bot))
        )

    async def vote_end(self, table_id: str, guest: Guest, agree: Json) -> Json:
        """Want to end the table, or no longer."""
        if not isinstance(agree, bool):
            raise declined("refused-malformed")
        return await self.change(table_id, guest, partial(changes.vote, agree=agree))

    async def change(self, table_id: str, guest: Guest, make: changes.Change) -> Json:
        """Change who sits where; the protocol's TableInfo after it."""

        async def changing() -> Json:
            async with self.tables.at(table_id) as table:
                transaction, seats = make(table, guest)
                if seats != table.seats:
                    await self.tables.commit(table, transaction, seats)
                return table.info(guest.id)

        return await self.tables.to_the_end(changing())

    async def seat_key(self, table_id: str, guest: Guest, seat: Json) -> str:
        """The key of an own seat, for another device."""
        async with self.tables.at(table_id) as table:
            return seating.own_seat(table.seats, guest, seat).key

    # After the end

    async def again(self, table_id: str, guest: Guest) -> str:
        """The next table of the same people; the same one whoever asks."""
        return await self.tables.to_the_end(self.play_again(table_id, guest))

    async def play_again(self, table_id: str, guest: Guest) -> str:
        """Make the next table, once."""
        async with self.tables.at(table_id) as table:
            table.logged_game(OVER, ENDED)
            seating.own_seats(table.seats, guest)
            if table.summary.next is None:
                await self.follow(table, guest)
            assert table.summary.next is not None
            return table.summary.next

    async def follow(self, table: Table, guest: Guest) -> None:
        """Make a table that follows another one."""
        game = find_game(table.deal.game)
        setting = await self.tables.in_thread(game.setting, table.deal.options)
        seats = seating.rotated(table.seats, guest)
        stored, views = await self.tables.in_thread(
            new_table, game, setting, seats, table.summary.listed, guest
        )
        summary = replace(table.summary, next=stored.summary.id)
        link = partial(queries.put_change, summary=summary, rows=(), views={})
        await self.tables.add(stored, views, link)
        table.summary = summary
        self.tables.tell_table(table)

    async def record(self, table_id: str, guest: Guest) -> Json:
        """The record of a finished game, or of a frozen one what the guest saw."""
        async with self.tables.at(table_id) as table:
            if table.logged is None:
                held = seating.held_by(table.seats, guest)
                viewer = held[0].seat if held else SPECTATOR
                return await self.tables.in_thread(view_record, table, viewer)
            if table.summary.status not in (OVER, ENDED):
                raise declined("refused-record-later", NOT_NOW)
            return await self.tables.in_thread(table.logged.record, table.names)

    async def replay(self, table_id: str, guest: Guest, viewer: Json) -> Json:
        """The protocol's Replay of a finished game."""
        async with self.tables.at(table_id) as table:
            finished = table.logged_game(OVER, ENDED)
            record = await self.tables.in_thread(finished.record, table.names)
        return await self.replay_record(record, viewer)

    async def replay_record(self, record: Json, viewer: Json) -> Json:
        """The protocol's Replay of any record."""
        fields = record if isinstance(record, dict) else {}
        game, options = fields.get("game"), fields.get("options")
        if isinstance(game, str) and game in GAMES:
            self.readiness.require(game, options if isinstance(options, dict) else {})
        return await asyncio.to_thread(replay_of, record, viewer)  # seconds: not where tables think

    async def connect(self, table_id: str, guest: Guest, send: Send) -> Connection:
        """A visit to a table; it hears nothing before it says hello."""
        async with self.tables.at(table_id) as table:
            connection = Connection(self.tables, table, guest, send)
            table.connections.add(connection)
            return connection


__all__ = ["Guest", "Hall"]
