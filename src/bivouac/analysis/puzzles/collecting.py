"""Puzzles collected from recorded games."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from bivouac.analysis import trust
from bivouac.analysis.course import Course, course_of, digest_of
from bivouac.analysis.crew import Bench, Crew, Task
from bivouac.analysis.deciding import Question
from bivouac.analysis.judging import DIGITS, Teller, decisions_of
from bivouac.analysis.meter import Meter
from bivouac.analysis.puzzle_wire import Candidate, Puzzle, Puzzles
from bivouac.analysis.puzzles.posing import (
    Field,
    field_of,
    is_clear,
    is_hopeful,
    is_proved,
    other_ways,
)
from bivouac.analysis.quality import EFFORTS
from bivouac.analysis.timeline import pilots
from bivouac.bots.budget import Watch, unwatched
from bivouac.core.contract import Json
from bivouac.record.write import FORMAT

EARLY = 0.15
"""Before a game has gone so far, its decisions are too much alike."""
MOST, APART = 2, 6
"""Puzzles from one game, and how many events lie between them."""
KEPT = ("game", "rules", "options", "components", "setup")
"""What is kept of a record: nothing that says who played."""


class Care(NamedTuple):
    """How closely a decision is looked at."""

    games: int  # that are played on
    entrants: int  # plans that are compared, by first sight
    thought: Mapping[str, int]  # trials of the levels that search


SCREENING = Care(1_600, 12, EFFORTS["quick"].thought)
"""To see whether a decision might do."""
PROVING = Care(40_000, 24, EFFORTS["standard"].thought)
"""To prove that it does."""


class Found(NamedTuple):
    """A decision that makes a puzzle."""

    event: int
    lead: float  # by which the best plan is ahead of every other for sure
    puzzle: Puzzle

    def differs(self, other: "Found") -> bool:
        """Is it another question, from another time and for another seat?"""
        is_apart = abs(self.event - other.event) >= APART
        return is_apart and self.puzzle["seat"] != other.puzzle["seat"]


def collect(records: Sequence[Json], watch: Watch = unwatched, threads: int = 1) -> Puzzles | None:
    """The puzzles of some games; None if who watches says stop."""
    found: list[Puzzle] = []
    for number, record in enumerate(records):
        start, end = number / len(records), (number + 1) / len(records)

        def within(share: float, start: float = start, end: float = end) -> bool:
            return watch(start + (end - start) * share)

        more = collect_from(record, within, threads)
        if more is None:
            return None
        found += more
    return {"format": "bivouac-puzzles/1", "puzzles": found}


def collect_from(record: Json, watch: Watch, threads: int) -> list[Puzzle] | None:
    """The best puzzles of one game, in the order of its events."""
    course = course_of(record)
    crew = Crew(course.setting, threads, watch)
    events = late_enough(course, crew.benches[0].meter)
    piloted = pilots(crew, course, [(event, False) for event in events], 0.1)
    if piloted is None:
        return None
    costs = {event: pilot.need.cost for event, pilot in zip(events, piloted, strict=True)}
    screened = crew.do([screen(course, event, costs[event]) for event in events], 0.1, 0.5)
    if screened is None:
        return None
    hopeful = [event for event, good in zip(events, screened, strict=True) if good]
    proved = crew.do([prove(course, event, costs[event], record) for event in hopeful], 0.5, 1.0)
    if proved is None:
        return None
    return chosen([one for one in proved if one is not None])


def late_enough(course: Course, meter: Meter) -> list[int]:
    """The decisions that are looked at."""
    return [
        event
        for event in decisions_of(course)
        if meter.late(course.games[event].redact(0)) >= EARLY
    ]


def chosen(found: Sequence[Found]) -> list[Puzzle]:
    """The clearest ones that differ enough."""
    kept: list[Found] = []
    for one in sorted(found, key=lambda one: -one.lead):
        if len(kept) < MOST and all(one.differs(other) for other in kept):
            kept.append(one)
    return [one.puzzle for one in sorted(kept, key=lambda one: one.event)]


def question_of(course: Course, event: int, cost: float, care: Care) -> Question:
    """A decision, as its mover knew it."""
    seat = course.seat(event)
    assert seat is not None
    known, played = course.games[event].redact(seat), course.steps[event]
    rng = partial(course.rng, event, care.games)
    return Question(known, played, care.games * cost, cost, care.entrants, care.thought, rng)


def screen(course: Course, event: int, cost: float) -> Task[bool]:
    """Might a decision do?"""

    def do(bench: Bench, watch: Watch) -> bool:
        field = field_of(bench, question_of(course, event, cost, SCREENING), watch)
        return field is not None and is_hopeful(field, bench.meter)

    return Task(cost, do)


def prove(course: Course, event: int, cost: float, record: Json) -> Task[Found | None]:
    """The puzzle that a decision makes, if it does."""

    def do(bench: Bench, watch: Watch) -> Found | None:
        field = field_of(bench, question_of(course, event, cost, PROVING), watch)
        if field is None or not is_clear(field, bench.meter):
            return None
        if not all(is_proved(field, meter, watch) for meter in other_ways(bench)):
            return None
        behind = field.behind(bench.meter)
        lead = min(behind[plan].low for plan in field.rivals)
        return Found(event, lead, puzzle_of(course, event, field, record, bench.meter))

    return Task(cost, do)


def puzzle_of(course: Course, event: int, field: Field, record: Json, meter: Meter) -> Puzzle:
    """A decision as a puzzle."""
    judgement, way = field.judgement, meter.way
    cut = {"format": FORMAT, **{key: record[key] for key in KEPT}}
    cut |= {"events": record["events"][:event], "result": None}
    teller, behind = Teller(course, event, judgement, meter), field.behind(meter)
    candidates: list[Candidate] = []
    for plan in judgement.chosen:
        interval = [round(end, DIGITS) for end in (behind[plan].low, behind[plan].high)]
        weighed, regret = teller.weighed(plan), round(behind[plan].mean, DIGITS)
        candidates.append({**weighed, "behind": regret, "interval": interval})
    seat = course.seat(event)
    assert seat is not None
    return {
        "id": f"{course.setting.game}-{digest_of(cut):016x}",
        "game": course.setting.game,
        "record": cut,
        "seat": seat,
        "round": course.round(event),
        "meter": {"version": trust.version(), "group": way.group, "calibrated": way.passed},
        "candidates": candidates,
        "found_by": [level for level, plan in judgement.bots.items() if plan == judgement.best],
        "greedy": judgement.chosen.index(field.greedy),
    }
