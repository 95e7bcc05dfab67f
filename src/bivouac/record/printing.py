"""Lines for people: sound ones on stdout, complaints on stderr, whatever the terminal can show."""

import sys
from typing import TextIO

from bivouac.core.words import printable


def put(line: str) -> None:
    """A line on stdout."""
    write_line(sys.stdout, line)


def complain(line: str) -> int:
    """A line on stderr; 1, to be counted."""
    write_line(sys.stderr, line)
    return 1


def write_line(stream: TextIO, line: str) -> None:
    """One line; signs that would not print, or that the stream cannot encode, as their codes.

    Names and ids come from strangers: they may not move the cursor or break the line.
    """
    shown = printable(line)
    encoding = stream.encoding or "utf-8"
    stream.write(shown.encode(encoding, "backslashreplace").decode(encoding) + "\n")
