"""Complaints about what was read: one line that says where and what is wrong.

They are keys of the locale files with what to fill in; whoever knows the reader says them.
"""

from collections.abc import Iterable
from typing import NoReturn

from bivouac.core.contract import Message, Refused
from bivouac.core.errors import InputError
from bivouac.core.messages import Said

LONGEST_SHOWN = 40
HUGE = 10**12
SPELLED = {"contested token": "contested-token"}
"""Things of two words, as keys spell them."""


def fail(
    where: str | Message, reason: str | Message, rule: str | None = None, /, **args: Said
) -> NoReturn:
    """Refuse what was read, with the rule it breaks if it breaks one.

    The reason is a message, or the key of one with its arguments.
    """
    told = Message(reason, args) if isinstance(reason, str) else reason
    if rule is None:
        raise InputError("fault-at", where=where, reason=told)
    raise Refused(rule, Message("fault-at", {"where": where, "reason": told}))


def refuse(rule: str, reason: str, key: str, **args: str | int) -> NoReturn:
    """Refuse a decision, with the key of what people are told."""
    raise Refused(rule, reason, Message(key, args))


def shown(value: object, mapping: str = "value-object") -> Said:
    """A value as a short piece of one line, in the words of JSON."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return Message("value-list", {})
    if isinstance(value, dict):
        return Message(mapping, {})
    if isinstance(value, int) and abs(value) >= HUGE:
        return Message("value-huge", {})
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def thing(what: str) -> Message:
    """A kind of component: a card, a space."""
    return Message(f"thing-{SPELLED.get(what, what)}", {})


def listed(words: Iterable[object]) -> str:
    """Words as the tail of a complaint."""
    return ", ".join(str(word) for word in words)
