"""IP3: connected groups of tents."""

from bivouac.core.bits import EMPTY, bit, count, first_of, rest_of, with_one
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import Position, Static
from bivouac.games.iwari.rules.fortifications import is_fortified
from bivouac.games.iwari.rules.paths import longest_path


@kernel
def beyond(t: Static, spot: int, low: Word, high: Word) -> tuple[Word, Word]:
    """The spots of a set that a road joins with one spot."""
    return t.around[spot, 0] & low, t.around[spot, 1] & high


@kernel
def group_of(t: Static, low: Word, high: Word, spot: int) -> tuple[Word, Word]:
    """The part of a set of spots that roads connect with `spot`."""
    part_low, part_high = with_one(EMPTY, EMPTY, spot)
    fresh_low, fresh_high = part_low, part_high
    while fresh_low | fresh_high != EMPTY:
        here = first_of(fresh_low, fresh_high)
        fresh_low, fresh_high = rest_of(fresh_low, fresh_high)
        near_low, near_high = beyond(t, here, low & ~part_low, high & ~part_high)
        fresh_low |= near_low
        fresh_high |= near_high
        part_low |= near_low
        part_high |= near_high
    return part_low, part_high


@kernel
def part_group(t: Static, low: Word, high: Word) -> tuple[Word, Word, Word, Word]:
    """The group of the first one of some tents, and the tents that are left without it."""
    part_low, part_high = group_of(t, low, high, first_of(low, high))
    return part_low, part_high, low & ~part_low, high & ~part_high


@kernel
def settlement_points(t: Static, p: Position, tribe: int) -> int:
    """IP3: 1 point for each tent of a group that is large enough; or of its longest path.

    Twice as many where one of the group stands on a fortification (IF2).
    """
    low, high = p.tents[tribe, 0], p.tents[tribe, 1]
    points = 0
    while low | high != EMPTY:
        part_low, part_high, low, high = part_group(t, low, high)
        size = count(part_low) + count(part_high)
        if size < t.settlement:
            continue
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
