"""Which games may be analysed: those that are done, and nothing of one that goes on."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from bivouac.analysis.worker import DONE
from bivouac.core.contract import Json
from bivouac.core.registry import GAMES
from bivouac.record.lessons import lessons_of
from bivouac.tables import analysed, changes, finished, lessons, lobby
from bivouac.tables.analysed import MOST_EVENTS
from bivouac.tables.analysing import PARTS
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables
from tests.tables.analysts import REPORT, Told, analysts
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

__all__ = ["analysts"]


async def stopped(tables: OpenTables, decisions: int = 2) -> str:
    """A table of two people at one screen, who have agreed to stop."""
    una = await guest(tables, "Una")
    table = await lobby.create(tables, una, table_request([ME, FRIEND]))
    person = await Person.at(tables, table, una, 0)
    for _ in range(decisions):
        decides = person.last["view"]["decides"]
        await person.connection.handle({"type": "hello", "look": decides, "last": 0})
        await person.play(1)
    await changes.vote_end(tables, table, una, True)
    return table


def change(folder: Path, statement: str) -> None:
    """Change the database behind the back of a server."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        database.execute(statement)
    database.close()


async def report_of(tables: OpenTables, table: str, analysts: list[Told]) -> Json:
    """What a table's analysis comes to, with a process that a test speaks for."""
    una = await guest(tables, "Una")
    begun = await analysed.of_table(tables, table, una, begin=True)
    assert begun["analysis"]["state"] == "waiting"
    async with asyncio.timeout(PATIENCE):
        while not analysts or not analysts[-1].orders:
            await asyncio.sleep(0.001)
        analysts[-1].lines.put((DONE, json.dumps(REPORT)))
        while (told := await analysed.of_table(tables, table, una))["analysis"]["state"] != "done":
            await asyncio.sleep(0.001)
    return told["analysis"]["report"]


async def test_a_table_that_was_ended_by_agreement_is_analysed_under_its_own_names(
    tmp_path: Path, analysts: list[Told]
) -> None:
    async with open_tables(tmp_path, analysis="quick") as tables:
        table = await stopped(tables)
        report = await report_of(tables, table, analysts)
        assert report["names"] == ["Una", "Vik"]
        assert report["bots"] == [None, None]
        record = await finished.record_of(tables, table, await guest(tables, "Una"))
        told = analysts[0].order
        assert {part: told[part] for part in PARTS} == {part: record[part] for part in PARTS}


async def test_of_a_game_that_goes_on_there_is_no_analysis(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False, analysis="quick") as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        for begin in (False, True):
            with pytest.raises(Declined) as refused:
                await analysed.of_table(tables, table, una, begin=begin)
            assert refused.value.status == 409
        with pytest.raises(Declined):
            await analysed.stop_table(tables, table, una)
        with pytest.raises(Declined) as unknown:
            await analysed.of_table(tables, "nowhere", una)
        assert unknown.value.status == 404
        assert not tables.analyses.jobs


async def test_a_lesson_is_not_analysed(tmp_path: Path) -> None:
    game = next(iter(GAMES))
    async with open_tables(tmp_path, analysis="quick") as tables:
        una = await guest(tables, "Una")
        table = await lessons.learn(tables, una, game, next(iter(lessons_of(game))), True)
    change(tmp_path, "UPDATE tables SET status = 'ended'")
    async with open_tables(tmp_path, analysis="quick") as tables:
        with pytest.raises(Declined, match="A lesson is not analysed"):
            await analysed.of_table(tables, table, una, begin=True)


async def test_a_game_that_the_rules_no_longer_know_is_not_analysed(tmp_path: Path) -> None:
    async with open_tables(tmp_path, analysis="quick") as tables:
        table = await stopped(tables)
    change(tmp_path, "UPDATE tables SET digest = 'another position'")
    async with open_tables(tmp_path, analysis="quick") as tables:
        with pytest.raises(Declined) as refused:
            await analysed.of_table(tables, table, await guest(tables, "Una"), begin=True)
        assert refused.value.message.key == "refused-frozen"


async def test_the_same_game_from_a_file_has_the_same_analysis_and_nobodys_names(
    tmp_path: Path, analysts: list[Told]
) -> None:
    async with open_tables(tmp_path, analysis="quick") as tables:
        table = await stopped(tables)
        una, eve = await guest(tables, "Una"), await guest(tables, "Eve")
        record = json.loads(json.dumps(await finished.record_of(tables, table, una)))
        record["names"] = ["Someone", "Else"]
        await report_of(tables, table, analysts)
        told: Json = await analysed.of_record(tables, record, eve)
        assert told["analysis"]["state"] == "done"
        assert told["analysis"]["report"]["names"] == ["", ""]
        assert await analysed.of_key(tables, told["key"], eve) == {"analysis": told["analysis"]}


async def test_a_record_that_is_unsound_or_endless_is_declined_in_one_line(tmp_path: Path) -> None:
    async with open_tables(tmp_path, analysis="quick") as tables:
        table = await stopped(tables)
        una = await guest(tables, "Una")
        record = await finished.record_of(tables, table, una)
        wrong: list[tuple[Json, str]] = [
            (None, "refused-record"),
            ([], "refused-record"),
            ({}, "refused-record"),
            ({**record, "events": record["events"] * 2}, "refused-record"),
            (
                {**record, "events": record["events"][:1] * (MOST_EVENTS + 1)},
                "refused-analysis-long",
            ),
        ]
        for one, key in wrong:
            with pytest.raises(Declined) as refused:
                await analysed.of_record(tables, one, una)
            assert refused.value.message.key == key
            assert "\n" not in str(refused.value)
        for look in (analysed.of_key, analysed.stop_key):
            with pytest.raises(Declined) as unknown:
                await look(tables, "short", una)
            assert unknown.value.status == 404
        assert not tables.analyses.jobs
