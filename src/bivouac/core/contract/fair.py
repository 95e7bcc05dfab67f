"""What shuffles that can be checked (core/fair.py) ask of a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bivouac.core.contract.events import Order
from bivouac.core.wire import Event, Json


class Beginning(NamedTuple):
    """How a game went up to some moment, in the words of a record, ids as strings."""

    setup: Json
    events: Sequence[Event]


class Fair(ABC):
    """A game whose chance is decided by shuffles of ids, which a table's seed decides."""

    @abstractmethod
    def shuffled(self, setup: Json, order: Order) -> Json:
        """The record's `setup` with everything that was shuffled for it laid out by `order`."""

    @abstractmethod
    def chance_by(self, position: np.void, order: Order) -> Event:
        """The chance event that is due now, decided by `order`."""

    def relaid(self, begun: Beginning, position: np.void, order: Order) -> Beginning:
        """A beginning like that of `position`, with what nobody has seen there laid out by `order`.

        All that has been turned up stays as it is, and so do the hands. Where that was done with
        the same shuffles before, nothing changes. A game that hides nothing but hands, or whose
        chance draws only when it decides, has nothing to lay out.
        """
        return begun
