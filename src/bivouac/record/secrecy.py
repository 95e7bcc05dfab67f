"""What is told, and what may be taken back: the same in the browser and at the terminal.

Taking back is possible until a decision has shown something hidden, or passed the turn. A decision
that chance followed cannot be taken back, so no shuffle is ever undone: the count of shuffles only
grows, and nobody sees a hidden future twice.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from bivouac.core.contract import Event, Game, Json, Message, generator

WORLDS = 32
"""How many worlds are tried to see whether a decision showed something hidden.

Where it showed one of two cards, each world misses that with even odds.
"""


@dataclass(frozen=True, slots=True)
class Telling:
    """What an event means to people."""

    messages: list[Message]  # to everybody
    notes: dict[int, list[Message]]  # to one seat alone, by seat
    scoring: Json | None  # the scoring it brought about, if any


def tell(before: Game, event: Event, after: Game, readers: Iterable[int]) -> Telling:
    """What an event means to everybody, and to each of some seats alone."""
    setting, happened = after.setting, (before.position, event, after.position)
    news = {seat: setting.news(before.redact(seat), after.redact(seat)) for seat in readers}
    notes = {seat: told for seat, told in news.items() if told}
    return Telling(setting.describe(*happened), notes, setting.scoring(*happened))


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision that whoever made it may want to take back."""

    seat: int
    before: np.void  # the position it met
    steps: Sequence[int]
    number: int  # of its row or event, from 1


def can_take_back(decided: Decided, after: Game) -> bool:
    """May a seat take back a decision after which nothing else has happened?"""
    if after.is_over or after.is_chance or after.to_move != decided.seat:
        return False
    return not has_shown_secrets(decided, after)


def has_shown_secrets(decided: Decided, after: Game) -> bool:
    """Could the seat have been shown something else by the same decision?

    It could if in another world that it could not exclude before, it would see otherwise now. The
    worlds come from a stream of the decision's own, so that the answer is the same after a restart.
    """
    seat, before = decided.seat, after.copy()
    before.positions[0] = decided.before
    now, rng = after.redact(seat).positions.tobytes(), generator(decided.number)
    for _ in range(WORLDS):
        world = before.resample(seat, rng)
        for step in decided.steps:
            world.apply(step)
        if world.is_chance or world.redact(seat).positions.tobytes() != now:
            return True
    return False
