"""New tables: dealt, seated, and begun at once where every seat is taken."""

import secrets
from typing import Any

from bivouac.core.contract import GameType, Setting
from bivouac.core.fair import new_seed
from bivouac.store.kept import PERSON, WAITING, Guest, Kept, Standing
from bivouac.tables.info import now
from bivouac.tables.page import Page
from bivouac.tables.seating import Seats
from bivouac.tables.sitting import card_after, settle, sights_after
from bivouac.tables.table import Table, new_opening

ID_BYTES = 9


def new_id() -> str:
    """An id that nobody guesses and an address can carry."""
    return secrets.token_urlsafe(ID_BYTES)


def new_table(
    game: GameType, setting: Setting, seats: Seats, listed: bool, host: Guest
) -> tuple[Kept, dict[int, Any]]:
    """A new table as it is kept, and what is seen of it."""
    opening = new_opening(game, setting, new_seed())
    at = now()
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    page = Page(Table(opening), at, host.id, people)
    status = settle(page, seats, WAITING)
    card = card_after(page, status)
    standing = Standing(
        new_id(), host.id, listed, status, None, page.number, page.digest(), card, at, at
    )
    return Kept(opening, standing, seats, page.rows), sights_after(page, seats, status)
