"""A coach at a table: for everybody who decides or for nobody, kept, and from what a seat knows."""

import asyncio
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import read_message
from bivouac.tables import lobby
from bivouac.tables.declined import Declined
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.open_tables import OpenTables
from tests.tables.people import FRIEND, GREEDY, ME, OPEN, Person, guest, open_tables, table_request

GAMES = ("dewan", "iwari")


def asked(seats: list[Json], coach: Json = True, game: str = "dewan", **options: Json) -> Json:
    """A table with a coach."""
    return {**table_request(seats, game=game, **options), "coach": coach}


def words(person: Person) -> list[Json]:
    """All that the coach has said to somebody."""
    return [one["coach"] for one in person.got if one.get("coach") is not None]


@pytest.mark.parametrize("game", GAMES)
async def test_the_coach_speaks_before_and_after_decisions(tmp_path: Path, game: str) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, asked([ME, GREEDY], game=game))
        person = await Person.at(tables, table, una, 0)
        assert person.table["coach"] is True
        await person.play()
    said = words(person)
    assert {one["brought"] for one in said} == {False, True}
    for one in said:
        for language in LANGUAGES:
            assert say(language, read_message(one["says"]))
    for one in person.got:
        if one["type"] == "news" and one["coach"] is not None and not one["coach"]["brought"]:
            assert one["offer"] is not None


@pytest.mark.parametrize("game", GAMES)
async def test_without_a_coach_nobody_speaks(tmp_path: Path, game: str) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY], game=game))
        person = await Person.at(tables, table, una, 0)
        assert person.table["coach"] is False
        await person.play()
    assert words(person) == []


async def test_whoever_watches_is_told_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, asked([ME, GREEDY]))
        watching = await Person.at(tables, table, vik, None)
        person = await Person.at(tables, table, una, 0)
        await person.play()
    assert words(person)
    assert words(watching) == []


async def test_everybody_at_the_table_has_it(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, asked([ME, {**FRIEND, "name": "Vik"}, GREEDY]))
        one, other = [await Person.at(tables, table, una, seat) for seat in (0, 1)]
        await asyncio.gather(one.play(), other.play())
    assert words(one)
    assert words(other)


async def test_what_is_said_is_said_again_to_somebody_who_comes_back(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, asked([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        await person.play()
        decisive = next(one for one in person.got if one["type"] == "news" and one["coach"])
    async with open_tables(tmp_path) as tables:
        info = await lobby.info(tables, table, una)
        assert info["coach"] is True
        logged = await logged_at(tables, table, decisive["number"])
        assert logged == decisive["coach"]


async def logged_at(tables: OpenTables, table: str, number: int) -> Json:
    """What the coach said to the first seat after a row, worked out from the rows alone."""
    async with tables.at(table) as kept:
        rows = [row for row in kept.rows if row.number <= number]
        return LoggedGame.restore(kept.deal, rows).coached(0)


@pytest.mark.parametrize(
    ("wish", "refused"),
    [
        (asked([ME, OPEN]), "refused-coach"),
        (asked([ME, {**FRIEND, "name": "Vik"}]), "refused-coach"),
        (asked([ME, GREEDY], coach="yes"), "refused-malformed"),
        (asked([ME, GREEDY], coach=1), "refused-malformed"),
    ],
)
async def test_a_coach_that_cannot_be_is_declined(tmp_path: Path, wish: Json, refused: str) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined) as no:
            await lobby.create(tables, una, wish)
        assert no.value.message.key == refused


async def test_alone_against_the_void_there_can_be_a_coach(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, asked([ME], game="iwari", mode="solo"))
        person = await Person.at(tables, table, una, 0)
        await person.play()
    assert words(person)


async def test_playing_again_is_playing_with_the_coach_again(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, asked([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        await person.play()
        again = await lobby.play_again(tables, table, una)
        assert (await lobby.info(tables, again, una))["coach"] is True
