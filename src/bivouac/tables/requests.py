"""What people ask for, read from JSON of unknown shape; Declined says what cannot be."""

import secrets
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from bivouac.bots.names import BOTS
from bivouac.core.contract import GameType, Json, Setting
from bivouac.core.errors import InputError
from bivouac.core.registry import GAMES, find_game
from bivouac.store.rows import BOT, OPEN, PERSON, Guest, Seat
from bivouac.tables.declined import declined

KEY_BYTES = 16
MOST_OPTIONS = 16
LONGEST_NAME = 24
JOINERS = "\u200c\u200d"
"""Invisible, but part of how some scripts and emoji are written."""
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that could break a line or turn a text around."""


class TableRequest(NamedTuple):
    """A table somebody would like to have."""

    game: GameType
    setting: Setting
    seats: tuple[Seat, ...]
    listed: bool


def new_key() -> str:
    """A secret of 128 bits that opens a seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def read_table(request: Json, guest: Guest) -> TableRequest:
    """The protocol's TableWish."""
    if not isinstance(request, dict) or not isinstance(request.get("listed"), bool):
        raise declined("refused-malformed")
    name = request.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise declined("refused-game")
    game = find_game(name)
    setting = read_setting(game, request.get("options"))
    seats = request.get("seats")
    if not isinstance(seats, list) or len(seats) != setting.seats:
        raise declined("refused-seats", players=setting.seats)
    return TableRequest(game, setting, read_seats(seats, guest), request["listed"])


def read_setting(game: GameType, options: Json) -> Setting:
    """A game with chosen options; Declined if it has no such options."""
    if not isinstance(options, dict) or len(options) > MOST_OPTIONS:
        raise declined("refused-malformed")
    if not all(is_option(value) for value in options.values()):
        raise declined("refused-options")
    try:
        return game.setting(options)
    except InputError:
        raise declined("refused-options") from None


def is_option(value: Json) -> bool:
    """Could it be the value of an option? A game says whether it is one of its own."""
    if isinstance(value, list):
        return len(value) <= MOST_OPTIONS and all(isinstance(part, str) for part in value)
    return value is None or type(value) in (str, int, bool)


def read_seats(requests: Sequence[Json], guest: Guest) -> tuple[Seat, ...]:
    """The protocol's SeatWishes, for a guest who makes the table."""
    kinds = [request.get("kind") if isinstance(request, dict) else None for request in requests]
    if kinds.count("me") > 1:
        raise declined("refused-seat-twice")
    if all(kind == "bot" for kind in kinds):
        raise declined("refused-only-bots")
    return tuple(read_seat(number, request, guest) for number, request in enumerate(requests))


def read_seat(number: int, request: Json, guest: Guest) -> Seat:
    """One SeatWish."""
    kind = request.get("kind") if isinstance(request, dict) else None
    if kind == "me":
        return person(number, clean_name(guest.name), guest)
    if kind == "friend":
        return person(number, clean_name(request.get("name")), guest, local=True)
    if kind == "open":
        return Seat(number, OPEN, "", new_key())
    if kind == "bot":
        bot = read_bot(request.get("bot"))
        return Seat(number, BOT, bot, new_key(), bot)
    raise declined("refused-malformed")


def person(number: int, name: str, guest: Guest, local: bool = False) -> Seat:
    """A seat of somebody."""
    return Seat(number, PERSON, name, new_key(), local=local, holders=frozenset({guest.id}))


def read_bot(name: Json) -> str:
    """A bot of the registry."""
    if not isinstance(name, str) or name not in BOTS:
        raise declined("refused-bot")
    return name


def read_number(value: Json, low: int = 0) -> int:
    """A whole number of a message."""
    if type(value) is not int or value < low:
        raise declined("refused-malformed")
    return value


def clean_name(name: Json) -> str:
    """A name as it is kept; Declined if it cannot be one."""
    if not isinstance(name, str) or len(name) > 10 * LONGEST_NAME:
        raise declined("refused-name", most=LONGEST_NAME)
    cleaned = unicodedata.normalize("NFC", " ".join(name.split(" "))).strip()
    unwanted = any(
        unicodedata.category(letter) in UNWANTED and letter not in JOINERS for letter in cleaned
    )
    visible = cleaned.strip(JOINERS + " ")
    if unwanted or not visible or len(cleaned) > LONGEST_NAME:
        raise declined("refused-name", most=LONGEST_NAME)
    return cleaned
