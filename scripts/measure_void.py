"""Measure how often the void wins on the maps of Iwari, by mode and difficulty (IV10).

    python scripts/measure_void.py                    all maps, 10,000 games of greedy players each
    python scripts/measure_void.py long-road 500      one map, fewer games

Prints the tables of docs/void.md; progress goes to stderr.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from bivouac.core.registry import find_game
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.pieces import SEATS_AGAINST
from bivouac.games.iwari.layout import REASONS
from bivouac.games.iwari.void.options import difficulties, is_open_to_void
from bivouac.lab.simulate import simulate
from bivouac.lab.statistics import wilson_interval

GAMES = 10_000
SEED = 1
BOT = "greedy"


class Measured(NamedTuple):
    """What the games of one map and difficulty gave."""

    games: int
    lost: int  # to the void
    endings: Counter[str]
    turns: float  # of each game, in the mean

    @property
    def rate(self) -> str:
        """How often the void wins, with the 95% interval, in percent."""
        low, high = wilson_interval(self.lost, self.games)
        return f"{100 * self.lost / self.games:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def main() -> None:
    """Print the tables of docs/void.md."""
    words = sys.argv[1:]
    games = next((int(word) for word in words if word.isdigit()), GAMES)
    box = packaged_box()
    open_maps = [name for name, found in box.maps.items() if is_open_to_void(found)]
    maps = [word for word in words if not word.isdigit()] or open_maps
    for mode in SEATS_AGAINST:
        levels = difficulties(mode, box)
        measured = {
            (name, level): measure(name, mode, limit, games)
            for name in maps
            for level, limit in levels.items()
        }
        print("\n".join(table_of_rates(mode, levels, maps, measured)), end="\n\n")
        print("\n".join(table_of_endings(mode, maps, measured)), end="\n\n", flush=True)


def measure(name: str, mode: str, limit: int, games: int) -> Measured:
    """Greedy players against the void."""
    setting = find_game("iwari").setting({"map": name, "mode": mode, "void_limit": limit})
    outcome = simulate(setting, [BOT] * setting.seats, games, SEED, os.cpu_count() or 1)
    won = int(outcome.shares[:, 0].sum())
    endings = Counter(str(REASONS[number]) for number in outcome.endings.tolist())
    print(f"{name} {mode} {limit}: {won} of {games} won", file=sys.stderr, flush=True)
    return Measured(games, games - won, endings, float(outcome.turns.mean()))


def table_of_rates(
    mode: str, levels: dict[str, int], maps: list[str], measured: dict[tuple[str, str], Measured]
) -> Iterator[str]:
    """A table in Markdown: percent of the games the void wins."""
    titles = [f"{level}: limit {limit}" for level, limit in levels.items()]
    yield f"| {mode} | {' | '.join(titles)} |"
    yield "|---" * (1 + len(levels)) + "|"
    for name in maps:
        yield f"| {name} | {' | '.join(measured[name, level].rate for level in levels)} |"


def table_of_endings(
    mode: str, maps: list[str], measured: dict[tuple[str, str], Measured]
) -> Iterator[str]:
    """A table in Markdown: what ended the games of normal difficulty, in percent; their length."""
    reasons = [str(reason) for reason in REASONS[1:]]
    yield f"| {mode}, normal | {' | '.join(reasons)} | turns |"
    yield "|---" * (2 + len(reasons)) + "|"
    for name in maps:
        found = measured[name, "normal"]
        cells = [f"{100 * found.endings[reason] / found.games:.1f}" for reason in reasons]
        yield f"| {name} | {' | '.join(cells)} | {found.turns:.1f} |"


if __name__ == "__main__":
    main()
