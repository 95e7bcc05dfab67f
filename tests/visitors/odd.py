"""Bots by others for tests: programs that play, or fail in a way of their own."""

import sys
from pathlib import Path

from bivouac.visitors.names import Visitor

PROGRAM = Path(__file__).with_name("odd_bot.py")


def odd(what: str, first: int = 1) -> Visitor:
    """A bot with which something is wrong from some decision on; "none": nothing ever is."""
    return Visitor("odd", (sys.executable, str(PROGRAM), what, str(first)))


def command(what: str, first: int = 1) -> str:
    """The same for a command line."""
    return f"odd={' '.join(odd(what, first).command)}"
