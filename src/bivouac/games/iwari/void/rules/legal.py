"""All legal steps of a position against the void. Never empty before the end, no dead ends."""

from bivouac.core.bits import list_steps
from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import (
    FREE,
    LIFT,
    ORDER,
    PAY,
    PIECE,
    REFILL,
    RUINING,
    TARGET,
    TURN,
    VOID,
    VOIDING,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.steps import ACT_IN, FIRST_IN
from bivouac.games.iwari.void.rules.action import (
    legal_more_voids,
    legal_refill,
    legal_turns,
    legal_void,
)
from bivouac.games.iwari.void.rules.building import legal_next_pieces
from bivouac.games.iwari.void.rules.infection import legal_ruins
from bivouac.games.iwari.void.rules.moving import legal_landings
from bivouac.games.iwari.void.rules.paying import legal_payments
from bivouac.games.iwari.void.rules.settling import legal_free


@kernel
def legal(t: Static, p: Position, w: Work) -> int:
    """Write the legal steps of a decision phase into the workspace; how many there are."""
    if p.phase == PAY:
        return legal_payments(t, p, w)
    if p.phase == REFILL:
        return legal_refill(t, p, w)
    if p.phase == TURN:
        return legal_turns(t, p, w)
    if p.phase == PIECE:
        return legal_next_pieces(t, p, w)
    if p.phase == VOID:
        return legal_void(t, p, w)
    if p.phase == LIFT:
        return legal_landings(t, p, w)
    if p.phase == VOIDING:
        return legal_more_voids(t, p, w)
    if p.phase == RUINING:
        return legal_ruins(t, p, w)
    if p.phase == FREE:
        return legal_free(t, p, w)
    if p.phase == ORDER:
        return list_steps(w.steps, whole(0), whole(FIRST_IN), p.infected)
    if p.phase == TARGET:
        return list_steps(w.steps, whole(0), whole(ACT_IN), p.settled)
    return 0
