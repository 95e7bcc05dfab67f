"""A game at the terminal: people and bots in turn, undo, saving after every decision.

Knows only the contract; how a game looks and which choices it offers is its face's affair.
"""

import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from rich.text import Text

from bivouac.bots.budget import Watch
from bivouac.core.contract import Event, Game, Json, Message
from bivouac.core.errors import InputError
from bivouac.core.language import address, say
from bivouac.core.records import Words as Generator
from bivouac.record.secrecy import can_take_back, known_to, news_for
from bivouac.record.write import Recorder
from bivouac.terminal import saves
from bivouac.terminal.decide import Decider
from bivouac.terminal.face import Face, face_of
from bivouac.terminal.screen import LeaveError, Screen

HUMAN = "human"
NAME = "bivouac"
RECENT = 20
"""How many lines of the log stand above the table at most."""

Choose: TypeAlias = Callable[[Game, str, Generator, Watch], list[int]]
"""What a bot does: the next steps of its decision, from what its seat may know, being watched."""


def command() -> str:
    """How this program is called from here: by its name, or by its path where that is not known."""
    called = Path(sys.argv[0])
    return str(called) if called.name == NAME and shutil.which(NAME) is None else NAME


@dataclass(slots=True)
class Entry:
    """One event of the log."""

    messages: list[Message]
    notes: dict[int, list[Message]]  # what only one seat may read, by seat
    scoring: Json | None = None  # the scoring it brought about, if any


@dataclass(slots=True)
class Checkpoint:
    """A position to which a person can still go back."""

    seat: int
    positions: Any
    events: int
    log: int


@dataclass(slots=True)
class Session:
    """One game, from the first decision to the score sheet."""

    recorder: Recorder
    seats: Sequence[str]
    names: Sequence[str]
    seed: int
    screen: Screen
    choose: Choose
    path: Path
    chance: Generator
    bots: Generator
    components: str | None = None  # the folder of other components, if any
    log: list[Entry] = field(default_factory=list)
    checkpoints: list[Checkpoint] = field(default_factory=list)
    read: dict[int, int] = field(default_factory=dict)  # by seat: entries of the log already seen
    reader: int | None = None  # who looked at the screen last
    face: Face = field(init=False)
    marks: list[int] = field(init=False)  # the generators when the last event was complete

    def __post_init__(self) -> None:
        self.face = face_of(
            self.recorder.name,
            self.game.setting,
            self.names,
            self.screen.words,
            self.screen.ascii_only,
        )
        self.marks = [int(self.chance[0]), int(self.bots[0])]

    @property
    def game(self) -> Game:
        """The game, secrets included."""
        return self.recorder.game

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.seats) if kind == HUMAN]

    def remember(self, events: Sequence[Event]) -> None:
        """Play events of a saved game again, so that the log and the record know them."""
        for event in events:
            before = self.game.copy()
            self.recorder.play(event)
            self.log.append(self.entry(before))
        self.read = dict.fromkeys(self.people, len(self.log))

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        self.introduce()
        self.save()
        try:
            while not self.game.is_over:
                self.advance()
        except (LeaveError, KeyboardInterrupt):
            self.save()
            self.screen.say("terminal-left", game=self.recorder.name, command=command())
            self.screen.show_path(self.path)
            return 0
        self.finish()
        return 0

    def introduce(self) -> None:
        """What is played, and who sits where."""
        self.screen.rule(self.face.title())
        for player, kind in zip(self.names, self.seats, strict=True):
            key = "terminal-person" if kind == HUMAN else "terminal-bot"
            self.screen.say(key, player=player, bot=kind)

    def advance(self) -> None:
        """One decision, or one outcome of chance."""
        if self.game.is_chance:
            before = self.game.copy()
            self.recorder.resolve(self.chance)
            self.checkpoints.clear()
            self.note(before)
        elif self.seats[self.game.to_move] == HUMAN:
            self.ask(self.game.to_move)
        else:
            self.let_bot(self.seats[self.game.to_move])

    def let_bot(self, bot: str) -> None:
        """One decision of a bot; some give it step by step."""
        self.checkpoints.clear()
        before = self.game.copy()
        complete = False
        with self.screen.thinking(self.names[self.game.to_move]) as watch:
            while not complete:
                for step in self.choose(self.game, bot, self.bots, watch):
                    self.recorder.apply(step)
                complete = self.game.is_between
        self.note(before)

    def ask(self, seat: int) -> None:
        """Let a person decide, or take back."""
        if self.checkpoints and self.checkpoints[-1].seat != seat:
            self.checkpoints.clear()
        self.hand_over(seat)
        self.show_table(seat)
        steps = Decider(self, seat).decide()
        if steps is None:
            self.undo()
            return
        before = self.game.copy()
        point = Checkpoint(seat, before.positions, len(self.recorder.events), len(self.log))
        self.checkpoints.append(point)
        self.commit(steps)
        if not can_take_back(before, steps, self.game, seat, len(self.recorder.events)):
            self.checkpoints.clear()

    def commit(self, steps: Sequence[int]) -> None:
        """Play a whole decision."""
        before = self.game.copy()
        for step in steps:
            self.recorder.apply(step)
        self.note(before)

    def note(self, before: Game) -> None:
        """Write the last event into the log, and the game to disk."""
        self.log.append(self.entry(before))
        self.marks = [int(self.chance[0]), int(self.bots[0])]
        self.save()

    def entry(self, before: Game) -> Entry:
        """What the last event means to people."""
        event = self.recorder.events[-1]
        after = self.game
        messages = after.setting.describe(before.position, event, after.position)
        notes = {}
        for seat in self.people:
            news = news_for(before, after, seat)
            if news:
                notes[seat] = news
        return Entry(messages, notes, after.setting.scoring(before.position, event, after.position))

    def undo(self) -> None:
        """Back to before the last own decision."""
        point = self.checkpoints.pop()
        self.game.positions[:] = point.positions
        del self.recorder.events[point.events :]
        del self.log[point.log :]
        for seat, seen in self.read.items():
            self.read[seat] = min(seen, len(self.log))
        self.save()
        self.screen.say("terminal-undone")

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, the next one must sit down before cards show."""
        if len(self.people) > 1 and self.reader != seat:
            self.screen.console.clear()
            self.screen.ask(self.screen.words("terminal-hand-over", player=self.names[seat]))
        self.reader = seat

    def show_table(self, seat: int) -> None:
        """What happened since this person last looked, then the table."""
        known = known_to(self.game, seat)
        self.screen.rule(self.face.status(known, seat))
        lines = self.lines(seat, self.read.get(seat, 0))
        if len(lines) > RECENT:
            self.screen.say("terminal-more-log", count=len(lines) - RECENT)
        for line in lines[-RECENT:]:
            self.screen.show(Text(line, style="italic"))
        for entry in self.log[self.read.get(seat, 0) :]:
            walk = self.face.scoring(entry.scoring) if entry.scoring is not None else None
            if walk is not None:
                self.screen.show(walk)
        self.read[seat] = len(self.log)
        self.screen.show(self.face.glance(known, seat, self.screen.width))

    def lines(self, seat: int, first: int = 0) -> list[str]:
        """The log from an entry on, event by event, as a seat may read it."""
        lines = []
        for entry in self.log[first:]:
            messages = [*entry.messages, *entry.notes.get(seat, [])]
            said = [say(self.screen.words.language, address(m, self.names, seat)) for m in messages]
            lines.append(self.face.told(said, entry.scoring))
        return lines

    def save(self) -> None:
        """Keep the game on disk; where that fails, say so and play on."""
        record = self.recorder.record(names=self.names, seeds=[str(self.seed)])
        saved = saves.Saved(list(self.seats), self.seed, self.marks, self.components)
        record["table"] = saved.to_json()
        try:
            saves.write(self.path, record)
        except InputError as error:
            self.screen.show(Text(str(error)))

    def finish(self) -> None:
        """The last table, the score sheet, and where the record is."""
        seat = self.people[0] if len(self.people) == 1 else -1
        self.show_table(seat)
        has_points = self.game.setting.scored
        self.screen.rule(self.screen.words("terminal-final" if has_points else "terminal-verdict"))
        self.screen.show(self.face.sheet(known_to(self.game, seat)))
        self.screen.say("terminal-record", seed=str(self.seed))
        self.screen.show_path(self.path)
