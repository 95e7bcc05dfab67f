"""Iwari's colours and signs at the terminal. Colour is never alone: there is always a word."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from bivouac.terminal.grounds import Ground
from bivouac.terminal.tribes import MET, TRIBES, letters_for

# Ink on ground; the table of design.md.
GROUNDS: Mapping[str, Ground] = {
    "tundra": Ground("#FFF8E8", "#8A7AB0", '"'),
    "forest": Ground("#FFF8E8", "#3E6B47", "↑"),
    "glacier": Ground("#14384A", "#DCEBF3", "*"),
    "coast": Ground("#0B3A34", "#62C4B5", "~"),
    "desert": Ground("#3A2508", "#EBC467", "."),
    "void": Ground("#FFF8E8", "#3B2A55", "%"),
}

VOID = 5
"""The look of the void's totems, as of a sixth tribe (IA4, IA6)."""
NEUTRAL, VOID_NAME = "Neutral", "Void"
"""Give the third tribe of two players (IS5), and the void (IV), their letters."""


@dataclass(frozen=True, slots=True)
class Signs:
    """How tribes and what they have are drawn at one table."""

    names: Sequence[str]  # of the tribes, the third one's and the void's too
    letters: Sequence[str]
    ascii_only: bool
    void: int  # the number of the void: the last tribe (IV), or after the last one (IA4)

    def look(self, tribe: int) -> int:
        """IA4, IV: which look a tribe has."""
        return tribe if tribe < self.void else VOID

    def shape(self, tribe: int) -> str:
        """The shape of a tribe's pieces."""
        shape, plain, _ = TRIBES[self.look(tribe)]
        return plain if self.ascii_only else shape

    def tribe(self, tribe: int) -> Text:
        """The sign of a tribe, which is also its tent: shape and letter."""
        return Text(self.shape(tribe) + self.letters[tribe], self.style(tribe))

    def style(self, tribe: int) -> str:
        """The colours of a tribe."""
        return TRIBES[self.look(tribe)][2]

    def totems(self, tribe: int, count: int) -> Text:
        """Totems of a tribe: shape and number."""
        return Text(f"{self.shape(tribe)}{count}", self.style(tribe))

    def named(self, tribe: int) -> Text:
        """The sign of a tribe and its name."""
        return Text.assemble(self.tribe(tribe), " ", (self.names[tribe], "bold"))

    def changes(self, points: Sequence[int]) -> list[Text]:
        """Whose points change, and by how many."""
        return [
            Text.assemble(self.tribe(tribe), f" {change:+d}")
            for tribe, change in enumerate(points)
            if change
        ]

    def road(self, dx: int, dy: int) -> str:
        """A piece of road that leads so many columns and lines further."""
        if abs(dx) > 4 * abs(dy):
            return "-" if self.ascii_only else "─"
        if 2 * abs(dx) < abs(dy):
            return "|" if self.ascii_only else "│"
        if (dx > 0) == (dy > 0):
            return "\\" if self.ascii_only else "╲"
        return "/" if self.ascii_only else "╱"  # noqa: RUF001 - the stroke, drawn to match "╲"

    @property
    def times(self) -> str:
        """The sign of a factor."""
        return "x" if self.ascii_only else "×"

    def pawn(self, connection: str) -> Text:
        """IV5: the connection where the void pawn stands."""
        return Text(self.shape(self.void) + connection, self.style(self.void))

    def claim(self, by: str) -> Text:
        """IV7: behind a territory that the players or the void have claimed."""
        if by == "void":
            return Text(self.shape(self.void), self.style(self.void))
        return Text("+" if self.ascii_only else "✓", MET)

    @property
    def none(self) -> Text:
        """Nothing."""
        return Text("-" if self.ascii_only else "–", "dim")


def signs_for(
    players: Sequence[str], third: str | None, ascii_only: bool, void: str | None = None
) -> Signs:
    """The signs of a table.

    `third` is what the neutral tribe is called, `void` what the void is, where they are tribes.
    """
    if void is not None:
        letters = letters_for([*players, VOID_NAME])
        return Signs([*players, void], letters, ascii_only, len(players))
    if third is not None:
        letters = letters_for([*players, NEUTRAL])
        return Signs([*players, third], letters, ascii_only, len(players) + 1)
    return Signs(players, letters_for(players), ascii_only, len(players))
