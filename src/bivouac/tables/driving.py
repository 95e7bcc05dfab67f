"""Playing for the bots of tables: thought by thought, told about while they last."""

import logging
from functools import partial
from typing import TYPE_CHECKING

from bivouac.bots.names import BOTS
from bivouac.bots.play import Player
from bivouac.store import queries
from bivouac.store.database import Store
from bivouac.store.rows import UNDEALT, Summary
from bivouac.tables import wire
from bivouac.tables.bots import Bots, Thought
from bivouac.tables.declined import Declined
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.readiness import way_of
from bivouac.tables.table import Table
from bivouac.visitors.failing import Failed

if TYPE_CHECKING:
    from bivouac.tables.open_tables import OpenTables

log = logging.getLogger(__name__)


async def drive(tables: "OpenTables", table: Table, bots: Bots) -> None:
    """Decide for the bots of a table until somebody else has to."""
    try:
        while (thought := begin_thought(table)) is not None and table.logged is not None:
            try:
                steps = await choose(tables, table, table.logged, thought, bots)
            except Failed as failed:
                async with table.lock:
                    if needs(table, thought):
                        await tables.to_the_end(tables.take_over(table, thought.seat, failed))
                continue
            async with table.lock:
                if steps is not None and needs(table, thought):
                    await tables.to_the_end(tables.play(table, thought.seat, steps))
    except Declined as no:
        log.error("table %s: the bot cannot go on: %s", table.id, no)
    except Exception:
        log.exception("table %s: the bot cannot go on", table.id)
    finally:
        table.driver = table.thought = None
        tables.forget()


async def choose(
    tables: "OpenTables", table: Table, logged: LoggedGame, thought: Thought, bots: Bots
) -> list[int] | None:
    """The decision of a bot, on what its seat knows; Failed if it is by others and gives none."""
    tell = partial(tell_thinking, table, thought)
    if thought.bot not in BOTS:
        return await tables.visits.choose(table.id, logged, thought, tell)
    known = logged.known(thought.seat).copy()
    if table.player is None:
        table.player = Player(known.setting)
    return await bots.choose(table.player, known, thought, tell)


def begin_thought(table: Table) -> Thought | None:
    """What the bot whose decision is awaited has to think about; None where none is."""
    bot, logged = table.bot_to_move(), table.logged
    table.thought = None
    if bot is not None and logged is not None:
        table.thought = Thought(bot, logged.game.to_move, logged.moved)
    return table.thought


def needs(table: Table, thought: Thought) -> bool:
    """Is this still what a table waits for?"""
    logged = table.logged
    if thought.stopped or logged is None or logged.moved != thought.moved:
        return False
    return table.bot_to_move() == thought.bot and logged.decides == thought.seat


def check_thought(table: Table) -> None:
    """Give up a thought that its table has left behind."""
    if table.thought is not None and not needs(table, table.thought):
        table.thought.stop()


def tell_thinking(table: Table, thought: Thought) -> None:
    """Send every connection how far a bot is: the protocol's Thinking."""
    if needs(table, thought):
        message: wire.Thinking = {
            "type": "thinking",
            "seat": thought.seat,
            "share": round(thought.share, 2),
        }
        for connection in table.connections:
            if connection.viewer is not None:
                connection.send(message)


async def resume(tables: "OpenTables", way: str) -> None:
    """Open every table of a way that has to be dealt or put aside, or whose bot has to decide."""
    for label, summary in await tables.store.read(queries.find_under_way):
        try:
            if way_of(label.game, label.options) == way and await is_due(tables.store, summary):
                async with tables.at(summary.id):
                    pass  # whoever leaves it puts it aside
        except Exception:
            log.exception("table %s cannot be read", summary.id)


async def is_due(store: Store, summary: Summary) -> bool:
    """Has a table to be dealt, or to be put aside after a crash, or a bot to decide there?"""
    if summary.digest == UNDEALT:
        return True
    if await store.read(partial(queries.find_seen, table=summary.id)) != summary.number:
        return True
    seats = (await store.read(partial(queries.seats_of, tables=[summary.id])))[summary.id]
    decides = summary.card.get("decides")
    return decides is not None and seats[decides].decider is not None
