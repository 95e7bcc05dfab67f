"""Template: games of a player against itself, to learn from. `rules` is the game's.

Builds on evaluation and playouts.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from bivouac.core.bits import below, seed_stream
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Ints, Records, Shorts, Word, Words

if TYPE_CHECKING:
    from bivouac.bots import playouts
    from bivouac.core.rules import rules

GAME, SIDE, PROGRESS, THEN, AT_END = range(5)
"""What is noted of a moment: which game, whose moment, how far, points then and at the end."""
CURIOUS = 4
"""One decision in so many is made among a few plans only, so that games go many ways."""
FEW = 8


@entry
def play_and_note(
    static: Records,
    trials: Records,
    works: Records,
    searches: Records,
    found: Records,
    minds: Records,
    rng: Words,
    seed: Word,
    games: int,
    sparse: int,
    inputs: Shorts,
    facts: Ints,
) -> int:
    """Play games and note one moment in `sparse`, for all sides; how many rows were written.

    A row of `inputs` holds features, the same row of `facts` what else is noted.
    """
    t, w, m = static[0], works[0], minds[0]
    p = trials[0]
    n = 0
    for game in range(games):
        seed_stream(rng, seed, np.uint64(game))
        rules.deal(t, p, w, rng)
        began = n
        while not rules.is_over(p):
            if rules.is_chance(p):
                rules.resolve(t, p, w, rng)
                continue
            m.breadth = FEW if below(rng, CURIOUS) == 0 else 0
            playouts.make(t, p, found[playouts.pick(t, trials, 0, w, searches[0], found, m, rng)])
            has_room = n + rules.count_sides(t) <= len(facts)
            if has_room and not rules.is_over(p) and below(rng, sparse) == 0:
                n = note(t, p, w, m, game, inputs, facts, n)
        rules.score(t, p, w.scores)
        for row in range(began, n):
            facts[row, AT_END] = points_of(w.scores, facts[row, SIDE])
    return n


@kernel
def points_of(scores: Ints, side: int) -> int:
    """All points of a side."""
    points = 0
    for key in range(scores.shape[1]):
        points += scores[side, key]
    return points


@kernel
def note(t: Any, p: Any, w: Any, m: Any, game: int, inputs: Shorts, facts: Ints, n: int) -> int:
    """A row for each side."""
    rules.score(t, p, w.scores)
    for side in range(rules.count_sides(t)):
        rules.features(t, p, w, side, m.inputs)
        for i in range(rules.FEATURES):
            inputs[n, i] = m.inputs[i]
        facts[n, GAME] = game
        facts[n, SIDE] = side
        facts[n, PROGRESS] = rules.progress(t, p)
        facts[n, THEN] = points_of(w.scores, side)
        n += 1
    return n
