"""Train the evaluations of the bots by self-play, one for each setting (docs/evaluation.md).

    python -m scripts.train_evaluation                         everything, on all cores
    python -m scripts.train_evaluation dewan the-void-4        all of a game, and one setting
    python -m scripts.train_evaluation --games 4000 --generations 5 classic-2

Writes the file that a game names as its `evaluations`, keeping what is not trained anew, and prints
how well each evaluation foretells the points still to come in games it has not seen. The same
arguments give the same weights. A game that names no file is not trained.
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one process for each core is enough

from bivouac.arguments import number
from bivouac.bots.models import name_of
from bivouac.core.contract import Setting
from bivouac.core.registry import GAMES, find_game
from bivouac.lab.training import Lesson, Way, as_json, play_samples, train

SEED = 1
WAYS = {"dewan": (8, "worth"), "iwari": (4, "value")}
"""Turns to look ahead, and how decisions are made on the way: what won (docs/bots.md)."""
USUAL_WAY = (8, "value")
"""The same of a game for which nobody has compared them."""
LOOK = 8
"""Plans considered in each of these decisions."""
BLIND = {"iwari": ("discoveries",)}
"""Options that no game of the training has and that cost the model more than it brings."""
FEWEST = 50
"""Games below which there is next to nothing to learn from, or to test on."""


def main() -> None:
    """Train what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", help="games, and names of settings; none: all")
    parser.add_argument(
        "--games", type=number(FEWEST, 10**6), default=1500, help="in each generation"
    )
    parser.add_argument("--generations", type=number(1, 100), default=4)
    parser.add_argument("--jobs", type=number(1, 1024), default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    settings = [(game, *setting) for game in GAMES for setting in settings_of(game)]
    known = {name for game, setting, _ in settings for name in (game, setting)}
    if unknown := set(chosen.names) - known:
        parser.error(f"no game or setting {', '.join(sorted(unknown))}")
    names = set(chosen.names) or known
    todo = [job for job in settings if names.intersection(job[:2])]
    todo.sort(key=lambda job: -int(job[2]["players"]))  # the longest games first
    context = get_context("spawn")
    with ProcessPoolExecutor(len({game for game, _, _ in todo}), mp_context=context) as pool:
        list(pool.map(compile_for, sorted({game for game, _, _ in todo})))
    with ProcessPoolExecutor(chosen.jobs, mp_context=context) as pool:
        running = {
            pool.submit(lesson_of, game, options, chosen.games, chosen.generations): (game, name)
            for game, name, options in todo
        }
        for done in as_completed(running):
            keep(*running[done], done.result())


def settings_of(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The settings with a model of their own, by name: those that are played for points."""
    named: set[str] = set()
    for options in find_game(game).option_sets():
        setting = find_game(game).setting(options)
        name = name_of(setting)
        if setting.scored and setting.evaluations is not None and name not in named:
            named.add(name)
            yield name, options


def compile_for(game: str) -> None:
    """Let one process compile what all the others will use."""
    play_samples(find_game(game).setting({}), None, 1, SEED)


def lesson_of(game: str, options: dict[str, Any], games: int, generations: int) -> Lesson:
    """Train one model."""
    setting = find_game(game).setting(options)
    return train(setting, way_of(setting), games, generations, SEED)


def way_of(setting: Setting) -> Way:
    """How to search a setting: so many turns ahead, rounded to whole rounds."""
    turns, policy = WAYS.get(setting.game, USUAL_WAY)
    return Way(max(1, round(turns / setting.seats)), policy, LOOK, BLIND.get(setting.game, ()))


def keep(game: str, name: str, lesson: Lesson) -> None:
    """Write a model to its file and say how good it is."""
    path = find_game(game).setting({}).evaluations
    assert path is not None
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept[name] = as_json(lesson.model)
    in_order = [key for key, _ in settings_of(game) if key in kept]  # the base game first
    lines = [f'  "{key}": {json.dumps(kept[key])}' for key in in_order]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{game} {name}: explains {lesson.explained:.1%}, off by {lesson.error}", flush=True)


if __name__ == "__main__":
    main()
