"""Putting tables and guests into the database, and taking them out again."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    union_all,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.orm import Session

from bivouac.store.models import (
    GuestModel,
    HolderModel,
    RowModel,
    SeatModel,
    StoredViewModel,
    TableModel,
)
from bivouac.store.rows import (
    ENDED,
    OVER,
    PLAYING,
    UNDEALT,
    WAITING,
    Deal,
    Guest,
    Label,
    Row,
    Seat,
    Shown,
    StoredTable,
    Summary,
)

FIELDS = {kind: [field.name for field in fields(kind)] for kind in (Deal, Summary, Row)}
LABEL = ("game", "options", "commitment", "lesson", "coach", "hints")
SHOWN = [getattr(TableModel, name) for name in (*LABEL, *FIELDS[Summary])]
"""The columns the lobby needs; components and setups are long."""


def find_guest(session: Session, guest: str) -> Guest | None:
    """A guest by id."""
    found = session.get(GuestModel, guest)
    return None if found is None else Guest(found.id, found.name)


def add_guest(session: Session, guest: Guest, now: str) -> None:
    """Keep a guest who may be new; a name given in the meantime stays."""
    row = upsert(GuestModel).values(id=guest.id, name=guest.name, created=now)
    session.execute(row.on_conflict_do_nothing(index_elements=["id"]))


def put_guest(session: Session, guest: Guest, now: str) -> None:
    """Keep a guest, new or under a new name."""
    row = upsert(GuestModel).values(id=guest.id, name=guest.name, created=now)
    session.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": guest.name}))


def put_table(session: Session, stored: StoredTable) -> None:
    """Keep a new table."""
    values = {**as_columns(stored.deal), **as_columns(stored.summary)}
    session.execute(insert(TableModel).values(**values))
    put_seats(session, stored.summary.id, stored.seats)
    put_rows(session, stored.summary.id, stored.rows)


def put_change(
    session: Session,
    summary: Summary,
    rows: Sequence[Row] = (),
    seats: Sequence[Seat] | None = None,
) -> None:
    """Append rows to a table and keep where it stands now; IntegrityError if a number is taken."""
    changed = update(TableModel).where(TableModel.id == summary.id)
    session.execute(changed.values(**as_columns(summary)))
    if seats is not None:
        session.execute(delete(HolderModel).where(HolderModel.table == summary.id))
        session.execute(delete(SeatModel).where(SeatModel.table == summary.id))
        put_seats(session, summary.id, seats)
    put_rows(session, summary.id, rows)


def put_deal(session: Session, stored: StoredTable) -> None:
    """Keep how a table was dealt that was only planned so far."""
    planned = update(TableModel).where(TableModel.id == stored.summary.id)
    session.execute(planned.values(**as_columns(stored.deal), **as_columns(stored.summary)))
    put_rows(session, stored.summary.id, stored.rows)


def put_seats(session: Session, table: str, seats: Sequence[Seat]) -> None:
    """Keep all seats of a table with their holders."""
    values = [{"table": table, **without_holders(seat)} for seat in seats]
    session.execute(insert(SeatModel), values)
    holders = [
        {"table": table, "seat": seat.seat, "guest": guest}
        for seat in seats
        for guest in sorted(seat.holders)
    ]
    if holders:
        session.execute(insert(HolderModel), holders)


def put_rows(session: Session, table: str, rows: Sequence[Row]) -> None:
    """Keep new rows."""
    if rows:
        values = [{"table": table, **as_columns(row)} for row in rows]
        session.execute(insert(RowModel), values)


def put_views(session: Session, table: str, number: int, views: Mapping[int, Any]) -> None:
    """Keep what is seen of a table after its row `number`, unless something newer is kept."""
    for viewer, view in views.items():
        seen = {"number": number, "view": view}
        row = upsert(StoredViewModel).values(table=table, look=viewer, **seen)
        change = row.on_conflict_do_update(
            index_elements=["table", "look"], set_=seen, where=StoredViewModel.number <= number
        )
        session.execute(change)


def find_table(session: Session, table: str) -> StoredTable | None:
    """A whole table by id."""
    found = session.get(TableModel, table)
    if found is None:
        return None
    rows = session.scalars(select(RowModel).where(RowModel.table == table).order_by("number"))
    return StoredTable(
        Deal(*(getattr(found, name) for name in FIELDS[Deal])),
        summary_of(found),
        seats_of(session, [table])[table],
        [Row(*(getattr(row, name) for name in FIELDS[Row])) for row in rows],
        find_seen(session, table),
    )


def find_seen(session: Session, table: str) -> int | None:
    """The number of the last row when the views of a table were put aside, if they ever were."""
    kept = select(func.max(StoredViewModel.number)).where(StoredViewModel.table == table)
    return session.scalar(kept)


def find_views(session: Session, table: str, number: int) -> dict[int, Any]:
    """What was seen of a table by each viewer after its row `number`."""
    kept = select(StoredViewModel).where(StoredViewModel.table == table)
    found = session.scalars(kept.where(StoredViewModel.number == number))
    return {seen.look: seen.view for seen in found}


def find_under_way(session: Session) -> list[tuple[Label, Summary]]:
    """The tables that are being played, or still have to be dealt or put aside, oldest first."""
    undealt = (TableModel.status == WAITING) & (TableModel.digest == UNDEALT)
    seen = StoredViewModel.table == TableModel.id, StoredViewModel.number == TableModel.number
    unseen = TableModel.status.in_([OVER, ENDED]) & ~exists().where(*seen)
    found = select(*SHOWN).where(undealt | unseen | (TableModel.status == PLAYING))
    tables = session.execute(found.order_by(TableModel.created))
    return [(label_of(table), summary_of(table)) for table in tables]


def find_cards(
    session: Session, guest: str, limit: int
) -> tuple[list[Shown], list[Shown], list[Shown]]:
    """The lobby of a guest: mine under way, others' open ones, mine that are over or left."""
    held = select(HolderModel.table).where(HolderModel.guest == guest)
    hosted = select(TableModel.id).where(TableModel.host == guest)
    mine = TableModel.id.in_(held.union(hosted)) & TableModel.lesson.is_(None)
    under_way = TableModel.status.in_([WAITING, PLAYING]) & ~has_left(guest)

    def newest(status: str) -> Select[Any]:
        which = select(TableModel.id).where(
            TableModel.status == status, TableModel.listed.is_(True), ~mine
        )
        return select(which.order_by(TableModel.updated.desc()).limit(limit).subquery().c.id)

    # One status after the other: then the newest come from an index, however many there are.
    listed = union_all(newest(WAITING), newest(PLAYING))
    mine_now, others, finished = (
        session.execute(
            select(*SHOWN).where(which).order_by(TableModel.updated.desc()).limit(limit)
        ).all()
        for which in (mine & under_way, TableModel.id.in_(listed), mine & ~under_way)
    )
    seats = seats_of(session, [table.id for table in (*mine_now, *others, *finished)])

    def shown(tables: Iterable[Any]) -> list[Shown]:
        return [Shown(label_of(one), summary_of(one), seats[one.id]) for one in tables]

    return shown(mine_now), shown(others), shown(finished)


def has_left(guest: str) -> ColumnElement[bool]:
    """Has a guest left every seat of theirs, of a game that is being played?"""
    held = select(HolderModel.table).where(HolderModel.guest == guest)
    same = (SeatModel.table == HolderModel.table) & (SeatModel.seat == HolderModel.seat)
    kept = held.join(SeatModel, same).where(SeatModel.left.is_(False))
    return (TableModel.status == PLAYING) & TableModel.id.in_(held) & TableModel.id.not_in(kept)


def label_of(found: Any) -> Label:
    """What everybody may know of how a table began."""
    return Label(*(getattr(found, name) for name in LABEL))


def summary_of(found: Any) -> Summary:
    """Where a table stands."""
    return Summary(*(getattr(found, name) for name in FIELDS[Summary]))


def seats_of(session: Session, tables: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """The seats of tables, in order."""
    holders: dict[tuple[str, int], set[str]] = {}
    for held in session.scalars(select(HolderModel).where(HolderModel.table.in_(tables))):
        holders.setdefault((held.table, held.seat), set()).add(held.guest)
    seats: dict[str, tuple[Seat, ...]] = dict.fromkeys(tables, ())
    found = select(SeatModel).where(SeatModel.table.in_(tables)).order_by("table", "seat")
    for row in session.scalars(found):
        values = {field.name: getattr(row, field.name) for field in fields(Seat)[:-1]}
        seat = Seat(**values, holders=frozenset(holders.get((row.table, row.seat), ())))
        seats[row.table] = (*seats[row.table], seat)
    return seats


def as_columns(stored: Deal | Summary | Row) -> dict[str, Any]:
    """The columns of something kept, without copying what it holds."""
    return {name: getattr(stored, name) for name in FIELDS[type(stored)]}


def without_holders(seat: Seat) -> dict[str, Any]:
    """The columns of a seat."""
    values = asdict(seat)
    del values["holders"]
    return values
