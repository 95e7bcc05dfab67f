"""What a result is made of: the start, luck, one's own decisions, those of others.

Luck is what an event turned up, beside the mean of what could have come; its mean is nothing
whatever somebody does, because cards are shuffled without looking. All else that changes when
somebody decides is that decision's doing. So the parts add up.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from bivouac.analysis.course import Course, opened
from bivouac.analysis.doubt import Doubt, Sample
from bivouac.analysis.meter import Meter
from bivouac.analysis.timeline import Pilot, Place
from bivouac.analysis.trust import Floats
from bivouac.core.contract import Known


class Change(NamedTuple):
    """What one event changed, by side."""

    luck: Floats | None  # None: it turned nothing up
    luck_doubt: Doubt
    decided: Floats  # by whoever decided; by nobody, if chance did
    decided_doubt: Doubt


class Curve:
    """A game measured all along."""

    def __init__(
        self,
        course: Course,
        revealed: Sequence[bool],
        samples: Mapping[Place, Sample],
        pilots: Mapping[Place, Pilot],
        meter: Meter,
    ) -> None:
        self.course = course
        self.revealed = revealed
        self.samples = samples
        self.pilots = pilots
        self.meter = meter
        self.sides = meter.outcomes

    @cached_property
    def knowns(self) -> list[Known]:
        """Every position with all hands open."""
        return [opened(game) for game in self.course.games]

    @cached_property
    def chances(self) -> list[Floats]:
        """By position and side, as calibration has taught to read them."""
        return [self.read(number)[0] for number in range(len(self.knowns))]

    @cached_property
    def errors(self) -> list[Floats]:
        """Standard errors of the chances."""
        return [self.read(number)[1] for number in range(len(self.knowns))]

    def read(self, number: int) -> tuple[Floats, Floats]:
        """Chances after so many events, and their errors."""
        sample, known = self.samples[number, False], self.knowns[number]
        if sample.is_certain:
            return sample.mean, np.zeros(self.sides)
        return self.meter.read(sample.shares, known)

    def slopes(self, number: int) -> Floats:
        """How chances after so many events move with what playouts gave; of an end, not at all."""
        sample, known = self.samples[number, False], self.knowns[number]
        if sample.is_certain:
            return np.eye(self.sides)
        return self.meter.slopes(sample.mean, known)

    @cached_property
    def changes(self) -> list[Change]:
        """What every event changed."""
        return [self.change(event) for event in range(len(self.course.events))]

    def change(self, event: int) -> Change:
        """What luck changed, and all that it did not."""
        luck, luck_doubt = self.luck(event)
        decided = self.chances[event + 1] - self.chances[event]
        doubt = Doubt(self.sides)
        doubt.add(self.samples[event + 1, False], self.slopes(event + 1))
        doubt.add(self.samples[event, False], -self.slopes(event))
        if luck is None:
            return Change(None, luck_doubt, decided, doubt)
        doubt.take(luck_doubt.reversed())
        return Change(luck, luck_doubt, decided - luck, doubt)

    def luck(self, event: int) -> tuple[Floats | None, Doubt]:
        """What was turned up against what could have been.

        How chances move there is read off the pilot, which nothing else is made of: otherwise the
        mean of luck would not be nothing.
        """
        doubt = Doubt(self.sides)
        if not self.revealed[event]:
            return None, doubt
        place = event, self.course.seat(event) is not None
        could, came = self.samples[place], self.samples[event + 1, False]
        slopes = self.meter.slopes(self.pilots[place].sample.mean, self.knowns[event])
        doubt.add(came, slopes)
        doubt.add(could, -slopes)
        return slopes @ (came.mean - could.mean), doubt

    def total(self, changes: Sequence[tuple[Floats, Doubt]]) -> tuple[Floats, Floats]:
        """The sum of some changes, by side, and its error."""
        total, doubt = np.zeros(self.sides), Doubt(self.sides)
        for change, unsure in changes:
            total = total + change
            doubt.take(unsure)
        return total, doubt.error

    @cached_property
    def all_luck(self) -> tuple[Floats, Floats]:
        """Of the whole game, by side, and its error."""
        return self.total(
            [(one.luck, one.luck_doubt) for one in self.changes if one.luck is not None]
        )

    def decided_by(self, side: int, *, others: bool) -> tuple[Floats, Floats]:
        """What the seats of a side changed, or all the others; by side, and its error."""
        found = []
        for event, change in enumerate(self.changes):
            seat = self.course.seat(event)
            if seat is not None and (self.meter.side_of(seat) != side) == others:
                found.append((change.decided, change.decided_doubt))
        return self.total(found)
