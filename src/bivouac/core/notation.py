"""What the notations of all games share: JSON of a record, read with care.

A complaint is one line that says where and what is wrong, with the rule it breaks if it breaks one.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NoReturn

from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.errors import InputError

FORMAT = "format"
"""What stands in place of a rule id where an event breaks the record format and no rule."""
LONGEST_SHOWN = 40
HUGE = 10**12


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


def listed(words: Iterable[object]) -> str:
    """Words as the tail of a complaint."""
    return ", ".join(str(word) for word in words)


def part(record: Json, key: str) -> Json:
    """One of the main parts of a record."""
    data = as_mapping("the record", record)
    if key not in data:
        fail("the record", f"'{key}' is missing")
    return data[key]


def as_mapping(where: str, value: Json) -> dict[str, Json]:
    """An object with any keys."""
    if not isinstance(value, dict):
        fail(where, f"must be an object, not {shown(value)}")
    return value


def as_object(
    where: str, value: Json, keys: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, Json]:
    """An object with exactly these keys, and perhaps some of the optional ones."""
    data = as_mapping(where, value)
    for key in data:
        if key not in keys and key not in optional:
            fail(where, f"unknown key {shown(key)}; it has: {listed((*keys, *optional))}")
    for key in keys:
        if key not in data:
            fail(where, f"'{key}' is missing")
    return data


def as_entries(where: str, value: Json, limit: int) -> list[tuple[str, Json]]:
    """Components by id, at least one and not more than a position can hold."""
    found = as_mapping(where, value)
    if not 1 <= len(found) <= limit:
        fail(where, f"must have 1 to {limit} entries, not {len(found)}")
    return [(as_id(where, name), entry) for name, entry in found.items()]


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


def as_flag(where: str, value: Json) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        fail(where, f"must be true or false, not {shown(value)}")
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


def check_places(
    what: str, rule: str, places: Mapping[str, Sequence[int]], ids: Sequence[str]
) -> None:
    """Everything that is described lies in exactly one place of the setup; -1 is an empty slot."""
    seen: set[int] = set()
    for place, numbers in places.items():
        for number in numbers:
            if number in seen:
                fail(f"setup.{place}", f"{what} {shown(ids[number])} occurs twice", rule)
            if number != -1:
                seen.add(number)
    for number, name in enumerate(ids):
        if number not in seen:
            fail("setup", f"{what} {shown(name)} is in none of {listed(places)}", rule)


def check_keys(what: str, event: Event, keys: Sequence[str]) -> None:
    """An event, or a part of one, has exactly these keys."""
    try:
        as_object(what, event, keys)
    except InputError as error:
        raise Refused(FORMAT, str(error)) from None


def refuse_type(key: str, right: str, value: Json) -> NoReturn:
    """What a key of an event holds is not even of the right kind."""
    raise Refused(FORMAT, f"'{key}' must be {right}, not {shown(value)}")


def number_of(what: str, name: Json, numbers: Mapping[str, int], rule: str, unknown: str) -> int:
    """The number of something an event names.

    If it does not exist `rule` is broken, and `unknown` is the key of what people are told.
    """
    if type(name) is not int and not isinstance(name, str):
        raise Refused(FORMAT, f"a {what} is named by a string or a number, not by {shown(name)}")
    if str(name) not in numbers:
        message = Message(unknown, {"name": str(name)[:LONGEST_SHOWN]})
        raise Refused(rule, f"there is no {what} {shown(name)}", message)
    return numbers[str(name)]


def check_shuffle(
    order: Sequence[int], discards: Sequence[int], ids: Sequence[str], rule: str
) -> None:
    """A shuffle is of all discards, each once, and of nothing else."""
    seen: set[int] = set()
    for card in order:
        if card in seen:
            raise Refused(rule, f"card {shown(ids[card])} is shuffled twice")
        if card not in discards:
            reason = "is shuffled but does not lie among the discards"
            raise Refused(rule, f"card {shown(ids[card])} {reason}")
        seen.add(card)
    for card in discards:
        if card not in seen:
            reason = "lies among the discards but is not shuffled"
            raise Refused(rule, f"card {shown(ids[card])} {reason}")
