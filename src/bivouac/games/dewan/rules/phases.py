"""What a position waits for: a player, chance, or nothing any more."""

from bivouac.core.jit import kernel
from bivouac.core.records import whole
from bivouac.games.dewan.layout import ODD_BERRY, OVER, PAY, ROUTE, SHUFFLE, Position


@kernel
def is_over(p: Position) -> bool:
    """Has the game ended?"""
    return bool(p.phase == OVER)


@kernel
def is_chance(p: Position) -> bool:
    """Must the discards be shuffled, or an odd berry fall somewhere?"""
    return bool(p.phase == SHUFFLE or p.phase == ODD_BERRY)


@kernel
def is_between(p: Position) -> bool:
    """A journey is one decision, from its origin to its last payment."""
    return bool(p.phase != ROUTE and p.phase != PAY)


@kernel
def to_move(p: Position) -> int:
    """The seat that decides now."""
    return whole(p.mover)


@kernel
def turns(p: Position) -> int:
    """Turns begun so far."""
    return whole(p.turns)
