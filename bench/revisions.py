"""Is the engine as fast as it was? This checkout against another revision of it, pair by pair.

Two processes, one with the sources of each revision, play the same random games in turn on one
core; machines are noisy, so what counts is the median of the ratios of many pairs. Games a second
are those of each revision's best turn.

    python bench/revisions.py REVISION [--game dewan] [--set players=4] [--pairs 15] [--json]
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SEED = 1
WARM_UP = 500
SECONDS = 0.5


def work(game: str, chosen: Sequence[str]) -> None:
    """In a process of one revision: play as many games as each line asks for, answer seconds."""
    from time import process_time

    from bivouac.bots.play import Player
    from bivouac.core.registry import find_game

    setting = find_game(game).setting(dict(text.split("=", 1) for text in chosen))
    player = Player(setting)
    bots = ["random"] * setting.seats
    for line in sys.stdin:
        started = process_time()
        player.play_games(bots, SEED, 0, int(line))
        print(process_time() - started, flush=True)


class Revision:
    """The engine of one source tree, in a process of its own."""

    def __init__(self, source: Path, game: str, chosen: Sequence[str]) -> None:
        command = [sys.executable, __file__, "--worker", "--game", game]
        for text in chosen:
            command += ["--set", text]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )

    def play(self, games: int) -> float:
        """Seconds of processor time that some games take."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(games, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("bench: a revision could not play; its error stands above")
        return float(answer)

    def close(self) -> None:
        """No more games."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compare(revision: str, game: str, chosen: Sequence[str], pairs: int) -> dict[str, Any]:
    """Speed now divided by speed then; above 1 is faster than before."""
    with tempfile.TemporaryDirectory() as folder:
        then_tree = Path(folder) / "then"
        tree = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*tree, "add", "--detach", "--quiet", then_tree, revision], check=True)
        try:
            now = Revision(ROOT / "src", game, chosen)
            then = Revision(then_tree / "src", game, chosen)
            for one in (now, then):
                one.play(WARM_UP)
            games = max(1, int(WARM_UP * SECONDS / then.play(WARM_UP)))
            taken = [(then.play(games), now.play(games)) for _ in range(pairs)]
            now.close()
            then.close()
        finally:
            subprocess.run([*tree, "remove", "--force", then_tree], check=True)
    ratios = [seconds_then / seconds_now for seconds_then, seconds_now in taken]
    then_best, now_best = (min(seconds) for seconds in zip(*taken, strict=True))
    return {
        "game": game,
        "set": list(chosen),
        "revision": revision,
        "games": games,
        "games_per_second_then": round(games / then_best),
        "games_per_second_now": round(games / now_best),
        "ratios": [round(ratio, 4) for ratio in ratios],
        "median_ratio": round(statistics.median(ratios), 4),
    }


def main() -> None:
    """Read the command line, compare, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("revision", nargs="?", default="HEAD")
    parser.add_argument("--game", default="dewan")
    parser.add_argument("--set", action="append", default=[], dest="chosen", metavar="NAME=VALUE")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.worker:
        work(asked.game, asked.chosen)
        return
    figures = compare(asked.revision, asked.game, asked.chosen, asked.pairs)
    if asked.json:
        print(json.dumps(figures))
    else:
        low, high = min(figures["ratios"]), max(figures["ratios"])
        print(" ".join([asked.game, *asked.chosen]), f"against {asked.revision}:", end=" ")
        print(f"speed times {figures['median_ratio']:.3f}, median of {asked.pairs} pairs", end=" ")
        print(f"({low:.3f} to {high:.3f})", end=": ")
        print(f"{figures['games_per_second_then']:,} games/s then,", end=" ")
        print(f"{figures['games_per_second_now']:,} now")


if __name__ == "__main__":
    main()
