"""Dewan at the terminal."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import SPECTATOR, Json, Known, Setting
from bivouac.core.language import has_words
from bivouac.core.wire import Seen
from bivouac.core.words import Words
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.terminal.boards import Boards
from bivouac.games.dewan.terminal.choices import Choices
from bivouac.games.dewan.terminal.map import WIDE, draw_map, map_width
from bivouac.games.dewan.terminal.style import card_chip, signs_for
from bivouac.terminal.cards import counted_cards
from bivouac.terminal.face import Menu
from bivouac.terminal.sheet import add_points

BESIDE = 62
"""Columns the boards need to stand beside the map."""
TOPICS = ("story", "turn", "take", "place", "route", "pay", "tuck", "marker", "fishing")


class DewanFace:
    """How a game of Dewan looks to one reader after the other."""

    def __init__(
        self, setting: Dewan, names: Sequence[str], words: Words, ascii_only: bool
    ) -> None:
        self.setting = setting
        self.words = words
        self.signs = signs_for(names, ascii_only)
        self.boards = Boards(setting, self.signs, words)
        self.choices = Choices(self.boards)

    def title(self) -> str:
        return self.words("dewan-title", scenario=self.scenario(), players=self.setting.seats)

    def scenario(self) -> str:
        """The scenario's name; a scenario somebody added goes by its id."""
        name = self.setting.scenario.name
        key = f"dewan-scenario-{name}"
        return self.words(key) if has_words(self.words.language, key) else name

    def status(self, known: Known) -> str:
        view = known.view()
        if known.is_over:
            return self.words("dewan-status-over")
        if view["draft"]:
            return self.words("dewan-status-draft")
        key = "dewan-status-last" if view["last_round"] else "dewan-status"
        return self.words(key, round=view["round"])

    def table(self, known: Known, width: int) -> RenderableType:
        view = known.view()
        taken = map_width(view, WIDE)
        beside = width >= taken + BESIDE
        picture = draw_map(view, self.signs, taken if beside else width)
        around = self.around(view, known.seat)
        legend = self.boards.legend(view)
        if not beside:
            return Group(picture, legend, Text(), around)
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=taken)
        grid.add_column()
        grid.add_row(Group(picture, Text(), legend), around)
        return grid

    def glance(self, known: Known, width: int) -> RenderableType:
        view = known.view()
        if view["phase"] == "marker" and view["decides"] == known.seat:
            return self.around(view, known.seat)  # the question comes with a map of its own
        return self.table(known, width)

    def around(self, view: Seen, seat: int) -> RenderableType:
        """Everything but the map: rows, opponents from the left on, own board and hand last."""
        parts: list[RenderableType] = [self.boards.rows(view), Text()]
        first = max(seat, 0)
        order = [(first + i) % self.setting.seats for i in range(self.setting.seats)]
        others = order if seat == SPECTATOR else order[1:]
        parts.extend(self.boards.tribe(view, other) for other in others)
        if seat != SPECTATOR:
            parts.append(self.boards.tribe(view, seat))
            hand = Text(self.words("dewan-hand") + " ", "bold")
            hand.append_text(self.boards.hand(view["seats"][seat]["hand"]))
            parts.append(Padding(hand, (0, 0, 1, 3)))
        return Group(*parts)

    def counted(self, known: Known) -> RenderableType:
        return counted_cards(
            known.view(), self.words, lambda card: card_chip(self.boards.card(card))
        )

    def menu(self, known: Known, width: int) -> Menu:
        return self.choices.menu(known, width)

    def preview(self, known: Known, steps: Sequence[int]) -> RenderableType | None:
        return self.choices.journeys.preview(known, steps)

    def help(self, topic: str) -> RenderableType:
        parts = []
        if topic in TOPICS:
            parts.append(Text(self.words.flowing(f"dewan-help-{topic}"), "bold"))
        parts.append(Text(self.words.flowing("dewan-help")))
        key = f"dewan-help-{self.setting.scenario.name}"
        if has_words(self.words.language, key):
            parts.append(Text(self.words.flowing(key)))
        return Padding(Group(*parts), (0, 2))

    def told(self, said: Sequence[str], scoring: Json | None) -> str:
        return " ".join(said)

    def scoring(self, scoring: Json) -> RenderableType:
        """Dewan scores once, at the end: the sheet says it all."""
        return Text()

    def sheet(self, known: Known) -> RenderableType:
        """DX, DM: points by key for each side, and the hand cards that break a tie."""
        result = known.result()
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column("")
        for side in range(self.setting.sides):
            members = range(side, self.setting.seats, self.setting.sides)
            head = Text(" + ").join(
                Text.assemble(self.signs.tribe(seat), " ", self.signs.names[seat])
                for seat in members
            )
            table.add_column(head, justify="right")
        sources = {key: self.words(f"dewan-score-{key}") for key in self.setting.keys_in_play}
        total, tie = self.words.all("dewan-score-total", "dewan-score-tie")
        add_points(table, result, sources, total, tie)
        return table


def face(setting: Setting, names: Sequence[str], words: Words, ascii_only: bool) -> DewanFace:
    """The face of a table of Dewan."""
    return DewanFace(cast(Dewan, setting), names, words, ascii_only)
