"""Words in the language of a reader."""

from bivouac.core.language import say
from bivouac.core.locales import SOURCE
from bivouac.core.messages import Message, Said

SIGNS = {
    "fr": {ord("."): ",", ord(","): "\u202f", ord("%"): "\u00a0%"},
    "de": {ord("."): ",", ord(","): ".", ord("%"): "\u00a0%"},
}
"""What stands in numbers instead of the English signs, by language; others write them alike."""


class Words:
    """Messages of one language: `words("key", count=3)`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **args: Said) -> str:
        """The message of a key, filled in."""
        return say(self.language, Message(key, args))

    def flowing(self, key: str) -> str:
        """A long message: its lines run on, its paragraphs stay apart."""
        paragraphs = self(key).split("\n\n")
        return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs) + "\n"

    def figure(self, number: float, form: str = "") -> str:
        """A number in a form of `format`, with the signs that the language writes in numbers."""
        return format(number, form).translate(SIGNS.get(self.language, {}))

    def all(self, *keys: str) -> tuple[str, ...]:
        """Several short messages."""
        return tuple(self(key) for key in keys)


ENGLISH = Words(SOURCE)
"""What is said where no reader is known."""


BLANKS = "\u00a0\u202f"
"""The no-break spaces of French: before its signs, and between the thousands of a number."""


def printable(line: str) -> str:
    """One line: signs that would not print as their codes, but for the blanks of French."""
    return "".join(
        sign if sign.isprintable() or sign in BLANKS else sign.encode("unicode_escape").decode()
        for sign in line
    )
