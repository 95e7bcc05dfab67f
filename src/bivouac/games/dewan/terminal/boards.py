"""What lies around the map of Dewan: the rows, the tribe boards, the hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import SPECTATOR, Json
from bivouac.core.wire import Seen
from bivouac.core.words import Words
from bivouac.games.dewan.box.types import Card, Story
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.terminal.style import (
    LETTERS,
    Signs,
    card_chip,
    cards_text,
    half_chip,
    needs_text,
    progress_text,
    sorted_hand,
    story_price,
)
from bivouac.terminal.tribes import MET


class Boards:
    """The parts of a table of Dewan other than its map."""

    def __init__(self, setting: Dewan, signs: Signs, words: Words) -> None:
        self.setting = setting
        self.signs = signs
        self.words = words

    def card(self, card: str) -> Card:
        """A card by its id."""
        return self.setting.cards[self.setting.card_number[card]]

    def story(self, story: str) -> Story:
        """A story by its id."""
        return self.setting.stories[self.setting.story_number[story]]

    def hand(self, cards: Sequence[str]) -> Text:
        """Cards of a hand, sorted."""
        return cards_text(sorted_hand([self.card(card) for card in cards]))

    def rows(self, view: Seen) -> RenderableType:
        """The terrain row and the story row."""
        return Group(self.terrain_row(view), self.story_row(view), self.stock(view))

    def terrain_row(self, view: Seen) -> Text:
        """The cards face up."""
        line = Text(self.words("dewan-row"), style="bold")
        for slot, card in enumerate(view["row"], 1):
            line.append(f"   {slot} ", "not bold dim")
            line.append_text(card_chip(self.card(card)) if card is not None else Text("–"))
        return line

    def stock(self, view: Seen) -> Text:
        """What is left to draw."""
        return Text(
            self.words(
                "dewan-stock-event" if self.has_supply else "dewan-stock",
                pile=view["pile"],
                supply=view["supply"],
                discards=len(view["discards"]),
                stack=view["stack"],
            ),
            style="dim",
        )

    @property
    def has_supply(self) -> bool:
        """Is this one of the scenarios with an event (DV1)?"""
        return self.setting.scenario.event != "none"

    def story_row(self, view: Seen) -> RenderableType:
        """The stories face up."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        headings = [Text(self.words("dewan-stories"), style="bold")]
        asked = [Text()]
        for slot, name in enumerate(view["story_row"], 1):
            if name is None:
                headings.append(Text(f"{slot}", style="dim"))
                asked.append(Text("–"))
                continue
            story = self.story(name)
            price = Text(f"{slot} ", style="dim")
            price.append(self.words("dewan-price", price=story_price(story)), "not dim bold")
            headings.append(price)
            asked.append(needs_text(story))
        grid.add_row(*headings)
        grid.add_row(*asked)
        return grid

    def tribe(self, view: Seen, seat: int) -> RenderableType:
        """One player: what everybody can see of them at a glance."""
        tribe = view["seats"][seat]
        head = self.signs.tribe(seat)
        line = Text()
        line.append_text(head)
        line.append(f" {self.signs.names[seat]}", "bold")
        if view["decides"] is not None and view["turn"] == seat and not view["draft"]:
            line.append(" " + self.words("dewan-at-turn"), "dim")
        if view["first"] == seat:
            line.append(" " + self.words("dewan-first"), "dim")
        if self.is_partner(view["seat"], seat):
            line.append(" " + self.words("dewan-partner"), "dim")
        line.append("  " + self.tally(view, seat))
        return Group(line, *self.details(tribe, hidden=seat != view["seat"]))

    def is_partner(self, seat: int, other: int) -> bool:
        """DM1: does the other score for the same side?"""
        return seat not in (SPECTATOR, other) and (seat - other) % self.setting.sides == 0

    def tally(self, view: Seen, seat: int) -> str:
        """The numbers of one player."""
        tribe = view["seats"][seat]
        key = "dewan-tally-fish" if self.setting.scenario.event == "fish" else "dewan-tally"
        return self.words(
            key,
            points=sum(view["points"][seat % self.setting.sides].values()),
            camps=tribe["camps_left"],
            hand=tribe["hand_size"],
            berries=tribe["berries"],
            fire=tribe["fire"],
            fish=tribe["fish"],
        )

    def details(self, tribe: Json, hidden: bool) -> list[RenderableType]:
        """Stories with their progress, tucked cards, and of another's hand what is known."""
        lines: list[RenderableType] = []
        if tribe["stories"]:
            stories = [self.progress(story) for story in tribe["stories"]]
            lines.append(self.labelled("dewan-label-stories", Text("   ").join(stories)))
        below = []
        if tribe["tucks"]:
            halves = [
                Text("–") if tuck is None else half_chip(self.card(tuck["card"]), tuck["half"])
                for tuck in tribe["tucks"]
            ]
            below.append(self.labelled("dewan-label-tucked", Text(" ").join(halves)))
        if hidden and tribe["hand"]:
            known = self.hand(tribe["hand"])
            if tribe["unknown"]:
                known.append(" " + self.words("dewan-unknown", count=tribe["unknown"]))
            below.append(self.labelled("dewan-label-holds", known))
        if below:
            lines.append(Text("   ").join(below))
        return lines

    def labelled(self, key: str, text: Text) -> Text:
        """A line with a quiet label before it."""
        line = Text("   ")
        line.append(self.words(key) + " ", "dim")
        line.append_text(text)
        return line

    def progress(self, story: Json) -> Text:
        """A story on a board: its points, and which requirements are met."""
        shown = self.story(story["id"])
        price = story_price(shown)
        if story["told"]:
            text = Text(f"{price}{self.signs.tick} ", MET)
            text.append(self.words("dewan-told-mark"))
            return text
        text = Text.assemble((f"{price}: ", MET if story["met"] else "bold"))
        text.append_text(progress_text(story["needs"], self.signs))
        return text

    def legend(self, view: Seen) -> Text:
        """What the signs of the map and of the cards mean."""
        text = Text(style="dim")
        seen = {space["terrain"] for space in view["map"]["spaces"]}
        symbols = ("artifact", "pigment", "crystal", "berry", "fire")
        signs = {
            LETTERS[name]: f"name-{name}" for name in LETTERS if name in seen or name in symbols
        }
        signs.pop(LETTERS["start"])
        if any(space["marker"] for space in view["map"]["spaces"]):
            signs["()"] = "dewan-legend-marker"
        signs[":3"] = "dewan-legend-cost"
        for sign, key in signs.items():
            text.append(f"{sign}=", "bold not dim")
            text.append(self.words(key) + "  ")
        return text


class Part:
    """What is shown besides the boards, and what it is drawn with."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards
        self.setting, self.signs, self.words = boards.setting, boards.signs, boards.words
