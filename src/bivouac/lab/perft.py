"""Perft: count decisions, to compare two versions of the rules by a single number."""

import numpy as np

from bivouac.core.bind import bind
from bivouac.core.contract import Game, Setting, generator
from bivouac.core.records import allocate


def perft(setting: Setting, seed: int, depth: int) -> int:
    """How many sequences of `depth` decisions follow the setup of a seed."""
    return count_from(Game.new(setting, generator(seed)), seed, depth)


def count_from(game: Game, seed: int, depth: int) -> int:
    """How many sequences of `depth` decisions follow a position; the seed decides chance."""
    setting = game.setting
    # The longest decision bounds the stack of the walk.
    levels = min(depth * setting.rules.Plan.STEPS, 4096) + 2
    positions = allocate(setting.rules.Position, levels)
    positions[0] = game.position
    count: int = bind("bivouac.lab.counting", setting.rules).count_decisions(
        setting.static,
        positions,
        game.works,
        np.zeros((levels, game.works["steps"].shape[1]), np.int16),
        np.zeros(levels, np.int32),
        np.zeros(levels, np.int32),
        depth,
        np.zeros(1, np.uint64),
        np.uint64(seed & (1 << 64) - 1),
    )
    return count
