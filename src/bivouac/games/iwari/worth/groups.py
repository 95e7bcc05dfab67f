"""IP3: groups of tents that may become settlements, and the spots that make them one."""

from bivouac.core.bits import EMPTY, count, first_of, rest_of, with_one
from bivouac.core.jit import kernel
from bivouac.core.records import Ints, Word
from bivouac.games.iwari.layout import Position, Static, Work
from bivouac.games.iwari.rules.settlements import beyond
from bivouac.games.iwari.worth.names import (
    COMPLETING,
    GROUP_SPOTS,
    GROWING,
    PAIR_SPOTS,
    PAIRS,
    TRIPLES,
)


@kernel
def group_and_border(t: Static, low: Word, high: Word) -> tuple[Word, Word, Word, Word]:
    """The group of the first one of some tents, and all spots at the other end of its roads."""
    part_low, part_high = with_one(EMPTY, EMPTY, first_of(low, high))
    fresh_low, fresh_high = part_low, part_high
    border_low = border_high = EMPTY
    while fresh_low | fresh_high != EMPTY:
        here = first_of(fresh_low, fresh_high)
        fresh_low, fresh_high = rest_of(fresh_low, fresh_high)
        border_low |= t.around[here, 0]
        border_high |= t.around[here, 1]
        near_low, near_high = beyond(t, here, low & ~part_low, high & ~part_high)
        fresh_low |= near_low
        fresh_high |= near_high
        part_low |= near_low
        part_high |= near_high
    return part_low, part_high, border_low, border_high


@kernel
def add_groups(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    """Groups by size, and the free spots beside them; what a tent brings goes into `w.by_group`.

    A spot between a pair and another group completes a settlement too.
    """
    low, high = p.tents[side, 0], p.tents[side, 1]
    small_low = small_high = EMPTY  # beside groups of any size below a settlement
    pair_low = pair_high = EMPTY  # beside groups of two, or more but not a settlement
    full_low = full_high = EMPTY  # where one tent completes a settlement
    grown_low = grown_high = EMPTY  # beside settlements
    while low | high != EMPTY:
        part_low, part_high, near_low, near_high = group_and_border(t, low, high)
        low &= ~part_low
        high &= ~part_high
        near_low &= p.free[0]
        near_high &= p.free[1]
        size = count(part_low) + count(part_high)
        if size >= t.settlement:
            grown_low |= near_low
            grown_high |= near_high
            continue
        if size > 1:
            out[PAIRS if size == 2 else TRIPLES] += 1
        if size >= t.settlement - 1:
            full_low |= near_low
            full_high |= near_high
        full_low |= near_low & pair_low
        full_high |= near_high & pair_high
        if size >= 2:
            full_low |= near_low & small_low
            full_high |= near_high & small_high
            pair_low |= near_low
            pair_high |= near_high
        small_low |= near_low
        small_high |= near_high
    out[COMPLETING] = count(full_low) + count(full_high)
    out[GROWING] = count(grown_low) + count(grown_high)
    out[GROUP_SPOTS] = count(small_low) + count(small_high)
    out[PAIR_SPOTS] = count(pair_low) + count(pair_high)
    note_gains(t, w, full_low, full_high, grown_low, grown_high)


@kernel
def note_gains(t: Static, w: Work, low: Word, high: Word, by_low: Word, by_high: Word) -> None:
    """By territory: a new settlement by a tent on one set of spots, a larger one on another."""
    for territory in range(t.n_territories):
        inside_low, inside_high = t.inside[territory, 0], t.inside[territory, 1]
        w.by_group[territory] = 0
        if inside_low & low | inside_high & high != EMPTY:
            w.by_group[territory] = t.settlement
        elif inside_low & by_low | inside_high & by_high != EMPTY:
            w.by_group[territory] = 1
