"""What a position waits for: a player, chance, or nothing any more."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.iwari.layout import NONE, OVER, SHUFFLE, Position


@kernel
def is_over(p: Position) -> bool:
    """Has the game ended?"""
    return bool(p.phase == OVER)


@kernel
def is_chance(p: Position) -> bool:
    """Must the discards be shuffled, or the deck (IE1, IV6)?"""
    return bool(p.phase == SHUFFLE)


@kernel
def to_move(p: Position) -> int:
    """The seat that decides now, for the third tribe too (I2.1); some out of turn (IR1, IM6)."""
    return whole(p.seat if p.asked == NONE else p.asked)


@kernel
def turns(p: Position) -> int:
    """Turns begun so far."""
    return whole(p.turns)
