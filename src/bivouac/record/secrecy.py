"""What a seat may know, and what it may take back: the same in the browser and at the terminal.

Taking back is possible until a decision has shown something hidden, or passed the turn. A decision
that chance followed cannot be taken back, so no shuffle is ever undone: the count of shuffles only
grows, and nobody sees a hidden future twice.
"""

from collections.abc import Sequence
from typing import NewType

from bivouac.core.contract import Game, Message, generator

Known = NewType("Known", Game)
"""A game as one seat knows it. Whatever leaves for a seat, or a bot, is worked out from this."""

WORLDS = 32
"""How many worlds are tried to see whether a decision showed something hidden.

Where it showed one of two cards, each world misses that with even odds.
"""


def known_to(game: Game, viewer: int) -> Known:
    """A game as a seat knows it, or everybody: a copy, to be used up or thrown away."""
    return Known(game.redact(viewer))


def news_for(before: Game, after: Game, seat: int) -> list[Message]:
    """What an event means to a seat alone."""
    return after.setting.news(known_to(before, seat), known_to(after, seat), seat)


def can_take_back(before: Game, steps: Sequence[int], after: Game, seat: int, stream: int) -> bool:
    """May a seat take back a decision it has just made?"""
    if after.is_over or after.is_chance or after.to_move != seat:
        return False
    return not has_shown_secrets(before, steps, after, seat, stream)


def has_shown_secrets(
    before: Game, steps: Sequence[int], after: Game, seat: int, stream: int
) -> bool:
    """Could the seat have been shown something else by the same decision?

    It could if in another world that it could not exclude before, it would see otherwise now. The
    worlds come from a fixed stream, so that the answer is the same after a restart.
    """
    now = known_to(after, seat).positions.tobytes()
    rng = generator(stream)
    for _ in range(WORLDS):
        world = before.resample(seat, rng)
        for step in steps:
            world.apply(step)
        if world.is_chance or known_to(world, seat).positions.tobytes() != now:
            return True
    return False
