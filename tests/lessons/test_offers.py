"""Lessons are offered on the day one first meets what they are about: to whom, and for what."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.core.registry import GAMES, find_game
from bivouac.record.lessons import Lesson, lessons_of
from bivouac.store import queries
from bivouac.store.rows import BOT, PERSON, Guest, Seat, StoredTable, Summary, TableStatus
from bivouac.tables import lessons
from bivouac.tables.open_tables import OpenTables
from tests.lessons.learning import every_lesson
from tests.tables.people import guest, open_tables
from tests.tables.sat import dealt
from tests.wire import check

PLAIN = {"scenario": "classic", "map": "new-horizons"}
"""What a first game is played with: the lessons that are always offered teach it."""
WITHOUT_RULES = {
    "vast-lands": "a base map, only larger",
    "void_limit": "a number, said where it is chosen",
}
"""What can be chosen, but brings no rule that could be taught."""
AGAINST_VOID = {"glacier-massif": "nothing is different there against the void"}


def first_sets(game: str) -> Iterator[dict[str, Json]]:
    """Each scenario or map in each way of playing it, with the fewest players."""
    seen = set()
    for options in find_game(game).option_sets():
        main = options.get("scenario") or options.get("map")
        if (way := (main, options.get("mode"))) not in seen:
            seen.add(way)
            yield options


def with_extensions(game: str) -> Iterator[tuple[str, dict[str, Json]]]:
    """A first game with one thing more, for everything that can be chosen besides."""
    plain = next(iter(first_sets(game)))
    for choice in find_game(game).choices():
        if choice.needs is not None or choice.name in WITHOUT_RULES:
            continue  # part of another one
        values: tuple[Json, ...] = (True,) if choice.kind == "switch" else tuple(choice.values)
        for value in values:
            if value != choice.default:
                chosen = [value] if choice.kind == "some" else value
                yield f"{choice.name}={value}", {**plain, choice.name: chosen}


def offered(game: str, options: dict[str, Json]) -> set[str]:
    """The lessons for a table."""
    return {lesson.name for lesson in lessons_of(game).values() if lesson.is_for(options)}


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_and_every_map_with_rules_of_its_own_has_a_lesson(game: str) -> None:
    if not lessons_of(game):
        pytest.skip("brings no lessons")
    plain = {
        options.get("mode"): offered(game, options)
        for options in first_sets(game)
        if PLAIN.items() & options.items()
    }
    for options in first_sets(game):
        main = str(options.get("scenario") or options.get("map"))
        mode = options.get("mode")
        if PLAIN.items() & options.items() or main in WITHOUT_RULES:
            continue
        if mode in ("solo", "coop") and main in AGAINST_VOID:
            continue
        assert offered(game, options) - plain.get(mode, set()), (main, mode)


@pytest.mark.parametrize("game", GAMES)
def test_every_extension_has_a_lesson(game: str) -> None:
    if not lessons_of(game):
        pytest.skip("brings no lessons")
    plain = offered(game, next(iter(first_sets(game))))
    without = [
        name for name, options in with_extensions(game) if not offered(game, options) - plain
    ]
    assert without == []


@every_lesson
def test_a_lesson_has_what_it_is_about(lesson: Lesson) -> None:
    assert not lesson.about or lesson.is_for(lesson.record["options"])
    known = set(find_game(lesson.game).option_sets()[0])
    assert all(set(one) <= known for one in lesson.about)


def kept(options: Json, who: Guest, status: TableStatus) -> StoredTable:
    """A table at which somebody sits or sat, as it is kept."""
    deal = dealt(options, 1)
    seats = (
        Seat(0, PERSON, "Una", "secret-key-a", holders=frozenset([who.id])),
        Seat(1, BOT, "Hazel", "secret-key-b", "greedy"),
    )
    at = "2026-10-01T19:00:00.000Z"
    card: Json = {"sketch": None, "decides": None, "round": 9, "result": None, "title": None}
    summary = Summary(f"table-{status}", who.id, False, status, None, 0, "d", card, at, at)
    return StoredTable(deal, summary, seats, [])


async def met_by(tables: OpenTables, who: Guest) -> set[str]:
    """The lessons about what somebody has met."""
    told = await lessons.lessons_for(tables, who)
    check(told, "Lessons")
    return {
        f"{game['game']}/{one['lesson']}"
        for game in told["games"]
        for path in game["paths"]
        for one in path["lessons"]
        if one["met"]
    }


async def test_what_somebody_has_played_to_the_end_they_have_met(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        volcano = {"scenario": "volcano", "players": 2}
        begun = kept(volcano, una, "playing")
        await tables.store.write(partial(queries.put_table, stored=begun))
        assert await met_by(tables, una) == set()
        over = kept(volcano, una, "over")
        await tables.store.write(partial(queries.put_table, stored=over))
        assert await met_by(tables, una) == {"dewan/ways", "dewan/volcano"}
        assert await met_by(tables, vik) == set()
