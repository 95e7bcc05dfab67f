"""A table in memory: its game, seats and visits, and what is said to each of them."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Json
from bivouac.core.errors import InputError
from bivouac.store.kept import (
    ENDED,
    FROZEN,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Kept,
    Seat,
    Standing,
)
from bivouac.tables.declined import NOT_NOW, declined
from bivouac.tables.entries import entry_of
from bivouac.tables.info import info_of, is_connected, seed_of
from bivouac.tables.page import Line, Page
from bivouac.tables.seating import Seats, has_agreed
from bivouac.tables.table import Table, offer_of, pictured, result_json, see
from bivouac.tables.thoughts import Thought

if TYPE_CHECKING:
    from bivouac.tables.visit import Visit


class Sitting:
    """A table that somebody uses. Whoever changes it holds its lock."""

    def __init__(self, kept: Kept) -> None:
        self.opening = kept.opening
        self.standing = kept.standing
        self.seats = kept.seats
        self.rows = kept.rows
        self.table = readable(kept)  # None: the rules have changed since
        self.sights: dict[int, Json] = {}  # what was seen last; only where there is no game
        self.lock = asyncio.Lock()
        self.visits: set[Visit] = set()
        self.since = time.monotonic()
        self.gone: dict[str, float] = {}  # when guests' sockets were last closed
        self.users = 0
        self.driver: asyncio.Task[None] | None = None
        self.player: Player | None = None
        self.thought: Thought | None = None  # what a bot is thinking about
        if self.table is None or self.standing.status == FROZEN:
            self.standing = replace(self.standing, status=status_of(self.table, kept))

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.standing.id

    @property
    def is_idle(self) -> bool:
        """Could it be forgotten now? It would be read again from its rows."""
        return self.users == 0 and not self.visits and self.driver is None

    @property
    def present(self) -> set[str]:
        """The guests with a socket here."""
        return {visit.guest.id for visit in self.visits}

    @property
    def connected(self) -> list[int]:
        """The seats for which somebody is there."""
        present = self.present
        return [seat.seat for seat in self.seats if is_connected(seat, present)]

    def seconds_away(self, seat: Seat) -> float:
        """For how long nobody has been there for a seat, as far as this process knows."""
        seen = [self.gone.get(holder, self.since) for holder in seat.holders]
        return time.monotonic() - max(seen, default=self.since)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.seats]

    def game_table(self, *statuses: str) -> Table:
        """The game, for something that is possible at these statuses only."""
        if self.table is None:
            raise declined("refused-frozen", NOT_NOW)
        if self.standing.status not in statuses:
            raise declined(NOT_AT[self.standing.status], NOT_NOW)
        return self.table

    def page(self, at: str, guest: str | None, *statuses: str) -> Page:
        """An empty page for new rows."""
        return Page(self.game_table(*statuses), at, guest, self.people)

    def bot_to_move(self) -> str | None:
        """The bot whose decision is awaited, if one is."""
        if self.table is None or self.standing.status != PLAYING or self.table.decides is None:
            return None
        return self.seats[self.table.decides].decider

    def info(self, guest: str) -> Json:
        """The protocol's TableInfo."""
        return info_of(self.opening.label, self.standing, self.seats, guest, self.present)

    def state(self, info: Json, look: int, last: int) -> Json:
        """Everything, for somebody who comes or comes back: the protocol's State.

        `info` is given because this runs in a thread, and visits come and go outside of it.
        """
        is_shown = self.standing.status != WAITING
        is_played = self.table is not None and self.standing.status == PLAYING
        first = last if last <= self.standing.number else 0
        return {
            "type": "state",
            "table": info,
            "look": None if look == SPECTATOR else look,
            "number": self.standing.number,
            "log": [entry_of(row, look) for row in self.rows[first:]],
            "components": self.components(),
            "view": self.view(look) if is_shown else None,
            "offer": offer_of(self.table.game, look) if self.table and is_played else None,
            "can_undo": self.table.can_undo(look) if self.table and is_played else False,
            "result": self.standing.card.get("result"),
            "seed": seed_of(self.opening, self.standing),
        }

    def components(self) -> Json:
        """The components as a client draws them, or where no rules read them, as they are kept."""
        if self.table is not None:
            return self.table.game.setting.pictured()
        return pictured(self.opening)

    def view(self, look: int) -> Json:
        """What a look sees, or where the rules have changed, what it saw last."""
        return self.sights.get(look) if self.table is None else self.table.view(look)

    def news(self, lines: Sequence[Line], look: int) -> list[Json]:
        """New rows that have happened, as a look may see them: the protocol's News."""
        assert self.table is not None
        return [self.news_of(line, look, line is lines[-1], self.table) for line in lines]

    def news_of(self, line: Line, look: int, is_last: bool, table: Table) -> Json:
        """One row; what can be done now stands with the last one."""
        is_played = is_last and self.standing.status == PLAYING
        return {
            "type": "news",
            "number": line.row.number,
            "entry": entry_of(line.row, look),
            "view": table.view(look) if is_last else see(line.game, look),
            "offer": offer_of(table.game, look) if is_played else None,
            "can_undo": table.can_undo(look) if is_played else False,
            "result": result_json(line.game) if line.game.is_over else None,
            "seed": seed_of(self.opening, self.standing) if is_last else None,
        }

    def standing_after(self, page: Page, status: str) -> Standing:
        """Where the table will stand after a page."""
        return replace(
            self.standing,
            status=status,
            number=page.number,
            digest=page.digest(),
            card=card_after(page, status),
            updated=page.at,
        )

    def outcome(self, page: Page, seats: Seats, status: str) -> tuple[Standing, dict[int, Any]]:
        """Where the table will stand after a page, and what will be seen then."""
        return self.standing_after(page, status), sights_after(page, seats, status)


NOT_AT = {
    WAITING: "refused-waiting",
    PLAYING: "refused-playing",
    OVER: "refused-over",
    ENDED: "refused-ended",
    FROZEN: "refused-frozen",
}
"""Why something is not possible now, by how the table stands."""


def card_after(page: Page, status: str) -> dict[str, Json]:
    """What the lobby shows of a table after a page."""
    game = page.game
    return {
        "sketch": game.setting.sketch(game.position),
        "decides": game.to_move if status == PLAYING else None,
        "round": game.setting.round_of(game.position),
        "result": result_json(game) if status == OVER else None,
    }


def readable(kept: Kept) -> Table | None:
    """The game of a table, unless the rules of today come to another position than was kept."""
    try:
        table = Table.restore(kept.opening, kept.rows)
    except InputError:
        return None
    is_same = table.number == kept.standing.number and table.digest() == kept.standing.digest
    return table if is_same else None


def status_of(table: Table | None, kept: Kept) -> str:
    """How a table stands that cannot be read, or can be read again."""
    if table is None:
        return FROZEN
    if table.game.is_over:
        return OVER
    if any(row.body.get("what") == "table-ended" for row in kept.rows):
        return ENDED
    return WAITING if any(seat.kind == OPEN for seat in kept.seats) else PLAYING


def sights_after(page: Page, seats: Seats, status: str) -> dict[int, Any]:
    """What everybody sees after a page, to be kept: the public, and people from their seats."""
    if status == WAITING:
        return {}
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    return {look: see(page.game, look) for look in (SPECTATOR, *people)}


def settle(page: Page, seats: Seats, status: str) -> str:
    """How the table stands after a page, writing down what follows from it."""
    if status == WAITING and not any(seat.kind == OPEN for seat in seats):
        page.remark("table-started")
        return PLAYING
    if status == WAITING and has_emptied(page, seats):
        page.remark("table-ended")
        return ENDED
    if status == PLAYING and page.game.is_over:
        return OVER
    if status == PLAYING and has_agreed(seats):
        page.remark("table-ended")
        return ENDED
    return status


def has_emptied(page: Page, seats: Seats) -> bool:
    """Has the last person just left?"""
    is_left = any(row.body.get("what") == "table-left" for row in page.rows)
    return is_left and not any(seat.kind == PERSON for seat in seats)
