"""Words in the language of the screen."""

from collections.abc import Mapping

from bivouac.core.contract import Message
from bivouac.core.errors import InputError
from bivouac.core.language import LANGUAGES, SOURCE, say


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


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or else that of the system, or else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise InputError(f"unknown language '{wanted}'; known: {', '.join(LANGUAGES)}")
        return wanted
    # The first of these that is set decides, as for every other program.
    system = next(
        (environment[n] for n in ("LC_ALL", "LC_MESSAGES", "LANG") if n in environment), ""
    )
    return system[:2] if system[:2] in LANGUAGES else SOURCE
