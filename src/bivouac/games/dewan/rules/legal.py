"""All legal steps of a position. Never empty before the end, and never a step into a dead end."""

from bivouac.core.bits import EMPTY, list_steps
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.dewan.layout import (
    FISHING,
    MARKER,
    PAY,
    ROUTE,
    STORY,
    TUCK,
    TURN,
    Position,
    Static,
    Work,
)
from bivouac.games.dewan.rules.camps import legal_tucks
from bivouac.games.dewan.rules.events import marker_spaces
from bivouac.games.dewan.rules.stories import legal_stories
from bivouac.games.dewan.rules.travel import legal_payments, legal_route_steps, next_kind
from bivouac.games.dewan.rules.turns import legal_turns
from bivouac.games.dewan.steps import FISH_NONE, FISH_WITH, MARK


@kernel
def legal(t: Static, p: Position, w: Work) -> int:
    """Write the legal steps of a decision phase into the workspace; how many there are.

    Identical cards appear once. Chance phases and the end have none.
    """
    if p.phase == PAY:
        return legal_payments(t, p, w)
    if p.phase == ROUTE:
        return legal_route_steps(t, p, w)
    if p.phase == TURN:
        return legal_turns(t, p, w)
    if p.phase == STORY:
        return legal_stories(t, p, w)
    if p.phase == TUCK:
        return legal_tucks(t, p, w)
    if p.phase == MARKER:
        return list_steps(w.steps, whole(0), whole(MARK), marker_spaces(t, p))
    if p.phase == FISHING:
        return legal_fishing(t, p, w)
    return 0


@kernel
def legal_fishing(t: Static, p: Position, w: Work) -> int:
    """DH5: decline, or discard exactly one card of any kind."""
    w.steps[0] = FISH_NONE
    n = 1
    left = p.hands[p.mover]
    while left != EMPTY:
        card, left = next_kind(t, p, left)
        w.steps[n] = FISH_WITH + card
        n += 1
    return n
