"""A table in short: who sits there and how it stands, worded for one guest."""

from collections.abc import Collection
from datetime import UTC, datetime

from bivouac.core.contract import Json
from bivouac.store.rows import BOT, ENDED, FROZEN, OVER, Deal, Label, Seat, Shown, Summary
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
    preparing: Json = None,
) -> Json:
    """The protocol's TableInfo; `present` are the guests with a socket on this table.

    `preparing` says how far the rules of its game are, where they are not ready yet.
    """
    return {
        "id": summary.id,
        "game": label.game,
        "options": label.options,
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


def seat_info(seat: Seat, guest: str, present: Collection[str]) -> Json:
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


def card_of(shown: Shown, guest: str, present: Collection[str], preparing: Json) -> Json:
    """The protocol's TableCard: the table in short with what the lobby draws."""
    info = info_of(shown.label, shown.summary, shown.seats, guest, present, preparing)
    return {**info, **shown.summary.card}


def seed_of(deal: Deal, summary: Summary) -> str | None:
    """The seed, which is everybody's once the game is done."""
    is_done = summary.status in (OVER, ENDED)
    was_over = summary.status == FROZEN and summary.card.get("result") is not None
    return deal.seed.hex() if is_done or was_over else None
