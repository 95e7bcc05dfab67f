"""A lesson at a table: how far it is, what is said now, and which decisions it takes.

What has been read is a row of the log, so that a learner who comes back goes on where they were.
"""

from collections import Counter
from dataclasses import dataclass, field, replace

from bivouac.core.contract import Event, Message
from bivouac.record.lessons import Lesson, Remark
from bivouac.store.rows import REMARK, Row
from bivouac.tables import wire
from bivouac.tables.declined import NOT_NOW, Declined, declined

READ = "lesson-read"
"""What the body of a row says when something has been read."""


def is_reading(row: Row) -> bool:
    """Does a row say that something has been read?"""
    return row.kind == REMARK and row.body.get("what") == READ


@dataclass
class Course:
    """A lesson, and how far a table is with it."""

    lesson: Lesson
    played: int = 0  # events that have happened
    read: Counter[int] = field(default_factory=Counter)  # remarks, by how many had happened then

    def copy(self) -> "Course":
        """An independent copy."""
        return replace(self, read=self.read.copy())

    @property
    def due(self) -> Remark | None:
        """What is said now."""
        return self.lesson.due(self.played, self.read[self.played])

    @property
    def next(self) -> Event | None:
        """What happens now by itself."""
        return self.lesson.next(self.played, self.read[self.played])

    @property
    def is_over(self) -> bool:
        """Has everything happened, and everything been read?"""
        return self.lesson.is_over(self.played, self.read[self.played])

    def check_reading(self) -> None:
        """Declined if there is nothing to be read now."""
        if self.due is None or self.due.is_task:
            raise declined("refused-nothing-to-read", NOT_NOW)

    def check_decision(self, event: Event) -> None:
        """Declined, with the answer of the lesson, if it does not take a decision now."""
        due = self.due
        if due is None or not due.is_task:
            raise declined("refused-read-first", NOT_NOW)
        answer = due.answer(event, self.lesson.events[self.played])
        if answer is not None:
            raise Declined(Message(answer, {}), None, NOT_NOW)

    def told(self) -> wire.LessonStep:
        """The protocol's LessonStep."""
        due = self.due
        return {
            "lesson": self.lesson.name,
            "says": {"key": due.says, "args": {}} if due else None,
            "points": list(due.points) if due else [],
            "task": due is not None and due.is_task,
            "step": self.lesson.step(self.played, self.read[self.played]),
            "steps": len(self.lesson.remarks),
        }
