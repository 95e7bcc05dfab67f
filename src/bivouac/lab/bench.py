"""Speed: whole uniform random games in compiled code on one core, best of several runs."""

import json
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bivouac.bots.levels import Level
from bivouac.bots.mind import BY_WORTH, UNIFORM
from bivouac.bots.play import Player
from bivouac.bots.thinking import Thinker
from bivouac.core.bind import bind
from bivouac.core.bits import draw_below
from bivouac.core.contract import Game, GameType, Setting, generator
from bivouac.core.registry import GAMES, find_game
from bivouac.core.words import Words

RUNS = 5
SECONDS_PER_RUN = 0.3
PLAYOUT_SEATS = 4
"""Players in the games whose playouts are measured."""
COLUMNS = (
    "lab-bench-players",
    "lab-bench-games",
    "lab-bench-steps",
    "lab-bench-ns",
    "lab-bench-bytes",
)


def best_rate(work: Callable[[int], int], amount: int) -> float:
    """Units a second, best of several runs; `work(n)` does n rounds and says how many units."""
    work(1)
    started = perf_counter()
    work(amount)
    rounds = max(1, int(amount * SECONDS_PER_RUN / max(perf_counter() - started, 1e-6)))
    best = 0.0
    for _ in range(RUNS):
        started = perf_counter()
        units = work(rounds)
        best = max(best, units / (perf_counter() - started))
    return best


def bench_setting(setting: Setting) -> dict[str, Any]:
    """One row: a scenario or map with a number of players."""
    player = Player(setting)
    bots = ["random"] * setting.seats
    steps_per_game = player.play_games(bots, 1, 0, 500).steps / 500

    def play(games: int) -> int:
        player.play_games(bots, 1, 0, games)
        return games

    games_per_s = best_rate(play, 200)
    steps_per_s = games_per_s * steps_per_game
    return {
        **setting.options,
        "players": setting.seats,
        "games_per_s": round(games_per_s),
        "steps_per_s": round(steps_per_s),
        "ns_per_step": round(1e9 / steps_per_s, 1),
        "position_bytes": int(player.positions.itemsize),
    }


def bench_from_python(setting: Setting) -> dict[str, Any]:
    """Games driven one step at a time from Python, and copies of a position."""
    rng = generator(1)
    game = Game.new(setting, rng)
    advance: Any = bind("bivouac.lab.stepping", setting.rules).advance
    static = setting.static

    def drive(games: int) -> int:
        steps = 0
        for _ in range(games):
            game.entries.deal(static, game.positions, 0, game.works, rng)
            choices = game.entries.legal(static, game.positions, 0, game.works)
            legal = game.works["steps"][0]
            while choices:
                step = legal[draw_below(rng, choices)]
                choices = advance(static, game.positions, 0, game.works, step, rng)
                steps += 1
        return steps

    return {**setting.options, "python_steps_per_s": round(best_rate(drive, 10))}


def bench_copy(setting: Setting) -> dict[str, Any]:
    """How long it takes to copy a position in compiled code."""
    from bivouac.lab.copying import copy_many

    positions = np.repeat(Game.new(setting, generator(1)).positions, 2)

    def copy(times: int) -> int:
        copy_many(positions, times)
        return times

    return {**setting.options, "copy_ns": round(1e9 / best_rate(copy, 100_000), 1)}


def bench_playouts(setting: Setting) -> dict[str, Any]:
    """Uniform random playouts from the setup to the end, inside the search on one core."""
    thinker = Thinker(setting)
    game = Game.new(setting, generator(1))
    known = game.redact(game.to_move)
    level = Level(BY_WORTH, policy=UNIFORM, rounds=0)

    def play_out(trials: int) -> int:
        thinker.ponder(known, level, trials, generator(2))
        return thinker.playouts

    return {**setting.options, "playouts_per_s": round(best_rate(play_out, 100_000))}


def rows_of(game: GameType) -> Iterator[dict[str, Any]]:
    """One row for each setting of a game."""
    for options in game.option_sets():
        yield {"game": game.name, **bench_setting(game.setting(options))}


def title_of(row: dict[str, Any]) -> str:
    """What a row is of: a scenario, or a map with who plays on it against whom."""
    if "scenario" in row:
        return str(row["scenario"])
    return str(row["map"]) if row["mode"] == "versus" else f"{row['map']} {row['mode']}"


def bench(names: list[str], words: Words, *, as_json: bool) -> dict[str, Any]:
    """Measure games and print the table; the figures as one JSON object with --json."""
    console = Console(stderr=as_json)
    figures: dict[str, Any] = {"rows": [], "from_python": [], "playouts": []}
    for name in names or list(GAMES):
        game = find_game(name)
        table = Table(title=words("lab-bench-title", game=name), box=None, pad_edge=False)
        table.add_column(words("lab-bench-setting"))
        for title in words.all(*COLUMNS):
            table.add_column(title, justify="right")
        for row in rows_of(game):
            figures["rows"].append(row)
            table.add_row(
                title_of(row),
                str(row["players"]),
                words.figure(row["games_per_s"], ","),
                words.figure(row["steps_per_s"], ","),
                words.figure(row["ns_per_step"], ".0f"),
                words.figure(row["position_bytes"], ","),
            )
        setting = game.setting(game.option_sets()[0])
        driven = {"game": name, **bench_from_python(setting), **bench_copy(setting)}
        largest = game.setting({"players": PLAYOUT_SEATS})
        searched = {"game": name, **bench_playouts(largest)}
        figures["playouts"].append(searched)
        figures["from_python"].append(driven)
        if not as_json:
            console.print(table)
            rate = words.figure(driven["python_steps_per_s"], ",")
            copy = words.figure(driven["copy_ns"])
            console.print(words("lab-bench-python", rate=rate, copy=copy))
            rate = words.figure(searched["playouts_per_s"], ",")
            console.print(words("lab-bench-search", players=PLAYOUT_SEATS, rate=rate))
    if as_json:
        print(json.dumps(figures))
    return figures
