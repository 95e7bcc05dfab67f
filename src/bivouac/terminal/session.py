"""A game at the terminal: people and bots in turn, undo, saving after every decision.

Knows only the contract; how a game looks and which choices it offers is its face's affair.
"""

import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from rich.text import Text

from bivouac.bots.budget import Watch
from bivouac.core.contract import SPECTATOR, Event, Game, Known
from bivouac.core.errors import InputError, complaint
from bivouac.core.language import address, say
from bivouac.core.records import Words as Generator
from bivouac.record.replay import snapshot
from bivouac.record.secrecy import Decided, Telling, can_take_back, tell
from bivouac.record.write import Recorder
from bivouac.terminal import saves
from bivouac.terminal.decide import Decider
from bivouac.terminal.face import Face, face_of
from bivouac.terminal.screen import LeaveError, Screen

HUMAN = "human"
NAME = "bivouac"
RECENT = 20
"""How many lines of the log stand above the table at most."""

Choose: TypeAlias = Callable[[Known, str, Generator, Watch], list[int]]
"""What a bot does: the next steps of its decision, from what its seat may know, being watched."""


def command() -> str:
    """How this program is called from here: by its name, or by its path where that is not known."""
    called = Path(sys.argv[0])
    return str(called) if called.name == NAME and shutil.which(NAME) is None else NAME


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
    components: str | None = None  # the folder of a game saved by an earlier version, if any
    log: list[Telling] = field(default_factory=list)  # one for each event
    undoable: list[Decided] = field(default_factory=list)  # what a person can still take back
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
            self.undoable.clear()
            self.note(before)
        elif self.seats[self.game.to_move] == HUMAN:
            self.ask(self.game.to_move)
        else:
            self.let_bot(self.seats[self.game.to_move])

    def let_bot(self, bot: str) -> None:
        """One decision of a bot; some give it step by step."""
        self.undoable.clear()
        before = self.game.copy()
        complete = False
        with self.screen.thinking(self.names[self.game.to_move]) as watch:
            while not complete:
                known = self.game.redact(self.game.to_move)
                for step in self.choose(known, bot, self.bots, watch):
                    self.recorder.apply(step)
                complete = self.game.is_between
        self.note(before)

    def ask(self, seat: int) -> None:
        """Let a person decide, or take back."""
        if self.undoable and self.undoable[-1].seat != seat:
            self.undoable.clear()
        self.hand_over(seat)
        known = self.game.redact(seat)
        self.show_table(known)
        steps = Decider(self, known).decide()
        if steps is None:
            self.undo()
            return
        decided = Decided(seat, snapshot(self.game), steps, len(self.recorder.events) + 1)
        self.undoable.append(decided)
        self.commit(steps)
        if not can_take_back(decided, self.game):
            self.undoable.clear()

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

    def entry(self, before: Game) -> Telling:
        """What the last event means to people."""
        return tell(before, self.recorder.events[-1], self.game, self.people)

    def undo(self) -> None:
        """Back to before the last own decision."""
        last = self.undoable.pop()
        self.game.positions[0] = last.before
        del self.recorder.events[last.number - 1 :]
        del self.log[last.number - 1 :]
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

    def show_table(self, known: Known) -> None:
        """What happened since this person last looked, then the table."""
        seat = known.seat
        self.screen.rule(self.face.status(known))
        lines = self.lines(seat, self.read.get(seat, 0))
        if len(lines) > RECENT:
            self.screen.say("terminal-more-log", count=len(lines) - RECENT)
        for line in lines[-RECENT:]:
            self.screen.show(Text(line, style="italic"))
        for entry in self.log[self.read.get(seat, 0) :]:
            scoring_steps = self.face.scoring(entry.scoring) if entry.scoring is not None else None
            if scoring_steps is not None:
                self.screen.show(scoring_steps)
        self.read[seat] = len(self.log)
        self.screen.show(self.face.glance(known, self.screen.width))

    def lines(self, seat: int, first: int = 0) -> list[str]:
        """The log from an entry on, event by event, as a seat may read it."""
        lines = []
        for entry in self.log[first:]:
            messages = [*entry.messages, *entry.notes.get(seat, [])]
            said = [say(self.screen.words.language, address(m, self.names, seat)) for m in messages]
            if said:
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
            self.screen.show(Text(complaint(error, self.screen.words.language)))

    def finish(self) -> None:
        """The last table, the score sheet, and where the record is."""
        known = self.game.redact(self.people[0] if len(self.people) == 1 else SPECTATOR)
        self.show_table(known)
        has_points = self.game.setting.scored
        self.screen.rule(self.screen.words("terminal-final" if has_points else "terminal-verdict"))
        self.screen.show(self.face.sheet(known))
        self.screen.say("terminal-record", seed=str(self.seed))
        self.screen.show_path(self.path)
