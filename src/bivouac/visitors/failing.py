"""How a bot by somebody else fails, so that it plays on no more."""

from bivouac.core.messages import Message


class Failed(Exception):  # noqa: N818 - it is the bot that has failed
    """A bot cannot play on: why, as a part of a sentence.

    `detail` is what else its author may like to know: what the bot wrote itself, so it is for
    whoever has started it alone.
    """

    def __init__(self, key: str, detail: str = "", /, **args: str | int) -> None:
        super().__init__(key, detail)
        self.why = Message(key, args)
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.why} ({self.detail})" if self.detail else str(self.why)


class Stopped(Exception):  # noqa: N818 - nobody has done anything wrong
    """Nobody needs the answer any more that a bot was asked for."""
