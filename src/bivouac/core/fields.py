"""TOML tables read key by key; a complaint is one line: file, place, what is wrong and right."""

import re
from collections.abc import Sequence
from typing import NoReturn

from bivouac.core.errors import InputError

ID_RULE = "1 to 40 of the characters A-Z a-z 0-9 + . _ -"
ID_PATTERN = re.compile(r"[A-Za-z0-9+._-]{1,40}")
LONGEST_SHOWN = 40
HUGE = 10**12


def fail(where: str, reason: str) -> NoReturn:
    """Refuse what was read."""
    raise InputError(f"{where}: {reason}")


def shown(value: object) -> str:
    """A value as a short piece of one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, int) and abs(value) >= HUGE:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def listed(words: Sequence[object]) -> str:
    """Words as the tail of a complaint."""
    return ", ".join(str(word) for word in words)


def known_id(where: str, what: str, value: object) -> str:
    """A readable id."""
    if not isinstance(value, str) or not ID_PATTERN.fullmatch(value):
        fail(where, f"{what} must be {ID_RULE}, not {shown(value)}")
    return value


def known_word(where: str, noun: str, value: object, known: Sequence[str]) -> str:
    """One of the words that are known."""
    if not isinstance(value, str) or value not in known:
        fail(where, f"unknown {noun} {shown(value)}; known: {listed(known)}")
    return value


def whole_number(where: str, what: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        fail(where, f"{what} must be a whole number from {low} to {high}, not {shown(value)}")
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
                fail(where, f"unknown key {shown(key)}; known: {listed(known)}")
        for key in needed:
            if key not in self.data:
                fail(where, f"missing key '{key}'; needed: {listed(needed)}")

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
            fail(self.where, f"{key} must be true or false, not {shown(value)}")
        return value

    def items(self, key: str, low: int, high: int) -> list[object]:
        """A list with at least low and at most high entries."""
        value = self.data[key]
        if not isinstance(value, list):
            fail(self.where, f"{key} must be a list, not {shown(value)}")
        if not low <= len(value) <= high:
            count = str(low) if low == high else f"{low} to {high}"
            fail(self.where, f"{key} must have {count} entries, not {len(value)}")
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
            whole_number(self.where, f"each of {key}", value, *bounds)
            for value in self.items(key, low, high)
        ]
        self.refuse_repeats(key, values)
        return tuple(values)

    def refuse_repeats(self, key: str, values: Sequence[object]) -> None:
        """No entry of a list stands there twice."""
        for i, value in enumerate(values):
            if value in values[:i]:
                fail(self.where, f"{key} lists {value} twice; once is right")

    def counts(
        self, key: str, noun: str, known: Sequence[str], low: int, high: int
    ) -> dict[str, int]:
        """A table of whole numbers by words that are known, at least one."""
        where = f"{self.where}: {key}"
        table = as_table(where, self.data[key])
        if not table:
            fail(where, f"is empty; it takes at least one {noun} of: {listed(known)}")
        return {
            known_word(self.where, noun, word, known): whole_number(where, word, count, low, high)
            for word, count in table.items()
        }


def as_table(where: str, data: object) -> dict[str, object]:
    """A table with any keys."""
    if not isinstance(data, dict):
        fail(where, f"must be a table, not {shown(data)}")
    return data


def refuse_twins(file: str, noun: str, ids: Sequence[str]) -> None:
    """No two entries of a file share an id."""
    for i, name in enumerate(ids):
        if name in ids[:i]:
            first = ids.index(name) + 1
            fail(f"{file}: {noun} {i + 1}", f"id '{name}' is taken by {noun} {first}")
