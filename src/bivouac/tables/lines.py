"""Lines compared: how a game went on from a position, and how whoever asks has tried it since."""

import asyncio
from collections.abc import Iterable
from functools import partial
from itertools import islice

from bivouac.core.contract import SPECTATOR, Game, Json
from bivouac.record.replay import replay_from
from bivouac.store.rows import CHANCE, DECISION, UNDO, Guest, Row
from bivouac.store.what_if import Tried, find_tried
from bivouac.tables import what_if_wire as wire
from bivouac.tables.finished import bots_of, entry_at, names_of, sound
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import entry_of, result_json
from bivouac.tables.seating import held_by
from bivouac.tables.what_if import Source, moment_of, play_until, read_source
from bivouac.tables.wire import Entry

MOST_LINES = 8
MOVES = 8
"""Of a line, so many are told."""
ROWS = 5 * MOVES
"""So many rows are looked at for them: some tell of the table, or take others back."""


async def lines_of(tables: OpenTables, guest: Guest, asked: Json) -> wire.Lines:
    """The protocol's Lines."""
    source = await read_source(tables, asked)
    moment, played = await asyncio.to_thread(sound, source.record, partial(as_played, source))
    if source.table is not None:
        async with tables.at(source.table) as table:
            held = held_by(table.seats, guest)
            played["seat"] = held[0].seat if len(held) == 1 else None
            played["status"], played["created"] = table.summary.status, table.summary.created
    read = partial(find_tried, guest=guest.id, moment=moment, tables=MOST_LINES, rows=ROWS)
    tried = [told(one, guest) for one in await tables.store.read(read)]
    return {"event": source.event, "lines": [played, *tried] if source.played else tried}


def as_played(source: Source, game: Game) -> tuple[str, wire.Line]:
    """A name for the position of a game, which stands at its beginning, and how it went on."""
    record, seats = source.record, game.setting.seats
    play_until(game, source)
    moment, moves = moment_of(game), list[Entry]()
    before = game.copy()
    for one in replay_from(game, {"events": record["events"][source.event :]}):
        if len(moves) < MOVES:
            moves.append(entry_at(source.event + one.number, before, one.event, game, SPECTATOR))
            before = game.copy()
    return moment, {
        "table": source.table,
        "played": True,
        "seat": None,
        "names": names_of(record, seats),
        "bots": bots_of(record, seats),
        "status": None,
        "moves": moves,
        "round": game.setting.round_of(game.position),
        "result": result_json(game) if game.is_over else None,
        "created": None,
    }


def told(tried: Tried, guest: Guest) -> wire.Line:
    """The protocol's Line of a game that somebody has tried."""
    shown = tried.shown
    return {
        "table": shown.summary.id,
        "played": False,
        "seat": held_by(shown.seats, guest)[0].seat,
        "names": [seat.name for seat in shown.seats],
        "bots": [seat.bot for seat in shown.seats],
        "status": shown.summary.status,
        "moves": [entry_of(row, SPECTATOR) for row in islice(standing(tried.rows), MOVES)],
        "round": shown.summary.card["round"],
        "result": shown.summary.card["result"],
        "created": shown.summary.created,
    }


def standing(rows: Iterable[Row]) -> Iterable[Row]:
    """The rows of the game that have not been taken back."""
    found = dict[int, Row]()
    for row in rows:
        if row.kind in (DECISION, CHANCE):
            found[row.number] = row
        elif row.kind == UNDO:
            found.pop(row.body["to"], None)
    return found.values()
