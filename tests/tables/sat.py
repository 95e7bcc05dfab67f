"""Tables without a hall: dealt, seated with people only, and played in this thread."""

import random

from bivouac.core.contract import Event, Json
from bivouac.core.registry import find_game
from bivouac.store.kept import PERSON, PLAYING, Kept, Opening, Seat, Standing
from bivouac.tables.page import Line, Page
from bivouac.tables.sitting import Sitting
from bivouac.tables.table import Table, new_opening
from tests.tables.people import events_of

AT = "2026-01-02T03:04:05.678Z"
NAMES = ("Una", "Vik", "Zoë", "Kai")
GAME = find_game("dewan")


def dealt(chosen: Json, seed: int) -> Opening:
    """An opening from a small seed."""
    return new_opening(GAME, GAME.setting(chosen), seed.to_bytes(32, "big"))


def seated(opening: Opening) -> Sitting:
    """A table at which everybody sits, before the first decision."""
    table = Table(opening)
    players = table.game.setting.seats
    seats = tuple(
        Seat(seat, PERSON, NAMES[seat], "key", holders=frozenset({NAMES[seat]}))
        for seat in range(players)
    )
    card = {"result": None}
    standing = Standing("t", NAMES[0], True, PLAYING, None, 0, table.digest(), card, AT, AT)
    return Sitting(Kept(opening, standing, seats, []))


def turn(sitting: Sitting, page: Page) -> list[Line]:
    """Let a page happen."""
    page.turn({})
    sitting.rows.extend(page.rows)
    sitting.standing = sitting.standing_after(page, sitting.standing.status)
    return page.lines


def decide(sitting: Sitting, seat: int, event: Event) -> list[Line]:
    """A decision that happens; Declined if it is not legal."""
    page = sitting.page(AT, NAMES[seat], PLAYING)
    page.decide(seat, event)
    return turn(sitting, page)


def undo(sitting: Sitting, seat: int) -> list[Line]:
    """A decision taken back; Declined if that cannot be."""
    page = sitting.page(AT, NAMES[seat], PLAYING)
    page.undo(seat)
    return turn(sitting, page)


def some_choice(sitting: Sitting, chooser: random.Random) -> Event | None:
    """One of the decisions offered to whoever decides; camps are placed when they can be."""
    assert sitting.table is not None
    seat = sitting.table.decides
    if seat is None:
        return None
    choices = list(events_of(sitting.state({}, seat, 0)["offer"]))
    places = [event for event in choices if event["do"] == "place"]
    return chooser.choice(places if places and chooser.random() < 0.7 else choices)
