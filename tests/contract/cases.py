"""A setting of each kind for every game that keeps the contract, and recorded games of them."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.registry import GAMES, find_game
from bivouac.record.write import Recorder
from tests.boxes import DEEDS, SCENARIOS
from tests.walks import go_on

IWARI: Mapping[str, Json] = {
    "two": {"map": "new-horizons", "players": 2, "deeds": DEEDS},
    "three": {"map": "vast-lands", "players": 3, "draft": True},
    "four": {"map": "new-horizons", "players": 4, "deeds": DEEDS, "settlements": "path"},
    "five": {"map": "vast-lands", "players": 5, "deeds": ["honour"]},
    "solo": {"mode": "solo", "map": "floating-lands", "void_limit": 9},
    "coop": {"mode": "coop", "map": "unexplored-paths", "void_limit": 7},
}
OTHERS = sorted({"nine", *GAMES} - {"dewan", "iwari"})
"""The toy, and whatever other packages bring that are installed here."""
CASES: Mapping[str, tuple[str, Json]] = {
    **{name: (name, {}) for name in OTHERS},
    **{f"dewan-{scenario}": ("dewan", {"scenario": scenario}) for scenario in SCENARIOS},
    **{f"iwari-{name}": ("iwari", chosen) for name, chosen in IWARI.items()},
}


@cache
def setting_of(case: str) -> Setting:
    """The setting of a case; the same one for everybody."""
    name, chosen = CASES[case]
    return find_game(name).setting(chosen)


@cache
def recorded(setting: Setting, seed: int) -> Recorder:
    """A random game with what was written down of it."""
    rng, chooser = generator(seed), Random(seed)
    recorder = Recorder(setting.game, Game.new(setting, rng))
    while not recorder.game.is_over:
        go_on(recorder, rng, chooser)
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
