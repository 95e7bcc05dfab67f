"""Every lesson, proved: its record, its words, every path it takes and every answer it gives.

A lesson that the rules have outgrown fails here, not in front of somebody who learns.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.registry import GAMES, find_game
from bivouac.record.check import check_record
from bivouac.record.lessons import Lesson, paths_of
from bivouac.record.patterns import is_like
from bivouac.record.replay import play_event, start
from bivouac.store.rows import DECISION, ENDED, FROZEN, OVER, PLAYING, Row
from bivouac.tables.course import is_reading
from bivouac.tables.dealing import new_lesson
from bivouac.tables.declined import Declined
from bivouac.tables.table import Table
from tests.conftest import scale
from tests.lessons.learning import (
    LEARNER,
    LESSONS,
    course_at,
    decisions,
    every_lesson,
    learnt,
    moments,
)

WAYS = 2
"""Decisions of one task that a table takes besides that of the record."""
LONGEST = 240
"""Characters of one remark in English: what is said at once is read at a glance."""


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_lessons_is_on_a_path_once(game: str) -> None:
    folder = find_game(game).lessons
    named = [name for path in paths_of(game) for name in path.lessons]
    there = [] if folder is None else sorted(path.stem for path in folder.glob("*.json"))
    assert sorted(named) == there


@every_lesson
def test_the_record_of_a_lesson_is_sound(lesson: Lesson) -> None:
    check_record(lesson.record)
    assert len(lesson.record["names"]) == start(lesson.record).setting.seats
    assert all(name for seat, name in enumerate(lesson.record["names"]) if seat != lesson.seat)


@every_lesson
def test_remarks_come_in_order_and_every_decision_of_the_learner_is_a_task(lesson: Lesson) -> None:
    at = [remark.at for remark in lesson.remarks]
    assert at == sorted(at)
    assert at[-1] <= len(lesson.events)
    begun = False
    for played, (_, event, task) in enumerate(moments(lesson)):
        said = lesson.said_at(played)
        begun = begun or bool(said)
        mine = event.get("seat") == lesson.seat
        assert not said or "chance" not in event, "before chance decides nothing is said"
        assert not any(remark.is_task for remark in said[:-1]), "a task is the last thing said"
        assert (task is not None) == (mine and begun), f"event {played}: {event}"
    assert not any(remark.is_task for remark in lesson.said_at(len(lesson.events)))
    for remark in lesson.remarks:
        assert remark.is_task or not (remark.also or remark.others or remark.otherwise), remark.says


@every_lesson
def test_everything_a_lesson_says_is_said_in_every_language_and_shortly(lesson: Lesson) -> None:
    keys = [f"lesson-{lesson.game}-{lesson.name}"]
    keys += [f"lesson-{lesson.game}-path-{path.name}" for path in paths_of(lesson.game)]
    for remark in lesson.remarks:
        keys += remark.keys
    for key in keys:
        assert key.startswith(f"lesson-{lesson.game}-")
        said = [say(language, Message(key, {})) for language in LANGUAGES]
        assert len(set(said)) == len(said), f"{key} is the same in two languages"
        assert len(said[0]) <= LONGEST, key


@every_lesson
def test_a_lesson_points_at_what_is_there(lesson: Lesson) -> None:
    text = json.dumps(start(lesson.record).setting.pictured()) + json.dumps(lesson.record)
    for remark in lesson.remarks:
        for anchor in remark.points:
            kind, _, name = anchor.partition("-")
            if kind == "space" and name != "centre:void":
                assert json.dumps(name.partition(":")[2] or name) in text, anchor


@every_lesson
def test_after_every_decision_that_a_lesson_takes_the_rest_of_it_happens(lesson: Lesson) -> None:
    for played, (game, wanted, task) in enumerate(moments(lesson)):
        for event in decisions(game) if task else ():
            if task and task.answer(event, wanted) is None:
                after = game.copy()
                play_event(after, event)
                for following in lesson.events[played + 1 :]:
                    play_event(after, following)


@every_lesson
def test_a_table_goes_through_a_lesson_in_its_own_way_and_in_the_other_ways(lesson: Lesson) -> None:
    """The record is the learner's, whichever decisions they have made of those that it takes."""
    ways: list[Mapping[int, Event]] = [{}]
    for played, (game, wanted, task) in enumerate(moments(lesson)):
        taken = [one for one in decisions(game) if not task.answer(one, wanted)] if task else []
        ways += [{played: event} for event in taken if event != wanted][:WAYS]
    for otherwise in ways:
        go_through(lesson, otherwise)


@every_lesson
def test_a_lesson_goes_on_after_any_mixture_of_the_decisions_that_it_takes(lesson: Lesson) -> None:
    """One decision after another that is as good: each still leaves room for all that follows."""
    for seed in range(scale(10, short=2)):
        chance, decided, game = Random(seed), {}, start(lesson.record)
        for played, (_, wanted, task) in enumerate(moments(lesson)):
            event = wanted
            if task is not None:
                taken = [one for one in decisions(game) if not task.answer(one, wanted)]
                event = decided[played] = chance.choice(taken)
            play_event(game, event)
        go_through(lesson, decided)


def go_through(lesson: Lesson, otherwise: Mapping[int, Event]) -> None:
    """A table goes through a lesson to its end, and keeps a sound record of it."""
    table = Table(new_lesson(lesson, LEARNER, LEARNER.name))
    learnt(table, otherwise)
    assert table.summary.status in (OVER, ENDED)
    assert course_at(table).is_over
    check_record(table.logged_game(OVER, ENDED).record(table.names, table.bots))


@every_lesson
def test_every_pattern_is_needed_and_every_answer_is_given_to_some_decision(lesson: Lesson) -> None:
    for game, wanted, task in moments(lesson):
        if task is None:
            continue
        found = decisions(game)
        given = {task.answer(event, wanted) for event in found} - {None}
        said = {answer.says for answer in task.others} | ({task.otherwise} - {None})
        assert given == said, f"at {task.at}"
        for like in task.also:
            assert any(is_like(event, like) for event in found), like
        for like, _ in task.others:
            assert any(is_like(event, like) for event in found), like


@every_lesson
def test_a_table_refuses_with_the_answer_of_the_lesson(lesson: Lesson) -> None:
    table = Table(new_lesson(lesson, LEARNER, LEARNER.name))
    course = course_at(table)
    while (due := course.due) is not None:
        if due.is_task:
            wanted = lesson.events[course.played]
            game = table.logged_game(PLAYING).game
            others = {due.answer(event, wanted): event for event in decisions(game)}
            others.pop(None, None)
            for answer, event in others.items():
                with pytest.raises(Declined) as refused:
                    table.transaction("now", LEARNER.id, PLAYING).decide(lesson.seat, event)
                assert refused.value.message.key == answer
        transaction = table.transaction("now", LEARNER.id, PLAYING)
        if due.is_task:
            transaction.decide(lesson.seat, lesson.events[course.played])
        else:
            transaction.go_on()
        transaction.take_effect()


@every_lesson
def test_a_table_read_again_goes_on_where_it_was(lesson: Lesson) -> None:
    stored = new_lesson(lesson, LEARNER, LEARNER.name)
    table = Table(stored)
    learnt(table)
    rows: list[Row] = table.rows
    assert table.logged is not None
    again = type(table.logged).restore(table.deal, rows)
    assert again.course == table.logged.course
    assert again.digest() == table.logged.digest()
    assert sum(is_reading(row) for row in rows) == sum(not one.is_task for one in lesson.remarks)
    assert sum(row.kind == DECISION and row.guest == LEARNER.id for row in rows) == sum(
        one.is_task for one in lesson.remarks
    )


def test_a_lesson_of_an_earlier_edition_is_not_gone_on_with() -> None:
    lesson = LESSONS[0]
    stored = new_lesson(lesson, LEARNER, LEARNER.name)
    other = replace(stored, deal=replace(stored.deal, lesson=f"{lesson.name}@000000000000"))
    table = Table(other)
    assert table.logged is None
    assert table.summary.status == FROZEN


def test_an_impossible_decision_is_refused_by_the_rules_before_the_lesson() -> None:
    for lesson in LESSONS:
        for game, _, task in moments(lesson):
            if task is None:
                continue
            event: Json = {"seat": lesson.seat, "do": "nothing of the kind"}
            with pytest.raises(Refused):
                play_event(game.copy(), event)
            break
