"""All legal steps of a position. Never empty before the end, and never a step into a dead end."""

from bivouac.core.jit import kernel
from bivouac.games.iwari.layout import (
    DEED,
    DRAFT,
    PAY,
    PIECE,
    REFILL,
    STORM,
    THIRD,
    TURN,
    VENERATION,
    WALK,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.building import legal_next_pieces
from bivouac.games.iwari.rules.cards import legal_draws
from bivouac.games.iwari.rules.deeds import legal_deeds
from bivouac.games.iwari.rules.paying import legal_payments
from bivouac.games.iwari.rules.third import legal_third
from bivouac.games.iwari.rules.turns import legal_turns
from bivouac.games.iwari.rules.veneration import legal_veneration
from bivouac.games.iwari.steps import STORM_MOVES, STORM_STAYS, WALK_NOT, WALK_ON


@kernel
def legal(t: Static, p: Position, w: Work) -> int:
    """Write the legal steps of a decision phase into the workspace; how many there are.

    Cards of one biome in a hand are alike and appear once. Chance and the end have none.
    """
    if p.phase == PAY:
        return legal_payments(t, p, w)
    if p.phase == REFILL or p.phase == DRAFT:
        return legal_draws(p, w)
    if p.phase == TURN:
        return legal_turns(t, p, w)
    if p.phase == PIECE:
        return legal_next_pieces(t, p, w)
    if p.phase == THIRD:
        return legal_third(t, p, w)
    if p.phase == DEED:
        is_last = p.earned == 1 << VENERATION
        return legal_veneration(t, p, w) if is_last else legal_deeds(t, p, w)
    if p.phase == STORM:
        w.steps[0], w.steps[1] = STORM_STAYS, STORM_MOVES
        return 2
    if p.phase == WALK:
        w.steps[0], w.steps[1] = WALK_NOT, WALK_ON
        return 2
    return 0
