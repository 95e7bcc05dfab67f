"""What extensions of Iwari bring to the table, told in lines beside the map."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from bivouac.core.wire import Seen
from bivouac.games.iwari.layout import COLOURS
from bivouac.games.iwari.terminal.atlas import AREA, COVERS, FORT, RUIN, VEILED, Part


class Extras(Part):
    """Lines that only stand there where something is in play."""

    def lines(self, view: Seen) -> list[RenderableType]:
        """Expeditions, the violet road, the centre, the token that is handed on."""
        return [*self.expeditions(view), *self.road(view), *self.tokens(view)]

    def expeditions(self, view: Seen) -> Iterator[Text]:
        """IX1: each open card, who had its first reward, and how far everybody is."""
        for one in view["expeditions"]:
            line = Text(self.words(f"iwari-expedition-{one['number']}"), "bold")
            first, second = one["rewards"]
            said = self.words(
                "iwari-terminal-expedition", number=one["number"], first=first, second=second
            )
            line.append(f" {said} ", "not bold dim")
            if one["taken"] is not None:
                line.append(self.words("iwari-terminal-first-taken") + " ", "not bold dim")
                line.append_text(self.signs.tribe(one["taken"])).append("  ")
            for seat, (done, needed) in enumerate(one["progress"]):
                line.append_text(self.signs.tribe(seat)).append(f" {done}/{needed} ", "not bold")
            yield line

    def road(self, view: Seen) -> Iterator[Text]:
        """IA5: the tents on the violet road by rank."""
        if not self.setting.map.rules.road or not self.setting.scored:
            return
        line = Text(self.words("iwari-terminal-road") + " ", "dim")
        for one in view["road"]:
            line.append_text(self.signs.tribe(one["tribe"]))
            line.append(f" {one['tents']}:{one['points']}  ", "not dim")
        yield line

    def tokens(self, view: Seen) -> Iterator[Text]:
        """IA4, IA6: void totems in the centre, and who holds the determination token."""
        if view["centre"] is not None and self.setting.scored:
            yield Text(self.words("iwari-terminal-centre", count=view["centre"]), "dim")
        if view["determination"] is not None:
            line = Text(self.words("iwari-terminal-determination") + " ", "dim")
            yield line.append_text(self.signs.named(view["determination"]))

    def of_tribe(self, view: Seen, tribe: int) -> Iterator[Text]:
        """IF1, IA2, IG1, IX1: what a tribe has besides tents and totems."""
        now, chosen = view["tribes"][tribe], self.setting.chosen
        told = []
        if chosen.fortifications and tribe < self.setting.seats:
            left = now["fortifications_left"]
            told.append(self.words("iwari-terminal-fortifications", count=left))
        if now["ruins"]:
            told.append(self.words("iwari-terminal-ruins", count=now["ruins"]))
        if now["expeditions"]:
            numbers = ", ".join(map(str, now["expeditions"]))
            told.append(self.words("iwari-terminal-fulfilled", numbers=numbers))
        if chosen.discoveries:
            told += [
                f"{self.words(f'name-{colour}')} {now['tokens'][colour]}" for colour in COLOURS
            ]
        if told:
            yield Text("   " + " · ".join(told), "dim")

    def signs_in_play(self) -> Iterator[tuple[str, str]]:
        """What the signs of the map mean, of those that can be on it."""
        chosen, land = self.setting.chosen, self.setting.map
        letter = self.atlas.letters[self.setting.territory_ids[0]]
        if self.setting.against_void:
            yield from self.signs_of_void(letter)
            return
        yield "7".join(COVERS["mountain"]), "iwari-terminal-legend-covered"
        if chosen.storms:
            yield "7".join(COVERS["storm"]), "iwari-terminal-legend-storm"
        if chosen.walking_totem:
            yield ">(7)", "iwari-terminal-legend-walker"
        if chosen.fortifications:
            yield f"{letter}3{FORT}", "iwari-terminal-legend-fortification"
        if chosen.discoveries:
            yield f"{letter}3{VEILED}", "iwari-terminal-legend-token"
        if any(spot.icon for spot in land.spots):
            yield f"{letter}3{RUIN}", "iwari-terminal-legend-ruin"
            yield "7".join(COVERS["ruin"]), "iwari-terminal-legend-closed"
        if land.contested:
            yield f"{letter}3{AREA}", "iwari-terminal-legend-area"
        if land.rules.centre:
            void = self.signs.totems(self.setting.sides, 2).plain
            yield void, "iwari-terminal-legend-void"

    def signs_of_void(self, letter: str) -> Iterator[tuple[str, str]]:
        """IV5, IV7: what the void and its opponents have on the map."""
        void = self.setting.void
        yield self.signs.tribe(void).plain, "iwari-terminal-legend-void-ruin"
        yield self.signs.totems(void, 2).plain, "iwari-terminal-legend-void"
        yield self.signs.pawn("(7)").plain, "iwari-terminal-legend-pawn"
        yield f"[{letter}{self.signs.claim('players').plain}]", "iwari-terminal-legend-yours"
        yield f"[{letter}{self.signs.claim('void').plain}]", "iwari-terminal-legend-lost"
