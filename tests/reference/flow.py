"""What the games of the reference share: an event that is refused, and a game that asks for them.

Nothing here knows a rule of any game, nor the engine it tests.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

Json: TypeAlias = dict[str, Any]
P = TypeVar("P")
R = TypeVar("R")


class Illegal(Exception):  # noqa: N818 - the name reads as the rules speak
    """An event that the rules do not allow now."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class RecordedGame(ABC, Generic[P, R]):
    """A game from a record's options, components and setup; its events are applied one by one."""

    END: ClassVar[str]  # the rule by which it is over

    def __init__(self, position: P, flow: Generator[R, Json, None]) -> None:
        self.position = position
        self._flow = flow
        self._request: R | None = next(flow, None)

    @property
    def is_over(self) -> bool:
        return self._request is None

    @abstractmethod
    def listed(self, request: R) -> list[Json]:
        """The legal decisions that a request asks for; none where it asks chance."""

    def decisions(self) -> list[Json]:
        """Every legal decision; none when chance is due or the game is over."""
        return [] if self._request is None else self.listed(self._request)

    @abstractmethod
    def check_event(self, request: R, event: Json) -> None:
        """Raise Illegal unless the event is what a request asks for."""

    def check(self, event: Json) -> None:
        """Raise Illegal unless the event is legal now."""
        if self._request is None:
            raise Illegal(self.END, "the game is over")
        self.check_event(self._request, event)

    def apply(self, event: Json) -> None:
        """One event and all that follows by itself; an illegal one changes nothing."""
        self.check(event)
        try:
            self._request = self._flow.send(event)
        except StopIteration:
            self._request = None
