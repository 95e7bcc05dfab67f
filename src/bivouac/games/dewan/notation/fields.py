"""Fields of a record, read with care: a complaint is one line that says where and what is wrong."""

from collections.abc import Mapping, Sequence
from typing import NoReturn

from bivouac.core.contract import Json, Message, Refused
from bivouac.core.errors import InputError

FORMAT = "format"
"""What stands in place of a rule id where an event breaks the record format and no rule."""
LONGEST_SHOWN = 40
HUGE = 10**12
UNKNOWN = {"card": "dewan-refused-no-such-card", "space": "dewan-refused-no-such-space"}
"""How people are told that something an event names does not exist."""


def fail(where: str, reason: str, rule: str | None = None) -> NoReturn:
    """Refuse what was read, with the rule it breaks if it breaks one."""
    line = f"{where}: {reason}"
    if rule is None:
        raise InputError(line)
    raise Refused(rule, line)


def shown(value: Json) -> str:
    """A value as a short piece of one line, in the words of JSON."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, int) and abs(value) >= HUGE:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def listed(words: Sequence[object]) -> str:
    """Words as the tail of a complaint."""
    return ", ".join(str(word) for word in words)


def as_mapping(where: str, value: Json) -> dict[str, Json]:
    """An object with any keys."""
    if not isinstance(value, dict):
        fail(where, f"must be an object, not {shown(value)}")
    return value


def as_object(where: str, value: Json, keys: Sequence[str]) -> dict[str, Json]:
    """An object with exactly these keys."""
    data = as_mapping(where, value)
    for key in data:
        if key not in keys:
            fail(where, f"unknown key {shown(key)}; it has: {listed(keys)}")
    for key in keys:
        if key not in data:
            fail(where, f"'{key}' is missing")
    return data


def as_list(
    where: str, value: Json, size: int | None = None, rule: str | None = None
) -> list[Json]:
    """A list; with a size, of exactly that many entries."""
    if not isinstance(value, list):
        fail(where, f"must be a list, not {shown(value)}")
    if size is not None and len(value) != size:
        fail(where, f"must have {size} entries, not {len(value)}", rule)
    return value


def as_number(where: str, value: Json, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        fail(where, f"must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def as_word(where: str, value: Json, known: Sequence[str]) -> str:
    """One of the words that are known."""
    if not isinstance(value, str) or value not in known:
        fail(where, f"must be one of {listed(known)}, not {shown(value)}")
    return value


def as_id(where: str, value: Json) -> str:
    """An id: a string, or an integer that stands for the string of its digits."""
    if type(value) is int:
        return str(value)
    if not isinstance(value, str) or not value:
        fail(where, f"an id must be a string or a whole number, not {shown(value)}")
    return value


def as_known(where: str, what: str, value: Json, numbers: Mapping[str, int]) -> int:
    """The number of something that has been described."""
    name = as_id(where, value)
    if name not in numbers:
        fail(where, f"there is no {what} {shown(name)}")
    return numbers[name]


def as_known_list(where: str, what: str, value: Json, numbers: Mapping[str, int]) -> list[int]:
    """The numbers of a list of things that have been described."""
    return [as_known(where, what, entry, numbers) for entry in as_list(where, value)]


def as_slots(
    where: str, what: str, value: Json, numbers: Mapping[str, int], size: int
) -> list[int]:
    """The numbers of what lies in some slots; -1 for null, an empty slot."""
    return [
        -1 if entry is None else as_known(where, what, entry, numbers)
        for entry in as_list(where, value, size)
    ]


def number_of(what: str, name: Json, numbers: Mapping[str, int], rule: str) -> int:
    """The number of something an event names; `rule` is broken if it does not exist."""
    if type(name) is not int and not isinstance(name, str):
        raise Refused(FORMAT, f"a {what} is named by a string or a number, not by {shown(name)}")
    if str(name) not in numbers:
        message = Message(UNKNOWN[what], {"name": str(name)[:LONGEST_SHOWN]})
        raise Refused(rule, f"there is no {what} {shown(name)}", message)
    return numbers[str(name)]
