"""Processes that analyse when a test says so: all else is real."""

from collections.abc import Iterator
from queue import Queue
from types import SimpleNamespace
from typing import ClassVar

import pytest

from bivouac.analysis.worker import FAILED, Order
from bivouac.core.contract import Json

REPORT = {"format": "bivouac-analysis/1", "names": ["Una", "Vik"], "bots": [None, "greedy"]}
"""What a test lets be found out, short."""


class Told:
    """Stands for the process: it says what a test lets it say, and nothing once it is ended."""

    hired: ClassVar[list["Told"]] = []

    def __init__(self) -> None:
        self.orders: list[Order] = []
        self.lines: Queue[tuple[str, str]] = Queue()
        self.status: int | None = None
        self.is_closed = False
        self.process = SimpleNamespace(poll=lambda: self.status)
        self.hired.append(self)

    def begin(self, order: Order) -> None:
        """Remember what is wanted."""
        self.orders.append(order)

    def next(self) -> tuple[str, str]:
        """What it was let say, as soon as it was."""
        return self.lines.get()

    def end(self) -> None:
        """Say nothing more."""
        self.status = -9
        self.lines.put((FAILED, "the process that analyses ended with status -9"))

    def close(self) -> None:
        """Remember it."""
        self.is_closed = True

    @property
    def order(self) -> Json:
        """What of a record it was told last."""
        return self.orders[-1].record


@pytest.fixture
def analysts(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Told]]:
    """Those that were hired in a test."""
    monkeypatch.setattr("bivouac.tables.analysing.Analyst", Told)
    Told.hired = []
    yield Told.hired
    assert all(one.is_closed for one in Told.hired)
