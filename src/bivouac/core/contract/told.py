"""What the log of a table, a replay and `bivouac show` ask of a game: what happened, in words."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract.events import Message
from bivouac.core.wire import Event, Json, OpeningPart

if TYPE_CHECKING:
    from bivouac.core.contract.game import Known


class Told(ABC):
    """A game as it is told to people."""

    @abstractmethod
    def describe(self, before: np.void, event: Event, after: np.void) -> list[Message]:
        """What an event means to people: one sentence, or several."""

    def foretold(self, event: Event) -> list[Message]:
        """What a decision means before it shows what it turns up, if `describe` says only that."""
        return []

    def news(self, before: "Known", after: "Known") -> list[Message]:
        """What only their seat learns when one position becomes the other: a card drawn, say."""
        return []

    def opening(self, known: "Known") -> list[OpeningPart]:
        """What was laid out and dealt, part by part, as the seat knew it before the first turn."""
        return []

    def scoring(self, before: np.void, event: Event, after: np.void) -> Json | None:
        """The scoring that an event brought about, step by step; None where it brought none."""
        return None
