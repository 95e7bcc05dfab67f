"""What a decision of Dewan costs and brings, told before it is made."""

from rich.text import Text

from bivouac.core.contract import Json
from bivouac.games.dewan.terminal.boards import Part
from bivouac.games.dewan.terminal.style import LETTERS, chip, story_price


class Gains(Part):
    """Puts into words what the engine says of a choice (games/dewan/offers/choices.py)."""

    def receiver(self, leg: Json | None) -> Text:
        """DP5: where the card of a leg goes."""
        if leg is None:
            return Text()
        if leg["to"] is None:
            return Text(self.words("dewan-discarded"), "dim")
        goes = self.words("dewan-goes-to", player=self.signs.names[leg["to"]])
        return Text.assemble(goes, " ", self.signs.tribe(leg["to"]))

    def gifts(self, journey: Json) -> Text:
        """DP5: who receives how many cards."""
        given = [leg["to"] for leg in journey["legs"] if leg["to"] is not None]
        parts = [
            Text.assemble(str(given.count(seat)), " ", self.signs.tribe(seat))
            for seat in sorted(set(given))
        ]
        return Text(" ").join(parts) if parts else Text("–", "dim")

    def brings(self, gains: Json, seat: int, with_next: bool = True) -> Text:
        """Berries, stories, points, and what the camp allows next."""
        parts = []
        if gains["berries"] > 0:
            parts.append(Text(f"+{LETTERS['berry']}", "bold"))
        if gains["fire"] > 0:
            parts.append(Text(f"+{LETTERS['fire'] * gains['fire']}", "bold"))
        parts.extend(self.story_gains(gains))
        change = gains["points"][seat % self.setting.sides]
        if change:
            parts.append(Text(self.words("dewan-points-change", change=f"{change:+d}")))
        if with_next and gains["then"] is not None:
            parts.append(Text(self.words(f"dewan-then-{gains['then']}")))
        parts.extend(self.lost(gains["forgone"]))
        return Text(", ").join(parts) if parts else Text("–", "dim")

    def story_gains(self, gains: Json) -> list[Text]:
        """Stories that a move helps to meet: of all they ask for, so much."""
        parts = []
        for helped in gains["stories"]:
            price = story_price(self.boards.story(helped["id"]))
            if helped["id"] in gains["told"]:
                parts.append(Text(self.words("dewan-completes", price=price), "bold"))
                continue
            signs = Text("").join(chip(symbol) for symbol in helped["symbols"])
            count = f" {helped['before']}→{helped['after']}/{helped['need']}"
            parts.append(Text.assemble(f"{price}: ", signs, count))
        return parts

    def lost(self, forgone: Json) -> list[Text]:
        """What a choice gives up, because nothing is left to bring it."""
        return [Text(self.words("dewan-forgone", **one), "bold red") for one in forgone]

    def swings(self, gains: Json) -> Text:
        """Whose points change by a marker."""
        parts = [
            Text.assemble(self.signs.tribe(side), f" {change:+d}")
            for side, change in enumerate(gains["points"])
            if change
        ]
        return Text("  ").join(parts) if parts else Text("–", "dim")
