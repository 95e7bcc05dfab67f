"""Stacks of cards: a list in a record, from `top` to `end`; both are 0 when it is empty."""

from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, whole

NONE = -1


@kernel
def take_at(cards: Smalls, top: int) -> int:
    """The top card of a stack, which leaves its place; `below_top` says where the next one is."""
    card = whole(cards[top])
    cards[top] = NONE
    return card


@kernel
def below_top(top: int, end: int) -> tuple[int, int]:
    """Top and end of a stack once its top card is taken."""
    if top + 1 == end:
        return whole(0), whole(0)
    return top + 1, end
