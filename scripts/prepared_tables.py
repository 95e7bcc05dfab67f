"""Tables put into a database before a server starts: the same games every time.

Bots, mostly greedy ones, play for people from a fixed seed until somebody is asked what the picture
or the test is about. Whoever opens the seat link of a table, /t/ID#seat=KEY, goes on from there.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Game, Json, Known, generator
from bivouac.core.records import Words
from bivouac.core.registry import find_game
from bivouac.store import queries
from bivouac.store.database import open_store
from bivouac.store.rows import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    UNDEALT,
    WAITING,
    Guest,
    Seat,
    StoredTable,
    Summary,
)
from bivouac.tables.bot_names import BOT_NAMES
from bivouac.tables.dealing import new_deal
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.seating import Seats
from bivouac.tables.transaction import Transaction

NAMES = ["Maren", "Tomás", "Aiko", "Sorrel", "Bruno", "Wanda"]
MAIN = {"dewan": "scenario", "iwari": "map"}
PLACES = ("journeys", "places")
"""Where the offers of the games hold what can be placed."""
STARTED, PLAYED = "2026-10-01T19:00:00.000Z", "2026-10-01T19:30:00.000Z"
HOST = Guest("host-of-prepared-tables", "Maren")

Until = Callable[[Game], bool]


@dataclass(frozen=True)
class Prepared:
    """A table to be: who sits there, and how far it has been played."""

    id: str
    main: str  # the scenario or map
    seats: str  # p: a person, b: a greedy bot, o: open
    until: Until
    seed: int = 1
    listed: bool = False
    names: Sequence[str] = tuple(NAMES)
    game: str = "dewan"
    more: Mapping[str, Json] = field(default_factory=dict)  # further options
    coach: bool = False
    hints: bool = False
    by: str = "greedy"  # the bot that plays for everybody until then

    @property
    def options(self) -> dict[str, Json]:
        """What is chosen for it."""
        return {MAIN[self.game]: self.main, "players": len(self.seats), **self.more}

    def key(self, seat: int) -> str:
        """The key of a seat's link."""
        return f"key-{self.id}-{seat}"

    def link(self, seat: int) -> str:
        """The path that makes a browser the holder of a seat."""
        return f"/t/{self.id}#seat={self.key(seat)}"


def turn_of(seat: int, turns: int, reach: int = 0) -> Until:
    """Until a seat begins a turn, after at least so many turns, with so many places in reach."""
    is_turn = asked(seat, "turn", turns)

    def is_reached(game: Game) -> bool:
        if not is_turn(game):
            return False
        offer = game.setting.offer(game.redact(seat)) or {}
        return sum(len(offer.get(part, [])) for part in PLACES) >= reach

    return is_reached


def asked(seat: int, phase: str, turns: int = 0) -> Until:
    """Until a seat is asked for something: a story, a tuck, a marker, a refill, a deed."""

    def is_reached(game: Game) -> bool:
        if game.to_move != seat:
            return False
        view = game.observe(SPECTATOR)
        return bool(view["phase"] == phase and view["turns"] >= turns)

    return is_reached


def never(_: Game) -> bool:
    """Played to the end."""
    return False


def at_once(_: Game) -> bool:
    """Not played at all."""
    return True


def prepare(database: Path, tables: Sequence[Prepared]) -> None:
    """Make a database with these tables; no server may have it open."""
    store = open_store(f"sqlite:///{database}")
    try:
        store.writer.submit(partial(queries.put_guest, guest=HOST, now=STARTED)).result()
        for prepared in tables:
            put = partial(queries.put_table, stored=play(prepared))
            store.writer.submit(put).result()
    finally:
        store.close()


def play(prepared: Prepared) -> StoredTable:
    """The table as it is kept."""
    setting = find_game(prepared.game).setting(prepared.options)
    seed = hashlib.sha256(f"{prepared.seed}".encode()).digest()
    deal = new_deal(setting, seed, prepared.coach, prepared.hints)
    logged, seats = LoggedGame(deal), seats_of(prepared)
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    transaction = Transaction(logged, STARTED, HOST.id, people)
    status = transaction.settle(seats, WAITING)
    player, rng = Player(logged.game.setting), generator(prepared.seed)
    game = transaction.game
    while status != WAITING and not game.is_over and not prepared.until(game):
        seat = game.to_move
        transaction.guest = HOST.id if seats[seat].kind == PERSON else None
        transaction.at = PLAYED
        transaction.play(seat, choose(player, prepared.by, game.redact(seat), rng))
    if game.is_over and prepared.until is not never:
        raise ValueError(f"seed {prepared.seed} never leads to what table {prepared.id} is about")
    status = OVER if game.is_over else status
    new = Summary(
        prepared.id, HOST.id, prepared.listed, status, None, 0, UNDEALT, {}, STARTED, STARTED
    )
    summary = transaction.summary(new, status)
    return StoredTable(deal, summary, seats, transaction.rows)


def seats_of(prepared: Prepared) -> Seats:
    """The seats of a table; a person's is held by nobody but the host until it is claimed."""
    return tuple(seat_of(number, kind, prepared) for number, kind in enumerate(prepared.seats))


def seat_of(number: int, kind: str, prepared: Prepared) -> Seat:
    """One seat."""
    key = prepared.key(number)
    if kind == "p":
        return Seat(number, PERSON, prepared.names[number], key, holders=frozenset({HOST.id}))
    if kind == "o":
        return Seat(number, OPEN, "", key)
    return Seat(number, BOT, BOT_NAMES[number], key, "greedy")


def choose(player: Player, bot: str, known: Known, rng: Words) -> list[int]:
    """The decision of a bot, the same every time."""
    made: list[int] = []
    while True:
        for step in player.choose(known, bot, rng):
            known.apply(step)
            made.append(step)
        if known.is_between:
            return made
