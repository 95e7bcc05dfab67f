"""Two worlds that one look cannot tell apart: the same table, with other cards where it cannot see.

A pilot game is played first. Where it stops, what is still hidden from the look is dealt anew; laid
out so from the beginning, the same decisions lead to a second world that shows the look the same
all along. Both have one commitment, as if it said nothing; the seeds behind it differ.
"""

import hashlib
import shutil
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from sqlalchemy import update

from bivouac.core.contract import Game, Json, generator
from bivouac.store import queries
from bivouac.store.database import Store, open_store
from bivouac.store.models import TableModel
from bivouac.store.rows import StoredTable
from bivouac.tables.logged_game import LoggedGame, digest_of

HIDDEN_PILES = ("pile", "supply", "story_stack", "deck")


def database(folder: Path) -> str:
    """The URL of a folder's database, as `running` opens it."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def stored_table(store: Store, table: str) -> StoredTable:
    """A table as it is on disk."""
    found = store.read_now(lambda session: queries.find_table(session, table))
    assert found is not None
    return found


def game_at(store: Store, table: str, number: int | None = None) -> Game:
    """The position of a table as it is on disk, or as it was after a row."""
    stored = stored_table(store, table)
    return LoggedGame.restore(stored.deal, stored.rows[:number]).game


def exchanged(game: Game, viewer: int, seed: int) -> dict[str, str]:
    """Cards and stories to put in each other's place; what the look knows keeps its own."""
    other = game.resample(viewer, generator(seed))
    here, there = (world.setting.final(world.position) for world in (game, other))
    swaps: dict[str, str] = {}
    for name in filter(here.__contains__, HIDDEN_PILES):
        swaps.update(zip(here[name], there[name], strict=True))
    for tribe, mine, theirs in zip(
        game.observe(viewer)["seats"], here["hands"], there["hands"], strict=True
    ):
        known = set(tribe["hand"])
        unseen = [sorted(set(hand) - known) for hand in (mine, theirs)]
        swaps.update(zip(*unseen, strict=True))
    return {one: two for one, two in swaps.items() if one != two}


def renamed(value: Json, swaps: dict[str, str]) -> Json:
    """A setup with cards and stories in each other's place."""
    if isinstance(value, dict):
        return {key: renamed(part, swaps) for key, part in value.items()}
    if isinstance(value, list):
        return [renamed(part, swaps) for part in value]
    return swaps.get(value, value) if isinstance(value, str) else value


def copy_world(folder: Path, target: Path, table: str, swaps: dict[str, str]) -> None:
    """A second folder, in which a table that has just begun is laid out the other way."""
    shutil.copytree(folder, target)
    with closing(open_store(database(target))) as store:
        stored = stored_table(store, table)
        deal = replace(stored.deal, setup=renamed(stored.deal.setup, swaps))
        changes = {
            "setup": deal.setup,
            "seed": hashlib.sha256(deal.seed).digest(),
            "digest": digest_of(LoggedGame.restore(deal, stored.rows).game),
        }
        change = update(TableModel).where(TableModel.id == table).values(**changes)
        store.writer.submit(lambda session: session.execute(change)).result()
