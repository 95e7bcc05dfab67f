"""What could be expected all along a game, with all hands open and the deck hidden.

Every position is measured in worlds of the same generator. So an event that shows nothing new and
changes nothing leaves the figure exactly as it was, and what a decision turned up is told apart
from the decision itself: its steps are also tried in the worlds that were possible before it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bivouac.analysis.course import Course, opened, turned_up
from bivouac.analysis.crew import Bench, Crew, Task
from bivouac.analysis.doubt import Sample
from bivouac.analysis.quality import PILOT, Need, shared_out, worlds_for
from bivouac.bots.budget import Watch

Place: TypeAlias = tuple[int, bool]
"""A position: after so many events, or (True) that one with the next decision already made."""
PILOTING, MEASURING = 1, 2
"""Generators: of pilots, and of everything that counts."""


class Point(NamedTuple):
    """A position to measure."""

    course: Course
    place: Place

    def play(self, bench: Bench, worlds: int, stream: int, watch: Watch) -> Sample:
        """Games played on from it."""
        number, decided = self.place
        known = opened(self.course.games[number])
        plan = self.course.steps[number] if decided else []
        made = 1 if known.is_over else worlds
        rng = self.course.rng(stream)
        shares, points = bench.meter.play(known, [plan], made, rng, watch)
        return Sample(shares[:, 0], points[:, 0])


class Pilot(NamedTuple):
    """What a few games told of a position."""

    sample: Sample
    need: Need


def revealing(course: Course) -> list[bool]:
    """By event: did it turn something up?"""
    return [turned_up(course, event) for event in range(len(course.events))]


def places_of(course: Course, revealed: Sequence[bool]) -> list[Place]:
    """The positions to measure: all of them, and decisions that turned something up."""
    found: list[Place] = [(number, False) for number in range(len(course.games))]
    return found + [
        (event, True)
        for event, shown in enumerate(revealed)
        if shown and course.seat(event) is not None
    ]


def pilots(crew: Crew, course: Course, places: Sequence[Place], end: float) -> list[Pilot] | None:
    """A few games from every position, for what they say of the work that it needs."""

    def task(place: Place) -> Task[Pilot]:
        def do(bench: Bench, watch: Watch) -> Pilot:
            before = int(bench.meter.minds[0]["trials"])
            sample = Point(course, place).play(bench, PILOT, PILOTING, watch)
            trials = int(bench.meter.minds[0]["trials"]) - before
            return Pilot(sample, need_of(sample, trials))

        return Task(1.0, do)

    return crew.do([task(place) for place in places], 0.0, end)


def need_of(sample: Sample, trials: int) -> Need:
    """What it takes to measure a position; a few games that all end alike prove little."""
    n = len(sample.shares)
    likely = [(float(won) + 0.5) / (n + 1) for won in sample.shares.sum(axis=0)]
    return Need(max(chance * (1 - chance) for chance in likely), max(1.0, trials / n))


def curve_tasks(course: Course, found: Mapping[Place, Pilot], trials: float) -> list[Task[Sample]]:
    """The positions to measure, each with the work it needs, in the order of the pilots."""
    places = [place for place, pilot in found.items() if not pilot.sample.is_certain]
    shares = shared_out(trials, [found[place].need for place in places])
    parts = dict(zip(places, shares, strict=True))

    def task(place: Place) -> Task[Sample]:
        if place not in parts:
            return Task(0.0, lambda bench, watch: found[place].sample)
        cost = found[place].need.cost
        worlds = worlds_for(parts[place], cost)

        def do(bench: Bench, watch: Watch) -> Sample:
            return Point(course, place).play(bench, worlds, MEASURING, watch)

        return Task(worlds * cost, do)

    return [task(place) for place in found]
