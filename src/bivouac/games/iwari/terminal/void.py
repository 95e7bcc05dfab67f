"""How it stands against the void (IV), in lines beside the map, and how it ended."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import SPECTATOR, Json, Known
from bivouac.core.wire import Seen
from bivouac.games.iwari.terminal.atlas import Part
from bivouac.terminal.tribes import MET


class VoidBoards(Part):
    """What only tables against the void have: threats, claims, the verdict."""

    def lines(self, view: Seen) -> list[RenderableType]:
        """The void as a tribe: what it has left, and how near it is to winning."""
        void = view["void"]
        line = self.signs.named(void["tribe"]).append("  ")
        said = self.words(
            "iwari-terminal-void-left", ruins=void["ruins"][0], totems=void["totems"][0]
        )
        line.append(said + "  ").append_text(self.signs.pawn(self.atlas.connection(void["pawn"])))
        return [line, Text("   " + " · ".join(self.threats(void)), "dim"), *self.complete(void)]

    def threats(self, void: Json) -> Iterator[str]:
        """IV4, IV10, IV11: each count with the number at which something happens."""
        counts: list[tuple[str, Sequence[int]]] = [
            ("held", (void["held"], void["limit"])),
            ("group", void["group"]),
            ("showing", (void["showing"], void["shown_limit"])),
            ("aside", (len(void["aside"]), void["aside_limit"])),
        ]
        if void["centre"] is not None:
            counts.append(("centre", void["centre"]))
        for threat, (count, most) in counts:
            yield self.words("iwari-terminal-threat", threat=threat, count=count, most=most)
        if void["violet"] is not None:
            yield self.words("iwari-terminal-violet", **void["violet"])

    def complete(self, void: Json) -> Iterator[Text]:
        """IV9: the biomes whose cards can do more."""
        if void["complete"]:
            names = ", ".join(map(self.atlas.biome, void["complete"]))
            yield Text("   " + self.words("iwari-terminal-complete", biomes=names), "dim")

    def claim(self, view: Seen, now: Json) -> Text:
        """IV7: who has claimed a territory, or in brackets who would if it were judged now."""
        claim = view["void"]["claims"].get(now["id"])
        if claim is None:
            said = self.words("iwari-terminal-claim", by=self.would_claim(view, now))
            return Text(f"({said})", "dim")
        sign = self.signs.claim(claim["by"])
        return sign.append(" " + self.words("iwari-terminal-claim", by=claim["by"]), "bold")

    def would_claim(self, view: Seen, now: Json) -> str:
        """IV7: most totems, with the virtual one for most tents or ruins; the void wins ties."""
        void = view["void"]["tribe"]
        tents = {one["tribe"]: one["tents"] for one in now["ranks"]}
        ruins = tents.pop(void, 0)
        own, dark = sum(now["totems"][:void]), now["totems"][void]
        if sum(tents.values()) > ruins:
            own += 1
        else:
            dark += 1
        return "players" if own > dark else "void"

    def sheet(self, known: Known) -> RenderableType:
        """IV7, IV10: territory by territory who has claimed it and why; then what ended it."""
        view = known.observe(SPECTATOR)
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        for heading in self.words.all(
            "iwari-terminal-head-territory",
            "iwari-terminal-head-claimed",
            "iwari-terminal-head-ruins",
            "iwari-terminal-head-virtual",
            "iwari-terminal-head-cause",
        ):
            table.add_column(heading)
        for now in view["territories"]:
            claim = view["void"]["claims"].get(now["id"])
            cells = self.judged(claim) if claim is not None else self.open(view, now)
            table.add_row(self.atlas.full(now["id"]), *cells)
        threats = Text(" · ".join(self.threats(view["void"])), "dim")
        return Group(table, Text(), threats, *self.verdict(known, view))

    def judged(self, claim: Json) -> tuple[Text, ...]:
        """A judged territory as it stood then."""
        own, dark = str(claim["totems"]), str(claim["void_totems"])
        if claim["virtual"] == "players":
            own += "+1"
        else:
            dark += "+1"
        by = self.signs.claim(claim["by"])
        by.append(" " + self.words("iwari-terminal-claim", by=claim["by"]), "bold")
        cause = self.words("iwari-terminal-cause", cause=claim["cause"])
        tents = f"{claim['tents']} : {claim['ruins']}"
        return by, Text(tents), Text(f"{own} : {dark}"), Text(cause)

    def open(self, view: Seen, now: Json) -> tuple[Text, ...]:
        """A territory that was not judged: before the end, or when the void has won at once."""
        return self.claim(view, now), self.signs.none, self.signs.none, self.signs.none

    def verdict(self, known: Known, view: Seen) -> Iterator[Text]:
        """IV10: what ended the game, and who has won it."""
        reason = view["void"]["reason"]
        if reason is None:
            return
        has_won = bool(known.result().winners)
        yield Text(self.words("iwari-terminal-ended", reason=reason))
        key = "iwari-terminal-held-out" if has_won else "iwari-terminal-void-won"
        yield Text(self.words(key), MET if has_won else "bold")
