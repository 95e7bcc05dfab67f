"""Compiling rules: the decorators, and the one cache.

A kernel is a plain function on records of integers: no allocation, no exceptions, no floats that
decide anything. Compiled by Numba it is fast; with `NUMBA_DISABLE_JIT=1` the same source runs in
the interpreter, for debugging and for the differential tests.
"""

import atexit
import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., object])

KEPT_CACHES = 4
"""How many versions of the package may keep their compiled code side by side."""

ROOMS = ("core", "games", "bots", "lab")
"""The folders with kernels in them; a change anywhere else compiles nothing anew."""


def _source_digest(package: Path) -> str:
    """A name for everything compiled code depends on: sources, their place, Numba and the CPU.

    Numba itself does not notice a change in a callee that lives in another file; and it finds
    compiled code by the path of its source, so that two copies of the package share nothing.
    """
    digest = hashlib.sha256(bytes(package))
    for source in sorted(path for room in ROOMS for path in (package / room).rglob("*.py")):
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    for fact in (version("numba"), version("numpy"), platform.python_version(), platform.machine()):
        digest.update(fact.encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder under the user's cache directory that holds all compiled code."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "bivouac" / "kernels"


def _open_cache() -> Path:
    """Choose the cache folder of this version, make it the newest, and drop the oldest ones.

    Where the user's cache cannot be written, compiled code lives as long as the process.
    """
    root = cache_root()
    folder = root / _source_digest(Path(__file__).resolve().parents[1])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        temporary = tempfile.mkdtemp(prefix="bivouac-")
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return Path(temporary)
    newest_first = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in newest_first[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


CACHE = _open_cache()

# Numba's own types do not cover its configuration, nor the options that leave out wrappers.
_numba: Any = numba
_numba.config.CACHE_DIR = str(CACHE)

COMPILED: bool = not _numba.config.DISABLE_JIT
"""False when `NUMBA_DISABLE_JIT=1` runs every kernel in the interpreter."""


def kernel(function: F) -> F:
    """Compile a rule: a function that only compiled functions call, so it needs no wrappers."""
    compiled: F = _numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(
        function
    )
    return compiled


def entry(function: F) -> F:
    """Compile a function that Python calls, and keep the result in the cache.

    It releases the interpreter lock, so that threads play games side by side.
    """
    compiled: F = _numba.njit(error_model="numpy", cache=True, nogil=True, no_cfunc_wrapper=True)(
        function
    )
    return compiled
