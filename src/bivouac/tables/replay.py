"""Finished games, frame by frame: any record, seen from a seat, from nowhere or with all hands."""

import json
from collections.abc import Sequence

from bivouac.core.contract import SPECTATOR, Event, Game, Json
from bivouac.core.errors import InputError
from bivouac.record.check import check_record
from bivouac.record.faults import fault
from bivouac.record.replay import replay_from, start
from bivouac.store.rows import Row
from bivouac.tables.declined import declined
from bivouac.tables.log import entry_of, said_of_event
from bivouac.tables.logged_game import result_json, see
from bivouac.tables.names import LONGEST

ALL = "all"
MOST_EVENTS = 5000
MOST_CHARACTERS = 16 * 1024 * 1024
"""Of all frames together. Every frame repeats the ids of the record, which may be of any length."""
LONGEST_REASON = 300


def replay_of(record: Json, viewer: Json) -> Json:
    """The protocol's Replay of a record; Declined says in one line why it is not sound."""
    events = record.get("events") if isinstance(record, dict) else None
    if isinstance(events, list) and len(events) > MOST_EVENTS:
        raise declined("refused-record-long", most=MOST_EVENTS)
    try:
        check_record(record)
        return frames_of(record, viewer)
    except InputError as error:
        if hasattr(error, "message"):
            raise
        raise declined("refused-record", reason=str(error)[:LONGEST_REASON]) from None


def frames_of(record: Json, wanted: Json) -> Json:
    """A sound record as frames."""
    game = start(record)
    seats = game.setting.seats
    viewer = read_viewer(wanted, seats)
    frames = [{"entry": None, "view": frame_view(game, viewer)}]
    if len(json.dumps(frames)) * len(record["events"]) > MOST_CHARACTERS:
        raise fault("the record", "its ids are too long to be shown")
    before = game.copy()
    for moment in replay_from(game, record):
        entry = entry_at(moment.number, before, moment.event, game, viewer)
        frames.append({"entry": entry, "view": frame_view(game, viewer)})
        before = game.copy()
    fair = record.get("fair") or {}
    return {
        "table": {
            "game": record["game"],
            "options": dict(game.setting.options),
            "names": names_of(record, seats),
        },
        "components": game.setting.pictured(),
        "looks": [ALL, SPECTATOR, *range(seats)],
        "frames": frames,
        "result": result_json(game) if game.is_over else None,
        "commitment": fair.get("commitment"),
        "seed": fair.get("seed"),
    }


def read_viewer(viewer: Json, seats: int) -> int | None:
    """Whose eyes: a seat, SPECTATOR, or None for all hands open."""
    if viewer == ALL:
        return None
    if type(viewer) is not int or not SPECTATOR <= viewer < seats:
        raise declined("refused-look")
    return viewer


def frame_view(game: Game, viewer: int | None) -> Json:
    """A view; with all hands open it is the public one with what each seat sees of itself."""
    if viewer is not None:
        return see(game, viewer)
    seats = range(game.setting.seats)
    own = [see(game, seat)["seats"][seat] for seat in seats]
    return {**see(game, SPECTATOR), "seats": own}


def entry_at(number: int, before: Game, event: Event, after: Game, viewer: int | None) -> Json:
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
    return [name[:LONGEST] if isinstance(name, str) else "" for name in names]
