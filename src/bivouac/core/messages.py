"""Messages: what is said to people, before it is said in anybody's language."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bivouac.core import wire

SPECTATOR = -1
"""The seat of somebody who sees only what is public."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say: a key of the locale files and what to fill in.

    A part of a sentence may be a message of its own. A key with blanks in it is a sentence of a
    plug-in that brings no words for it: it is said as it stands.
    """

    key: str
    args: "Mapping[str, Said]"

    def __str__(self) -> str:
        """In English, for logs and developers."""
        from bivouac.core.language import say
        from bivouac.core.locales import SOURCE

        return say(SOURCE, self)


Said: TypeAlias = str | int | Message
"""What fills a gap of a message."""


def spelled(message: Message) -> wire.Message:
    """A message as it travels and is kept."""
    args = {
        name: spelled(part) if isinstance(part, Message) else part
        for name, part in message.args.items()
    }
    return {"key": message.key, "args": args}


def read_message(found: wire.Message) -> Message:
    """A message that was kept."""
    args = {
        name: read_message(part) if isinstance(part, dict) else part
        for name, part in found["args"].items()
    }
    return Message(found["key"], args)
