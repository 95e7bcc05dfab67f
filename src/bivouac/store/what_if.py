"""The games of a guest that go on from a certain position."""

from collections.abc import Sequence
from dataclasses import fields
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from bivouac.store.models import RowModel, TableModel
from bivouac.store.queries import SHOWN, label_of, seats_of, summary_of
from bivouac.store.rows import Row, Shown

FIELDS = [field.name for field in fields(Row)]


class Tried(NamedTuple):
    """A game that goes on from a position, and how it began to."""

    shown: Shown
    rows: Sequence[Row]


def find_tried(
    session: Session, guest: str, moment: str, tables: int, rows: int
) -> Sequence[Tried]:
    """The newest of them, each with the first rows that are not those of the other game."""
    mine = (TableModel.moment == moment) & (TableModel.host == guest)
    newest = select(*SHOWN).where(mine).order_by(TableModel.created.desc()).limit(tables)
    found = session.execute(newest).all()
    seats = seats_of(session, [table.id for table in found])
    return [
        Tried(
            Shown(label_of(one), summary_of(one), seats[one.id]),
            rows_after(session, one.id, one.after, rows),
        )
        for one in found
    ]


def rows_after(session: Session, table: str, number: int, limit: int) -> Sequence[Row]:
    """Rows of a table behind a number."""
    behind = select(RowModel).where(RowModel.table == table, RowModel.number > number)
    found = session.scalars(behind.order_by(RowModel.number).limit(limit))
    return [Row(*(getattr(row, name) for name in FIELDS)) for row in found]
