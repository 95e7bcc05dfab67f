"""Copying positions in compiled code, to measure it."""

from bivouac.core.jit import entry
from bivouac.core.records import Records


@entry
def copy_many(positions: Records, times: int) -> None:
    """Copy to and fro between two positions."""
    for i in range(times):
        positions[i & 1] = positions[1 - (i & 1)]
