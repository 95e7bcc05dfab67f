"""Games to look back on: finished ones frame by frame, frozen ones as one viewer saw them."""

import asyncio
import json
from collections.abc import Sequence
from typing import Final

from bivouac.bots.names import BOTS
from bivouac.core import wire as core_wire
from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message
from bivouac.core.errors import InputError
from bivouac.core.language import address, say
from bivouac.core.locales import SOURCE
from bivouac.core.messages import read_message
from bivouac.core.notation import THE_RECORD
from bivouac.core.registry import GAMES
from bivouac.core.wire import Seen
from bivouac.record.check import check_record
from bivouac.record.faults import fault
from bivouac.record.replay import replay_from, start
from bivouac.store.rows import ENDED, OVER, Guest, Row
from bivouac.tables import wire
from bivouac.tables.declined import NOT_NOW, Declined, declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import entry_of, result_json, said_of_event
from bivouac.tables.requests import LONGEST_NAME
from bivouac.tables.seating import held_by
from bivouac.tables.table import Table
from bivouac.visitors.names import NAME

ALL: Final = "all"
MOST_EVENTS = 5000
MOST_CHARACTERS = 16 * 1024 * 1024
"""Of all frames together. Every frame repeats the ids of the record, which may be of any length."""
LONGEST_PART = 120
"""Of what is quoted of a record that is not sound."""
VIEW_FORMAT = "bivouac-sight/1"


async def record_of(tables: OpenTables, table_id: str, guest: Guest) -> Json:
    """The record of a finished game, or of a frozen one what the guest saw."""
    async with tables.at(table_id) as table:
        if table.logged is None:
            held = held_by(table.seats, guest)
            viewer = held[0].seat if held else SPECTATOR
            return await tables.in_thread(view_record, table, viewer)
        if table.summary.status not in (OVER, ENDED):
            raise declined("refused-record-later", NOT_NOW)
        return await tables.in_thread(table.logged.record, table.names, table.bots)


async def replay_table(tables: OpenTables, table_id: str, viewer: object) -> wire.Replay:
    """The protocol's Replay of a finished game."""
    async with tables.at(table_id) as table:
        finished = table.logged_game(OVER, ENDED)
        record = await tables.in_thread(finished.record, table.names, table.bots)
    return await replay_record(tables, record, viewer)


async def replay_record(tables: OpenTables, record: Json, viewer: object) -> wire.Replay:
    """The protocol's Replay of any record."""
    fields = record if isinstance(record, dict) else {}
    game, options = fields.get("game"), fields.get("options")
    if isinstance(game, str) and game in GAMES:
        tables.readiness.require(game, options if isinstance(options, dict) else {})
    return await asyncio.to_thread(replay_of, record, viewer)  # seconds: not where tables think


def replay_of(record: Json, viewer: object) -> wire.Replay:
    """The protocol's Replay of a record; Declined says in one line why it is not sound."""
    events = record.get("events") if isinstance(record, dict) else None
    if isinstance(events, list) and len(events) > MOST_EVENTS:
        raise declined("refused-record-long", most=MOST_EVENTS)
    try:
        check_record(record)
        return frames_of(record, viewer)
    except InputError as error:
        if isinstance(error, Declined):
            raise
        raise declined("refused-record", reason=shortened(error.said)) from None


def shortened(said: Message) -> Message:
    """What is wrong with a record, without long pieces of it."""
    args = {
        name: shortened(part)
        if isinstance(part, Message)
        else part
        if isinstance(part, int)
        else part[:LONGEST_PART]
        for name, part in said.args.items()
    }
    return Message(said.key[:LONGEST_PART], args)


def frames_of(record: Json, wanted: object) -> wire.Replay:
    """A sound record as frames."""
    game = start(record)
    seats = game.setting.seats
    viewer = read_viewer(wanted, seats)
    frames: list[wire.Frame] = [{"entry": None, "view": frame_view(game, viewer)}]
    if len(json.dumps(frames)) * len(record["events"]) > MOST_CHARACTERS:
        raise fault(THE_RECORD, "fault-long-ids")
    before = game.copy()
    for one in replay_from(game, record):
        entry = entry_at(one.number, before, one.event, game, viewer)
        frames.append({"entry": entry, "view": frame_view(game, viewer)})
        before = game.copy()
    fair = record.get("fair") or {}
    return {
        "table": {
            "game": record["game"],
            "options": dict(game.setting.options),
            "title": game.setting.title(),
            "names": names_of(record, seats),
            "bots": bots_of(record, seats),
        },
        "components": game.setting.pictured(),
        "looks": [ALL, SPECTATOR, *range(seats)],
        "frames": frames,
        "result": result_json(game) if game.is_over else None,
        "commitment": fair.get("commitment"),
        "seed": fair.get("seed"),
    }


def read_viewer(viewer: object, seats: int) -> int | None:
    """Whose eyes: a seat, SPECTATOR, or None for all hands open."""
    if viewer == ALL:
        return None
    if type(viewer) is not int or not SPECTATOR <= viewer < seats:
        raise declined("refused-look")
    return viewer


def frame_view(game: Game, viewer: int | None) -> Seen:
    """A view; with all hands open it is the public one with what each seat sees of itself."""
    if viewer is not None:
        return game.observe(viewer)
    seats = range(game.setting.seats)
    own = [game.observe(seat)["seats"][seat] for seat in seats]
    return {**game.observe(SPECTATOR), "seats": own}


def entry_at(
    number: int, before: Game, event: Event, after: Game, viewer: int | None
) -> wire.Entry:
    """The log entry of an event of a record."""
    readers = [] if viewer is None or viewer == SPECTATOR else [viewer]
    said = said_of_event(before, event, after, readers)
    row = Row(number, "", event.get("seat"), {}, said, "", None)
    return entry_of(row, SPECTATOR if viewer is None else viewer)


def names_of(record: Json, seats: int) -> list[str]:
    """What the players are called; nothing where the record does not say."""
    names = record.get("names")
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != seats:
        return [""] * seats
    return [name[:LONGEST_NAME] if isinstance(name, str) else "" for name in names]


def bots_of(record: Json, seats: int) -> list[str | None]:
    """Which bots played, by seat; none where the record does not say."""
    bots = record.get("bots")
    if not isinstance(bots, list) or len(bots) != seats:
        return [None] * seats
    return [bot if is_bot(bot) else None for bot in bots]


def is_bot(name: object) -> bool:
    """Can a bot be called so, one of ours or one by others?"""
    return isinstance(name, str) and (name in BOTS or NAME.fullmatch(name) is not None)


def view_record(table: Table, viewer: int) -> Json:
    """All that a viewer was told and shown, as one document."""
    return {
        "format": VIEW_FORMAT,
        "game": table.deal.game,
        "rules": table.deal.rules,
        "options": table.deal.options,
        "look": None if viewer == SPECTATOR else viewer,
        "names": table.names,
        "components": table.deal.components,
        "log": [line_of(entry_of(row, viewer), table.names, viewer) for row in table.rows],
        "view": table.views.get(viewer),
    }


def line_of(entry: wire.Entry, names: list[str], viewer: int) -> Json:
    """A row in English words, with its event."""
    told = [*entry["messages"], *entry["notes"]]
    return {
        "number": entry["number"],
        "at": entry["at"],
        "event": entry["event"],
        "undone": entry["undone"],
        "text": " ".join(said(message, names, viewer) for message in told),
    }


def said(message: core_wire.Message, names: list[str], viewer: int) -> str:
    """A kept message in English; one whose words are gone gives its key."""
    try:
        return say(SOURCE, address(read_message(message), names, viewer))
    except LookupError:
        return str(message["key"])
