"""Template: perft, the number of ways to go on for a number of decisions. `rules` is the game's."""

from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.bits import seed_stream
from bivouac.core.jit import entry
from bivouac.core.records import Ints, Records, Shorts, Word, Words, whole

if TYPE_CHECKING:
    from bivouac.core.rules import rules


@entry
def count_decisions(
    static: Records,
    positions: Records,
    works: Records,
    todo: Shorts,
    sizes: Ints,
    depths: Ints,
    depth: int,
    rng: Words,
    seed: Word,
) -> int:
    """Walk the tree below `positions[0]`; how many sequences of `depth` decisions there are.

    A walk with its own stack: level k holds a position, its legal steps still to try, and how many
    decisions led to it. A finished game counts as one sequence. Chance is decided by a generator
    that depends on the seed and the depth alone, so the count does not depend on the order of the
    walk. -1 when the stack is too small.
    """
    t = static[0]
    w = works[0]
    levels = len(sizes)
    leaves = 0
    level = 0
    depths[0] = 0
    sizes[0] = -1
    while level >= 0:
        p = positions[level]
        if sizes[level] == -1:
            while rules.is_chance(p):
                seed_stream(rng, seed, np.uint64(1 + depths[level]))
                rules.resolve(t, p, w, rng)
            if rules.is_over(p) or (depths[level] == depth and rules.is_between(p)):
                leaves += 1
                level -= 1
                continue
            n = rules.legal(t, p, w)
            for i in range(n):
                todo[level, i] = w.steps[i]
            sizes[level] = n
        if sizes[level] == 0:
            level -= 1
            continue
        if level + 1 == levels:
            return -1
        sizes[level] -= 1
        positions[level + 1] = positions[level]
        rules.apply(t, positions[level + 1], whole(todo[level, sizes[level]]))
        ended = 1 if rules.is_between(positions[level + 1]) else 0
        depths[level + 1] = depths[level] + ended
        sizes[level + 1] = -1
        level += 1
    return leaves
