"""Messages that no client of ours sends: nonsense, near misses, and true ones twisted."""

import json
import random
from collections.abc import Iterator

from bivouac.core.contract import Json

TYPES = (
    "hello",
    "decide",
    "draft",
    "why",
    "hint",
    "undo",
    "past",
    "ping",
    "state",
    "done",
    "",
    "HELLO",
    "__init__",
)
FIELDS = (
    *("type", "request", "number", "event", "draft", "wish", "look", "first", "last", "seat"),
    *("do", "x", "longer"),
)
ATOMS: list[Json] = [
    *(None, True, False, 0, 1, -1, 2, 99, 10**15, -(10**15), 0.5, 1e300, "", "x", "0", "\0"),
    *("'; DROP TABLE rows; --", "<script>", "../..", "\u202e", "😀" * 50, "NaN", "-1", "none"),
    *([], {}, [[]], [None], {"": ""}, {"do": "place"}, {"route": [], "pins": [], "way": 0}),
]
BROKEN = (
    "",
    " ",
    "{",
    "[]",
    "null",
    "1",
    '"x"',
    "{}" * 3,
    "[" * 500,
    '{"type": }',
    "\ufeff{}",
    "tru",
)


def value(chooser: random.Random, depth: int = 3) -> Json:
    """Any JSON."""
    kind = chooser.random()
    if depth == 0 or kind < 0.7:
        return chooser.choice(ATOMS)
    if kind < 0.85:
        return [value(chooser, depth - 1) for _ in range(chooser.randrange(4))]
    return {chooser.choice(FIELDS): value(chooser, depth - 1) for _ in range(chooser.randrange(4))}


def twisted(chooser: random.Random, true: Json) -> Json:
    """A true message with one part of it exchanged, removed or added."""
    if isinstance(true, dict) and true and chooser.random() < 0.8:
        key = chooser.choice(list(true))
        rest = {name: part for name, part in true.items() if name != key}
        kind = chooser.random()
        if kind < 0.15:
            return rest
        if kind < 0.25:
            return {**true, chooser.choice(FIELDS): value(chooser)}
        return {**rest, key: twisted(chooser, true[key])}
    if isinstance(true, list) and true and chooser.random() < 0.8:
        place = chooser.randrange(len(true))
        changed = [] if chooser.random() < 0.2 else [twisted(chooser, true[place])]
        return [*true[:place], *changed, *true[place + 1 :]]
    return value(chooser)


def messages(chooser: random.Random, truths: list[Json], count: int) -> Iterator[str | bytes]:
    """A number of messages, each wrong in its own way; none is a true one."""
    while count:
        kind = chooser.random()
        if kind < 0.05:
            yield chooser.choice(BROKEN)
        elif kind < 0.1:
            yield chooser.randbytes(chooser.randrange(40))
        elif kind < 0.15:
            whole = json.dumps(chooser.choice(truths))
            yield whole[: chooser.randrange(len(whole))]
        elif kind < 0.3:
            fields = {chooser.choice(FIELDS): value(chooser) for _ in range(5)}
            yield json.dumps({**fields, "type": chooser.choice(TYPES)})
        else:
            false = twisted(chooser, chooser.choice(truths))
            if false in truths:
                continue
            yield json.dumps(false)
        count -= 1
