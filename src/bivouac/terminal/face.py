"""What a session asks of a game: how its table looks, and which choices to offer.

A session knows the contract; a face knows one game and one language. A face is given redacted games
only, so nothing it shows can be a secret.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from bivouac.core.contract import Json, Known, Setting
from bivouac.core.errors import InputError
from bivouac.core.plug_ins import load_plug_in, plug_ins
from bivouac.core.words import Words

FACES = plug_ins("faces")


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered line: what it says, and what it does."""

    cells: tuple[str | Text, ...]  # the line, in columns
    steps: tuple[int, ...] = ()  # played when chosen
    menu: "Callable[[], Menu] | None" = None  # or: opened when chosen
    words: tuple[str, ...] = ()  # other ways to type it than its number


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with numbered answers."""

    title: str
    choices: list[Choice]
    columns: tuple[str, ...] = ()  # headings of the cells; none: no heading
    picture: RenderableType | None = None  # what to look at while choosing
    topic: str = ""  # what `help` explains here


class Face(Protocol):
    """One game at the terminal."""

    def title(self) -> str:
        """What is being played."""

    def status(self, known: Known) -> str:
        """Where the game stands, in a line."""

    def table(self, known: Known, width: int) -> RenderableType:
        """Everything on the table as its seat sees it, at most `width` columns wide."""

    def glance(self, known: Known, width: int) -> RenderableType:
        """What to look at before a question: the table, or less of it in the middle of a turn."""

    def counted(self, known: Known) -> RenderableType:
        """The discards, and of each kind of card how many there are and how many are unseen."""

    def menu(self, known: Known, width: int) -> Menu:
        """What its seat can do now, in the middle of a decision too."""

    def preview(self, known: Known, steps: Sequence[int]) -> RenderableType | None:
        """What a whole decision costs and gains, to be confirmed; None: nothing to confirm."""

    def help(self, topic: str) -> RenderableType:
        """How to play, beginning with what the topic is about."""

    def told(self, said: Sequence[str], scoring: Json | None) -> str:
        """An event of the log, made of its sentences; `scoring` is what Setting.scoring gave."""

    def scoring(self, scoring: Json) -> RenderableType | None:
        """What Setting.scoring gave, step by step; None where the log has told it all."""

    def sheet(self, known: Known) -> RenderableType:
        """Points by source, and what breaks a tie."""


def face_of(
    game: str, setting: Setting, names: Sequence[str], words: Words, ascii_only: bool
) -> Face:
    """The face of a game; InputError where it has none."""
    if game not in FACES:
        raise InputError("command-no-face", game=game, known=", ".join(FACES))
    face: Face = load_plug_in(FACES[game])(setting, names, words, ascii_only)
    return face
