"""An upgrade of the rules never corrupts a game: what no longer replays can still be read."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.tables.declined import Declined
from tests.tables.people import FRIEND, GREEDY, ME, Person, guest, open_hall, table_request

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
    async with open_hall(folder) as hall:
        una = await guest(hall, "Una")
        table = await hall.create(una, table_request([ME, GREEDY]))
        person = await Person.at(hall, table, una, 0)
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
    async def viewer(table: str, old: Json) -> None:
        async with open_hall(tmp_path) as hall:
            una, eve = await hall.guest("una"), await guest(hall, "Eve")
            person = await Person.at(hall, table, una, 0)
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
                hall.leave(table, una),
                hall.again(table, una),
                hall.replay(table, una, 0),
            ):
                with pytest.raises(Declined) as refused:
                    await work
                assert refused.value.message.key == "refused-frozen"
            mine = await hall.record(table, una)
            assert mine["format"] == "bivouac-sight/1"
            assert mine["look"] == 0
            assert mine["view"] == old["view"]
            assert any("You" in line["text"] for line in mine["log"])
            public = await hall.record(table, eve)
            assert public["look"] is None
            assert public["view"]["seat"] == -1
            assert [card["id"] for card in (await hall.lobby(una))["finished"]] == [table]

    table, old = asyncio.run(play_some(tmp_path))
    tamper(tmp_path, change)
    asyncio.run(viewer(table, old))
    asyncio.run(viewer(table, old))


def test_a_table_plays_on_once_the_rules_understand_it_again(tmp_path: Path) -> None:
    async def status(table: str) -> str:
        async with open_hall(tmp_path) as hall:
            una = await hall.guest("una")
            listed = await hall.lobby(una)
            found: str = (await hall.info(table, una))["status"]
            assert len(listed["mine"]) + len(listed["finished"]) == 1
            if found == "playing":
                person = await Person.at(hall, table, una, 0)
                await person.play(1)
            return found

    table, _ = asyncio.run(play_some(tmp_path))
    tamper(tmp_path, "UPDATE tables SET digest = digest || ' of another position'")
    assert asyncio.run(status(table)) == "frozen"
    tamper(tmp_path, "UPDATE tables SET digest = replace(digest, ' of another position', '')")
    assert asyncio.run(status(table)) == "playing"


def test_a_table_that_was_ended_is_ended_still_when_it_can_be_read_again(tmp_path: Path) -> None:
    async def end() -> str:
        async with open_hall(tmp_path) as hall:
            una = await guest(hall, "Una")
            table = await hall.create(una, table_request([ME, FRIEND]))
            assert (await hall.vote_end(table, una, True))["status"] == "ended"
            return table

    async def status(table: str) -> str:
        async with open_hall(tmp_path) as hall:
            found: str = (await hall.info(table, await hall.guest("una")))["status"]
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
        async with open_hall(tmp_path) as hall:
            una = await guest(hall, "Una")
            table = await hall.create(una, table_request([ME, FRIEND]))
            viewers = [await Person.at(hall, table, una, seat) for seat in range(2)]
            person = next(one for one in viewers if one.last["offer"])
            number, event = person.number, person.choices()[0]
            full = "BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            tamper(tmp_path, f"CREATE TRIGGER full BEFORE INSERT ON rows {full}")
            no = await person.decide(event)
            assert no["message"]["key"] == "refused-not-kept"
            assert person.number == number
            with pytest.raises(Declined):
                await hall.create(una, table_request([ME, GREEDY]))
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

    async def viewer(table: str) -> str:
        async with open_hall(tmp_path) as hall:
            status: str = (await hall.info(table, await hall.guest("una")))["status"]
            return status

    table, _ = asyncio.run(play_some(tmp_path))
    with monkeypatch.context() as tomorrow:
        tomorrow.setattr("bivouac.tables.logged_game.play_event", stumble)
        assert asyncio.run(viewer(table)) == "frozen"
    assert asyncio.run(viewer(table)) == "playing"
