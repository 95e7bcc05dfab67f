"""The games of a guest that are done: what the page of replays lists, for that guest alone."""

import re
from functools import partial

from bivouac.store.own_games import find_own_games
from bivouac.store.rows import Guest, Shown
from bivouac.tables import wire
from bivouac.tables.declined import declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.protocol import card_of

PAGE = 20
"""Games of one answer."""
PLACE = re.compile(r"([0-9T:.Z-]{20,32})~([A-Za-z0-9_-]{1,24})")
"""When a game was over, and its id: two may have ended in the same moment."""


async def own_games_of(tables: OpenTables, guest: Guest, before: str = "") -> wire.OwnGames:
    """The protocol's OwnGames: the first page, or the one after a place."""
    place = read_place(before) if before else None
    read = partial(find_own_games, guest=guest.id, before=place, limit=PAGE + 1)
    found = await tables.store.read(read)
    page = found[:PAGE]
    cards = [card_of(shown, guest.id, (), preparing(tables, shown)) for shown in page]
    return {"games": cards, "more": place_of(page[-1]) if len(found) > PAGE else None}


def preparing(tables: OpenTables, shown: Shown) -> wire.Unready | None:
    """How far the rules of a game are, where it cannot be shown again yet."""
    return tables.readiness.preparing(shown.label.game, shown.label.options)


def place_of(shown: Shown) -> str:
    """The place of a game in the list, which stays whatever is added before it."""
    return f"{shown.summary.updated}~{shown.summary.id}"


def read_place(place: str) -> tuple[str, str]:
    """A place as it was given out; Declined if it is none."""
    found = PLACE.fullmatch(place)
    if found is None:
        raise declined("refused-malformed")
    return found[1], found[2]
