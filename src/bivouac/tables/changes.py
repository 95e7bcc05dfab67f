"""What guests can change about a table: each begins a transaction and says who sits where then."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bivouac.core.contract import Json
from bivouac.store.rows import ENDED, OVER, PERSON, PLAYING, WAITING, Guest
from bivouac.tables import seating
from bivouac.tables.declined import NOT_NOW, NOT_YOURS, declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import now
from bivouac.tables.requests import clean_name, read_bot
from bivouac.tables.seating import Seats, with_seat
from bivouac.tables.table import Table
from bivouac.tables.transaction import Transaction

PATIENCE = 20
"""Seconds without a connection before a bot may decide for somebody: a reload is no absence."""

Change: TypeAlias = Callable[[Table, Guest], tuple[Transaction, Seats]]


def take_seat(table: Table, guest: Guest, seat: Json, name: str) -> tuple[Transaction, Seats]:
    """Join: a certain open seat, or any."""
    transaction = table.transaction(now(), guest.id, WAITING)
    taken = seating.join(table.seats, guest, seat, name)
    transaction.remark("table-joined", seat=taken.seat, name=taken.name)
    return transaction, with_seat(table.seats, taken)


def fill_seat(table: Table, guest: Guest, number: Json, bot: str) -> tuple[Transaction, Seats]:
    """The host puts a bot on an open seat."""
    transaction = table.transaction(now(), guest.id, WAITING)
    if table.summary.host != guest.id:
        raise declined("refused-not-host", NOT_YOURS)
    filled = seating.fill(table.seats, number, bot)
    transaction.remark("table-filled", seat=filled.seat, bot=bot)
    return transaction, with_seat(table.seats, filled)


def claim_seat(table: Table, guest: Guest, key: Json) -> tuple[Transaction, Seats]:
    """Another device for a seat; nobody else needs to know."""
    transaction = table.transaction(now(), guest.id, WAITING, PLAYING, OVER, ENDED)
    return transaction, with_seat(table.seats, seating.claim(table.seats, guest, key))


def leave_seats(table: Table, guest: Guest) -> tuple[Transaction, Seats]:
    """Leave: before the game the seats are open again, later they wait for their player."""
    transaction = table.transaction(now(), guest.id, WAITING, PLAYING, OVER, ENDED)
    seats = table.seats
    is_waiting = table.summary.status == WAITING
    for seat in seating.own_seats(seats, guest):
        if is_waiting:
            seats = with_seat(seats, seating.freed(seat))
        elif table.summary.status == PLAYING and not seat.left:
            seats = with_seat(seats, replace(seat, left=True, wants_end=False))
        else:
            continue
        transaction.remark("table-left", seat=seat.seat, name=seat.name)
    return transaction, seats


def return_to_seat(table: Table, guest: Guest, number: Json) -> tuple[Transaction, Seats]:
    """Decide for an own seat again, instead of a bot or nobody."""
    transaction = table.transaction(now(), guest.id, PLAYING)
    seat = seating.own_seat(table.seats, guest, number)
    back = replace(seat, left=False, stand_in=None)
    if back != seat:
        transaction.remark("table-returned", seat=seat.seat, name=seat.name)
    return transaction, with_seat(table.seats, back)


def let_stand_in(table: Table, guest: Guest, number: Json, bot: str) -> tuple[Transaction, Seats]:
    """A bot for somebody who left or is not there."""
    transaction = table.transaction(now(), guest.id, PLAYING)
    seat = seating.stand_in(table.seats, guest, number, bot, table.connected)
    if not seat.left and table.seconds_away(seat) < PATIENCE:
        raise declined("refused-stand-in-soon", NOT_NOW, seconds=PATIENCE)
    transaction.remark("table-stood-in", seat=seat.seat, name=seat.name, bot=bot)
    return transaction, with_seat(table.seats, seat)


def vote(table: Table, guest: Guest, agree: bool) -> tuple[Transaction, Seats]:
    """Agree to end the table, or no longer."""
    transaction = table.transaction(now(), guest.id, PLAYING)
    seats = table.seats
    for seat in seating.own_seats(seats, guest):
        if seat.kind == PERSON and not seat.left and seat.wants_end != agree:
            seats = with_seat(seats, replace(seat, wants_end=agree))
            key = "table-vote-end" if agree else "table-vote-on"
            transaction.remark(key, seat=seat.seat, name=seat.name)
    return transaction, seats


async def change(tables: OpenTables, table_id: str, guest: Guest, make: Change) -> Json:
    """Change who sits where; the protocol's TableInfo after it."""

    async def changing() -> Json:
        async with tables.at(table_id) as table:
            transaction, seats = make(table, guest)
            if seats != table.seats:
                await tables.commit(table, transaction, seats)
            return table.info(guest.id)

    return await tables.to_the_end(changing())


async def join(tables: OpenTables, table_id: str, guest: Guest, seat: Json, name: Json) -> Json:
    """Take an open seat."""
    make = partial(take_seat, seat=seat, name=clean_name(name))
    return await change(tables, table_id, guest, make)


async def fill(tables: OpenTables, table_id: str, guest: Guest, seat: Json, bot: Json) -> Json:
    """Put a bot on an open seat."""
    make = partial(fill_seat, number=seat, bot=read_bot(bot))
    return await change(tables, table_id, guest, make)


async def claim(tables: OpenTables, table_id: str, guest: Guest, key: Json) -> Json:
    """Hold a seat with this device too."""
    return await change(tables, table_id, guest, partial(claim_seat, key=key))


async def leave(tables: OpenTables, table_id: str, guest: Guest) -> Json:
    """Leave all own seats."""
    return await change(tables, table_id, guest, leave_seats)


async def come_back(tables: OpenTables, table_id: str, guest: Guest, seat: Json) -> Json:
    """Decide again for an own seat."""
    return await change(tables, table_id, guest, partial(return_to_seat, number=seat))


async def stand_in(tables: OpenTables, table_id: str, guest: Guest, seat: Json, bot: Json) -> Json:
    """Let a bot decide for somebody who is not there."""
    make = partial(let_stand_in, number=seat, bot=read_bot(bot))
    return await change(tables, table_id, guest, make)


async def vote_end(tables: OpenTables, table_id: str, guest: Guest, agree: Json) -> Json:
    """Want to end the table, or no longer."""
    if not isinstance(agree, bool):
        raise declined("refused-malformed")
    return await change(tables, table_id, guest, partial(vote, agree=agree))


async def seat_key(tables: OpenTables, table_id: str, guest: Guest, seat: Json) -> str:
    """The key of an own seat, for another device."""
    async with tables.at(table_id) as table:
        return seating.own_seat(table.seats, guest, seat).key
