"""A table's game: laid out from its deal, moved by its rows, seen by its seats.

Nothing here writes to disk. New rows are written in a Transaction first; once they are
kept, it takes effect and they have happened.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bivouac.core.contract import SPECTATOR, Advice, Event, Game, Json, Known
from bivouac.core.errors import InputError
from bivouac.core.fair import Shuffles
from bivouac.core.messages import spelled
from bivouac.core.registry import find_game
from bivouac.core.wire import Offered, OpeningPart, Seen
from bivouac.record.lessons import find_lesson
from bivouac.record.replay import play_event, snapshot, start
from bivouac.record.secrecy import Decided, can_take_back
from bivouac.record.write import record_of
from bivouac.store.rows import CHANCE, DECISION, UNDO, Deal, Row
from bivouac.tables import wire
from bivouac.tables.course import Course, is_reading

LONG_LOG = 3000
"""Rows, far more than a game needs. From here on a log holds the game alone, so that nobody can
make it endless by taking back or by coming and going."""

TAKEN_OVER = "table-taken-over"
"""Of a remark: a bot by somebody else cannot play on, and one of ours does."""
MOST_MOMENTS = 8
"""How many moments of the past one answer holds: about as much work as a draft."""


@dataclass(frozen=True, slots=True)
class Played:
    """A row of the game that has not been taken back."""

    row: Row
    before: np.void  # the position it met
    steps: Sequence[int]  # it was played by; none where chance decided

    @property
    def event(self) -> Event:
        """The event of the record."""
        event: Event = self.row.body["event"]
        return event


def as_record(deal: Deal) -> dict[str, Json]:
    """The beginning of a record, as far as a game is laid out from it."""
    return {
        "game": deal.game,
        "options": deal.options,
        "components": deal.components,
        "setup": deal.setup,
    }


def pictured(deal: Deal) -> object:
    """The components of a table that cannot be read, drawn as far as the rules of today can."""
    try:
        return find_game(deal.game).setting_of_record(as_record(deal)).pictured()
    except Exception:  # rules of another version may fail at these in any way
        return deal.components


def course_of(deal: Deal) -> Course | None:
    """The lesson of a table, from its beginning; InputError if it is no longer the same."""
    if deal.lesson is None:
        return None
    lesson = find_lesson(deal.game, deal.lesson)
    if lesson is None:
        raise InputError("fault-lesson", lesson=deal.lesson)
    return Course(lesson)


class LoggedGame:
    """The game of a table as it stands, secrets included."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.start = start(as_record(deal))
        self.game = self.start.copy()
        self.shuffles = deal.shuffles  # made so far, those of the setup included
        self.number = 0  # of the last row
        self.moved = 0  # number of the last row that changed the position
        self.trail: list[Played] = []
        self.course = course_of(deal)
        self.taken_over: list[Row] = []  # remarks: where one of our bots plays on for another's
        self.knowns: dict[int, Known] = {}  # by viewer, of the position as it is
        self.views: dict[int, Seen] = {}  # the same
        self._undoable: tuple[int, Played | None] = (-1, None)

    @classmethod
    def restore(cls, deal: Deal, rows: list[Row]) -> "LoggedGame":
        """A table played again from its rows; InputError if they no longer fit the rules."""
        try:
            logged = cls(deal)
            for row in rows:
                logged.replay(row)
        except InputError:
            raise
        except Exception as error:  # rules of another version may fail at these in any way
            raise InputError("fault-rows", reason=f"{error!r}") from None
        return logged

    def replay(self, row: Row) -> None:
        """Let a kept row happen again."""
        if row.number != self.number + 1:
            raise InputError("fault-row-missing", number=self.number + 1)
        self.happen(row, None)

    def happen(self, row: Row, after: Game | None, steps: Sequence[int] = ()) -> None:
        """Let a row happen; `after` is the position it leads to by `steps`, where that is known."""
        if row.kind in (DECISION, CHANCE):
            before = snapshot(self.game)
            if after is None:
                _, steps = play_event(self.game, row.body["event"])
            else:
                self.game.positions[0] = after.positions[0]
            self.trail.append(Played(row, before, steps))
            if row.kind == CHANCE:
                self.shuffles = row.body["shuffles"]
            self.moved = row.number
        elif row.kind == UNDO:
            if not self.trail or self.trail[-1].row.number != row.body["to"]:
                raise InputError("fault-row-undo", number=row.number)
            self.game.positions[0] = self.trail.pop().before
            self.moved = row.number
        elif row.body.get("what") == TAKEN_OVER:
            self.taken_over.append(row)
        elif is_reading(row) and self.course is not None:
            self.course.read[self.course.played] += 1
        self.number = row.number
        if self.course is not None:
            self.course.played = len(self.trail)
        self.knowns.clear()
        self.views.clear()

    @property
    def decides(self) -> int | None:
        """The seat whose decision is awaited."""
        return None if self.game.is_over else self.game.to_move

    @property
    def has_long_log(self) -> bool:
        """Is it time for the log to hold the game alone?"""
        return self.number >= LONG_LOG

    def known(self, viewer: int) -> Known:
        """The game as a viewer knows it: redacted once, for all that the viewer is told of it."""
        if viewer not in self.knowns:
            self.knowns[viewer] = self.game.redact(viewer)
        return self.knowns[viewer]

    def view(self, viewer: int) -> Seen:
        """What a viewer may see now: the protocol's View."""
        if viewer not in self.views:
            self.views[viewer] = self.known(viewer).view()
        return self.views[viewer]

    def opening(self, viewer: int) -> list[OpeningPart]:
        """How the game was set up, as a viewer knew it then: the protocol's OpeningPart."""
        return self.game.setting.opening(self.start.redact(viewer))

    def past(self, first: int, last: int, viewer: int) -> list[tuple[int, Seen]]:
        """What a viewer saw after each row from `first` to `last`, by its number; 0: the beginning.

        Only rows that moved the game and have not been taken back; at most MOST_MOMENTS of them.
        Each is redacted from the position of that moment, which knows nothing of what came later.
        """
        numbers = [0, *(played.row.number for played in self.trail)]
        positions = [*(played.before for played in self.trail), self.game.position]
        asked = [
            (number, position)
            for number, position in zip(numbers, positions, strict=True)
            if first <= number <= last
        ]
        return [
            (number, self.at(position).observe(viewer)) for number, position in asked[:MOST_MOMENTS]
        ]

    def offer(self, viewer: int) -> Offered | None:
        """What a viewer can do now: the protocol's Offer, or None."""
        return self.game.setting.offer(self.known(viewer)) if viewer == self.decides else None

    def coached(self, viewer: int) -> wire.CoachWord | None:
        """What the coach of the table says to a viewer now, from what the viewer knows."""
        if not self.deal.coach or viewer == SPECTATOR:
            return None
        brought = self.brought(viewer)
        if brought is not None:
            return word_of(brought, brought=True)
        due = viewer == self.decides and not self.game.is_chance
        advice = self.game.setting.advice(self.known(viewer)) if due else None
        return None if advice is None else word_of(advice, brought=False)

    def brought(self, viewer: int) -> Advice | None:
        """What the last decision brought a viewer who made it."""
        last = next((i for i, one in enumerate(self.trail[::-1]) if one.row.kind == DECISION), None)
        if last is None or self.trail[-1 - last].row.seat != viewer:
            return None
        made = self.trail[-1 - last]
        then = self.trail[-last].before if last > 0 else self.game.position
        before, after = (self.at(position).redact(viewer) for position in (made.before, then))
        return self.game.setting.brought(before, made.event, after)

    def at(self, position: np.void) -> Game:
        """The game as it stood."""
        game = self.game.copy()
        game.positions[0] = position
        return game

    def undoable(self) -> Played | None:
        """The last decision, if whoever made it may still take it back."""
        if self._undoable[0] != self.moved:
            self._undoable = (self.moved, self.find_undoable())
        return self._undoable[1]

    def find_undoable(self) -> Played | None:
        """The last decision, if a person made it, nothing passed and nothing was shown."""
        last = self.trail[-1] if self.trail else None
        if last is None or last.row.kind != DECISION or last.row.guest is None:
            return None
        if self.has_long_log or last.row.seat is None:
            return None
        decided = Decided(last.row.seat, last.before, last.steps, last.row.number)
        return last if can_take_back(decided, self.game) else None

    def can_undo(self, viewer: int) -> bool:
        """May this viewer take back the last decision?"""
        played = self.undoable()
        return played is not None and played.row.seat == viewer

    def digest(self) -> str:
        """A name for the position, that differs when the rules come to another one."""
        return digest_of(self.game)

    def order(self) -> Shuffles:
        """The shuffles from here on."""
        return Shuffles(self.deal.seed, self.shuffles)

    def record(
        self, names: Sequence[str], bots: Sequence[str | None] | None = None
    ) -> dict[str, Any]:
        """The record, with what proves that its shuffles were fair; only for after the end."""
        events = [played.event for played in self.trail]
        record = record_of(self.deal.game, self.start, events, self.game, names=names)
        if self.course is not None:
            return record  # nothing in it was shuffled, and no bot decided
        seed = self.deal.seed.hex()
        if bots is not None:
            record["bots"] = list(bots)
        if self.taken_over:
            record["forfeits"] = [self.forfeit(row) for row in self.taken_over]
        return {**record, "fair": {"commitment": self.deal.commitment, "seed": seed}}

    def forfeit(self, row: Row) -> Json:
        """The record's entry for a bot by somebody else that could not play on."""
        before = sum(played.row.number < row.number for played in self.trail)
        return {"seat": row.body["seat"], "event": before, "by": row.body["by"]}


def word_of(advice: Advice, brought: bool) -> wire.CoachWord:
    """The protocol's CoachWord."""
    return {"says": spelled(advice.says), "points": list(advice.points), "brought": brought}


def digest_of(game: Game) -> str:
    """SHA-256 of the position in the words of the record."""
    final = game.setting.final(game.position)
    text = json.dumps(final, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
