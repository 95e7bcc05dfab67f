"""What the lobby asks of a game: what can be chosen for a table, and how it looks from outside."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from bivouac.core.contract.events import Message
from bivouac.core.wire import Json, Option


@dataclass(frozen=True, slots=True)
class Choice:
    """An option besides the main ones: a switch, one of some values, or any of them."""

    name: str  # as a record spells it
    kind: Literal["switch", "one", "some"]
    values: tuple[str, ...]  # of a switch: none
    default: Option  # false or true, one of the values, a list of them; null: none of the values
    needs: tuple[str, Option] | None = None  # only where this option has, or lists, this value


@dataclass(frozen=True, slots=True)
class Block:
    """Two choices that the rules do not let go together, and why."""

    name: str  # of the option that is blocked
    value: Option
    other: str  # the option that blocks it
    values: tuple[Option, ...]  # when it has one of these
    why: Message


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something that players may say to each other, by a button: nobody writes at a table."""

    key: str  # of the locale files, without arguments
    about: tuple[str, ...] = ()  # codes of what it can be about, one of which must be named


@dataclass(frozen=True, slots=True)
class PadLine:
    """A line of a score pad: a source of points."""

    source: str  # one of the score keys
    choice: str | None = None  # the switch that brings it into play; None: it always is


@dataclass(frozen=True, slots=True)
class Pad:
    """A score pad, for a game that is played on cardboard."""

    options: Mapping[str, Json]  # the main options it is for, without the number of players
    sides: Mapping[int, int]  # by the number of players: how many sides score
    lines: tuple[PadLine, ...]  # in the order of the score keys


class Listed(ABC):
    """A game as everybody sees it from outside, in a list of tables."""

    def title(self) -> str | None:
        """What the scenario or map calls itself, where it is not a packaged one."""
        return None

    @abstractmethod
    def sketch(self, position: np.void) -> Json:
        """The map in short, as everybody sees it."""

    @abstractmethod
    def round_of(self, position: np.void) -> int:
        """The number of the round, from 1; 0 before the first."""

    def phrases(self) -> tuple[Phrase, ...]:
        """What players may say to each other; none where everybody plays alone."""
        return ()

    @abstractmethod
    def pictured(self) -> Json:
        """The components with what a client needs to draw them."""
