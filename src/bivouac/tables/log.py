"""What a row of the log says: kept once for all readers, and given to each what it may read."""

from collections.abc import Iterable, Sequence

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message
from bivouac.store.rows import Row
from bivouac.tables.declined import spelled


def said_of_event(
    before: Game, event: Event, after: Game, readers: Iterable[int]
) -> dict[str, Json]:
    """What an event means: to everybody, and to each of some seats alone."""
    setting = after.setting
    notes = {
        str(seat): [
            spelled(note) for note in setting.news(before.redact(seat), after.redact(seat), seat)
        ]
        for seat in readers
    }
    return {
        "event": setting.public_event(event),
        "messages": [
            spelled(message) for message in setting.describe(before.position, event, after.position)
        ],
        "notes": {seat: told for seat, told in notes.items() if told},
        "scoring": setting.scoring(before.position, event, after.position),
        "undone": None,
        "round": setting.round_of(before.position),
    }


def said_of_table(
    messages: Sequence[Message], round_: int, undone: int | None = None
) -> dict[str, Json]:
    """What a row about the table itself says, to everybody."""
    return {
        "event": None,
        "messages": [spelled(message) for message in messages],
        "notes": {},
        "scoring": None,
        "undone": undone,
        "round": round_,
    }


def entry_of(row: Row, viewer: int) -> Json:
    """A row as a reader may see it: the protocol's Entry."""
    return {
        "number": row.number,
        "seat": row.seat,
        "event": row.said["event"],
        "messages": row.said["messages"],
        "notes": row.said["notes"].get(str(viewer), []) if viewer != SPECTATOR else [],
        "scoring": row.said.get("scoring"),  # rows of the first release have none
        "undone": row.said["undone"],
        "at": row.at,
        "round": row.said["round"],
    }
