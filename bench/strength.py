"""Are the bots as strong as they were? A quick arena with fixed seeds and fixed trials.

Trials, not the clock, limit the bots, so the same sources give the same games on any machine. Each
level meets the one below it; the two strongest with a fifth of the trials they take at a table,
because a game of theirs takes ten seconds. Against the void, alone and together, level 5 and greedy
play the same deals. Beside each win rate stands what it was when `bench/strength.json` was last
written, and a drop that is clearer than chance is marked.

    python bench/strength.py [--json] [--rewrite]        or: make bench
"""

import argparse
import json
import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bivouac.arguments import number
from bivouac.bots.budget import Budget
from bivouac.core.contract import Json
from bivouac.core.registry import GAMES, find_game
from bivouac.games.iwari.void.options import EASY
from bivouac.lab.arena import measure
from bivouac.lab.arena_match import Match

DATA = Path(__file__).with_name("strength.json")
SEED = 7
PLAYERS = 2


class Pairing(NamedTuple):
    """Who meets whom, how often, with how many trials a turn; None: as many as the level takes."""

    a: str
    b: str
    games: int
    a_trials: int | None = None
    b_trials: int | None = None


PAIRINGS = (
    Pairing("level1", "random", 40),
    Pairing("level2", "level1", 60),
    Pairing("level3", "level2", 60),
    Pairing("level4", "greedy", 40),
    Pairing("level4", "level3", 40),
    Pairing("level5", "level4", 24, 200_000, 12_000),
)
VOID: tuple[Json, ...] = (
    {"mode": "solo", "players": 1, "void_limit": EASY},
    {"mode": "coop", "players": 2, "void_limit": EASY},
)
VOID_PAIRING = Pairing("level5", "greedy", 40, 25_000)


def matches() -> Iterator[tuple[Match, int]]:
    """All matches, and how many games each has; against the void, how many deals."""
    for name in GAMES:
        for pairing in PAIRINGS:
            yield match_of(name, {"players": PLAYERS}, pairing), pairing.games
    for options in VOID:
        yield match_of("iwari", options, VOID_PAIRING), VOID_PAIRING.games


def match_of(name: str, options: Json, pairing: Pairing) -> Match:
    """A pairing at a game."""
    setting = find_game(name).setting(options)
    trials = (pairing.a_trials, pairing.b_trials)
    of_a, of_b = (Budget(trials=count) if count else None for count in trials)
    return Match(name, setting, pairing.a, pairing.b, SEED, of_a, of_b)


def play(match: Match, games: int, jobs: int) -> dict[str, Any]:
    """The figures of a match, of which chance has no part."""
    figures = measure(match, games, jobs)
    return {name: figures[name] for name in ("games", "win_rate", "interval", "b_win_rate")}


def has_dropped(now: dict[str, Any], then: dict[str, Any]) -> bool:
    """Is a win rate lower than it was, beyond what chance explains?

    The 95% interval of the difference of two rates, from their own intervals (Zou, Donner 2008).
    """
    below = then["win_rate"] - then["interval"][0]
    above = now["interval"][1] - now["win_rate"]
    return bool(then["win_rate"] - now["win_rate"] > math.hypot(below, above))


def compare(jobs: int) -> Iterator[dict[str, Any]]:
    """A row for each match: what it gave now and then."""
    known = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
    for match, games in matches():
        now, then = play(match, games, jobs), known.get(match.title)
        if then is not None and then["games"] != games:
            then = None
        names = {"match": match.title, "game": match.name, "a": match.a, "b": match.b}
        if not match.setting.scored:
            names["game"] += f" {match.setting.options['mode']}"
        dropped = then is not None and has_dropped(now, then)
        yield {**names, **now, "then": then, "dropped": dropped}


def line_of(row: dict[str, Any]) -> str:
    """A row for people."""
    low, high = row["interval"]
    rate = f"{row['win_rate']:>6.1%}  ({low:.1%} to {high:.1%})"
    then = f"{row['then']['win_rate']:.1%}" if row["then"] else "-"
    mark = "  DROPPED" if row["dropped"] else ""
    meeting = f"{row['a']} against {row['b']}"
    return f"{row['game']:10} {meeting:24} {row['games']:>4} games {rate:28} then {then:>6}{mark}"


def rewrite(rows: list[dict[str, Any]]) -> None:
    """Keep what was measured, to compare with later."""
    kept = {
        row["match"]: {name: row[name] for name in ("games", "win_rate", "interval")}
        for row in rows
    }
    DATA.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rewrite", action="store_true", help="keep the figures for comparison")
    jobs = os.cpu_count() or 1
    parser.add_argument("--jobs", type=number(1, 1024), default=jobs, help="default: all cores")
    asked = parser.parse_args()
    rows = []
    for row in compare(asked.jobs):
        rows.append(row)
        if not asked.json:
            print(line_of(row), flush=True)
    if asked.rewrite:
        rewrite(rows)
    if asked.json:
        print(json.dumps({"strength": rows}))


if __name__ == "__main__":
    main()
