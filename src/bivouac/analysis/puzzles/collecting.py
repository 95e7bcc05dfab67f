"""Puzzles collected from recorded games."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bivouac.analysis import trust
from bivouac.analysis.course import Course, course_of, digest_of
from bivouac.analysis.crew import Bench, Crew, Task
from bivouac.analysis.deciding import Question
from bivouac.analysis.judging import DIGITS, Teller, decisions_of
from bivouac.analysis.meter import Meter
from bivouac.analysis.puzzle_wire import Candidate, Puzzle, Puzzles
from bivouac.analysis.puzzles.posing import LEAD, Field, field_of, is_clear, is_proved, other_ways
from bivouac.analysis.quality import EFFORTS
from bivouac.analysis.timeline import pilots
from bivouac.bots.budget import Watch, unwatched
from bivouac.core.contract import Json
from bivouac.record.write import FORMAT

EARLY = 0.15
"""Before a game has gone so far, its decisions are too much alike."""
SCREENED, PROVED = 1_600, 40_000
"""Games that are played on to see whether a decision might do; and to prove that it does."""
MOST, APART = 2, 6
"""Puzzles from one game, and how many events lie between them."""
KEPT = ("game", "rules", "options", "components", "setup")
"""What is kept of a record: nothing that says who played."""
SCREENING, POSING = 1, 2
"""Generators."""


class Found(NamedTuple):
    """A decision that makes a puzzle."""

    event: int
    lead: float  # by which the best plan is ahead of every other for sure
    puzzle: Puzzle


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
    """The clearest ones that lie far enough apart."""
    kept: list[Found] = []
    for one in sorted(found, key=lambda one: -one.lead):
        if len(kept) < MOST and all(abs(one.event - other.event) >= APART for other in kept):
            kept.append(one)
    return [one.puzzle for one in sorted(kept, key=lambda one: one.event)]


def question_of(course: Course, event: int, games: int, cost: float, stream: int) -> Question:
    """A decision, as its mover knew it, with some games to be played on."""
    seat = course.seat(event)
    assert seat is not None
    effort = EFFORTS["standard"]
    known = course.games[event].redact(seat)
    rng = partial(course.rng, event, stream)
    played = course.steps[event]
    return Question(
        known, played, games * cost, cost, EFFORTS["deep"].entrants, effort.thought, rng
    )


def screen(course: Course, event: int, cost: float) -> Task[bool]:
    """Might a decision do?"""

    def do(bench: Bench, watch: Watch) -> bool:
        question = question_of(course, event, SCREENED, cost, SCREENING)
        field = field_of(bench, question, watch)
        return field is not None and is_clear(field, bench.meter, 0.0)

    return Task(cost, do)


def prove(course: Course, event: int, cost: float, record: Json) -> Task[Found | None]:
    """The puzzle that a decision makes, if it does."""

    def do(bench: Bench, watch: Watch) -> Found | None:
        question = question_of(course, event, PROVED, cost, POSING)
        field = field_of(bench, question, watch)
        if field is None or not is_clear(field, bench.meter, LEAD):
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
