"""The lobby: what can be played, my tables, and others' tables to join or to watch."""

from functools import cache, partial

from bivouac.bots.names import LEVELS
from bivouac.core.contract import Block, Choice, Json
from bivouac.core.registry import GAMES, find_game
from bivouac.store import queries
from bivouac.store.rows import WAITING, Guest, Shown
from bivouac.tables.declined import spelled
from bivouac.tables.info import card_of
from bivouac.tables.open_tables import OpenTables

MOST = 50
"""Tables of each kind that the lobby shows."""


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
