"""What some games come to, compiled or interpreted: `python -m tests.differential.fingerprints`.

Prints one JSON object; it must not depend on how the kernels run nor on how Python hashes.
"""

import hashlib
import json
import sys
from collections.abc import Sequence

from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Game, Json, generator
from bivouac.core.jit import COMPILED
from bivouac.games.dewan.game import GAME

SEED = 2026
RANDOM_GAMES = 2
STEPS = 120


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def fingerprint_of_games(options: Json, bots: Sequence[str], games: int) -> Json:
    """Whole games of bots: points, ties, turns, steps and the last position."""
    player = Player(GAME.setting(options))
    points, ties, turns, steps = player.play_games(bots, SEED, 0, games)
    return {
        "points": points.tolist(),
        "ties": ties.tolist(),
        "turns": turns.tolist(),
        "steps": int(steps),
        "position": digest(player.positions.tobytes()),
    }


def fingerprint_of_secrets(options: Json, steps: int) -> Json:
    """What each seat knows of one game, and a world it cannot exclude, after every tenth step."""
    rng = generator(SEED, 1)
    game = Game.new(GAME.setting(options), rng)
    player = Player(game.setting)
    found = []
    for number in range(steps):
        while game.is_chance:
            game.resolve(rng)
        if game.is_over:
            break
        for step in player.choose(game, "random", rng):
            game.apply(step)
        if number % 10 == 0:
            for seat in (SPECTATOR, *range(game.setting.seats)):
                known, world = game.redact(seat), game.resample(seat, rng)
                found.append(digest(known.positions.tobytes() + world.positions.tobytes()))
    return found


def fingerprints() -> Json:
    """Everything, for every setting."""
    return {
        f"{options['scenario']}-{options['players']}": {
            "random": fingerprint_of_games(options, ["random"] * options["players"], RANDOM_GAMES),
            "greedy": fingerprint_of_games(options, ["greedy"] * options["players"], 1),
            "secrets": fingerprint_of_secrets(options, STEPS),
        }
        for options in GAME.option_sets()
    }


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, "games": fingerprints()}, sys.stdout)
