"""Sets of numbers and packed counters of a position, read."""

from bivouac.core.bits import numbers_in
from bivouac.core.records import Word
from bivouac.games.dewan.setting import Dewan


def members(word: Word) -> list[int]:
    """The members of a set, ascending."""
    return numbers_in(int(word))


def counter(word: Word, index: int) -> int:
    """One packed counter."""
    return int(word) >> 8 * index & 0xFF


def ids_of(setting: Dewan, cards: Word) -> list[str]:
    """The ids of a set of cards."""
    return [setting.cards[card].id for card in members(cards)]
