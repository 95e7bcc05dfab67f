"""New rows of a table: written on a copy of its game, so that they can still be thrown away."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message, Refused
from bivouac.record.replay import play_event
from bivouac.record.secrecy import known_to
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
)
from bivouac.tables.declined import NOT_NOW, declined, declined_by_rules
from bivouac.tables.logged_game import LoggedGame, digest_of
from bivouac.tables.protocol import result_json, said_of_event, said_of_table, see
from bivouac.tables.seating import Seats, has_agreed

TURNING_POINTS = ("table-started", "table-ended")
"""Remarks that change how a table stands."""


@dataclass(frozen=True, slots=True)
class NewRow:
    """A new row, and the game after it."""

    row: Row
    game: Game


class Transaction:
    """The rows that one thing somebody did adds to a table."""

    def __init__(
        self, logged: LoggedGame, at: str, guest: str | None, readers: Sequence[int]
    ) -> None:
        self.logged = logged
        self.game = logged.game.copy()
        self.shuffles = logged.order()
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
        """A decision and the chance that follows it; Declined, for reasons the seat may know."""
        if not isinstance(event, dict) or "chance" in event:
            raise declined("refused-malformed")
        if self.game.is_over or self.game.to_move != seat:
            raise declined("refused-not-your-turn", NOT_NOW)
        self.play(DECISION, seat, self.canonical(seat, event))
        while self.game.is_chance:
            event = self.game.setting.chance_by(self.game.position, self.shuffles.order)
            self.play(CHANCE, None, event)

    def canonical(self, seat: int, event: Event) -> Event:
        """A legal decision in our own words. Nothing but what the seat knows decides on it.

        An unseen card is completed twice: by one the seat cannot exclude, so that the answer tells
        nothing, and once the decision stands, by the card that really comes.
        """
        known = known_to(self.game, seat)
        setting = known.setting
        try:
            meant = setting.completed(known.position, event)
            before = play_event(known, meant)
            said = setting.event(before, setting.steps(before, meant))
        except Refused as refused:
            raise declined_by_rules(refused) from None
        return setting.completed(self.game.position, said)

    def play(self, kind: str, seat: int | None, event: Event) -> None:
        """Play an event and write its row."""
        before = self.game.copy()
        play_event(self.game, event)
        body: dict[str, Json] = {"event": event}
        if kind == CHANCE:
            body["shuffles"] = self.shuffles.done
        self.write(kind, seat, body, said_of_event(before, event, self.game, self.readers))

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; Declined if that is no longer possible."""
        step = self.logged.undoable()
        if step is None or step.row.seat != seat:
            raise declined("refused-undo", NOT_NOW)
        self.game.positions[0] = step.before
        number = step.row.number
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

    def write(self, kind: str, seat: int | None, body: Json, said: Json) -> None:
        """Add a row."""
        row = Row(self.number + 1, kind, seat, body, said, self.at, self.guest)
        self.new_rows.append(NewRow(row, self.game.copy()))

    def take_effect(self, views: Mapping[int, Json]) -> None:
        """Let all of it happen, now that it is kept; `views` are those worked out already."""
        for new in self.new_rows:
            self.logged.happen(new.row, new.game)
        self.logged.views.update(views)

    def settle(self, seats: Seats, status: str) -> str:
        """How the table stands after it, writing down what follows from that."""
        if status == WAITING and not any(seat.kind == OPEN for seat in seats):
            self.remark("table-started")
            return PLAYING
        if status == WAITING and self.has_emptied(seats):
            self.remark("table-ended")
            return ENDED
        if status == PLAYING and self.game.is_over:
            return OVER
        if status == PLAYING and has_agreed(seats):
            self.remark("table-ended")
            return ENDED
        return status

    def has_emptied(self, seats: Seats) -> bool:
        """Has the last person just left?"""
        is_left = any(row.body.get("what") == "table-left" for row in self.rows)
        return is_left and not any(seat.kind == PERSON for seat in seats)

    def outcome(
        self, before: Summary, seats: Seats, status: str
    ) -> tuple[Summary, dict[int, Json]]:
        """How the table will stand after it, and what will be seen then."""
        return self.summary(before, status), self.views(seats, status)

    def summary(self, before: Summary, status: str) -> Summary:
        """How the table will stand after it."""
        return replace(
            before,
            status=status,
            number=self.number,
            digest=digest_of(self.game),
            card=self.card(status),
            updated=self.at,
        )

    def card(self, status: str) -> dict[str, Json]:
        """What the lobby will show of the table."""
        setting, position = self.game.setting, self.game.position
        return {
            "sketch": setting.sketch(position),
            "decides": self.game.to_move if status == PLAYING else None,
            "round": setting.round_of(position),
            "result": result_json(self.game) if status == OVER else None,
        }

    def views(self, seats: Seats, status: str) -> dict[int, Json]:
        """What will be seen, to be kept: by the public, and by people from their seats."""
        if status == WAITING:
            return {}
        people = [seat.seat for seat in seats if seat.kind == PERSON]
        return {viewer: see(self.game, viewer) for viewer in (SPECTATOR, *people)}
