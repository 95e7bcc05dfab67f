"""What lies around the map of Iwari: lists of its places, the tribes, the cards."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import SPECTATOR, Json
from bivouac.core.wire import Seen
from bivouac.games.iwari.terminal.atlas import Atlas, Part
from bivouac.games.iwari.terminal.connections import Connections
from bivouac.games.iwari.terminal.extras import Extras
from bivouac.games.iwari.terminal.void import VoidBoards


class Boards(Part):
    """The parts of a table of Iwari other than its map."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self.connections = Connections(atlas)
        self.extras = Extras(atlas)
        self.void = VoidBoards(atlas)

    def territories(self, view: Seen) -> RenderableType:
        """IP1, IT5, IV7: who has tents and totems where, claims, and which tent spots are free."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        headings = self.words.all(
            "iwari-terminal-head-territory",
            "iwari-terminal-head-biome",
            self.tents_heading,
            "iwari-terminal-head-totems",
            *([] if view["void"] is None else ["iwari-terminal-head-claim"]),
            "iwari-terminal-head-free",
        )
        grid.add_row(*(Text(heading, "dim") for heading in headings))
        for now in view["territories"]:
            biome = self.atlas.biome(self.atlas.biomes[now["id"]])
            numbers = [
                f"{self.atlas.number(spot)}{self.atlas.marks(view, spot)}"
                for spot in self.free(view, now["id"])
            ]
            free = Text(" ".join(numbers)) if numbers else self.signs.none
            claim = [] if view["void"] is None else [self.void.claim(view, now)]
            grid.add_row(self.named(now), biome, self.ranks(now), self.totems(now), *claim, free)
        return grid

    @property
    def tents_heading(self) -> str:
        """Over `ranks`: tents have points where there are any."""
        scored = self.setting.scored
        return "iwari-terminal-head-tents" if scored else "iwari-terminal-head-only-tents"

    def territories_in_lines(self, view: Seen) -> RenderableType:
        """The same for a narrow screen without a map: the roads of free spots are said."""
        lines = []
        for now in view["territories"]:
            line = self.named(now)
            line.append(" " + self.atlas.biome(self.atlas.biomes[now["id"]]) + "  ")
            line.append_text(self.ranks(now))
            if now["explored"]:
                line.append("  " + self.words("iwari-terminal-head-totems") + " ", "dim")
                line.append_text(self.totems(now))
            if view["void"] is not None:
                line.append("  ").append_text(self.void.claim(view, now))
            lines.append(line)
            for spot in self.free(view, now["id"]):
                roads = self.atlas.roads(view, spot)
                name = self.atlas.spot(spot) + self.atlas.marks(view, spot)
                lines.append(Text.assemble("    ", name, ": ", roads))
        return Group(*lines)

    def named(self, now: Json) -> Text:
        """IM1: a territory, with what pawns do to its points."""
        name = self.atlas.full(now["id"])
        if now["factor"] > 1:
            name.append(f" {self.signs.times}{now['factor']}", "bold")
        if now["gold"]:
            name.append(" " + self.words("iwari-terminal-gold"), "dim")
        return name

    def ranks(self, now: Json) -> Text:
        """The tents of a territory by tribe, best rank first, each with its points if any count."""
        if not now["explored"]:
            return Text(self.words("iwari-terminal-unexplored"), "dim")
        return Text("  ").join(
            Text.assemble(
                self.signs.tribe(one["tribe"]),
                f" {one['tents']}:{one['points']}" if self.setting.scored else f" {one['tents']}",
            )
            for one in now["ranks"]
        )

    def totems(self, now: Json) -> Text:
        """The totems of a territory by tribe, and how many of how many allowed ones stand there."""
        if not now["explored"]:
            return self.signs.none
        stacks = [
            self.signs.totems(tribe, count) for tribe, count in enumerate(now["totems"]) if count
        ]
        return Text(" ").join([Text(f"{sum(now['totems'])}/{now['cap']}"), *stacks])

    def free(self, view: Seen, territory: str) -> list[str]:
        """The free tent spots of a territory; those with a ruin and unknown areas too."""
        return [
            spot
            for spot in self.atlas.inside[territory]
            if spot not in view["tents"] and self.atlas.is_spot(view, spot)
        ]

    def settlements(self, view: Seen) -> list[RenderableType]:
        """IP3: the settlements; of a path, the tents that count."""
        lines: list[RenderableType] = []
        for one in view["settlements"]:
            line = Text.assemble(self.signs.tribe(one["tribe"]), " ")
            if self.setting.scored:
                line.append(self.words("iwari-terminal-settlement", points=one["points"]) + " ")
            else:
                line.append(self.words("iwari-terminal-settled") + " ")
            line.append(" ".join(self.atlas.spot(spot) for spot in one["counted"]))
            lines.append(line)
        return lines

    def pawns(self, view: Seen) -> list[RenderableType]:
        """IM1: the deeds in play, and where their pawns stand."""
        lines: list[RenderableType] = []
        for deed, left in view["pawns_left"].items():
            said = self.words("iwari-terminal-deed", deed=deed, count=left)
            line = Text.assemble((f"{said} ", "dim"))
            stands = [pawn for pawn in view["pawns"] if pawn["deed"] == deed]
            line.append_text(Text("  ").join(self.pawn(pawn) for pawn in stands))
            lines.append(line)
        return lines

    def pawn(self, pawn: Json) -> Text:
        """Who earned a pawn, and where it stands."""
        if pawn["territory"] is not None:
            where = self.atlas.full(pawn["territory"])
        else:
            where = Text(self.atlas.connection(pawn["connection"]), "bold")
        return Text.assemble(self.signs.tribe(pawn["seat"]), " ", where)

    def cards(self, view: Seen) -> RenderableType:
        """IT7, IT8: the display, and what is left to draw."""
        line = Text(self.words("iwari-terminal-display"), "bold")
        for slot, card in enumerate(view["display"], 1):
            line.append(f"  {slot} ", "not bold dim")
            line.append_text(self.atlas.card(card))
        if view["void"] is not None:
            return Group(line, Text(self.stock(view), "dim"))
        until = ("scoring", "last", "over")[2 if view["last_round"] else min(view["deck_runs"], 1)]
        stock = self.words(
            "iwari-terminal-stock",
            deck=view["deck"],
            until=until,
            discards=len(view["discards"]),
        )
        return Group(line, Text(stock, "dim"))

    def stock(self, view: Seen) -> str:
        """IV3, IV6: deck and discards, and the void cards above the display."""
        return self.words(
            "iwari-terminal-void-stock",
            deck=view["deck"],
            discards=len(view["discards"]),
            above=len(view["void"]["above"]),
        )

    def tribe(self, view: Seen, tribe: int) -> RenderableType:
        """One tribe: what everybody can see of it at a glance."""
        line = self.signs.named(tribe)
        if view["decides"] is not None and view["turn"] == tribe:
            line.append(" " + self.words("iwari-terminal-at-turn"), "dim")
        if view["first"] == tribe:
            line.append(" " + self.words("iwari-terminal-first"), "dim")
        now, points = view["tribes"][tribe], view["points"][tribe]
        left = {"tents": now["tents_left"], "totems": now["totems_left"]}
        if self.setting.scored:
            said = self.words("iwari-terminal-tally", points=sum(points.values()), **left)
            lines = [line.append("  " + said), self.sources(points)]
        else:
            lines = [line.append("  " + self.words("iwari-terminal-left", **left))]
        lines += self.extras.of_tribe(view, tribe)
        if tribe < self.setting.seats and tribe != view["seat"]:
            lines.append(self.hidden_hand(view["seats"][tribe]))
        return Group(*lines)

    def sources(self, points: Json) -> Text:
        """Where a tribe's points come from."""
        said = (
            self.words("iwari-terminal-source", source=key, points=worth)
            for key, worth in points.items()
        )
        return Text("   " + " · ".join(said), "dim")

    def hidden_hand(self, seat: Json) -> Text:
        """Of somebody's hand, how many cards and those everybody saw arrive."""
        count = self.words("iwari-terminal-holds", count=seat["hand_size"])
        line = Text.assemble((f"   {count} ", "dim"))
        if seat["hand"]:
            line.append(self.words("iwari-terminal-known") + " ", "dim")
            line.append_text(self.atlas.cards(seat["hand"]))
        return line

    def tribes(self, view: Seen) -> list[RenderableType]:
        """All tribes, the reader last; before them the void, if it is one (IV)."""
        first = view["seat"] + 1 if view["seat"] != SPECTATOR else 0
        if view["void"] is not None:
            order = [(first + i) % self.setting.seats for i in range(self.setting.seats)]
            return [*self.void.lines(view), *(self.tribe(view, tribe) for tribe in order)]
        order = [(first + i) % self.setting.sides for i in range(self.setting.sides)]
        return [self.tribe(view, tribe) for tribe in order]

    def hand(self, view: Seen) -> Text:
        """The reader's cards."""
        line = Text(self.words("iwari-terminal-hand") + "  ", "bold")
        line.append_text(self.atlas.cards(view["seats"][view["seat"]]["hand"]))
        return line

    def legend(self) -> Text:
        """What the signs of the map mean."""
        letter = self.atlas.letters[self.setting.territory_ids[0]]
        tent, totem = self.signs.tribe(0).plain, self.signs.totems(0, 2).plain
        text = Text(style="dim")
        for sign, key in (
            (f"[{letter}]", "iwari-terminal-legend-land"),
            (f"{letter}3", "iwari-terminal-legend-spot"),
            (tent, "iwari-terminal-legend-tent"),
            (totem, "iwari-terminal-legend-totems"),
            ("(7)", "iwari-terminal-legend-connection"),
            ("~7~", "iwari-terminal-legend-sea"),
            *self.extras.signs_in_play(),
        ):
            text.append(f"{sign}=", "bold not dim")
            text.append(self.words(key) + "  ")
        return text
