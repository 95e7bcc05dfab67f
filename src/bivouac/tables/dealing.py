"""New tables: planned, seated, dealt, and begun at once where every seat is taken.

A table whose rules are not ready yet is kept as it is planned. It has its seed and its components
already, so that whenever it is dealt it is the same table.
"""

import secrets

from bivouac.core.contract import Setting
from bivouac.core.fair import commitment, new_seed
from bivouac.core.fair import deal as shuffled
from bivouac.core.registry import find_game
from bivouac.record.lessons import Lesson
from bivouac.record.write import RULES
from bivouac.store.rows import (
    BOT,
    PERSON,
    PLAYING,
    UNDEALT,
    WAITING,
    Deal,
    Guest,
    Seat,
    StoredTable,
    Summary,
)
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.protocol import now
from bivouac.tables.requests import NewTable, new_key, person
from bivouac.tables.transaction import Transaction

ID_BYTES = 9
BLANK = {"sketch": None, "decides": None, "round": 0, "result": None, "title": None}
"""What the lobby shows of a table that is not dealt."""


def new_id() -> str:
    """An id that nobody guesses and an address can carry."""
    return secrets.token_urlsafe(ID_BYTES)


def new_deal(setting: Setting, seed: bytes, coach: bool = False, hints: bool = False) -> Deal:
    """A new game, dealt from a seed."""
    setup, shuffles = shuffled(setting, seed)
    return Deal(
        setting.game,
        dict(setting.options),
        RULES,
        setting.components_in(setup),
        setup,
        seed,
        commitment(seed),
        shuffles.done,
        coach=coach,
        hints=hints,
    )


def new_lesson(lesson: Lesson, guest: Guest, name: str) -> StoredTable:
    """A table at which somebody learns, as it is kept: as far as the lesson goes by itself."""
    record, seed, at = lesson.record, new_seed(), now()
    deal = Deal(
        lesson.game,
        record["options"],
        RULES,
        record["components"],
        record["setup"],
        seed,
        commitment(seed),
        shuffles=0,
        lesson=lesson.edition,
    )
    others = record["names"]
    seats = tuple(
        person(seat, name, guest) if seat == lesson.seat else Seat(seat, BOT, other, new_key())
        for seat, other in enumerate(others)
    )
    transaction = Transaction(LoggedGame(deal), at, guest.id, [lesson.seat])
    transaction.remark("table-started")
    transaction.follow()
    status = transaction.settle(seats, PLAYING)
    blank = Summary(new_id(), guest.id, False, WAITING, None, 0, UNDEALT, BLANK, at, at)
    return StoredTable(deal, transaction.summary(blank, status), seats, transaction.rows)


def plan_table(wish: NewTable, host: Guest) -> StoredTable:
    """A new table before it is dealt; no rule is asked."""
    seed, at, setting = new_seed(), now(), wish.setting
    deal = Deal(
        wish.game.name,
        dict(setting.options),
        RULES,
        setting.components(),
        {},
        seed,
        commitment(seed),
        shuffles=0,
        coach=wish.coach,
        hints=wish.hints,
    )
    card = {**BLANK, "title": setting.title()}
    summary = Summary(new_id(), host.id, wish.listed, WAITING, None, 0, UNDEALT, card, at, at)
    return StoredTable(deal, summary, wish.seats, [])


def deal_table(planned: StoredTable) -> StoredTable:
    """A planned table as it is kept once it is dealt."""
    game, options = find_game(planned.deal.game), planned.deal.options
    parts = planned.deal.components  # none where an earlier version planned it
    setting = game.setting_with(options, parts) if parts else game.setting(options)
    deal = new_deal(setting, planned.deal.seed, planned.deal.coach, planned.deal.hints)
    seats, at = planned.seats, now()
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    transaction = Transaction(LoggedGame(deal), at, planned.summary.host, people)
    status = transaction.settle(seats, WAITING)
    summary = transaction.summary(planned.summary, status)
    return StoredTable(deal, summary, seats, transaction.rows)


def new_table(wish: NewTable, host: Guest) -> StoredTable:
    """A new table as it is kept."""
    return deal_table(plan_table(wish, host))
