"""An upgrade of the rules never corrupts a game: what no longer replays can still be read."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.tables import changes, finished, lobby
from bivouac.tables.declined import Declined
from tests.tables.people import FRIEND, GREEDY, ME, Person, guest, open_tables, table_request

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
