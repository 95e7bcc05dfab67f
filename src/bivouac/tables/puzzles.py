"""Puzzles: one a day for each game, the same for everybody; which decision is best?

They come from recorded games (analysis/puzzles). Whoever is asked is told what the seat knows that
has to decide, and what can be chosen; what that is worth is told once an answer is given.
"""

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache, partial
from hashlib import sha256
from json import dumps
from random import Random
from typing import NamedTuple

from bivouac.analysis.puzzle_wire import Candidate, Puzzle
from bivouac.analysis.puzzles.packaged import packaged
from bivouac.core.contract import Known
from bivouac.core.registry import GAMES
from bivouac.record.replay import replay, start
from bivouac.store.rows import Guest
from bivouac.tables import puzzle_wire as wire
from bivouac.tables.bot_names import BOT_NAMES
from bivouac.tables.declined import UNKNOWN, declined
from bivouac.tables.finished import require_rules, sound
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.what_if import Source, new_what_if

BOT = "greedy"
"""What the players are said to be: nobody in particular."""
KEPT = 16
"""Puzzles kept at a time: most people look at today's."""


class Posed(NamedTuple):
    """A puzzle, as it stands before whoever is to solve it."""

    puzzle: Puzzle
    known: Known
    names: Sequence[str]  # of the players
    plans: Sequence[Candidate]  # in an order that says nothing

    def name_of(self, plan: Candidate) -> str:
        """What a decision is called here."""
        return f"plan-{self.plans.index(plan) + 1}"


def today() -> date:
    """The day it is, the same for everybody."""
    return datetime.now(UTC).date()


def days(game: str) -> Sequence[tuple[date, Puzzle]]:
    """The puzzles of a game by day: today's, and before it each of the others once."""
    puzzles = packaged(game)
    found = [today() - timedelta(days=back) for back in range(len(puzzles))]
    return [(day, puzzles[day.toordinal() % len(puzzles)]) for day in found]


def known_puzzles() -> wire.Puzzles:
    """The protocol's Puzzles."""
    found = {game: days(game) for game in GAMES}
    return {
        "games": [
            {"game": game, "days": [day_of(*one) for one in listed]}
            for game, listed in found.items()
            if listed
        ]
    }


def day_of(day: date, puzzle: Puzzle) -> wire.PuzzleDay:
    """The protocol's PuzzleDay."""
    return {"day": day.isoformat(), "id": puzzle["id"], "found_by": puzzle["found_by"]}


def find(tables: OpenTables, game: str, day: str) -> tuple[date, Puzzle]:
    """The puzzle of a day; Declined where there is none, or its game is not ready yet."""
    found = {one.isoformat(): (one, puzzle) for one, puzzle in days(game) if game in GAMES}
    if day not in found:
        raise declined("refused-no-such-puzzle", UNKNOWN)
    require_rules(tables, found[day][1]["record"])
    return found[day]


@lru_cache(KEPT)
def pose(game: str, name: str) -> Posed:
    """A puzzle by its id, laid out."""
    puzzle = next(one for one in packaged(game) if one["id"] == name)
    at = start(puzzle["record"])
    for one in replay(puzzle["record"]):
        at = one.game
    chance = Random(int.from_bytes(sha256(name.encode()).digest()))
    plans = sorted(puzzle["candidates"], key=lambda plan: dumps(plan["event"], sort_keys=True))
    chance.shuffle(plans)
    names = chance.sample(BOT_NAMES, at.setting.seats)
    return Posed(puzzle, at.redact(puzzle["seat"]), names, plans)


async def show(tables: OpenTables, game: str, day: str) -> wire.PosedPuzzle:
    """The protocol's PosedPuzzle."""
    when, puzzle = find(tables, game, day)
    return told(when, await tables.in_thread(pose, game, puzzle["id"]))


def told(when: date, posed: Posed) -> wire.PosedPuzzle:
    """A puzzle with its position, as the client draws it; not what is best."""
    puzzle, known, names, plans = posed
    setting = known.setting
    return {
        **day_of(when, puzzle),
        "table": {
            "game": setting.game,
            "options": dict(setting.options),
            "title": setting.title(),
            "names": list(names),
            "bots": [BOT] * setting.seats,
        },
        "components": setting.pictured(),
        "view": known.view(),
        "plans": [
            {"name": posed.name_of(plan), "event": plan["event"], "says": plan["says"]}
            for plan in plans
        ],
    }


async def answer(tables: OpenTables, game: str, day: str, chosen: str) -> wire.PuzzleAnswer:
    """The protocol's PuzzleAnswer."""
    _, puzzle = find(tables, game, day)
    posed: Posed = await tables.in_thread(pose, game, puzzle["id"])
    plans = puzzle["candidates"]
    if chosen not in map(posed.name_of, plans):
        raise declined("refused-no-answer")
    return {
        "right": chosen == posed.name_of(plans[0]),
        "greedy": posed.name_of(plans[puzzle["greedy"]]),
        "plans": [worth(posed, plan) for plan in plans],
    }


def worth(posed: Posed, plan: Candidate) -> wire.PuzzleWorth:
    """The protocol's PuzzleWorth: no chance is told where the meter has not been calibrated."""
    calibrated = posed.puzzle["meter"]["calibrated"]
    return {
        "name": posed.name_of(plan),
        "chance": plan["chance"] if calibrated else None,
        "error": plan["error"] if calibrated else None,
        "points": plan["points"],
        "behind": plan["behind"] if calibrated else None,
        "interval": plan["interval"] if calibrated else None,
        "reasons": [{"says": one["says"], "points": one["points"]} for one in plan["reasons"]],
    }


async def play_on(tables: OpenTables, guest: Guest, game: str, day: str, bot: str) -> str:
    """A what-if that goes on from a puzzle, at the seat that has to decide; its table."""
    _, puzzle = find(tables, game, day)
    record = puzzle["record"]
    source = Source(record, len(record["events"]), None)
    count = len(record["setup"]["hands"])
    seats = [{"kind": "bot", "bot": bot} for _ in range(count)]
    seats[puzzle["seat"]] = {"kind": "me"}
    make = partial(new_what_if, source, seats, guest)
    stored = await asyncio.to_thread(sound, record, make)
    return (await tables.to_the_end(tables.add(stored))).id
