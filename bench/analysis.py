"""Is an analysis as honest as it says, and how long does it take? (docs/analysis.md)

    python -m bench.analysis                       a report of each game, timed; then the proofs
    python -m bench.analysis --only time           of: time, intervals, luck, variance
    python -m bench.analysis dewan --games 200 --policy worth

`time`: a report of a game for two at standard quality on two threads. `intervals`: how often the
interval of a decision contains the regret of the same two plans in 100 times as many worlds, and
the one that a whole search with 100 times the budget finds. `luck`: its mean over many games, which
should be 0. `variance`: of the results of equal bots, and of what is left of them without luck.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

import numpy as np

from bivouac.analysis import trust
from bivouac.analysis.course import Course, course_of
from bivouac.analysis.crew import Bench
from bivouac.analysis.deciding import Judgement, Question, judge
from bivouac.analysis.judging import decisions_of
from bivouac.analysis.quality import Effort
from bivouac.analysis.report import analyse, analyse_with
from bivouac.analysis.report_wire import Report
from bivouac.bots.budget import unwatched
from bivouac.bots.play import Player
from bivouac.core.contract import Json, Setting, generator
from bivouac.core.registry import find_game
from bivouac.lab.recording import record_game
from bivouac.lab.statistics import wilson_interval

GAMES = ("dewan", "iwari")
PROOFS = ("time", "intervals", "luck", "variance")
BOTS = ("level1", "level3")
"""Who plays the games whose decisions are judged: one of them makes mistakes."""
SEED = 2026
TIMES = 100
"""So much more is spent on what an interval is held against."""
BUDGET = 600
"""Games played on for a decision, of which half choose the best plan."""
EVERY = 7
"""One in so many decisions of a game is judged: neighbours are too much alike."""
THOUGHT = {"level4": 200, "level5": 400}
SMALL = Effort(24_000_000, 6, THOUGHT)
"""For a report of which only the parts are asked for."""


def setting_of(game: str, policy: str | None) -> Setting:
    """A table for two; `policy` is how games are played on, if not as usual."""
    if policy is not None:
        usual = trust.of
        trust.of = lambda setting: usual(setting)._replace(policy=policy)
    return find_game(game).setting({"players": 2})


def record(setting: Setting, bots: tuple[str, ...], number: int) -> Json:
    """A game of bots."""
    _, found, _ = record_game(setting.game, Player(setting), bots, SEED, number)
    return found


def print_time(game: str, policy: str | None) -> None:
    """How long a report takes, and how sure it is."""
    setting = setting_of(game, policy)
    played = record(setting, ("level3", "level3"), 1)
    analyse_with(played, "quick", SMALL._replace(trials=1000))  # compiled before the clock runs
    started, worked = time.perf_counter(), time.process_time()
    report = analyse(played, "standard", threads=2)
    assert report is not None
    seconds, work = time.perf_counter() - started, time.process_time() - worked
    widths = [high - low for one in report["decisions"] for low, high in [one["interval"]]]
    errors = [one["error"][0] for one in report["timeline"]]
    print(
        f"{game}: {len(played['events'])} events, {report['playouts']:,} games played on in"
        f" {seconds:.1f} s ({work:.1f} s of processor); median error of the curve"
        f" {np.median(errors):.4f}, median half interval of a regret {np.median(widths) / 2:.4f},"
        f" error of all luck {report['parts'][0]['errors']['luck']:.3f}",
        flush=True,
    )


class Held(NamedTuple):
    """An interval, and what it was held against."""

    low: float
    high: float
    pair: float  # the same two plans in more worlds
    whole: float  # what a search with as much more finds


def held(game: str, policy: str | None, number: int) -> list[Held]:
    """Intervals of some decisions of a game."""
    setting = setting_of(game, policy)
    course, bench = course_of(record(setting, BOTS, number)), Bench(setting)
    found = []
    for event in decisions_of(course)[number % EVERY :: EVERY]:
        judgement = judge(bench, ask(course, event, 1), unwatched)
        if judgement.is_forced:
            continue
        regret = judgement.regret(bench.meter)
        whole = judge(bench, ask(course, event, TIMES), unwatched)
        pair = pair_of(bench, judgement) if judgement.best != 0 else float("nan")
        found.append(Held(regret.low, regret.high, pair, whole.regret(bench.meter).mean))
    return found


def ask(course: Course, event: int, times: int) -> Question:
    """A decision, with so many times the usual budget and worlds of its own."""
    seat = course.seat(event)
    assert seat is not None
    known, rng = course.games[event].redact(seat), partial(course.rng, event, times)
    return Question(known, course.steps[event], BUDGET * times, 1.0, 12, THOUGHT, rng)


def pair_of(bench: Bench, judgement: Judgement) -> float:
    """The regret of the plan played against the same best one, in many worlds."""
    known, plans = judgement.question.known, judgement.plans
    worlds = TIMES * len(judgement.measured[0].chance)
    pair = [plans[judgement.best], plans[0]]
    found = bench.meter.compare(known, pair, worlds, generator(99))
    side = found.side
    best, other = (bench.meter.corrected(found.shares[:, i].mean(axis=0), known) for i in (0, 1))
    return float(best[side] - other[side])


def print_intervals(game: str, policy: str | None, games: int, jobs: int) -> None:
    """How often intervals contain what they should."""
    rows = [one for some in over_games(held, game, policy, games, jobs) for one in some]
    for name, among in (("the same two plans", "pair"), ("a whole search", "whole")):
        told = [one for one in rows if not np.isnan(getattr(one, among))]
        inside = sum(one.low <= getattr(one, among) <= one.high for one in told)
        low, high = wilson_interval(inside, len(told))
        print(
            f"{game}: of {len(told)} intervals {100 * inside / len(told):.1f}%"
            f" ({100 * low:.1f} to {100 * high:.1f}) contain what {TIMES} times the budget finds"
            f" for {name}",
            flush=True,
        )


def parts(game: str, policy: str | None, number: int) -> tuple[float, float, float]:
    """Result, luck, and result without luck of seat 0, in a game of equals."""
    setting = setting_of(game, policy)
    report: Report | None = analyse_with(record(setting, ("level3",) * 2, number), "quick", SMALL)
    assert report is not None
    part = report["parts"][0]
    return report["result"]["chance"][0], part["luck"], part["adjusted"]


def print_parts(game: str, policy: str | None, games: int, jobs: int, wanted: list[str]) -> None:
    """Luck in the mean, and how much results vary without it."""
    found = np.array([*over_games(parts, game, policy, games, jobs)])
    results, luck, adjusted = found.T
    if "luck" in wanted:
        error = luck.std() / np.sqrt(games)
        print(f"{game}: luck of {games} games {luck.mean():+.4f} in the mean, ±{error:.4f};")
        print(f"  its deviation from game to game is {luck.std():.3f}", flush=True)
    if "variance" in wanted:
        ratio = adjusted.var() / results.var()
        print(
            f"{game}: variance of results {results.var():.3f}, without luck {adjusted.var():.3f}:"
            f" {100 * ratio:.0f}% of it",
            flush=True,
        )


T = TypeVar("T")


def over_games(
    work: Callable[[str, str | None, int], T], game: str, policy: str | None, games: int, jobs: int
) -> Iterator[T]:
    """What comes of every game, in order, in some processes."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(work, game, policy), range(games))


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--only", action="append", choices=PROOFS)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--policy", choices=sorted(trust.POLICIES))
    arguments = parser.parse_args()
    wanted = arguments.only or [*PROOFS]
    for game in arguments.games_of:
        if "time" in wanted:
            print_time(game, arguments.policy)
        if "intervals" in wanted:
            print_intervals(game, arguments.policy, arguments.games, arguments.jobs)
        if {"luck", "variance"} & {*wanted}:
            print_parts(game, arguments.policy, arguments.games, arguments.jobs, wanted)


if __name__ == "__main__":
    main()
