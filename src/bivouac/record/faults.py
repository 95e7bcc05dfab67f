"""What is wrong with a record: one line, where it shows, and the rule it breaks."""

import re

from bivouac.core.contract import Json, Refused
from bivouac.core.errors import InputError
from bivouac.core.messages import Message, Said

LONGEST_SHOWN = 60
HUGE = 10**12
INDEX = re.compile(r"\[\d+\]")


class RecordError(InputError):
    """The first fault of a record.

    `event` is the number of the event at which it shows, from 1; None: before or after them all.
    `rule` is the id of the rule it breaks, if it breaks one.
    """

    def __init__(
        self,
        said: Message,
        rule: str | None = None,
        event: int | None = None,
        exact: Message | None = None,
    ) -> None:
        super().__init__(said.key, **said.args)
        self.exact = exact or said
        self.rule = rule
        self.event = event


def fault(
    where: str | Message, reason: str | Message, rule: str | None = None, /, **args: Said
) -> RecordError:
    """A fault of a part of the record that is no event; the reason may be a key with its args."""
    told = Message(reason, args) if isinstance(reason, str) else reason
    return RecordError(by_rule(Message("fault-at", {"where": where, "reason": told}), rule), rule)


def by_rule(said: Message, rule: str | None) -> Message:
    """What is wrong, with the rule it breaks if it breaks one."""
    return Message("fault-by-rule", {"reason": said, "rule": rule}) if rule else said


def at_event(number: int, reason: Message) -> Message:
    """What is wrong at an event."""
    return Message("fault-at-event", {"number": number, "reason": reason})


def fault_of_event(number: int, error: InputError) -> RecordError:
    """A fault at an event."""
    rule = error.rule if isinstance(error, Refused) else None
    said, exact = (at_event(number, told) for told in (error.said, error.exact))
    return RecordError(said, rule, number, exact)


def fault_of_part(error: InputError) -> RecordError:
    """A fault of components or setup; the error says where."""
    rule = error.rule if isinstance(error, Refused) else None
    return RecordError(error.said, rule, exact=error.exact)


def placed(where: str, error: InputError) -> InputError:
    """An error with the place of its document."""
    found = InputError("fault-at", where=where, reason=error.said)
    found.exact = Message("fault-at", {"where": where, "reason": error.exact})
    return found


def brief(value: Json) -> Said:
    """A value as a short piece of one line, in the words of JSON."""
    if isinstance(value, list) and not any(isinstance(entry, list | dict) for entry in value):
        text = f"[{', '.join(str(brief(entry)) for entry in value)}]"
    elif isinstance(value, list | dict):
        return Message("value-list" if isinstance(value, list) else "value-object", {})
    elif value is None or isinstance(value, bool):
        text = {None: "null", True: "true", False: "false"}[value]
    elif isinstance(value, int) and abs(value) >= HUGE:
        return Message("value-huge", {})
    else:
        text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def find_difference(where: str, right: Json, claimed: Json) -> tuple[str, Message] | None:
    """Where a claimed value first differs from the right one, and how; None: it does not."""
    if isinstance(right, dict) and isinstance(claimed, dict):
        for key in right:
            if key not in claimed:
                return f"{where}.{key}", Message("fault-gone", {"right": brief(right[key])})
            found = find_difference(f"{where}.{key}", right[key], claimed[key])
            if found is not None:
                return found
        for key in claimed:
            if key not in right:
                return where, Message("fault-stranger", {"key": brief(key)})
        return None
    if isinstance(right, list) and isinstance(claimed, list) and len(right) == len(claimed):
        for i, (one, other) in enumerate(zip(right, claimed, strict=True)):
            found = find_difference(f"{where}[{i}]", one, other)
            if found is not None:
                return found
        return None
    if type(right) is type(claimed) and right == claimed:
        return None
    return where, Message("fault-differs", {"right": brief(right), "value": brief(claimed)})


def part_of(where: str) -> str:
    """The part of the result a place lies in: "final.hands" for "result.final.hands[1][0]"."""
    return ".".join(INDEX.sub("", where).split(".")[1:3])
