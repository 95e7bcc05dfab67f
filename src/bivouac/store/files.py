"""Where the database lies, who may read it, and who uses it: folder, file, lock and secret."""

import fcntl
import os
import secrets
from pathlib import Path
from typing import IO

from bivouac.core.errors import InputError, trouble

FILE = "bivouac.sqlite3"
SECRET_BYTES = 32


def data_folder() -> Path:
    """The user's folder for this program's data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "bivouac"


def prepare(path: Path) -> None:
    """Make folder and file where they are missing, for nobody else to read."""
    try:
        if not path.parent.is_dir():
            path.parent.mkdir(mode=0o700, parents=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise InputError("command-cannot-open", path=str(path), reason=trouble(error)) from None


def lock(path: Path) -> IO[bytes]:
    """Claim a database for this process, as long as the file returned stays open."""
    place = path.with_name(path.name + ".lock")
    try:
        file = os.fdopen(os.open(place, os.O_CREAT | os.O_RDWR, 0o600), "r+b")
    except OSError as error:
        raise InputError("command-cannot-open", path=str(place), reason=trouble(error)) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InputError("command-in-use", path=str(path)) from None
    return file


def secret(path: Path) -> bytes:
    """The secret beside a database: made once, and read by its owner alone."""
    place = path.with_name("secret")
    try:
        try:
            make_secret(place)
        except FileExistsError:
            if place.stat().st_mode & 0o077:
                place.chmod(0o600)
        found = place.read_bytes()
    except OSError as error:
        raise InputError(
            "command-secret-unreadable", path=str(place), reason=trouble(error)
        ) from None
    if len(found) != SECRET_BYTES:
        raise InputError("command-secret", path=str(place), count=SECRET_BYTES)
    return found


def make_secret(place: Path) -> None:
    """Put a new secret in place, whole or not at all; FileExistsError if there is one."""
    if place.exists():
        raise FileExistsError(place)
    draft = place.with_name(f"secret.{os.getpid()}.part")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(file, secrets.token_bytes(SECRET_BYTES))
        os.fsync(file)
    finally:
        os.close(file)
    try:
        os.link(draft, place)  # fails where there is one, unlike a rename
    finally:
        draft.unlink()
