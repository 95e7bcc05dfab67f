"""An upgrade of the rules never corrupts a game: what no longer replays can still be read."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from unittest.mock import patch

import pytest

from bivouac.core import registry
from bivouac.core.contract import Json
from bivouac.tables import changes, finished, lobby
from bivouac.tables.bots import Bots
from bivouac.tables.declined import Declined
from tests.tables.people import (
    FRIEND,
    GREEDY,
    ME,
    PATIENCE,
    Person,
    guest,
    open_tables,
    table_request,
)

TAMPERINGS = [
    """UPDATE rows SET body = '{"event": {"seat": 0, "do": "pass"}}'
       WHERE number = (SELECT min(number) FROM rows WHERE kind = 'decision')""",
    "UPDATE tables SET digest = 'another position'",
    "DELETE FROM rows WHERE number = (SELECT max(number) FROM rows)",
    "UPDATE rows SET body = '[]' WHERE number = (SELECT max(number) FROM rows)",
    """UPDATE tables SET setup = '{"hands": 7}'""",
]


async def play_some(folder: Path) -> tuple[str, Json]:
    """A game under way; its last state."""
    async with open_tables(folder) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        await person.play(4)
        await person.wait(lambda: person.last["offer"])
        await person.connection.handle({"type": "hello", "look": 0, "last": 0})
        return table, person.last


def tamper(folder: Path, change: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        database.execute(change)
    database.close()


@pytest.mark.slow
@pytest.mark.parametrize("change", TAMPERINGS)
def test_a_log_that_no_longer_replays_stays_readable(tmp_path: Path, change: str) -> None:
    async def look(table: str, old: Json) -> None:
        async with open_tables(tmp_path) as tables:
            una, eve = await lobby.find_guest(tables, "una"), await guest(tables, "Eve")
            person = await Person.at(tables, table, una, 0)
            state = person.last
            assert state["table"]["status"] == "frozen"
            assert state["view"] == old["view"]
            assert state["log"] == old["log"][: len(state["log"])]
            assert len(state["log"]) >= len(old["log"]) - 1
            assert (state["offer"], state["can_undo"], state["seed"]) == (None, False, None)
            event = old["offer"]["takes"][0]["event"] if old["offer"]["takes"] else {}
            assert (await person.decide(event))["message"]["key"] == "refused-frozen"
            assert (await person.undo())["message"]["key"] == "refused-frozen"
            for work in (
                changes.leave(tables, table, una),
                lobby.play_again(tables, table, una),
                finished.replay_table(tables, table, 0),
            ):
                with pytest.raises(Declined) as refused:
                    await work
                assert refused.value.message.key == "refused-frozen"
            mine = await finished.record_of(tables, table, una)
            assert mine["format"] == "bivouac-sight/1"
            assert mine["look"] == 0
            assert mine["view"] == old["view"]
            assert any("You" in line["text"] for line in mine["log"])
            public = await finished.record_of(tables, table, eve)
            assert public["look"] is None
            assert public["view"]["seat"] == -1
            assert [card["id"] for card in (await lobby.lobby_of(tables, una))["finished"]] == [
                table
            ]

    table, old = asyncio.run(play_some(tmp_path))
    tamper(tmp_path, change)
    asyncio.run(look(table, old))
    asyncio.run(look(table, old))


def kept(folder: Path) -> list[tuple[int, int]]:
    """The views on disk: who looks, and after which row."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        found = database.execute("SELECT look, number FROM sights ORDER BY look").fetchall()
    database.close()
    return found


async def leave_and_come_back(folder: Path, crashed: Path) -> tuple[str, Json]:
    """Two at one screen play, leave, and play on until the plug is pulled; the last state."""
    async with open_tables(folder) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        for was_kept in (0, 3):
            people = [await Person.at(tables, table, una, seat) for seat in range(2)]
            for _ in range(6):
                person = next(one for one in people if one.last["offer"])
                assert (await person.decide(person.choices()[0]))["type"] == "done"
            number = person.number
            assert len(kept(folder)) == was_kept, "nothing is kept while it is played"
            assert all(after < number for _, after in kept(folder))
            await people[0].connection.handle({"type": "hello", "look": 0, "last": 0})
            if was_kept:
                break
            for person in people:
                person.connection.close()
            await person.wait(lambda: tables.in_memory[table].is_idle and kept(folder))
            assert kept(folder) == [(-1, number), (0, number), (1, number)]
        shutil.copytree(folder, crashed)
        return table, people[0].last


def test_views_are_kept_where_a_table_is_left_and_elsewhere_the_log_tells_what_happened(
    tmp_path: Path,
) -> None:
    async def look(folder: Path, table: str) -> tuple[Json, Json]:
        async with open_tables(folder) as tables:
            una = await lobby.find_guest(tables, "una")
            state = (await Person.at(tables, table, una, 0)).last
            assert state["table"]["status"] == "frozen"
            return state, await finished.record_of(tables, table, una)

    async def start_again(folder: Path) -> None:
        """By the rules of before the crash, and nobody comes."""
        async with open_tables(folder), asyncio.timeout(PATIENCE):
            while kept(folder) != [(look, old["number"]) for look in (-1, 0, 1)]:
                await asyncio.sleep(0.01)

    served, crashed, mended = (tmp_path / name for name in ("served", "crashed", "mended"))
    table, old = asyncio.run(leave_and_come_back(served, crashed))
    shutil.copytree(crashed, mended)
    asyncio.run(start_again(mended))
    for folder, view in ((served, old["view"]), (crashed, None), (mended, old["view"])):
        tamper(folder, "UPDATE tables SET digest = 'another position'")
        state, record = asyncio.run(look(folder, table))
        assert (state["log"], state["view"], record["view"]) == (old["log"], view, view)
        assert len(record["log"]) == len(old["log"])


def test_a_game_that_ended_just_before_a_crash_is_put_aside_by_the_next_start(
    tmp_path: Path,
) -> None:
    async def end() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, FRIEND]))
            assert (await changes.vote_end(tables, table, una, True))["status"] == "ended"

    async def start_again() -> None:
        async with open_tables(tmp_path), asyncio.timeout(PATIENCE):
            while not kept(tmp_path):
                await asyncio.sleep(0.01)

    asyncio.run(end())
    seen = kept(tmp_path)
    assert len(seen) == 3
    tamper(tmp_path, "DELETE FROM sights")
    asyncio.run(start_again())
    assert kept(tmp_path) == seen


def test_views_that_could_not_be_written_are_written_when_the_server_stops(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            full = "BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            tamper(tmp_path, f"CREATE TRIGGER full BEFORE INSERT ON sights {full}")
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, FRIEND]))
            await lobby.info(tables, table, una)  # and leave it
            await asyncio.gather(*tables.tasks, return_exceptions=True)
            tamper(tmp_path, "DROP TRIGGER full")
            assert not kept(tmp_path)

    asyncio.run(play())
    assert len(kept(tmp_path)) == 3


def test_a_table_that_is_forgotten_while_the_server_stops_is_put_aside_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: object) -> None:
        await asyncio.Event().wait()

    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, GREEDY]))
            person = await Person.at(tables, table, una, 0)
            while tables.in_memory[table].driver is None:
                assert (await person.decide(person.choices()[0]))["type"] == "done"
            person.connection.close()
            assert not kept(tmp_path)

    monkeypatch.setattr("bivouac.tables.open_tables.KEPT_IN_MEMORY", 0)
    monkeypatch.setattr(Bots, "choose", think)
    asyncio.run(play())
    assert len(kept(tmp_path)) == 2


def test_a_table_plays_on_once_the_rules_understand_it_again(tmp_path: Path) -> None:
    async def status(table: str) -> str:
        async with open_tables(tmp_path) as tables:
            una = await lobby.find_guest(tables, "una")
            listed = await lobby.lobby_of(tables, una)
            found: str = (await lobby.info(tables, table, una))["status"]
            assert len(listed["mine"]) + len(listed["finished"]) == 1
            if found == "playing":
                person = await Person.at(tables, table, una, 0)
                await person.play(1)
            return found

    table, _ = asyncio.run(play_some(tmp_path))
    tamper(tmp_path, "UPDATE tables SET digest = digest || ' of another position'")
    assert asyncio.run(status(table)) == "frozen"
    tamper(tmp_path, "UPDATE tables SET digest = replace(digest, ' of another position', '')")
    assert asyncio.run(status(table)) == "playing"


def test_a_table_whose_game_is_no_longer_installed_is_frozen_and_nobody_else_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> str:
        async with open_tables(tmp_path) as tables:
            una, eve = await lobby.find_guest(tables, "una"), await guest(tables, "Eve")
            assert [card["id"] for card in (await lobby.lobby_of(tables, eve))["open"]] == [table]
            state = (await Person.at(tables, table, una, 0)).last
            assert (state["log"], state["view"]) == (old["log"], old["view"])
            found: str = state["table"]["status"]
            return found

    table, old = asyncio.run(play_some(tmp_path))
    # Not monkeypatch.delitem, which puts a game back at the end of the list.
    with monkeypatch.context() as without, patch.dict(registry.GAMES):
        del registry.GAMES["dewan"]
        without.setattr("bivouac.tables.readiness.all_ways", dict)
        assert asyncio.run(look()) == "frozen"
    assert not caplog.records
    tamper(tmp_path, "UPDATE tables SET status = 'playing'")  # so that the lobby lists it
    assert asyncio.run(look()) == "playing"


def test_a_table_that_was_ended_is_ended_still_when_it_can_be_read_again(tmp_path: Path) -> None:
    async def end() -> str:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, FRIEND]))
            assert (await changes.vote_end(tables, table, una, True))["status"] == "ended"
            return table

    async def status(table: str) -> str:
        async with open_tables(tmp_path) as tables:
            found: str = (await lobby.info(tables, table, await lobby.find_guest(tables, "una")))[
                "status"
            ]
            return found

    table = asyncio.run(end())
    tamper(tmp_path, "UPDATE tables SET digest = digest || ' of another position'")
    assert asyncio.run(status(table)) == "frozen"
    tamper(tmp_path, "UPDATE tables SET digest = replace(digest, ' of another position', '')")
    assert asyncio.run(status(table)) == "ended"


def test_what_cannot_be_written_has_not_happened(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, table_request([ME, FRIEND]))
            viewers = [await Person.at(tables, table, una, seat) for seat in range(2)]
            person = next(one for one in viewers if one.last["offer"])
            number, event = person.number, person.choices()[0]
            full = "BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            tamper(tmp_path, f"CREATE TRIGGER full BEFORE INSERT ON rows {full}")
            no = await person.decide(event)
            assert no["message"]["key"] == "refused-not-kept"
            assert person.number == number
            with pytest.raises(Declined):
                await lobby.create(tables, una, table_request([ME, GREEDY]))
            tamper(tmp_path, "DROP TRIGGER full")
            assert (await person.decide(event))["type"] == "done"
            assert person.number > number

    asyncio.run(play())
    lines = caplog.text.splitlines()
    assert len(lines) == 2, "one line each, and no secret of the table in it"
    assert all(line.endswith("disk full") for line in lines)


def test_a_table_that_the_rules_stumble_over_is_frozen_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise AttributeError("a mistake in the rules of tomorrow")

    async def look(table: str) -> str:
        async with open_tables(tmp_path) as tables:
            status: str = (await lobby.info(tables, table, await lobby.find_guest(tables, "una")))[
                "status"
            ]
            return status

    table, _ = asyncio.run(play_some(tmp_path))
    with monkeypatch.context() as tomorrow:
        tomorrow.setattr("bivouac.tables.logged_game.play_event", stumble)
        assert asyncio.run(look(table)) == "frozen"
    assert asyncio.run(look(table)) == "playing"
