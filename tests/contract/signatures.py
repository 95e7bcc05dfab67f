"""Compile a way to play anew and count: `python -m tests.contract.signatures GAME WAY PART ...`.

Prints one JSON object: how many functions were compiled, and which of them more than once.
"""

import gc
import json
import sys
from collections.abc import Iterator
from typing import Any

from numba.core.dispatcher import Dispatcher

from bivouac.lab.warm import PARTS, ways


def compiled_functions() -> Iterator[tuple[str, list[str]]]:
    """Every function of ours that Numba has compiled, with the types it was compiled for.

    A template is bound to each game under a name of its own, so modules are no way to find all.
    """
    for found in gc.get_objects():
        if isinstance(found, Dispatcher):
            dispatcher: Any = found
            function = dispatcher.py_func
            if function.__module__.startswith("bivouac") and dispatcher.signatures:
                name = f"{function.__module__}.{function.__qualname__}"
                yield name, sorted(map(str, dispatcher.signatures))


def main(game: str, way: str, *parts: str) -> None:
    """Compile these parts."""
    gc.disable()  # a tenth of the time
    for part in parts:
        PARTS[part](ways(game)[way])
    found = list(compiled_functions())
    again = {name: types for name, types in found if len(types) > 1}
    json.dump({"functions": len(found), "again": again}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
