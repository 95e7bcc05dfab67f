"""Random games: a game is played once, kept position by position, and every check watches it."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random

import numpy as np

from bivouac.core.contract import Game, Setting, generator
from bivouac.core.records import Records, Words
from bivouac.record.write import Recorder

Pick = Callable[[Game, Random], int]
"""Which of the legal steps a random player makes."""
MANY_STEPS = 20_000
"""No game takes nearly as many."""
KEPT = 256
"""Games kept at a time."""


def any_step(game: Game, chooser: Random) -> int:
    return chooser.choice(game.legal())


def go_on(one: Game | Recorder, rng: Words, chooser: Random, pick: Pick = any_step) -> None:
    """One random step of a game, written down or not, or one outcome of chance."""
    game = one.game if isinstance(one, Recorder) else one
    if game.is_chance:
        one.resolve(rng)
    else:
        one.apply(pick(game, chooser))


def played(game: Game, seed: int, pick: Pick = any_step) -> Iterator[Game]:
    """Random play to the end, stopping before every step and every outcome of chance."""
    chooser, rng = Random(seed), generator(seed, 1)
    for _ in range(MANY_STEPS):
        yield game
        if game.is_over:
            return
        assert not game.is_chance or game.legal() == []
        go_on(game, rng, chooser, pick)
    raise AssertionError("the game does not end")


@lru_cache(maxsize=KEPT)
def walk(setting: Setting, seed: int, pick: Pick = any_step) -> Records:
    """Every position of a random game, half-made decisions included, up to its end."""
    game = Game.new(setting, generator(seed))
    kept = b"".join(game.positions.tobytes() for _ in played(game, seed, pick))
    positions: Records = np.frombuffer(kept, game.positions.dtype)
    return positions


def moments(
    setting: Setting, seed: int, share: float = 1.0, pick: Pick = any_step
) -> Iterator[Game]:
    """Of the positions of a random game the given share, and its end, in one game to look at."""
    positions, chooser = walk(setting, seed, pick), Random(seed)
    game = Game(setting)
    for number, position in enumerate(positions, 1):
        if number == len(positions) or chooser.random() < share:
            game.positions[0] = position
            yield game


def end_of(setting: Setting, seed: int = 1) -> Game:
    """A random game at its end."""
    game = Game(setting)
    game.positions[0] = walk(setting, seed)[-1]
    return game
