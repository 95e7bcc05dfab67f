"""The points of Iwari: a scoring step by step, and the score sheet."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Json, Known
from bivouac.games.iwari.terminal.atlas import FORT, Part
from bivouac.terminal.sheet import add_points


class Scoring(Part):
    """Who scores what, and why."""

    def table(self) -> Table:
        """A column for what is scored, and one for each tribe."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column("")
        for tribe in range(self.setting.sides):
            table.add_column(self.signs.named(tribe), justify="right")
        return table

    def scoring_steps(self, scoring: Json) -> RenderableType:
        """IP, IM1, IA, IG: what is scored, one after the other, then the sum."""
        points = [*scoring["before"]]
        table = self.table()
        self.add_sum(table, "iwari-terminal-before", points)
        makers = {
            "territory": self.territory,
            "connection": self.connection,
            "settlement": self.settlement,
            "road": self.road,
            "discoveries": self.discoveries,
            "ruins": self.ruins,
        }
        part = ""
        for step in scoring["steps"]:
            if step["kind"] != part:
                part = step["kind"]
                table.add_row(Text(self.words("iwari-terminal-part", part=part), "bold"))
            label, won = makers[part](step)
            for tribe, (gained, _) in won.items():
                points[tribe] += gained
            cells = (won.get(tribe, (0, ""))[1] for tribe in range(len(points)))
            table.add_row(label, *map(Text, cells), style="" if won else "dim")
        self.add_sum(table, "iwari-terminal-after", points)
        title = self.words("iwari-terminal-scoring", kind=scoring["kind"])
        return Group(Text(title, "bold"), table, Text())

    def add_sum(self, table: Table, key: str, points: Sequence[int]) -> None:
        """A row of sums."""
        table.add_row(Text(self.words(key), "bold"), *(Text(str(one), "bold") for one in points))

    def times(self, factor: int) -> str:
        """IM1: by how much pawns multiply."""
        return f" {self.signs.times}{factor}" if factor > 1 else ""

    def territory(self, step: Json) -> tuple[Text, Mapping[int, tuple[int, str]]]:
        """IP1: the tents of a territory by rank."""
        label = self.atlas.full(step["territory"])
        label.append(self.times(step["factor"]))
        return label, self.ranked(step["ranks"])

    def ranked(self, ranks: Sequence[Json]) -> Mapping[int, tuple[int, str]]:
        """IP1, IF2: what tents score; a fortification doubles."""
        return {
            one["tribe"]: (
                one["points"],
                self.words("iwari-terminal-ranked", tents=one["tents"], points=one["points"])
                + (FORT if one["doubled"] else ""),
            )
            for one in ranks
        }

    def road(self, step: Json) -> tuple[Text, Mapping[int, tuple[int, str]]]:
        """IA5: the violet road as if it were a territory."""
        return Text(self.words("iwari-terminal-road"), "bold"), self.ranked(step["ranks"])

    def discoveries(self, step: Json) -> tuple[Text, Mapping[int, tuple[int, str]]]:
        """IG1: who has most tokens of a colour."""
        counts = "-".join(map(str, step["tokens"]))
        label = Text(f"{self.words('name-' + step['colour'])} {counts}")
        worth = step["points"]
        return label, dict.fromkeys(step["winners"], (worth, f"+{worth}"))

    def ruins(self, step: Json) -> tuple[Text, Mapping[int, tuple[int, str]]]:
        """IA2: a point for each ruin kept."""
        label = Text(self.words("iwari-terminal-ruins", count=step["ruins"]))
        return label, {step["tribe"]: (step["points"], f"+{step['points']}")}

    def connection(self, step: Json) -> tuple[Text, Mapping[int, tuple[int, str]]]:
        """IP2: the totems at both ends, and who leads at both."""
        names = [self.atlas.name(end) for end in self.atlas.ends(step["number"])]
        said = self.words(
            "iwari-terminal-totems",
            one=names[0],
            other=names[1],
            first=sum(step["totems"][0]),
            second=sum(step["totems"][1]),
        )
        label = Text(f"{self.atlas.connection(step['number'])} {said}{self.times(step['factor'])}")
        won = {one["tribe"]: (one["points"], f"+{one['points']}") for one in step["holders"]}
        return label, won

    def settlement(self, step: Json) -> tuple[Text, Mapping[int, tuple[int, str]]]:
        """IP3: the tents of a settlement that count."""
        label = Text(" ".join(self.atlas.spot(spot) for spot in step["counted"]))
        label.append(FORT if step["doubled"] else "")
        return label, {step["tribe"]: (step["points"], f"+{step['points']}")}

    def sheet(self, known: Known) -> RenderableType:
        """IE3, I2.2: points by key for each tribe, the pieces left that break a tie, who wins."""
        result = known.result()
        table = self.table()
        keys = self.setting.keys_in_play
        sources = {key: self.words("iwari-terminal-score", source=key) for key in keys}
        total, tie = self.words.all("iwari-terminal-total", "iwari-terminal-tie")
        add_points(table, result, sources, total, tie)
        if not known.is_over:
            return table
        return Group(table, Text(self.verdict(result.winners), "bold"))

    def verdict(self, winners: Sequence[int]) -> str:
        """Who has won; two players lose together where the third tribe alone is ahead (I2.2)."""
        if not winners:
            return self.words("iwari-terminal-both-lose")
        players = ", ".join(self.signs.names[seat] for seat in winners)
        return self.words("iwari-terminal-winners", count=len(winners), players=players)
