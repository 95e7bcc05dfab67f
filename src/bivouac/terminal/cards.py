"""The cards of a game, counted: the discards, and of each kind how many nobody has seen."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Json
from bivouac.core.words import Words

Draw = Callable[[str], Text]
"""A card by its id."""


def counted_cards(view: Json, words: Words, draw: Draw) -> RenderableType:
    """The `tally` of a view and its discards, as a list and a table."""
    tally = view["tally"]
    unseen = words(
        "cards-unseen",
        count=tally["face_down"] + tally["in_hands"],
        down=tally["face_down"],
        hands=tally["in_hands"],
    )
    return Group(discards(view, words, draw), Text(unseen, "dim"), kinds(tally, words, draw))


def discards(view: Json, words: Words, draw: Draw) -> Text:
    """The discards, alike ones together."""
    line = Text(words("cards-discards") + "  ", "bold")
    if not view["discards"]:
        return line.append(words("cards-discards-none"), "not bold dim")
    said = words("cards-discards-count", count=len(view["discards"]))
    line.append(said, "not bold dim")
    for one in view["tally"]["kinds"]:
        if one["discards"] > 0:
            line.append(f"  {one['discards']} ", "not bold dim")
            line.append_text(draw(one["card"]))
    return line


def kinds(tally: Json, words: Words, draw: Draw) -> Table:
    """Of each kind how many there are, how many are discarded and how many unseen."""
    heads = words.all(
        "cards-head-kind", "cards-head-box", "cards-head-discards", "cards-head-unseen"
    )
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right")
    for one in tally["kinds"]:
        numbers = (str(one[name]) for name in ("box", "discards", "unseen"))
        table.add_row(draw(one["card"]), *numbers)
    return table
