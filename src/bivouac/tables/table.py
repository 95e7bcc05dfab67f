"""A table's game: laid out from its opening, moved by its rows, seen by its seats.

Nothing here writes to disk. New rows are written on a Page first; once they are kept, the table
turns the page and they have happened.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from bivouac.core.contract import SPECTATOR, Event, Game, GameType, Json, Setting
from bivouac.core.errors import InputError
from bivouac.core.fair import Shuffles, commitment, deal
from bivouac.core.registry import find_game
from bivouac.record.replay import play_event, snapshot, start
from bivouac.record.write import RULES, record_of
from bivouac.store.kept import CHANCE, DECISION, UNDO, Opening, Row
from bivouac.tables.undo import has_shown_secrets

LONG_LOG = 3000
"""Rows, far more than a game needs. From here on a log holds the game alone, so that nobody can
make it endless by taking back or by coming and going."""


@dataclass(frozen=True, slots=True)
class Step:
    """A row of the game that has not been taken back."""

    row: Row
    before: np.void  # the position it met

    @property
    def event(self) -> Event:
        """The event of the record."""
        event: Event = self.row.body["event"]
        return event


def new_opening(game_type: GameType, setting: Setting, seed: bytes) -> Opening:
    """A new game, dealt from a seed."""
    setup, shuffles = deal(game_type, setting, seed)
    return Opening(
        game_type.name,
        dict(setting.options),
        RULES,
        setting.components_in(setup),
        setup,
        seed,
        commitment(seed),
        shuffles.done,
    )


def as_record(opening: Opening) -> dict[str, Json]:
    """The beginning of a record, as far as a game is laid out from it."""
    return {
        "game": opening.game,
        "options": opening.options,
        "components": opening.components,
        "setup": opening.setup,
    }


def pictured(opening: Opening) -> Json:
    """The components of a table that cannot be read, drawn as far as the rules of today can."""
    try:
        return find_game(opening.game).setting_of_record(as_record(opening)).pictured()
    except Exception:  # rules of another version may fail at these in any way
        return opening.components


class Table:
    """The game of a table as it stands, secrets included."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.start = start(as_record(opening))
        self.game = self.start.copy()
        self.shuffles = opening.shuffles  # made so far, those of the setup included
        self.number = 0  # of the last row
        self.moved = 0  # number of the last row that changed the position
        self.trail: list[Step] = []
        self.views: dict[int, Json] = {}  # by look, of the position as it is
        self._undoable: tuple[int, Step | None] = (-1, None)

    @classmethod
    def restore(cls, opening: Opening, rows: list[Row]) -> "Table":
        """A table played again from its rows; InputError if they no longer fit the rules."""
        try:
            table = cls(opening)
            for row in rows:
                table.replay(row)
        except InputError:
            raise
        except Exception as error:  # rules of another version may fail at these in any way
            raise InputError(f"the rows cannot be read: {error!r}") from None
        return table

    def replay(self, row: Row) -> None:
        """Let a kept row happen again."""
        if row.number != self.number + 1:
            raise InputError(f"row {self.number + 1} is missing")
        self.happen(row, None)

    def happen(self, row: Row, after: Game | None) -> None:
        """Let a row happen; `after` is the position it leads to, where that is known."""
        if row.kind in (DECISION, CHANCE):
            before = snapshot(self.game)
            if after is None:
                play_event(self.game, row.body["event"])
            else:
                self.game.positions[0] = after.positions[0]
            self.trail.append(Step(row, before))
            if row.kind == CHANCE:
                self.shuffles = row.body["shuffles"]
            self.moved = row.number
        elif row.kind == UNDO:
            if not self.trail or self.trail[-1].row.number != row.body["to"]:
                raise InputError(f"row {row.number} takes back what is not the last decision")
            self.game.positions[0] = self.trail.pop().before
            self.moved = row.number
        self.number = row.number
        self.views.clear()

    @property
    def round(self) -> int:
        """The round being played."""
        return self.game.setting.round_of(self.game.position)

    @property
    def decides(self) -> int | None:
        """The seat whose decision is awaited."""
        return None if self.game.is_over else self.game.to_move

    @property
    def has_long_log(self) -> bool:
        """Is it time for the log to hold the game alone?"""
        return self.number >= LONG_LOG

    def view(self, look: int) -> Json:
        """What a look may see now: the protocol's View."""
        if look not in self.views:
            self.views[look] = see(self.game, look)
        return self.views[look]

    def undoable(self) -> Step | None:
        """The last decision, if whoever made it may still take it back."""
        if self._undoable[0] != self.moved:
            self._undoable = (self.moved, self.find_undoable())
        return self._undoable[1]

    def find_undoable(self) -> Step | None:
        """The last decision, if a person made it, nothing passed and nothing was shown."""
        last = self.trail[-1] if self.trail else None
        if last is None or last.row.kind != DECISION or last.row.guest is None:
            return None
        if self.has_long_log:
            return None
        seat = last.row.seat
        if seat is None or self.decides != seat:
            return None
        before = self.game.copy()
        before.positions[0] = last.before
        steps = self.game.setting.steps(last.before, last.event)
        shown = has_shown_secrets(before, steps, self.game, seat, last.row.number)
        return None if shown else last

    def can_undo(self, look: int) -> bool:
        """May this look take back the last decision?"""
        step = self.undoable()
        return step is not None and step.row.seat == look

    def digest(self) -> str:
        """A name for the position, that differs when the rules come to another one."""
        return digest_of(self.game)

    def order(self) -> Shuffles:
        """The shuffles from here on."""
        return Shuffles(self.opening.seed, self.shuffles)

    def result(self) -> Json:
        """The protocol's Result; None before the end."""
        return result_json(self.game) if self.game.is_over else None

    def record(self, names: list[str]) -> dict[str, Any]:
        """The record, with what proves that its shuffles were fair; only for after the end."""
        events = [step.event for step in self.trail]
        record = record_of(self.opening.game, self.start, events, self.game, names=names)
        seed = self.opening.seed.hex()
        return {**record, "fair": {"commitment": self.opening.commitment, "seed": seed}}


def see(game: Game, look: int) -> Json:
    """What a look may see of a position; computed from what it may know and nothing else."""
    return game.redact(look).observe(look)


def offer_of(game: Game, look: int) -> Json:
    """What a look can do now: the protocol's Offer, or None."""
    if look == SPECTATOR or game.is_over or game.is_chance or game.to_move != look:
        return None
    return game.setting.offer(game.redact(look), look)


def result_json(game: Game) -> Json:
    """The result of a finished game: the protocol's Result."""
    result = game.result()
    return {
        "scores": list(result.scores) if result.verdict is None else None,
        "breakdown": [dict(by_key) for by_key in result.breakdown],
        "tie_break": list(result.tie_break),
        "winners": list(result.winners),
        "verdict": None if result.verdict is None else dict(result.verdict),
    }


def digest_of(game: Game) -> str:
    """SHA-256 of the position in the words of the record."""
    final = game.setting.final(game.position)
    text = json.dumps(final, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
