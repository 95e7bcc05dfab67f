"""How long lessons take, by an estimate that is on nobody's side: the clock is never asked.

Somebody reads at a middling speed, looks for what is meant, and watches what the others do. The
first move comes within a minute, the end of a lesson within three even with a move that it answers,
and the end of a path within ten.
"""

from collections.abc import Iterator

import pytest

from bivouac.core.contract import Message
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.registry import GAMES
from bivouac.record.lessons import LearningPath, Lesson, lessons_of, paths_of
from tests.lessons.learning import every_lesson

WORDS = 200 / 60
"""Words read in a second. Adults read about 240 a minute; whoever learns looks up in between."""
SIGNS = 500 / 60
"""Japanese is counted in characters, of which some 600 are read in a minute."""
OPEN = 3
"""Seconds until a table is there."""
GO_ON = 1.5
"""Seconds to press one button, which has the focus."""
DECIDE = 8
"""Seconds to find what is meant, choose it and confirm it, once it has been read."""
SHOWN = 3
"""Seconds in which a decision of somebody else is shown."""
FOLLOWS = 6
"""Seconds in which it is told what the void does by itself after a decision."""
BY_ITSELF = ("void", "order", "ruin", "target")
"""Decisions after which it may do something."""

FIRST_MOVE = 60
LESSON = 3 * 60
PATH = 10 * 60

PATHS = [(game, path) for game in GAMES for path in paths_of(game)]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def reading(language: str, key: str) -> float:
    """Seconds to read something."""
    text = say(language, Message(key, {}))
    return len(text) / SIGNS if language == "ja" else len(text.split()) / WORDS


def seconds(lesson: Lesson, language: str) -> Iterator[tuple[float, bool]]:
    """What a lesson takes, part by part, and whether that part is a move of the learner."""
    yield OPEN, False
    for remark in lesson.remarks:
        yield reading(language, remark.says), False
        yield (DECIDE, True) if remark.is_task else (GO_ON, False)
    shown = lesson.events[lesson.remarks[0].at :]
    yield SHOWN * sum("seat" in event and event["seat"] != lesson.seat for event in shown), False
    yield FOLLOWS * sum(event.get("do") in BY_ITSELF for event in shown), False


def length(lesson: Lesson, language: str) -> float:
    """Seconds from the choice of a lesson to its end."""
    return sum(part for part, _ in seconds(lesson, language))


@in_every_language
@every_lesson
def test_the_first_move_comes_within_a_minute(lesson: Lesson, language: str) -> None:
    passed = 0.0
    for part, is_move in seconds(lesson, language):
        passed += part
        if is_move:
            break
    assert is_move
    assert passed <= FIRST_MOVE


@in_every_language
@every_lesson
def test_a_lesson_takes_three_minutes_with_a_move_that_was_not_meant(
    lesson: Lesson, language: str
) -> None:
    answers = [reading(language, key) for one in lesson.remarks for key in one.keys[1:]]
    assert length(lesson, language) + max(answers) + DECIDE <= LESSON


@in_every_language
@pytest.mark.parametrize(
    ("game", "path"), PATHS, ids=[f"{game}-{path.name}" for game, path in PATHS]
)
def test_a_path_takes_ten_minutes(game: str, path: LearningPath, language: str) -> None:
    assert sum(length(lessons_of(game)[name], language) for name in path.lessons) <= PATH
