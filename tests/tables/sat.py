"""Tables without a store: dealt, seated with people only, and played in this thread."""

import random

import pytest

from bivouac.core.contract import Event, GameType, Json
from bivouac.core.registry import find_game
from bivouac.store.rows import PERSON, PLAYING, Deal, Seat, StoredTable, Summary
from bivouac.tables.dealing import new_deal
from bivouac.tables.logged_game import LoggedGame
from bivouac.tables.table import Table
from bivouac.tables.transaction import NewRow, Transaction
from tests.conftest import breadth
from tests.tables.people import events_of

AT = "2026-01-02T03:04:05.678Z"
NAMES = ("Una", "Vik", "Zoë", "Kai", "Eve", "Pat")
DEEDS = ["union", "discovery", "honour", "respect", "courage", "veneration"]
MORE = {"walking_totem": True, "fortifications": True, "discoveries": True}
MISSIONS = {"expeditions": True, **MORE}
ALL = {"storms": True, **MISSIONS}
EXTENDED = [
    {"map": "new-horizons", "players": 2, "draft": True, "deeds": DEEDS[:4], "settlements": "path"},
    {"map": "vast-lands", "players": 4, "draft": True, "deeds": ["union", "respect"]},
    {"map": "vast-lands", "players": 2, "deeds": DEEDS, "veneration": "a", **ALL},
    {"map": "floating-lands", "players": 3, "deeds": DEEDS, "veneration": "c", **ALL},
    {"map": "forgotten-island", "players": 4, "deeds": DEEDS, "veneration": "a", **MISSIONS},
    {"map": "glacier-massif", "players": 5, "draft": True, **ALL},
    {"map": "unexplored-paths", "players": 2, "deeds": DEEDS, "veneration": "c", **MISSIONS},
    {"map": "long-road", "players": 3, "settlements": "path", **ALL},
    {"map": "the-void", "players": 6, "deeds": DEEDS, "veneration": "b", **MORE},
]
"""Iwari with what can be chosen besides map and players: each map, each extension."""
BASE = ("new-horizons", "vast-lands")
SETS = [
    *find_game("dewan").option_sets(),
    *(chosen for chosen in find_game("iwari").option_sets() if chosen["map"] in BASE),
    *EXTENDED,
]
"""Every combination of the main options of Dewan and on Iwari's base maps, and some others."""
BY_TURNS = [chosen for number, chosen in enumerate(SETS[: -len(EXTENDED)]) if number % 2] + EXTENDED
"""Every second of these, so that each scenario and map is there, and all the others."""
EACH_ONCE = list(
    {(one.get("scenario", one.get("map")), one.get("mode")): one for one in BY_TURNS}.values()
)
"""Of these each scenario and map once, with what can be in play there, and each mode."""


def name_of(chosen: Json) -> str:
    """A set of options, short."""
    extended = ["extended"] * (chosen in EXTENDED)
    mode = chosen.get("mode", "versus")
    against = [] if mode == "versus" else [mode]
    return "-".join([str(value) for value in list(chosen.values())[:2]] + against + extended)


every_option_set = pytest.mark.parametrize("chosen", breadth(SETS, BY_TURNS), ids=name_of)


def game_of(chosen: Json) -> GameType:
    """The game that options are of."""
    return find_game("iwari" if "map" in chosen else "dewan")


def dealt(chosen: Json, seed: int) -> Deal:
    """A deal from a small seed."""
    return new_deal(game_of(chosen).setting(chosen), seed.to_bytes(32, "big"))


def seated(deal: Deal) -> Table:
    """A table at which everybody sits, before the first decision."""
    table = LoggedGame(deal)
    players = table.game.setting.seats
    seats = tuple(
        Seat(seat, PERSON, NAMES[seat], "key", holders=frozenset({NAMES[seat]}))
        for seat in range(players)
    )
    card = {"result": None}
    summary = Summary("t", NAMES[0], True, PLAYING, None, 0, table.digest(), card, AT, AT)
    return Table(StoredTable(deal, summary, seats, []))


def turn(table: Table, transaction: Transaction) -> list[NewRow]:
    """Let new rows happen."""
    summary = transaction.summary(table.summary, table.summary.status)
    table.accept(transaction, summary, table.seats)
    return transaction.new_rows


def decide(table: Table, seat: int, event: Event) -> list[NewRow]:
    """A decision that happens; Declined if it is not legal."""
    transaction = table.transaction(AT, NAMES[seat], PLAYING)
    transaction.decide(seat, event)
    return turn(table, transaction)


def undo(table: Table, seat: int) -> list[NewRow]:
    """A decision taken back; Declined if that cannot be."""
    transaction = table.transaction(AT, NAMES[seat], PLAYING)
    transaction.undo(seat)
    return turn(table, transaction)


def some_choice(table: Table, chooser: random.Random) -> Event | None:
    """One of the decisions offered to whoever decides; pieces are placed when they can be."""
    assert table.logged is not None
    seat = table.logged.decides
    if seat is None:
        return None
    choices = list(events_of(table.logged.offer(seat)))
    places = [event for event in choices if event["do"] in ("place", "build", "free")]
    chosen = chooser.choice(places if places and chooser.random() < 0.7 else choices)
    return extended(table, chosen, chooser) if chosen["do"] == "build" else chosen


def extended(table: Table, event: Event, chooser: random.Random) -> Event:
    """A build of Iwari, often with a second piece."""
    assert table.logged is not None
    known = table.logged.game.redact(event["seat"])
    begun = {"pieces": event["pieces"], "cards": event["cards"]}
    nexts = known.setting.draft(known, begun)["nexts"]
    return chooser.choice(nexts)["event"] if nexts and chooser.random() < 0.6 else event
