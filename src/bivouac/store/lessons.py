"""The lessons that a guest has begun or done."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from bivouac.store.models import TableModel
from bivouac.store.rows import TableStatus


class Begun(NamedTuple):
    """A table at which somebody learns or has learnt."""

    table: str
    game: str
    lesson: str  # its edition
    status: TableStatus


def find_lessons(session: Session, guest: str) -> list[Begun]:
    """Every lesson that a guest has begun, the newest first."""
    shown = TableModel.id, TableModel.game, TableModel.lesson, TableModel.status
    begun = select(*shown).where(TableModel.host == guest, TableModel.lesson.is_not(None))
    return [Begun(*row) for row in session.execute(begun.order_by(TableModel.created.desc()))]
