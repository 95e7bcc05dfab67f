"""Which games may be analysed: those that are done, at a table here or in a record from elsewhere.

Of a game that is done everything is known, so whoever may see its replay may have it analysed.
"""

import asyncio

from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.record.check import check_record
from bivouac.store.rows import ENDED, OVER, Guest
from bivouac.tables import analysis_wire as wire
from bivouac.tables.analysing import key_of
from bivouac.tables.declined import NOT_NOW, UNKNOWN, declined
from bivouac.tables.finished import require_rules, shortened
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.table import Table

MOST_EVENTS = 1000
"""In a record that is analysed; long games have 300."""
KEY_LETTERS = 64


async def of_table(
    tables: OpenTables, table_id: str, guest: Guest, begin: bool = False, idle: bool = False
) -> wire.TableAnalysis:
    """The protocol's TableAnalysis, as it stands or begun."""
    analyses = tables.analyses
    async with tables.at(table_id) as table:
        record = await tables.in_thread(record_of, table)
        names, bots = table.names, table.bots
    key = await tables.in_thread(key_of, record, analyses.quality)
    if begin:
        analysis = await analyses.ask(key, record, guest.id, True, idle)
    else:
        analysis = await analyses.state(key, guest.id)
    if analysis["report"] is not None:
        analysis["report"]["names"], analysis["report"]["bots"] = [*names], bots
    return {"analysis": analysis}


async def stop_table(tables: OpenTables, table_id: str, guest: Guest) -> wire.TableAnalysis:
    """The same, not wanted any more."""
    async with tables.at(table_id) as table:
        record = await tables.in_thread(record_of, table)
    key = await tables.in_thread(key_of, record, tables.analyses.quality)
    await tables.analyses.stop(key, guest.id)
    return await of_table(tables, table_id, guest)


def record_of(table: Table) -> Json:
    """The record of a table that may be analysed."""
    logged = table.logged_game(OVER, ENDED)
    if table.deal.lesson is not None:
        raise declined("refused-analysis-lesson", NOT_NOW)
    return logged.record(table.names, table.bots)


async def of_record(tables: OpenTables, record: Json, guest: Guest) -> wire.RecordAnalysis:
    """The protocol's RecordAnalysis, begun; Declined says in one line why the record is unsound."""
    require_rules(tables, record)
    await asyncio.to_thread(require_sound, record)  # seconds: not where tables think
    key = key_of(record, tables.analyses.quality)
    return {"key": key, "analysis": await tables.analyses.ask(key, record, guest.id, False)}


def require_sound(record: Json) -> None:
    """Declined where a record is unsound, or too long."""
    events = record.get("events") if isinstance(record, dict) else None
    if isinstance(events, list) and len(events) > MOST_EVENTS:
        raise declined("refused-analysis-long", most=MOST_EVENTS)
    try:
        check_record(record)
    except InputError as error:
        raise declined("refused-record", reason=shortened(error.said)) from None


async def of_key(tables: OpenTables, key: str, guest: Guest) -> wire.TableAnalysis:
    """How far the analysis of a record is."""
    if len(key) != KEY_LETTERS:
        raise declined("refused-no-analysis", UNKNOWN)
    return {"analysis": await tables.analyses.state(key, guest.id)}


async def stop_key(tables: OpenTables, key: str, guest: Guest) -> wire.TableAnalysis:
    """The same, not wanted any more."""
    if len(key) != KEY_LETTERS:
        raise declined("refused-no-analysis", UNKNOWN)
    return {"analysis": await tables.analyses.stop(key, guest.id)}
