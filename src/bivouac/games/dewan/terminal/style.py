"""Dewan's colours and signs at the terminal. Colour is never alone: there is always a letter."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from bivouac.core.contract import Json
from bivouac.games.dewan.box.types import Card, Story
from bivouac.games.dewan.layout import RESOURCES, TERRAINS
from bivouac.terminal.grounds import Ground
from bivouac.terminal.tribes import MET, TRIBES, letters_for

LETTERS: Mapping[str, str] = {
    "badlands": "B",
    "mountain": "M",
    "desert": "D",
    "forest": "F",
    "water": "W",
    "start": "S",
    "volcano": "V",
    "lava": "L",
    "artifact": "a",
    "pigment": "p",
    "crystal": "c",
    "berry": "*",
    "fire": "!",
}
"""Terrains have capitals, resources small letters, the other symbols a sign."""

# Ink on ground; the table of design.md.
GROUNDS: Mapping[str, Ground] = {
    "badlands": Ground("#FFF8E8", "#BF5F3C", "="),
    "mountain": Ground("#241D2E", "#9A93A8", "^"),
    "desert": Ground("#3A2508", "#EBC467", "."),
    "forest": Ground("#FFF8E8", "#3E6B47", "↑"),
    "water": Ground("#FFF8E8", "#3D8FBF", "~"),
    "start": Ground("#F4E9D4", "#4B3626"),
    "volcano": Ground("#FFF8E8", "#7A1F14", "^"),
    "lava": Ground("#FFF8E8", "#A3320F", "%"),
    "artifact": Ground("#20160F", "#FFF8E8"),
    "pigment": Ground("#20160F", "#FFF8E8"),
    "crystal": Ground("#20160F", "#FFF8E8"),
}
ORDER = (*TERRAINS, *RESOURCES)
"""The symbols of stories, in the order they are listed."""

BERRY = "bold #FFF8E8 on #8E1B4B"
BORDER = "#8A7A66"
ROUTE = "bold #20160F on #FFF8E8"


@dataclass(frozen=True, slots=True)
class Signs:
    """How players are drawn at one table."""

    names: Sequence[str]
    letters: Sequence[str]
    ascii_only: bool

    def tribe(self, seat: int) -> Text:
        """The sign of a player: shape and letter."""
        shape, plain, style = TRIBES[seat]
        return Text((plain if self.ascii_only else shape) + self.letters[seat], style)

    def small(self, count: int) -> str:
        """A number of berries in one character."""
        return "*" if self.ascii_only or count > 9 else "⁰¹²³⁴⁵⁶⁷⁸⁹"[count]

    @property
    def tick(self) -> str:
        """A requirement is met."""
        return "+" if self.ascii_only else "✓"


def signs_for(names: Sequence[str], ascii_only: bool) -> Signs:
    """The signs of a table's players."""
    return Signs(names, letters_for(names), ascii_only)


def chip(symbol: str) -> Text:
    """One letter on its colours."""
    style = GROUNDS[symbol].style if symbol in GROUNDS else ""
    return Text(LETTERS[symbol], f"bold {style}")


def card_chip(card: Card) -> Text:
    """A card: each half its letter and the sign of its symbol, as in `F*` or `Wc/D`."""
    return Text("/").join(half_chip(card, half) for half in range(len(card.halves)))


def half_chip(card: Card, half: int) -> Text:
    """One half of a card."""
    shown = card.halves[half]
    symbol = LETTERS[shown.symbol] if shown.symbol is not None else ""
    return Text(LETTERS[shown.terrain] + symbol, f"bold {GROUNDS[shown.terrain].style}")


def cards_text(cards: Sequence[Card]) -> Text:
    """Several cards in a line."""
    return Text(" ").join(card_chip(card) for card in cards)


def story_price(story: Story) -> str:
    """Points of a story and its fire."""
    return f"{story.points}{LETTERS['fire'] * story.fire}"


def needs_text(story: Story) -> Text:
    """What a story asks for, each symbol as often as it is needed."""
    parts = [Text("").join([chip(symbol)] * count) for symbol, count in ordered(story.needs)]
    return Text(" ").join(parts)


def progress_text(needs: Sequence[Json], signs: Signs) -> Text:
    """Requirement by requirement, what is met: a tick, or how many of how many."""
    text = Text()
    for need in sorted(needs, key=lambda need: ORDER.index(need["symbol"])):
        if text:
            text.append(" ")
        text.append_text(chip(need["symbol"]))
        if need["have"] >= need["need"]:
            text.append(signs.tick, MET)
        else:
            text.append(f"{need['have']}/{need['need']}")
    return text


def ordered(needs: Mapping[str, int]) -> list[tuple[str, int]]:
    """Terrains before resources, each kind in the order of the game."""
    return sorted(needs.items(), key=lambda need: ORDER.index(need[0]))


def sorted_hand(cards: Sequence[Card]) -> list[Card]:
    """A hand in the order people sort it: by terrain, single ones first."""
    return sorted(cards, key=lambda card: [TERRAINS.index(half.terrain) for half in card.halves])
