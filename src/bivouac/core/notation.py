"""What the notations of all games share: JSON of a record, read with care.

A complaint is one line that says where and what is wrong, with the rule it breaks if it breaks one.
"""

from collections.abc import Mapping, Sequence
from typing import NoReturn

from bivouac.core.complaints import LONGEST_SHOWN, fail, listed, shown, thing
from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.errors import InputError

FORMAT = "format"
"""What stands in place of a rule id where an event breaks the record format and no rule."""
THE_RECORD = Message("fault-the-record", {})
"""Where something is wrong that is in none of its parts."""


def part(record: object, key: str) -> Json:
    """One of the main parts of a record."""
    data = as_mapping(THE_RECORD, record)
    if key not in data:
        fail(THE_RECORD, "fault-missing", key=key)
    return data[key]


def as_mapping(where: str | Message, value: object) -> dict[str, Json]:
    """An object with any keys."""
    if not isinstance(value, dict):
        fail(where, "fault-object", value=shown(value))
    return value


def as_object(
    where: str | Message, value: object, keys: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, Json]:
    """An object with exactly these keys, and perhaps some of the optional ones."""
    data = as_mapping(where, value)
    for key in data:
        if key not in keys and key not in optional:
            fail(where, "fault-has-keys", key=shown(key), known=listed((*keys, *optional)))
    for key in keys:
        if key not in data:
            fail(where, "fault-missing", key=key)
    return data


def as_entries(where: str, value: object, limit: int) -> list[tuple[str, Json]]:
    """Components by id, at least one and not more than a position can hold."""
    found = as_mapping(where, value)
    if not 1 <= len(found) <= limit:
        fail(where, "fault-entries-to", limit=limit, count=len(found))
    return [(as_id(where, name), entry) for name, entry in found.items()]


def as_list(
    where: str, value: object, size: int | None = None, rule: str | None = None
) -> list[Json]:
    """A list; with a size, of exactly that many entries."""
    if not isinstance(value, list):
        fail(where, "fault-list", value=shown(value))
    if size is not None and len(value) != size:
        fail(where, "fault-entries", rule, size=size, count=len(value))
    return value


def as_number(where: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        fail(where, "fault-number", low=low, high=high, value=shown(value))
    return value


def as_flag(where: str, value: object) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        fail(where, "fault-flag", value=shown(value))
    return value


def as_word(where: str, value: object, known: Sequence[str]) -> str:
    """One of the words that are known."""
    if not isinstance(value, str) or value not in known:
        fail(where, "fault-one-of", known=listed(known), value=shown(value))
    return value


def as_id(where: str, value: object) -> str:
    """An id: a string, or an integer that stands for the string of its digits."""
    if type(value) is int:
        return str(value)
    if not isinstance(value, str) or not value:
        fail(where, "fault-an-id", value=shown(value))
    return value


def as_known(where: str, what: str, value: object, numbers: Mapping[str, int]) -> int:
    """The number of something that has been described."""
    name = as_id(where, value)
    if name not in numbers:
        fail(where, "fault-no-such", what=thing(what), name=shown(name))
    return numbers[name]


def as_known_list(where: str, what: str, value: object, numbers: Mapping[str, int]) -> list[int]:
    """The numbers of a list of things that have been described."""
    return [as_known(where, what, entry, numbers) for entry in as_list(where, value)]


def as_slots(
    where: str, what: str, value: object, numbers: Mapping[str, int], size: int
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
                fail(
                    f"setup.{place}",
                    "fault-thing-twice",
                    rule,
                    what=thing(what),
                    name=shown(ids[number]),
                )
            if number != -1:
                seen.add(number)
    for number, name in enumerate(ids):
        if number not in seen:
            fail(
                "setup",
                "fault-nowhere",
                rule,
                what=thing(what),
                name=shown(name),
                places=listed(places),
            )


def check_keys(what: Message, event: Event, keys: Sequence[str]) -> None:
    """An event, or a part of one, has exactly these keys."""
    try:
        as_object(what, event, keys)
    except InputError as error:
        raise Refused(FORMAT, error.said) from None


def check_due(
    event: Event, mover: int, kinds: Sequence[str], rule: str, due: str, message: Message
) -> None:
    """It is time for a decision of this seat and of this kind; `due` says for which it is."""
    if not kinds:
        raise Refused(rule, due, message)
    if "seat" not in event:
        raise Refused(FORMAT, Message("fault-missing", {"key": "seat"}))
    seat, do = event["seat"], event.get("do")
    if type(seat) is not int:
        refuse_type("seat", "kind-number", seat)
    if seat != mover:
        raise Refused(rule, f"seat {shown(seat)} cannot decide now: {due}", message)
    if isinstance(do, str) and do not in kinds:
        raise Refused(rule, f"{shown(do)} is not possible now: {due}", message)


def refuse_type(key: str, right: str, value: object) -> NoReturn:
    """What a key of an event holds is not even of the right kind; `right` is the key of that."""
    raise Refused(
        FORMAT,
        Message("fault-must-be", {"key": key, "right": Message(right, {}), "value": shown(value)}),
    )


def number_of(what: str, name: object, numbers: Mapping[str, int], rule: str, unknown: str) -> int:
    """The number of something an event names.

    If it does not exist `rule` is broken, and `unknown` is the key of what people are told.
    """
    if type(name) is not int and not isinstance(name, str):
        raise Refused(FORMAT, Message("fault-named-by", {"what": thing(what), "name": shown(name)}))
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
            raise Refused(rule, Message("fault-shuffled-twice", {"card": shown(ids[card])}))
        if card not in discards:
            raise Refused(rule, Message("fault-not-discarded", {"card": shown(ids[card])}))
        seen.add(card)
    for card in discards:
        if card not in seen:
            raise Refused(rule, Message("fault-not-shuffled", {"card": shown(ids[card])}))
