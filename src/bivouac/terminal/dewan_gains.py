"""What a decision of Dewan costs and brings, told before it is made."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from bivouac.core.contract import Game, Json
from bivouac.terminal.dewan_boards import Boards
from bivouac.terminal.dewan_style import LETTERS, chip, story_price

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan


class Gains:
    """Compares what a seat sees now with what it would see after a decision."""

    def __init__(self, setting: "Dewan", boards: Boards) -> None:
        self.setting = setting
        self.boards = boards
        self.signs = boards.signs
        self.words = boards.words

    def outcome(self, game: Game, steps: Sequence[int], seat: int) -> Json:
        """What the seat would see after some steps, as far as it can know."""
        trial = game.copy()
        for step in steps:
            trial.apply(step)
        return trial.observe(seat)

    def receiver(self, after: Json, seat: int, card: str | None) -> Text:
        """DP5: where a card goes."""
        if card is None:
            return Text()
        for other, tribe in enumerate(after["seats"]):
            if other != seat and card in tribe["hand"]:
                return Text.assemble(
                    self.words("dewan-goes-to", player=self.signs.names[other]),
                    " ",
                    self.signs.tribe(other),
                )
        return Text(self.words("dewan-discarded"), "dim")

    def gifts(self, before: Json, after: Json, seat: int) -> Text:
        """DP5: who receives how many cards."""
        parts = []
        for other, tribe in enumerate(after["seats"]):
            count = tribe["hand_size"] - before["seats"][other]["hand_size"]
            if other != seat and count > 0:
                parts.append(Text.assemble(str(count), " ", self.signs.tribe(other)))
        return Text(" ").join(parts) if parts else Text("–", "dim")

    def brings(self, before: Json, after: Json, seat: int, with_next: bool = True) -> Text:
        """Berries, stories, points, and what the camp allows next."""
        was, now = before["seats"][seat], after["seats"][seat]
        parts = []
        if now["berries"] > was["berries"]:
            parts.append(Text(f"+{LETTERS['berry']}", "bold"))
        if now["fire"] > was["fire"]:
            parts.append(Text(f"+{LETTERS['fire'] * (now['fire'] - was['fire'])}", "bold"))
        parts.extend(self.story_gains(was["stories"], now["stories"]))
        change = self.total(after, seat) - self.total(before, seat)
        if change:
            parts.append(Text(self.words("dewan-points-change", change=f"{change:+d}")))
        if with_next and after["phase"] in ("story", "tuck") and before["phase"] != after["phase"]:
            parts.append(Text(self.words(f"dewan-then-{after['phase']}")))
        return Text(", ").join(parts) if parts else Text("–", "dim")

    def story_gains(self, before: Sequence[Json], after: Sequence[Json]) -> list[Text]:
        """Requirements a move helps to meet."""
        parts = []
        for was, now in zip(before, after, strict=False):
            price = story_price(self.boards.story(now["id"]))
            if now["met"] and not was["met"] and not was["told"]:
                parts.append(Text(self.words("dewan-completes", price=price), "bold"))
            elif not now["met"] and not now["told"]:
                helped = [
                    Text.assemble(chip(new["symbol"]), f"{new['have']}/{new['need']}")
                    for old, new in zip(was["needs"], now["needs"], strict=True)
                    if min(new["have"], new["need"]) > min(old["have"], old["need"])
                ]
                if helped:
                    parts.append(Text.assemble(f"{price}: ", Text(" ").join(helped)))
        return parts

    def swings(self, before: Json, after: Json) -> Text:
        """Whose points change by a marker."""
        parts = []
        for seat in range(self.setting.seats):
            change = self.total(after, seat) - self.total(before, seat)
            if change and seat < self.setting.sides:
                parts.append(Text.assemble(self.signs.tribe(seat), f" {change:+d}"))
        return Text("  ").join(parts) if parts else Text("–", "dim")

    def total(self, view: Json, seat: int) -> int:
        """The points of a seat's side so far."""
        points: dict[str, int] = view["points"][seat % self.setting.sides]
        return sum(points.values())
