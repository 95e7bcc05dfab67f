"""What people ask for, read from JSON of unknown shape; Declined says what cannot be."""

import secrets
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from bivouac.bots.names import BOTS
from bivouac.core.contract import GameType, Setting, Source
from bivouac.core.errors import InputError
from bivouac.core.registry import GAMES, find_game
from bivouac.store.rows import BOT, OPEN, PERSON, Guest, Seat
from bivouac.tables.bot_names import free_name
from bivouac.tables.boxes import OwnBox, find_box
from bivouac.tables.declined import declined

KEY_BYTES = 16
MOST_OPTIONS = 16
LONGEST_NAME = 24
JOINERS = "\u200c\u200d"
"""Invisible, but part of how some scripts and emoji are written."""
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that could break a line or turn a text around."""


class NewTable(NamedTuple):
    """A table somebody would like to have."""

    game: GameType
    setting: Setting
    seats: tuple[Seat, ...]
    listed: bool
    coach: bool
    hints: bool


def new_key() -> str:
    """A secret of 128 bits that opens a seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def read_table(
    request: object, guest: Guest, boxes: Sequence[OwnBox] = (), others: Collection[str] = ()
) -> NewTable:
    """The protocol's TableRequest; `others` are the bots by others that the host offers."""
    if not isinstance(request, dict) or not isinstance(request.get("listed"), bool):
        raise declined("refused-malformed")
    name = request.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise declined("refused-game")
    game = find_game(name)
    box = find_box(boxes, name, request["box"]) if "box" in request else None
    if box is None and "box" in request:
        raise declined("refused-box")
    setting = read_setting(game, request.get("options"), box and box.files)
    seats = request.get("seats")
    if not isinstance(seats, list) or len(seats) != setting.seats:
        raise declined("refused-seats", players=setting.seats)
    chosen = read_seats(seats, guest, others)
    coach = read_coach(request.get("coach", False), setting, chosen)
    hints = request.get("hints", False)
    if not isinstance(hints, bool):
        raise declined("refused-malformed")
    return NewTable(game, setting, chosen, request["listed"], coach, hints)


def read_coach(coach: object, setting: Setting, seats: Sequence[Seat]) -> bool:
    """Is there to be a coach? Not where people play against each other only."""
    if not isinstance(coach, bool):
        raise declined("refused-malformed")
    if coach and setting.scored and not any(seat.kind == BOT for seat in seats):
        raise declined("refused-coach")
    return coach


def read_setting(game: GameType, options: object, components: Source | None = None) -> Setting:
    """A game with chosen options; Declined if it has no such options."""
    if not isinstance(options, dict) or len(options) > MOST_OPTIONS:
        raise declined("refused-malformed")
    if not all(is_option(value) for value in options.values()):
        raise declined("refused-options")
    try:
        return game.setting(options, components)
    except InputError:
        raise declined("refused-options") from None


def is_option(value: object) -> bool:
    """Could it be the value of an option? A game says whether it is one of its own."""
    if isinstance(value, list):
        return len(value) <= MOST_OPTIONS and all(isinstance(part, str) for part in value)
    return value is None or type(value) in (str, int, bool)


def read_seats(
    requests: Sequence[object], guest: Guest, others: Collection[str] = ()
) -> tuple[Seat, ...]:
    """The protocol's SeatRequests, for a guest who makes the table."""
    kinds = [request.get("kind") if isinstance(request, dict) else None for request in requests]
    if kinds.count("me") > 1:
        raise declined("refused-seat-twice")
    if all(kind == "bot" for kind in kinds):
        raise declined("refused-only-bots")
    seats = [read_seat(number, one, guest, others) for number, one in enumerate(requests)]
    for seat in seats:
        if seat.kind == BOT and seat.bot is not None:
            seats[seat.seat] = bot_seat(seat.seat, seat.bot, seats)
    return tuple(seats)


def read_seat(number: int, request: object, guest: Guest, others: Collection[str] = ()) -> Seat:
    """One SeatRequest; a bot has no name yet."""
    asked = request if isinstance(request, dict) else {}
    kind = asked.get("kind")
    if kind == "me":
        return person(number, clean_name(guest.name), guest)
    if kind == "friend":
        return person(number, clean_name(asked.get("name")), guest, local=True)
    if kind == "open":
        return Seat(number, OPEN, "", new_key())
    if kind == "bot":
        return Seat(number, BOT, "", new_key(), read_bot(asked.get("bot"), others))
    raise declined("refused-malformed")


def person(number: int, name: str, guest: Guest, local: bool = False) -> Seat:
    """A seat of somebody."""
    return Seat(number, PERSON, name, new_key(), local=local, holders=frozenset({guest.id}))


def bot_seat(number: int, bot: str, others: Iterable[Seat]) -> Seat:
    """A seat of a bot, under a name that none of the others has."""
    return Seat(number, BOT, free_name(others, bot), new_key(), bot)


def read_bot(name: object, others: Collection[str] = ()) -> str:
    """A bot of ours, or one of some by others."""
    if not isinstance(name, str) or (name not in BOTS and name not in others):
        raise declined("refused-bot")
    return name


def read_number(value: object, low: int = 0) -> int:
    """A whole number of a message."""
    if type(value) is not int or value < low:
        raise declined("refused-malformed")
    return value


def clean_name(name: object) -> str:
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
