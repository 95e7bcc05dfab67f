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
from bivouac.store import shelf
from bivouac.store.database import Store
from bivouac.store.kept import ENDED, OVER, UNDEALT, Guest, Kept, Standing
from bivouac.tables import changes, lobby, seating
from bivouac.tables.declined import NOT_NOW, NOT_READY, Declined, declined
from bivouac.tables.founding import new_table, plan_table
from bivouac.tables.info import info_of, now
from bivouac.tables.names import clean_name
from bivouac.tables.readiness import Readiness, way_of
from bivouac.tables.replay import replay_of
from bivouac.tables.sights import sight_record
from bivouac.tables.sitting import Sitting
from bivouac.tables.sittings import Sittings
from bivouac.tables.visit import Send, Visit
from bivouac.tables.wishes import read_bot, read_wish

log = logging.getLogger(__name__)


class Hall:
    """Every table there is."""

    def __init__(
        self, store: Store, bots: bool = True, preparation: Preparation | None = None
    ) -> None:
        self.store = store
        self.readiness = Readiness(preparation)
        self.sittings = Sittings(store, bots, self.readiness)
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
        await self.sittings.close()

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
        for label, standing in await self.store.read(shelf.find_under_way):
            try:
                if way_of(label.game, label.options) == way and await self.is_due(standing):
                    await self.sittings.find(standing.id)
            except Exception:
                log.exception("table %s cannot be read", standing.id)

    async def is_due(self, standing: Standing) -> bool:
        """Has a table to be dealt, or a bot to decide there?"""
        if standing.digest == UNDEALT:
            return True
        seats = (await self.store.read(partial(shelf.seats_of, tables=[standing.id])))[standing.id]
        decides = standing.card.get("decides")
        return decides is not None and seats[decides].decider is not None

    # Guests

    async def guest(self, guest_id: str) -> Guest:
        """A guest, kept from now on."""
        found = await self.store.read(partial(shelf.find_guest, guest=guest_id))
        if found is None:
            found = Guest(guest_id, "")
            await self.store.write(partial(shelf.add_guest, guest=found, now=now()))
        return found

    async def rename(self, guest: Guest, name: Json) -> Guest:
        """A guest under another name; seats taken before keep theirs."""
        renamed = Guest(guest.id, clean_name(name))
        await self.store.write(partial(shelf.put_guest, guest=renamed, now=now()))
        return renamed

    # The lobby

    def ready(self) -> Json:
        """The protocol's Ready."""
        return self.readiness.report()

    async def catalogue(self) -> Json:
        """The protocol's Catalogue."""
        return await self.sittings.think(lobby.catalogue)

    async def lobby(self, guest: Guest) -> Json:
        """The protocol's Lobby."""
        return await lobby.lobby_of(self.sittings, guest)

    async def info(self, table: str, guest: Guest) -> Json:
        """The protocol's TableInfo."""
        try:
            async with self.sittings.at(table) as sitting:
                return sitting.info(guest.id)
        except Declined as no:
            if no.status != NOT_READY:
                raise
        kept = await self.store.read(lambda session: shelf.find_table(session, table))
        assert kept is not None  # it was there, and tables are never removed
        label = kept.opening.label
        preparing = self.readiness.preparing(label.game, label.options)
        return info_of(label, kept.standing, kept.seats, guest.id, (), preparing)

    async def create(self, guest: Guest, wish: Json) -> str:
        """A new table; its id. Where the rules are not ready, it is dealt as soon as they are."""
        chosen = await self.sittings.think(read_wish, wish, guest)
        way = chosen.game.way(chosen.setting.options)
        if way not in self.readiness.opened:
            return await self.sittings.surely(self.plan(plan_table(*chosen, guest), way))
        kept, sights = await self.sittings.think(new_table, *chosen, guest)
        return (await self.sittings.surely(self.sittings.add(kept, sights))).id

    async def plan(self, planned: Kept, way: str) -> str:
        """Keep a table whose rules are not ready; its id."""
        self.readiness.want(way)
        await self.sittings.write(partial(shelf.put_table, kept=planned, sights={}))
        if way in self.readiness.opened:  # in this very moment, and without this table
            await self.sittings.find(planned.standing.id)
        return planned.standing.id

    # Seats

    async def join(self, table: str, guest: Guest, seat: Json, name: Json) -> Json:
        """Take an open seat."""
        return await self.change(
            table, guest, partial(changes.take_seat, seat=seat, name=clean_name(name))
        )

    async def fill(self, table: str, guest: Guest, seat: Json, bot: Json) -> Json:
        """Put a bot on an open seat."""
        return await self.change(
            table, guest, partial(changes.fill_seat, number=seat, bot=read_bot(bot))
        )

    async def claim(self, table: str, guest: Guest, key: Json) -> Json:
        """Hold a seat with this device too."""
        return await self.change(table, guest, partial(changes.claim_seat, key=key))

    async def leave(self, table: str, guest: Guest) -> Json:
        """Leave all own seats."""
        return await self.change(table, guest, changes.leave_seats)

    async def come_back(self, table: str, guest: Guest, seat: Json) -> Json:
        """Decide again for an own seat."""
        return await self.change(table, guest, partial(changes.return_to_seat, number=seat))

    async def stand_in(self, table: str, guest: Guest, seat: Json, bot: Json) -> Json:
        """Let a bot decide for somebody who is not there."""
        return await self.change(
            table, guest, partial(changes.let_stand_in, number=seat, bot=read_bot(bot))
        )

    async def vote_end(self, table: str, guest: Guest, agree: Json) -> Json:
        """Want to end the table, or no longer."""
        if not isinstance(agree, bool):
            raise declined("refused-malformed")
        return await self.change(table, guest, partial(changes.vote, agree=agree))

    async def change(self, table: str, guest: Guest, make: changes.Change) -> Json:
        """Change who sits where; the protocol's TableInfo after it."""

        async def changing() -> Json:
            async with self.sittings.at(table) as sitting:
                page, seats = make(sitting, guest)
                if seats != sitting.seats:
                    await self.sittings.keep(sitting, page, seats)
                return sitting.info(guest.id)

        return await self.sittings.surely(changing())

    async def seat_key(self, table: str, guest: Guest, seat: Json) -> str:
        """The key of an own seat, for another device."""
        async with self.sittings.at(table) as sitting:
            return seating.own_seat(sitting.seats, guest, seat).key

    # After the end

    async def again(self, table: str, guest: Guest) -> str:
        """The next table of the same people; the same one whoever asks."""
        return await self.sittings.surely(self.play_again(table, guest))

    async def play_again(self, table: str, guest: Guest) -> str:
        """Make the next table, once."""
        async with self.sittings.at(table) as sitting:
            sitting.game_table(OVER, ENDED)
            seating.own_seats(sitting.seats, guest)
            if sitting.standing.next is None:
                await self.follow(sitting, guest)
            assert sitting.standing.next is not None
            return sitting.standing.next

    async def follow(self, sitting: Sitting, guest: Guest) -> None:
        """Make a table that follows another one."""
        game = find_game(sitting.opening.game)
        setting = await self.sittings.think(game.setting, sitting.opening.options)
        seats = seating.rotated(sitting.seats, guest)
        kept, sights = await self.sittings.think(
            new_table, game, setting, seats, sitting.standing.listed, guest
        )
        standing = replace(sitting.standing, next=kept.standing.id)
        link = partial(shelf.put_change, standing=standing, rows=(), sights={})
        await self.sittings.add(kept, sights, link)
        sitting.standing = standing
        self.sittings.tell_table(sitting)

    async def record(self, table: str, guest: Guest) -> Json:
        """The record of a finished game, or of a frozen one what the guest saw."""
        async with self.sittings.at(table) as sitting:
            if sitting.table is None:
                held = seating.held_by(sitting.seats, guest)
                look = held[0].seat if held else SPECTATOR
                return await self.sittings.think(sight_record, sitting, look)
            if sitting.standing.status not in (OVER, ENDED):
                raise declined("refused-record-later", NOT_NOW)
            return await self.sittings.think(sitting.table.record, sitting.names)

    async def replay(self, table: str, guest: Guest, look: Json) -> Json:
        """The protocol's Replay of a finished game."""
        async with self.sittings.at(table) as sitting:
            finished = sitting.game_table(OVER, ENDED)
            record = await self.sittings.think(finished.record, sitting.names)
        return await self.replay_record(record, look)

    async def replay_record(self, record: Json, look: Json) -> Json:
        """The protocol's Replay of any record."""
        fields = record if isinstance(record, dict) else {}
        game, options = fields.get("game"), fields.get("options")
        if isinstance(game, str) and game in GAMES:
            self.readiness.require(game, options if isinstance(options, dict) else {})
        return await asyncio.to_thread(replay_of, record, look)  # seconds: not where tables think

    async def connect(self, table: str, guest: Guest, send: Send) -> Visit:
        """A visit to a table; it hears nothing before it says hello."""
        async with self.sittings.at(table) as sitting:
            visit = Visit(self.sittings, sitting, guest, send)
            sitting.visits.add(visit)
            return visit


__all__ = ["Guest", "Hall"]
