"""What is wrong with a record: one line, where it shows, and the rule it breaks."""

import re

from bivouac.core.contract import Json, Refused
from bivouac.core.errors import InputError

LONGEST_SHOWN = 60
HUGE = 10**12
INDEX = re.compile(r"\[\d+\]")


class RecordError(InputError):
    """The first fault of a record.

    `event` is the number of the event at which it shows, from 1; None: before or after them all.
    `rule` is the id of the rule it breaks, if it breaks one.
    """

    def __init__(self, line: str, rule: str | None = None, event: int | None = None) -> None:
        super().__init__(line)
        self.rule = rule
        self.event = event


def fault(where: str, reason: str, rule: str | None = None) -> RecordError:
    """A fault of a part of the record that is no event."""
    return RecordError(f"{where}: {reason}" + (f" ({rule})" if rule else ""), rule)


def fault_of_event(number: int, error: InputError) -> RecordError:
    """A fault at an event."""
    rule = error.rule if isinstance(error, Refused) else None
    return RecordError(f"event {number}: {error}", rule, number)


def fault_of_part(error: InputError) -> RecordError:
    """A fault of components or setup; the error says where."""
    return RecordError(str(error), error.rule if isinstance(error, Refused) else None)


def brief(value: Json) -> str:
    """A value as a short piece of one line, in the words of JSON."""
    if isinstance(value, list) and not any(isinstance(entry, list | dict) for entry in value):
        text = f"[{', '.join(brief(entry) for entry in value)}]"
    elif isinstance(value, list | dict):
        text = "a list" if isinstance(value, list) else "an object"
    elif value is None or isinstance(value, bool):
        text = {None: "null", True: "true", False: "false"}[value]
    elif isinstance(value, int) and abs(value) >= HUGE:
        text = "a huge number"
    else:
        text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def find_difference(where: str, right: Json, claimed: Json) -> tuple[str, str] | None:
    """Where a claimed value first differs from the right one, and how; None: it does not."""
    if isinstance(right, dict) and isinstance(claimed, dict):
        for key in right:
            if key not in claimed:
                return f"{where}.{key}", f"is missing; it is {brief(right[key])}"
            found = find_difference(f"{where}.{key}", right[key], claimed[key])
            if found is not None:
                return found
        for key in claimed:
            if key not in right:
                return where, f"{brief(key)} does not belong there"
        return None
    if isinstance(right, list) and isinstance(claimed, list) and len(right) == len(claimed):
        for i, (one, other) in enumerate(zip(right, claimed, strict=True)):
            found = find_difference(f"{where}[{i}]", one, other)
            if found is not None:
                return found
        return None
    if type(right) is type(claimed) and right == claimed:
        return None
    return where, f"must be {brief(right)}, not {brief(claimed)}"


def part_of(where: str) -> str:
    """The part of the result a place lies in: "final.hands" for "result.final.hands[1][0]"."""
    return ".".join(INDEX.sub("", where).split(".")[1:3])
