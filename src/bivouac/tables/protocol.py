"""What is told about a table, each part for one viewer: the messages of the protocol.

A row of the log is worded once for all readers, and each is given what it may read.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message
from bivouac.core.messages import spelled
from bivouac.record.secrecy import tell
from bivouac.store.rows import BOT, ENDED, FROZEN, OVER, Deal, Label, Row, Seat, Shown, Summary
from bivouac.tables import wire
from bivouac.tables.seating import Seats


def now() -> str:
    """The time, as ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def info_of(
    label: Label,
    summary: Summary,
    seats: Seats,
    guest: str,
    present: Collection[str],
    preparing: wire.Unready | None = None,
) -> wire.TableInfo:
    """The protocol's TableInfo; `present` are the guests with a socket on this table.

    `preparing` says how far the rules of its game are, where they are not ready yet.
    """
    return {
        "id": summary.id,
        "game": label.game,
        "options": label.options,
        "lesson": label.lesson and label.lesson.partition("@")[0],
        "coach": label.coach,
        "hints": label.hints,
        "title": summary.card.get("title"),
        "seats": [seat_info(seat, guest, present) for seat in seats],
        "status": summary.status,
        "preparing": preparing,
        "listed": summary.listed,
        "host": summary.host == guest,
        "end_votes": [seat.seat for seat in seats if seat.wants_end],
        "next": summary.next,
        "number": summary.number,
        "created": summary.created,
        "updated": summary.updated,
        "commitment": label.commitment,
    }


def seat_info(seat: Seat, guest: str, present: Collection[str]) -> wire.SeatInfo:
    """The protocol's SeatInfo."""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.decider,
        "connected": is_connected(seat, present),
        "left": seat.left,
        "mine": guest in seat.holders,
        "local": seat.local,
    }


def is_connected(seat: Seat, present: Collection[str]) -> bool:
    """Is somebody there for this seat?"""
    return seat.kind == BOT or any(holder in present for holder in seat.holders)


def card_of(
    shown: Shown, guest: str, present: Collection[str], preparing: wire.Unready | None
) -> wire.TableCard:
    """The protocol's TableCard: the table in short with what the lobby draws."""
    card = shown.summary.card
    return {
        **info_of(shown.label, shown.summary, shown.seats, guest, present, preparing),
        "sketch": card["sketch"],
        "decides": card["decides"],
        "round": card["round"],
        "result": card["result"],
    }


def seed_of(deal: Deal, summary: Summary) -> str | None:
    """The seed, which is everybody's once the game is done; in a lesson it decides nothing."""
    if deal.lesson is not None:
        return None
    is_done = summary.status in (OVER, ENDED)
    was_over = summary.status == FROZEN and summary.card.get("result") is not None
    return deal.seed.hex() if is_done or was_over else None


def result_json(game: Game) -> wire.Result:
    """The result of a finished game: the protocol's Result."""
    result = game.result()
    return {
        "scores": list(result.scores) if result.verdict is None else None,
        "breakdown": [dict(by_key) for by_key in result.breakdown],
        "tie_break": list(result.tie_break),
        "winners": list(result.winners),
        "verdict": None if result.verdict is None else dict(result.verdict),
    }


def said_of_event(
    before: Game, event: Event, after: Game, readers: Iterable[int]
) -> dict[str, Json]:
    """What an event means: to everybody, and to each of some seats alone."""
    told = tell(before, event, after, readers)
    return {
        "event": after.setting.public_event(event),
        "messages": [*map(spelled, told.messages)],
        "notes": {str(seat): [*map(spelled, notes)] for seat, notes in told.notes.items()},
        "scoring": told.scoring,
        "undone": None,
        "round": after.setting.round_of(before.position),
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


def entry_of(row: Row, viewer: int) -> wire.Entry:
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
