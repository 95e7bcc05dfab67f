"""Measure how strong the levels are: the matches behind the tables of docs/bots.md.

    python -m scripts.measure_strength                 all of them: hours of thinking
    python -m scripts.measure_strength levels void     some of the tables
    python -m scripts.measure_strength --print         only matches that are finished

Every match is one `bivouac arena`, whose journal is kept in build/strength: a run that was stopped
goes on where it was. Prints Markdown tables; progress goes to stderr.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bivouac.core.registry import find_game
from bivouac.games.iwari.void.options import EASY

FOLDER = Path("build/strength")
SEED = 1
MAIN_GAMES, OTHER_GAMES, LEVEL_GAMES = 400, 100, 400
QUICK = ("--budget", "100")
"""Milliseconds a turn, for both bots; the matches at full time have none."""
FEW = ("--trials", "25000")
"""Positions a turn against the void: less time than the other matches, the same on any machine."""


class Meeting(NamedTuple):
    """One row of a table."""

    title: str
    arguments: tuple[str, ...]  # of `bivouac arena`

    @property
    def journal(self) -> Path:
        """The CSV file of the match."""
        return FOLDER / f"{'-'.join(self.arguments).replace('=', '-').replace('--', '')}.csv"

    @property
    def is_finished(self) -> bool:
        """Has every game its row? Whoever still plays the match must not be disturbed.

        Against the void each of the two bots plays all of them.
        """
        if not self.journal.exists():
            return False
        games = int(self.arguments[self.arguments.index("--games") + 1])
        rows = self.journal.read_text("utf-8").count("\n") - 1
        is_void = any(word.startswith("mode=") for word in self.arguments)
        return rows >= (2 * games if is_void else games)


def meeting(title: str, game: str, options: str, a: str, b: str, games: int, *more: str) -> Meeting:
    """A match by its parts; `options` are separated by spaces."""
    sets = [word for option in options.split() for word in ("--set", option)]
    rest = ("--a", a, "--b", b, "--games", str(games), "--seed", str(SEED), *more)
    return Meeting(title, (game, *sets, *rest))


def against_greedy() -> Iterator[Meeting]:
    """Level 5 against greedy, 100 ms a turn: the two main settings, then all others."""
    for players in (2, 4):
        for game, title in (("dewan", "Dewan classic"), ("iwari", "Iwari New Horizons")):
            options = f"players={players}"
            yield meeting(
                f"{title}, {players} players", game, options, "level5", "greedy", MAIN_GAMES, *QUICK
            )
    for scenario, players in (("team", 4), ("downpour", 2), ("volcano", 2), ("lake", 2)):
        sets = f"scenario={scenario} players={players}"
        title = f"Dewan {spell(scenario)}, {players} players"
        yield meeting(title, "dewan", sets, "level5", "greedy", OTHER_GAMES, *QUICK)
    for name in maps("versus")[1:]:
        sets = f"map={name} players=2"
        title = f"Iwari {spell(name)}, 2 players"
        yield meeting(title, "iwari", sets, "level5", "greedy", OTHER_GAMES, *QUICK)


def at_full_time() -> Iterator[Meeting]:
    """Level 5 as it sits at a table."""
    for game, title in (("dewan", "Dewan classic"), ("iwari", "Iwari New Horizons")):
        for players in (2, 4):
            options = f"players={players}"
            yield meeting(
                f"{title}, {players} players", game, options, "level5", "greedy", OTHER_GAMES
            )


def between_levels() -> Iterator[Meeting]:
    """Each level against the one below, as they sit at a table."""
    for level in range(2, 6):
        for game in ("dewan", "iwari"):
            a, b = f"level{level}", f"level{level - 1}"
            title = f"{game.capitalize()}: level {level} against level {level - 1}"
            yield meeting(title, game, "players=2", a, b, LEVEL_GAMES)


def against_the_void() -> Iterator[Meeting]:
    """Level 5 and greedy alone and together, on the same deals of every map: the easy game."""
    for mode, players in (("solo", 1), ("coop", 2)):
        for name in maps(mode):
            sets = f"mode={mode} map={name} players={players} void_limit={EASY}"
            title = f"{spell(name)}, {mode}"
            yield meeting(title, "iwari", sets, "level5", "greedy", OTHER_GAMES, *FEW)


def maps(mode: str) -> list[str]:
    """The maps of Iwari that are played in a mode, each once."""
    sets = find_game("iwari").option_sets()
    return list(dict.fromkeys(str(one["map"]) for one in sets if one["mode"] == mode))


def spell(key: str) -> str:
    """A scenario or a map for readers."""
    return key.replace("-", " ").title()


TABLES = {
    "greedy": against_greedy,
    "full": at_full_time,
    "levels": between_levels,
    "void": against_the_void,
}


def play(row: Meeting, *, only_finished: bool) -> dict[str, Any] | None:
    """The figures of a match, played to its end; None if it is not and should not be."""
    if only_finished and not row.is_finished:
        return None
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "bivouac", "arena", *row.arguments, "--json"]
    command += ["--csv", str(row.journal)]
    if row.journal.exists():
        command.append("--resume")
    print(f"{row.title} ...", file=sys.stderr, flush=True)
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(done.returncode)  # it has said why
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def line_of(row: Meeting, figures: dict[str, Any]) -> str:
    """A row of a Markdown table."""
    low, high = figures["interval"]
    cells = [row.title, str(figures["games"]), f"{figures['win_rate']:.1%} ({low:.1%}-{high:.1%})"]
    if "difference" in figures:
        low, high = figures["difference_interval"]
        cells += [f"{figures['b_win_rate']:.1%}", f"{figures['difference']:+.1%}"]
        cells += [f"({low:+.1%} to {high:+.1%})"]
    cells += [f"{figures['ms_per_turn']['a']:.0f} ms"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play what was asked for and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=", ".join(TABLES))
    parser.add_argument("--print", action="store_true", help="play nothing")
    asked = parser.parse_args()
    if unknown := set(asked.tables) - set(TABLES):
        parser.error(f"no table {', '.join(sorted(unknown))}; there are {', '.join(TABLES)}")
    for table in asked.tables or TABLES:
        print(f"\n{table}:", flush=True)
        for row in TABLES[table]():
            figures = play(row, only_finished=asked.print)
            if figures is not None:
                print(line_of(row, figures), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)  # the match under way has said how to go on
