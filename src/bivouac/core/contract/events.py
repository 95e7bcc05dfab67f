"""What passes through the contract: events, messages to people, refusals."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from bivouac.core.errors import InputError
from bivouac.core.messages import SPECTATOR, Message

__all__ = ["SPECTATOR", "Advice", "Message", "Order", "Refused"]

Order: TypeAlias = Callable[[Sequence[str]], list[str]]
"""A shuffle: the same ids in the order chance gives them, top first."""


class Advice(NamedTuple):
    """What a coach says: one sentence, and what it is about."""

    says: Message
    points: Sequence[str] = ()  # anchors of the client, as a lesson's (docs/write-a-lesson.md)


class Refused(InputError):  # noqa: N818 - the word every caller uses for it
    """A decision or chance outcome that the rules do not allow now.

    `message` says it to people; None where only a program can have asked. Then people who look at
    a record are told the reason, which is a message too.
    """

    def __init__(self, rule: str, reason: str | Message, message: Message | None = None) -> None:
        super().__init__("fault-by-rule", reason=reason, rule=rule)
        self.rule = rule
        self.reason = reason
        self.message = message
        if message is not None:
            self.said = Message("fault-by-rule", {"reason": message, "rule": rule})
