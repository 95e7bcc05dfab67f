"""Processes and what has become of them, as Linux tells it."""

from collections.abc import Iterator
from pathlib import Path


def children_of(process: int) -> Iterator[int]:
    """The processes that a process has started, and those they have; none of one that is gone."""
    try:
        tasks = [task / "children" for task in Path(f"/proc/{process}/task").iterdir()]
        children = [int(child) for task in tasks for child in task.read_text().split()]
    except OSError:
        return
    for child in children:
        yield child
        yield from children_of(child)


def is_there(process: int) -> bool:
    """Does a process still run? One that nobody has waited for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
