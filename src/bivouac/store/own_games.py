"""The games of a guest that are done, newest first, page by page."""

from sqlalchemy import exists, select, tuple_
from sqlalchemy.orm import Session

from bivouac.store.models import HolderModel, SeatModel, TableModel
from bivouac.store.queries import SHOWN, label_of, seats_of, summary_of
from bivouac.store.rows import ENDED, FROZEN, OPEN, OVER, Shown

DONE = (OVER, ENDED, FROZEN)


def find_own_games(
    session: Session, guest: str, before: tuple[str, str] | None, limit: int
) -> list[Shown]:
    """Games that a guest held a seat of or made; `before` is the place of the last one seen.

    Nobody else's tables are looked at, and to find the page of one's own only indexes are read:
    rows are long. A table that was given up with open seats was never played.
    """
    held = select(HolderModel.table).where(HolderModel.guest == guest)
    hosted = select(TableModel.id).where(TableModel.host == guest)
    place = tuple_(TableModel.updated, TableModel.id)
    unplayed = exists().where(SeatModel.table == TableModel.id, SeatModel.kind == OPEN)
    mine = TableModel.id.in_(held.union(hosted)) & TableModel.lesson.is_(None)
    page = select(TableModel.id).where(mine, TableModel.status.in_(DONE), ~unplayed)
    if before is not None:
        page = page.where(place < before)
    newest = TableModel.updated.desc(), TableModel.id.desc()
    ids = page.order_by(*newest).limit(limit).subquery()
    found = session.execute(select(*SHOWN).join(ids, ids.c.id == TableModel.id).order_by(*newest))
    tables = found.all()
    seats = seats_of(session, [table.id for table in tables])
    return [Shown(label_of(one), summary_of(one), seats[one.id]) for one in tables]
