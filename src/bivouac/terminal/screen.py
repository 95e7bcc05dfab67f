"""The terminal itself: printing with Rich, reading lines, and leaving."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TextIO

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bivouac.bots.budget import Watch, unwatched
from bivouac.core.words import Words
from bivouac.terminal.face import Menu

SOON = 0.15
"""Seconds of thinking that need no sign: it would only flicker."""


class LeaveError(Exception):
    """The person wants to go, by command, Ctrl-C or the end of input."""


class Screen:
    """Where a person reads and types. A console and a source of lines may be given, for tests."""

    def __init__(
        self,
        language: str = "en",
        console: Console | None = None,
        source: TextIO | None = None,
    ) -> None:
        self.words = Words(language)
        self.console = console if console is not None else Console()
        self.source = source  # None: the keyboard, with line editing

    @property
    def width(self) -> int:
        """How many columns there are to draw in."""
        return self.console.width

    @property
    def ascii_only(self) -> bool:
        """Can this terminal show nothing but ASCII?"""
        return self.console.options.ascii_only

    def show(self, thing: RenderableType) -> None:
        """Print something."""
        self.console.print(thing, highlight=False, markup=False, emoji=False)

    def say(self, key: str, **args: str | int) -> None:
        """Print one message."""
        self.show(Text(self.words(key, **args)))

    def show_path(self, path: Path) -> None:
        """A path on a line of its own, never broken, so that it can be copied."""
        self.console.print(Text(str(path)), soft_wrap=True)

    def rule(self, title: str) -> None:
        """A line across, with a title."""
        self.show(Rule(Text(title, style="bold"), style="dim", align="left"))

    def ask(self, prompt: str) -> str:
        """One line of input; LeaveError when there is no more."""
        try:
            typed = self.console.input(Text(prompt), stream=self.source)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise LeaveError from None
        if self.source is not None and not typed:
            raise LeaveError  # at its end a stream gives an empty string, not an empty line
        if self.source is not None:
            self.show(Text(typed.strip()))  # a keyboard echoes by itself
        return typed.strip()

    @contextmanager
    def thinking(self, player: str) -> Iterator[Watch]:
        """While a bot thinks for long, a line on a terminal that says how far it is."""
        if not self.console.is_terminal:
            yield unwatched
            return
        status = self.console.status("", spinner="line" if self.ascii_only else "dots")
        began = monotonic()

        def watch(share: float) -> bool:
            if monotonic() - began >= SOON:
                percent = round(100 * share)
                status.update(self.words("terminal-thinking", player=player, share=percent))
                status.start()
            return True

        try:
            yield watch
        finally:
            status.stop()

    def menu(self, menu: Menu) -> None:
        """A question and its numbered answers."""
        if menu.picture is not None:
            self.show(menu.picture)
        self.show(Text(f"\n{menu.title}", style="bold"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        if menu.columns:
            grid.add_row("", *(Text(heading, style="dim") for heading in menu.columns))
        for number, choice in enumerate(menu.choices, 1):
            grid.add_row(Text(f"  {number}"), *as_texts(choice.cells))
        self.show(grid)


def as_texts(cells: Iterable[str | Text]) -> list[Text]:
    """Plain text, in which brackets mean nothing."""
    return [cell if isinstance(cell, Text) else Text(cell) for cell in cells]
