"""The store: nothing acknowledged is lost, a failing job fails alone, and one process owns it."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bivouac.core.errors import InputError
from bivouac.store import queries
from bivouac.store.database import Store, default_url, open_store
from bivouac.store.models import Base, GuestModel
from bivouac.store.own_games import find_own_games


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def add_guest(name: str) -> Callable[[Session], str]:
    def work(session: Session) -> str:
        session.execute(insert(GuestModel).values(id=name, name=name, created="now"))
        return name

    return work


def names_in(store: Store) -> list[str]:
    return store.read_now(
        lambda session: list(session.scalars(select(GuestModel.id).order_by("id")))
    )


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_waits_is_committed_together_and_a_failing_job_fails_alone(tmp_path: Path) -> None:
    async def write() -> list[Any]:
        jobs = [store.write(add_guest(str(number % 30))) for number in range(40)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    store = open_store(url(tmp_path))
    results = asyncio.run(write())
    assert results[:30] == [str(number) for number in range(30)]
    assert all(isinstance(result, IntegrityError) for result in results[30:])
    assert len(names_in(store)) == 30
    assert store.writer.commits < 10
    store.close()


def test_half_of_a_failing_job_is_not_kept(tmp_path: Path) -> None:
    def fail(session: Session) -> None:
        add_guest("half")(session)
        raise RuntimeError("no")

    async def write() -> list[Any]:
        jobs = [store.write(add_guest("a")), store.write(fail), store.write(add_guest("b"))]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    store = open_store(url(tmp_path))
    first, failed, last = asyncio.run(write())
    assert (first, last) == ("a", "b")
    assert isinstance(failed, RuntimeError)
    store.close()
    store = open_store(url(tmp_path))
    assert names_in(store) == ["a", "b"]
    store.close()


@pytest.mark.slow
def test_a_second_process_is_refused_in_one_line(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    program = (
        "import sys\n"
        "from bivouac.core.errors import InputError\n"
        "from bivouac.store.database import open_store\n"
        "try:\n"
        "    open_store(sys.argv[1])\n"
        "except InputError as error:\n"
        "    print(error)\n"
    )
    command = [sys.executable, "-c", program, url(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said == f"{tmp_path / 'tables.sqlite3'}: is in use by another `bivouac serve`\n"
    store.close()
    open_store(url(tmp_path)).close()


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("postgresql://host/name", "only sqlite is supported so far, not 'postgresql'"),
        ("nonsense", "'nonsense' is not a database URL"),
        ("sqlite://", "names no file"),
        ("sqlite:////tmp/%00", "names no file"),
        ("sqlite:////dev/null/x.sqlite3", "cannot be opened for writing"),
    ],
)
def test_a_url_that_cannot_be_is_refused_in_one_line(wrong: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason) as caught:
        open_store(wrong)
    assert "\n" not in str(caught.value)


def test_other_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"This is a letter, not a database. " * 40)
    with pytest.raises(InputError, match="is not a valid SQLite database"):
        open_store(url(tmp_path))
    assert path.read_bytes().startswith(b"This is a letter")
    path.unlink()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE letters (text)")
    other.close()
    with pytest.raises(InputError, match="is a database of another program"):
        open_store(url(tmp_path))


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    with store.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(InputError, match="was made by a newer version of bivouac"):
        open_store(url(tmp_path))


def test_a_file_locked_by_another_program_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store(url(tmp_path)).close()
    monkeypatch.setattr("bivouac.store.database.PATIENCE", 0)
    other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(InputError, match="is locked by another program"):
        open_store(url(tmp_path))
    other.close()


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        (None, "is not a valid SQLite database"),
        ("CREATE TABLE letters (text)", "is a database of another program"),
        ("UPDATE alembic_version SET version_num = '9999'", "was made by a newer version"),
    ],
)
def test_a_refused_file_is_let_go(program: str | None, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    if program is None:
        path.write_bytes(b"This is a letter, not a database. " * 40)
    else:
        if program.startswith("UPDATE"):
            open_store(url(tmp_path)).close()
        other = sqlite3.connect(path, isolation_level=None)
        other.execute(program)
        other.close()
    with pytest.raises(InputError, match=reason):
        open_store(url(tmp_path))
    open_files = [file.resolve() for file in Path("/proc/self/fd").iterdir()]
    assert [file for file in open_files if file.is_relative_to(tmp_path)] == []


def test_the_revisions_make_what_the_models_say(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    with store.reading.connect() as connection:
        for table in Base.metadata.sorted_tables:
            found = connection.execute(text(f"PRAGMA table_info('{table.name}')")).all()
            columns = {(row[1], bool(row[3]) or bool(row[5])) for row in found}
            assert columns == {(one.name, not one.nullable) for one in table.columns}, table.name
    store.close()


def test_nobody_else_may_read_database_or_secret(tmp_path: Path) -> None:
    folder = tmp_path / "my data 100%"
    store = open_store(url(folder))
    secret = store.secret()
    assert len(secret) == 32
    assert mode(folder) == 0o700
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    (folder / "secret").chmod(0o644)
    assert store.secret() == secret
    assert mode(folder / "secret") == 0o600
    (folder / "secret").write_bytes(b"short")
    with pytest.raises(InputError, match="is not a secret of 32 bytes"):
        store.secret()
    store.close()


def test_by_default_data_lie_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/bivouac/bivouac.sqlite3"
    open_store(default_url()).close()
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "una"))
    assert default_url() == f"sqlite:///{tmp_path}/una/.local/share/bivouac/bivouac.sqlite3"


def steps_of(store: Store, query: Callable[[Session], object]) -> list[str]:
    """How SQLite finds what a query asks for."""
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store.reading, "before_cursor_execute")
    def listen(_: object, __: object, statement: str, parameters: Any, *___: object) -> None:
        asked.append((statement, parameters))

    store.read_now(query)
    with store.reading.connect() as connection:
        plans = [
            [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {one}", parameters)]
            for one, parameters in list(asked)
        ]
    return [step for plan in plans for step in plan]


def test_the_lobby_is_found_by_indexes_however_many_tables_there_are(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    steps = steps_of(store, lambda session: queries.find_cards(session, "una", 50))
    store.close()
    assert any("tables_by_host" in step for step in steps)
    assert any("tables_by_status" in step for step in steps)
    assert not any(step.startswith("SCAN tables") for step in steps), steps


def test_ones_own_games_are_found_without_reading_long_rows(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    place = ("2026-10-01T19:00:00.000Z", "a")
    steps = steps_of(store, lambda session: find_own_games(session, "una", place, 20))
    store.close()
    assert any("COVERING INDEX tables_by_end (id=? AND status=?" in step for step in steps), steps
    assert any("holders_by_guest" in step for step in steps)
    assert any("tables_by_host" in step for step in steps)
    assert not any(step.startswith("SCAN tables") for step in steps), steps


def test_a_database_of_the_first_revision_is_migrated_with_all_that_is_in_it(
    tmp_path: Path,
) -> None:
    open_store(url(tmp_path)).close()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as old:
        old.execute("DROP INDEX tables_by_end")
        old.execute("ALTER TABLE tables DROP COLUMN lesson")
        old.execute("ALTER TABLE tables DROP COLUMN coach")
        old.execute("ALTER TABLE tables DROP COLUMN hints")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
        old.execute("INSERT INTO guests VALUES ('una', 'Una', 'then')")
    old.close()
    store = open_store(url(tmp_path))
    assert names_in(store) == ["una"]
    with store.reading.connect() as connection:
        indexes = connection.execute(text("PRAGMA index_list('tables')")).all()
        (version,) = connection.execute(text("SELECT version_num FROM alembic_version")).one()
    store.close()
    assert "tables_by_end" in {row[1] for row in indexes}
    assert version == "0005"


def test_the_models_declare_the_indexes_that_the_revisions_make(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    declared = {
        (table.name, index.name): [column.name for column in index.columns]
        for table in Base.metadata.sorted_tables
        for index in table.indexes
    }
    with store.reading.connect() as connection:
        inspector = inspect(connection)
        made = {
            (table.name, index["name"]): index["column_names"]
            for table in Base.metadata.sorted_tables
            for index in inspector.get_indexes(table.name)
        }
    store.close()
    assert made == declared
