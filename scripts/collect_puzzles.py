"""Collect the puzzles that come with Bivouac from games of bots.

    python -m scripts.collect_puzzles             all games: ten minutes of one core each
    python -m scripts.collect_puzzles dewan       one of them

Writes src/bivouac/analysis/puzzles/GAME.json. The games are dealt by seeds, and analysed as
`bivouac puzzles` does it: whoever runs this gets the same.
"""

import sys
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bivouac.analysis.puzzle_wire import Puzzle
from bivouac.analysis.puzzles.collecting import collect_from
from bivouac.analysis.puzzles.packaged import FOLDER, written
from bivouac.bots.budget import unwatched
from bivouac.bots.play import Player
from bivouac.core.contract import Json
from bivouac.core.registry import find_game
from bivouac.lab.recording import record_game

SEED = 19
BOTS = ("level3", "level2")
"""Who plays, in turn: positions of players who know what they do, and now and then err."""


class Batch(NamedTuple):
    """Games with the same options."""

    options: Mapping[str, Json]
    games: int


BATCHES: Mapping[str, tuple[Batch, ...]] = {
    "dewan": (
        Batch({"players": 2}, 24),
        Batch({"players": 2, "scenario": "downpour"}, 12),
        Batch({"players": 2, "scenario": "volcano"}, 12),
        Batch({"players": 2, "scenario": "lake"}, 12),
        Batch({"players": 3}, 6),
    ),
    "iwari": (
        Batch({"players": 2}, 6),
        Batch({"players": 2, "map": "vast-lands"}, 4),
        Batch({"players": 2, "map": "floating-lands"}, 4),
        Batch({"players": 2, "map": "glacier-massif"}, 4),
        Batch({"players": 3, "map": "forgotten-island"}, 3),
    ),
}


def records(game: str) -> Iterator[Json]:
    """The games that are searched."""
    for batch in BATCHES[game]:
        player = Player(find_game(game).setting(batch.options))
        seats = player.setting.seats
        for number in range(batch.games):
            bots = [BOTS[(number + seat) % len(BOTS)] for seat in range(seats)]
            _, record, _ = record_game(game, player, bots, SEED, number)
            yield record


def main() -> None:
    """Write the collections that are asked for, telling how far it is."""
    for game in sys.argv[1:] or BATCHES:
        found: list[Puzzle] = []
        for number, record in enumerate(records(game), 1):
            found += collect_from(record, unwatched, 1) or []
            print(f"{game}: game {number}, {len(found)} puzzles", file=sys.stderr, flush=True)
            puzzles = written({"format": "bivouac-puzzles/1", "puzzles": found})
            (FOLDER / f"{game}.json").write_text(puzzles, "utf-8")


if __name__ == "__main__":
    main()
