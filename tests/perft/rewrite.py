"""Perft counts: how many sequences of decisions follow a setup.

`python -m tests.perft.rewrite` writes them anew; a count that changes is a change of the rules.
"""

import json
from pathlib import Path

from bivouac.core.contract import Json
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.perft import perft

HERE = Path(__file__).parent
SEEDS = (1, 2)
LIMIT = 10_000
"""Depths are counted until a count passes this."""
MAIN = ("scenario", "map", "players")
MORE: dict[str, list[dict[str, Json]]] = {
    "iwari": [
        {"map": "new-horizons", "players": 2, "draft": True},
        {"map": "vast-lands", "players": 3, "draft": True},
    ]
}
"""Besides every combination of the main options: what changes the first decisions."""


def chosen_sets(game: str) -> list[dict[str, Json]]:
    """What is chosen for the counts of a game; all else is at rest."""
    main = [
        {name: value for name, value in options.items() if name in MAIN}
        for options in find_game(game).option_sets()
    ]
    return [*main, *MORE.get(game, ())]


def count(game: str, options: dict[str, Json], seed: int) -> list[int]:
    """The counts of depth 1, 2, ... up to the first past the limit."""
    setting = find_game(game).setting(options)
    counts: list[int] = []
    while not counts or counts[-1] < LIMIT:
        counts.append(perft(setting, seed, len(counts) + 1))
    return counts


if __name__ == "__main__":
    for game in GAMES:
        rows = [
            {"options": options, "seed": seed, "counts": count(game, options, seed)}
            for options in chosen_sets(game)
            for seed in SEEDS
        ]
        lines = ",\n".join(json.dumps(row) for row in rows)
        (HERE / f"{game}.json").write_text(f"[\n{lines}\n]\n", "utf-8")
