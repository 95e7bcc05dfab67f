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
from bivouac.store.rows import PERSON, UNDEALT, WAITING, Deal, Guest, StoredTable, Summary
from bivouac.tables.info import now
from bivouac.tables.logged_game import LoggedGame, new_deal
from bivouac.tables.seating import Seats
from bivouac.tables.table import card_after, settle, views_after
from bivouac.tables.transaction import Transaction

ID_BYTES = 9
BLANK = {"sketch": None, "decides": None, "round": 0, "result": None}
"""What the lobby shows of a table that is not dealt."""


def new_id() -> str:
    """An id that nobody guesses and an address can carry."""
    return secrets.token_urlsafe(ID_BYTES)


def plan_table(
    game: GameType, setting: Setting, seats: Seats, listed: bool, host: Guest
) -> StoredTable:
    """A new table before it is dealt; no rule is asked."""
    seed, at = new_seed(), now()
    deal = Deal(game.name, dict(setting.options), RULES, {}, {}, seed, commitment(seed), shuffles=0)
    summary = Summary(new_id(), host.id, listed, WAITING, None, 0, UNDEALT, BLANK, at, at)
    return StoredTable(deal, summary, seats, [])


def deal_table(planned: StoredTable) -> tuple[StoredTable, dict[int, Any]]:
    """A planned table as it is kept once it is dealt, and what is seen of it."""
    game = find_game(planned.deal.game)
    deal = new_deal(game, game.setting(planned.deal.options), planned.deal.seed)
    seats, at = planned.seats, now()
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    transaction = Transaction(LoggedGame(deal), at, planned.summary.host, people)
    status = settle(transaction, seats, WAITING)
    summary = replace(
        planned.summary,
        status=status,
        number=transaction.number,
        digest=transaction.digest(),
        card=card_after(transaction, status),
        updated=at,
    )
    return StoredTable(deal, summary, seats, transaction.rows), views_after(
        transaction, seats, status
    )


def new_table(
    game: GameType, setting: Setting, seats: Seats, listed: bool, host: Guest
) -> tuple[StoredTable, dict[int, Any]]:
    """A new table as it is kept, and what is seen of it."""
    return deal_table(plan_table(game, setting, seats, listed, host))
