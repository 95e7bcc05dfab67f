"""Ways to change a part of a record, said by its path: "setup.hands.0" is the hand of seat 0.

"*" is the first key of an object, whatever it is called.
"""

from collections.abc import Callable
from typing import Any

from bivouac.core.contract import Json

Change = Callable[[Json], object]


def found(record: Json, path: str) -> tuple[Any, Any]:
    """What holds the thing at a path, and its key or index there."""
    home, key = None, None
    for word in path.split("."):
        home = record if home is None else home[key]
        key = next(iter(home)) if word == "*" else word
        if isinstance(home, list):
            key = int(word)
    return home, key


def look(record: Json, path: str) -> Any:
    """What stands at a path."""
    home, key = found(record, path)
    return home[key]


def put(path: str, value: Json) -> Change:
    """Replace what stands there."""

    def change(record: Json) -> None:
        home, key = found(record, path)
        home[key] = value

    return change


def cut(path: str) -> Change:
    """Remove what stands there."""

    def change(record: Json) -> None:
        home, key = found(record, path)
        del home[key]

    return change


def copy(source: str, goal: str) -> Change:
    """The same in another place."""
    return lambda record: put(goal, look(record, source))(record)


def add(path: str, *values: Json) -> Change:
    """More at the end of a list."""
    return lambda record: look(record, path).extend(values)


def move(source: str, goal: str) -> Change:
    """The last entry of a list to the end of another one."""
    return lambda record: look(record, goal).append(look(record, source).pop())


def empty(slot: str, pile: str) -> Change:
    """Nothing in a slot; what was there is added to a pile."""

    def change(record: Json) -> None:
        look(record, pile).append(look(record, slot))
        put(slot, None)(record)

    return change


def turn(path: str) -> Change:
    """A list or an object the other way round."""

    def change(record: Json) -> None:
        value = look(record, path)
        turned = value[::-1] if isinstance(value, list) else dict(reversed(value.items()))
        put(path, turned)(record)

    return change


def all_of(*changes: Change) -> Change:
    """One after the other."""

    def change(record: Json) -> None:
        for one in changes:
            one(record)

    return change
