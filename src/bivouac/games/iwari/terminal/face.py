"""Iwari at the terminal."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import SPECTATOR, Json, Known, Setting
from bivouac.core.wire import Seen
from bivouac.core.words import Words
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.terminal.atlas import Atlas
from bivouac.games.iwari.terminal.boards import Boards
from bivouac.games.iwari.terminal.choices import Choices
from bivouac.games.iwari.terminal.map import LEAST, MapArt
from bivouac.games.iwari.terminal.scoring import Scoring
from bivouac.games.iwari.terminal.style import signs_for
from bivouac.terminal.cards import counted_cards
from bivouac.terminal.face import Menu

BESIDE, BOARDS = 80, 78
"""Columns of the map and of the lists, where there is room for both."""
HELP = {
    "turn": "iwari-terminal-help-turn",
    "build": "iwari-terminal-help-build",
    "piece": "iwari-terminal-help-piece",
    "pay": "iwari-terminal-help-pay",
    "second": "iwari-terminal-help-second",
    "swap": "iwari-terminal-help-swap",
    "discard": "iwari-terminal-help-discard",
    "draw": "iwari-terminal-help-draw",
    "deed": "iwari-terminal-help-deed",
    "storm": "iwari-terminal-help-storm",
    "walk": "iwari-terminal-help-walk",
    "move": "iwari-terminal-help-move",
    "void": "iwari-terminal-help-void-action",
    "order": "iwari-terminal-help-order",
    "ruin": "iwari-terminal-help-ruin",
    "target": "iwari-terminal-help-target",
    "free": "iwari-terminal-help-free",
}
"""What `help` explains first, by the topic of a menu."""
DEED_HELP = {
    "union": "iwari-terminal-help-union",
    "discovery": "iwari-terminal-help-discovery",
    "honour": "iwari-terminal-help-honour",
    "respect": "iwari-terminal-help-respect",
    "courage": "iwari-terminal-help-courage",
    "veneration": "iwari-terminal-help-veneration",
}
OPTION_HELP = ("expeditions", "storms", "walking_totem", "fortifications", "discoveries")


class IwariFace:
    """How a game of Iwari looks to one reader after the other."""

    def __init__(
        self, setting: Iwari, names: Sequence[str], words: Words, ascii_only: bool
    ) -> None:
        self.setting = setting
        self.words = words
        third = None if setting.third == NONE else words("iwari-terminal-third")
        void = words("iwari-terminal-void") if setting.against_void else None
        self.signs = signs_for(names, third, ascii_only, void)
        self.atlas = Atlas(setting, self.signs, words)
        self.art = MapArt(self.atlas)
        self.boards = Boards(self.atlas)
        self.choices = Choices(self.boards, self.art)
        self.points = Scoring(self.atlas)

    def title(self) -> str:
        name = self.atlas.map_name()
        if self.setting.against_void:
            way = self.words(f"iwari-mode-{self.setting.chosen.mode}")
            return self.words("iwari-terminal-title-way", map=name, way=way)
        return self.words("iwari-terminal-title", map=name, players=self.setting.seats)

    def status(self, known: Known) -> str:
        view = known.view()
        if known.is_over:
            return self.words("iwari-terminal-status-over")
        if view["phase"] == "draft":
            return self.words("iwari-terminal-status-draft")
        key = "iwari-terminal-status-last" if view["last_round"] else "iwari-terminal-status"
        return self.words(key, round=view["round"])

    def table(self, known: Known, width: int) -> RenderableType:
        view = known.view()
        if width < LEAST:
            return self.around(view, width, has_map=False)
        if width < BESIDE + BOARDS:
            picture = self.art.draw(view, width)
            return Group(picture, self.boards.legend(), Text(), self.around(view, width))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BESIDE)
        grid.add_column()
        picture = self.art.draw(view, BESIDE)
        grid.add_row(
            Group(picture, Text(), self.boards.legend()), self.around(view, width - BESIDE - 2)
        )
        return grid

    def counted(self, known: Known) -> RenderableType:
        return counted_cards(known.view(), self.words, self.atlas.card)

    def around(self, view: Seen, width: int, has_map: bool = True) -> RenderableType:
        """Everything but the map: places, tribes, cards, the own hand last."""
        boards = self.boards
        parts: list[RenderableType] = [
            boards.territories(view) if has_map else boards.territories_in_lines(view),
            Text(),
            boards.connections.listed(view, width),
            *boards.settlements(view),
            *boards.pawns(view),
            *boards.extras.lines(view),
            Text(),
            *boards.tribes(view),
            Text(),
            self.cards(view),
        ]
        return Group(*parts)

    def cards(self, view: Seen) -> RenderableType:
        """Display and deck, and the reader's hand."""
        if view["seat"] == SPECTATOR:
            return self.boards.cards(view)
        return Group(self.boards.cards(view), self.boards.hand(view))

    def glance(self, known: Known, width: int) -> RenderableType:
        """Drawing card after card, nobody wants the whole table each time.

        The same while the void acts step by step (IV5, IV8): then how the territories stand.
        """
        view = known.view()
        if view["phase"] == "refill":
            return self.cards(view)
        if view["phase"] in ("order", "ruin", "target", "free"):
            lists = self.boards
            lands = (lists.territories if width >= LEAST else lists.territories_in_lines)(view)
            return Group(lands, Text(), *lists.void.lines(view))
        return self.table(known, width)

    def menu(self, known: Known, width: int) -> Menu:
        return self.choices.menu(known, width)

    def preview(self, known: Known, steps: Sequence[int]) -> RenderableType | None:
        return self.choices.builds.preview(known, steps)

    def help(self, topic: str) -> RenderableType:
        parts = []
        if topic in HELP:
            parts.append(Text(self.words.flowing(HELP[topic]), "bold"))
        if self.setting.against_void:
            return Padding(Group(*parts, *self.help_against_void()), (0, 2))
        parts.append(Text(self.words.flowing("iwari-terminal-help")))
        if self.setting.third != NONE:
            parts.append(Text(self.words.flowing("iwari-terminal-help-third")))
        if self.setting.chosen.settlements == "path":
            parts.append(Text(self.words.flowing("iwari-terminal-help-path")))
        for deed in self.setting.chosen.deeds:
            parts.append(Text(self.words.flowing(DEED_HELP[deed])))
        if self.setting.chosen.veneration is not None:
            card = self.setting.chosen.veneration
            parts.append(Text(self.words.flowing(f"iwari-veneration-line-{card}")))
        for option in OPTION_HELP:
            if getattr(self.setting.chosen, option):
                parts.append(Text(self.words.flowing(f"iwari-terminal-help-{option}")))
        land = f"iwari-terminal-help-{self.setting.map.id}"
        if self.atlas.knows(land):
            parts.append(Text(self.words.flowing(land)))
        return Padding(Group(*parts), (0, 2))

    def help_against_void(self) -> list[Text]:
        """IV: how to play alone or together, with the rules of the map."""
        chosen, limit = self.setting.chosen, self.setting.chosen.void_limit
        keys = ["iwari-terminal-help-against"]
        if chosen.mode == "coop":
            keys.append("iwari-terminal-help-together")
        land = f"iwari-terminal-help-against-{self.setting.map.id}"
        if self.atlas.knows(land):
            keys.append(land)
        parts = [Text(self.words.flowing(key)) for key in keys]
        return [*parts, Text(self.words("iwari-terminal-help-limit", limit=limit or 0) + "\n")]

    def told(self, said: Sequence[str], scoring: Json | None) -> str:
        """An aftermath against the void (IV) is told line by line."""
        if scoring is not None and scoring["kind"] == "void":
            return "\n  ".join(said)
        return " ".join(said)

    def scoring(self, scoring: Json) -> RenderableType | None:
        """The log has told an aftermath already."""
        return None if scoring["kind"] == "void" else self.points.scoring_steps(scoring)

    def sheet(self, known: Known) -> RenderableType:
        return self.points.sheet(known) if self.setting.scored else self.boards.void.sheet(known)


def face(setting: Setting, names: Sequence[str], words: Words, ascii_only: bool) -> IwariFace:
    """The face of a table of Iwari."""
    return IwariFace(cast(Iwari, setting), names, words, ascii_only)
