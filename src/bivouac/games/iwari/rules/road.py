"""IA5: the violet road, whose tents are scored once more as if it were a territory."""

import numpy as np

from bivouac.core.bits import count
from bivouac.core.jit import kernel
from bivouac.games.iwari.layout import Position, Static


@kernel
def tents_on_road(t: Static, p: Position, tribe: int) -> int:
    """IA5: the tents of a tribe on violet spots."""
    return count(p.tents[tribe, 0] & t.violet[0]) + count(p.tents[tribe, 1] & t.violet[1])


@kernel
def road_rank(t: Static, p: Position, tribe: int) -> int:
    """IA5, IP1: 1 for the most tents; tied tribes share a rank, none is skipped. 0: no tent."""
    own = tents_on_road(t, p, tribe)
    if own == 0:
        return 0
    larger = 0  # bits of the numbers of tents above the own one
    for other in range(t.tribes):
        tents = tents_on_road(t, p, other)
        if tents > own:
            larger |= 1 << tents
    return 1 + count(np.uint64(larger))


@kernel
def road_points(t: Static, p: Position, tribe: int) -> int:
    """IA5, IP1: the first scores all tents, every other the tents of the rank above its own."""
    own = tents_on_road(t, p, tribe)
    if own == 0:
        return 0
    total = 0
    above = 0  # the smallest number of tents above the own one
    for other in range(t.tribes):
        tents = tents_on_road(t, p, other)
        total += tents
        if tents > own and (above == 0 or tents < above):
            above = tents
    return total if above == 0 else above
