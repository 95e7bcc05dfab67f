"""Learning at a table: begun, gone on with, left, come back to, repeated, and nobody else's."""

import asyncio
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.record.lessons import Lesson, lessons_of
from bivouac.store.rows import Guest
from bivouac.tables import lessons, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.own_games import own_games_of
from tests.tables.people import Person, guest, open_tables

GAME = "dewan"
WAYS = lessons_of(GAME)["ways"]
NEW = {"lesson": "ways", "table": None, "met": False, "about": list(WAYS.about)}


async def learn(tables: OpenTables, who: Guest, afresh: bool = False) -> str:
    return await lessons.learn(tables, who, GAME, WAYS.name, afresh)


async def go_on(person: Person) -> Json:
    return await person.ask("go-on", number=person.number)


async def finish(tables: OpenTables, person: Person, lesson: Lesson) -> None:
    """Do all that a lesson asks for."""
    logged = tables.in_memory[person.table["id"]].logged
    assert logged is not None
    while (step := person.last["lesson"])["says"] is not None:
        event = lesson.events[min(len(logged.trail), len(lesson.events) - 1)]
        answer = await (person.decide(event) if step["task"] else go_on(person))
        assert answer["type"] == "done", answer


async def state_of(tables: OpenTables, who: Guest) -> Json:
    """How far somebody is with the lesson."""
    told = await lessons.lessons_for(tables, who)
    game = next(one for one in told["games"] if one["game"] == GAME)
    return next(one for path in game["paths"] for one in path["lessons"])


def test_a_lesson_is_begun_left_gone_on_with_and_repeated(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            assert await state_of(tables, una) == {**NEW, "done": False}
            table = await learn(tables, una)
            person = await Person.at(tables, table, una, WAYS.seat)
            first = person.last["lesson"]
            assert (first["step"], first["steps"]) == (1, len(WAYS.remarks))
            assert first["says"]["key"] == WAYS.remarks[0].says
            assert not first["task"]
            assert (await go_on(person))["type"] == "done"
            person.connection.close()
            assert (await state_of(tables, una))["table"] == table
        async with open_tables(tmp_path) as tables:  # another day
            assert await learn(tables, una) == table
            person = await Person.at(tables, table, una, WAYS.seat)
            assert person.last["lesson"]["says"]["key"] == WAYS.remarks[1].says
            await finish(tables, person, WAYS)
            assert person.table["status"] == "ended"
            assert await state_of(tables, una) == {**NEW, "done": True}
            again = await learn(tables, una)
            assert again != table
            assert await learn(tables, una, afresh=True) not in (again, table)

    asyncio.run(play())


def test_what_is_not_meant_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            person = await Person.at(tables, await learn(tables, una), una, WAYS.seat)
            event = WAYS.events[WAYS.remarks[1].at]
            early = await person.decide(event)
            assert early["message"]["key"] == "refused-read-first"
            await go_on(person)
            number = person.number
            other = await person.decide({"seat": 0, "do": "take", "slots": [0, 1]})
            assert other["message"]["key"] == "lesson-dewan-ways-place-take"
            assert other["rule"] is None
            assert person.number == number
            twice = await go_on(person)
            assert twice["message"]["key"] == "refused-nothing-to-read"
            assert (await person.decide(event))["type"] == "done"

    asyncio.run(play())


def test_the_same_word_sent_twice_counts_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            person = await Person.at(tables, await learn(tables, una), una, WAYS.seat)
            number = person.number
            for _ in range(2):
                assert (await person.ask("go-on", number=number))["type"] == "done"
            assert person.last["lesson"]["step"] == 2

    asyncio.run(play())


def test_a_decision_taken_back_brings_its_task_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            person = await Person.at(tables, await learn(tables, una), una, WAYS.seat)
            await go_on(person)
            assert not person.last["can_undo"]
            await person.decide(WAYS.events[2])
            if person.last["can_undo"]:
                assert (await person.undo())["type"] == "done"
                assert person.last["lesson"]["says"]["key"] == WAYS.remarks[1].says

    asyncio.run(play())


def test_lessons_are_nobody_elses_and_no_games(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
            table = await learn(tables, una)
            shown = await lobby.lobby_of(tables, una)
            assert not shown["mine"]
            assert not shown["finished"]
            assert not (await lobby.lobby_of(tables, vik))["open"]
            person = await Person.at(tables, table, una, WAYS.seat)
            await finish(tables, person, WAYS)
            assert person.last["seed"] is None, "nothing was shuffled by it"
            with pytest.raises(Declined) as refused:
                await lobby.play_again(tables, table, una)
            assert refused.value.message.key == "refused-again-lesson"
            assert (await own_games_of(tables, una))["games"] == []
            assert await state_of(tables, vik) == {**NEW, "done": False}
            watching = await Person.at(tables, table, vik, None)
            answer = await watching.ask("go-on", number=watching.number)
            assert answer["message"]["key"] == "refused-watching"

    asyncio.run(play())


def test_what_is_no_lesson_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            for game, lesson in ((GAME, "cooking"), ("chess", "ways")):
                with pytest.raises(Declined) as refused:
                    await lessons.learn(tables, una, game, lesson, afresh=False)
                assert refused.value.message.key == "refused-no-such-lesson"

    asyncio.run(play())
