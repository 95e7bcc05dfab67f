"""Are our sentences our own? Compares every message with the texts of a folder.

    python -m scripts.compare_wording FOLDER            every run of words we share with a text
    python -m scripts.compare_wording FOLDER --write    the same, and the hashes for the test

FOLDER holds the rulebooks as plain text (*.txt), which are not part of this repository. A run is
too long from nine words on, in Japanese from seventeen characters. What --write makes,
tests/contract/foreign_wording.bin, holds no text: only salted, shortened hashes of all such runs,
sorted, for a test that needs no rulebook (tests/contract/test_wording.py).
"""

import argparse
import itertools
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bivouac.core.locales import LANGUAGES, LOCALES

HASHES = Path(__file__).parents[1] / "tests" / "contract" / "foreign_wording.bin"
SIZE = 5
"""Bytes of a hash. With forty bits, none of our runs equals a foreign one by accident."""
SALT = b"bivouac-wording"
WORDS, CHARACTERS = 9, 17
"""How many words, or characters of Japanese, in a row are too many."""
JAPANESE = "ja"

WORD = re.compile(r"[^\W_]+")
SIGN = re.compile(r"[a-zà-ÿ]+|.")
"""A character of Japanese; a foreign name in it counts as one."""
KANA = re.compile(r"[\u3040-\u30ff]")
GAP = "\0"
"""What stands for an argument of a message: no run goes across it."""
SAME = {
    word: str(number)
    for number, words in enumerate(
        (
            ("one",),
            ("two", "deux", "zwei"),
            ("three", "trois", "drei"),
            ("four", "quatre", "vier"),
            ("five", "cinq", "fünf"),
            ("six", "sechs"),
            ("seven", "sept", "sieben"),
            ("eight", "huit", "acht"),
        ),
        start=1,
    )
    for word in words
} | {"centre": "center", "colour": "color", "colours": "colors"}
"""Words that count as one: a number is the same in digits, a word in another spelling."""

Run = tuple[str, ...]


def main() -> int:
    """Tells what is shared; 1 if anything is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="a folder of rulebooks, as plain text")
    parser.add_argument("--write", action="store_true", help="write the hashes for the test")
    chosen = parser.parse_args()
    texts = [path.read_text("utf-8") for path in sorted(chosen.folder.glob("*.txt"))]
    if not texts:
        parser.error(f"{chosen.folder} holds no .txt file")
    hashes = {hash_of(run) for text in texts for run in runs_of_text(text)}
    if chosen.write:
        HASHES.write_bytes(b"".join(sorted(hashes)))
        print(f"{len(hashes)} hashes are in {HASHES.name}")
    found = shared(hashes)
    for language, key, words in found:
        print(f"{language} {key}: {words}")
    return 1 if found else 0


def read_hashes() -> set[bytes]:
    """The hashes that were written last."""
    data = HASHES.read_bytes()
    return {data[at : at + SIZE] for at in range(0, len(data), SIZE)}


def shared(hashes: set[bytes]) -> list[tuple[str, str, str]]:
    """Language, key and words of every run of our messages that is among the hashes."""
    return [
        (language, key, words)
        for language in LANGUAGES
        for key, message in messages_of(language)
        for words in shared_of(language, message, hashes)
    ]


def shared_of(language: str, message: ftl.Message, hashes: set[bytes]) -> list[str]:
    """The longest foreign runs of one message."""
    joint = "" if language == JAPANESE else " "
    found = {
        joint.join(longest)
        for text in sayings(message)
        for longest in longest_runs(language, text, hashes)
    }
    return sorted(found)


def longest_runs(language: str, text: str, hashes: set[bytes]) -> Iterator[Run]:
    """What a text shares with the hashes, runs that overlap put together."""
    size = CHARACTERS if language == JAPANESE else WORDS
    for part in text.split(GAP):
        tokens = tokens_of(language, part)
        hits = [hash_of(run) in hashes for run in windows(tokens, size)]
        at = 0
        for hit, group in itertools.groupby(hits):
            length = len(list(group))
            if hit:
                yield tuple(tokens[at : at + length + size - 1])
            at += length


def runs_of_text(text: str) -> Iterator[Run]:
    """The runs of a rulebook: of characters if it is Japanese, else of words."""
    language = JAPANESE if len(KANA.findall(text)) > len(text) / 10 else ""
    size = CHARACTERS if language == JAPANESE else WORDS
    return windows(tokens_of(language, text), size)


def tokens_of(language: str, text: str) -> list[str]:
    """The words of a text, or its characters: without signs, and alike however they are written."""
    words = WORD.findall(unicodedata.normalize("NFKC", text).casefold())
    if language == JAPANESE:
        return [sign for word in words for sign in SIGN.findall(word)]
    return [SAME.get(word, word) for word in words]


def windows(tokens: Sequence[str], size: int) -> Iterator[Run]:
    """All runs of this many tokens."""
    return (tuple(tokens[at : at + size]) for at in range(len(tokens) - size + 1))


def hash_of(run: Run) -> bytes:
    """What is kept of a run instead of its words."""
    return blake2b("\0".join(run).encode(), digest_size=SIZE, salt=SALT).digest()


def messages_of(language: str) -> Iterator[tuple[str, ftl.Message]]:
    """The messages of a language with their keys."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield entry.id.name, entry


def sayings(message: ftl.Message) -> Iterator[str]:
    """Everything a message can say, with gaps where its arguments stand."""
    return said(message.value.elements) if message.value else iter(())


def said(elements: Iterable[ftl.TextElement | ftl.Placeable]) -> Iterator[str]:
    """Everything that parts of a message say together, one variant of each selector at a time."""
    for choice in itertools.product(*(list(ways(element)) for element in elements)):
        yield "".join(choice)


def ways(element: ftl.BaseNode) -> Iterator[str]:
    """What one part of a message can say."""
    match element:
        case ftl.TextElement(value=value) | ftl.StringLiteral(value=value):
            yield str(value)
        case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
            for variant in variants:
                yield from said(variant.value.elements)
        case ftl.Placeable(expression=ftl.StringLiteral(value=value)):
            yield str(value)
        case _:
            yield GAP


if __name__ == "__main__":
    sys.exit(main())
