"""The puzzles that come with Bivouac, and how a collection is written."""

import json
from functools import cache
from pathlib import Path

from bivouac.analysis.puzzle_wire import Puzzle, Puzzles

FOLDER = Path(__file__).parent
"""A collection for each game, written by scripts/collect_puzzles.py."""


@cache
def packaged(game: str) -> list[Puzzle]:
    """The puzzles that come with Bivouac; none for a game of another package."""
    for path in FOLDER.glob("*.json"):
        if path.stem == game:
            kept: Puzzles = json.loads(path.read_text("utf-8"))
            return kept["puzzles"]
    return []


def written(puzzles: Puzzles) -> str:
    """A collection as a file has it: a line for each puzzle."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in puzzles["puzzles"])
    return f'{{"format": "{puzzles["format"]}", "puzzles": [\n{lines}\n]}}\n'
