"""Template: the players, compiled into one piece with the game they play.

A player sees a position redacted for its seat and answers with steps. `rules` is the game's.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from bivouac.core.bits import below, seed_stream
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Ints, Records, Shorts, Word, Words, whole

if TYPE_CHECKING:
    from bivouac.core.rules import rules

RANDOM, GREEDY = range(2)  # their places in bots/names.py


@entry
def choose(
    static: Records,
    positions: Records,
    works: Records,
    searches: Records,
    found: Records,
    trials: Records,
    bot: int,
    rng: Words,
    steps: Shorts,
) -> int:
    """Write the steps a player wants to make now in the first position; how many.

    `trials` is scratch for two positions.
    """
    return decide(static[0], positions[0], works[0], searches[0], found, trials, bot, rng, steps)


@kernel
def decide(
    t: Any,
    p: Any,
    w: Any,
    s: Any,
    found: Records,
    trials: Records,
    bot: int,
    rng: Words,
    steps: Shorts,
) -> int:
    """The same for callers in compiled code."""
    if bot == GREEDY and rules.is_between(p):
        trials[0] = p
        rules.redact(t, trials[0], w, rules.to_move(p))
        return choose_greedily(t, trials, w, s, found, rng, steps)
    steps[0] = any_step(t, p, w, rng)
    return 1


@kernel
def any_step(t: Any, p: Any, w: Any, rng: Words) -> int:
    """A legal step, each as likely as the others."""
    return whole(w.steps[below(rng, rules.legal(t, p, w))])


@kernel
def choose_greedily(
    t: Any, trials: Records, w: Any, s: Any, found: Records, rng: Words, steps: Shorts
) -> int:
    """The plan that leads to the best position; among equals, any of them by chance."""
    seat = rules.to_move(trials[0])
    best_value = 0
    best = -1
    equals = 0
    for i in range(rules.plans(t, trials[0], w, s, found)):
        trials[1] = trials[0]
        for k in range(found[i].length):
            rules.apply(t, trials[1], whole(found[i].steps[k]))
        worth = rules.value(t, trials[1], w, seat)
        if best == -1 or worth > best_value:
            best_value = worth
            best = i
            equals = 1
        elif worth == best_value:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    for k in range(found[best].length):
        steps[k] = found[best].steps[k]
    return whole(found[best].length)


@entry
def play_games(
    static: Records,
    positions: Records,
    works: Records,
    searches: Records,
    found: Records,
    trials: Records,
    bots: Ints,
    steps: Shorts,
    rng: Words,
    seed: Word,
    first: int,
    scores: Ints,
    ties: Ints,
    turns: Ints,
    endings: Ints,
) -> int:
    """Play games `first`, `first + 1`, ... of a seed, one for each row of `scores`; steps made.

    Every game has its own stream of random numbers, so it is the same whoever plays it when.
    """
    t = static[0]
    p = positions[0]
    w = works[0]
    made = 0
    for game in range(len(turns)):
        seed_stream(rng, seed, np.uint64(first + game))
        rules.deal(t, p, w, rng)
        while not rules.is_over(p):
            if rules.is_chance(p):
                rules.resolve(t, p, w, rng)
                continue
            bot = whole(bots[rules.to_move(p)])
            if (
                bot == RANDOM
            ):  # not by `choose`: handing over its arrays would take most of the time
                rules.apply(t, p, any_step(t, p, w, rng))
                made += 1
                continue
            n = decide(t, p, w, searches[0], found, trials, bot, rng, steps)
            for k in range(n):
                rules.apply(t, p, whole(steps[k]))
            made += n
        note_result(t, p, w, scores, ties, turns, endings, game)
    return made


@entry
def sum_up(
    static: Records,
    positions: Records,
    works: Records,
    scores: Ints,
    ties: Ints,
    turns: Ints,
    endings: Ints,
    game: int,
) -> None:
    """What a game that is over gave, into row `game` of the results."""
    note_result(static[0], positions[0], works[0], scores, ties, turns, endings, game)


@kernel
def note_result(
    t: Any, p: Any, w: Any, scores: Ints, ties: Ints, turns: Ints, endings: Ints, game: int
) -> None:
    """The same for callers in compiled code."""
    rules.score(t, p, w.scores)
    turns[game] = rules.turns(p)
    endings[game] = rules.ending(p)
    for side in range(rules.count_sides(t)):
        for key in range(scores.shape[2]):
            scores[game, side, key] = w.scores[side, key]
        ties[game, side] = rules.tie_break(t, p, side)
