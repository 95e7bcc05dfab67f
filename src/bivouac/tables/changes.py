"""What guests can change about a table: each begins a transaction and says who sits where then."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeAlias

from bivouac.store.rows import ENDED, OVER, PLAYING, WAITING, Guest
from bivouac.tables import seating, wire
from bivouac.tables.bot_names import code_of
from bivouac.tables.declined import NOT_NOW, NOT_YOURS, declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import now
from bivouac.tables.requests import clean_name, read_bot
from bivouac.tables.seating import Seats, with_seat
from bivouac.tables.table import Table
from bivouac.tables.transaction import Transaction

PATIENCE = 20
"""Seconds without a connection before a bot may decide for somebody: a reload is no absence."""

P = ParamSpec("P")
Change: TypeAlias = Callable[[Table, Guest], tuple[Transaction, Seats]]
Changing: TypeAlias = Coroutine[Any, Any, wire.TableInfo]


def take_seat(table: Table, guest: Guest, seat: object, name: str) -> tuple[Transaction, Seats]:
    """Join: a certain open seat, or any."""
    transaction = table.transaction(now(), guest.id, WAITING)
    taken = seating.join(table.seats, guest, seat, name)
    transaction.remark("table-joined", seat=taken.seat, name=taken.name)
    return transaction, with_seat(table.seats, taken)


def fill_seat(table: Table, guest: Guest, number: object, bot: str) -> tuple[Transaction, Seats]:
    """The host puts a bot on an open seat."""
    transaction = table.transaction(now(), guest.id, WAITING)
    if table.summary.host != guest.id:
        raise declined("refused-not-host", NOT_YOURS)
    filled = seating.fill(table.seats, number, bot)
    transaction.remark("table-filled", seat=filled.seat, name=filled.name, bot=code_of(bot))
    return transaction, with_seat(table.seats, filled)


def claim_seat(table: Table, guest: Guest, key: object) -> tuple[Transaction, Seats]:
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


def return_to_seat(table: Table, guest: Guest, number: object) -> tuple[Transaction, Seats]:
    """Decide for an own seat again, instead of a bot or nobody."""
    transaction = table.transaction(now(), guest.id, PLAYING)
    seat = seating.own_seat(table.seats, guest, number)
    back = replace(seat, left=False, stand_in=None)
    if back != seat:
        transaction.remark("table-returned", seat=seat.seat, name=seat.name)
    return transaction, with_seat(table.seats, back)


def let_stand_in(table: Table, guest: Guest, number: object, bot: str) -> tuple[Transaction, Seats]:
    """A bot for somebody who left or is not there."""
    transaction = table.transaction(now(), guest.id, PLAYING)
    seat = seating.stand_in(table.seats, guest, number, bot, table.connected)
    if not seat.left and table.seconds_away(seat) < PATIENCE:
        raise declined("refused-stand-in-soon", NOT_NOW, seconds=PATIENCE)
    transaction.remark("table-stood-in", seat=seat.seat, name=seat.name, bot=bot)
    return transaction, with_seat(table.seats, seat)


def vote(table: Table, guest: Guest, agree: bool) -> tuple[Transaction, Seats]:
    """Agree to end the table; or want to play on, which settles the question for everybody."""
    transaction = table.transaction(now(), guest.id, PLAYING)
    seats = table.seats
    voters = [seat for seat in seating.own_seats(seats, guest) if seating.has_vote(seat)]
    if agree:
        for seat in voters:
            if not seat.wants_end:
                seats = with_seat(seats, replace(seat, wants_end=True))
                transaction.remark("table-vote-end", seat=seat.seat, name=seat.name)
    elif voters and any(seat.wants_end for seat in seats):
        seats = tuple(replace(seat, wants_end=False) for seat in seats)
        transaction.remark("table-vote-on", seat=voters[0].seat, name=voters[0].name)
    return transaction, seats


def rename_seat(table: Table, guest: Guest, number: object, name: str) -> tuple[Transaction, Seats]:
    """Another name for an own seat."""
    transaction = table.transaction(now(), guest.id, WAITING, PLAYING)
    seat = seating.own_seat(table.seats, guest, number)
    if name != seat.name:
        transaction.remark("table-renamed", seat=seat.seat, before=seat.name, name=name)
    return transaction, with_seat(table.seats, replace(seat, name=name))


def change(read: Callable[P, Change]) -> Callable[Concatenate[OpenTables, str, Guest, P], Changing]:
    """Change who sits where, once what is asked for is read; the protocol's TableInfo after it."""

    async def changed(
        tables: OpenTables, table_id: str, guest: Guest, /, *asked: P.args, **by_name: P.kwargs
    ) -> wire.TableInfo:
        make = read(*asked, **by_name)

        async def changing() -> wire.TableInfo:
            async with tables.at(table_id) as table:
                transaction, seats = make(table, guest)
                if seats != table.seats:
                    await tables.commit(table, transaction, seats)
                return table.info(guest.id)

        return await tables.to_the_end(changing())

    return changed


@change
def join(seat: object, name: object) -> Change:
    """Take an open seat."""
    return partial(take_seat, seat=seat, name=clean_name(name))


@change
def rename(seat: object, name: object) -> Change:
    """Be called something else at this table."""
    return partial(rename_seat, number=seat, name=clean_name(name))


@change
def claim(key: object) -> Change:
    """Hold a seat with this device too."""
    return partial(claim_seat, key=key)


@change
def leave() -> Change:
    """Leave all own seats."""
    return leave_seats


@change
def come_back(seat: object) -> Change:
    """Decide again for an own seat."""
    return partial(return_to_seat, number=seat)


@change
def stand_in(seat: object, bot: object) -> Change:
    """Let a bot decide for somebody who is not there."""
    return partial(let_stand_in, number=seat, bot=read_bot(bot))


@change
def vote_end(agree: object) -> Change:
    """Want to end the table, or no longer."""
    if not isinstance(agree, bool):
        raise declined("refused-malformed")
    return partial(vote, agree=agree)


async def fill(
    tables: OpenTables, table_id: str, guest: Guest, seat: object, bot: object
) -> wire.TableInfo:
    """Put a bot on an open seat, one of ours or one by others that the host offers."""
    chosen = read_bot(bot, tables.others)

    @change
    def filling() -> Change:
        return partial(fill_seat, number=seat, bot=chosen)

    return await filling(tables, table_id, guest)


async def seat_key(tables: OpenTables, table_id: str, guest: Guest, seat: object) -> str:
    """The key of an own seat, for another device."""
    async with tables.at(table_id) as table:
        return seating.own_seat(table.seats, guest, seat).key
