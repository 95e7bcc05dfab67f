"""Who sits where: joining, leaving, bots that stand in, votes. Pure: seats in, seats out."""

import hmac
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TypeAlias

from bivouac.bots.names import BOTS
from bivouac.store.rows import BOT, OPEN, PERSON, Guest, Seat
from bivouac.tables.declined import NOT_NOW, NOT_YOURS, declined
from bivouac.tables.requests import bot_seat, new_key, person, read_number

Seats: TypeAlias = tuple[Seat, ...]
STAND_IN = "level3"
"""Decides where a bot by somebody else cannot: it plays soundly, and nobody waits for it."""


def with_seat(seats: Seats, seat: Seat) -> Seats:
    """The seats with one of them replaced."""
    return tuple(seat if other.seat == seat.seat else other for other in seats)


def held_by(seats: Seats, guest: Guest) -> list[Seat]:
    """The seats a guest may decide for."""
    return [seat for seat in seats if guest.id in seat.holders]


def seat_of(seats: Seats, number: object) -> Seat:
    """A seat by its number."""
    seat = read_number(number)
    if seat >= len(seats):
        raise declined("refused-no-seat", number=seat + 1)
    return seats[seat]


def own_seat(seats: Seats, guest: Guest, number: object) -> Seat:
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


def join(seats: Seats, guest: Guest, number: object, name: str) -> Seat:
    """A person for an open seat: a certain one, or the first."""
    if held_by(seats, guest):
        raise declined("refused-seated-already", NOT_NOW)
    free = [seat for seat in seats if seat.kind == OPEN]
    if number is not None:
        free = [seat for seat in free if seat is seat_of(seats, number)]
    if not free:
        raise declined("refused-taken", NOT_NOW)
    return person(free[0].seat, name, guest)


def fill(seats: Seats, number: object, bot: str) -> Seat:
    """A bot for an open seat."""
    seat = seat_of(seats, number)
    if seat.kind != OPEN:
        raise declined("refused-taken", NOT_NOW)
    return bot_seat(seat.seat, bot, seats)


def claim(seats: Seats, guest: Guest, key: object) -> Seat:
    """A seat whose key the guest brings, held by this device too."""
    if not isinstance(key, str) or not key.isascii():
        raise declined("refused-key", NOT_YOURS)
    for seat in seats:
        if seat.kind == PERSON and hmac.compare_digest(seat.key, key):
            return replace(seat, holders=seat.holders | {guest.id})
    raise declined("refused-key", NOT_YOURS)


def taken_over(seats: Seats, seat: int) -> Seats:
    """A bot of ours decides where one by somebody else cannot play on."""
    return with_seat(seats, replace(seats[seat], stand_in=STAND_IN))


def stand_in(
    seats: Seats, guest: Guest, number: object, bot: str, connected: Collection[int]
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


def has_vote(seat: Seat) -> bool:
    """Does somebody play here who is asked whether to end the table?"""
    return seat.kind == PERSON and not (seat.left or seat.stand_in)


def has_agreed(seats: Sequence[Seat]) -> bool:
    """Does everybody who plays want to end the table?"""
    voters = [seat for seat in seats if has_vote(seat)]
    return bool(voters) and all(seat.wants_end for seat in voters)


def seats_again(seats: Seats, guest: Guest, others: Collection[str] = ()) -> Seats:
    """The seats of the next game: everybody where they were, so that they keep their colours.

    Chance decides anew who begins. A bot that stood in stays, under a name of its own; the seat of
    somebody who left is open, unless they ask for the game. `others` are the bots by others that
    there are: one that could not play on has another try.
    """
    kept = [seat_again(seat, guest, others) for seat in seats]
    for seat in kept:
        if seat.kind == BOT and seat.bot is not None and seat.name == "":
            kept[seat.seat] = bot_seat(seat.seat, seat.bot, kept)
    return tuple(kept)


def seat_again(seat: Seat, guest: Guest, others: Collection[str] = ()) -> Seat:
    """Who sits on a seat of the next game; a bot that stood in has no name yet.

    Nor has one that had no name of its own, as at old tables.
    """
    if guest.id not in seat.holders:
        is_there = seat.bot in BOTS or seat.bot in others
        bot = seat.bot if is_there else seat.stand_in or (STAND_IN if seat.bot else None)
        if bot is not None:
            has_name = seat.kind == BOT and is_there and not (bot in BOTS and seat.name == bot)
            return Seat(seat.seat, BOT, seat.name if has_name else "", new_key(), bot)
        if seat.left or seat.kind == OPEN:
            return freed(seat)
    return Seat(seat.seat, seat.kind, seat.name, new_key(), local=seat.local, holders=seat.holders)
