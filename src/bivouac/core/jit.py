"""Compiling rules: the decorators, and the one cache.

A kernel is a plain function on records of integers: no allocation, no exceptions, no floats that
decide anything. Compiled by Numba it is fast; with `NUMBA_DISABLE_JIT=1` the same source runs in
the interpreter, for debugging and for the differential tests.
"""

import atexit
import hashlib
import os
import platform
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., object])

KEPT_CACHES = 4
"""How many versions of the package may keep their compiled code side by side."""

KERNEL = re.compile(rb"^@(?:kernel|entry)$", re.MULTILINE)
IMPORT = re.compile(
    rb"^(?:from (bivouac[.\w]*) import ([\w, ]+|\()|import (bivouac[.\w]*))", re.MULTILINE
)
"""A kernel, and an import of our own at the left margin, which is how files with kernels import."""


def _kernel_sources(package: Path) -> dict[str, bytes]:
    """The sources compiled code depends on: files with kernels, and whatever those import."""
    sources = {
        path.relative_to(package).as_posix(): path.read_bytes() for path in package.rglob("*.py")
    }
    todo = [name for name, source in sources.items() if KERNEL.search(source)]
    found: dict[str, bytes] = {}
    while todo:
        name = todo.pop()
        if name in sources and name not in found:
            found[name] = sources[name]
            todo.extend(_imported(sources[name]))
    return found


def _imported(source: bytes) -> Iterator[str]:
    """The files a source imports, and names that might be files."""
    for module, names, alone in IMPORT.findall(source):
        folder = (module or alone).decode().replace(".", "/").removeprefix("bivouac").lstrip("/")
        yield f"{folder}.py"
        yield from (f"{folder}/{name.strip()}.py" for name in names.decode().split(","))


def _source_digest(package: Path) -> str:
    """A name for everything compiled code depends on: sources, their place, Numba and the CPU.

    Numba itself does not notice a change in a callee that lives in another file; and it finds
    compiled code by the path of its source, so that two copies of the package share nothing.
    """
    digest = hashlib.sha256(bytes(package))
    for name, source in sorted(_kernel_sources(package).items()):
        digest.update(name.encode())
        digest.update(source)
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
