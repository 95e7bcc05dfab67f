"""Compiled code, kept under the user's cache directory for the next process.

A file is named by everything its code depends on (fingerprints.py, libraries.py), so it is never
stale and never overwritten by something else; a folder for each game holds its files. Reading
writes nothing. Where nothing can be written, compiled code lives as long as the process.
"""

import contextlib
import pickle
import re
import sys
import tempfile
from pathlib import Path
from typing import IO, Any

from numba.core import compiler, serialize, sigutils
from numba.core.caching import NullCache

from bivouac.core.cache_folder import cache_root
from bivouac.core.compiling.libraries import key_of

_loaded: dict[str, Any] = {}
"""By key: what is in this process already. A second copy would have the same names."""


def room_of(module: str) -> str:
    """The folder for the code of a module: the game it belongs to, or `shared`.

    A game that another package brings is called by the name of the package.

    A template bound to a game has the game's kernels in its name, in brackets.
    """
    bound = re.search(r"\[(.+)\]", module)
    owner = bound[1] if bound else module
    game = re.search(r"\bgames\.(\w+)", owner)
    if game:
        return game[1]
    package = owner.partition(".")[0]
    return "shared" if package == "bivouac" else package


class CodeCache(NullCache):
    """The kept code of one function, as Numba's dispatchers ask for it."""

    def __init__(self, dispatcher: Any) -> None:
        self.function = dispatcher.py_func
        self.room = room_of(dispatcher.py_func.__module__)
        self.waiting: dict[str, IO[bytes]] = {}  # locks of what is being compiled here

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The kept code for a signature, or None: then it is compiled here, and only here."""
        context.refresh()
        key = self.key(signature, context)
        found = load(self.room, key, context)
        if found is None:
            self.lock(key)
            found = load(self.room, key, context)  # another process may have made it meanwhile
            if found is not None:
                self.unlock(key)
        return found

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what was compiled."""
        key = self.key(signature, result.target_context)
        _loaded[key] = result
        needs = list(result.library.units)
        payload = (result.library.is_unit, needs, result._reduce())
        with contextlib.suppress(OSError):
            write(cache_root() / self.room / f"{key}.code", serialize.dumps(payload))
        self.unlock(key)

    def key(self, signature: Any, context: Any) -> str:
        """The name of the code for a signature."""
        types, _ = sigutils.normalize_signature(signature)
        return key_of(self.function, types, context.codegen())

    def lock(self, key: str) -> None:
        """Wait until no other process compiles the same. A process that dies lets go."""
        if sys.platform == "win32":  # has no such locks: two processes may compile the same there
            return
        import fcntl

        with contextlib.suppress(OSError):
            folder = cache_root() / self.room
            folder.mkdir(parents=True, exist_ok=True)
            self.waiting[key] = (folder / f"{key}.lock").open("wb")
            fcntl.flock(self.waiting[key], fcntl.LOCK_EX)

    def unlock(self, key: str) -> None:
        """Let the others have it."""
        if key in self.waiting:
            file = self.waiting.pop(key)
            with contextlib.suppress(OSError):
                Path(file.name).unlink()
            file.close()


def load(room: str, key: str, context: Any) -> Any:
    """Code from the cache with all it calls, or None."""
    if key in _loaded:
        return _loaded[key]
    try:
        payload = (cache_root() / room / f"{key}.code").read_bytes()
        is_unit, needs, parts = pickle.loads(payload)
    except (OSError, EOFError, ValueError, AttributeError, ImportError, pickle.UnpicklingError):
        return None
    if any(load(room, need, context) is None for need in needs):
        return None
    result = compiler.CompileResult._rebuild(context, *parts)
    result.library.is_unit, result.library.key, result.library.units = is_unit, key, needs
    _loaded[key] = result
    return result


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    Path(file.name).replace(path)
