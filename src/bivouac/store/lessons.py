"""The lessons that a guest has begun or done."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from bivouac.store.models import TableModel


class Begun(NamedTuple):
    """A table at which somebody learns or has learnt."""

    table: str
    game: str
    lesson: str  # its edition
    status: str


def find_lessons(session: Session, guest: str) -> list[Begun]:
    """Every lesson that a guest has begun, the newest first."""
    shown = TableModel.id, TableModel.game, TableModel.lesson, TableModel.status
    begun = select(*shown).where(TableModel.host == guest, TableModel.lesson.is_not(None))
    found = session.execute(begun.order_by(TableModel.created.desc()))
    return [
        Begun(table, game, lesson, status)
        for table, game, lesson, status in found
        if lesson is not None
    ]
