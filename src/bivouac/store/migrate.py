"""Bringing a database up to what this program knows, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from bivouac.core.errors import InputError

SCRIPTS = Path(__file__).parent / "migrations"


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
        raise InputError(f"{path}: is a database of another program")
    current = MigrationContext.configure(connection).get_current_revision()
    if current not in {script.revision for script in scripts.walk_revisions()}:
        raise InputError(f"{path}: was made by a newer version of bivouac; use that one")
    return current == scripts.get_current_head()
