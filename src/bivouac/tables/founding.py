"""New tables: planned, seated, dealt, and begun at once where every seat is taken.

A table whose rules are not ready yet is kept as it is planned. It has its seed already, so that
whenever it is dealt it is the same table.
"""

import secrets
from dataclasses import replace
from typing import Any

from bivouac.core.contract import GameType, Setting
from bivouac.core.fair import commitment, new_seed
from bivouac.core.registry import find_game
from bivouac.record.write import RULES
from bivouac.store.kept import PERSON, UNDEALT, WAITING, Guest, Kept, Opening, Standing
from bivouac.tables.info import now
from bivouac.tables.page import Page
from bivouac.tables.seating import Seats
from bivouac.tables.sitting import card_after, settle, sights_after
from bivouac.tables.table import Table, new_opening

ID_BYTES = 9
BLANK = {"sketch": None, "decides": None, "round": 0, "result": None}
"""What the lobby shows of a table that is not dealt."""


def new_id() -> str:
    """An id that nobody guesses and an address can carry."""
    return secrets.token_urlsafe(ID_BYTES)


def plan_table(game: GameType, setting: Setting, seats: Seats, listed: bool, host: Guest) -> Kept:
    """A new table before it is dealt; no rule is asked."""
    seed, at = new_seed(), now()
    opening = Opening(
        game.name, dict(setting.options), RULES, {}, {}, seed, commitment(seed), shuffles=0
    )
    standing = Standing(new_id(), host.id, listed, WAITING, None, 0, UNDEALT, BLANK, at, at)
    return Kept(opening, standing, seats, [])


def deal_table(planned: Kept) -> tuple[Kept, dict[int, Any]]:
    """A planned table as it is kept once it is dealt, and what is seen of it."""
    game = find_game(planned.opening.game)
    opening = new_opening(game, game.setting(planned.opening.options), planned.opening.seed)
    seats, at = planned.seats, now()
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    page = Page(Table(opening), at, planned.standing.host, people)
    status = settle(page, seats, WAITING)
    standing = replace(
        planned.standing,
        status=status,
        number=page.number,
        digest=page.digest(),
        card=card_after(page, status),
        updated=at,
    )
    return Kept(opening, standing, seats, page.rows), sights_after(page, seats, status)


def new_table(
    game: GameType, setting: Setting, seats: Seats, listed: bool, host: Guest
) -> tuple[Kept, dict[int, Any]]:
    """A new table as it is kept, and what is seen of it."""
    return deal_table(plan_table(game, setting, seats, listed, host))
