"""What is kept, as SQLAlchemy models: guests, tables, seats, who holds them, rows and views."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, Index, LargeBinary, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """The models of this database."""

    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}  # noqa: RUF012 - SQLAlchemy's way


class GuestModel(Base):
    """Somebody with a browser; the id is known to that browser alone."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(24), default="")
    created: Mapped[str] = mapped_column(String(32))


class TableModel(Base):
    """A table: how it began, where it stands, and what the lobby shows of it."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_status", "status", "listed", "updated"),
        Index("tables_by_host", "host"),
        Index("tables_by_end", "id", "status", "updated", "lesson"),  # no long row is read to sort
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(24))
    options: Mapped[dict[str, Any]]
    rules: Mapped[str] = mapped_column(String(24))  # the version of the rules it was made with
    components: Mapped[dict[str, Any]]  # the record's, so that other components change nothing
    setup: Mapped[dict[str, Any]]  # the record's
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    commitment: Mapped[str] = mapped_column(String(64))
    shuffles: Mapped[int]  # how many the setup took
    lesson: Mapped[str | None] = mapped_column(String(64))  # which, and which edition of it
    coach: Mapped[bool] = mapped_column(default=False, server_default="0")
    hints: Mapped[bool] = mapped_column(default=False, server_default="0")
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    listed: Mapped[bool]
    status: Mapped[str] = mapped_column(String(12))
    next: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    number: Mapped[int]  # of the last row
    digest: Mapped[str] = mapped_column(String(64))  # of the position after the last row
    card: Mapped[dict[str, Any]]  # what the lobby shows: sketch, decides, round, result
    created: Mapped[str] = mapped_column(String(32))
    updated: Mapped[str] = mapped_column(String(32))


class SeatModel(Base):
    """A seat of a table, and who decides for it."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # person, open or bot
    name: Mapped[str] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(24))
    stand_in: Mapped[str | None] = mapped_column(String(24))  # a bot that decides for a person
    left: Mapped[bool]
    local: Mapped[bool]  # hot seat: shares its holder's device
    wants_end: Mapped[bool]
    key: Mapped[str] = mapped_column(String(32))  # opens the seat to another device


class HolderModel(Base):
    """A guest who may decide for a seat; one guest for each device."""

    __tablename__ = "holders"
    __table_args__ = (
        ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
        Index("holders_by_guest", "guest"),
    )

    table: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)


class RowModel(Base):
    """One row of a table's log; never changed, never removed."""

    __tablename__ = "rows"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))  # decision, chance, undo or table
    seat: Mapped[int | None]
    body: Mapped[dict[str, Any]]  # what happened, secrets included
    said: Mapped[dict[str, Any]]  # what it meant to people, and to each seat alone
    at: Mapped[str] = mapped_column(String(32))
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))  # None: a bot or nobody


class StoredViewModel(Base):
    """What a seat saw when its table was put aside: readable whatever becomes of the rules."""

    __tablename__ = "sights"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    look: Mapped[int] = mapped_column(primary_key=True)  # -1: everybody
    number: Mapped[int]
    view: Mapped[dict[str, Any]]
