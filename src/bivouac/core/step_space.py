"""The fixed space of steps of a game: ranges of integers, each of one kind."""

from collections.abc import Sequence
from dataclasses import dataclass

NOTHING = -1


@dataclass(frozen=True, slots=True)
class StepSpace:
    """The kinds of steps, each with its first step and how many there are."""

    ranges: Sequence[tuple[str, int, int]]

    def split(self, step: int) -> tuple[str, int]:
        """The kind of a step and what it names: a card, a place; -1 where its kind says all."""
        for kind, first, size in self.ranges:
            if first <= step < first + size:
                return kind, step - first if size > 1 else NOTHING
        _, first, size = self.ranges[-1]
        raise ValueError(f"step {step} is not between 0 and {first + size - 1}")

    def step(self, kind: str, number: int = 0) -> int:
        """The step of a kind that names something, or the only one of its kind."""
        return number + next(first for name, first, _ in self.ranges if name == kind)
