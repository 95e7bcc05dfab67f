"""Perft counts: how many sequences of decisions follow a setup.

`python -m tests.perft.rewrite` writes them anew; a count that changes is a change of the rules.
"""

import json
from pathlib import Path

from bivouac.core.contract import Json
from bivouac.core.registry import find_game
from bivouac.lab.perft import perft

COUNTS = Path(__file__).parent / "dewan.json"
SEEDS = (1, 2)
LIMIT = 10_000
"""Depths are counted until a count passes this."""


def count(options: dict[str, Json], seed: int) -> list[int]:
    """The counts of depth 1, 2, ... up to the first past the limit."""
    setting = find_game("dewan").setting(options)
    counts: list[int] = []
    while not counts or counts[-1] < LIMIT:
        counts.append(perft(setting, seed, len(counts) + 1))
    return counts


if __name__ == "__main__":
    rows = [
        {"options": options, "seed": seed, "counts": count(options, seed)}
        for options in find_game("dewan").option_sets()
        for seed in SEEDS
    ]
    lines = ",\n".join(json.dumps(row) for row in rows)
    COUNTS.write_text(f"[\n{lines}\n]\n", "utf-8")
