"""New rows of a table: written on a copy of its game, so that they can still be thrown away."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bivouac.core.contract import Event, Game, Json, Message, Refused
from bivouac.core.messages import spelled
from bivouac.record.replay import play_event, play_steps
from bivouac.store.rows import (
    CHANCE,
    DECISION,
    ENDED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    REMARK,
    UNDO,
    WAITING,
    Row,
    Summary,
    TableStatus,
)
from bivouac.tables.course import READ
from bivouac.tables.declined import NOT_NOW, declined, declined_by_rules
from bivouac.tables.logged_game import TAKEN_OVER, LoggedGame, digest_of
from bivouac.tables.protocol import result_json, said_of_event, said_of_table
from bivouac.tables.seating import Seats, has_agreed
from bivouac.tables.signals import SAID

TURNING_POINTS = ("table-started", "table-ended", "table-lesson-done")
"""Remarks that change how a table stands."""


@dataclass(frozen=True, slots=True)
class NewRow:
    """A new row, and the game after it."""

    row: Row
    game: Game
    steps: Sequence[int]  # that led there; none where nobody decided


class Transaction:
    """The rows that one thing somebody did adds to a table."""

    def __init__(
        self, logged: LoggedGame, at: str, guest: str | None, readers: Sequence[int]
    ) -> None:
        self.logged = logged
        self.game = logged.game.copy()
        self.shuffles = logged.order()
        self.course = logged.course and logged.course.copy()
        self.at = at
        self.guest = guest  # None: a bot
        self.readers = readers  # seats that get notes of their own
        self.new_rows: list[NewRow] = []

    @property
    def rows(self) -> list[Row]:
        """The new rows."""
        return [new.row for new in self.new_rows]

    @property
    def number(self) -> int:
        """Of the last row, new ones included."""
        return self.logged.number + len(self.new_rows)

    def decide(self, seat: int, event: Json) -> None:
        """A decision as a client sends it; Declined, for reasons the seat may know."""
        if not isinstance(event, dict) or "chance" in event:
            raise declined("refused-malformed")
        if self.game.is_over or self.game.to_move != seat:
            raise declined("refused-not-your-turn", NOT_NOW)
        steps = self.steps_of(seat, event)
        if self.course is not None:
            self.course.check_decision(self.game.setting.event(self.game.position, steps))
        self.play(seat, steps)

    def steps_of(self, seat: int, event: Event) -> list[int]:
        """The steps of a legal decision. Nothing but what the seat knows decides on it.

        An unseen card is completed by one the seat cannot exclude, so that the answer tells
        nothing; which one really comes is no part of the steps.
        """
        known = self.game.redact(seat)
        try:
            return play_event(known, known.setting.completed(known.position, event))[1]
        except Refused as refused:
            raise declined_by_rules(refused) from None

    def play(self, seat: int, steps: Sequence[int]) -> None:
        """Play the steps of a decision, word it as the record does, and let chance follow."""
        before = self.game.copy()
        if not play_steps(self.game, steps):
            raise declined("refused-malformed")
        event = before.setting.event(before.position, steps)
        said = said_of_event(before, event, self.game, self.readers)
        self.write(DECISION, seat, {"event": event}, said, steps)
        if self.course is not None:
            self.follow()
        else:
            while self.game.is_chance:
                self.resolve()

    def resolve(self) -> None:
        """Let the table's seed decide what chance must decide."""
        before = self.game.copy()
        event = before.setting.chance_by(before.position, self.shuffles.order)
        self.game.resolve_with(event)
        said = said_of_event(before, event, self.game, self.readers)
        self.write(CHANCE, None, {"event": event, "shuffles": self.shuffles.done}, said)

    def follow(self) -> None:
        """Let happen what a lesson lets happen by itself, up to where it says something."""
        assert self.course is not None
        while (event := self.course.next) is not None:
            before = self.game.copy()
            _, steps = play_event(self.game, event)
            said = said_of_event(before, event, self.game, self.readers)
            if "chance" in event:
                body = {"event": event, "shuffles": self.shuffles.done}
                self.write(CHANCE, None, body, said)
            else:
                self.write(DECISION, event["seat"], {"event": event}, said, steps, is_scripted=True)

    def go_on(self) -> None:
        """What a lesson says now has been read."""
        if self.course is None:
            raise declined("refused-no-lesson", NOT_NOW)
        self.course.check_reading()
        self.course.read[self.course.played] += 1
        round_ = self.game.setting.round_of(self.game.position)
        self.write(REMARK, None, {"what": READ}, said_of_table([], round_))
        self.follow()

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; Declined if that is no longer possible."""
        played = self.logged.undoable()
        if played is None or played.row.seat != seat:
            raise declined("refused-undo", NOT_NOW)
        self.game.positions[0] = played.before
        number = played.row.number
        said = said_of_table(
            [Message("table-undone", {"seat": seat})],
            self.game.setting.round_of(self.game.position),
            number,
        )
        self.write(UNDO, seat, {"to": number}, said)

    def remark(self, key: str, **args: str | int) -> None:
        """A row about the table itself; a long log tells no more than how the table stands."""
        if self.logged.has_long_log and key not in TURNING_POINTS:
            return
        message = Message(key, args)
        said = said_of_table([message], self.game.setting.round_of(self.game.position))
        self.write(REMARK, None, {"what": key, **args}, said)

    def take_over(self, seat: int, why: Message, bot: str) -> None:
        """A bot by somebody else cannot play on, and one of ours does: however long the log is."""
        message = Message(TAKEN_OVER, {"seat": seat, "why": why, "bot": bot})
        said = said_of_table([message], self.game.setting.round_of(self.game.position))
        body = {"what": TAKEN_OVER, "seat": seat, "why": spelled(why), "by": bot}
        self.write(REMARK, None, body, said)

    def say(self, seat: int, said: dict[str, str]) -> None:
        """Something that a player says to the others: a row, and no event."""
        if self.logged.has_long_log:
            raise declined("refused-no-phrases", NOT_NOW)
        key = "table-says-about" if "about" in said else "table-says"
        message = Message(key, {"seat": seat, **said})
        spoken = said_of_table([message], self.game.setting.round_of(self.game.position))
        self.write(REMARK, seat, {"what": SAID, **said}, spoken)

    def write(
        self,
        kind: str,
        seat: int | None,
        body: Json,
        said: Json,
        steps: Sequence[int] = (),
        is_scripted: bool = False,
    ) -> None:
        """Add a row; nobody at the table decided what is scripted."""
        guest = None if is_scripted else self.guest
        row = Row(self.number + 1, kind, seat, body, said, self.at, guest)
        if self.course is not None and kind in (DECISION, CHANCE):
            self.course.played += 1
        self.new_rows.append(NewRow(row, self.game.copy(), steps))

    def take_effect(self) -> None:
        """Let all of it happen, now that it is kept."""
        for new in self.new_rows:
            self.logged.happen(new.row, new.game, new.steps)

    def settle(self, seats: Seats, status: TableStatus) -> TableStatus:
        """How the table stands after it, writing down what follows from that."""
        if status == WAITING and not any(seat.kind == OPEN for seat in seats):
            self.remark("table-started")
            return PLAYING
        if status == WAITING and self.has_emptied(seats):
            self.remark("table-ended")
            return ENDED
        if status == PLAYING and self.course is not None and not self.course.is_over:
            return PLAYING  # though the game may be over
        if status == PLAYING and self.game.is_over:
            return OVER
        if status == PLAYING and self.course is not None:
            self.remark("table-lesson-done")
            return ENDED
        if status == PLAYING and has_agreed(seats):
            self.remark("table-ended")
            return ENDED
        return status

    def has_emptied(self, seats: Seats) -> bool:
        """Has the last person just left?"""
        is_left = any(row.body.get("what") == "table-left" for row in self.rows)
        return is_left and not any(seat.kind == PERSON for seat in seats)

    def summary(self, before: Summary, status: TableStatus) -> Summary:
        """How the table will stand after it."""
        return replace(
            before,
            status=status,
            number=self.number,
            digest=digest_of(self.game),
            card=self.card(status),
            updated=self.at if before.status in (WAITING, PLAYING) else before.updated,
        )

    def card(self, status: TableStatus) -> dict[str, Json]:
        """What the lobby will show of the table."""
        setting, position = self.game.setting, self.game.position
        return {
            "sketch": setting.sketch(position),
            "decides": self.game.to_move if status == PLAYING and not self.game.is_over else None,
            "round": setting.round_of(position),
            "result": result_json(self.game) if status == OVER else None,
            "title": setting.title(),
        }
