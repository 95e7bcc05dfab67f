"""The lessons that a guest has begun or done, and what they have met in games."""

from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from bivouac.store.models import HolderModel, TableModel
from bivouac.store.rows import OVER

LOOKED_AT = 200
"""Games by which it is known what somebody has met."""


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


class Met(NamedTuple):
    """A game that somebody has played to its end."""

    game: str
    options: dict[str, Any]


def find_met(session: Session, guest: str) -> list[Met]:
    """The newest games in which a guest held a seat to the end; lessons are none."""
    held = select(HolderModel.table).where(HolderModel.guest == guest)
    played = TableModel.id.in_(held) & TableModel.lesson.is_(None)
    over = select(TableModel.game, TableModel.options).where(played, TableModel.status == OVER)
    newest = over.order_by(TableModel.updated.desc()).limit(LOOKED_AT)
    return [Met(game, options) for game, options in session.execute(newest)]
