"""A game of any kind in a situation that a test has made.

What a situation needs is put there directly. What a test is about is then played as events of a
record, each checked before it happens.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, Self, TypeVar

import pytest

from bivouac.core.contract import Event, Game, Json, Refused, Setting
from bivouac.record.replay import play_event

S = TypeVar("S", bound=Setting)


class Situation(ABC, Generic[S]):
    """A game laid out by hand."""

    def __init__(self, setting: S, game: Game) -> None:
        self.setting = setting
        self.game = game
        self.positions = game.positions

    def put(self, **fields: Any) -> Self:
        """Fields of the position as they are; lists fill the first seats or tribes."""
        for name, value in fields.items():
            if isinstance(value, list):
                self.positions[name][0, : len(value)] = value
            else:
                self.positions[name][0] = value
        return self

    def play(self, *events: Event) -> Self:
        for event in events:
            play_event(self.game, event)
        return self

    def refusal(self, event: Event) -> str:
        """The rule by which an event is refused; nothing has changed then."""
        before = self.positions.tobytes()
        with pytest.raises(Refused) as refused:
            play_event(self.game, event)
        assert self.positions.tobytes() == before
        return refused.value.rule

    @abstractmethod
    def decisions(self) -> list[Event]:
        """Every whole decision of the mover."""

    def kinds(self) -> set[str]:
        return {decision["do"] for decision in self.decisions()}

    @property
    def to_move(self) -> int:
        return self.game.to_move

    @property
    def final(self) -> Json:
        return self.setting.final(self.game.position)

    def points(self, key: str) -> list[int]:
        """The points of each side by one key, as if the game ended now."""
        return [row[key] for row in self.game.result().breakdown]
