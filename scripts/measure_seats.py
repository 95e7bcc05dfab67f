"""Measure what a seat is worth on the maps of Iwari: win rates of greedy players.

The first player is random (IS1), so a seat's number alone says little; the second table of each map
counts by place in the order of turns, from the first player on.

    python scripts/measure_seats.py               all maps, any number of players, 10,000 games each
    python scripts/measure_seats.py long-road     one map
"""

import sys
from collections.abc import Iterator

import numpy as np

from bivouac.core.contract import Game, generator
from bivouac.core.registry import find_game
from bivouac.games.iwari.box import packaged_box
from bivouac.lab.simulate import Array, simulate
from bivouac.lab.statistics import wilson_interval

GAMES = 10_000
SEED = 1
MOST = 6
"""Players, on the map that has room for most."""


def main() -> None:
    """Print the tables of docs/maps.md."""
    maps = packaged_box().maps
    chosen = {name: maps[name].rules.most_players for name in sys.argv[1:] or maps}
    measured = {
        (name, players): measure(name, players)
        for players in range(2, MOST + 1)
        for name, most in chosen.items()
        if players <= most
    }
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
    yield "| map | players | share | " + " | ".join(f"{title} {i + 1}" for i in range(MOST)) + " |"
    yield "|---" * (3 + MOST) + "|"
    for (name, players), counts in wins.items():
        cells = [rate(float(count)) for count in counts] + [""] * (MOST - players)
        yield f"| {name} | {players} | {100 / players:.1f} | {' | '.join(cells)} |"


def rate(wins: float) -> str:
    """A win rate with its interval, in percent."""
    low, high = wilson_interval(wins, GAMES)
    return f"{100 * wins / GAMES:.1f} ({100 * low:.1f}-{100 * high:.1f})"


if __name__ == "__main__":
    main()
