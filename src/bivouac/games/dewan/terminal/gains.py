"""What a decision of Dewan costs and brings, told before it is made."""

from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from bivouac.core.contract import Json
from bivouac.games.dewan.terminal.boards import Boards
from bivouac.games.dewan.terminal.style import LETTERS, chip, story_price

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan


class Gains:
    """Puts into words what the engine says of a choice (games/dewan/offers/choices.py)."""

    def __init__(self, setting: "Dewan", boards: Boards) -> None:
        self.setting = setting
        self.boards = boards
        self.signs = boards.signs
        self.words = boards.words

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
        return Text(", ").join(parts) if parts else Text("–", "dim")

    def story_gains(self, gains: Json) -> list[Text]:
        """Requirements a move helps to meet."""
        parts = []
        for story, needs in groupby(gains["stories"], key=lambda need: str(need["id"])):
            price = story_price(self.boards.story(story))
            if story in gains["told"]:
                parts.append(Text(self.words("dewan-completes", price=price), "bold"))
                continue
            helped = [
                Text.assemble(chip(need["symbol"]), f"{need['after']}/{need['need']}")
                for need in needs
            ]
            parts.append(Text.assemble(f"{price}: ", Text(" ").join(helped)))
        return parts

    def swings(self, gains: Json) -> Text:
        """Whose points change by a marker."""
        parts = [
            Text.assemble(self.signs.tribe(side), f" {change:+d}")
            for side, change in enumerate(gains["points"])
            if change
        ]
        return Text("  ").join(parts) if parts else Text("–", "dim")
