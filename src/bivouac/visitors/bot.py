"""What a Python package gives to play: a class like Bot, named by an entry point `bivouac.bots`.

    [project.entry-points."bivouac.bots"]
    wren = "wren.bot:Wren"

It runs in a process of its own, and what it prints goes to stderr (docs/bots-by-others.md).
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from bivouac.core.wire import Event, Json, Message, Offered, Seen
from bivouac.visitors.wire import Happening, Hello, Over, Planned, Refusal

__all__ = ["Bot", "Happening", "Hello", "NotPossible", "Over", "Planned", "Turn"]


class NotPossible(Exception):  # noqa: N818 - the word its message would begin with
    """What a bot has asked for, or decided, cannot be."""

    def __init__(self, rule: str | None, reason: str, message: Message | None) -> None:
        super().__init__(reason)
        self.rule = rule  # that it breaks; None: it could not be understood
        self.reason = reason  # in English
        self.message = message  # the same for people, in any language


class Turn:
    """A decision that a bot is asked for, and what it can ask about it."""

    def __init__(
        self,
        view: Seen,
        happened: Sequence[Happening],
        plans: Sequence[Planned],
        ask: Callable[[str, Json], Json],
    ) -> None:
        self.view = view  # all that the seat may see
        self.happened = happened  # since the bot was last told
        self.plans = plans  # legal decisions, at least one
        self.refused: NotPossible | None = None  # why the last answer to this was no good
        self._ask = ask

    def offer(self) -> Offered:
        """All that the game offers, as the browser gets it."""
        offered: Offered = self._ask("offer", None)
        return offered

    def draft(self, begun: Json) -> Json:
        """How a decision half made can go on; NotPossible if it cannot be made."""
        return self._ask("draft", begun)

    def why(self, wish: Json) -> NotPossible:
        """Why something cannot be done."""
        try:
            self._ask("why", wish)
        except NotPossible as no:
            return no
        raise AssertionError("always answered by a refusal")


class Bot(Protocol):
    """A bot in one game after the other, in one seat at a time. It is made without arguments."""

    def start(self, hello: Hello) -> None:
        """A game begins, or goes on with this bot; NotImplementedError if it does not play it."""

    def decide(self, turn: Turn) -> Event:
        """The event of the record that the bot's seat decides on; asked again if it is refused."""

    def over(self, over: Over) -> None:
        """The game is over."""


def refusal(told: Refusal) -> NotPossible:
    """What the protocol's Refusal says."""
    return NotPossible(told["rule"], told["reason"], told["message"])
