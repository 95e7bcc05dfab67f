"""IP3: connected groups of tents."""

from bivouac.core.bits import EMPTY, bit, count, first_of, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import Position, Static
from bivouac.games.iwari.rules.fortifications import is_fortified
from bivouac.games.iwari.rules.paths import longest_path


@kernel
def group_of(t: Static, low: Word, high: Word, spot: int) -> tuple[Word, Word]:
    """The part of a set of spots that roads connect with `spot`."""
    fresh_low = bit(spot) if spot < 64 else EMPTY
    fresh_high = EMPTY if spot < 64 else bit(spot - 64)
    part_low = fresh_low
    part_high = fresh_high
    while fresh_low | fresh_high != EMPTY:
        here = first_of(fresh_low, fresh_high)
        fresh_low, fresh_high = rest_of(fresh_low, fresh_high)
        near_low = t.around[here, 0] & low & ~part_low
        near_high = t.around[here, 1] & high & ~part_high
        fresh_low |= near_low
        fresh_high |= near_high
        part_low |= near_low
        part_high |= near_high
    return part_low, part_high


@kernel
def settlement_points(t: Static, p: Position, tribe: int) -> int:
    """IP3: 1 point for each tent of a group that is large enough; or of its longest path.

    Twice as many where one of the group stands on a fortification (IF2).
    """
    low = p.tents[tribe, 0]
    high = p.tents[tribe, 1]
    points = 0
    while low | high != EMPTY:
        part_low, part_high = group_of(t, low, high, first_of(low, high))
        low &= ~part_low
        high &= ~part_high
        size = count(part_low) + count(part_high)
        if size >= t.settlement:
            won = longest_path(t, part_low, part_high)[0] if t.paths == 1 else size
            points += 2 * won if is_fortified(p, part_low, part_high) else won
    return points


@kernel
def touched(t: Static, low: Word, high: Word) -> Word:
    """IM2: the territories a set of spots lies in."""
    territories = EMPTY
    while low | high != EMPTY:
        territories |= bit(whole(t.territory_of[first_of(low, high)]))
        low, high = rest_of(low, high)
    return territories
