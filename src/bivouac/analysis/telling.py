"""A measured game as a report tells it: curve, luck, parts, moments that mattered."""

from typing import Literal

import numpy as np

from bivouac.analysis.doubt import Doubt, Sample
from bivouac.analysis.judging import DIGITS
from bivouac.analysis.parts import Curve
from bivouac.analysis.report_wire import KeyMoment, Luck, Outcome, ResultParts, TimePoint
from bivouac.analysis.trust import Floats

MOMENTS = 5
"""Moments that are told, at most."""
LARGE, SURE = 0.05, 3.0
"""Such a change of chance is worth it, and if it is so many standard errors."""
TENTHS = 2
"""Digits of points."""


def rounded(figures: Floats, digits: int = DIGITS) -> list[float]:
    """As a report has them; never -0."""
    return [round(float(figure), digits) + 0.0 for figure in figures]


def sides(curve: Curve) -> list[list[int]]:
    """The seats of every side that has a chance."""
    seats = range(curve.course.setting.seats)
    side_of = curve.meter.side_of
    return [[seat for seat in seats if side_of(seat) == side] for side in range(curve.sides)]


def result(curve: Curve) -> Outcome:
    """How it ended."""
    last = curve.course.games[-1]
    ended, setting = curve.samples[len(curve.course.events), False], curve.course.setting
    points = rounded(ended.points.mean(axis=0), TENTHS) if setting.scored else None
    return {"over": last.is_over, "chance": rounded(curve.chances[-1]), "points": points}


def timeline(curve: Curve) -> list[TimePoint]:
    """What could be expected before the first event, and after each."""
    return [time_point(curve, event) for event in range(-1, len(curve.course.events))]


def time_point(curve: Curve, event: int) -> TimePoint:
    """What could be expected after an event."""
    sample, scored = curve.samples[event + 1, False], curve.course.setting.scored
    points, errors = points_of(sample)
    return {
        "event": event,
        "seat": None if event < 0 else curve.course.seat(event),
        "round": curve.course.round(event),
        "chance": rounded(curve.chances[event + 1]),
        "error": rounded(curve.errors[event + 1]),
        "points": rounded(points, TENTHS) if scored else None,
        "points_error": rounded(errors, TENTHS) if scored else None,
    }


def points_of(sample: Sample) -> tuple[Floats, Floats]:
    """By side, and their standard errors."""
    mean: Floats = sample.points.mean(axis=0)
    errors: Floats = sample.points.std(axis=0) / np.sqrt(len(sample.points))
    return mean, errors


def luck(curve: Curve) -> list[Luck]:
    """What was turned up, event by event."""
    return [
        {
            "event": event,
            "luck": rounded(change.luck),
            "error": rounded(change.luck_doubt.error),
        }
        for event, change in enumerate(curve.changes)
        if change.luck is not None
    ]


def parts(curve: Curve) -> list[ResultParts]:
    """Where the result of each side comes from."""
    return [part(curve, side) for side in range(curve.sides)]


def part(curve: Curve, side: int) -> ResultParts:
    """Where the result of a side comes from; the figures as they stand add up to it."""
    start_doubt = Doubt(curve.sides)
    start_doubt.add(curve.samples[0, False], curve.slopes(0))
    found = {
        "start": (curve.chances[0], start_doubt.error),
        "luck": curve.all_luck,
        "own": curve.decided_by(side, others=False),
        "others": curve.decided_by(side, others=True),
    }
    told = {name: rounded(figure)[side] for name, (figure, _) in found.items()}
    errors = {name: rounded(error)[side] for name, (_, error) in found.items()}
    ended = rounded(curve.chances[-1])[side]
    return {
        "start": told["start"],
        "luck": told["luck"],
        "own": told["own"],
        "others": told["others"],
        "noise": round(ended - sum(told.values()), DIGITS) + 0.0,
        "errors": {
            "start": errors["start"],
            "luck": errors["luck"],
            "own": errors["own"],
            "others": errors["others"],
        },
        "adjusted": round(told["start"] + told["own"] + told["others"], DIGITS),
    }


def key_moments(curve: Curve) -> list[KeyMoment]:
    """Where chances moved most, and surely; in the order of the events."""
    found: list[tuple[float, KeyMoment]] = []
    seat = None
    for event, change in enumerate(curve.changes):
        decided = curve.course.seat(event)
        seat = seat if decided is None else decided
        if change.luck is not None:
            found += moment(event, change.luck, change.luck_doubt, "luck", seat)
        if decided is not None:
            found += moment(event, change.decided, change.decided_doubt, "decision", seat)
    largest = sorted(found, key=lambda one: -one[0])[:MOMENTS]
    return sorted((one for _, one in largest), key=lambda one: one["event"])


def moment(
    event: int, change: Floats, doubt: Doubt, why: Literal["decision", "luck"], seat: int | None
) -> list[tuple[float, KeyMoment]]:
    """A change that is worth telling, with its size; or nothing."""
    side = int(np.abs(change).argmax())
    size = float(abs(change[side]))
    if size < LARGE or size < SURE * doubt.error[side]:
        return []
    told: KeyMoment = {"event": event, "change": rounded(change), "why": why, "seat": seat}
    return [(size, told)]
