"""TOML tables read key by key; a complaint is one line: file, place, what is wrong and right."""

import re
from collections.abc import Sequence

from bivouac.core.complaints import fail, listed
from bivouac.core.complaints import shown as shown_in
from bivouac.core.messages import Message, Said

ID_PATTERN = re.compile(r"[A-Za-z0-9+._-]{1,40}")


def shown(value: object) -> Said:
    """A value as a short piece of one line, in the words of TOML."""
    return shown_in(value, "value-table")


def known_id(where: str, what: Said, value: object) -> str:
    """A readable id."""
    if not isinstance(value, str) or not ID_PATTERN.fullmatch(value):
        fail(where, "fault-id", what=what, value=shown(value))
    return value


def known_word(where: str, noun: str, value: object, known: Sequence[str]) -> str:
    """One of the words that are known."""
    if not isinstance(value, str) or value not in known:
        fail(where, "fault-unknown-word", noun=noun, value=shown(value), known=listed(known))
    return value


def whole_number(where: str, what: Said, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        fail(where, "fault-number-of", what=what, low=low, high=high, value=shown(value))
    return value


class Table:
    """One TOML table whose keys are known."""

    __slots__ = ("data", "where")

    data: dict[str, object]
    where: str  # file and place, for complaints

    def __init__(
        self, where: str, data: object, needed: Sequence[str], optional: Sequence[str] = ()
    ) -> None:
        self.where = where
        self.data = as_table(where, data)
        known = (*needed, *optional)
        for key in self.data:
            if key not in known:
                fail(where, "fault-unknown-key", key=shown(key), known=listed(known))
        for key in needed:
            if key not in self.data:
                fail(where, "fault-missing-key", key=key, needed=listed(needed))

    def has(self, key: str) -> bool:
        """Whether an optional key is there."""
        return key in self.data

    def id(self, key: str) -> str:
        """A readable id."""
        return known_id(self.where, key, self.data[key])

    def word(self, key: str, known: Sequence[str]) -> str:
        """One of the words that are known."""
        return known_word(self.where, key, self.data[key], known)

    def word_or_none(self, key: str, known: Sequence[str]) -> str | None:
        """One of the words that are known, or None where the key is left out."""
        return self.word(key, known) if key in self.data else None

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds; an optional key left out is 0."""
        return whole_number(self.where, key, self.data[key], low, high) if key in self.data else 0

    def flag(self, key: str) -> bool:
        """A yes or no."""
        value = self.data[key]
        if not isinstance(value, bool):
            fail(self.where, "fault-flag-of", key=key, value=shown(value))
        return value

    def items(self, key: str, low: int, high: int) -> list[object]:
        """A list with at least low and at most high entries."""
        value = self.data[key]
        if not isinstance(value, list):
            fail(self.where, "fault-list-of", key=key, value=shown(value))
        if not low <= len(value) <= high:
            if low == high:
                fail(self.where, "fault-entries-of", key=key, right=low, count=len(value))
            fail(self.where, "fault-entries-within", key=key, low=low, high=high, count=len(value))
        return list(value)

    def words(
        self, key: str, noun: str, known: Sequence[str], low: int, high: int
    ) -> tuple[str, ...]:
        """A list of words that are known; an optional key left out is an empty list."""
        values = self.items(key, low, high) if key in self.data else []
        return tuple(known_word(self.where, noun, value, known) for value in values)

    def numbers(self, key: str, bounds: tuple[int, int], low: int, high: int) -> tuple[int, ...]:
        """A list of different whole numbers within bounds."""
        values = [
            whole_number(self.where, Message("fault-each", {"key": key}), value, *bounds)
            for value in self.items(key, low, high)
        ]
        self.refuse_repeats(key, values)
        return tuple(values)

    def refuse_repeats(self, key: str, values: Sequence[object]) -> None:
        """No entry of a list stands there twice."""
        for i, value in enumerate(values):
            if value in values[:i]:
                fail(self.where, "fault-twice-in", key=key, value=str(value))

    def counts(
        self, key: str, noun: str, known: Sequence[str], low: int, high: int
    ) -> dict[str, int]:
        """A table of whole numbers by words that are known, at least one."""
        where = f"{self.where}: {key}"
        table = as_table(where, self.data[key])
        if not table:
            fail(where, "fault-empty", noun=noun, known=listed(known))
        return {
            known_word(self.where, noun, word, known): whole_number(where, word, count, low, high)
            for word, count in table.items()
        }


def as_table(where: str, data: object) -> dict[str, object]:
    """A table with any keys."""
    if not isinstance(data, dict):
        fail(where, "fault-table", value=shown(data))
    return data


def refuse_twins(file: str, noun: str, ids: Sequence[str]) -> None:
    """No two entries of a file share an id."""
    for i, name in enumerate(ids):
        if name in ids[:i]:
            first = ids.index(name) + 1
            fail(f"{file}: {noun} {i + 1}", "fault-id-taken", name=name, noun=noun, first=first)
