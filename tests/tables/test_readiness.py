"""Tables whose rules are not ready: they are kept, nothing is dealt yet, and nothing is lost."""

import asyncio
import logging
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from bivouac.core.contract import Json, Setting
from bivouac.tables import changes, finished, lobby, readiness
from bivouac.tables.connection import connect
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.readiness import all_ways
from tests.tables.people import GREEDY, ME, OPEN, Person, guest, open_tables, table_request
from tests.tables.preparing import Slow

IWARI = table_request([ME, GREEDY], game="iwari")
UNBEGUN = {"way": "iwari", "share": 0.0}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is looked at often, so that tests do not wait."""
    monkeypatch.setattr(readiness, "POLL", 0.001)


async def until_open(tables: OpenTables, game: str) -> None:
    """Wait for a game, and for what begins with it."""
    while game not in tables.readiness.opened:
        await asyncio.sleep(0.001)
    while any("wake_all" in repr(task) and not task.done() for task in tables.background):
        await asyncio.sleep(0.001)


async def refused(work: Coroutine[Any, Any, object]) -> tuple[str, int, Json]:
    """The key, status and game of a refusal."""
    with pytest.raises(Declined) as no:
        await work
    return no.value.message.key, no.value.status, no.value.message.args.get("game")


async def offered(person: Person) -> None:
    """Wait until somebody has to decide."""
    await person.wait(lambda: person.last["offer"])


def rows_of(folder: Path, what: str) -> list[Any]:
    """What the database says."""
    database = sqlite3.connect(folder / "tables.sqlite3")
    found = database.execute(what).fetchall()
    database.close()
    return found


async def test_a_table_made_too_early_is_kept_shown_and_begun_later(tmp_path: Path) -> None:
    slow = Slow()
    async with open_tables(tmp_path, preparation=slow) as tables:
        una = await guest(tables, "Una")
        slow.shares["iwari"] = 0.4
        table = await lobby.create(tables, una, IWARI)
        info = await lobby.info(tables, table, una)
        preparing = {"way": "iwari", "share": 0.4}
        assert (info["status"], info["preparing"], info["number"]) == ("waiting", preparing, 0)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
        card = (await lobby.lobby_of(tables, una))["mine"][0]
        assert (card["id"], card["preparing"], card["sketch"]) == (table, preparing, None)
        assert rows_of(tmp_path, "SELECT setup, digest FROM tables") == [("{}", "")]
        slow.finish()
        await until_open(tables, "iwari")
        after = await lobby.info(tables, table, una)
        assert (after["status"], after["preparing"]) == ("playing", None)
        assert after["commitment"] == info["commitment"]
        person = await Person.at(tables, table, una, 0)
        await person.play(3)


async def test_bots_begin_at_a_table_that_nobody_came_back_to(tmp_path: Path) -> None:
    slow = Slow()
    async with open_tables(tmp_path, preparation=slow) as tables:
        una = await guest(tables, "Una")
        ids = [await lobby.create(tables, una, IWARI) for _ in range(4)]
        assert rows_of(tmp_path, "SELECT * FROM rows") == []
        slow.finish()
        await until_open(tables, "iwari")
        for table in ids:
            assert (await lobby.info(tables, table, una))["status"] == "playing"
            await offered(await Person.at(tables, table, una, 0))
    assert len(rows_of(tmp_path, "SELECT id FROM tables")) == len(ids)


def test_a_table_that_waits_survives_a_restart_and_is_dealt_once(tmp_path: Path) -> None:
    async def made() -> tuple[str, Json]:
        async with open_tables(tmp_path, preparation=Slow()) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, IWARI)
            return table, await lobby.info(tables, table, una)

    async def met_again(table: str, old: Json) -> None:
        slow = Slow()
        async with open_tables(tmp_path, preparation=slow) as tables:
            una = await lobby.find_guest(tables, "una")
            assert await lobby.info(tables, table, una) == old
            slow.finish()
            await until_open(tables, "iwari")
            people = await asyncio.gather(*(Person.at(tables, table, una, 0) for _ in range(3)))
            assert {person.table["commitment"] for person in people} == {old["commitment"]}
        started = rows_of(tmp_path, "SELECT number FROM rows WHERE body LIKE '%table-started%'")
        assert started == [(1,)]

    asyncio.run(met_again(*asyncio.run(made())))


async def test_nothing_can_be_done_at_a_table_before_its_rules_are_ready(tmp_path: Path) -> None:
    slow = Slow()
    async with open_tables(tmp_path, preparation=slow) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, table_request([ME, OPEN]))
        no = ("refused-preparing", 503, "dewan")
        assert await refused(changes.join(tables, table, vik, None, "Vik")) == no
        assert await refused(connect(tables, table, vik, print)) == no
        assert await refused(finished.replay_table(tables, table, "all")) == no
        assert await refused(finished.replay_record(tables, {"game": "dewan"}, "all")) == no
        assert await refused(changes.leave(tables, table, una)) == no
        slow.finish("dewan")
        await until_open(tables, "dewan")
        joined = await changes.join(tables, table, vik, None, "Vik")
        assert joined["status"] == "playing"
        two = [await Person.at(tables, table, who, seat) for seat, who in enumerate((una, vik))]
        assert [bool(person.last["offer"]) for person in two].count(True) == 1


async def test_a_game_that_is_not_ready_holds_up_no_other(tmp_path: Path) -> None:
    slow = Slow()
    slow.finish("dewan")
    async with open_tables(tmp_path, preparation=slow) as tables:
        una = await guest(tables, "Una")
        await until_open(tables, "dewan")
        waiting = await lobby.create(tables, una, IWARI)
        person = await Person.at(
            tables, await lobby.create(tables, una, table_request([ME, GREEDY])), una, 0
        )
        await person.play(5)
        assert (await lobby.info(tables, waiting, una))["preparing"] == UNBEGUN
        report = tables.readiness.report()
        assert [report[game]["share"] for game in ("dewan", "iwari")] == [1.0, 0.0]


def test_a_game_under_way_goes_on_when_an_updated_server_has_compiled_it(tmp_path: Path) -> None:
    async def begun() -> str:
        async with open_tables(tmp_path, bots=False) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, GREEDY]))
            person = await Person.at(tables, table, una, 0)
            if person.last["offer"]:
                await person.play(1)
            return table

    async def gone_on(table: str) -> None:
        slow = Slow()
        async with open_tables(tmp_path, preparation=slow) as tables:
            una = await lobby.find_guest(tables, "una")
            info = await lobby.info(tables, table, una)
            assert (info["status"], info["preparing"]) == (
                "playing",
                {"way": "dewan", "share": 0.0},
            )
            rows = len(rows_of(tmp_path, "SELECT * FROM rows"))
            slow.finish("dewan")
            await until_open(tables, "dewan")
            while len(rows_of(tmp_path, "SELECT * FROM rows")) == rows:  # the bot, unseen
                await asyncio.sleep(0.01)
            await offered(await Person.at(tables, table, una, 0))

    asyncio.run(gone_on(asyncio.run(begun())))


def test_what_cannot_be_compiled_is_said_once_and_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        slow = Slow()
        async with open_tables(tmp_path, preparation=slow) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, IWARI)
            slow.reasons["iwari"] = "No space left on device"
            slow.finish("dewan")
            await until_open(tables, "dewan")
            assert "iwari" in tables.readiness.faulty
            assert tables.readiness.report()["iwari"]["failed"]
            no = ("refused-not-prepared", 503, "iwari")
            assert await refused(connect(tables, table, una, print)) == no
            assert (await lobby.info(tables, table, una))["preparing"] == UNBEGUN
            person = await Person.at(
                tables, await lobby.create(tables, una, table_request([ME, GREEDY])), una, 0
            )
            await person.play(2)

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    [line] = [record.getMessage() for record in caplog.records]
    assert line.startswith("iwari cannot be played")
    assert "No space left on device" in line
    assert "\n" not in line


def test_rules_that_cannot_be_loaded_are_a_fault_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(setting: Setting) -> None:
        raise MemoryError(setting.game)

    async def play() -> None:
        monkeypatch.setattr(readiness, "warm_up", fail)
        slow = Slow()
        slow.finish()
        async with open_tables(tmp_path, preparation=slow) as tables:
            while len(tables.readiness.faulty) < len(all_ways()):
                await asyncio.sleep(0.001)

    asyncio.run(play())
    assert "MemoryError('dewan')" in caplog.text


async def test_what_is_waited_for_is_asked_for_once_and_in_order(tmp_path: Path) -> None:
    slow = Slow()
    async with open_tables(tmp_path, preparation=slow) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, IWARI)
        assert slow.preferred == ["iwari"]
        await lobby.create(tables, una, table_request([ME, GREEDY]))
        await lobby.info(tables, table, una)
        assert slow.preferred == ["iwari", "dewan"]


def test_a_planned_table_whose_options_are_gone_is_frozen(tmp_path: Path) -> None:
    async def made() -> str:
        async with open_tables(tmp_path, preparation=Slow()) as tables:
            return await lobby.create(
                tables, await guest(tables, "Una"), table_request([ME, GREEDY])
            )

    async def met_again(table: str) -> None:
        async with open_tables(tmp_path) as tables:
            assert (await lobby.info(tables, table, await lobby.find_guest(tables, "una")))[
                "status"
            ] == "frozen"

    table = asyncio.run(made())
    database = sqlite3.connect(tmp_path / "tables.sqlite3")
    with database:
        database.execute("""UPDATE tables SET options = '{"scenario": "of yore"}'""")
    database.close()
    asyncio.run(met_again(table))


async def test_a_way_of_playing_with_rules_of_its_own_waits_for_those_alone(tmp_path: Path) -> None:
    slow = Slow()
    async with open_tables(tmp_path, preparation=slow) as tables:
        una = await guest(tables, "Una")
        alone = await lobby.create(tables, una, table_request([ME], game="iwari", mode="solo"))
        versus = await lobby.create(tables, una, IWARI)
        assert slow.preferred == ["iwari-void", "iwari"]
        slow.finish("iwari-void")
        await until_open(tables, "iwari-void")
        person = await Person.at(tables, alone, una, 0)
        await person.play(2)
        waits_for = (await lobby.info(tables, versus, una))["preparing"]
        assert waits_for == {"way": "iwari", "share": 0.0}
