"""Taking back: possible until a decision has shown something hidden, or passed the turn.

A decision that chance followed cannot be taken back, so no shuffle is ever undone: the count of
shuffles only grows, and nobody sees a hidden future twice.
"""

from collections.abc import Sequence

from bivouac.core.contract import Game, generator

WORLDS = 32
"""How many worlds are tried to see whether a decision showed something hidden.

Where it showed one of two cards, each world misses that with even odds.
"""


def has_shown_secrets(
    before: Game, steps: Sequence[int], after: Game, seat: int, stream: int
) -> bool:
    """Could the seat have been shown something else by the same decision?

    It could if in another world that it could not exclude before, it would see otherwise now. The
    worlds come from a fixed stream, so that the answer is the same after a restart.
    """
    now = after.redact(seat).positions.tobytes()
    rng = generator(stream)
    for _ in range(WORLDS):
        world = before.resample(seat, rng)
        for step in steps:
            world.apply(step)
        if world.is_chance or world.redact(seat).positions.tobytes() != now:
            return True
    return False
