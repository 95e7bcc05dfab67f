"""Saying things in people's languages, with Project Fluent.

The program speaks in messages: a key of the locale files (core/locales.py) and its arguments, which
are numbers, ids, codes of things, and other messages. A message says a code with NAMES:

    forest              name-forest
    forest.berry        name-with, of name-forest and name-berry
    water.crystal/desert    name-either, of two such parts
    3*forest            name-many, of a number and a part
    forest desert       list-two, list-more: several of these, separated by blanks
    some-key=Old_Pines  the message some-key; where no language has it, "Old Pines"

In the browser, a message whose key ends in `-brief` tells the same in a few words, for log and
captions. There SIGNS stands for NAMES, and the client draws what the codes stand for.

An argument `seat` is a player: messages can use `$player`, their name, and `$who`, which is "you"
when they are the reader and "other" when not.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from bivouac.core.errors import InputError
from bivouac.core.locales import LANGUAGES, SOURCE, files_of, read_words
from bivouac.core.messages import SPECTATOR, Message, Said

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
WORD = re.compile(r"-?[a-zA-Z][\w-]*")
GAP = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


def say(language: str, message: Message) -> str:
    """A message in a language; LookupError when its key or one of its arguments is missing."""
    return text_of(book_of(language), message.key, message.args)


def has_words(language: str, key: str) -> bool:
    """Is there a message with this key? Names that components bring along may have none."""
    return key in book_of(language).entries or key in book_of(SOURCE).entries


def address(message: Message, names: Sequence[str], reader: int = SPECTATOR) -> Message:
    """The message with the name of its player filled in, worded for a reader."""
    seat = message.args.get("seat")
    if not isinstance(seat, int):
        return message
    who = "you" if seat == reader else "other"
    return replace(message, args={**message.args, "player": names[seat], "who": who})


class Book:
    """The messages of one language.

    Files are cut into messages when they are read, and a message is parsed when it is first said.
    Fluent takes longer to import than most commands take to run, so a message of one line whose
    only signs are gaps is filled in without it.
    """

    def __init__(self, language: str, paths: Sequence[Path]) -> None:
        self.language = language
        self.entries: dict[str, str] = {}  # as they stand in the files, by key
        self.files: dict[str, Path] = {}
        self._bundle: FluentBundle | None = None
        self._known: set[str] = set()  # in the bundle
        self._lock = Lock()
        for path in paths:
            text = read_words(path)
            starts = [found.start() for found in KEY.finditer(text)]
            for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
                key = text[start : text.index("=", start)].strip()
                if key not in self.entries:  # a key that we have is ours
                    self.entries[key], self.files[key] = text[start:end], path

    def plain(self, key: str) -> str | None:
        """The pattern of a message that is one line with gaps; None if it is more than that."""
        _, _, pattern = self.entries[key].partition("=")
        lines = [line for line in pattern.splitlines() if not line.startswith("#")]
        pattern = lines[0].strip() if lines else ""
        if any(line.strip() for line in lines[1:]) or set("{}") & set(GAP.sub("", pattern)):
            return None
        return pattern or None

    def parsed(self, key: str) -> "FluentBundle":
        """Fluent's bundle, with this message and all that it mentions."""
        with self._lock:
            return self._parsed(key)

    def _parsed(self, key: str) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        if self._bundle is None:

            def names(codes: Any) -> Any:
                return say_names(self, str(codes))

            def signs(codes: Any, *_: Any) -> str:
                return f"[{codes}]"  # only the browser draws them

            functions: dict[str, Any] = {"NAMES": names, "SIGNS": signs}
            self._bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        bundle, waiting = self._bundle, {key} - self._known
        while waiting:
            name = waiting.pop()
            resource = FluentResource(self.entries[name])
            for entry in resource.body:
                if isinstance(entry, Junk):
                    line = str(entry.content).strip().splitlines()[0]
                    raise InputError("fault-words", path=str(self.files[name]), reason=line)
            bundle.add_resource(resource)
            self._known.add(name)
            waiting |= set(WORD.findall(self.entries[name])) & self.entries.keys() - self._known
        return bundle


@cache
def book_of(language: str) -> Book:
    """The messages of one language, read when first needed."""
    if language not in LANGUAGES:
        raise LookupError(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
    return Book(language, files_of(language))


def text_of(book: Book, key: str, args: Mapping[str, Said]) -> str:
    """One message of a book, filled in."""
    if " " in key:
        return key
    if "seat" in args and "player" not in args:
        seat = text_of(book, "name-seat", {"number": args["seat"]})
        args = {"who": "other", "player": seat, **args}
    filled = {
        name: text_of(book, value.key, value.args) if isinstance(value, Message) else value
        for name, value in args.items()
    }
    if key not in book.entries:
        book = book_of(SOURCE)
    if key not in book.entries:
        raise LookupError(f"no message '{key}' in locales/{SOURCE}")
    pattern = book.plain(key)
    return fill(key, pattern, filled) if pattern is not None else format_in(book, key, filled)


def fill(key: str, pattern: str, args: Mapping[str, str | int]) -> str:
    """A message of one line."""
    try:
        return GAP.sub(lambda gap: str(args[gap[1]]), pattern)
    except KeyError as error:
        raise LookupError(f"message '{key}': unknown argument {error}") from None


def format_in(book: Book, key: str, args: Mapping[str, str | int]) -> str:
    """A message with variants, names, or several lines."""
    from fluent.runtime.types import fluent_number

    bundle = book.parsed(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"message '{key}' has no text")
    plain = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in args.items()
    }
    text, errors = bundle.format_pattern(pattern, plain)
    if errors:
        raise LookupError(f"message '{key}': {errors[0]}")
    return str(text)


def say_names(book: Book, codes: str) -> str:
    """A list of things given by codes, as a phrase."""
    words = [say_name(book, code) for code in codes.split()]
    if not words:
        return text_of(book, "list-none", {})
    phrase = words[0]
    for word in words[1:-1]:
        phrase = text_of(book, "list-more", {"one": phrase, "other": word})
    if len(words) > 1:
        phrase = text_of(book, "list-two", {"one": phrase, "other": words[-1]})
    return phrase


def say_name(book: Book, code: str) -> str:
    """One thing given by its code."""
    key, found, words = code.partition("=")
    if found:
        known = key in book.entries or key in book_of(SOURCE).entries
        return text_of(book, key, {}) if known else words.replace("_", " ")
    for sign, key in (("/", "name-either"), (".", "name-with")):
        one, found, other = code.partition(sign)
        if found:
            parts = {"one": say_name(book, one), "other": say_name(book, other)}
            return text_of(book, key, parts)
    count, found, one = code.partition("*")
    if found:
        return text_of(book, "name-many", {"count": int(count), "one": say_name(book, one)})
    return text_of(book, f"name-{code}", {})
