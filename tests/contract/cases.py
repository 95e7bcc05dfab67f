"""A setting of each kind for every game that keeps the contract, and random games of them.

A game is played once; every test that asks for it watches the same one.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import numpy as np

from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.records import Records
from bivouac.core.registry import find_game
from bivouac.record.write import Recorder

SCENARIOS = ("classic", "team", "downpour", "volcano", "lake")
DEEDS = ["union", "discovery", "honour", "respect"]
IWARI: Mapping[str, Json] = {
    "two": {"map": "new-horizons", "players": 2, "deeds": DEEDS},
    "three": {"map": "vast-lands", "players": 3, "draft": True},
    "four": {"map": "new-horizons", "players": 4, "deeds": DEEDS, "settlements": "path"},
    "five": {"map": "vast-lands", "players": 5, "deeds": ["honour"]},
    "solo": {"mode": "solo", "map": "floating-lands", "void_limit": 9},
    "coop": {"mode": "coop", "map": "unexplored-paths", "void_limit": 7},
}
CASES: Mapping[str, tuple[str, Json]] = {
    "nine": ("nine", {}),
    **{f"dewan-{scenario}": ("dewan", {"scenario": scenario}) for scenario in SCENARIOS},
    **{f"iwari-{name}": ("iwari", chosen) for name, chosen in IWARI.items()},
}


@cache
def setting_of(case: str) -> Setting:
    """The setting of a case; the same one for everybody."""
    name, chosen = CASES[case]
    return find_game(name).setting(chosen)


@cache
def walk(setting: Setting, seed: int) -> Records:
    """Every position of a random game, half-made decisions included, up to its end."""
    rng, chooser = generator(seed), random.Random(seed)
    game = Game.new(setting, rng)
    found = [game.positions.tobytes()]
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(chooser.choice(game.legal()))
        found.append(game.positions.tobytes())
    positions: Records = np.frombuffer(b"".join(found), game.positions.dtype)
    return positions


def moments(setting: Setting, seed: int, share: float = 1.0) -> Iterator[Game]:
    """Of the positions of a random game the given share, and its end, in a game to look at."""
    positions, chooser = walk(setting, seed), random.Random(seed)
    game = Game(setting)
    for number, position in enumerate(positions, 1):
        if number == len(positions) or chooser.random() < share:
            game.positions[0] = position
            yield game


@cache
def recorded(setting: Setting, seed: int) -> Recorder:
    """A random game with what was written down of it."""
    rng, chooser = generator(seed), random.Random(seed)
    recorder = Recorder(setting.game, Game.new(setting, rng))
    while not recorder.game.is_over:
        if recorder.game.is_chance:
            recorder.resolve(rng)
        else:
            recorder.apply(chooser.choice(recorder.game.legal()))
    return recorder


def decides(game: Game) -> bool:
    """Has somebody to decide now?"""
    return not game.is_over and not game.is_chance


def known(game: Game) -> bytes:
    """A position as bytes, to compare."""
    return game.positions.tobytes()


def played(game: Game, steps: Sequence[int]) -> Game:
    """A copy of the game with some steps played, each of which must be legal.

    Of identical choices `legal` lists one; a plan may name another.
    """
    game = game.copy()
    for step in steps:
        assert game.setting.is_listed(game.position, step, game.legal())
        game.apply(step)
    return game
