"""What somebody who practises asks of a game: a question about a position, and what is right.

docs/drills.md tells where they come from.
"""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from bivouac.core.contract.events import Advice, Message

if TYPE_CHECKING:
    from bivouac.core.contract.game import Known


@dataclass(frozen=True, slots=True)
class DrillChoice:
    """Something that can be chosen for an answer."""

    name: str  # an anchor of the client where it is a thing on the table, else a name of its own
    says: Message | None = None  # None: what the client draws there says it


@dataclass(frozen=True, slots=True)
class Drill:
    """A question about a position, with everything that is right and why.

    What is right is worked out by the rules, never written down.
    """

    asks: Message
    choices: tuple[DrillChoice, ...]
    answers: tuple[frozenset[str], ...]  # every right one, as names of choices; the first is shown
    reasons: tuple[Advice, ...]  # why it is right, sentence by sentence
    several: bool = False  # may more than one choice be chosen?
    points: tuple[str, ...] = ()  # anchors of what is asked about; a route in its order

    def is_right(self, chosen: Collection[str]) -> bool:
        """Is this an answer that is right?"""
        return frozenset(chosen) in self.answers


class Drilled:
    """A game as one practises it. A game without drills asks nothing."""

    def drill(self, kind: str, known: "Known", chance: Random) -> Drill | None:
        """A question of a kind about what a seat knows; None where nothing here is worth asking."""
        return None
