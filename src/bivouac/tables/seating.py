"""Who sits where: joining, leaving, bots that stand in, votes. Pure: seats in, seats out."""

import hmac
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TypeAlias

from bivouac.core.contract import Json
from bivouac.store.rows import BOT, OPEN, PERSON, Guest, Seat
from bivouac.tables.declined import NOT_NOW, NOT_YOURS, declined
from bivouac.tables.requests import new_key, person, read_number

Seats: TypeAlias = tuple[Seat, ...]


def with_seat(seats: Seats, seat: Seat) -> Seats:
    """The seats with one of them replaced."""
    return tuple(seat if other.seat == seat.seat else other for other in seats)


def held_by(seats: Seats, guest: Guest) -> list[Seat]:
    """The seats a guest may decide for."""
    return [seat for seat in seats if guest.id in seat.holders]


def seat_of(seats: Seats, number: Json) -> Seat:
    """A seat by its number."""
    if read_number(number) >= len(seats):
        raise declined("refused-no-seat", number=number + 1)
    return seats[number]


def own_seat(seats: Seats, guest: Guest, number: Json) -> Seat:
    """A seat that the guest holds."""
    seat = seat_of(seats, number)
    if guest.id not in seat.holders:
        raise declined("refused-not-your-seat", NOT_YOURS)
    return seat


def own_seats(seats: Seats, guest: Guest) -> list[Seat]:
    """The seats of a guest, at least one."""
    held = held_by(seats, guest)
    if not held:
        raise declined("refused-no-seat-of-yours", NOT_YOURS)
    return held


def join(seats: Seats, guest: Guest, number: Json, name: str) -> Seat:
    """A person for an open seat: a certain one, or the first."""
    if held_by(seats, guest):
        raise declined("refused-seated-already", NOT_NOW)
    free = [seat for seat in seats if seat.kind == OPEN]
    if number is not None:
        free = [seat for seat in free if seat is seat_of(seats, number)]
    if not free:
        raise declined("refused-taken", NOT_NOW)
    return person(free[0].seat, name, guest)


def fill(seats: Seats, number: Json, bot: str) -> Seat:
    """A bot for an open seat."""
    seat = seat_of(seats, number)
    if seat.kind != OPEN:
        raise declined("refused-taken", NOT_NOW)
    return Seat(seat.seat, BOT, bot, new_key(), bot)


def claim(seats: Seats, guest: Guest, key: Json) -> Seat:
    """A seat whose key the guest brings, held by this device too."""
    if not isinstance(key, str) or not key.isascii():
        raise declined("refused-key", NOT_YOURS)
    for seat in seats:
        if seat.kind == PERSON and hmac.compare_digest(seat.key, key):
            return replace(seat, holders=seat.holders | {guest.id})
    raise declined("refused-key", NOT_YOURS)


def stand_in(
    seats: Seats, guest: Guest, number: Json, bot: str, connected: Collection[int]
) -> Seat:
    """A bot that decides for somebody who has left or is not there."""
    seat = seat_of(seats, number)
    others = [held for held in own_seats(seats, guest) if not held.left]
    if seat in others or not others:
        raise declined("refused-stand-in-own", NOT_YOURS)
    if seat.kind != PERSON or not (seat.left or seat.seat not in connected):
        raise declined("refused-stand-in-there", NOT_NOW)
    return replace(seat, stand_in=bot, wants_end=False)


def freed(seat: Seat) -> Seat:
    """A seat open again, for anybody."""
    return Seat(seat.seat, OPEN, "", new_key())


def has_agreed(seats: Sequence[Seat]) -> bool:
    """Does everybody who plays want to end the table?"""
    voters = [seat for seat in seats if seat.kind == PERSON and not (seat.left or seat.stand_in)]
    return bool(voters) and all(seat.wants_end for seat in voters)


def rotated(seats: Seats, guest: Guest) -> Seats:
    """The seats of the next game: everybody one seat on.

    A bot that stood in stays; the seat of somebody who left is open, unless they ask for the game.
    """
    return tuple(
        next_seat(number, seats[(number + 1) % len(seats)], guest) for number in range(len(seats))
    )


def next_seat(number: int, seat: Seat, guest: Guest) -> Seat:
    """Who sits on a seat of the next game."""
    if guest.id not in seat.holders:
        if seat.decider is not None:
            return Seat(number, BOT, seat.decider, new_key(), seat.decider)
        if seat.left or seat.kind == OPEN:
            return Seat(number, OPEN, "", new_key())
    return Seat(number, seat.kind, seat.name, new_key(), local=seat.local, holders=seat.holders)
