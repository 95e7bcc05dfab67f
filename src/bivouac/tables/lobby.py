"""The lobby: guests, what can be played, my tables and others', and how new ones are made."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, partial

from bivouac.bots.names import LEVELS
from bivouac.core.contract import Block, Choice, Json, Pad
from bivouac.core.messages import spelled
from bivouac.core.registry import GAMES, find_game
from bivouac.store import queries
from bivouac.store.rows import ENDED, OVER, WAITING, Guest, Shown, StoredTable
from bivouac.tables import wire
from bivouac.tables.boxes import OwnBox
from bivouac.tables.dealing import new_table, plan_table
from bivouac.tables.declined import NOT_NOW, NOT_READY, Declined, declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import card_of, info_of, now
from bivouac.tables.requests import NewTable, clean_name, read_table
from bivouac.tables.seating import own_seats, seats_again
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


async def rename(tables: OpenTables, guest: Guest, name: object) -> Guest:
    """A guest under another name; seats taken before keep theirs."""
    renamed = Guest(guest.id, clean_name(name))
    await tables.store.write(partial(queries.put_guest, guest=renamed, now=now()))
    return renamed


def catalogue(boxes: Sequence[OwnBox] = (), others: Iterable[str] = ()) -> wire.Catalogue:
    """The protocol's Catalogue: what can be chosen for a table, levels of bots, bots by others."""
    games = [offered(name, [box for box in boxes if box.game == name]) for name in GAMES]
    return {"games": games, "bots": list(LEVELS), "others": list(others)}


def offered(name: str, boxes: Sequence[OwnBox]) -> wire.CatalogueGame:
    """A game as it is packaged, and with components of the host's own."""
    own = [box_of(box) for box in boxes]
    return {"game": name, **packaged(name), "pads": pads_of(name), "boxes": own}


@cache
def packaged(name: str) -> wire.TableChoices:
    """A game with its main options, in every combination, and with its further choices."""
    game = find_game(name)
    return table_choices(game.option_sets(), game.choices(), game.blocks())


@cache
def pads_of(name: str) -> list[wire.Pad]:
    """The score pads of a game."""
    return [pad_of(pad) for pad in find_game(name).pads()]


def pad_of(pad: Pad) -> wire.Pad:
    """The protocol's Pad."""
    return {
        "options": dict(pad.options),
        "sides": [{"players": players, "sides": sides} for players, sides in pad.sides.items()],
        "lines": [{"source": line.source, "choice": line.choice} for line in pad.lines],
    }


def table_choices(
    sets: list[dict[str, Json]], choices: list[Choice], blocks: list[Block]
) -> wire.TableChoices:
    """The protocol's TableChoices."""
    return {
        "sets": sets,
        "choices": [choice_of(choice) for choice in choices],
        "blocks": [block_of(block) for block in blocks],
    }


def box_of(box: OwnBox) -> wire.OwnBox:
    """The protocol's OwnBox."""
    sets, choices, blocks, titles, sketches = box.choices
    more: dict[str, object] = dict(sketches)
    return {
        "box": box.name,
        **table_choices(sets, choices, blocks),
        "titles": titles,
        "sketches": more,
    }


def choice_of(choice: Choice) -> wire.Choice:
    """The protocol's Choice."""
    return {
        "name": choice.name,
        "kind": choice.kind,
        "values": list(choice.values),
        "default": choice.default,
        "needs": choice.needs and {"name": choice.needs[0], "value": choice.needs[1]},
    }


def block_of(block: Block) -> wire.Block:
    """The protocol's Block."""
    return {
        "name": block.name,
        "value": block.value,
        "other": block.other,
        "values": list(block.values),
        "why": spelled(block.why),
    }


async def lobby_of(tables: OpenTables, guest: Guest) -> wire.Lobby:
    """The protocol's Lobby: those that wait for me come first, then those for anybody."""
    read = partial(queries.find_cards, guest=guest.id, limit=MOST)
    mine, others, finished = await tables.store.read(read)

    def card(shown: Shown) -> wire.TableCard:
        preparing = tables.readiness.preparing(shown.label.game, shown.label.options)
        return card_of(shown, guest.id, present(tables, shown), preparing)

    return {
        "mine": sorted(map(card, mine), key=lambda card: not awaits(card)),
        "open": sorted(map(card, others), key=lambda card: card["status"] != WAITING),
        "finished": [card(shown) for shown in finished],
    }


def present(tables: OpenTables, shown: Shown) -> set[str]:
    """The guests with a socket at a table."""
    table = tables.in_memory.get(shown.summary.id)
    return set() if table is None else table.present


def awaits(card: wire.TableCard) -> bool:
    """Is it my decision?"""
    if card["decides"] is None:
        return False
    seat = card["seats"][card["decides"]]
    return bool(seat["mine"] and seat["bot"] is None)


async def info(tables: OpenTables, table_id: str, guest: Guest) -> wire.TableInfo:
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


async def create(tables: OpenTables, guest: Guest, request: object) -> str:
    """A new table; its id. Where the rules are not ready, it is dealt as soon as they are."""
    chosen = await tables.in_thread(read_table, request, guest, tables.boxes, tables.others)
    way = chosen.game.way(chosen.setting.options)
    if way not in tables.readiness.opened:
        return await tables.to_the_end(plan(tables, plan_table(chosen, guest), way))
    stored = await tables.in_thread(new_table, chosen, guest)
    return (await tables.to_the_end(tables.add(stored))).id


async def plan(tables: OpenTables, planned: StoredTable, way: str) -> str:
    """Keep a table whose rules are not ready; its id."""
    tables.readiness.want(way)
    await tables.write(partial(queries.put_table, stored=planned))
    if way in tables.readiness.opened:  # in this very moment, and without this table
        await tables.find(planned.summary.id)
    return planned.summary.id


async def play_again(tables: OpenTables, table_id: str, guest: Guest) -> str:
    """The next table of the same people; the same one whoever asks."""

    async def following() -> str:
        async with tables.at(table_id) as table:
            table.logged_game(OVER, ENDED)
            own_seats(table.seats, guest)
            if table.deal.lesson is not None:
                raise declined("refused-again-lesson", NOT_NOW)
            if table.summary.next is None:
                await follow(tables, table, guest)
            assert table.summary.next is not None
            return table.summary.next

    return await tables.to_the_end(following())


async def follow(tables: OpenTables, table: Table, guest: Guest) -> None:
    """Make a table that follows another one, with the same components."""
    game = find_game(table.deal.game)
    deal = table.deal
    setting = await tables.in_thread(game.setting_with, deal.options, deal.components)
    seats, listed = seats_again(table.seats, guest, tables.others), table.summary.listed
    again = NewTable(game, setting, seats, listed, deal.coach, deal.hints)
    stored = await tables.in_thread(new_table, again, guest)
    summary = replace(table.summary, next=stored.summary.id)
    link = partial(queries.put_change, summary=summary)
    await tables.add(stored, link)
    table.summary = summary
    table.tell_info()
