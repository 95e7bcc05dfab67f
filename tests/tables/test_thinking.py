"""Bots that take their time: everybody sees it, nobody waits for it, and it ends when it must."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from bivouac.bots.names import BOTS, LEVELS
from bivouac.core.contract import Json
from bivouac.store.rows import Guest
from bivouac.tables import changes, lobby
from bivouac.tables.bot_names import BOT_NAMES
from bivouac.tables.open_tables import OpenTables
from tests.tables.people import ME, OPEN, Person, guest, open_tables, table_request
from tests.tables.thinkers import LEVEL5, SHARE, Held, hold


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    return hold(monkeypatch)


def thoughts(person: Person) -> list[Json]:
    """What was heard about bots that think."""
    return [message for message in person.got if message["type"] == "thinking"]


def is_far(person: Person) -> bool:
    """Has the thought been heard of since it said how far it is?"""
    return any(message["share"] == SHARE for message in thoughts(person))


async def to_the_bot(person: Person) -> None:
    """Play until somebody thinks."""
    while not thoughts(person):
        await person.wait(lambda: person.last["offer"] or thoughts(person))
        if person.last["offer"]:
            await person.decide(person.choices()[0])


async def stood_in(tables: OpenTables) -> tuple[str, Guest, Person]:
    """A table where a bot thinks for Vik, who has left; Vik, and Una who watches it."""
    una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
    table = await lobby.create(tables, una, table_request([ME, OPEN]))
    await changes.join(tables, table, vik, 1, "Vik")
    person = await Person.at(tables, table, una, 0)
    await changes.leave(tables, table, vik)
    await changes.stand_in(tables, table, una, 1, "level5")
    await to_the_bot(person)
    return table, vik, person


async def test_any_bot_may_be_asked_for_also_those_that_are_no_longer_offered(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        for bot in BOTS:
            table = await lobby.create(
                tables, una, table_request([ME, {"kind": "bot", "bot": bot}])
            )
            seat = (await lobby.info(tables, table, una))["seats"][1]
            assert (seat["name"] in BOT_NAMES, seat["bot"]) == (True, bot)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dewan", "iwari"])
async def test_every_level_decides_at_a_table(tmp_path: Path, game: str) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        for bot in LEVELS:
            seats: list[Json] = [ME, {"kind": "bot", "bot": bot}]
            person = await Person.at(
                tables, await lobby.create(tables, una, table_request(seats, game=game)), una, 0
            )
            while not decided(person, 1):
                await person.play(1)


def decided(person: Person, seat: int) -> bool:
    """Has a seat decided?"""
    entries = [one for got in person.got for one in [got.get("entry"), *got.get("log", [])]]
    return any(entry is not None and entry["seat"] == seat for entry in entries)


async def test_everybody_hears_that_a_bot_thinks_and_only_while_it_does(
    tmp_path: Path, held: Held
) -> None:
    async with open_tables(tmp_path) as tables:
        una, eve = await guest(tables, "Una"), await guest(tables, "Eve")
        table = await lobby.create(tables, una, table_request([ME, LEVEL5]))
        person = await Person.at(tables, table, una, 0)
        await to_the_bot(person)
        watcher = await Person.at(tables, table, eve, None)
        for one in (person, watcher):
            await one.wait(partial(is_far, one))
            assert thoughts(one)[-1] == {"type": "thinking", "seat": 1, "share": SHARE}
        held.let_go()
        for one in (person, watcher):
            await one.wait(partial(decided, one, 1))
            after = one.got[[decided_by(message, 1) for message in one.got].index(True) :]
            assert "thinking" not in [message["type"] for message in after]


def decided_by(message: Json, seat: int) -> bool:
    """Is this the news of a decision of a seat?"""
    return bool(message["type"] == "news" and message["entry"]["seat"] == seat)


async def test_a_thought_of_a_moment_is_not_told(
    tmp_path: Path, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.tables.bots.TELL_EVERY", 3600)
    held.let_go()
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, LEVEL5]))
        person = await Person.at(tables, table, una, 0)
        await person.play(4)
        assert thoughts(person) == []


async def test_whoever_comes_back_decides_and_the_thought_of_the_bot_is_given_up(
    tmp_path: Path, held: Held
) -> None:
    async with open_tables(tmp_path) as tables:
        table, vik, _ = await stood_in(tables)
        await changes.come_back(tables, table, vik, 1)
        back = await Person.at(tables, table, vik, 1)
        await back.wait(lambda: held.stopped)
        assert back.choices()
        assert (await back.decide(back.choices()[0]))["type"] == "done"


async def test_a_thought_that_was_given_up_is_not_played_when_the_bot_stands_in_again(
    tmp_path: Path, held: Held
) -> None:
    held.deaf = True
    async with open_tables(tmp_path) as tables:
        table_id, vik, una = await stood_in(tables)
        table = tables.in_memory[table_id]
        given_up = table.thought
        await changes.come_back(tables, table_id, vik, 1)
        await changes.leave(tables, table_id, vik)
        await changes.stand_in(tables, table_id, una.connection.guest, 1, "level5")
        assert table.thought is given_up
        held.deaf = False
        await una.wait(lambda: table.thought is not given_up)
        assert not decided(una, 1)
        assert table.thought is not None, "the bot thinks anew"


async def test_a_thought_ends_with_its_table(tmp_path: Path, held: Held) -> None:
    async with open_tables(tmp_path) as tables:
        table, _, una = await stood_in(tables)
        info = await changes.vote_end(tables, table, una.connection.guest, True)
        assert info["status"] == "ended"
        await una.wait(lambda: held.stopped)
        await una.wait(lambda: tables.in_memory[table].driver is None)
        assert not decided(una, 1)


def test_a_hall_closes_in_the_middle_of_many_thoughts(tmp_path: Path, held: Held) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            for _ in range(5):
                table = await lobby.create(tables, una, table_request([ME, LEVEL5]))
                await to_the_bot(await Person.at(tables, table, una, 0))
            assert held.stopped == 0

    asyncio.run(play())
    assert held.stopped == held.begun


async def test_a_table_whose_bots_think_long_does_not_hold_up_another_one(
    tmp_path: Path, held: Held
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        slow = await lobby.create(tables, una, table_request([ME, LEVEL5, LEVEL5, LEVEL5]))
        waiting = await Person.at(tables, slow, una, 0)
        await to_the_bot(waiting)
        seats: list[Json] = [ME, {"kind": "bot", "bot": "level2"}]
        quick = await Person.at(
            tables, await lobby.create(tables, una, table_request(seats)), una, 0
        )
        await quick.play()
        assert quick.last["result"] is not None
        seat = thoughts(waiting)[-1]["seat"]
        assert not decided(waiting, seat)
        assert held.begun == 1
