"""Bivouac beside OpenSpiel: whole uniform random games, one core, measured in one run.

OpenSpiel comes from PyPI into an environment of its own (bench/.peers), pinned by
requirements/peers.txt. Its rollouts run in C++ (`RandomRolloutEvaluator` inside an `MCTSBot` that
makes a single simulation), ours in compiled kernels. The two take turns, and the best of several
rounds counts, because machines are shared and noisy.

    python bench/peers.py [--json]        or: make bench PEERS=1
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bivouac.bots.play import Player
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.bench import bench_setting

HERE = Path(__file__).parent
ENVIRONMENT = HERE / ".peers"
LOCK = HERE.parent / "requirements" / "peers.txt"
PEERS = ("hex(board_size=11)", "quoridor")
ROUNDS = 3

ROLLOUTS = """
import json, random, sys, time
import pyspiel

def length(game, tries=20):
    generator, moves = random.Random(1), 0
    for _ in range(tries):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(generator.choice(state.legal_actions()))
            moves += 1
    return moves / tries

def rate(game, rollouts):
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 0, False, 1, False)
    started = time.perf_counter()
    bot.step(game.new_initial_state())
    return rollouts / (time.perf_counter() - started)

game = pyspiel.load_game(sys.argv[1])
rollouts = max(50, int(rate(game, 100) * 0.5))
best = max(rate(game, rollouts) for _ in range(3))
print(json.dumps({"games_per_s": best, "steps_per_game": length(game)}))
"""


def prepare() -> Path:
    """The Python of the peers' environment, made when it is missing."""
    python = ENVIRONMENT / "bin" / "python"
    marker = ENVIRONMENT / ".ready"
    if not marker.exists() or marker.read_text() != LOCK.read_text():
        print("setting up the peers' environment", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        install = [str(python), "-m", "pip", "install", "-q", "--require-hashes", "-r", str(LOCK)]
        subprocess.run(install, check=True)
        marker.write_text(LOCK.read_text())
    return python


def measure_peer(python: Path, game: str) -> dict[str, Any]:
    """Rollouts of one OpenSpiel game."""
    done = subprocess.run(
        [python, "-c", ROLLOUTS, game], check=True, capture_output=True, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def measure_ours(name: str) -> dict[str, Any]:
    """Random games of four players, with the first options of the game."""
    setting = find_game(name).setting({"players": "4"})
    row = bench_setting(setting)
    steps = Player(setting).play_games(["random"] * 4, 1, 0, 500).steps / 500
    return {"games_per_s": float(row["games_per_s"]), "steps_per_game": steps}


def best_of(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The fastest of several measurements."""
    return max(rows, key=lambda row: float(row["games_per_s"]))


def main() -> None:
    """Measure in turns and print rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    python = prepare()
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in (*GAMES, *PEERS)}
    for _ in range(ROUNDS):
        for name in GAMES:
            found[name].append(measure_ours(name))
        for name in PEERS:
            found[name].append(measure_peer(python, name))
    rows = {name: best_of(measured) for name, measured in found.items()}
    ratios = {
        f"{ours} / {peer}": round(rows[ours]["games_per_s"] / rows[peer]["games_per_s"], 2)
        for ours in GAMES
        for peer in PEERS
    }
    if as_json:
        print(json.dumps({"peers": rows, "ratios": ratios}))
        return
    for name, row in rows.items():
        steps = row["games_per_s"] * row["steps_per_game"]
        print(f"{name:24} {row['games_per_s']:>10,.0f} games/s {steps:>14,.0f} steps/s")
    for name, ratio in ratios.items():
        print(f"{name:40} {ratio:g} times as many games a second")


if __name__ == "__main__":
    main()
