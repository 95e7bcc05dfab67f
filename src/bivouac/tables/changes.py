"""What guests can change about a table: each writes a page and says who sits where then."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bivouac.core.contract import Json
from bivouac.store.kept import ENDED, OVER, PERSON, PLAYING, WAITING, Guest
from bivouac.tables import seating
from bivouac.tables.declined import NOT_NOW, NOT_YOURS, declined
from bivouac.tables.info import now
from bivouac.tables.page import Page
from bivouac.tables.seating import Seats, with_seat
from bivouac.tables.sitting import Sitting

PATIENCE = 20
"""Seconds without a connection before a bot may decide for somebody: a reload is no absence."""

Change: TypeAlias = Callable[[Sitting, Guest], tuple[Page, Seats]]


def take_seat(sitting: Sitting, guest: Guest, seat: Json, name: str) -> tuple[Page, Seats]:
    """Join: a certain open seat, or any."""
    page = sitting.page(now(), guest.id, WAITING)
    taken = seating.join(sitting.seats, guest, seat, name)
    page.remark("table-joined", seat=taken.seat, name=taken.name)
    return page, with_seat(sitting.seats, taken)


def fill_seat(sitting: Sitting, guest: Guest, number: Json, bot: str) -> tuple[Page, Seats]:
    """The host puts a bot on an open seat."""
    page = sitting.page(now(), guest.id, WAITING)
    if sitting.standing.host != guest.id:
        raise declined("refused-not-host", NOT_YOURS)
    filled = seating.fill(sitting.seats, number, bot)
    page.remark("table-filled", seat=filled.seat, bot=bot)
    return page, with_seat(sitting.seats, filled)


def claim_seat(sitting: Sitting, guest: Guest, key: Json) -> tuple[Page, Seats]:
    """Another device for a seat; nobody else needs to know."""
    page = sitting.page(now(), guest.id, WAITING, PLAYING, OVER, ENDED)
    return page, with_seat(sitting.seats, seating.claim(sitting.seats, guest, key))


def leave_seats(sitting: Sitting, guest: Guest) -> tuple[Page, Seats]:
    """Leave: before the game the seats are open again, later they wait for their player."""
    page = sitting.page(now(), guest.id, WAITING, PLAYING, OVER, ENDED)
    seats = sitting.seats
    is_waiting = sitting.standing.status == WAITING
    for seat in seating.own_seats(seats, guest):
        if is_waiting:
            seats = with_seat(seats, seating.freed(seat))
        elif sitting.standing.status == PLAYING and not seat.left:
            seats = with_seat(seats, replace(seat, left=True, wants_end=False))
        else:
            continue
        page.remark("table-left", seat=seat.seat, name=seat.name)
    return page, seats


def return_to_seat(sitting: Sitting, guest: Guest, number: Json) -> tuple[Page, Seats]:
    """Decide for an own seat again, instead of a bot or nobody."""
    page = sitting.page(now(), guest.id, PLAYING)
    seat = seating.own_seat(sitting.seats, guest, number)
    back = replace(seat, left=False, stand_in=None)
    if back != seat:
        page.remark("table-returned", seat=seat.seat, name=seat.name)
    return page, with_seat(sitting.seats, back)


def let_stand_in(sitting: Sitting, guest: Guest, number: Json, bot: str) -> tuple[Page, Seats]:
    """A bot for somebody who left or is not there."""
    page = sitting.page(now(), guest.id, PLAYING)
    seat = seating.stand_in(sitting.seats, guest, number, bot, sitting.connected)
    if not seat.left and sitting.seconds_away(seat) < PATIENCE:
        raise declined("refused-stand-in-soon", NOT_NOW, seconds=PATIENCE)
    page.remark("table-stood-in", seat=seat.seat, name=seat.name, bot=bot)
    return page, with_seat(sitting.seats, seat)


def vote(sitting: Sitting, guest: Guest, agree: bool) -> tuple[Page, Seats]:
    """Agree to end the table, or no longer."""
    page = sitting.page(now(), guest.id, PLAYING)
    seats = sitting.seats
    for seat in seating.own_seats(seats, guest):
        if seat.kind == PERSON and not seat.left and seat.wants_end != agree:
            seats = with_seat(seats, replace(seat, wants_end=agree))
            key = "table-vote-end" if agree else "table-vote-on"
            page.remark(key, seat=seat.seat, name=seat.name)
    return page, seats
