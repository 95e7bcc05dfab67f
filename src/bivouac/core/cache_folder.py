"""Where compiled code is kept: under the user's cache directory, a folder for each game."""

import contextlib
import os
import time
from pathlib import Path

KEPT_DAYS = 30
"""How long compiled code is kept that nobody loads."""


def cache_root() -> Path:
    """The folder that holds all compiled code."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "bivouac" / "code"


def sweep() -> None:
    """Remove code that nobody has loaded for long, and what interrupted processes left."""
    cutoff = time.time() - KEPT_DAYS * 24 * 3600
    for path in [*cache_root().glob("*/*"), *cache_root().glob("*.ready")]:
        with contextlib.suppress(OSError):
            used = path.stat()
            if max(used.st_atime, used.st_mtime) < cutoff:
                path.unlink()
