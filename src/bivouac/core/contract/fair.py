"""What shuffles that can be checked (core/fair.py) ask of a game."""

from abc import ABC, abstractmethod

import numpy as np

from bivouac.core.contract.events import Order
from bivouac.core.wire import Event, Json


class Fair(ABC):
    """A game whose chance is decided by shuffles of ids, which a table's seed decides."""

    @abstractmethod
    def shuffled(self, setup: Json, order: Order) -> Json:
        """The record's `setup` with everything that was shuffled for it laid out by `order`."""

    @abstractmethod
    def chance_by(self, position: np.void, order: Order) -> Event:
        """The chance event that is due now, decided by `order`."""
