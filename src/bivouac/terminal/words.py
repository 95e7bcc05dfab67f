"""Words in the language of the screen."""

from bivouac.core.contract import Message
from bivouac.core.language import say


class Words:
    """Messages of one language: `words("key", count=3)`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **args: str | int) -> str:
        """The message of a key, filled in."""
        return say(self.language, Message(key, args))

    def flowing(self, key: str) -> str:
        """A long message: its lines run on, its paragraphs stay apart."""
        paragraphs = self(key).split("\n\n")
        return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs) + "\n"

    def all(self, *keys: str) -> tuple[str, ...]:
        """Several short messages."""
        return tuple(self(key) for key in keys)
