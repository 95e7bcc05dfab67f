"""What an event names: a card, a space."""

from bivouac.core.contract import Json
from bivouac.core.notation import number_of
from bivouac.games.dewan.setting import Dewan


def card_number(setting: Dewan, name: Json, rule: str) -> int:
    """The number of a card; `rule` is broken if there is none of that name."""
    return number_of("card", name, setting.card_number, rule, "dewan-refused-no-such-card")


def space_number(setting: Dewan, name: Json, rule: str) -> int:
    """The number of a space; `rule` is broken if there is none of that name."""
    return number_of("space", name, setting.space_number, rule, "dewan-refused-no-such-space")
