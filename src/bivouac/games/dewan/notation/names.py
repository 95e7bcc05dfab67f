"""What an event names: a card, a space."""

from typing import TYPE_CHECKING

from bivouac.core.contract import Json
from bivouac.core.notation import number_of

if TYPE_CHECKING:
    from bivouac.games.dewan.game import Dewan


def card_number(setting: "Dewan", name: Json, rule: str) -> int:
    """The number of a card; `rule` is broken if there is none of that name."""
    return number_of("card", name, setting.card_number, rule, "dewan-refused-no-such-card")


def space_number(setting: "Dewan", name: Json, rule: str) -> int:
    """The number of a space; `rule` is broken if there is none of that name."""
    return number_of("space", name, setting.space_number, rule, "dewan-refused-no-such-space")
