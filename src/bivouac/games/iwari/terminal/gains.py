"""What a build of Iwari brings, told before it is made."""

from collections.abc import Iterator

from rich.text import Text

from bivouac.core.contract import Json
from bivouac.games.iwari.terminal.atlas import Part


class Gains(Part):
    """Puts into words what the engine says of a build (games/iwari/offers/gains.py)."""

    def brings(self, gains: Json) -> Text:
        """Whose points change if scored now, and what else happens."""
        parts = [*self.signs.changes(gains["points"]), *map(Text, self.events(gains))]
        if gains["void"] is not None:
            parts += map(Text, self.told_against(gains["void"]))
        if gains["forgone"] is not None:
            parts.append(Text(self.words("iwari-terminal-forgone", who=gains["forgone"]), "bold"))
        return Text(", ").join(parts) if parts else self.signs.none

    def against(self, gains: Json) -> Text:
        """IV: the same of a piece that is no build."""
        return Text(", ").join(map(Text, self.told_against(gains)))

    def told_against(self, gains: Json) -> Iterator[str]:
        """IV7-IV11: how the territory stands then, and what else follows against the void."""
        (tents, ruins), (totems, void) = gains["tents"], gains["totems"]
        yield self.words("iwari-terminal-stand", tents=tents, ruins=ruins, totems=totems, void=void)
        for territory, by in gains["claims"].items():
            name = self.atlas.name(territory)
            yield self.words("iwari-terminal-claims", by=by, territory=name)
        before, after = gains["group"]
        if after != before:
            yield self.words("iwari-terminal-joins", before=before, after=after)
        for what in ("free", "acts", "haunts", "lost"):
            if gains[what]:
                yield self.words("iwari-terminal-follows", what=what)
        if gains["moves_on"] is not None:
            yield self.words("iwari-terminal-moves-on", number=gains["moves_on"])
        if gains["ends"] is not None:
            yield self.words("iwari-terminal-ends")

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
