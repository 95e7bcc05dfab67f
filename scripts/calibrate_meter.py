"""Calibrate the meter: does what it foretells come true? (docs/analysis.md)

    python -m scripts.calibrate_meter                           everything, on all cores
    python -m scripts.calibrate_meter --groups dewan-2 iwari-4  some groups of settings
    python -m scripts.calibrate_meter --games 200 --jobs 2      fewer games of the test
    python -m scripts.calibrate_meter --tables                  only fit and print what was played
    python -m scripts.calibrate_meter --write                   likewise, and write the results down

Games of training choose how to play on and how to correct what comes of it; games of the test,
which share no seed with them, say whether it comes true. Every game is a line of the journal
(`--out`), so a run that was stopped goes on where it was. Prints Markdown; progress goes to stderr.
"""

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one process for each core is enough

from bivouac.analysis import trust
from bivouac.analysis.trust import Trust
from bivouac.core.contract import generator
from bivouac.games.iwari.void.options import VERSUS
from scripts.calibrating.fitting import choose, fit, forecasts
from scripts.calibrating.games import MIXED, VIEWS, Row, Task, play, row_of
from scripts.calibrating.groups import Group, draw_setting, groups
from scripts.calibrating.tables import HEAD, has_passed, summary, table

Ways: TypeAlias = tuple[tuple[str, int], ...]
JOURNAL = Path("build/calibration.jsonl")
PAGE = Path("docs/analysis.md")
START, END = "<!-- calibration -->", "<!-- /calibration -->"
"""Between them are the tables on that page."""
VERSION = "1"
VOID = "void"
WAYS: dict[str, Ways] = {
    "dewan": (("value", 8), ("value", 0), ("worth", 8), ("worth", 0)),
    "iwari": (("value", 8), ("value", 0), ("worth", 4)),
    VOID: (("value", 8), ("value", 0)),
}
"""Ways to play on that are compared; against the void nothing was learnt to judge by."""
TRIED: dict[str, tuple[int, ...]] = {"dewan": (64, 128), "iwari": (64, 128), VOID: (64,)}
"""Numbers of playouts that are compared."""
CHOOSING, MOMENTS = 200, 3
"""Games that choose among the ways; moments of any game, one for each of the eyes."""
TEST = 3000
"""Games of a test; as many more fit the correction."""
DEAR = {
    **dict.fromkeys(("dewan-4", "dewan-team", "iwari-5", "iwari-6"), 0.8),
    **dict.fromkeys(("iwari-solo", "iwari-coop"), 0.5),
}
"""Where games cost most: the part of these numbers that is played."""
PARTS = ("choose", "fit", "proof")
"""What games are for, in the order in which they are played."""

Found: TypeAlias = dict[tuple[str, str], list[Row]]
"""Games by group and part."""


def main() -> None:
    """Play what is missing, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    names = [group.name for group in groups()]
    parser.add_argument("--groups", nargs="+", choices=names, default=names, metavar="GROUP")
    parser.add_argument("--games", type=int, default=TEST, help="of the test, for each group")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=inf, help="then it stops playing")
    parser.add_argument("--out", type=Path, default=JOURNAL, help="the journal")
    parser.add_argument("--tables", action="store_true", help="play nothing")
    parser.add_argument("--write", action="store_true", help="likewise; write calibration.json")
    asked = parser.parse_args()
    chosen = [group for group in groups() if group.name in asked.groups]
    if not asked.tables and not asked.write:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        calibrate(chosen, asked.games, asked.jobs, asked.out, perf_counter() + 60 * asked.minutes)
    found = by_part(read(asked.out))
    tested = [group for group in groups() if all((group.name, part) in found for part in PARTS)]
    fitted = {group.name: measured(group, found) for group in tested}
    told = "\n".join(report(fitted, found))
    if asked.write:
        write(fitted)
        put_into_page(told)
    print(told)


def calibrate(
    chosen: Sequence[Group], games: int, jobs: int, out: Path, latest: float = inf
) -> None:
    """All three parts of some groups, each for all of them before the next one begins.

    In time that ends at `latest`, by the clock of this process.
    """
    context = get_context("fork")
    compile_apart(context, chosen)
    for part in PARTS:
        found = by_part(read(out))
        todo = [task for group in chosen for task in tasks(group, part, games, found)]
        todo.sort(key=lambda task: task.number)  # so that a run that is stopped has some of each
        with context.Pool(jobs) as pool, out.open("a", encoding="utf-8") as journal:
            for number, row in enumerate(pool.imap_unordered(row_of, todo, chunksize=4), 1):
                print(json.dumps(row, separators=(",", ":")), file=journal)
                if number % 1000 == 0 or number == len(todo):
                    print(f"{part}: {number} of {len(todo)}", file=sys.stderr, flush=True)
                if perf_counter() > latest:
                    return


def compile_apart(context: Any, chosen: Sequence[Group]) -> None:
    """Let a process for each rule module compile it, then take it from the cache here."""
    first = {kind_of(group): group for group in chosen}
    with context.Pool(len(first)) as pool:
        pool.map(compile_rules, first.values())
    for group in first.values():
        compile_rules(group)


def compile_rules(group: Group) -> None:
    """Do once what all games of a group do."""
    setting = draw_setting(group, Random(1))
    for bot in MIXED:
        play(setting, [bot] * setting.seats, generator(1))
    row_of(Task(group.name, "choose", 0, len(VIEWS), WAYS[kind_of(group)], (1,)))


def tasks(group: Group, part: str, games: int, found: Found) -> list[Task]:
    """The games of a part that are still to be played."""
    share = DEAR.get(group.name, 1.0)
    numbers = {"choose": min(CHOOSING, games), "fit": share * games, "proof": share * games}
    ways, playouts = WAYS[kind_of(group)], TRIED[kind_of(group)]
    if part != "choose":
        best = chosen_way(group, found)
        ways, playouts = ((best.policy, best.breadth),), (best.playouts,)
    played = {row["game"] for row in found[group.name, part]}
    missing = (number for number in range(round(numbers[part])) if number not in played)
    return [Task(group.name, part, number, MOMENTS, ways, playouts) for number in missing]


def kind_of(group: Group) -> str:
    """Which ways to play on there are: by game, or against the void."""
    return VOID if group.where.get("mode", [VERSUS]) != [VERSUS] else group.game


def is_scored(group: Group) -> bool:
    """Are there points?"""
    return kind_of(group) != VOID


def chosen_way(group: Group, found: Found) -> Trust:
    """How to play on in a group, by the games that choose."""
    rows = found[group.name, "choose"]
    return choose(rows, WAYS[kind_of(group)], TRIED[kind_of(group)], is_scored(group))


def measured(group: Group, found: Found) -> Trust:
    """All that calibration says of a group."""
    way = chosen_way(group, found)
    fitted = fit(forecasts(found[group.name, "fit"], 0, 0), is_scored(group))
    way = fitted._replace(
        group=group.name, policy=way.policy, breadth=way.breadth, playouts=way.playouts
    )
    return way._replace(passed=has_passed(forecasts(found[group.name, "proof"], 0, 0), way))


def read(out: Path) -> Iterator[Row]:
    """The games of a journal; a line that was cut off is no game."""
    for line in out.read_text("utf-8").splitlines() if out.exists() else ():
        with suppress(json.JSONDecodeError):
            yield json.loads(line)


def by_part(rows: Iterator[Row]) -> Found:
    """Games by group and part, in order: whoever played them, the same is found."""
    found: Found = defaultdict(list)
    for row in rows:
        found[row["group"], row["part"]].append(row)
    for played in found.values():
        played.sort(key=lambda row: int(row["game"]))
    return found


def write(fitted: dict[str, Trust]) -> None:
    """Put what was found into calibration.json; other groups stay as they are."""
    kept = {one["group"]: one for one in trust.calibration()["groups"]}
    for group in groups():
        if group.name in fitted:
            where = {"game": group.game, "where": group.where}
            kept[group.name] = {**where, **fitted[group.name]._asdict()}
    in_order = [kept[group.name] for group in groups() if group.name in kept]
    lines = ",\n".join(f"    {json.dumps(one)}" for one in in_order)
    text = f'{{\n  "version": "{VERSION}",\n  "groups": [\n{lines}\n  ]\n}}\n'
    trust.FILE.write_text(text, encoding="utf-8")


def report(fitted: dict[str, Trust], found: Found) -> Iterator[str]:
    """All tables in Markdown."""
    tests = {name: forecasts(found[name, "proof"], 0, 0) for name in fitted}
    yield HEAD
    yield from (summary(name, tests[name], way) for name, way in fitted.items())
    for name, way in fitted.items():
        yield f"\n#### {name}\n"
        yield from table(tests[name], way)


def put_into_page(told: str) -> None:
    """Put the tables into the documentation."""
    before, _, rest = PAGE.read_text("utf-8").partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}\n{told}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
