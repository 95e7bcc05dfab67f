"""What argparse itself says, in the reader's language.

Python has no translations of it, but asks gettext for every sentence: so do we, with our own words.
English readers get ours too, so that one voice and one spelling speak throughout.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from bivouac.core.words import Words

OWN = {
    "usage: ": ("command-usage", {}),
    "options": ("command-options", {}),
    "positional arguments": ("command-positional", {}),
    "show this help message and exit": ("command-help-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "command-argument",
        {"argument": "%(argument_name)s", "reason": "%(message)s"},
    ),
    "the following arguments are required: %s": ("command-required", {"arguments": "%s"}),
    "unrecognized arguments: %s": ("command-unrecognized", {"arguments": "%s"}),
    "expected one argument": ("command-one-argument", {}),
    "expected at least one argument": ("command-some-argument", {}),
    "expected at most one argument": ("command-most-argument", {}),
    "ignored explicit argument %r": ("command-explicit", {"argument": "%r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "command-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
}
"""The sentences of argparse that somebody can get to read, each with its key and its gaps."""

HEADINGS = ("options", "positional arguments")
"""Of a list of arguments: argparse puts the colon itself."""


@contextmanager
def spoken_by_argparse(words: Words) -> Iterator[None]:
    """Let argparse speak these words."""

    def translated(sentence: str) -> str:
        key, gaps = OWN.get(sentence, (None, {}))
        if key is None:
            return sentence
        said = words(key, **gaps)
        return headed(said) if sentence in HEADINGS else ended(sentence, said)

    module, before = vars(argparse), vars(argparse)["_"]
    module["_"] = translated
    try:
        yield
    finally:
        module["_"] = before


def ended(sentence: str, said: str) -> str:
    """Locale files have no blanks at the ends of a line; where the sentence has one, so do we."""
    return f"{said} " if sentence.endswith(" ") else said


def headed(said: str) -> str:
    """A heading without its colon; French leaves a blank before it."""
    return said.rstrip(":\uff1a")
