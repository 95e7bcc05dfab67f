"""IP3, option "path": the longest simple path of a settlement.

A depth-first search without recursion and without scratch paper. The path is a stack of spots, a
byte each, in four words; the last spot of the path is the lowest byte. Neighbours are tried in
ascending order, so that the spot just left says where to go on. A branch is left where even all
spots still within reach would not make a longer path than the best one found. Of spots that are
apart, no two of them joined, a path visits at most one more than of the others: without that, maps
of a few hubs and many spots around them would take minutes.
"""

import numpy as np

from bivouac.core.bits import EMPTY, bit, count, first_of, rest_of, with_one, without_one
from bivouac.core.jit import kernel
from bivouac.core.records import Smalls, Word, whole
from bivouac.games.iwari.layout import NONE, Static

BYTE = np.uint64(8)
CARRY = np.uint64(56)
LOW_BYTE = np.uint64(0xFF)


@kernel
def push(a: Word, b: Word, c: Word, d: Word, spot: int) -> tuple[Word, Word, Word, Word]:
    """The path with one more spot."""
    return (
        a << BYTE | np.uint64(spot),
        b << BYTE | a >> CARRY,
        c << BYTE | b >> CARRY,
        d << BYTE | c >> CARRY,
    )


@kernel
def pop(a: Word, b: Word, c: Word, d: Word) -> tuple[Word, Word, Word, Word]:
    """The path without its last spot."""
    return (
        a >> BYTE | b << CARRY,
        b >> BYTE | c << CARRY,
        c >> BYTE | d << CARRY,
        d >> BYTE,
    )


@kernel
def last_of(a: Word) -> int:
    """The last spot of a path."""
    return int(np.int64(a & LOW_BYTE))


@kernel
def next_spot(t: Static, low: Word, high: Word, here: int, after: int) -> int:
    """The next neighbour of `here` in a set of spots, in ascending order; NONE: no more."""
    near_low = t.around[here, 0] & low
    near_high = t.around[here, 1] & high
    if after >= 64:
        near_low = EMPTY
        near_high &= ~(bit(after - 63) - np.uint64(1)) if after < 127 else EMPTY
    elif after >= 0:
        near_low &= ~(bit(after + 1) - np.uint64(1)) if after < 63 else EMPTY
    if near_low | near_high == EMPTY:
        return NONE
    return first_of(near_low, near_high)


@kernel
def spots_apart(t: Static, low: Word, high: Word) -> tuple[Word, Word]:
    """Spots of a set of which no two are joined: many, those with the fewest neighbours first."""
    apart_low = apart_high = EMPTY
    while low | high != EMPTY:
        chosen = whole(NONE)
        fewest = 0
        left_low = low
        left_high = high
        while left_low | left_high != EMPTY:
            spot = first_of(left_low, left_high)
            left_low, left_high = rest_of(left_low, left_high)
            near = count(t.around[spot, 0] & low) + count(t.around[spot, 1] & high)
            if chosen == NONE or near < fewest:
                chosen = spot
                fewest = near
        apart_low, apart_high = with_one(apart_low, apart_high, chosen)
        low &= ~(t.around[chosen, 0] | apart_low)
        high &= ~(t.around[chosen, 1] | apart_high)
    return apart_low, apart_high


@kernel
def reach(t: Static, low: Word, high: Word, here: int, apart_low: Word, apart_high: Word) -> int:
    """How many spots of a set a path can still visit from `here`, at the most.

    Of the dead ends among them it can visit one, as its last spot; and of those apart, one between
    any two others, one after the last, and one before the first if `here` is not apart itself.
    """
    fresh_low = t.around[here, 0] & low
    fresh_high = t.around[here, 1] & high
    part_low = fresh_low
    part_high = fresh_high
    ends = 0
    while fresh_low | fresh_high != EMPTY:
        spot = first_of(fresh_low, fresh_high)
        fresh_low, fresh_high = rest_of(fresh_low, fresh_high)
        near_low = t.around[spot, 0] & low
        near_high = t.around[spot, 1] & high
        ways = count(near_low) + count(near_high)
        from_here = t.around[here, 0] if spot < 64 else t.around[here, 1]
        if from_here >> np.uint64(spot & 63) & np.uint64(1) != EMPTY:
            ways += 1
        if ways == 1:
            ends += 1
        near_low &= ~part_low
        near_high &= ~part_high
        fresh_low |= near_low
        fresh_high |= near_high
        part_low |= near_low
        part_high |= near_high
    size = count(part_low) + count(part_high)
    apart = count(part_low & apart_low) + count(part_high & apart_high)
    spot_word = apart_low if here < 64 else apart_high
    is_apart = spot_word >> np.uint64(here & 63) & np.uint64(1) != EMPTY
    gaps = size - apart + (0 if is_apart else 1)
    return min(size - max(0, ends - 1), size - apart + min(apart, gaps))


@kernel
def longer_path(
    t: Static,
    low: Word,
    high: Word,
    start: int,
    best: int,
    apart_low: Word,
    apart_high: Word,
) -> tuple[int, Word, Word, Word, Word]:
    """The longest path from `start` through a set of spots, if it has more than `best`; else 0."""
    size = count(low) + count(high)
    found, found_a, found_b, found_c, found_d = 0, EMPTY, EMPTY, EMPTY, EMPTY
    a, b, c, d = push(EMPTY, EMPTY, EMPTY, EMPTY, start)
    low, high = without_one(low, high, start)
    length = 1
    after = whole(NONE)
    while length > 0 and best < size:
        here = last_of(a)
        spot = next_spot(t, low, high, here, after)
        if spot != NONE and length + reach(t, low, high, here, apart_low, apart_high) <= best:
            spot = NONE
        if spot != NONE:
            low, high = without_one(low, high, spot)
            a, b, c, d = push(a, b, c, d, spot)
            length += 1
            after = whole(NONE)
            continue
        if length > best:
            best = found = length
            found_a, found_b, found_c, found_d = a, b, c, d
        low, high = with_one(low, high, here)
        a, b, c, d = pop(a, b, c, d)
        length -= 1
        after = here
    return found, found_a, found_b, found_c, found_d


@kernel
def longest_path(t: Static, low: Word, high: Word) -> tuple[int, Word, Word, Word, Word]:
    """IP3: the longest simple path of a connected set of spots: its length and its spots."""
    size = count(low) + count(high)
    best, best_a, best_b, best_c, best_d = whole(0), EMPTY, EMPTY, EMPTY, EMPTY
    apart_low, apart_high = spots_apart(t, low, high)
    left_low = low
    left_high = high
    while left_low | left_high != EMPTY and best < size:
        start = first_of(left_low, left_high)
        left_low, left_high = rest_of(left_low, left_high)
        found, a, b, c, d = longer_path(t, low, high, start, best, apart_low, apart_high)
        if found > best:
            best, best_a, best_b, best_c, best_d = found, a, b, c, d
    return best, best_a, best_b, best_c, best_d


@kernel
def list_longest_path(t: Static, low: Word, high: Word, spots: Smalls) -> int:
    """Write the longest path of a connected set of spots in walking order; how many spots."""
    length, a, b, c, d = longest_path(t, low, high)
    for i in range(length):
        spots[i] = last_of(a)
        a, b, c, d = pop(a, b, c, d)
    return length
