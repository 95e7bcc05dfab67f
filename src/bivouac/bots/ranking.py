"""Which plans are best so far. Nothing here depends on a game, so this is no template.

(Numba finds compiled code by file and types: what has the same types for every game must not be
bound to one of them.)
"""

from typing import Any

from bivouac.core.jit import entry, kernel
from bivouac.core.records import Records


@kernel
def narrow(m: Any, keep: int) -> None:
    """Order the plans in the race by their mean worth and keep the best."""
    for place in range(1, m.active):
        plan = m.order[place]
        at = place
        while at > 0 and mean(m, m.order[at - 1]) < mean(m, plan):
            m.order[at] = m.order[at - 1]
            at -= 1
        m.order[at] = plan
    m.active = min(m.active, keep)


CLEAR = 9
"""A lead is clear when its square is so many times its variance: three standard errors."""
ENOUGH = 24
"""No lead is clear before so many worlds."""


@entry
def is_decided(minds: Records) -> bool:
    """Is the best plan so far clearly better than all others in the race?"""
    m = minds[0]
    if m.rounds < ENOUGH:
        return False
    first = m.order[0]
    for place in range(1, m.active):
        if mean(m, m.order[place]) > mean(m, first):
            first = m.order[place]
    for place in range(m.active):
        plan = m.order[place]
        lead = mean(m, first) - mean(m, plan)
        doubt = CLEAR * (variance(m, first) + variance(m, plan)) // m.visits[plan]
        if plan != first and lead * lead <= doubt:
            return False
    return True


@kernel
def mean(m: Any, plan: int) -> int:
    """The worth of a plan so far."""
    worth: int = m.total[plan] // m.visits[plan]
    return worth


@kernel
def variance(m: Any, plan: int) -> int:
    """Of the worth of a plan from world to world."""
    squares: int = m.squares[plan] // m.visits[plan]
    return squares - mean(m, plan) * mean(m, plan)


@entry
def finish_race(minds: Records) -> int:
    """The plan with the best mean worth."""
    m = minds[0]
    narrow(m, 1)
    return int(m.order[0])
