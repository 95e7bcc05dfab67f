"""What if: games that go on from a moment of another one, against bots.

The new table's log begins with the events of the other game; hands and all that has been turned up
stay as they were. What nobody had seen by then is laid out anew by the new table's own seed, which
decides all chance that follows: whoever knows how the other game went on knows nothing of this one.
"""

import asyncio
import hashlib
import json
from collections import Counter
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bivouac.bots.names import BOTS
from bivouac.core.contract import Beginning, Event, Game, Json
from bivouac.core.fair import Shuffles, commitment, new_seed
from bivouac.record.fair import worded
from bivouac.record.replay import play_event
from bivouac.record.write import RULES
from bivouac.store.rows import (
    BOT,
    ENDED,
    OVER,
    PERSON,
    PLAYING,
    UNDEALT,
    WAITING,
    Deal,
    Guest,
    Seat,
    StoredTable,
    Summary,
)
from bivouac.tables.bot_names import BOT_NAMES
from bivouac.tables.dealing import BLANK, new_id
from bivouac.tables.declined import NOT_NOW, declined
from bivouac.tables.finished import bots_of, names_of, require_rules, sound
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import now
from bivouac.tables.requests import bot_seat, read_number, read_seat
from bivouac.tables.transaction import Transaction


class Source(NamedTuple):
    """A moment of a game that is done."""

    record: Json
    event: int  # how many events have happened
    table: str | None  # where it was played; None: it came from a file
    played: bool = True  # does the record tell how that game went on?


async def play_on(tables: OpenTables, guest: Guest, asked: Json) -> str:
    """A new table that goes on from a moment of another game; its id."""
    source = await read_source(tables, asked)
    make = partial(new_what_if, source, asked.get("seats"), guest)
    stored = await asyncio.to_thread(sound, source.record, make)  # seconds, as a replay
    return (await tables.to_the_end(tables.add(stored))).id


async def read_source(tables: OpenTables, asked: Json) -> Source:
    """The moment that a WhatIfRequest names."""
    if not isinstance(asked, dict) or ("table" in asked) == ("record" in asked):
        raise declined("refused-malformed")
    event = read_number(asked.get("event"))
    if "record" in asked:
        require_rules(tables, asked["record"])
        return Source(asked["record"], event, None)
    if not isinstance(asked["table"], str):
        raise declined("refused-malformed")
    return await find_source(tables, asked["table"], event)


async def find_source(tables: OpenTables, table_id: str, event: int) -> Source:
    """The game that a moment is of: of a what-if, all before it goes on is another one's."""
    async with tables.at(table_id) as table:
        finished, deal = table.logged_game(OVER, ENDED), table.deal
        is_own = deal.after is None or event > deal.after
        if is_own or deal.origin is None:
            record = await tables.in_thread(finished.record, table.names, table.bots)
            return Source(record, event, table_id if is_own else None, is_own)
    return await find_source(tables, deal.origin, event)


def new_what_if(source: Source, asked: object, guest: Guest, game: Game) -> StoredTable:
    """A table that goes on from a moment of a game, as it is kept; `game` is at its beginning."""
    begun = play_until(game, source)
    if game.is_over:
        raise declined("refused-what-if-over", NOT_NOW)
    seats = seats_for(asked, source.record, game.setting.seats, guest)
    seed, at = new_seed(), now()
    shuffles, setting = Shuffles(seed), game.setting
    relaid = setting.relaid(begun, game.position, shuffles.order)
    deal = Deal(
        setting.game,
        dict(setting.options),
        RULES,
        setting.components_in(relaid.setup),
        relaid.setup,
        seed,
        commitment(seed),
        shuffles.done,
        after=source.event,
        origin=source.table,
        moment=moment_of(game),
    )
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    transaction = Transaction(LoggedGame(deal), at, guest.id, people)
    for event in relaid.events:
        transaction.retell(event)
    transaction.remark("table-what-if")
    while transaction.game.is_chance:
        transaction.resolve()
    status = transaction.settle(seats, PLAYING)
    blank = Summary(new_id(), guest.id, False, WAITING, None, 0, UNDEALT, BLANK, at, at)
    return StoredTable(deal, transaction.summary(blank, status), seats, transaction.rows)


def play_until(game: Game, source: Source) -> Beginning:
    """Play the events of a record up to a moment; what they were, in our words."""
    claimed = source.record["events"]
    if source.event > len(claimed):
        raise declined("refused-what-if-event")
    setting, events = game.setting, list[Event]()
    setup = setting.setup(game.position)
    for event in claimed[: source.event]:
        before, steps = play_event(game, event)
        events.append(setting.event(before, steps) if steps else worded(event))
    return Beginning(setup, events)


def seats_for(asked: object, record: Json, count: int, guest: Guest) -> tuple[Seat, ...]:
    """Who sits where: somebody at one seat, bots at the others, called as they were."""
    if not isinstance(asked, list) or len(asked) != count:
        raise declined("refused-what-if-seats")
    seats = [read_seat(number, one, guest) for number, one in enumerate(asked)]
    kinds = Counter(seat.kind for seat in seats)
    if kinds != Counter({PERSON: 1, BOT: count - 1}) or any(seat.local for seat in seats):
        raise declined("refused-what-if-seats")
    names, bots = names_of(record, count), bots_of(record, count)
    for number, seat in enumerate(seats):
        is_known = seat.kind == BOT and bots[number] in BOTS and names[number] in BOT_NAMES
        taken = {other.name.casefold() for other in seats}
        if is_known and names[number].casefold() not in taken:
            seats[number] = replace(seat, name=names[number])
    before = [Seat(number, BOT, name, "") for number, name in enumerate(names)]
    for number, seat in enumerate(seats):
        if seat.bot is not None and not seat.name:
            seats[number] = bot_seat(number, seat.bot, [*seats, *before])
    return tuple(seats)


def moment_of(game: Game) -> str:
    """A name for a position, as it is known with all hands open: the deck has no part in it."""
    setting = game.setting
    found = [
        setting.game,
        dict(setting.options),
        setting.components(),
        setting.final(game.opened().position),
    ]
    text = json.dumps(found, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
