"""What a seat at a table asks of a game: what it sees, and what it can do."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract.events import Advice, Refused
from bivouac.core.wire import Event, Json, Offered, Seen

if TYPE_CHECKING:
    from bivouac.core.contract.game import Known


class Seated(ABC):
    """A game as one seat knows it. Nothing here depends on what the seat cannot know."""

    @abstractmethod
    def observe(self, known: "Known") -> Seen:
        """Everything its seat may see, as plain data; SPECTATOR sees what is public."""

    def public_event(self, event: Event) -> Event:
        """An event without what it hides from somebody."""
        return event

    def completed(self, position: np.void, event: Event) -> Event:
        """A decision with what only its outcome shows, as the record has it: a card drawn unseen.

        Whoever decides cannot know it and leaves it out; whatever stands there instead is replaced.
        """
        return event

    @abstractmethod
    def offer(self, known: "Known") -> Offered | None:
        """What its seat can do now, each choice with its event; None where it has no choice."""

    @abstractmethod
    def draft(self, known: "Known", begun: object) -> Json:
        """How a decision half made can go on; Refused if it cannot be, or is not understood."""

    @abstractmethod
    def why(self, known: "Known", wish: object) -> Refused:
        """Why something that its seat would like to do is not possible now."""

    def advice(self, known: "Known") -> Advice | None:
        """What matters most in the decision its seat is asked for; None: nothing is worth saying.

        A game without a coach never says anything.
        """
        return None

    def brought(self, before: "Known", event: Event, after: "Known") -> Advice | None:
        """What a decision brought its seat; `after` is as it stood before anybody else decided."""
        return None
