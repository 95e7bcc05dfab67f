"""Two rule modules over the same records, and a template that plays by either of them.

As a program it plays by those named on the command line, in this order, and prints what they give.
"""

import sys
from types import FunctionType, ModuleType
from typing import Any

from bivouac.core.bind import bind
from bivouac.core.jit import kernel
from bivouac.core.records import Number, allocate

TEMPLATE = "tests.compiling.doubling"


class Position:
    """A counter."""

    turns: Number


def rules_of(name: str, step: int) -> ModuleType:
    """A rule module whose only rule counts in steps."""

    def apply(t: Any, p: Any, times: int) -> None:
        for _ in range(times):
            p.turns += STEP

    module = ModuleType(f"twin_{name}")
    apply.__module__ = module.__name__
    scope = {**globals(), "STEP": step}
    module.__dict__["apply"] = kernel(FunctionType(apply.__code__, scope, "apply"))
    return module


STEP = 0  # what the rule finds in its own scope instead
TWINS = {"ones": rules_of("ones", 1), "tens": rules_of("tens", 10)}


def play(name: str) -> int:
    """Where two steps by the rules of a twin lead."""
    positions = allocate(Position, 1)
    bind(TEMPLATE, TWINS[name]).play(positions, 2)
    return int(positions["turns"][0])


if __name__ == "__main__":
    print(*(play(name) for name in sys.argv[1:]))
