"""IV2: the four stages of a turn. A decision that is taken leaves the phase of its stage behind."""

from bivouac.core.bits import EMPTY
from bivouac.core.jit import kernel
from bivouac.games.iwari.layout import (
    NONE,
    PLAYER_STAGE,
    REFILL,
    TURN,
    VOID,
    VOID_STAGE,
    Position,
    Static,
)


@kernel
def enter(t: Static, p: Position, stage: int) -> None:
    """IV2: a stage begins; in the void action the pieces are the void's."""
    p.stage = stage
    p.tribe = t.void if stage == VOID_STAGE else p.seat
    take_decision(p)


@kernel
def take_decision(p: Position) -> None:
    """What was to be decided is decided: the phase is that of the stage until something else is."""
    if p.stage == PLAYER_STAGE:
        p.phase = TURN
    elif p.stage == VOID_STAGE:
        p.phase = VOID
    else:
        p.phase = REFILL


@kernel
def begin_turn(t: Static, p: Position, seat: int) -> None:
    """IV2: a player is to act; what holds for one turn begins anew (IV11)."""
    p.seat = seat
    p.turns += 1
    p.haunt_done = 0
    enter(t, p, PLAYER_STAGE)


@kernel
def forget_effects(p: Position) -> None:
    """Nothing follows any more: neither from a piece nor from a card."""
    p.infection = p.haunt_due = p.voids_open = p.voids_played = 0
    p.infected = p.settled = EMPTY
    p.next_in = p.acting_in = p.settler = NONE
