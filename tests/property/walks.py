"""Random games kept position by position: a game is played once, and every check watches it."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import numpy as np

from bivouac.core.contract import Game, Setting, generator
from bivouac.core.records import Records

MANY_STEPS = 20_000
"""No game takes nearly as many."""
KEPT = 64
"""Games kept at a time: those of one setting, in the short version."""


def played(game: Game, seed: int) -> Iterator[Game]:
    """Random play to the end, stopping before every step and every outcome of chance."""
    random, rng = Random(seed), generator(seed, 1)
    for _ in range(MANY_STEPS):
        yield game
        if game.is_over:
            return
        if game.is_chance:
            assert game.legal() == []
            game.resolve(rng)
        else:
            game.apply(random.choice(game.legal()))
    raise AssertionError("the game does not end")


@lru_cache(maxsize=KEPT)
def walk(setting: Setting, seed: int) -> Records:
    """Every position of a random game, from the deal to the end."""
    game = Game.new(setting, generator(seed))
    kept = b"".join(game.positions.tobytes() for _ in played(game, seed))
    positions: Records = np.frombuffer(kept, game.positions.dtype)
    return positions


def moments(setting: Setting, seed: int, share: float = 1.0) -> Iterator[Game]:
    """Of the positions of a random game the given share, and its end, in one game to look at."""
    positions, chooser = walk(setting, seed), Random(seed)
    game = Game(setting)
    for number, position in enumerate(positions, 1):
        if number == len(positions) or chooser.random() < share:
            game.positions[0] = position
            yield game


def end_of(setting: Setting, seed: int) -> Game:
    """A random game at its end."""
    game = Game(setting)
    game.positions[0] = walk(setting, seed)[-1]
    return game
