"""Progress on stderr, and only where somebody is watching."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Advance(Protocol):
    """Moves a bar by some work done, and may give it another title."""

    def __call__(self, done: int, title: str | None = None) -> None: ...


@contextmanager
def progress_bar(title: str, total: int, done: int = 0) -> Iterator[Advance]:
    """A bar for long work; what is yielded moves it. Silent when stderr is not a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, title=None: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task(title, total=total, completed=done)
        yield lambda done, title=None: bar.update(task, advance=done, description=title)


@contextmanager
def spinner(console: Console, title: str) -> Iterator[Callable[[str], None]]:
    """A line that says what is being done: moving on a terminal, one line a stage elsewhere."""
    if not console.is_terminal:
        yield lambda stage: console.print(f"{title}: {stage}")
        return
    with console.status(title) as status:
        yield lambda stage: status.update(f"{title}: {stage}")
