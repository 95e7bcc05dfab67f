"""The connections of a map of Iwari in a list beside it."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Json
from bivouac.core.wire import Seen
from bivouac.games.iwari.terminal.atlas import Part
from bivouac.games.iwari.terminal.map import WALKER

SCORED, JOINED = 19, 9
"""Columns that a connection takes: with what it scores, or alone (IV5)."""


class Connections(Part):
    """Which territories they join, and what they are about."""

    def listed(self, view: Seen, width: int) -> RenderableType:
        """IP2: the territories of each connection, who holds it, and what it is worth now.

        IV5: against the void, where its pawn stands.
        """
        grid = Table.grid(padding=(0, 1, 0, 0))
        if view["void"] is None:
            key, columns = "iwari-terminal-connections", SCORED
            cells = [self.scored(now, view["walker"]) for now in view["connections"]]
        else:
            key, columns = "iwari-terminal-joined", JOINED
            pawn = view["void"]["pawn"]
            cells = [self.joined(now["number"], pawn) for now in view["connections"]]
        across = max(width // (columns + 1), 1)
        for first in range(0, len(cells), across):
            grid.add_row(*cells[first : first + across])
        return Group(Text(self.words(key), "dim"), grid)

    def joined(self, number: int, pawn: int) -> Text:
        """IV5: the territories that an infection at a connection comes to."""
        label = self.atlas.connection(number)
        sign = self.signs.pawn(label) if number == pawn else Text(label)
        ends = "-".join(self.atlas.letters[end] for end in self.atlas.ends(number))
        return sign.append(f" {ends}")

    def scored(self, now: Json, walker: int | None) -> Text:
        """IP2: one connection, with what it scores."""
        label = self.atlas.connection(now["number"], now["covered"])
        if now["number"] == walker:
            label = WALKER + label
        ends = "-".join(self.atlas.letters[end] for end in self.atlas.ends(now["number"]))
        idle = now["covered"] or ("left" if now["left"] else None)
        text = Text(f"{label:<4} {ends} ", "dim" if idle else "")
        if idle:
            text.append(self.words("iwari-terminal-covered", by=idle))
            return text
        if now["factor"] > 1:
            text.append(f"{self.signs.times}{now['factor']} ", "bold")
        if not now["holders"]:
            text.append_text(self.signs.none)
            return text
        text.append(f"{now['points']} ")
        for tribe in now["holders"]:
            text.append_text(self.signs.tribe(tribe))
        return text
