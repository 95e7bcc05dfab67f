"""What some games come to, compiled or interpreted: `python -m tests.differential.fingerprints`.

Prints one JSON object; it must not depend on how the kernels run nor on how Python hashes.
"""

import hashlib
import json
import sys
from collections.abc import Sequence

from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Game, Json, Setting, generator
from bivouac.core.jit import COMPILED
from bivouac.core.registry import find_game
from tests.boxes import DEEDS, SIX_DEEDS
from tests.conftest import LONG, breadth

SEED = 2026
RANDOM_GAMES = 2 if LONG else 1
STEPS = 120 if LONG else 20
EVERYWHERE: Json = {"walking_totem": True, "fortifications": True, "discoveries": True}
EVERYTHING: Json = {**EVERYWHERE, "expeditions": True, "storms": True}
IWARI: tuple[Json, ...] = (
    {"map": "new-horizons", "players": 4},
    {"map": "new-horizons", "players": 2, "draft": True, "deeds": DEEDS},
    {"map": "vast-lands", "players": 3, "deeds": DEEDS, "settlements": "path"},
    {"map": "vast-lands", "players": 5, "draft": True, "deeds": ["honour"]},
    {"map": "new-horizons", "players": 3, **EVERYTHING, "deeds": SIX_DEEDS, "veneration": "a"},
    {"map": "vast-lands", "players": 2, **EVERYTHING, "deeds": SIX_DEEDS, "veneration": "c"},
    {"map": "floating-lands", "players": 4, **EVERYTHING},
    {"map": "forgotten-island", "players": 3, **EVERYWHERE, "expeditions": True},
    {"map": "glacier-massif", "players": 5, "storms": True, "walking_totem": True},
    {"map": "unexplored-paths", "players": 3, **EVERYWHERE, "expeditions": True},
    {"map": "long-road", "players": 2, **EVERYTHING},
    {"map": "the-void", "players": 6, **EVERYWHERE, "deeds": SIX_DEEDS, "veneration": "b"},
)
"""Every map and every option somewhere, and every number of players."""
VOID: tuple[Json, ...] = (
    {"map": "floating-lands", "mode": "coop", "players": 2, "void_limit": 6},
    {"map": "forgotten-island", "mode": "solo", "players": 1, "void_limit": 8},
    {"map": "unexplored-paths", "mode": "coop", "players": 2, "void_limit": 4},
)
"""Against the void, with every map rule it has."""
SHORT = ("classic-2", "new-horizons-2")
"""Where greedy bots play whole games in the short version too: interpreted, that takes seconds."""


def settings() -> dict[str, Setting]:
    """Every setting by a name."""
    dewan, iwari = find_game("dewan"), find_game("iwari")
    sets = dewan.option_sets()
    some = breadth(sets, [sets[number] for number in (0, 3, 5, 9, 10)])  # each scenario once
    found = {f"{o['scenario']}-{o['players']}": dewan.setting(o) for o in some}
    found |= {f"{o['map']}-{o['players']}": iwari.setting(o) for o in IWARI}
    return found | {f"{o['map']}-{o['mode']}": iwari.setting(o) for o in VOID}


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def fingerprint_of_games(setting: Setting, bots: Sequence[str], games: int) -> Json:
    """Whole games of bots: points, ties, turns, steps and the last position."""
    player = Player(setting)
    points, ties, turns, _, steps, _ = player.play_games(bots, SEED, 0, games)
    return {
        "points": points.tolist(),
        "ties": ties.tolist(),
        "turns": turns.tolist(),
        "steps": int(steps),
        "position": digest(player.positions.tobytes()),
    }


def fingerprint_of_moments(setting: Setting, steps: int) -> Json:
    """What a greedy bot would do in one game, now and then, what each seat knows, and a world it
    cannot exclude.
    """
    rng = generator(SEED, 1)
    game = Game.new(setting, rng)
    player = Player(setting)
    found: list[Json] = []
    for number in range(steps):
        while game.is_chance:
            game.resolve(rng)
        if game.is_over:
            break
        if number % 20 == 0:
            found.append(player.simulate(game, "greedy", rng))
        for step in player.simulate(game, "random", rng):
            game.apply(step)
        if number % 10 == 0:
            for seat in (SPECTATOR, *range(setting.seats)):
                known, world = game.redact(seat), game.resample(seat, rng)
                found.append(digest(known.positions.tobytes() + world.positions.tobytes()))
    return found


def fingerprint(name: str, setting: Setting) -> Json:
    """Everything, for one setting."""
    bots = {"random": RANDOM_GAMES, "greedy": 1 if LONG or name in SHORT else 0}
    games = {
        bot: fingerprint_of_games(setting, [bot] * setting.seats, count)
        for bot, count in bots.items()
        if count
    }
    return {**games, "moments": fingerprint_of_moments(setting, STEPS)}


def fingerprints() -> Json:
    """Everything, for every setting."""
    return {name: fingerprint(name, setting) for name, setting in settings().items()}


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, "games": fingerprints()}, sys.stdout)
