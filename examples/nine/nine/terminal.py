"""Nine at the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Json, Known, Message, Setting
from bivouac.core.language import address, say
from bivouac.core.words import Words
from bivouac.terminal.face import Choice, Menu


class NineFace:
    """How a game of Nine looks to one reader after the other."""

    def __init__(self, setting: Setting, names: Sequence[str], words: Words) -> None:
        self.setting = setting
        self.names = names
        self.words = words

    def said(self, message: Json, seat: int) -> str:
        """A sentence of a view or an offer, worded for its reader."""
        found = Message(message["key"], message["args"])
        return say(self.words.language, address(found, self.names, seat))

    def title(self) -> str:
        return self.words("nine-title", limit=self.setting.options["limit"])

    def status(self, known: Known) -> str:
        over = "yes" if known.is_over else "no"
        return self.words("nine-status", over=over, player=self.names[known.to_move])

    def table(self, known: Known, width: int) -> RenderableType:
        seat, view = known.seat, self.setting.observe(known)
        lines = [
            f"{name}: {self.said(one['line'], seat)}"
            for name, one in zip(self.names, view["seats"], strict=True)
        ]
        return Text("\n".join([*lines, *(self.said(line, seat) for line in view["lines"])]))

    def glance(self, known: Known, width: int) -> RenderableType:
        return self.table(known, width)

    def menu(self, known: Known, width: int) -> Menu:
        seat, offer = known.seat, self.setting.offer(known)
        assert offer is not None
        choices = [
            Choice(
                (self.said(choice["label"], seat), self.said(choice["line"], seat)),
                tuple(self.setting.steps(known.position, choice["event"])),
                words=(choice["event"]["do"],),
            )
            for choice in offer["choices"]
        ]
        return Menu(self.words("nine-ask"), choices)

    def counted(self, known: Known) -> RenderableType:
        return self.table(known, 80)  # no card is ever discarded: the table shows them all

    def preview(self, known: Known, steps: Sequence[int]) -> RenderableType | None:
        return None

    def help(self, topic: str) -> RenderableType:
        return Text(self.words("nine-help", limit=self.setting.options["limit"]))

    def told(self, said: Sequence[str], scoring: Json | None) -> str:
        return " ".join(said)

    def scoring(self, scoring: Json) -> RenderableType | None:
        return None

    def sheet(self, known: Known) -> RenderableType:
        """NR3, NR4: the sums that count, and the cards that break a tie."""
        result = known.result()
        table = Table("", *self.names, box=None)
        table.add_row(self.words("nine-score-cards"), *map(str, result.scores))
        table.add_row(self.words("nine-end-tie"), *map(str, result.tie_break))
        return table


def face(setting: Setting, names: Sequence[str], words: Words, ascii_only: bool) -> NineFace:
    """The face of a table of Nine."""
    return NineFace(setting, names, words)
