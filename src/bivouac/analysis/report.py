"""What a game was worth, decision by decision: the report (docs/analysis.md).

All of it depends on the game and the quality alone: seeds are made of the record, work is counted
in positions looked at, and what comes of it is put together in one order.
"""

from collections.abc import Sequence
from typing import Any

from bivouac.analysis import trust
from bivouac.analysis.course import Course, course_of
from bivouac.analysis.crew import Bench, Crew, Task
from bivouac.analysis.deciding import Judgement
from bivouac.analysis.grades import grade
from bivouac.analysis.judging import decision_tasks
from bivouac.analysis.parts import Curve
from bivouac.analysis.quality import CURVE, EFFORTS, TABLE, Effort
from bivouac.analysis.report_wire import Judged, Quality, Report
from bivouac.analysis.telling import key_moments, luck, parts, result, sides, timeline
from bivouac.analysis.timeline import curve_tasks, pilots, places_of, revealing
from bivouac.bots.budget import Watch, unwatched
from bivouac.core.contract import Json

PILOTED = 0.05
"""The share that is done when all pilots are."""


def analyse(
    record: Json, quality: Quality, watch: Watch = unwatched, threads: int = 1
) -> Report | None:
    """The report of a game; None if who watches says stop. A RecordError if it cannot be replayed.

    `threads` make it faster and change nothing in it; `watch` is called by this one.
    """
    return analyse_with(record, quality, EFFORTS[quality], watch, threads)


def analyse_with(
    record: Json, quality: Quality, effort: Effort, watch: Watch = unwatched, threads: int = 1
) -> Report | None:
    """The same with other efforts than usual."""
    course = course_of(record)
    crew = Crew(course.setting, threads, watch)
    revealed = revealing(course)
    places = places_of(course, revealed)
    piloted = pilots(crew, course, places, PILOTED)
    if piloted is None:
        return None
    found = dict(zip(places, piloted, strict=True))
    trials = effort.trials * max(1.0, course.setting.seats / TABLE)
    needs = [found[event, False].need for event in range(len(course.events))]
    curve = curve_tasks(course, found, trials * CURVE)
    decided = decision_tasks(course, needs, trials * (1 - CURVE), effort)
    tasks: list[Task[Any]] = [*curve, *decided]
    done = crew.do(tasks, PILOTED, 1.0)
    if done is None:
        return None
    samples = dict(zip(places, done, strict=False))
    bench = crew.benches[0]
    measured = Curve(course, revealed, samples, found, bench.meter)
    return report(record, quality, effort, measured, done[len(curve) :], bench)


def report(
    record: Json,
    quality: Quality,
    effort: Effort,
    curve: Curve,
    decisions: Sequence[tuple[Judgement, Judged]],
    bench: Bench,
) -> Report:
    """Everything put together."""
    course, setting, way = curve.course, curve.course.setting, bench.meter.way
    by_seat: list[list[Judgement]] = [[] for _ in range(setting.seats)]
    for judgement, one in decisions:
        by_seat[one["seat"]].append(judgement)
    return {
        "format": "bivouac-analysis/1",
        "meter": {"version": trust.version(), "group": way.group, "calibrated": way.passed},
        "quality": quality,
        "game": setting.game,
        "options": dict(setting.options),
        "names": by_seats(record, "names", course),
        "bots": by_seats(record, "bots", course),
        "sides": sides(curve),
        "result": result(curve),
        "timeline": timeline(curve),
        "decisions": [one for _, one in decisions],
        "luck": luck(curve),
        "parts": parts(curve),
        "grades": [grade(judgements, bench.meter) for judgements in by_seat],
        "thought": dict(effort.thought),
        "moments": key_moments(curve),
        "seed": f"{course.digest:016x}",
        "playouts": sum(len(sample.shares) for sample in curve.samples.values())
        + sum(judgement.games for judgement, _ in decisions),
    }


def by_seats(record: Json, key: str, course: Course) -> list[str | None]:
    """What a record says of every seat, as far as it does."""
    given = record.get(key)
    given = given if isinstance(given, list) else []
    found = [*given, *[None] * course.setting.seats][: course.setting.seats]
    return [one if isinstance(one, str) and one else None for one in found]
