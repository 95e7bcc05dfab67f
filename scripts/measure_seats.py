"""Measure what a seat is worth on the maps of Iwari: win rates of greedy players.

The first player is random (IS1), so a seat's number alone says little; the second table of each map
counts by place in the order of turns, from the first player on.

    python scripts/measure_seats.py               both maps, 2 to 5 players, 10,000 games each
"""

from collections.abc import Iterator

import numpy as np

from bivouac.core.contract import Game, generator
from bivouac.core.registry import find_game
from bivouac.lab.simulate import Array, simulate
from bivouac.lab.statistics import wilson_interval

GAMES = 10_000
SEED = 1
MAPS = ("new-horizons", "vast-lands")
PLAYERS = (2, 3, 4, 5)


def main() -> None:
    """Print the tables of docs/maps.md."""
    measured = {(name, n): measure(name, n) for n in PLAYERS for name in MAPS}
    for title, which in (("seat", 0), ("turn", 1)):
        print("\n".join(table(title, {key: rates[which] for key, rates in measured.items()})))
        print()


def measure(name: str, players: int) -> tuple[Array, Array]:
    """The victories by seat, and by place in the order of turns."""
    setting = find_game("iwari").setting({"map": name, "players": str(players)}, None)
    shares = simulate(setting, ["greedy"] * players, GAMES, SEED).shares
    firsts = [
        int(Game.new(setting, generator(SEED, number)).position["first"]) for number in range(GAMES)
    ]
    order = (np.array(firsts)[:, None] + np.arange(players)) % players
    return shares.sum(axis=0), np.take_along_axis(shares, order, axis=1).sum(axis=0)


def table(title: str, wins: dict[tuple[str, int], Array]) -> Iterator[str]:
    """A table in Markdown: percent of the games won, with the 95% interval."""
    yield "| map | players | share | " + " | ".join(f"{title} {i + 1}" for i in range(5)) + " |"
    yield "|---" * 8 + "|"
    for (name, players), counts in wins.items():
        cells = [rate(float(count)) for count in counts] + [""] * (5 - players)
        yield f"| {name} | {players} | {100 / players:.1f} | {' | '.join(cells)} |"


def rate(wins: float) -> str:
    """A win rate with its interval, in percent."""
    low, high = wilson_interval(wins, GAMES)
    return f"{100 * wins / GAMES:.1f} ({100 * low:.1f}-{100 * high:.1f})"


if __name__ == "__main__":
    main()
