"""What is acknowledged is on disk, what is not on disk is told, and an error tells no secret."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bivouac.core.errors import InputError
from bivouac.store.database import open_store
from bivouac.store.models import HolderModel
from tests.tables.test_store import add_guest, names_in, url


def hold_no_seat(session: Session) -> None:
    """Hold a seat that does not exist, which SQLite notices only when it is to commit."""
    session.execute(text("PRAGMA defer_foreign_keys = ON"))
    session.execute(insert(HolderModel).values(table="none", seat=0, guest="una"))


def test_whoever_shares_a_commit_that_fails_is_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(url(tmp_path))
    gate = threading.Event()
    store.writer.submit(lambda _: gate.wait())
    shared = [store.writer.submit(work) for work in (add_guest("una"), hold_no_seat)]
    gate.set()
    assert [type(one.exception()) for one in shared] == [IntegrityError, IntegrityError]
    assert names_in(store) == []
    assert caplog.messages == [
        "a commit failed: (sqlite3.IntegrityError) FOREIGN KEY constraint failed"
    ]
    assert store.writer.submit(add_guest("vik")).result() == "vik"
    assert names_in(store) == ["vik"]
    store.close()


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    asyncio.run(store.write(add_guest("a hand of cards")))
    with pytest.raises(IntegrityError) as caught:
        asyncio.run(store.write(add_guest("a hand of cards")))
    assert "INSERT INTO guests" in str(caught.value)
    assert "a hand of cards" not in str(caught.value)
    store.close()


def test_a_commit_waits_for_the_disk_and_not_only_for_the_system(tmp_path: Path) -> None:
    """SQLite's FULL, without which a loss of power takes back what was acknowledged."""
    full = 2
    store = open_store(url(tmp_path))
    for engine in (store.writing, store.reading):
        with engine.connect() as connection:
            assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar_one() == full
    store.close()


@pytest.mark.parametrize("revision", ["0001", "0002", "9999"])
def test_another_program_with_migrations_like_ours_is_not_taken_for_us(
    tmp_path: Path, revision: str
) -> None:
    """Neither for today's version, nor for a newer one."""
    with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
        other.execute("CREATE TABLE letters (text)")
        other.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        other.execute("INSERT INTO alembic_version VALUES (?)", [revision])
    other.close()
    with pytest.raises(InputError, match="is a database of another program"):
        open_store(url(tmp_path))
