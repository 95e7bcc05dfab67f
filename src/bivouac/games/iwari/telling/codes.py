"""Things as messages name them, in the codes of core/language.py.

Cards are called by their biome, territories and expeditions by their names.
"""

import re
from collections import Counter
from collections.abc import Iterable

from bivouac.games.iwari.setting import Iwari

PLAIN_ID = re.compile(r"[A-Za-z0-9_-]+")
"""An id that may be part of a key: any other, of a stranger's map, has no words in any language."""
BLANKS = re.compile(r"[\s\ufeff]+")
"""What separates two codes, in Python's eyes or in a browser's."""


def territory_code(setting: Iwari, territory: int) -> str:
    """A territory: by its key, or as its map calls it where no language has a name for it."""
    data = setting.map.territories[territory]
    key = data.id if PLAIN_ID.fullmatch(data.id) else ""
    return f"iwari-territory-{key}={BLANKS.sub('_', data.name.strip())}"


def named_territory(setting: Iwari, name: object) -> str:
    """A territory by its id."""
    return territory_code(setting, setting.territory_number[str(name)])


def cards_code(setting: Iwari, cards: Iterable[int]) -> str:
    """Several cards: their biomes, with how many of each."""
    return counted(setting.card_biomes[card] for card in cards)


def card_code(setting: Iwari, card: object) -> str:
    """A card by its id."""
    return setting.card_biomes[setting.card_number[str(card)]]


def expedition_code(number: int) -> str:
    """IX1: an expedition by its number."""
    return f"iwari-expedition-{number}={number}"


def number_code(number: int) -> str:
    """A number among several, as people read it."""
    return f"={number}"


def counted(codes: Iterable[str]) -> str:
    """Several things, alike ones with their number."""
    return " ".join(code if n == 1 else f"{n}*{code}" for code, n in Counter(codes).items())
