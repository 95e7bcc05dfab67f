"""What a build of Iwari brings, told before it is made."""

from rich.text import Text

from bivouac.core.contract import Json
from bivouac.terminal.iwari_boards import Boards


class Gains:
    """Puts into words what the engine says of a build (games/iwari/gains.py)."""

    def __init__(self, boards: Boards) -> None:
        self.signs = boards.signs
        self.words = boards.words

    def brings(self, gains: Json) -> Text:
        """Whose points change if scored now, and what else happens."""
        parts = [*self.signs.changes(gains["points"]), *map(Text, self.events(gains))]
        return Text(", ").join(parts) if parts else self.signs.none

    def events(self, gains: Json) -> list[str]:
        """What happens on the map."""
        told = []
        if gains["explores"]:
            told.append(self.words("iwari-terminal-explores"))
        before, after = gains["rank"]
        if after is not None and after != before:
            told.append(self.words("iwari-terminal-rank", rank=after))
        if gains["majority"] == [False, True]:
            told.append(self.words("iwari-terminal-leads"))
        if gains["fills"]:
            told.append(self.words("iwari-terminal-fills"))
        if gains["settlement"]:
            told.append(self.words("iwari-terminal-settles", count=gains["settlement"]))
        told += [self.words("iwari-terminal-earns", deed=deed) for deed in gains["deeds"]]
        for number in gains["expeditions"]:
            told.append(self.words("iwari-terminal-fulfils", number=number))
        if gains["token"] is not None:
            told.append(self.words("iwari-terminal-takes", colour=gains["token"]))
        if gains["determination"]:
            told.append(self.words("iwari-terminal-determined"))
        return told

    def swings(self, points: list[int]) -> Text:
        """Whose points change by a pawn."""
        parts = self.signs.changes(points)
        return Text("  ").join(parts) if parts else self.signs.none
