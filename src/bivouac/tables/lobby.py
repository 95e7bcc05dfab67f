"""The lobby: guests, what can be played, my tables and others', and how new ones are made."""

from dataclasses import replace
from functools import cache, partial

from bivouac.bots.names import LEVELS
from bivouac.core.contract import Block, Choice, Json
from bivouac.core.registry import GAMES, find_game
from bivouac.store import queries
from bivouac.store.rows import ENDED, OVER, WAITING, Guest, Shown, StoredTable
from bivouac.tables.dealing import new_table, plan_table
from bivouac.tables.declined import NOT_READY, Declined, spelled
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import card_of, info_of, now
from bivouac.tables.requests import clean_name, read_table
from bivouac.tables.seating import own_seats, rotated
from bivouac.tables.table import Table

MOST = 50
"""Tables of each kind that the lobby shows."""


async def find_guest(tables: OpenTables, guest_id: str) -> Guest:
    """A guest, kept from now on."""
    found = await tables.store.read(partial(queries.find_guest, guest=guest_id))
    if found is None:
        found = Guest(guest_id, "")
        await tables.store.write(partial(queries.add_guest, guest=found, now=now()))
    return found


async def rename(tables: OpenTables, guest: Guest, name: Json) -> Guest:
    """A guest under another name; seats taken before keep theirs."""
    renamed = Guest(guest.id, clean_name(name))
    await tables.store.write(partial(queries.put_guest, guest=renamed, now=now()))
    return renamed


@cache
def catalogue() -> Json:
    """The protocol's Catalogue: what can be chosen for a table, and the levels of bots."""
    return {"games": [offered(name) for name in GAMES], "bots": list(LEVELS)}


def offered(name: str) -> Json:
    """A game with its main options, in every combination, and with its further choices."""
    game = find_game(name)
    return {
        "game": name,
        "sets": game.option_sets(),
        "choices": [choice_of(choice) for choice in game.choices()],
        "blocks": [block_of(block) for block in game.blocks()],
    }


def choice_of(choice: Choice) -> Json:
    """The protocol's Choice."""
    needs = choice.needs and {"name": choice.needs[0], "value": choice.needs[1]}
    return {
        "name": choice.name,
        "kind": choice.kind,
        "values": list(choice.values),
        "default": choice.default,
        "needs": needs,
    }


def block_of(block: Block) -> Json:
    """The protocol's Block."""
    return {
        "name": block.name,
        "value": block.value,
        "other": block.other,
        "values": list(block.values),
        "why": spelled(block.why),
    }


async def lobby_of(tables: OpenTables, guest: Guest) -> Json:
    """The protocol's Lobby: those that wait for me come first, then those for anybody."""
    read = partial(queries.find_cards, guest=guest.id, limit=MOST)
    mine, others, finished = await tables.store.read(read)

    def card(shown: Shown) -> Json:
        preparing = tables.readiness.preparing(shown.label.game, shown.label.options)
        return card_of(shown, guest.id, present(tables, shown), preparing)

    return {
        "mine": sorted(map(card, mine), key=lambda card: not awaits(card)),
        "open": sorted(map(card, others), key=lambda card: card["status"] != WAITING),
        "finished": [card(shown) for shown in finished],
    }


def present(tables: OpenTables, shown: Shown) -> set[str]:
    """The guests with a socket at a table."""
    table = tables.known.get(shown.summary.id)
    return set() if table is None else table.present


def awaits(card: Json) -> bool:
    """Is it my decision?"""
    if card["decides"] is None:
        return False
    seat = card["seats"][card["decides"]]
    return bool(seat["mine"] and seat["bot"] is None)


async def info(tables: OpenTables, table_id: str, guest: Guest) -> Json:
    """The protocol's TableInfo."""
    try:
        async with tables.at(table_id) as table:
            return table.info(guest.id)
    except Declined as no:
        if no.status != NOT_READY:
            raise
    stored = await tables.store.read(lambda session: queries.find_table(session, table_id))
    assert stored is not None  # it was there, and tables are never removed
    label = stored.deal.label
    preparing = tables.readiness.preparing(label.game, label.options)
    return info_of(label, stored.summary, stored.seats, guest.id, (), preparing)


async def create(tables: OpenTables, guest: Guest, request: Json) -> str:
    """A new table; its id. Where the rules are not ready, it is dealt as soon as they are."""
    chosen = await tables.in_thread(read_table, request, guest)
    way = chosen.game.way(chosen.setting.options)
    if way not in tables.readiness.opened:
        return await tables.to_the_end(plan(tables, plan_table(*chosen, guest), way))
    stored, views = await tables.in_thread(new_table, *chosen, guest)
    return (await tables.to_the_end(tables.add(stored, views))).id


async def plan(tables: OpenTables, planned: StoredTable, way: str) -> str:
    """Keep a table whose rules are not ready; its id."""
    tables.readiness.want(way)
    await tables.write(partial(queries.put_table, stored=planned, views={}))
    if way in tables.readiness.opened:  # in this very moment, and without this table
        await tables.find(planned.summary.id)
    return planned.summary.id


async def play_again(tables: OpenTables, table_id: str, guest: Guest) -> str:
    """The next table of the same people; the same one whoever asks."""

    async def following() -> str:
        async with tables.at(table_id) as table:
            table.logged_game(OVER, ENDED)
            own_seats(table.seats, guest)
            if table.summary.next is None:
                await follow(tables, table, guest)
            assert table.summary.next is not None
            return table.summary.next

    return await tables.to_the_end(following())


async def follow(tables: OpenTables, table: Table, guest: Guest) -> None:
    """Make a table that follows another one."""
    game = find_game(table.deal.game)
    setting = await tables.in_thread(game.setting, table.deal.options)
    stored, views = await tables.in_thread(
        new_table, game, setting, rotated(table.seats, guest), table.summary.listed, guest
    )
    summary = replace(table.summary, next=stored.summary.id)
    link = partial(queries.put_change, summary=summary, rows=(), views={})
    await tables.add(stored, views, link)
    table.summary = summary
    table.tell_info()
