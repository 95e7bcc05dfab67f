"""What tests of lessons share: every lesson, its moments, and somebody who goes through it."""

from collections.abc import Iterator, Mapping

import pytest

from bivouac.core.contract import Event, Game
from bivouac.core.registry import GAMES
from bivouac.record.lessons import Lesson, Remark, lessons_of
from bivouac.record.replay import play_event, start
from bivouac.store.rows import PLAYING, Guest
from bivouac.tables.course import Course
from bivouac.tables.table import Table

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
LEARNER = Guest("learner", "Una")
ENOUGH = 2000
"""Decisions of one moment."""

every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game}-{lesson.name}" for lesson in LESSONS]
)


def moments(lesson: Lesson) -> Iterator[tuple[Game, Event, Remark | None]]:
    """Before each event: the game, the event, and the task that asks for it."""
    game = start(lesson.record)
    for played, event in enumerate(lesson.events):
        said = lesson.said_at(played)
        yield game, event, said[-1] if said and said[-1].is_task else None
        play_event(game, event)


def decisions(game: Game) -> list[Event]:
    """Every decision of a moment, or of very many the first ones."""
    found: list[Event] = []
    paths: list[tuple[list[int], Game]] = [([], game)]
    while paths and len(found) < ENOUGH:
        steps, reached = paths.pop()
        for step in reached.legal():
            further = reached.copy()
            further.apply(step)
            if further.is_between:
                found.append(game.setting.event(game.position, [*steps, step]))
            else:
                paths.append(([*steps, step], further))
    return found


def course_at(table: Table) -> Course:
    """How far the lesson of a table is."""
    assert table.logged is not None
    assert table.logged.course is not None
    return table.logged.course


def learnt(table: Table, otherwise: Mapping[int, Event] = {}) -> None:
    """Go through a lesson to its end; `otherwise`, by when, is what is decided instead."""
    course = course_at(table)
    while (due := course.due) is not None:
        transaction = table.transaction("now", LEARNER.id, PLAYING)
        if due.is_task:
            wanted = course.lesson.events[course.played]
            transaction.decide(course.lesson.seat, otherwise.get(course.played, wanted))
        else:
            transaction.go_on()
        status = transaction.settle(table.seats, table.summary.status)
        table.accept(transaction, transaction.summary(table.summary, status), table.seats)
