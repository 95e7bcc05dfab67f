"""What can be learnt, how far a guest is with it, and where they go on."""

from collections.abc import Sequence
from functools import partial

from bivouac.core.registry import GAMES
from bivouac.record.lessons import Lesson, lessons_of, paths_of
from bivouac.store.lessons import Begun, Met, find_lessons, find_met
from bivouac.store.rows import ENDED, OVER, PLAYING, Guest
from bivouac.tables import wire
from bivouac.tables.dealing import new_lesson
from bivouac.tables.declined import UNKNOWN, declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.requests import clean_name


async def lessons_for(tables: OpenTables, guest: Guest) -> wire.Lessons:
    """The protocol's Lessons."""
    begun = await tables.store.read(partial(find_lessons, guest=guest.id))
    met = await tables.store.read(partial(find_met, guest=guest.id))
    return await tables.in_thread(told, begun, met)


def told(begun: Sequence[Begun], met: Sequence[Met]) -> wire.Lessons:
    """Every lesson of every game, and how far somebody is with it."""
    games: list[wire.GameLessons] = []
    for game in GAMES:
        paths: list[wire.LearningPath] = [
            {
                "path": path.name,
                "lessons": [info_of(lessons_of(game)[name], begun, met) for name in path.lessons],
            }
            for path in paths_of(game)
        ]
        games.append({"game": game, "paths": paths})
    return {"games": games}


def info_of(lesson: Lesson, begun: Sequence[Begun], met: Sequence[Met]) -> wire.LessonInfo:
    """The protocol's LessonInfo. What was learnt by an earlier edition has been learnt."""
    mine = [
        one
        for one in begun
        if one.game == lesson.game and one.lesson.partition("@")[0] == lesson.name
    ]
    return {
        "lesson": lesson.name,
        "table": under_way(lesson, mine),
        "done": any(one.status in (OVER, ENDED) for one in mine),
        "met": any(one.game == lesson.game and lesson.is_for(one.options) for one in met),
        "about": list(lesson.about),
    }


def under_way(lesson: Lesson, begun: Sequence[Begun]) -> str | None:
    """The table where a guest can go on with a lesson: it is still the same one."""
    same = (one for one in begun if (one.lesson, one.status) == (lesson.edition, PLAYING))
    return next((one.table for one in same if one.game == lesson.game), None)


async def learn(tables: OpenTables, guest: Guest, game: str, lesson: str, afresh: bool) -> str:
    """The table where a guest learns a lesson: the one under way, or a new one."""
    if game not in GAMES or lesson not in lessons_of(game):
        raise declined("refused-no-such-lesson", UNKNOWN)
    chosen = lessons_of(game)[lesson]
    begun = await tables.store.read(partial(find_lessons, guest=guest.id))
    table = under_way(chosen, begun)
    if table is not None and not afresh:
        return table
    tables.readiness.require(game, chosen.record["options"])
    stored = await tables.in_thread(new_lesson, chosen, guest, clean_name(guest.name))
    return (await tables.to_the_end(tables.add(stored))).id
