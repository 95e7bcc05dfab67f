"""The store: a database opened, migrated and owned by this process."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.orm import Session

from bivouac.core.errors import InputError
from bivouac.store import files
from bivouac.store.writer import Writer

T = TypeVar("T")
READERS = 4
SCRIPTS = Path(__file__).parent / "migrations"
PATIENCE = 5
"""Seconds to wait for another program that looks into the file."""


class Store:
    """A database of this process: one writer, several readers."""

    def __init__(self, path: Path, lock: IO[bytes]) -> None:
        self.path = path
        self.lock = lock
        self.writing = engine_of(path, "BEGIN IMMEDIATE")
        self.reading = engine_of(path, "BEGIN")
        try:
            migrate(self.writing, path)
        except BaseException:
            self.writing.dispose()
            raise
        self.readers = ThreadPoolExecutor(READERS, "bivouac-reader")
        self.writer = Writer(self.writing)

    async def write(self, work: Callable[[Session], T]) -> T:
        """Do something in the writer's thread; back when it is committed, or failed alone.

        Cancelling the caller does not cancel the work: it is committed or not, as a whole.
        """
        return await asyncio.shield(asyncio.wrap_future(self.writer.submit(work)))

    async def read(self, query: Callable[[Session], T]) -> T:
        """Look something up, on a connection of its own."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.read_now, query)

    def read_now(self, query: Callable[[Session], T]) -> T:
        """Look something up in this thread."""
        with Session(self.reading) as session:
            return query(session)

    def secret(self) -> bytes:
        """The secret that signs cookies."""
        return files.secret(self.path)

    def close(self) -> None:
        """Write what waits and let go of the file."""
        self.writer.close()
        self.readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()
        self.lock.close()


def default_url() -> str:
    """The database under the user's data folder."""
    return f"sqlite:///{files.data_folder() / files.FILE}"


def open_store(url: str) -> Store:
    """The database of a URL, made or migrated where needed; InputError says what is wrong."""
    path = path_of(url)
    files.prepare(path)
    lock = files.lock(path)
    try:
        return Store(path, lock)
    except (InputError, DatabaseError) as error:
        lock.close()
        if isinstance(error, InputError):
            raise
        key, reason = fault_of(error)
        raise InputError(key, path=str(path), reason=reason) from None


def path_of(url: str) -> Path:
    """The file of a database URL."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise InputError("command-database-url", url=url, example=default_url()) from None
    if parts.get_backend_name() != "sqlite":
        raise InputError("command-only-sqlite", kind=parts.drivername)
    file = parts.database
    if not file or file == ":memory:" or "\0" in file or parts.query:
        raise InputError("command-database-no-file", url=url, example=default_url())
    return Path(file).absolute()


def fault_of(error: DatabaseError) -> tuple[str, str]:
    """Why SQLite cannot use the file: the key of what is said of it, and its own words."""
    reason = str(error.orig)
    if "locked" in reason:
        return "command-database-locked", reason
    if isinstance(error.orig, sqlite3.OperationalError):
        return "command-database-unusable", reason
    return "command-database-unsound", reason


def engine_of(path: Path, begin: str) -> Engine:
    """Connections to a file whose transactions begin in a given way.

    The driver's own way of beginning transactions breaks savepoints, so it is switched off.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": PATIENCE},
        hide_parameters=True,  # seeds and hands have no business in a log of errors
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        try:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}").close()
        except sqlite3.Error:
            connection.close()  # the engine does not know of it yet
            raise

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(engine: Engine, path: Path) -> None:
    """Run the revisions that are missing, in one transaction; InputError if it is not ours."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if is_current(connection, scripts, path):
            return
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_current(connection: Connection, scripts: ScriptDirectory, path: Path) -> bool:
    """Is nothing missing? InputError if the database is not ours or newer than we are."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return False
    if "alembic_version" not in names or "holders" not in names:
        raise InputError("command-other-database", path=str(path))
    current = MigrationContext.configure(connection).get_current_revision()
    if current not in {script.revision for script in scripts.walk_revisions()}:
        raise InputError("command-newer-database", path=str(path))
    return current == scripts.get_current_head()
