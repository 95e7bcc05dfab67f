"""Lessons: records with remarks, played with somebody who learns (docs/write-a-lesson.md).

A lesson is a record with one key more, `lesson`. What it says stands at moments, each named by how
many events have happened then. Where the next event is a decision of the learner, the last thing
said is a task: they make it, or one that is as good. Everything else that happens, chance and the
decisions of the others, happens as the record has it.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from bivouac.core.contract import Event, Json
from bivouac.core.registry import find_game
from bivouac.record.patterns import is_like
from bivouac.record.write import RULES

PATHS = "paths.toml"
"""The file of a folder of lessons that says in which order they are learnt."""
EDITION = 12
"""Hexadecimal digits by which editions of a lesson are told apart."""


class Answer(NamedTuple):
    """What a decision is answered with that the lesson does not want now."""

    like: Json  # a pattern of the decision (record/patterns.py)
    says: str


@dataclass(frozen=True, slots=True)
class Remark:
    """Something a lesson says, and for a task what it takes."""

    at: int  # how many events have happened
    says: str  # a key of the locale files
    points: tuple[str, ...]  # what it points at: anchors of the client, space-ID for one of the map
    is_task: bool = False  # it asks for a decision: the next event
    also: tuple[Json, ...] = ()  # patterns of decisions as good as that of the record
    others: tuple[Answer, ...] = ()
    otherwise: str | None = None  # the answer to any other decision; None: any other is as good

    @property
    def keys(self) -> list[str]:
        """All that it can say."""
        answers = [*(answer.says for answer in self.others), self.otherwise]
        return [self.says, *(says for says in answers if says is not None)]

    def answer(self, event: Event, wanted: Event) -> str | None:
        """What a decision is answered with that is not taken; None where it is."""
        if event == wanted or any(is_like(event, like) for like in self.also):
            return None
        for like, says in self.others:
            if is_like(event, like):
                return says
        return self.otherwise


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game: str
    name: str
    record: Json
    seat: int  # of the learner
    remarks: tuple[Remark, ...]
    about: tuple[Json, ...] = ()  # options of tables that it is for: any of these, all it names

    @cached_property
    def edition(self) -> str:
        """Its name and its content: a table goes on only with the very lesson it began."""
        text = json.dumps(self.record, sort_keys=True, separators=(",", ":"))
        return f"{self.name}@{hashlib.sha256(text.encode()).hexdigest()[:EDITION]}"

    @property
    def events(self) -> Sequence[Event]:
        """What happens."""
        events: Sequence[Event] = self.record["events"]
        return events

    def is_for(self, options: Mapping[str, Json]) -> bool:
        """Does it teach something that a table with these options has?"""
        return any(
            all(has_option(options.get(name), value) for name, value in one.items())
            for one in self.about
        )

    def said_at(self, played: int) -> list[Remark]:
        """What is said after so many events, one thing after the other."""
        return [remark for remark in self.remarks if remark.at == played]

    def due(self, played: int, read: int) -> Remark | None:
        """What is said now, where `read` of it has been read; None: the next event happens."""
        said = self.said_at(played)
        return said[read] if read < len(said) else None

    def next(self, played: int, read: int) -> Event | None:
        """What happens now by itself; None: something is said first, or the lesson is over."""
        if self.due(played, read) is not None or played >= len(self.events):
            return None
        return self.events[played]

    def is_over(self, played: int, read: int) -> bool:
        """Has everything happened, and everything been read?"""
        return played >= len(self.events) and self.due(played, read) is None

    def step(self, played: int, read: int) -> int:
        """How many things have been said, the one that is said now included."""
        before = sum(remark.at < played for remark in self.remarks)
        return min(len(self.remarks), before + read + 1)


def has_option(chosen: Json, value: Json) -> bool:
    """Is this what was chosen, or where several can be, among it?"""
    return bool(value in chosen if isinstance(chosen, list) else chosen == value)


class LearningPath(NamedTuple):
    """Lessons that belong together, in the order in which they are learnt."""

    name: str
    lessons: tuple[str, ...]


@cache
def paths_of(game: str) -> tuple[LearningPath, ...]:
    """The lessons of a game by name; none for a game that brings none."""
    folder = find_game(game).lessons
    if folder is None:
        return ()
    table = tomllib.loads((folder / PATHS).read_text("utf-8"))
    return tuple(LearningPath(name, tuple(lessons)) for name, lessons in table.items())


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game, in the order in which they are learnt."""
    folder = find_game(game).lessons
    names = [name for path in paths_of(game) for name in path.lessons]
    return {name: read_lesson(game, folder / f"{name}.json") for name in names} if folder else {}


def read_lesson(game: str, path: Path) -> Lesson:
    """A lesson as its file has it."""
    record: Json = json.loads(path.read_text("utf-8"))
    plan: dict[str, Any] = record.pop("lesson")
    entries: list[dict[str, Any]] = plan["remarks"]
    seats = [event.get("seat") for event in record["events"]]
    tasks = {at for at, seat in enumerate(seats) if seat == plan["seat"]}
    last = {entry["at"]: place for place, entry in enumerate(entries)}
    remarks = tuple(
        remark_of(entry, is_task=entry["at"] in tasks and last[entry["at"]] == place)
        for place, entry in enumerate(entries)
    )
    about = tuple(plan.get("about", ()))
    return Lesson(game, path.stem, {**record, "rules": RULES}, plan["seat"], remarks, about)


def remark_of(entry: dict[str, Any], is_task: bool) -> Remark:
    """A remark as its file has it."""
    return Remark(
        entry["at"],
        entry["says"],
        tuple(entry.get("points", ())),
        is_task,
        tuple(entry.get("also", ())),
        tuple(Answer(answer["like"], answer["says"]) for answer in entry.get("others", ())),
        entry.get("otherwise"),
    )


def find_lesson(game: str, edition: str) -> Lesson | None:
    """The lesson of a table; None where that edition of it is no more."""
    lesson = lessons_of(game).get(edition.partition("@")[0])
    return lesson if lesson is not None and lesson.edition == edition else None
