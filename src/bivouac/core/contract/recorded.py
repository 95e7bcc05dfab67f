"""What records ask of a game: to be written down, read back and compared."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract.events import Refused
from bivouac.core.records import Records
from bivouac.core.wire import Event, Json

if TYPE_CHECKING:
    from bivouac.core.contract.game import Game


class Recorded(ABC):
    """A game in the words of the game record, both ways (docs/record.md).

    Records come from strangers and kernels check no bounds: what reads refuses whatever does not
    fit.
    """

    @abstractmethod
    def components(self) -> Json:
        """The record's `components`: what is in play, in full."""

    def components_in(self, setup: Json) -> Json:
        """The record's `components` of a game that begins with `setup`: what is in play there."""
        return self.components()

    @abstractmethod
    def setup(self, position: np.void) -> Json:
        """The record's `setup`, of a position before the first decision."""

    @abstractmethod
    def lay_out(self, record: Json) -> "Game":
        """The game at the start of a record, built from its setup."""

    @abstractmethod
    def event(self, position: np.void, steps: Sequence[int]) -> Event:
        """The record event of a decision, given the position before it and its steps."""

    @abstractmethod
    def steps(self, position: np.void, event: Event) -> list[int]:
        """The steps of a decision, legal or not; Refused if it cannot be said in steps."""

    def is_listed(self, position: np.void, step: int, legal: Sequence[int]) -> bool:
        """Is a step among the legal ones, where identical choices appear once?"""
        return step in legal

    @abstractmethod
    def refusal(self, position: np.void, event: Event) -> Refused:
        """Why a decision is not legal in a position."""

    @abstractmethod
    def chance_event(self, before: np.void, after: np.void) -> Event:
        """The record event of what chance decided between two positions."""

    @abstractmethod
    def resolve_with(self, positions: Records, i: int, event: Event) -> None:
        """Let a recorded outcome decide instead of a generator; Refused if it cannot be."""

    @abstractmethod
    def final(self, position: np.void) -> Json:
        """The record's `final`, of any position."""

    def ordered_final(self, position: np.void, claimed: Json) -> Json:
        """A claimed `final` in our words where a writer may choose; Refused if malformed."""
        return claimed

    def verdict(self, position: np.void) -> dict[str, Json]:
        """What a record's result says besides winners and `final` where there are no points."""
        return {}

    def rule_of_result(self, path: str) -> str | None:
        """The rule behind a part of the result; `path` like "breakdown.fire" or "final.row"."""
        return None
